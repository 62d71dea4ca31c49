//! Attacks on the delimiter runs of extensions.

use super::{Attack, fill, rows};

/// Superscript, subscript, highlight, insert, underline, spoiler.
pub const RUNS: &[Attack] = &[
    ("carets alone", |n| fill("^", n)),
    ("carets that open", |n| fill("^a ", n)),
    ("carets that close", |n| fill("a^ ", n)),
    ("carets that do both", |n| fill("a^", n)),
    ("equals signs that open", |n| fill("==a ", n)),
    ("equals signs that close", |n| fill("a== ", n)),
    ("equals signs that do both", |n| fill("a==", n)),
    ("equals signs, a run longer each", |n| rows(n, |i, _| fill("=", i) + "a")),
    ("plus signs that open, then equals signs that close", |n| {
        fill("++a ", n / 2) + &fill("b== ", n / 2)
    }),
    ("pipes after text", |n| "a".to_owned() + &fill("|", n)),
    ("pipes that open", |n| fill("||a ", n)),
    ("pipes that close", |n| fill("a|| ", n)),
    ("pipes that do both", |n| fill("a||", n)),
    ("pipes of an odd number", |n| fill("|||a", n)),
    ("pipes, a run longer each", |n| rows(n, |i, _| fill("|", i) + "a")),
    ("pipes that open, then close", |n| fill("a |||", n / 2) + &fill("||| a", n / 2)),
    ("pipes, then one long run", |n| fill("a ||b", n / 2) + &fill("|", n / 2)),
    ("underlines", |n| fill("__a ", n / 2) + &fill("b__ ", n / 2)),
    ("underlines of an odd number", |n| fill("a ___", n / 2) + &fill("___ b", n / 2)),
    ("every delimiter opens", |n| fill("^a ~b ~~c ==d ++e ||f __g *h ", n)),
    ("every delimiter opens, then one closes", |n| {
        fill("^a ~b ~~c ==d ++e __g *h ", n / 2) + &fill("i|| ", n / 2)
    }),
    ("every delimiter does both", |n| fill("a^b~c~~d==e++f||g*", n)),
    ("every delimiter, nested", |n| fill("^~==++||__*a ", n / 2) + &fill(" b*__||++==~^", n / 2)),
    ("every delimiter in brackets", |n| fill("[^a ==b ++c ||d", n)),
    ("every delimiter in links", |n| fill("[^a ==b ++c](d)", n)),
];
