//! Shortcodes.

use rillmark::{Event, Options, TagEnd};
use rillmark_html::{HtmlOptions, push_html, to_html_with};

use crate::{LOOSE, end};

#[test]
fn without_a_list_they_are_text() {
    let source = "# :wave:\n![:a: *:b:*](c)";
    let html = HtmlOptions::new().heading_ids(true);
    assert_eq!(
        to_html_with(source, Options::SHORTCODES, html),
        "<h1 id=\"wave\">:wave:</h1>\n<p><img src=\"c\" alt=\":a: :b:\" /></p>\n"
    );
}

#[test]
fn names_of_others_are_escaped() {
    let mut html = String::new();
    push_html(&mut html, [LOOSE[0], Event::Shortcode("<b>\""), LOOSE[1]]);
    assert_eq!(html, "<p>:&lt;b&gt;&quot;:</p>\n");
    html.clear();
    push_html(&mut html, [Event::Shortcode("a"), end(TagEnd::Emphasis)]);
    assert_eq!(html, ":a:</em>");
}

#[cfg(feature = "emoji")]
mod emoji {
    use rillmark::{Event, Options, Parser};
    use rillmark_html::{HtmlOptions, to_html_with};

    const EMOJI: HtmlOptions = HtmlOptions::new().emoji(true);

    #[test]
    fn known_names_are_emoji() {
        for (source, html) in [
            (":wave:", "<p>👋</p>\n"),
            (":Wave: :nothing_of_that_name:", "<p>:Wave: :nothing_of_that_name:</p>\n"),
            ("![:+1: :a-b:](c)", "<p><img src=\"c\" alt=\"👍 :a-b:\" /></p>\n"),
        ] {
            assert_eq!(to_html_with(source, Options::SHORTCODES, EMOJI), html);
        }
        assert_eq!(to_html_with(":wave:", Options::COMMONMARK, EMOJI), "<p>:wave:</p>\n");
        let ids = EMOJI.heading_ids(true);
        let html = to_html_with("# :wave: A", Options::SHORTCODES, ids);
        assert_eq!(html, "<h1 id=\"wave-a\">👋 A</h1>\n");
        let options = Options::GFM.with(Options::SHORTCODES);
        let html = to_html_with("a[^b]\n\n[^b]: :wave:", options, EMOJI);
        assert!(html.contains("<p>👋 <a"), "{html}");
    }

    #[test]
    fn all_names_of_the_list_are_read() {
        let names = emojis::iter().flat_map(emojis::Emoji::shortcodes);
        let mut count = 0;
        for name in names {
            let source = format!("a:{name}:{name}");
            let mut events = Parser::with_options(&source, Options::SHORTCODES);
            assert_eq!(events.nth(2), Some(Event::Shortcode(name)));
            count += 1;
        }
        assert!(count > 1800, "only {count} names");
    }
}
