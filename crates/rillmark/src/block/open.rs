//! Opening blocks along a line: containers, then a leaf.

use super::container::{Container, List, NONE};
use super::item::{ItemKind, ItemMarker, Width};
use super::leaf::Leaf;
use super::list::ListMarker;
use super::opener::{After, Opener};
use super::{Blocks, Phase, Step};
use crate::bytes;
use crate::span::Span;
use crate::text::offset;

impl Blocks {
    /// Opens what the line opens: the containers at once; their steps and that of the leaf come one
    /// by one.
    pub(super) fn open(&mut self, bytes: &[u8]) {
        self.given = self.containers.len();
        loop {
            match self.opener {
                Opener::BlockQuote => self.push_block_quote(bytes),
                Opener::Item(marker) => self.push_item(bytes, marker),
                Opener::Footnote(marker_len) => self.push_footnote(bytes, marker_len),
                Opener::Details => self.push_details(bytes),
                _ => break,
            }
            self.opener = if self.line.is_blank() {
                Opener::Nothing
            } else if self.is_text(bytes) {
                Opener::Paragraph
            } else {
                self.find_other_opener(bytes, After::Nothing)
            };
        }
        self.phase = Phase::Open;
    }

    /// Whether the line begins like text of a paragraph and nothing else.
    #[inline]
    fn is_text(&self, bytes: &[u8]) -> bool {
        bytes::begins_text(self.line.first(bytes), self.starts) && !self.line.is_indented()
    }

    /// The next container that the line opens, once nothing is left to close.
    #[inline]
    pub(crate) fn next_opened(&mut self, bytes: &[u8]) -> Option<Container> {
        match (self.phase, self.leaf, self.opener) {
            (Phase::Open, ..) => {}
            (
                Phase::Close,
                Leaf::None,
                Opener::Item(_) | Opener::BlockQuote | Opener::Footnote(_) | Opener::Details,
            ) => self.open(bytes),
            _ => return None,
        }
        let container = *self.containers.get(self.given)?;
        self.given += 1;
        Some(container)
    }

    /// Gives the next container that the line has opened, or opens the leaf.
    pub(super) fn give_opened(&mut self, bytes: &[u8]) -> Option<Step> {
        match self.next_opened(bytes) {
            Some(container) => Some(Step::Open(container)),
            None => self.open_leaf(bytes),
        }
    }

    fn open_leaf(&mut self, bytes: &[u8]) -> Option<Step> {
        self.phase = Phase::Line;
        if let Opener::Nothing = self.opener {
            self.blank = NONE;
            return None;
        }
        if self.starts.has_definition_lists() {
            self.note_paragraph_in_list();
        }
        self.add_child();
        match self.opener {
            Opener::AtxHeading(heading) => {
                self.lines.clear();
                self.lines.push(heading.content);
                Some(Step::AtxHeading(heading, self.content_end))
            }
            Opener::ThematicBreak => {
                Some(Step::ThematicBreak(Span::new(offset(self.line.text), self.content_end)))
            }
            Opener::Directive(colons) => self.open_directive(bytes, colons),
            Opener::LeafDirective => {
                Some(Step::Directive(Span::new(offset(self.line.text), self.content_end)))
            }
            Opener::FencedCode(fence) => Some(self.open_fenced_code(fence)),
            Opener::IndentedCode => Some(self.open_indented_code(bytes)),
            Opener::Html(kind) => Some(self.open_html(kind)),
            _ => {
                self.leaf = Leaf::Paragraph;
                self.lines.clear();
                self.push_line();
                self.read_line(bytes)
            }
        }
    }

    fn push_block_quote(&mut self, bytes: &[u8]) {
        self.add_child();
        self.containers.push_quote(offset(self.line.text));
        self.line.skip_quote_marker(bytes);
        if self.line.first(bytes) == b'[' {
            self.begin_alert(bytes);
        }
    }

    fn push_item(&mut self, bytes: &[u8], marker: ListMarker) {
        if !self.is_item_of_open_list(marker) {
            self.push_list(marker);
        }
        self.add_child();
        let start = offset(self.line.text);
        let width = marker.skip(bytes, &mut self.line);
        self.containers.push(Container::Item {
            start,
            marker: ItemMarker::new(ItemKind::ListItem, u16::from(marker.len)),
            width: Width::new(width),
            has_children: false,
            ordinal: NONE,
        });
    }

    /// Details are indented as the item of a list is. A blank line before them makes them loose.
    #[inline(never)]
    fn push_details(&mut self, bytes: &[u8]) {
        let loose = self.blank != NONE && self.containers.len() > self.blank as usize;
        self.add_child();
        let start = offset(self.line.text);
        let width = ListMarker::bullet(b':').skip(bytes, &mut self.line);
        self.containers.push(Container::Item {
            start,
            marker: ItemMarker::new(ItemKind::Details { loose }, 1),
            width: Width::new(width),
            has_children: false,
            ordinal: self.lists,
        });
        self.lists += 1;
    }

    fn is_item_of_open_list(&self, marker: ListMarker) -> bool {
        matches!(self.containers.last(), Some(Container::List(list)) if list.marker == marker.marker)
    }

    fn push_list(&mut self, marker: ListMarker) {
        self.add_child();
        let list = List {
            start: offset(self.line.text),
            ordinal: self.lists,
            number: marker.number,
            marker: marker.marker,
            loose: false,
        };
        self.lists += 1;
        self.containers.push(Container::List(list));
    }

    /// Notes that the innermost container gets a child. A blank line before it makes a list
    /// loose (CommonMark 5.3).
    #[inline]
    pub(super) fn add_child(&mut self) {
        self.content_end = offset(self.line.end);
        self.note_child();
    }

    /// The same for what does not begin with the line.
    #[inline]
    pub(super) fn note_child(&mut self) {
        let Some(depth) = self.containers.len().checked_sub(1) else {
            self.blank = NONE;
            return;
        };
        let list_depth = match self.containers.last_mut() {
            Some(Container::Item { has_children, .. }) => {
                *has_children = true;
                // A footnote may be the outermost container, and no list is around it.
                depth.wrapping_sub(1)
            }
            _ => depth,
        };
        if self.blank != NONE && depth >= self.blank as usize {
            match self.containers.list_mut(list_depth) {
                Some(list) if !list.loose => {
                    list.loose = true;
                    self.loosened = list.ordinal;
                }
                Some(_) => {}
                None => self.loosen_details(),
            }
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
