//! Attacks on wikilinks.

use super::{Attack, after, fill, rows};

/// Brackets and pipes.
pub const WIKILINKS: &[Attack] = &[
    ("wikilinks", |n| fill("[[a]]", n)),
    ("wikilinks, open", |n| fill("[[", n)),
    ("wikilinks, nested", |n| fill("[[", n / 2) + "a" + &fill("]]", n / 2)),
    ("wikilinks with pipes", |n| fill("[[a|", n)),
    ("wikilinks with text", |n| fill("[[a|b]]", n)),
    ("wikilinks as images", |n| fill("![[a|b]]", n)),
    ("wikilinks in wikilinks", |n| fill("[[a|", n / 2) + &fill("]]", n / 2)),
    ("images of wikilinks in one another", |n| fill("![[a|", n / 2) + &fill("]]", n / 2)),
    ("images of wikilinks in one another, text first", |n| {
        fill("![[a", n / 2) + &fill("|b]]", n / 2)
    }),
    ("images of wikilinks in one another, many pipes", |n| {
        rows(n / 2, |_, r| fill("![[", r)) + &rows(n / 2, |_, r| fill("|", r) + "]]")
    }),
    ("wikilinks without a pipe in one another", |n| fill("[[a ", n / 2) + &fill("]]", n / 2)),
    ("wikilink with emphasis in its target", |n| after("[[", "*a* _b ", n) + "|c]]"),
    ("wikilinks with emphasis in their targets", |n| fill("[[*a|*b]]", n)),
    ("wikilink with code in its target", |n| after("[[", "`a` ", n) + "|c]]"),
    ("wikilinks closed before code ends", |n| fill("[[`a|", n / 2) + &fill("`]]", n / 2)),
    ("wikilinks with backslashes", |n| fill("[[\\", n / 2) + &fill("\\]]", n / 2)),
    ("wikilinks with many backslashes", |n| {
        rows(n, |_, r| "[[a".to_owned() + &fill("\\", r) + "|]]")
    }),
    ("closing brackets after an open wikilink", |n| after("[[a|b", "]]", n)),
    ("wikilinks in cells", |n| "|a|\n|-|\n".to_owned() + &fill("|[[a\\|b]]|\n", n)),
];
