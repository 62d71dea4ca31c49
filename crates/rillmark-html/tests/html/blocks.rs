//! Blocks.

use rillmark_html::to_html;

use crate::trusted;

#[test]
fn nothing() {
    assert_eq!(to_html(""), "");
    assert_eq!(to_html("\n \n"), "");
    assert_eq!(to_html("[a]: /b\n"), "");
}

#[test]
fn headings() {
    assert_eq!(
        to_html("# a\n##\n###### b *c*\nd\n=\ne\n-\n"),
        "<h1>a</h1>\n<h2></h2>\n<h6>b <em>c</em></h6>\n<h1>d</h1>\n<h2>e</h2>\n"
    );
}

#[test]
fn quotes_and_breaks() {
    assert_eq!(
        to_html("> a\nb\n>\n> ***\n\n>\n"),
        "<blockquote>\n<p>a\nb</p>\n<hr />\n</blockquote>\n<blockquote>\n</blockquote>\n"
    );
}

#[test]
fn code() {
    assert_eq!(to_html("    <a>\n\n     b\n"), "<pre><code>&lt;a&gt;\n\n b\n</code></pre>\n");
    assert_eq!(to_html("~~~\n~~~\n"), "<pre><code></code></pre>\n");
    assert_eq!(to_html("```\n\"&\n"), "<pre><code>&quot;&amp;\n</code></pre>\n");
}

#[test]
fn the_language_is_the_first_word() {
    for (info, class) in [
        ("rust", "language-rust"),
        (" rust,ignore \t x=\"y\"", "language-rust,ignore"),
        ("c&plus;&plus; x", "language-c++"),
        ("a\\*b&amp;c", "language-a*b&amp;c"),
        ("&quot;&gt;<b>", "language-&quot;&gt;&lt;b&gt;"),
        ("a&#32;b", "language-a"),
        ("a&#9;b&amp;", "language-a"),
        ("&#32;a", "language-a"),
        ("&#32;&#32; a b", "language-a"),
        ("language-c", "language-c"),
        ("日本", "language-日本"),
    ] {
        assert_eq!(
            to_html(&format!("~~~{info}\n~~~")),
            format!("<pre><code class=\"{class}\"></code></pre>\n"),
            "{info}"
        );
    }
    assert_eq!(to_html("~~~  \n~~~"), "<pre><code></code></pre>\n");
    assert_eq!(to_html("~~~&#32;\n~~~"), "<pre><code></code></pre>\n");
}

#[test]
fn raw_html() {
    let source = "<div class=\"a\">\n*b* & c\n\nd\n\n<!-- e\n\nf -->\n";
    assert_eq!(trusted(source), "<div class=\"a\">\n*b* & c\n<p>d</p>\n<!-- e\n\nf -->\n");
    assert_eq!(
        to_html(source),
        "&lt;div class=&quot;a&quot;&gt;\n*b* &amp; c\n<p>d</p>\n&lt;!-- e\n\nf --&gt;\n"
    );
    assert_eq!(trusted("- a\n  <p>\n- <p>"), "<ul>\n<li>a\n<p>\n</li>\n<li>\n<p>\n</li>\n</ul>\n");
    assert_eq!(trusted("> <p>\n\na"), "<blockquote>\n<p>\n</blockquote>\n<p>a</p>\n");
}

#[test]
fn tight() {
    assert_eq!(to_html("- a\n- b\nc\n"), "<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>\n");
    assert_eq!(
        to_html("* a\n  - b\n    1) c\n* d\n"),
        "<ul>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>\n"
    );
}

#[test]
fn loose() {
    assert_eq!(
        to_html("- a\n\n- b\n  - c\n"),
        "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"
    );
}

#[test]
fn empty_items() {
    assert_eq!(to_html("-\n- a\n-"), "<ul>\n<li></li>\n<li>a</li>\n<li></li>\n</ul>\n");
    assert_eq!(to_html("+\n\n+ a"), "<ul>\n<li></li>\n<li>\n<p>a</p>\n</li>\n</ul>\n");
}

#[test]
fn first_numbers() {
    assert_eq!(to_html("1. a"), "<ol>\n<li>a</li>\n</ol>\n");
    assert_eq!(to_html("01) a"), "<ol>\n<li>a</li>\n</ol>\n");
    assert_eq!(to_html("0. a"), "<ol start=\"0\">\n<li>a</li>\n</ol>\n");
    assert_eq!(to_html("007. a\n1. b"), "<ol start=\"7\">\n<li>a</li>\n<li>b</li>\n</ol>\n");
    assert_eq!(to_html("999999999. a"), "<ol start=\"999999999\">\n<li>a</li>\n</ol>\n");
}

#[test]
fn blocks_in_tight_items() {
    for (block, html) in [
        ("# b", "<h1>b</h1>\n"),
        ("***", "<hr />\n"),
        ("> b", "<blockquote>\n<p>b</p>\n</blockquote>\n"),
        ("~~~\n  b\n  ~~~", "<pre><code>b\n</code></pre>\n"),
    ] {
        assert_eq!(
            to_html(&format!("+ a\n  {block}\n")),
            format!("<ul>\n<li>a\n{html}</li>\n</ul>\n")
        );
        assert_eq!(to_html(&format!("+ {block}\n")), format!("<ul>\n<li>\n{html}</li>\n</ul>\n"));
    }
    assert_eq!(to_html("- # a\n  b\n"), "<ul>\n<li>\n<h1>a</h1>\nb</li>\n</ul>\n");
}

#[test]
fn inlines_in_tight_items() {
    assert_eq!(
        to_html("- ![a](b)\n  - *c*\n    - `d`\n"),
        "<ul>\n<li><img src=\"b\" alt=\"a\" />\n<ul>\n<li><em>c</em>\n<ul>\n<li><code>d</code></li>\n</ul>\n</li>\n</ul>\n</li>\n</ul>\n"
    );
}
