//! Where the new blocks meet the old ones again.

use rillmark::{Event, Span, Tag};

use super::Change;
use super::begin::Begin;
use super::lines::{is_after_blank_line, start_of_line};
use crate::document::Document;
use crate::search::Place;
use crate::step::Step;
use crate::walk::Siblings;

/// Looks for a block after the edit that begins in both documents.
#[derive(Debug)]
pub(super) struct Meeting<'a> {
    change: Change<'a>,
    /// The old source.
    source: &'a str,
    /// The new text, and its offset in the source.
    text: &'a str,
    origin: usize,
    old: Siblings<'a>,
    /// The old block that is compared next.
    next: Option<OldBlock>,
    /// Whether the last new block is a definition list.
    is_after_definition_list: bool,
    /// The old block that the new ones meet.
    pub(super) met: Option<OldBlock>,
}

/// A block of the old document.
#[derive(Clone, Copy, Debug)]
pub(super) struct OldBlock {
    pub(super) place: Place,
    pub(super) start: u32,
}

impl<'a> Meeting<'a> {
    pub(super) fn new(
        document: &'a Document,
        begin: Begin,
        change: Change<'a>,
        text: &'a str,
    ) -> Self {
        let Begin { place, line: origin } = begin;
        let (source, tape) = (document.source(), document.tree().arena().tape());
        let mut old = Siblings::new(tape, place.at, place.pos, usize::MAX);
        let next = old.next().map(|Step { start, .. }| OldBlock { place, start });
        let (is_after_definition_list, met) = (false, None);
        Self { change, source, text, origin, old, next, is_after_definition_list, met }
    }

    /// Whether the new block that begins with an event is that: if nothing before it is open, it goes on
    /// as the old one does.
    pub(super) fn is_at(&mut self, event: &Event<'_>, span: Span) -> bool {
        let is_list = matches!(event, Event::Start(Tag::DefinitionList));
        let is_after_list = core::mem::replace(&mut self.is_after_definition_list, is_list);
        let bytes = self.text.as_bytes();
        let line = start_of_line(bytes, span.start as usize);
        if is_after_list
            || line + self.origin <= self.change.new_end()
            || !is_after_blank_line(bytes, line)
        {
            return false;
        }
        let start = self.change.old_offset(self.origin + span.start as usize);
        let old = self.source.as_bytes();
        if !is_after_blank_line(old, start_of_line(old, start)) {
            return false;
        }
        self.skip_to(start);
        self.met = self.next.filter(|block| block.start as usize == start);
        self.met.is_some()
    }

    /// Goes to the first old block that does not start before the offset.
    fn skip_to(&mut self, start: usize) {
        while let Some(block) = &mut self.next
            && (block.start as usize) < start
        {
            let place =
                Place { at: self.old.at, pos: self.old.pos, number: block.place.number + 1 };
            self.next = self.old.next().map(|Step { start, .. }| OldBlock { place, start });
        }
    }
}
