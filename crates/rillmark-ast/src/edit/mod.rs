//! Edits: only the blocks are parsed again that may have changed.
//!
//! What is parsed begins with a block before the edit that no text after its first line can change,
//! and ends where the new blocks meet the old ones again: at a block after the edit that begins in
//! both. What is after it depends on the edit only through definitions. If these are not as before,
//! or if there is any doubt, the whole document is parsed.

mod begin;
mod known;
mod lines;
mod meeting;
mod region;
mod splice;

use alloc::sync::Arc;
use core::ops::Range;

use rillmark::SourceTooLong;

use crate::document::Document;
use region::Region;

/// What an edit changed: which children of the root, counted from 0. Made by [`Document::edit`].
///
/// Those before and after them are what they were; the ones after them may stand elsewhere. Both ranges
/// are empty if no block changed, and have all blocks if the whole document was parsed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChangedBlocks {
    /// Those of the document before the edit that are gone.
    pub old: Range<usize>,
    /// Those of the document after it that came in their place.
    pub new: Range<usize>,
}

/// An edit: what stands between two places is replaced.
#[derive(Clone, Copy, Debug)]
struct Change<'a> {
    text: &'a str,
    start: usize,
    /// End of what is replaced.
    old_end: usize,
}

impl Change<'_> {
    /// End of what came in its place.
    fn new_end(&self) -> usize {
        self.start + self.text.len()
    }

    /// An offset after the edit, as it was before.
    fn old_offset(&self, new: usize) -> usize {
        new - self.new_end() + self.old_end
    }

    /// How far what is after the edit moves; it is added with wrapping.
    fn shift(&self) -> u32 {
        offset(self.new_end()).wrapping_sub(offset(self.old_end))
    }
}

impl Document {
    /// Replaces a range of the source, in bytes, parses again what that may have changed, and says
    /// which blocks did. The document is then the same as one that is parsed anew.
    ///
    /// Most edits take time for the blocks around them alone, and for moving what comes after. The
    /// whole document is parsed if link reference definitions change, if there are footnotes, if
    /// references expand to more than 50 kB or if the document did not come from
    /// [`parse`](Self::parse), [`parse_with`](Self::parse_with) or an edit. A clone of the
    /// document keeps what it was.
    ///
    /// ```
    /// use rillmark_ast::Document;
    ///
    /// let mut document = Document::parse("# a\n\nb\n\nc\n");
    /// let changed = document.edit(5..6, "- b\n- d");
    /// assert_eq!(document.source(), "# a\n\n- b\n- d\n\nc\n");
    /// assert_eq!(document, Document::parse("# a\n\n- b\n- d\n\nc\n"));
    /// assert_eq!((changed.old, changed.new), (1..2, 1..2));
    /// ```
    ///
    /// # Panics
    /// If the range is not in the source or does not begin and end between characters, and if the
    /// source would be longer than `u32::MAX` bytes.
    pub fn edit(&mut self, range: Range<usize>, text: &str) -> ChangedBlocks {
        let Range { start, end: old_end } = range;
        let replaced = self.source[range].len();
        let len = self.source.len() - replaced + text.len();
        assert!(u32::try_from(len).is_ok(), "{}", SourceTooLong { len });
        let change = Change { text, start, old_end };
        self.edit_region(change).unwrap_or_else(|| self.edit_all(change))
    }

    /// Does the edit and parses a region again, if that is enough.
    fn edit_region(&mut self, change: Change<'_>) -> Option<ChangedBlocks> {
        let spent = self.spent?;
        let region = Region::find(self, change)?;
        let spent = spent.plus(region.spent);
        if !spent.is_little() {
            return None;
        }
        let changed = region.changed(self, change);
        region.splice(self.tree.arena_mut(), change);
        self.replace(change);
        self.spent = Some(spent);
        Some(changed)
    }

    /// Does the edit and parses everything.
    fn edit_all(&mut self, change: Change<'_>) -> ChangedBlocks {
        let old = 0..self.root().children().count();
        self.replace(change);
        self.parse_again();
        ChangedBlocks { old, new: 0..self.root().children().count() }
    }

    fn replace(&mut self, change: Change<'_>) {
        let source = Arc::make_mut(&mut self.source);
        source.replace_range(change.start..change.old_end, change.text);
    }
}

#[expect(clippy::cast_possible_truncation, reason = "offsets have 32 bits")]
fn offset(at: usize) -> u32 {
    at as u32
}
