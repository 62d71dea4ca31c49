//! Inline footnotes, an extension: `^[text]`.
//!
//! As pandoc and comrak have it, what is between the brackets is text with all inlines, links too, and
//! it is not blank. Brackets in it balance, but for those in code, raw HTML and autolinks.

use super::bracket::INLINE_FOOTNOTE;
use super::mark::{Kind, Mark};
use super::{Inlines, Stretches};
use crate::definition::Label;
use crate::options::Options;
use crate::text::offset;

impl Inlines {
    /// Whether the run of carets that ends at the offset ends with one that begins an inline footnote.
    pub(super) fn is_before_inline_footnote(&self, text: &[u8], end: usize) -> bool {
        text.get(end) == Some(&b'[') && self.options.contains(Options::INLINE_FOOTNOTES)
    }

    /// Reads the `^[` at `at`; gives the offset after it.
    pub(super) fn open_inline_footnote(&mut self, at: usize) -> usize {
        self.push_bracket(offset(at), INLINE_FOOTNOTE);
        at + 2
    }

    /// Makes an inline footnote of the bracket at `index` and the `]` at the offset `close`, unless
    /// nothing is between them.
    pub(super) fn close_inline_footnote(
        &mut self,
        index: u32,
        close: usize,
        stretches: Stretches<'_>,
    ) {
        let start = self.marks[index as usize].start;
        let inside = stretches.cursor_at(start as usize + 2);
        if (Label { cursor: inside, end: close }).is_blank() {
            return;
        }
        self.resolve_inside(index);
        self.marks[index as usize] =
            Mark::new(Kind::InlineFootnoteOpen, start, offset(self.marks.len()));
        self.push(Mark::new(Kind::InlineFootnoteClose, offset(close), start));
    }

    /// Closes the inline footnotes that are open at the end of the source, before what is around them.
    #[cold]
    #[inline(never)]
    pub(super) fn complete_inline_footnotes(&mut self, bytes: &[u8]) {
        let mut index = self.brackets;
        while let Some(&bracket) = self.marks.get(index as usize) {
            if bracket.flags & INLINE_FOOTNOTE != 0 {
                self.complete_inline_footnote(bytes, index);
                if self.brackets == index {
                    self.brackets = bracket.data;
                }
            }
            index = bracket.data;
        }
    }

    fn complete_inline_footnote(&mut self, bytes: &[u8], index: u32) {
        let (start, end) = (self.marks[index as usize].start, self.open_end);
        let inside = &bytes[start as usize + 2..end as usize];
        if offset(self.marks.len()) == index + 1 && inside.trim_ascii().is_empty() {
            self.marks[index as usize] = Mark::new(Kind::Hidden, start, end);
            return;
        }
        self.complete_inside(index);
        self.marks[index as usize] =
            Mark::new(Kind::InlineFootnoteOpen, start, offset(self.marks.len()));
        self.end_inline_footnote(start);
    }

    /// Whether the text of an inline footnote begins at the offset, if that stands in one.
    pub(super) fn begins_inline_footnote(&self, at: usize) -> bool {
        self.is_in_inline_footnote() && self.marks[self.brackets as usize].start as usize + 2 == at
    }

    /// Whether the innermost bracket that is open is one of an inline footnote.
    pub(super) fn is_in_inline_footnote(&self) -> bool {
        self.marks
            .get(self.brackets as usize)
            .is_some_and(|bracket| bracket.flags & INLINE_FOOTNOTE != 0)
    }
}
