//! Footnotes, as events have them.

use crate::text::OUTSIDE;

/// A footnote: what its definition and the references to it have in common.
///
/// A parser looks ahead for the definition of a label, but no further, so that a reference does not
/// know which other footnotes there are. Readers see other numbers than [`index`](Self::index): those
/// of the footnotes that are referred to, in the order of the first references.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Footnote<'s> {
    /// The label, without `^` and brackets, as the definition has it. Labels are compared as those of
    /// links are, so a reference may be written in other letter case.
    pub label: &'s str,
    /// How many definitions of footnotes stand before this one's: 0 for the first one of the document.
    /// Further definitions of a label count.
    pub index: u32,
    /// The offset of the definition, or [`OUTSIDE`].
    definition: u32,
}

impl<'s> Footnote<'s> {
    /// A footnote with this label, whose definition begins at the offset, after `index` others.
    pub const fn new(label: &'s str, index: u32, definition: u32) -> Self {
        Self { label, index, definition }
    }

    /// The same with a definition that is not in the source.
    pub const fn outside(label: &'s str, index: u32) -> Self {
        Self { label, index, definition: OUTSIDE }
    }

    /// The offset of the definition, its bracket; `None` if that is not in the source, but in a part
    /// of the document before it.
    pub fn definition(&self) -> Option<u32> {
        (self.definition != OUTSIDE).then_some(self.definition)
    }
}
