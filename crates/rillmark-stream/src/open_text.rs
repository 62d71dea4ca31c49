//! Text of open code or HTML: one piece, though it was read in several.

use rillmark::{Event, Span};

/// A piece of text at the end of what was read, which goes on with the next line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenText {
    pub(crate) span: Span,
    is_html: bool,
}

impl OpenText {
    /// The event as such a piece.
    pub(crate) fn of(event: &Event<'_>, span: Span, source: &str) -> Option<Self> {
        let (text, is_html) = match event {
            Event::Text(text) => (text, false),
            Event::Html(text) => (text, true),
            _ => return None,
        };
        // NULs and some line ends stand for something else.
        let last = source.as_bytes().get((span.end as usize).wrapping_sub(1));
        let is_plain = text.len() == span.len() as usize && text.as_bytes().last() == last;
        is_plain.then_some(Self { span, is_html })
    }

    /// Goes on with the next event, if that is text of the same piece; says whether it is.
    pub(crate) fn join(&mut self, next: Option<&(Event<'_>, Span)>, source: &str) -> bool {
        let more = next.and_then(|(event, span)| Self::of(event, *span, source));
        let goes_on = more
            .is_some_and(|more| more.is_html == self.is_html && more.span.start == self.span.end);
        if goes_on && let Some(more) = more {
            self.span.end = more.span.end;
        }
        goes_on
    }

    pub(crate) fn event<'a>(&self, source: &'a str) -> Event<'a> {
        let text = source.get(self.span.range()).unwrap_or_default().into();
        if self.is_html { Event::Html(text) } else { Event::Text(text) }
    }
}
