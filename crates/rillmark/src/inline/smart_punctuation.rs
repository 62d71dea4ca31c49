//! Smart punctuation, an extension: typewriter quotation marks, hyphens and full stops as what they
//! stand for, by cmark's rules.
//!
//! Quotation marks go by flanking, as delimiter runs do. Whatever closes is a right one, and so is
//! every single one but those that have a closer: `'tis 'so'`. Each kind has a stack of those that may
//! open, linked through their marks.

use super::Inlines;
use super::flanking::{CAN_CLOSE, CAN_OPEN, Rule};
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::options::Options;
use crate::text::{Text, offset};

/// The quotation mark is a double one.
const DOUBLE: u8 = 1;
/// It is a left one, as far as is known.
const LEFT: u8 = 1 << 1;

impl Inlines {
    /// Reads the quotation mark at `at`; gives the offset after it. The stretch begins at `start`.
    #[inline(never)]
    pub(super) fn quotation_mark(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        if !self.options.contains(Options::SMART_QUOTES) {
            return at + 1;
        }
        let before = &text[start..at];
        let flanking = self.known_flanking(before, Rule::Star, &text[at + 1..]);
        let can_close = flanking & CAN_CLOSE;
        let can_open = match before.last() {
            Some(b'(' | b'[') => flanking & CAN_OPEN,
            Some(b')' | b']') => 0,
            _ if can_close == 0 => flanking & CAN_OPEN,
            _ => 0,
        };
        let kind = match text[at] {
            b'\'' => 0,
            _ if can_close == 0 => DOUBLE | LEFT,
            _ => DOUBLE,
        };
        let mut mark = Mark::new(Kind::QuotationMark, offset(at), 0);
        mark.flags = can_open | can_close | kind;
        let index = self.marks.len();
        self.push(mark);
        self.resolve_or_wait(index);
        at + 1
    }

    /// Finds what the quotation mark closes, or leaves it to be closed.
    pub(super) fn resolve_quotation_mark(&mut self, index: usize) {
        let mark = self.marks[index];
        let top = &mut self.openers.quotation_marks[usize::from(mark.flags & DOUBLE)];
        if mark.flags & CAN_CLOSE != 0 && *top != 0 {
            let opener = &mut self.marks[*top as usize - 1];
            opener.flags |= LEFT;
            *top = opener.data;
        } else if mark.flags & CAN_OPEN != 0 {
            self.marks[index].data = *top;
            *top = offset(index) + 1;
        }
    }

    /// Forgets the quotation marks after the mark of an opener: its element ends before any of their
    /// closers.
    #[cold]
    pub(super) fn forget_quotation_marks(&mut self, opener: usize) {
        for top in &mut self.openers.quotation_marks {
            while *top as usize > opener {
                count!(OpenerSteps);
                *top = self.marks[*top as usize - 1].data;
            }
        }
    }

    /// Reads the hyphens at `at`, two or more of which are dashes; gives the offset after them.
    #[inline(never)]
    pub(super) fn hyphens(&mut self, text: &[u8], at: usize) -> usize {
        let len = bytes::run_length(text, at, b'-');
        let end = at + len;
        if len < 2 || !self.options.contains(Options::SMART_DASHES) {
            return end;
        }
        let em_dashes = match (len % 3, len % 2) {
            (0, _) => len / 3,
            (_, 0) => 0,
            (2, _) => (len - 2) / 3,
            _ => (len - 4) / 3,
        };
        let em_end = at + 3 * em_dashes;
        (at..em_end).step_by(3).for_each(|at| self.push_character(at, 3, "—"));
        (em_end..end).step_by(2).for_each(|at| self.push_character(at, 2, "–"));
        end
    }

    /// Reads the full stops at `at`, three of which are an ellipsis; gives the offset after them.
    #[inline(never)]
    pub(super) fn full_stops(&mut self, text: &[u8], at: usize) -> usize {
        let end = at + bytes::run_length(text, at, b'.');
        if self.options.contains(Options::SMART_ELLIPSES) {
            let last = end - (end - at) % 3;
            (at..last).step_by(3).for_each(|at| self.push_character(at, 3, "…"));
        }
        end
    }

    /// A mark of a character that stands in place of others.
    fn push_character(&mut self, at: usize, len: usize, text: &str) {
        let mark = Mark::new(Kind::CharacterReference, offset(at), offset(at + len));
        self.push(mark.with_char(text.as_bytes()));
    }
}

/// What a quotation mark with these flags stands for.
pub(super) fn quotation_mark(flags: u8) -> Text<'static> {
    Text::from(match flags & (DOUBLE | LEFT) {
        0 => '’',
        LEFT => '‘',
        DOUBLE => '”',
        _ => '“',
    })
}
