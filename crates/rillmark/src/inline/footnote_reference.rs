//! References to footnotes, an extension: `[^label]`.
//!
//! As GitHub has it, brackets that make a link are one, whatever is in them; and what is in those that
//! refer to a footnote has no other meaning.

use super::bracket::{References, own_label};
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use super::{Inlines, Stretches, link_parts};
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;

impl Inlines {
    /// Makes a reference to a footnote of the bracket at `index` and the `]` before the cursor, which
    /// make no link; says whether they are one.
    pub(super) fn footnote<'a>(
        &mut self,
        index: u32,
        cursor: Cursor<'a>,
        stretches: Stretches<'a>,
        references: &mut impl References,
    ) -> bool {
        if !self.options.contains(Options::FOOTNOTES) {
            return false;
        }
        let opener = self.marks[index as usize];
        if let Some((label, span)) = own_label(opener, cursor, stretches)
            && link_parts::is_footnote_label(&cursor.bytes[span.range()])
            && let Some(definition) = references.find_footnote(&label, span)
        {
            self.push_footnote(index, cursor.at, definition);
            return true;
        }
        false
    }

    fn push_footnote(&mut self, index: u32, end: usize, definition: Span) {
        self.resolve_inside(index);
        let index = index as usize;
        for inside in index + 1..self.marks.len() {
            count!(MarksVisited);
            self.marks[inside].kind = Kind::Inert;
        }
        let data = Mark::new(Kind::Inert, definition.start, definition.end);
        match self.marks.get_mut(index + 1) {
            Some(inside) => *inside = data,
            None => self.push(data),
        }
        self.marks[index] = Mark::new(Kind::Footnote, self.marks[index].start, offset(end));
    }
}
