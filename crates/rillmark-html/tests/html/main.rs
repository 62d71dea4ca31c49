//! What the HTML of documents and of hand-made events looks like.

mod blocks;
mod drive;
mod events;
mod footnotes;
mod inlines;
mod safety;
mod shortcodes;

use rillmark::{ClosedBy, Event, Options, Tag, TagEnd, Text};
use rillmark_html::{HtmlOptions, to_html_with, write_html};

/// The HTML of a source that is trusted.
fn trusted(source: &str) -> String {
    to_html_with(source, Options::COMMONMARK, HtmlOptions::trusted())
}

/// The HTML of events that are trusted.
fn rendered(events: &[Event<'_>]) -> String {
    let mut html = String::new();
    let result = write_html(&mut html, events.iter().copied(), HtmlOptions::trusted());
    assert_eq!(result, Ok(()));
    html
}

fn text(text: &str) -> Event<'_> {
    Event::Text(Text::from(text))
}

const fn end(tag: TagEnd) -> Event<'static> {
    Event::End(tag, ClosedBy::Source)
}

const LOOSE: [Event<'_>; 2] = paragraph(false);
const TIGHT: [Event<'_>; 2] = paragraph(true);

const fn paragraph(tight: bool) -> [Event<'static>; 2] {
    [Event::Start(Tag::Paragraph { tight }), end(TagEnd::Paragraph { tight })]
}

const ITEM: Event<'_> = Event::Start(Tag::Item);
const ITEM_END: Event<'_> = end(TagEnd::Item);
