//! What the parser and the scout ask the block structure, between two steps.

use super::container::{Container, List};
use super::item::ItemKind;
use super::{Blocks, Phase};
use crate::bytes;
use crate::inline::cursor::Cursor;
use crate::text::offset;

impl Blocks {
    /// Offset from which on no definition is known yet.
    pub(crate) fn unread(&self) -> usize {
        match self.lines.first() {
            Some(first) if self.leaf.is_paragraph() => first.start as usize,
            _ if self.phase == Phase::Line => self.at,
            _ => self.line_start as usize,
        }
    }

    /// Offset of the next line that was not looked at.
    pub(crate) fn position(&self) -> usize {
        self.at
    }

    /// Depth of the container that was given as open last.
    pub(crate) fn given_depth(&self) -> usize {
        self.given - 1
    }

    /// The container that was given as open last.
    pub(crate) fn given(&self) -> Option<&Container> {
        self.containers.get(self.given_depth())
    }

    /// The same, if it is a list.
    pub(crate) fn given_list(&self) -> Option<&List> {
        match self.given()? {
            Container::List(list) => Some(list),
            _ => None,
        }
    }

    /// Notes whether the list that was given as open last is loose.
    pub(crate) fn set_loose(&mut self, loose: bool) {
        if let Some(list) = self.containers.list_mut(self.given_depth()) {
            list.loose = loose;
        }
    }

    /// Whether every line was read.
    pub(crate) fn is_at_end(&self) -> bool {
        self.phase == Phase::End
    }

    /// Whether the innermost container is an item of a tight list, or tight details.
    #[inline]
    pub(crate) fn is_tight(&self) -> bool {
        match self.containers.list_of_item() {
            Some(list) => !list.loose,
            None => self.containers.last().is_some_and(Container::is_tight_details),
        }
    }

    /// Cuts off the spaces and tabs at the end of the text of the paragraph or heading.
    #[inline]
    pub(crate) fn trim_text(&mut self, bytes: &[u8]) {
        if let Some(last) = self.lines.last_mut() {
            last.end = offset(bytes::trim_end(bytes, last.start as usize, last.end as usize));
        }
    }

    /// Whether the paragraph that is complete is the first block in an item.
    pub(crate) fn is_first_in_item(&self, bytes: &[u8]) -> bool {
        let (Some(item), Some(first)) = (self.containers.last(), self.lines.first()) else {
            return false;
        };
        if item.item_kind() != Some(ItemKind::ListItem) {
            return false;
        }
        // Where the item begins with a blank line, the prefixes of the next one stand between.
        let after_marker = item.marker().end as usize;
        self.containers.layout().skip_whitespace(bytes, after_marker) == first.start as usize
    }

    /// Where the text of the paragraph or heading begins.
    pub(super) fn cursor<'a>(&'a self, bytes: &'a [u8]) -> Cursor<'a> {
        Cursor::over(bytes, &self.lines)
    }
}
