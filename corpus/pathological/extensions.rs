//! Attacks on extensions that have no file of their own.

use super::{Attack, after, each, fill, rows};

/// Footnotes, maths, quotation marks, attributes, definition lists, front matter, directives, shortcodes.
pub const EXTENSIONS: &[Attack] = &[
    ("footnotes of one label on a line", |n| fill("[^1]:", n / 2) + &fill("\n", n / 2)),
    ("footnotes without text", |n| each(n, |i| format!("[^{i}]:\n"))),
    ("footnotes, each refers to the next one", |n| {
        each(n, |i| format!("[^{i}]: [^{}]\n\n", i + 1)) + "[^0]"
    }),
    ("footnote that refers to itself", |n| after("[^a]: ", "[^a]", n) + "\n\n[^a]"),
    ("footnotes in footnotes", |n| rows(n / 2, |i, _| fill("    ", 4 * i) + "[^a]: b\n")),
    ("footnote references", |n| fill("[^a]", n) + "\n\n[^a]: b"),
    ("footnote references, each its own", |n| {
        each(n / 2, |i| format!("[^{i}] ")) + "\n\n" + &each(n / 2, |i| format!("[^{i}]: a\n\n"))
    }),
    ("footnote references before any is defined", |n| {
        fill("[^a]\n\n", n / 2) + &each(n / 2, |i| format!("[^{i}]: a\n\n"))
    }),
    ("footnote labels, open", |n| fill("[^", n / 2) + &fill("]", n / 2)),
    ("footnote labels, open at line ends", |n| fill("[^\n", n)),
    ("footnote labels, open at line ends in tags", |n| fill("<a\n[^", n)),
    ("footnotes in the text, open", |n| fill("^[", n) + "a]"),
    ("footnotes in the text, nested", |n| fill("^[a ", n / 2) + &fill(" b]", n / 2)),
    ("footnotes in the text", |n| fill("^[a]", n)),
    ("footnotes in the text, of literal links", |n| fill("^[http://a.b/]", n)),
    ("maths, open", |n| fill("$a ", n)),
    ("maths, each closes the last one", |n| fill("$a$b", n)),
    ("maths of dollars", |n| fill("$", n)),
    ("maths, a run longer each", |n| rows(n, |i, _| fill("$", i) + "a")),
    ("maths of open braces", |n| after("$", "{", n) + "$"),
    ("maths, open, of open braces", |n| fill("${", n)),
    ("maths, open, escaped", |n| fill("$\\", n)),
    ("maths in code, open", |n| fill("$`a ", n)),
    ("maths of two dollars over lines", |n| fill("$$\na\n\n", n)),
    ("quotation marks", |n| fill("\"", n)),
    ("quotation marks of both kinds", |n| fill("\"a' ", n)),
    ("apostrophes", |n| fill("a'", n)),
    ("hyphens and dots", |n| fill("---...", n)),
    ("hyphens in text", |n| after("a ", "-", n)),
    ("brackets, parentheses and pipes over lines", |n| fill("[[[[^(\n|]]]]=]]]]]]]]\n", n)),
    ("superscripts", |n| fill("^a", n)),
    ("superscripts, open", |n| fill("^a ", n)),
    ("subscripts", |n| fill("~a", n)),
    ("highlights, open", |n| fill("==a ", n)),
    ("heading attributes, open", |n| fill("# a {", n)),
    ("heading attributes in braces", |n| after("# a ", "{", n / 2) + &fill("}", n / 2)),
    ("heading attributes, many", |n| after("# a {", ".b ", n) + "}"),
    ("heading attributes, open, headings", |n| fill("# a {#b .c\n", n)),
    ("headings of one text", |n| fill("# a\n\n", n)),
    ("definition list", |n| fill("a\n: b\n\n", n)),
    ("definition list of one term", |n| after("a\n", ": b\n", n)),
    ("definition list after many lines", |n| fill("a\n", n) + ": b"),
    ("definition list, marks on one line", |n| fill(": ", n) + "a"),
    ("definition list, terms with images", |n| after("![a](b) c\n", ": d\n", n)),
    ("definition list, terms one deeper a line", |n| {
        rows(n, |i, _| fill("  ", 2 * i) + "a\n: b\n")
    }),
    ("front matter, open", |n| after("---\n", "a: b\n", n)),
    ("front matter, open, of plus signs", |n| after("+++\n", "a = 1\n", n)),
    ("front matter, its mark again and again", |n| fill("---\n", n)),
    ("front matter, its mark with spaces", |n| after("---\n", "--- \n", n)),
    ("block quotes in fences of marks", |n| fill(">>>\n", n)),
    ("containers of colons", |n| fill("::: a\n", n)),
    ("containers of colons, a run shorter each", |n| rows(n, |i, r| fill(":", r - i + 3) + "a\n")),
    ("directives, containers", |n| fill(":::a\n", n)),
    ("directives, containers around blank lines", |n| fill(":::a\n", n / 2) + &fill("\n", n / 2)),
    ("directives, containers around text", |n| fill(":::a\n", n / 2) + &fill("b\n", n / 2)),
    ("directives, containers and lists in turn", |n| {
        rows(n, |i, _| fill("  ", 2 * i) + "- :::a\n")
    }),
    ("directives, containers in block quotes", |n| rows(n, |i, _| fill("> ", 2 * i) + ":::a\n")),
    ("directives, lazy lines below lists", |n| {
        after(":::a\n", "- ", n / 2) + "b\n" + &fill("c\n", n / 2)
    }),
    ("directives, containers opened and closed", |n| fill(":::a\n:::\n", n)),
    ("directives, containers in deep lists", |n| {
        fill("- ", n / 4)
            + &each(n / 2, |_| fill(" ", n / 2) + ":::a\n" + &fill(" ", n / 2) + ":::\n")
    }),
    ("directives, open labels", |n| fill(":a[", n)),
    ("directives, open labels of links", |n| fill(":a[[b](c)", n)),
    ("directives, nested labels", |n| fill(":a[", n / 2) + "b" + &fill("]", n / 2)),
    ("directives, labels with emphasis", |n| fill("*:a[b*]", n)),
    ("directives, brackets in labels", |n| after("::a", "[", n / 2) + &fill("]", n / 2)),
    ("directives, open attributes", |n| fill(":a{.b", n)),
    ("directives, open values", |n| fill(":a{b='", n)),
    ("directives, open values of both kinds", |n| fill(":a{b='c :a{b=\"", n)),
    ("directives, attributes that end too late", |n| fill(":a{b c", n) + "<}"),
    ("directives, many attributes", |n| after("::a{", ".b ", n) + "}"),
    ("directives, long names", |n| fill(":", n / 2) + &fill("a", n / 2)),
    ("directives, names that end wrongly", |n| fill(":a-_", n)),
    ("directives, escaped colons", |n| fill("\\:", n)),
    ("shortcodes", |n| fill(":a:", n)),
    ("shortcodes, open", |n| fill(":a", n)),
    ("shortcodes, open, of signs", |n| fill(":a-_", n)),
    ("shortcodes, their names longer and longer", |n| rows(n, |i, _| fill("a", i) + ":")),
    ("shortcodes, a long name", |n| fill(":", n / 2) + &fill("a-a", n / 2) + ":"),
];
