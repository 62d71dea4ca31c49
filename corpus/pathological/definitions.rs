//! Attacks on link reference definitions and references.

use super::{Attack, after, each, fill, ideograph, rows};

/// Link reference definitions and references.
pub const DEFINITIONS: &[Attack] = &[
    ("definitions of one label", |n| fill("[a]: u\n", n)),
    ("definitions of one label, apart", |n| fill("[a]: u\n\n", n)),
    ("definitions of many labels", |n| each(n, |i| format!("[{i}]: u\n"))),
    ("definitions of many labels, apart", |n| each(n, |i| format!("[{i}]: u\n\n"))),
    ("definitions, then references", |n| {
        each(n / 2, |i| format!("[{i}]: u\n")) + "\n" + &each(n / 2, |i| format!("[{i}] "))
    }),
    ("references, then definitions", |n| {
        each(n / 2, |i| format!("[{i}] ")) + "\n\n" + &each(n / 2, |i| format!("[{i}]: u\n"))
    }),
    ("references, each before its definition", |n| each(n, |i| format!("[{i}]\n\n[{i}]: u\n\n"))),
    ("references, each defined one earlier", |n| each(n, |i| format!("[{i}]: u\n\n[{i}]\n\n"))),
    ("references, none defined", |n| fill("[a] ", n) + "\n\n[b]: u"),
    ("references in paragraphs, none defined", |n| fill("[a]\n\n", n) + "[b]: u"),
    ("references to the last definition", |n| {
        each(n / 2, |i| format!("[{i}]: u\n\n")) + &fill("[z] ", n / 2) + "\n\n[z]: u"
    }),
    ("references, colons without definitions", |n| fill("[a] b[c]: d\n\n", n)),
    ("references in quotes", |n| fill("> [a]\n>\n", n) + "\n[a]: u"),
    ("references in deep quotes", |n| rows(n, |_, r| fill(">", r) + "[a]\n\n") + "[b]: u"),
    ("references in items", |n| fill("- [a]\n", n) + "\n[a]: u"),
    ("references to a long destination", |n| {
        after("[a]: ", "b", n / 2) + "\n\n" + &fill("[a]", n / 2)
    }),
    ("references to a long title", |n| {
        after("[a]: b '", "c\n", n / 2) + "'\n\n" + &fill("[a]", n / 2)
    }),
    ("labels with a common beginning", |n| {
        let label = "x".repeat(99);
        each(n, |i| format!("[{label}{i}]: u\n")) + "\n[" + &label + "0]"
    }),
    ("labels that end with neighbours in Unicode", |n| {
        let family = |name| each(n / 2, |i| format!("[{name}{}]: u\n", ideograph(i)));
        family("a") + &family("b")
    }),
    ("labels that fold to longer ones", |n| {
        let label = "\u{130}\u{1E9E}\u{FB03}".repeat(40);
        format!("[{label}]: u\n\n") + &fill(&format!("[{label}] "), n)
    }),
    ("label without an end", |n| after("[", "a\n", n)),
    ("labels without an end", |n| fill("[a\n", n)),
    ("labels of backslashes", |n| after("[", "\\", n) + "\n"),
    ("labels that are too long", |n| fill(&("[".to_owned() + &"a ".repeat(500) + "]: u\n\n"), n)),
    ("labels before nothing", |n| fill("[a]:\n", n) + "b"),
    ("definition titles, open", |n| fill("[a]: b \"c\n", n)),
    ("definition titles, open, both quotes", |n| fill("[a]: b \"c\n[a]: b 'c\n", n)),
    ("definition titles, open, parentheses", |n| fill("[a]: b (c\n", n)),
    ("definition titles, open, then text", |n| after("[a]: b '\n", "[a]: b\n", n)),
    ("definition titles over lines", |n| fill("[a]: b\n'c\nd'\n", n)),
    ("definitions in items", |n| fill("- [a]: u\n", n)),
    ("definitions in quotes", |n| fill("> [a]:\n> u\n>\n", n)),
    ("definitions in quotes, distinct", |n| each(n, |i| format!("> [{i}]:\n> u\n>\n"))),
    ("definitions in deep quotes", |n| rows(n, |i, r| format!("{}[{i}]: u\n", fill(">", r)))),
    ("references to a destination of NULs", |n| {
        fill("[a] ", n / 2) + &after("\n\n[a]: b:", "\0", n / 2)
    }),
    ("definition of spaces", |n| after("[a]:", " ", n / 2) + &after("b ", " ", n / 2) + "c"),
];
