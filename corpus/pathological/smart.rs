//! Attacks on smart punctuation, and on emphasis beside CJK characters.

use super::{Attack, fill, rows};

/// Quotation marks, dashes, ellipses; characters that change what a delimiter run flanks.
pub const SMART: &[Attack] = &[
    ("single quotation marks that open", |n| fill("'a ", n)),
    ("single quotation marks that close", |n| fill("a' ", n)),
    ("quotation marks that open, then others that close", |n| {
        fill("\"a ", n / 2) + &fill("b' ", n / 2)
    }),
    ("quotation marks, nested", |n| fill("'\"a ", n / 2) + &fill(" b\"'", n / 2)),
    ("quotation marks that open, then emphasis, then ones that close", |n| {
        fill("'a ", n / 3) + &fill("*b ", n / 3) + &fill("c' ", n / 3)
    }),
    ("quotation marks in emphasis that ends", |n| fill("*'a \"b* ", n)),
    ("quotation marks in emphasis, nested", |n| fill("*'a ", n / 2) + &fill(" b*", n / 2)),
    ("quotation marks in brackets", |n| fill("['a \"b", n)),
    ("quotation marks in links", |n| fill("['a \"b'](c)", n)),
    ("quotation marks in parentheses", |n| fill("('(\"", n)),
    ("hyphens, a run longer each", |n| rows(n, |i, _| fill("-", i) + "a")),
    ("full stops, a run longer each", |n| rows(n, |i, _| fill(".", i) + "a")),
    ("full stops in text", |n| "a".to_owned() + &fill(".", n)),
    ("variation selectors beside stars", |n| fill("*\u{FE00}", n)),
    ("variation selectors, many", |n| rows(n, |_, r| fill("\u{FE00}", r) + "*")),
    ("wide punctuation beside stars", |n| fill("**「a」**", n)),
    ("wide punctuation and tildes beside stars", |n| fill("*~。", n)),
];
