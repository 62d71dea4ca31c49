//! Opening blocks, one after the other along a line.

use super::container::{Container, List, NONE};
use super::leaf::Leaf;
use super::list::ListMarker;
use super::opener::Opener;
use super::{Blocks, Phase, Step};
use crate::span::Span;
use crate::text::offset;

impl Blocks {
    /// Opens what the line opens, and finds what comes after it on the line.
    pub(super) fn open(&mut self, bytes: &[u8]) -> Option<Step> {
        self.phase = Phase::Line;
        if let Opener::Nothing = self.opener {
            self.blank = NONE;
            return None;
        }
        if let Opener::Item(marker) = self.opener
            && !self.is_item_of_open_list(marker)
        {
            return Some(self.open_list(marker));
        }
        self.add_child();
        self.content_end = offset(self.line.end);
        match self.opener {
            Opener::BlockQuote => Some(self.open_block_quote(bytes)),
            Opener::Item(marker) => Some(self.open_item(bytes, marker)),
            Opener::AtxHeading(heading) => {
                self.lines.clear();
                self.lines.push(heading.content);
                Some(Step::AtxHeading(heading, offset(self.line.end)))
            }
            Opener::ThematicBreak => {
                Some(Step::ThematicBreak(Span::new(offset(self.line.text), self.content_end)))
            }
            Opener::FencedCode(fence) => Some(self.open_fenced_code(fence)),
            Opener::IndentedCode => Some(self.open_indented_code(bytes)),
            Opener::Html(kind) => Some(self.open_html(kind)),
            Opener::Nothing | Opener::Underline(_) | Opener::Paragraph => {
                self.leaf = Leaf::Paragraph;
                self.lines.clear();
                self.push_line();
                None
            }
        }
    }

    fn open_block_quote(&mut self, bytes: &[u8]) -> Step {
        let start = offset(self.line.text);
        self.line.skip_quote_marker(bytes);
        let step = Step::Open(self.containers.push_quote(start));
        self.find_next_opener(bytes);
        step
    }

    fn is_item_of_open_list(&self, marker: ListMarker) -> bool {
        matches!(self.containers.last(), Some(Container::List(list)) if list.marker == marker.marker)
    }

    fn open_list(&mut self, marker: ListMarker) -> Step {
        self.phase = Phase::Open;
        self.add_child();
        let list = List {
            start: offset(self.line.text),
            ordinal: self.lists,
            number: marker.number,
            marker: marker.marker,
            loose: false,
        };
        self.lists += 1;
        Step::Open(self.containers.push(Container::List(list)))
    }

    fn open_item(&mut self, bytes: &[u8], marker: ListMarker) -> Step {
        let start = offset(self.line.text);
        let marker_end = start + u32::from(marker.len);
        let width = marker.skip(bytes, &mut self.line);
        let item = Container::Item { start, marker_end, width, has_children: false };
        self.find_next_opener(bytes);
        Step::Open(self.containers.push(item))
    }

    /// Notes that the innermost container gets a child. A blank line before it makes a list
    /// loose (CommonMark 5.3).
    fn add_child(&mut self) {
        let Some(depth) = self.containers.len().checked_sub(1) else {
            self.blank = NONE;
            return;
        };
        let list_depth = match self.containers.last_mut() {
            Some(Container::Item { has_children, .. }) => {
                *has_children = true;
                depth - 1
            }
            _ => depth,
        };
        if self.blank != NONE
            && depth >= self.blank as usize
            && let Some(list) = self.containers.list_mut(list_depth)
            && !list.loose
        {
            list.loose = true;
            self.loosened = list.ordinal;
        }
        self.blank = NONE;
    }

    /// Adds the line to the paragraph.
    #[inline]
    pub(super) fn push_line(&mut self) {
        let end = offset(self.line.end);
        self.content_end = end;
        match self.lines.last_mut() {
            // Nothing but a line end and indentation stands between.
            Some(last) if !self.line.was_quoted() => last.end = end,
            _ => self.lines.push(Span::new(offset(self.line.text), end)),
        }
    }
}
