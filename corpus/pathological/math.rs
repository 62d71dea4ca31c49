//! Attacks on mathematics.

use super::{Attack, fill, rows};

/// Dollars, braces, backticks.
pub const MATH: &[Attack] = &[
    ("dollars", |n| fill("$", n)),
    ("dollars that open", |n| fill("$a ", n)),
    ("dollars that close", |n| fill("a$ ", n)),
    ("dollars that do both", |n| fill("a$", n)),
    ("dollars of two lengths", |n| fill("$a$$b ", n)),
    ("dollars before digits", |n| fill("$1", n)),
    ("double dollars", |n| fill("$$a ", n)),
    ("dollars and escaped ones", |n| fill("$a\\$ ", n)),
    ("dollars before a brace each", |n| fill("${", n)),
    ("dollars before two braces each", |n| fill("${{", n)),
    ("dollars after a brace each", |n| fill("{$a", n)),
    ("double dollars before a brace each", |n| fill("$$a {", n)),
    ("dollars before a closing brace each", |n| fill("$a}", n)),
    ("dollars in braces, closed far away", |n| fill("{$a ", n / 2) + &fill("}", n / 2)),
    ("dollars in braces that balance", |n| fill("${", n / 2) + &fill("}$", n / 2)),
    ("dollars after many braces", |n| rows(n, |_, r| fill("{", r) + "$a")),
    ("dollars before many braces", |n| rows(n, |_, r| "$a".to_owned() + &fill("{}", r))),
    ("dollars in quotes, a line each", |n| fill("> $a\n", n)),
    ("dollars and braces in quotes, a line each", |n| fill("> ${\n", n)),
    ("dollar before many lines in a quote", |n| fill("> $a {\n> b\n", n)),
    ("mathematics as code that is not closed", |n| fill("$`a ", n)),
    ("mathematics as code that is not closed, in quotes", |n| fill("> $`a\n", n)),
    ("mathematics as code", |n| fill("$`a`$ ", n)),
    ("dollars beside backticks", |n| fill("`$", n)),
    ("dollars beside backticks, two each", |n| fill("$``", n)),
    ("dollars in cells", |n| "|a|b|\n|-|-|\n".to_owned() + &fill("|$a|$`b|\n", n)),
];
