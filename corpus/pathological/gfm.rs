//! Attacks on the extensions of GitHub's dialect.

mod footnotes;

pub use footnotes::FOOTNOTES;

use super::{Attack, after, fill, rows};

/// Tables, strikethrough, task lists, autolink literals, alerts.
pub const GFM: &[Attack] = &[
    ("tables", |n| fill("|a|b|\n|-|-|\n|c|d|\n\n", n)),
    ("tables in a quote", |n| fill("> |a|\n> |-|\n> |b|\n>\n", n)),
    ("table of one row", |n| fill("|a", n / 2) + "\n" + &fill("|-", n / 2)),
    ("table of one row, with text after it", |n| {
        fill("|a", n / 3) + "\n" + &fill("|-", n / 3) + "\n" + &fill("b\n", n / 3)
    }),
    ("table of short rows", |n| {
        fill("|a", n / 4) + "\n" + &fill("|-", n / 4) + "\n" + &fill("|b\n", n / 2)
    }),
    ("tables of short rows", |n| {
        let size = n.isqrt();
        fill(&(fill("|a", size) + "\n" + &fill("|-", size) + "\n" + &fill("|b\n", size) + "\n"), n)
    }),
    ("table of long rows", |n| "|a|\n|-|\n".to_owned() + &rows(n, |_, r| fill("|b", r) + "\n")),
    ("table of rows without pipes", |n| "|a|\n|-|\n".to_owned() + &fill("b\n", n)),
    ("delimiter rows", |n| fill("|-|\n", n)),
    ("delimiter rows that never fit", |n| fill("|-|-|\n|-|\n", n)),
    ("delimiter rows that never fit, long", |n| rows(n, |i, r| fill("|-", r + i % 2 * 2) + "\n")),
    ("delimiter row after a long line", |n| fill("a|", n / 2) + "\n" + &fill("|-|\na\n", n / 2)),
    ("delimiter rows without an end", |n| fill("|-", n / 2) + "\n" + &fill(":-|", n / 2) + "x"),
    ("pipes", |n| fill("|", n)),
    ("pipes, escaped", |n| fill("\\|", n)),
    ("pipes in code, escaped", |n| "|a|\n|-|\n|`".to_owned() + &fill("\\|", n) + "`|"),
    ("pipes with backslashes", |n| {
        "|a|\n|-|\n".to_owned() + &rows(n, |_, r| fill("\\", r) + "|\n")
    }),
    ("backticks in cells", |n| "|a|b|\n|-|-|\n".to_owned() + &fill("|`|``|\n", n)),
    ("brackets in cells", |n| "|a|\n|-|\n|".to_owned() + &fill("[", n)),
    ("references in cells", |n| "|a|\n|-|\n".to_owned() + &fill("|[a]\n", n) + "\n[a]: /b"),
    ("tildes", |n| fill("~", n)),
    ("tildes that open", |n| fill("~a ", n)),
    ("tildes that close", |n| fill("a~ ", n)),
    ("tildes that do both", |n| fill("a~", n)),
    ("tildes of two lengths", |n| fill("a~b~~", n)),
    ("tildes of two lengths that open", |n| fill("~a ~~b ", n)),
    ("tildes that open, then others that close", |n| fill("~a ", n / 2) + &fill("b~~ ", n / 2)),
    ("tildes beside stars", |n| fill("*~", n)),
    ("many tildes beside stars", |n| rows(n, |_, r| fill("~", r) + "*")),
    ("tildes and stars", |n| fill("~a *b ", n)),
    ("tildes and stars, nested", |n| fill("~*a ", n / 2) + &fill(" b*~", n / 2)),
    ("tildes in brackets", |n| fill("[~a ", n)),
    ("task list items", |n| fill("- [ ] a\n", n)),
    ("task list items on one line", |n| fill("- [x] ", n)),
    ("task list items, blank lines first", |n| fill("-\n  [ ] a\n", n)),
    ("task markers without text", |n| fill("- [ ]", n / 2) + &fill(" ", n / 2)),
    ("autolink literals", |n| fill("www.a.b http://c d@e.f ", n)),
    ("autolink literals that are none", |n| fill("www http:// d@e ", n)),
    ("autolink literals in one another", |n| fill("http://www.a@b.c", n)),
    ("autolink literals with underscores", |n| fill("_www.a_b", n)),
    ("autolink literals with underscores, far", |n| {
        rows(n, |_, r| "_www.".to_owned() + &fill("a_", r))
    }),
    ("autolink literals with punctuation at the end", |n| {
        rows(n, |_, r| "www.a".to_owned() + &fill(".)", r) + "\n")
    }),
    ("autolink literals with references at the end", |n| {
        rows(n, |_, r| "www.a".to_owned() + &fill("&b;", r) + "\n")
    }),
    ("autolink literals with letters at the end", |n| {
        rows(n, |_, r| "www.".to_owned() + &fill("a", r) + ";\n")
    }),
    ("autolink literals with parentheses", |n| {
        "www.a".to_owned() + &fill("(", n / 2) + &fill(")", n / 2)
    }),
    ("autolink literals in brackets", |n| fill("[www.a http://b c@d.e", n)),
    ("autolink literals in links", |n| fill("[www.a c@d.e](f)", n)),
    ("autolink literals in images", |n| fill("![a@b.c", n / 2) + &fill("](d)", n / 2)),
    ("letters of autolink literals", |n| fill("w", n)),
    ("parts of autolink literals", |n| fill("www.", n)),
    ("colons and slashes", |n| fill("://", n)),
    ("schemes", |n| fill("http://", n)),
    ("at signs", |n| fill("@", n)),
    ("at signs between letters", |n| fill("a@", n)),
    ("addresses with long names", |n| rows(n, |_, r| fill("a.", r) + "@b.c ")),
    ("addresses with long domains", |n| rows(n, |_, r| "a@".to_owned() + &fill("b.", r) + "- ")),
    ("addresses among underscores", |n| fill("_a@b_c", n)),
    ("addresses among underscores that never end", |n| fill("a@_b.c _", n)),
    ("addresses of a protocol", |n| fill("xmpp:a@b.c/", n)),
    ("alerts", |n| fill("> [!NOTE]\n> a\n\n", n)),
    ("alerts without content", |n| fill("> [!NOTE]\n\n", n)),
    ("alert before blank lines", |n| "> [!NOTE]\n".to_owned() + &fill(">\n", n)),
    ("alerts before blank lines", |n| {
        rows(n, |_, r| "> [!NOTE]\n".to_owned() + &fill(">\n", r) + "\n")
    }),
    ("alerts in lists", |n| fill("- > [!NOTE]\n  > - a\n", n)),
    ("alerts in deep lists", |n| {
        rows(n, |_, r| fill("- ", r / 2) + "> [!NOTE]\n" + &fill("  ", r / 2) + "> a\n")
    }),
    ("alerts in block quotes", |n| fill("> ", n / 2) + "[!NOTE]\n" + &fill("> ", n / 2) + "a"),
    ("alert before a long line", |n| "> [!NOTE]\n> ".to_owned() + &fill(" ", n)),
    ("task list items after definitions", |n| fill("- [a]: /b\n  [ ] c\n", n)),
    ("tables between lines of text", |n| fill("aaa\rbbb\n-\u{b}\n", n)),
    ("table of a few wide rows", |n| {
        fill("|a", n / 3)
            + "|\n"
            + &fill("|-", n / 3)
            + "|\n"
            + &fill("|b", n / 3)
            + "|\n"
            + &fill("c\n", 14)
    }),
    ("header rows without a delimiter row", |n| fill("a | b\n", n)),
    ("pipes in a cell, escaped", |n| "|a|\n|-|\n|".to_owned() + &fill("\\|", n) + "|"),
    ("pipes in backticks in a cell", |n| "|a|\n|-|\n|".to_owned() + &fill("`|", n) + "|"),
    ("tildes after a line", |n| after("a\n", "~", n)),
    ("tildes among other runs", |n| fill(" ~a", n / 3) + &fill("b_", n / 3) + &fill(" a~~", n / 3)),
    ("tildes and stars, then underscores and tildes", |n| {
        fill("~*a ", n / 2) + &fill("_~ ", n / 2)
    }),
    ("openers of images before letters", |n| fill("![l", n)),
    ("autolink literals after underscores", |n| fill("www._", n) + "a"),
    ("autolink literals after tildes", |n| fill("~www.a", n) + "]("),
    ("autolink literals without a scheme", |n| fill("://a", n) + "]("),
    ("autolink literal of closing parentheses", |n| after("http://a.b/", ")", n)),
    ("autolink literal of semicolons", |n| after("http://a.b/", ";", n)),
    ("autolink literal of references", |n| after("http://a.b/", "&c;", n)),
    ("autolink literal of stars", |n| after("http://a.b?", "*", n) + "c"),
    ("autolink literal with underscores in its domain", |n| after("http://", "a_.", n)),
    ("address with a long name", |n| fill("a.", n) + "@b.c"),
    ("addresses in one another", |n| fill("a@b.", n)),
    ("addresses of a protocol without a name", |n| fill("mailto:", n)),
    ("alert tags, one a line", |n| fill("> [!NOTE]\n", n)),
];
