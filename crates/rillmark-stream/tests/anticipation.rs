//! What a tail shows of text that is being written, rule by rule.

use rillmark::Options;
use rillmark_html::push_html;
use rillmark_stream::Stream;

/// The tail of a text that comes in one piece, as HTML.
fn tail(text: &str) -> String {
    tail_with(text, Options::ALL)
}

fn tail_with(text: &str, options: Options) -> String {
    let mut stream = Stream::new(options);
    stream.anticipate(true);
    stream.push(text);
    let mut html = String::new();
    push_html(&mut html, stream.tail().map(|(event, _)| event));
    html
}

/// Checks paragraphs: the text, and what is in the paragraph.
#[track_caller]
fn check(cases: &[(&str, &str)]) {
    for (text, inside) in cases {
        let expected =
            if inside.is_empty() { "<p></p>\n".into() } else { format!("<p>{inside}</p>\n") };
        assert_eq!(tail(text), expected, "{text:?}");
    }
}

#[test]
fn emphasis_is_closed() {
    check(&[
        ("Here **bo", "Here <strong>bo</strong>"),
        ("*a **b", "<em>a <strong>b</strong></em>"),
        ("***a", "<em><strong>a</strong></em>"),
        ("**_a and b", "<strong><em>a and b</em></strong>"),
        ("**a\nb", "<strong>a\nb</strong>"),
        ("**a** and *b", "<strong>a</strong> and <em>b</em>"),
    ]);
}

#[test]
fn delimiters_of_extensions_close() {
    check(&[
        ("~~a", "<del>a</del>"),
        ("==a", "<mark>a</mark>"),
        ("a **b ~~c", "a <strong>b <del>c</del></strong>"),
    ]);
}

#[test]
fn delimiters_in_words_and_beside_spaces_are_text() {
    check(&[("2*3 a", "2*3 a"), ("5 * 3", "5 * 3"), ("snake_case_", "snake_case_")]);
}

#[test]
fn half_a_delimiter_is_left_out() {
    check(&[
        ("**a*", "<strong>a</strong>"),
        ("~~a~", "<del>a</del>"),
        ("a **", "a "),
        ("``a`", "<code>a</code>"),
    ]);
}

#[test]
fn code_is_closed() {
    check(&[
        ("a `b", "a <code>b</code>"),
        ("a `b\nc", "a <code>b c</code>"),
        ("a `", "a "),
        ("it`s", "it`s"),
        ("**a `b", "<strong>a <code>b</code></strong>"),
    ]);
}

#[test]
fn mathematics_is_closed_and_money_is_not() {
    check(&[
        ("$x^2", "<span data-math-style=\"inline\">x^2</span>"),
        ("$`x", "<code data-math-style=\"inline\">x</code>"),
        ("a $5 for", "a $5 for"),
        ("a $ b", "a $ b"),
    ]);
}

#[test]
fn wikilinks_are_their_text() {
    check(&[
        ("see [[", "see "),
        ("see [[Pa_g", "see Pa_g"),
        ("see [[Page|", "see Page"),
        ("see [[*Pa*ge|*te", "see <em>te</em>"),
        ("see [[Page|text]", "see text"),
        ("see ![[a.png]", "see a.png"),
        ("see [[a `b|c` d", "see [a <code>b|c</code> d"),
        ("[[ -f a", "[[ -f a"),
        ("a[[1]", "a[[1]"),
    ]);
    assert_eq!(
        tail_with("see [[*te*|Pag", Options::WIKILINKS_TITLE_FIRST),
        "<p>see <em>te</em></p>\n"
    );
}

#[test]
fn links_and_images_are_their_text() {
    check(&[
        ("see [the te", "see the te"),
        ("see [*the* te", "see <em>the</em> te"),
        ("see [a](http://e.c", "see a"),
        ("see ![al](http://e.c", "see al"),
        ("[a](/b \"ti", "a"),
        ("**[a](/b", "<strong>a</strong>"),
        ("[a](b c", "[a](b c"),
        ("a[0", "a[0"),
        ("[a]", "[a]"),
    ]);
}

#[test]
fn half_a_tag_is_left_out() {
    check(&[
        ("a <div cla", "a "),
        ("a <b x='y", "a "),
        ("a <https://e.f", "a "),
        ("a <b and c > d", "a &lt;b and c &gt; d"),
        ("a < b", "a &lt; b"),
    ]);
}

#[test]
fn inline_footnotes_are_closed() {
    let footnotes = |text| {
        let html = tail(text);
        let (body, section) = html.split_once("<section").unwrap_or((&html, ""));
        let references = body.matches("fnref-").count();
        let note = section.split("<p>").nth(1).and_then(|rest| rest.split(" <a").next());
        (references, note.unwrap_or_default().to_owned())
    };
    check(&[("a^[", "a"), ("*a^[ ", "<em>a</em>")]);
    assert_eq!(footnotes("a^[b *c"), (1, "b <em>c</em>".into()));
    assert_eq!(footnotes(".^[b"), (1, "b".into()));
    assert!(tail("[a] ^[b ^[*c [d").contains("<p><em>c d</em> <a "));
    assert_eq!(footnotes("a^[b [[c|d"), (1, "b d".into()));
    assert_eq!(footnotes("*a^[b* c"), (1, "b* c".into()));
    assert_eq!(footnotes("a^[b\nc [d"), (1, "b\nc d".into()));
    assert_eq!(footnotes("a^[b `c"), (1, "b <code>c</code>".into()));
    assert_eq!(footnotes("a^[b\n\nc"), (0, String::new()));
}

#[test]
fn what_goes_on_for_too_long_is_text() {
    for len in [4000, 5000] {
        let html = tail(&format!("[a](/{}", "b".repeat(len)));
        assert_eq!(html.len() > len, len == 5000, "{html}");
    }
}

#[test]
fn much_that_is_open_is_shown() {
    for piece in ["<a b c ", "[a](b c ", "**a ", "`a", "[", "$a ", "*a _b ", "^[", "^[*a "] {
        assert!(tail(&piece.repeat(20_000)).len() > 10_000, "{piece}");
    }
}

#[test]
fn a_lone_marker_is_left_out() {
    for marker in ["-", "=", "---", "1.", "*", "#", "|", "<", "``", "- -", "<di"] {
        check(&[(&format!("a\n{marker}"), "a")]);
        assert_eq!(tail(marker), "", "{marker:?}");
    }
    check(&[("| a | b |\n| --", "| a | b |")]);
    assert_eq!(tail("- a\n- --"), "<ul>\n<li>a</li>\n</ul>\n");
}

#[test]
fn half_a_row_leaves_the_table() {
    let html = tail("| a |\n|---|\n| **b");
    assert!(
        html.ends_with("<tr>\n<td><strong>b</strong></td>\n</tr>\n</tbody>\n</table>\n"),
        "{html}"
    );
    assert_eq!(tail("| a |\n|---|\n|"), tail("| a |\n|---|\n"));
}

#[test]
fn half_a_closing_fence_is_left_out() {
    assert_eq!(tail("```\na\n``"), "<pre><code>a\n</code></pre>\n");
}

#[test]
fn nothing_is_anticipated_after_the_end() {
    let mut stream = Stream::new(Options::ALL);
    stream.anticipate(true);
    stream.push("**a");
    stream.finish();
    let mut html = String::new();
    push_html(&mut html, stream.tail().map(|(event, _)| event));
    assert_eq!(html, "<p>**a</p>\n");
}

#[test]
fn what_is_complete_is_as_it_is_without() {
    for text in ["*a* `b` [c](d) $e$\n\n", "- **a\n\n", "a **b** c\n", "# *a*\n"] {
        let mut stream = Stream::new(Options::ALL);
        stream.push(text);
        let mut html = String::new();
        push_html(&mut html, stream.tail().map(|(event, _)| event));
        assert_eq!(tail(text), html, "{text:?}");
    }
}
