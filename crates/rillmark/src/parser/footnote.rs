//! Footnotes: their definitions, and what references to them find.

use super::{Parser, Scratch};
use crate::definition;
use crate::event::{Event, Footnote, Tag};
use crate::resolver::Resolver;
use crate::span::Span;

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins the footnote definition with this marker; `index` others are before it.
    #[inline(never)]
    pub(super) fn open_footnote(&mut self, marker: Span, index: u32) -> Event<'s> {
        let bytes = self.source.as_bytes();
        let Scratch { definitions, .. } = &mut self.scratch;
        let reading = definition::footnote(bytes, marker);
        let first = definitions.insert_footnote(bytes, &reading, index);
        let label = &self.source[reading.label.range()];
        let mut before = None;
        if R::ANSWERS_FIRST {
            before = self.resolver.resolve_footnote(label, reading.label);
        }
        let footnote = before.unwrap_or_else(|| definitions.footnote(self.source, first));
        let effective = before.is_none() && first == marker;
        self.give(Event::Start(Tag::FootnoteDefinition { footnote, effective }), marker)
    }

    /// The reference to a footnote that the next mark is.
    #[inline(never)]
    pub(super) fn footnote_reference(&mut self) -> Event<'s> {
        let Scratch { inlines, definitions, .. } = &mut self.scratch;
        let (span, definition) = inlines.take_footnote();
        let footnote = if definition.is_empty() {
            let label = Span::new(span.start + 1, span.end - 1);
            let label = (&self.source[label.range()], label);
            let before = self.resolver.resolve_footnote(label.0, label.1);
            before.unwrap_or(Footnote::outside(label.0, 0))
        } else {
            definitions.footnote(self.source, definition)
        };
        inlines.give(Event::FootnoteReference(footnote), span)
    }
}
