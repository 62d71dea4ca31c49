//! Attacks: documents that repeat what a careless parser pays for more than once.
//!
//! Each generator takes a size in bytes and gives a document of about that size; where a document
//! has two parts, each is half of it. So a document four times as large is to be four times the work.
//! Shapes with rows that grow have as many rows as the root of the size.

mod gfm;

pub use gfm::GFM;
use std::iter::repeat_n;

/// A generator and the name of its attack. Its document grows with the size.
pub type Attack = (&'static str, fn(usize) -> String);

/// All attacks.
pub fn all() -> impl Iterator<Item = Attack> {
    [CONTAINERS, LEAVES, TEXT, DELIMITERS, BRACKETS, ANGLES, DEFINITIONS, GFM]
        .into_iter()
        .flatten()
        .copied()
}

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
];

/// Escapes, character references, code spans and characters.
pub const TEXT: &[Attack] = &[
    ("backslashes", |n| fill("\\", n)),
    ("escapes", |n| fill("\\.", n)),
    ("escaped line ends", |n| fill("a\\\n", n)),
    ("hard breaks", |n| fill("a  \n", n)),
    ("ampersands", |n| fill("&", n)),
    ("entities", |n| fill("&amp;", n)),
    ("entity with a long name", |n| after("&", "a", n) + ";"),
    ("entities without an end", |n| fill("&CounterClockwiseContourIntegra", n)),
    ("number without an end", |n| after("&#", "1", n) + ";"),
    ("numbers without an end", |n| fill("&#x10FFF", n)),
    ("NULs", |n| fill("a\0", n)),
    ("wide characters", |n| fill("é中😀", n)),
    ("combining characters", |n| after("a", "\u{301}", n)),
    ("wide punctuation and emphasis", |n| fill("。*中*", n)),
    ("backticks", |n| fill("`", n)),
    ("backticks and lines", |n| fill("`\n", n)),
    ("backticks, a run longer each", |n| rows(n, |i, _| fill("`", i) + "a")),
    ("backticks, a run shorter each", |n| rows(n, |i, r| fill("`", r - i) + "a")),
    ("backticks, runs shuffled", |n| rows(n, |i, r| fill("`", i * 7919 % r) + "a")),
    ("backticks, each run twice", |n| rows(n / 2, |i, _| fill("`", i) + "a").repeat(2)),
    ("backticks, each run closed", |n| rows(n, |i, _| format!("{0}a{0} ", fill("`", i / 2)))),
    ("backticks, then emphasis", |n| rows(n / 2, |i, _| fill("`", i) + "a") + &fill("*a* ", n / 2)),
    ("backticks, one and two", |n| fill("`a``b", n)),
    ("backticks, escaped", |n| fill("\\``", n)),
    ("backticks, escape after", |n| fill("``\\", n)),
    ("backticks, then one long run", |n| fill("`a", n / 2) + &fill("`", n / 2)),
    ("backticks in quotes", |n| fill("> `a\n", n)),
    ("code spans", |n| fill("`a` ", n)),
    ("code span of spaces", |n| after("`", " ", n) + "`"),
    ("code spans with padding", |n| fill("` a ` ", n)),
    ("code span over lines", |n| after("`", "a\n", n) + "`"),
];

/// Delimiter runs.
pub const DELIMITERS: &[Attack] = &[
    ("closers without openers", |n| fill("a_ ", n)),
    ("closers without openers, three", |n| fill("a*** ", n)),
    ("openers without closers", |n| fill("_a ", n)),
    ("openers and other closers", |n| fill("*a_ ", n)),
    ("openers, then other closers", |n| fill("*a ", n / 2) + &fill("a_ ", n / 2)),
    ("openers, then both closers", |n| fill("*a ", n / 2) + &fill("_a*_ ", n / 2)),
    ("openers, then closers", |n| fill("*a ", n / 2) + &fill("a* ", n / 2)),
    ("openers of two, then closers of one", |n| fill("**a ", n / 2) + &fill("a* ", n / 2)),
    ("rule of three", |n| after("a**b", "c* ", n)),
    ("rule of three, both ways", |n| fill("a**b*", n)),
    ("rule of three, among others", |n| after("x**x", " _x", n / 2) + &fill("x* ", n / 2)),
    ("runs inside of words", |n| fill("a***", n)),
    ("runs of both marks", |n| fill("**_* ", n)),
    ("runs of both marks in words", |n| fill("*a_b*c_d**e_f*g**h*i_j**", n)),
    ("runs before punctuation", |n| fill("*x ", n / 2) + &fill(".**", n / 2)),
    ("nested, one run", |n| fill("*", n / 2) + "a" + &fill("*", n / 2)),
    ("nested, underscores", |n| fill("_", n / 2) + "a" + &fill("_", n / 2)),
    ("nested, both marks", |n| fill("*_", n / 2) + "a" + &fill("_*", n / 2)),
    ("nested, strong in emphasis", |n| fill("*a **a ", n / 2) + "b" + &fill(" a** a*", n / 2)),
    ("one run", |n| fill("*", n) + "a"),
    ("one run, then closers of one", |n| fill("*", n / 2) + &fill("a* ", n / 2)),
    ("one run, then closers of two", |n| fill("_", n / 2) + &fill("a__ ", n / 2)),
    ("openers of one, then one run", |n| fill("*a", n / 2) + &fill("*", n / 2)),
    ("runs of growing length", |n| rows(n, |i, _| fill("*", i) + "a")),
    ("runs over lines", |n| fill("*\n", n) + "a"),
    ("brackets and closers", |n| fill("[ a_", n)),
    ("brackets and openers", |n| fill("[*_a", n)),
    ("links with emphasis", |n| fill("[*a*](u) ", n)),
    ("links with emphasis around", |n| fill("*a [b*](u) ", n)),
    ("images, nested, with emphasis", |n| fill("![*a* ", n / 2) + &fill("](u)", n / 2)),
    ("image of links with emphasis", |n| after("![*a", "[*b*](u)", n) + "](u)"),
];

/// Links and images.
pub const BRACKETS: &[Attack] = &[
    ("openers", |n| fill("[a", n)),
    ("openers of images", |n| fill("![", n) + "a]"),
    ("closers", |n| fill("a]", n)),
    ("brackets, nested", |n| fill("[", n / 2) + "a" + &fill("]", n / 2)),
    ("brackets, nested, and a definition", |n| {
        fill("[", n / 2) + &fill("]", n / 2) + "\n\n[a]: /b"
    }),
    ("brackets, crossed over lines", |n| fill("]([\n", n)),
    ("brackets, escaped", |n| fill("[\\]", n)),
    ("links", |n| fill("[a](/u) ", n)),
    ("links, nested", |n| fill("[", n / 2) + "a" + &fill("](u)", n / 2)),
    ("links, nested, by reference", |n| {
        fill("[", n / 2) + "a" + &fill("][r]", n / 2) + "\n\n[r]: /r"
    }),
    ("images, nested", |n| fill("![", n / 2) + "a" + &fill("](u)", n / 2)),
    ("images, nested, without a destination", |n| fill("![[]()", n)),
    ("destinations, open", |n| fill("[a](b", n)),
    ("destinations, open, empty", |n| fill("[](", n)),
    ("destinations, open, over lines", |n| fill("[a](\n", n)),
    ("destinations, open, after a space", |n| fill("[ (](", n)),
    ("destinations, open, in angle brackets", |n| fill("[a](<b", n)),
    ("destination, open, spaces", |n| after("[](", " ", n)),
    ("destination with parentheses", |n| after("[a](", "(", n / 2) + &fill(")", n / 2) + ")"),
    ("destination with open parentheses", |n| after("[a](", "(", n)),
    ("destinations with parentheses", |n| {
        let parentheses = "(".repeat(31) + &")".repeat(30);
        fill(&format!("[a]({parentheses}"), n)
    }),
    ("destinations with pairs of parentheses", |n| fill("[a](b()", n)),
    ("destination of backslashes", |n| after("[a](", "\\", n)),
    ("titles, open", |n| fill("[a](b \"", n)),
    ("titles, open, single quotes", |n| fill("[a](b '", n)),
    ("titles, open, parentheses", |n| fill("[a](b (", n)),
    ("titles, open, of three kinds", |n| fill("[a](b \"[a](b '[a](b (", n)),
    ("titles, open, last of their kinds", |n| after("[a](b \"[a](b '", "[a](b (", n)),
    ("titles, open, over lines", |n| fill("[a](b \"\n", n)),
    ("titles, without an end of the link", |n| fill("[a](b \"c\" ", n)),
    ("title of backslashes", |n| after("[a](b \"", "\\", n)),
    ("labels, open", |n| fill("[a][", n)),
    ("labels, undefined", |n| fill("[a][b]", n)),
    ("labels, long, undefined", |n| fill(&("[a][".to_owned() + &"b".repeat(900) + "]"), n)),
    ("labels, wide and escaped, undefined", |n| {
        fill(&("[a][".to_owned() + &"中".repeat(600) + &"\\.".repeat(190) + "]"), n)
    }),
    ("labels, too long", |n| fill(&("[a][".to_owned() + &"b".repeat(1900) + "]"), n)),
    ("label of spaces", |n| after("[", " ", n) + "]"),
    ("label of lines", |n| after("[a][", "b\n", n) + "]"),
    ("links in quotes", |n| fill("> [a](b\n> 'c\n> d')\n", n)),
    ("links in quotes, open", |n| fill("> [a](b 'c\n", n)),
];

/// Raw HTML and autolinks.
pub const ANGLES: &[Attack] = &[
    ("angle brackets", |n| fill("<", n)),
    ("angle brackets, one closed", |n| fill("<", n) + ">"),
    ("angle brackets, each closed", |n| fill("<>", n)),
    ("angle brackets, then schemes", |n| fill("<", n / 2) + &fill(":/", n / 2)),
    ("autolink without an end", |n| after("a <a:", "a", n)),
    ("autolinks without an end", |n| fill("<ab:c", n)),
    ("autolink with a long scheme", |n| after("a <", "a", n) + ":b>"),
    ("address without an end", |n| after("a <b@", "c.", n)),
    ("addresses without an end", |n| fill("<a@b.", n)),
    ("tags without an end", |n| after("a ", "<a ", n)),
    ("tags without an end, lines", |n| after("a ", "<a\n", n)),
    ("tags without an end, closing", |n| after("a ", "</a ", n)),
    ("tags without an end, quotes", |n| after("a ", "<a b=\"", n)),
    ("tags without an end, both quotes", |n| after("a ", "<a b=\" c=' ", n)),
    ("tags without an end, three quotes", |n| after("a ", "<a b=\" c=' d=\" ", n)),
    ("tags without an end, one quote left", |n| after("a '\" ", "<a b='c' d='", n)),
    ("tag of many attributes", |n| after("a <a", " b", n)),
    ("tag of many values", |n| after("a <a", " b='<a'", n)),
    ("tag of spaces", |n| after("a <a", " ", n)),
    ("comments without an end", |n| after("a ", "<!-- ", n)),
    ("comments without an end, in a quote", |n| fill("> a <!-- \n", n)),
    ("comments", |n| after("a ", "<!-- -->", n)),
    ("instructions without an end", |n| after("a ", "<?", n)),
    ("declarations without an end", |n| after("a ", "<!A ", n)),
    ("CDATA without an end", |n| after("a ", "<![CDATA[", n)),
    ("all of them without an end", |n| after("a ", "<!--<?<!A<![CDATA[<a b='<a b=\"", n)),
];

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
];

/// The unit, repeated up to a size in bytes.
fn fill(unit: &str, size: usize) -> String {
    repeat_n(unit, size.div_ceil(unit.len())).collect()
}

/// The same after something else.
fn after(start: &str, unit: &str, size: usize) -> String {
    start.to_owned() + &fill(unit, size)
}

/// As many rows as the root of the size; a row knows its number and how many there are.
fn rows(size: usize, row: impl Fn(usize, usize) -> String) -> String {
    let count = size.isqrt();
    (0..count).map(|index| row(index, count)).collect()
}

/// One of the characters in a row, none of which has an upper case.
fn ideograph(number: usize) -> char {
    ('\u{4E00}'..='\u{9FFF}').nth(number).unwrap_or('\u{4E00}')
}

/// Numbered units, up to a size in bytes.
fn each(size: usize, unit: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    let mut index = 0;
    while text.len() < size {
        text += &unit(index);
        index += 1;
    }
    text
}
