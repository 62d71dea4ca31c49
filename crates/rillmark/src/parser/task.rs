//! Task list items: paragraphs that begin with a marker.

use super::pull::{State, TextLeaf};
use super::{Parser, Scratch};
use crate::event::Event;
use crate::inline::{Stretches, TaskMarker};
use crate::options::Options;
use crate::resolver::Resolver;
use crate::span::Span;

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins the leaf, whose text begins at `start` after its definitions, if it is a paragraph with
    /// the marker of a task list item.
    pub(super) fn open_task(&mut self, leaf: TextLeaf, start: u32) -> Option<Event<'s>> {
        let bytes = self.source.as_bytes();
        let Scratch { blocks, inlines, .. } = &mut self.scratch;
        let TextLeaf::Paragraph(closed_by) = leaf else { return None };
        if !inlines.options().contains(Options::TASK_LISTS) || !blocks.is_first_in_item(bytes) {
            return None;
        }
        let cursor = Stretches { bytes, spans: &blocks.lines }.cursor_at(start as usize);
        let marker = TaskMarker::recognise(cursor)?;
        let (tag, leaf) = self.paragraph(closed_by, start);
        self.state = State::Blocks;
        let Scratch { blocks, inlines, .. } = &mut self.scratch;
        blocks.trim_text(bytes);
        inlines.open_task(leaf, marker);
        self.read_text();
        Some(self.give(Event::Start(tag), Span::empty(start)))
    }
}
