//! Cells of a table: a backslash before a pipe is no text, also where others are.

use super::backslash_escape::has_escaped_pipe;
use super::mark::{Kind, Mark};
use super::{Inlines, OpenLeaf};
use crate::event::TagEnd;
use crate::line::{Layout, byte};
use crate::text::offset;

impl Inlines {
    /// Whether the leaf is a cell of a table.
    #[inline]
    pub(super) fn is_in_cell(&self) -> bool {
        matches!(self.leaf.tag, TagEnd::TableCell { .. })
    }

    /// The offset of the pipe after the text at `at`, or `end`, if nothing in the text has a
    /// meaning.
    #[inline]
    pub(crate) fn plain_cell(&mut self, bytes: &[u8], at: usize, end: usize) -> Option<usize> {
        let mark = self.search.next(bytes, at);
        (mark >= end || bytes[mark] == b'|').then_some(mark.min(end))
    }

    /// Begins a cell that is plain text.
    #[inline]
    pub(crate) fn open_plain_cell(&mut self, leaf: OpenLeaf) {
        self.leaf = leaf;
        self.marks.clear();
        self.push(Mark::new(Kind::End, leaf.span.end, 0));
        (self.at, self.next) = (leaf.span.start, 0);
    }

    /// Begins any other cell; [`Inlines::read`] goes on.
    pub(crate) fn open_cell(&mut self, leaf: OpenLeaf, bytes: &[u8]) {
        self.clear(leaf, leaf.span.start);
        self.note_end(bytes, leaf.span.end);
    }

    /// What the parts of a link, on one line, are to be read with.
    #[inline]
    pub(super) fn cell_layout(&self, parts: &str) -> Layout {
        let is_of_cell = self.is_in_cell() && has_escaped_pipe(parts.as_bytes());
        if is_of_cell { Layout::CELL } else { Layout::NONE }
    }

    /// In a cell: marks the NULs, and the backslashes before pipes, in text between two offsets in
    /// which nothing else has a meaning.
    pub(super) fn mark_escaped_pipes(
        &mut self,
        bytes: &[u8],
        start: usize,
        end: usize,
        html: bool,
    ) {
        let (nul, escape) =
            if html { (Kind::HtmlNul, Kind::HtmlEscape) } else { (Kind::Nul, Kind::Escape) };
        for at in start..end {
            count!(Searched);
            match bytes[at] {
                0 => self.push(Mark::new(nul, offset(at), offset(at + 1))),
                b'\\' if byte(bytes, at + 1) == b'|' => {
                    self.push(Mark::new(escape, offset(at), 0));
                }
                _ => {}
            }
        }
    }
}
