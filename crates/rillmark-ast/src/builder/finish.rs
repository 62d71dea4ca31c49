//! The end of a tree: its tables.

use alloc::sync::Arc;

use rillmark::{LinkLabel, LinkParts, Span};

use super::Builder;
use crate::arena::{Arena, Header};
use crate::definitions::{self, Definitions};
use crate::tree::Tree;

impl Builder {
    /// The tree of what was built.
    ///
    /// # Panics
    /// If it has more than `u32::MAX` bytes, which takes events that no parser gives.
    pub(super) fn finish(&mut self, source: &str) -> Tree {
        self.end_all();
        let tape_end = self.tape.len();
        self.write_entries(source);
        let mut header = Header {
            source_len: len(source.len()),
            tape_end: len(tape_end),
            blocks: len(self.index.len()),
            definitions: len(self.definitions.len()),
            references: 0,
            footnotes: self.footnotes,
        };
        if !self.finds_all(source, header) {
            header.references = self.write_references(source, header);
        }
        assert!(u32::try_from(self.tape.len()).is_ok(), "the tree has more than 4 GiB");
        header.write(&mut self.tape);
        let bytes = core::mem::take(&mut self.tape);
        let arena = match self.spare.take() {
            Some(mut spare) => {
                if let Some(arena) = Arc::get_mut(&mut spare) {
                    *arena = Arena { bytes, header };
                    spare
                } else {
                    Arc::new(Arena { bytes, header })
                }
            }
            None => Arc::new(Arena { bytes, header }),
        };
        Tree::new(arena)
    }

    /// Writes the index of blocks, and the table of definitions in the order of their labels.
    fn write_entries(&mut self, source: &str) {
        let tape = &self.tape;
        let label = |&(at, pos): &(u32, u32)| definitions::label(tape, source, at as usize, pos);
        // Of equal labels, the first one counts.
        let order = |a: &_, b: &_| label(a).cmp(&label(b)).then(a.cmp(b));
        self.definitions.sort_unstable_by(order);
        for (at, pos) in self.index.iter().chain(&self.definitions) {
            self.tape.extend_from_slice(&at.to_le_bytes());
            self.tape.extend_from_slice(&pos.to_le_bytes());
        }
    }

    /// Whether all references find what they should in the table of definitions.
    ///
    /// Those of a parser do, but perhaps for labels over several lines: what stands before the lines
    /// is not known here, and may be part of the label.
    fn finds_all(&self, source: &str, header: Header) -> bool {
        let definitions = Definitions { bytes: &self.tape, header };
        self.references.iter().all(|reference| {
            self.parsed && is_on_one_line(source, reference.label)
                || finds(source, definitions, reference)
        })
    }

    /// Writes what references should find, for those that find something else; says how many.
    #[cold]
    fn write_references(&mut self, source: &str, header: Header) -> u32 {
        let definitions = Definitions { bytes: &self.tape, header };
        self.references.retain(|reference| !finds(source, definitions, reference));
        self.references.sort_unstable_by_key(|reference| reference.label);
        for reference in &self.references {
            let LinkParts { span, destination_len, label, line_prefixes } = reference;
            for field in [label.start, label.end, span.start, span.end, *destination_len] {
                self.tape.extend_from_slice(&field.to_le_bytes());
            }
            self.tape.extend_from_slice(&line_prefixes.to_le_bytes());
        }
        len(self.references.len())
    }
}

fn is_on_one_line(source: &str, span: Span) -> bool {
    let bytes = source.as_bytes().get(span.range()).unwrap_or_default();
    !bytes.iter().any(|&byte| matches!(byte, b'\n' | b'\r'))
}

fn finds(source: &str, definitions: Definitions<'_>, reference: &LinkParts) -> bool {
    let Some(label) = LinkLabel::new(source, reference.label) else { return false };
    definitions.find(source, label).is_some_and(|found| is_same_target(&found, reference))
}

fn is_same_target(found: &LinkParts, reference: &LinkParts) -> bool {
    LinkParts { label: reference.label, ..*found } == *reference
}

#[expect(clippy::cast_possible_truncation, reason = "the length is checked before it matters")]
fn len(len: usize) -> u32 {
    len as u32
}
