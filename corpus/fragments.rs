//! Pieces of markup, to put documents together at random.

/// What begins a line in a container, or a line of another indentation.
pub const PREFIXES: &[&str] =
    &["> ", ">", "- ", "  ", "* ", "1. ", "   ", "2) ", "    ", "\t", "> > ", "- > "];

/// Markers and delimiters, alone and with what they need.
#[rustfmt::skip]
pub const TOKENS: &[&str] = &[
    "a", "b ", " ", "  ", "\t", "\n", "\n\n", "  \n", "\\\n", "\r", "\r\n", "é", "漢", "\u{a0}",
    "\u{3000}", "“", "\0", "\u{feff}", "*", "**", "***", "_", "__", "`", "``", "```", "~~~", "[",
    "]", "![", "](", "][", "[]", "]: ", "[a]", "[a]: /b\n", "[a]: <c> 'd'\n", "(", ")", "<", ">",
    "/u", "<a>", "</a", "<a b='", "'", "\"", "<!--", "-->", "<?", "?>", "<!A", "<![CDATA[", "]]>",
    "<div>\n", "<pre>\n", "</pre>", "<https://a.b>", "<a@b.c>", "&amp;", "&#65;", "&", ";", "\\",
    "\\*", "#", "# ", "===\n", "---\n", "***\n", "- ", "+ ", "1. ", "> ",
    "~", "~~", "~a", "a~", "|", "| ", " |", "\\|", "a|b\n", "|a|b|\n", "-|-\n", "|-|-|\n", ":-:|\n",
    "[ ] ", "- [x] ", "- [ ]", "www.", "www.a.b", "http://", "https://a.b", "@", "a@b.c", "mailto:",
    "xmpp:a@b.c/", ".", "@a", "[^a]", "[^a]: ", "[^a]: b\n", "[^", "\n\n    ", "> [!NOTE]\n", "[!tip]",
    "[!CAUTION]\n", "$", "$$", "$a", "a$", "$`", "`$", "{", "}", "```math\n",
    "---\na: b\n---\n", "+++\n", "...\n",
    ":a:", ":+1", ":a_b:", ":a", ":a[", ":a[b]", "::a[b]{c}\n", ":::a\n", ":::a[b]{.c}\n", ":::\n", "::::a\n", "::::\n", "{#a .b c='d'}",
];
