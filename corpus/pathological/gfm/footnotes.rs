//! Attacks on footnotes.

use crate::pathological::{Attack, after, each, fill};

/// Definitions and references.
pub const FOOTNOTES: &[Attack] = &[
    ("footnotes, each after a reference", |n| each(n, |i| format!("[^{i}]\n\n[^{i}]: a\n\n"))),
    ("footnotes, all after the references", |n| {
        each(n / 2, |i| format!("[^{i:04}] "))
            + "\n\n"
            + &each(n / 2, |i| format!("[^{i:04}]: a\n\n"))
    }),
    ("footnotes, all before the references", |n| {
        each(n / 2, |i| format!("[^{i:04}]: a\n\n")) + &each(n / 2, |i| format!("[^{i:04}] "))
    }),
    ("footnotes, only the last one used", |n| {
        "[^a]\n\n".to_owned() + &each(n, |i| format!("[^{i}]: b\n\n")) + "[^a]: c"
    }),
    ("footnotes that are not defined", |n| {
        each(n / 2, |i| format!("[^{i:04}] "))
            + "\n\n"
            + &each(n / 2, |i| format!("[^b{i:04}]: a\n"))
    }),
    ("footnotes of one label", |n| after("[^a]\n\n", "[^a]: b\n", n)),
    ("footnotes on one line", |n| after("[^a]\n\n", "[^a]: ", n)),
    ("footnotes on one line, each used", |n| {
        each(n / 2, |i| format!("[^{i}]: ")) + "\n\n" + &each(n / 2, |i| format!("[^{i}] "))
    }),
    ("footnotes on one line, then blank lines", |n| {
        fill("[^a]: ", n / 2) + "b" + &fill("\n", n / 2)
    }),
    ("footnotes on one line, then lazy lines", |n| {
        fill("[^a]: ", n / 2) + "b\n" + &fill("c\n", n / 2)
    }),
    ("footnotes in block quotes", |n| fill("> [^a]: ", n) + "b"),
    ("footnotes in lists", |n| fill("- [^a]: ", n) + "b\n\nc[^a]"),
    ("footnote, many references to a long label", |n| {
        let label = "a".repeat(990);
        fill(&format!("[^{label}] "), n) + &format!("\n\n[^{label}]: b")
    }),
    ("footnote labels without an end", |n| fill("[^a", n)),
    ("footnote labels without a character", |n| fill("[^]", n) + "\n\n[^a]: b"),
    ("footnote labels that are too long", |n| fill(&format!("[^{}]: b\n", "a".repeat(1000)), n)),
    ("footnotes among delimiters", |n| fill("*[^*_a]_", n) + "\n\n[^*_a]: b"),
    ("footnotes in brackets", |n| fill("[[^a]", n) + "\n\n[^a]: b"),
    ("footnotes in images", |n| fill("![[^a]", n / 2) + &fill("](b)", n / 2) + "\n\n[^a]: c"),
    ("footnotes before labels", |n| fill("[^a][b]", n) + "\n\n[^a]: c"),
];
