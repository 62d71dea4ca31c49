//! Terms and details of definition lists, as events.

use super::{Parser, Scratch};
use crate::event::{ClosedBy, Event, Tag, TagEnd};
use crate::inline::OpenLeaf;
use crate::resolver::Resolver;
use crate::scout::Ahead;
use crate::span::Span;

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins details, which the blocks have given as open. A blank line before them makes them loose;
    /// one between their children lies ahead.
    #[inline(never)]
    pub(super) fn open_details(&mut self, marker: Span, ordinal: u32, loose: bool) -> Event<'s> {
        let Scratch { blocks, scout, definitions, .. } = &mut self.scratch;
        let mut ahead = Ahead { bytes: self.source.as_bytes(), parser: blocks, definitions };
        let loose = loose || scout.is_loose(&mut ahead, marker.start, ordinal);
        blocks.set_details_loose(loose);
        self.give(Event::Start(Tag::DefinitionDetails { tight: !loose }), marker)
    }

    /// Begins a term.
    #[inline(never)]
    pub(super) fn open_term(&mut self, span: Span) -> Event<'s> {
        let leaf = OpenLeaf { tag: TagEnd::DefinitionTerm, span, closed_by: ClosedBy::Source };
        self.scratch.inlines.open_cell(leaf, self.source.as_bytes());
        self.read_stretches(Some(span));
        self.give(Event::Start(Tag::DefinitionTerm), Span::empty(span.start))
    }
}
