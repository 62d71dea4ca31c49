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

    fn event<'a>(&self, source: &'a str) -> Event<'a> {
        let text = source.get(self.span.range()).unwrap_or_default().into();
        if self.is_html { Event::Html(text) } else { Event::Text(text) }
    }
}

/// The events of a parser that goes on after such a piece.
#[derive(Debug)]
pub(crate) struct Joined<'a, E> {
    events: E,
    source: &'a str,
    open: Option<OpenText>,
    next: Option<(Event<'a>, Span)>,
}

impl<'a, E: Iterator<Item = (Event<'a>, Span)>> Joined<'a, E> {
    #[inline]
    pub(crate) fn new(events: E, source: &'a str, open: Option<OpenText>) -> Self {
        Self { events, source, open, next: None }
    }

    /// The first event, with the piece before it.
    #[inline(never)]
    fn join(&mut self, open: OpenText) -> (Event<'a>, Span) {
        let mut whole = open;
        self.next = self.events.next();
        if let Some((event, span)) = &self.next
            && let Some(more) = OpenText::of(event, *span, self.source)
            && more.is_html == open.is_html
            && more.span.start == open.span.end
        {
            whole.span.end = more.span.end;
            self.next = None;
        }
        (whole.event(self.source), whole.span)
    }
}

impl<'a, E: Iterator<Item = (Event<'a>, Span)>> Iterator for Joined<'a, E> {
    type Item = (Event<'a>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if let Some(open) = self.open.take() {
            return Some(self.join(open));
        }
        if self.next.is_some() {
            return self.next.take();
        }
        self.events.next()
    }
}
