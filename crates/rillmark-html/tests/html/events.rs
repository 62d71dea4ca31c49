//! HTML of hand-made events.

use rillmark::{Event, HeadingLevel, ListKind, Tag, TagEnd, Text};
use rillmark_html::push_html;

use crate::{ITEM, ITEM_END, LOOSE, TIGHT, end, rendered, text};

#[test]
fn no_events_are_no_html() {
    assert_eq!(rendered(&[]), "");
}

#[test]
fn paragraphs() {
    let [start, end] = LOOSE;
    assert_eq!(rendered(&[start, text("a"), end, start, end]), "<p>a</p>\n<p></p>\n");
    let [start, end] = TIGHT;
    assert_eq!(rendered(&[ITEM, start, text("a"), end, ITEM_END]), "<li>a</li>\n");
}

#[test]
fn a_block_after_tight_text_begins_a_line() {
    let [start, end] = TIGHT;
    for (event, html) in [
        (Event::ThematicBreak, "<hr />\n"),
        (Event::Start(Tag::BlockQuote), "<blockquote>\n"),
        (LOOSE[0], "<p>"),
    ] {
        assert_eq!(rendered(&[ITEM, event]), format!("<li>\n{html}"));
        assert_eq!(rendered(&[ITEM, start, text("a"), end, event]), format!("<li>a\n{html}"));
    }
}

#[test]
fn a_block_after_a_block_begins_no_line_of_its_own() {
    let quote = [Event::Start(Tag::BlockQuote), end(TagEnd::BlockQuote)];
    assert_eq!(
        rendered(&[quote[0], Event::ThematicBreak, quote[1], Event::ThematicBreak]),
        "<blockquote>\n<hr />\n</blockquote>\n<hr />\n"
    );
}

#[test]
fn html_blocks_end_their_line() {
    let block = [Event::Start(Tag::HtmlBlock), end(TagEnd::HtmlBlock)];
    let html = |piece| Event::Html(Text::from(piece));
    let [start, tight_end] = TIGHT;
    assert_eq!(
        rendered(&[block[0], html("<a>\n"), html("<b>"), block[1], Event::ThematicBreak]),
        "<a>\n<b>\n<hr />\n"
    );
    assert_eq!(
        rendered(&[ITEM, start, text("a"), tight_end, block[0], html("<a>\n"), block[1], ITEM_END]),
        "<li>a\n<a>\n</li>\n"
    );
    let quote = [Event::Start(Tag::BlockQuote), end(TagEnd::BlockQuote)];
    assert_eq!(
        rendered(&[quote[0], block[0], html("<a>"), block[1], quote[1]]),
        "<blockquote>\n<a>\n</blockquote>\n"
    );
}

#[test]
fn ends_know_their_tag() {
    assert_eq!(rendered(&[end(TagEnd::Heading(HeadingLevel::H6))]), "</h6>\n");
    assert_eq!(rendered(&[end(TagEnd::List(ListKind::Ordered))]), "</ol>\n");
    assert_eq!(rendered(&[end(TagEnd::List(ListKind::Bullet))]), "</ul>\n");
}

#[test]
fn an_image_that_never_began_ends_nothing() {
    assert_eq!(rendered(&[end(TagEnd::Image), text("a")]), "a");
}

#[test]
fn text_is_escaped_raw_html_is_as_the_options_say() {
    let events = [text("<&>\""), Event::InlineHtml(Text::from("<b c=\"&\">"))];
    assert_eq!(rendered(&events), "&lt;&amp;&gt;&quot;<b c=\"&\">");
    let mut safe = String::new();
    push_html(&mut safe, events);
    assert_eq!(safe, "&lt;&amp;&gt;&quot;&lt;b c=&quot;&amp;&quot;&gt;");
}
