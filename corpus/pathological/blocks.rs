//! Attacks on containers and leaf blocks.

use super::{Attack, after, fill, rows};

/// Block quotes, lists and their blank and lazy lines.
pub const CONTAINERS: &[Attack] = &[
    ("quotes on one line", |n| fill("> ", n) + "a"),
    ("quotes on one line, tight", |n| fill(">", n)),
    ("quotes on many lines", |n| rows(n, |_, r| fill(">", r) + "a\n")),
    ("quotes, one more a line", |n| rows(n, |i, _| fill(">", i) + "a\n")),
    ("quotes, one less a line", |n| rows(n, |i, r| fill(">", r - i) + "a\n")),
    ("quotes, then lazy lines", |n| fill(">", n / 2) + "a\n" + &fill("b\n", n / 2)),
    ("quotes, then lazy indented lines", |n| fill(">", n / 2) + "a\n" + &fill("    b\n", n / 2)),
    ("quotes, then lazy lines with a marker", |n| fill(">", n / 2) + "a\n" + &fill(">b\n", n / 2)),
    ("quotes, then blank lines", |n| fill(">", n / 2) + "a\n" + &fill("\n", n / 2)),
    ("quotes, then lines of one marker", |n| fill(">", n / 2) + "a\n" + &fill(">\n", n / 2)),
    ("quotes, then an open fence", |n| fill("> ", n / 2) + "```\n" + &fill("> a\n", n / 2)),
    ("quotes, then emphasis", |n| fill(">", n / 2) + &fill("a*", n / 2)),
    ("quotes, each closed", |n| fill("> a\n\n", n)),
    ("quotes of changing depth", |n| fill("> > > a\n> b\n", n)),
    ("lines of one marker", |n| fill(">\n", n)),
    ("lines of one marker between text", |n| fill("> a\n>\n", n)),
    ("lists on one line", |n| fill("- ", n) + "a"),
    ("lists on one line, numbered", |n| fill("1. ", n) + "a"),
    ("lists on one line, three bullets", |n| fill("- * + ", n) + "a"),
    ("lists on one line, never a break", |n| fill("* ", n) + "a"),
    ("lists on many lines, never a break", |n| rows(n, |_, r| fill("* ", r) + "a\n")),
    ("lists, then blank lines", |n| fill("- ", n / 2) + "a\n" + &fill("\n", n / 2)),
    ("lists, then blank lines and text", |n| fill("- ", n / 2) + "a" + &fill("\n", n / 2) + "b"),
    ("lists, then lines of spaces", |n| {
        fill("- ", n / 2) + "a\n" + &rows(n / 2, |_, r| fill(" ", r) + "\n")
    }),
    ("lists, then tabs", |n| {
        let depth = n.isqrt();
        fill("- ", depth) + "a\n" + &fill(&(fill("\t", depth / 4) + "b\n"), n)
    }),
    ("lists, then lazy lines", |n| fill("- ", n / 2) + "a\n" + &fill("b\n", n / 2)),
    ("lists, then items", |n| fill("- ", n / 2) + "a\n" + &fill("- b\n", n / 2)),
    ("lists, then blank lines and items", |n| fill("- ", n / 2) + "a\n" + &fill("\n- b\n", n / 2)),
    ("lists, then an item a level", |n| {
        fill("- ", 2 * n.isqrt()) + "a\n" + &rows(n, |i, _| fill("  ", 2 * i) + "- b\n")
    }),
    ("lists in a quote, then its marker", |n| {
        after("> ", "- ", n / 2) + "a\n" + &fill(">\n", n / 2)
    }),
    ("lists around a quote, then blank lines", |n| {
        fill("- ", n / 2) + "> a\n" + &fill("\n", n / 2)
    }),
    ("lists and quotes", |n| fill("- > ", n) + "a"),
    ("lists and quotes, then blank lines", |n| fill("- > ", n / 2) + "a\n" + &fill("\n", n / 2)),
    ("quotes and lists, then markers", |n| fill("> - ", n / 2) + "a\n" + &fill(">\n", n / 2)),
    ("lists, one deeper a line", |n| rows(n, |i, _| fill("  ", 2 * i) + "- a\n")),
    ("lists, one deeper a line, loose", |n| rows(n, |i, _| fill("  ", 2 * i) + "- a\n\n")),
    ("items", |n| fill("- a\n", n)),
    ("items, loose", |n| fill("- a\n\n", n)),
    ("items, loose at the end", |n| fill("- a\n", n) + "\n- a\n"),
    ("items without text", |n| fill("-\n", n)),
    ("items without text, blank lines", |n| fill("-\n\n", n)),
    ("items that begin with a blank line", |n| fill("-\n  a\n", n)),
    ("items of many lists", |n| fill("- a\n+ b\n* c\n", n)),
    ("items of many lists, loose", |n| fill("- a\n\n+ b\n\n", n)),
    ("items of many lists, loose at the end", |n| fill("- a\n+ b\n", n) + "\n+ b\n"),
    ("items between quotes", |n| fill("- a\n> b\n", n)),
    ("items in quotes", |n| fill("> - a\n>\n", n)),
    ("items with a list each", |n| fill("- a\n  - b\n\n  - c\n", n)),
    ("items with a fence each", |n| fill("- ```\n", n)),
    ("items of long numbers", |n| fill("1", n) + ". a"),
    ("items after many tabs", |n| after("-", "\t", n) + "a"),
    ("lists, one deeper a line, then blank lines", |n| {
        rows(n / 2, |i, _| fill("  ", 2 * i) + "- a\n") + &fill("\n", n / 2)
    }),
];

/// Leaf blocks and line ends.
pub const LEAVES: &[Attack] = &[
    ("lines", |n| fill("a\n", n)),
    ("lines that end with CR", |n| fill("a\r", n)),
    ("lines that end with CR LF", |n| fill("a\r\n", n)),
    ("line ends", |n| fill("\n", n)),
    ("line ends, CR", |n| fill("\r", n)),
    ("line ends, LF CR", |n| fill("\n\r", n)),
    ("lines of one space", |n| fill(" \n", n)),
    ("one long line", |n| fill("a", n)),
    ("one line of spaces", |n| fill(" ", n) + "a"),
    ("one line of tabs", |n| fill("\t", n) + "a"),
    ("spaces at line ends", |n| rows(n, |_, r| after("a", " ", r) + "\n")),
    ("indentation of lines", |n| rows(n, |_, r| fill(" ", r) + "a\n") + "a"),
    ("heading with many closing marks", |n| after("# ", "#", n)),
    ("heading with groups of marks", |n| after("# a", " #", n)),
    ("heading with a mark and spaces", |n| after("# #", " ", n) + "a"),
    ("headings", |n| fill("# a\n", n)),
    ("underlined lines", |n| fill("a\n=\n", n)),
    ("underline after many lines", |n| fill("a\n", n) + "="),
    ("underline after many definitions", |n| fill("[a]: /u\n", n) + "=\nb"),
    ("underline after definitions and text", |n| fill("[a]: /u\n", n) + "b\n="),
    ("underline after open titles", |n| fill("[a]: /u \"\n", n) + "="),
    ("underlined definitions", |n| fill("[a]: /u\n=\n", n)),
    ("underlined definitions, one hyphen", |n| fill("[a]: /u\n-\n", n)),
    ("underlined definitions with text", |n| fill("[a]: /u\nb\n=\n", n)),
    ("breaks that are none", |n| rows(n, |_, r| fill("_ ", r) + "a\n")),
    ("fences", |n| fill("```\n", n)),
    ("fences of growing length", |n| rows(n, |i, _| after("``", "`", i) + "\n")),
    ("fence with backticks in its info", |n| after("```", "a`", n)),
    ("open fence", |n| after("```\n", "a\n", n)),
    ("open fence, shorter ones", |n| after("```\n", "``\n", n)),
    ("open fence, others", |n| after("```\n", "~~~\n", n)),
    ("open fence, with info", |n| after("```\n", "``` a\n", n)),
    ("open fence, at line ends", |n| after("```\n", "a ```\n", n)),
    ("open fence, marks with spaces", |n| {
        "~~~\n".to_owned() + &rows(n, |_, r| fill("~ ", r) + "\n")
    }),
    ("open fence, indented", |n| after(" ```\n", "``` a\n", n)),
    ("open fence in a list", |n| after("- ```\n", "  ``\n\n", n)),
    ("indented code", |n| fill("    a\n", n)),
    ("indented code, blank lines", |n| fill("    a\n\n", n)),
    ("indented code, blank lines in it", |n| after("    a\n", "\n", n) + "    b"),
    ("indented code, blank lines after it", |n| after("    a\n", "\n", n) + "b"),
    ("indented code, lines of spaces", |n| after("    a\n", "      \n", n) + "    b"),
    ("indented code in a quote", |n| after(">     a\n", ">\n", n) + ">     b"),
    ("indented code in a list", |n| after("-     a\n", "\n", n) + "      b"),
    ("indented code in lists", |n| {
        let depth = n.isqrt();
        fill("- ", depth)
            + "    a\n"
            + &fill(&(fill("\n", depth) + &fill("  ", depth) + "    a\n"), n)
    }),
    ("indented code in quotes and lists", |n| {
        let quotes = fill(">", n.isqrt());
        format!("{quotes}-     a\n") + &fill(&(quotes + "\n"), n)
    }),
    ("indented code with tabs", |n| fill("\ta\n\t\n", n)),
    ("HTML blocks", |n| fill("<div>\n\n", n)),
    ("HTML block lines", |n| fill("<div\n", n)),
    ("HTML block of any tag", |n| fill("<a b>\n\n", n)),
    ("HTML block of no tag", |n| rows(n, |_, r| after("<a ", "b ", r) + "\n\n")),
    ("HTML block, open script", |n| after("<script>\n", "</scrip>\n", n)),
    ("HTML block, open script on a line", |n| after("<script>", "</script", n)),
    ("HTML block, open comment", |n| fill("<!--\n", n)),
    ("HTML block, open instruction", |n| fill("<?\n", n)),
    ("HTML block, open declaration", |n| fill("<!A\n", n)),
    ("HTML block, open CDATA", |n| fill("<![CDATA[\n", n)),
    ("HTML block, long name", |n| after("<", "a", n)),
    ("words", |n| fill("aaaaaaaaa ", n)),
    ("spaces in a line, then a hard break", |n| after("a", " ", n) + "b  \nc"),
    ("HTML block of any tag, lines", |n| fill("<a b>\n", n)),
    ("HTML block, script again and again", |n| fill("<script>\n", n)),
    ("HTML block, declaration with many ends", |n| after("<!A ", "b>", n)),
];
