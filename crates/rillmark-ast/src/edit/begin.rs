//! Where parsing begins: with a block that nothing after its first line can change.

use rillmark::Options;

use super::Change;
use super::lines::{is_after_blank_line, start_of_line};
use crate::arena::HEADER;
use crate::document::Document;
use crate::search::{Place, STRIDE};
use crate::sort::Sort;
use crate::walk::Siblings;

/// Where parsing begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begin {
    /// The block's place in the tree.
    pub(super) place: Place,
    /// Offset of its line in the source.
    pub(super) line: usize,
}

impl Begin {
    /// That of the document.
    const DOCUMENT: Self = Self { place: Place { at: HEADER, pos: 0, number: 0 }, line: 0 };

    /// The last place before the edit where parsing can begin.
    ///
    /// Such a block stands after a blank line and has its first line before the edit: that line closes
    /// all that was open. A paragraph after a definition list is none, as it may become a term of it.
    pub(super) fn find(document: &Document, change: Change<'_>) -> Self {
        let root = document.tree().root();
        let tape = root.tape();
        let mut end = usize::MAX;
        let mut chunk = root.place_before(|_, pos| pos as usize <= change.start);
        while let Some(first) = chunk {
            let mut siblings = Siblings::new(tape, first.at, first.pos, end);
            let mut blocks = [(first, Sort::Document, 0); STRIDE];
            let mut len = 0;
            let mut place = first;
            while len < STRIDE
                && let Some(step) = siblings.next()
                && (step.start as usize) < change.start
            {
                blocks[len] = (place, step.sort, step.start as usize);
                len += 1;
                place = Place { at: siblings.at, pos: siblings.pos, number: place.number + 1 };
            }
            for index in (0..len).rev() {
                let before = index.checked_sub(1).map(|before| blocks[before].1);
                let (place, _, start) = blocks[index];
                if !may_take_what_follows(before, document.options())
                    && let Some(line) = line_that_closes(document.source(), start, change.start)
                {
                    return Self { place, line };
                }
            }
            if first.number == 0 {
                break;
            }
            end = first.at;
            chunk = root.place_before(|at, _| at < first.at);
        }
        Self::DOCUMENT
    }

    /// The end of the block that the offset is in, or of the one before it, as an offset in the source.
    pub(super) fn end_of_blocks(&self, tape: &[u8], offset: usize) -> usize {
        let Place { at, pos, .. } = self.place;
        let mut blocks = Siblings::new(tape, at, pos, usize::MAX);
        while (blocks.pos as usize) < offset && blocks.next().is_some() {}
        blocks.pos as usize
    }

    /// How many blocks the document has, whose tape this is.
    pub(super) fn blocks_to_end(&self, tape: &[u8]) -> usize {
        let Place { at, pos, number } = self.place;
        number + Siblings::new(tape, at, pos, usize::MAX).count()
    }
}

/// Whether a block of this sort (`None`: it is not known) may take the next paragraph as a part of it.
fn may_take_what_follows(sort: Option<Sort>, options: Options) -> bool {
    options.contains(Options::DEFINITION_LISTS)
        && sort.is_none_or(|sort| sort == Sort::DefinitionList)
}

/// The beginning of the line on which a block starts, if it closes all blocks before it and stands before
/// the edit with its end.
fn line_that_closes(source: &str, start: usize, edit: usize) -> Option<usize> {
    let bytes = source.as_bytes();
    let line = start_of_line(bytes, start);
    let end = bytes[start..edit].iter().position(|byte| matches!(byte, b'\n' | b'\r'))?;
    // A line feed may come after a carriage return.
    let is_complete = start + end + 1 < edit;
    (is_complete && line > 0 && is_after_blank_line(bytes, line)).then_some(line)
}
