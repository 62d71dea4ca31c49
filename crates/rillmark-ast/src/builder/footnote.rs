//! Footnotes.

use rillmark::{Footnote, Span};

use super::{Builder, offset};
use crate::code::FULL;
use crate::sort::{self, Sort};
use crate::varint;

impl Builder {
    #[cold]
    pub(super) fn start_footnote(&mut self, footnote: &Footnote<'_>, effective: bool, span: Span) {
        self.footnotes += 1;
        let facts = if effective { sort::EFFECTIVE } else { 0 };
        let numbers = numbers(footnote, span);
        self.hold_with([FULL; 2], (Sort::FootnoteDefinition, facts), span, numbers);
    }

    #[cold]
    pub(super) fn footnote_reference(&mut self, footnote: &Footnote<'_>, span: Span) {
        self.full_leaf(Sort::FootnoteReference, 0, span);
        for number in numbers(footnote, span) {
            varint::write(&mut self.tape, number);
        }
    }
}

/// The index, where the definition begins, and how long its label is.
fn numbers(footnote: &Footnote<'_>, span: Span) -> [u32; 3] {
    let definition = footnote.definition().unwrap_or(0).wrapping_sub(span.start);
    [footnote.index, definition, offset(footnote.label.len())]
}
