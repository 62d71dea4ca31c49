//! The table of the definitions that were found.

use alloc::vec::Vec;
use smallvec::SmallVec;

use super::label::{AT_BRACKET, Label};
use super::{Reading, read};
use crate::event::Footnote;
use crate::inline::cursor::Cursor;
use crate::line::Layout;
use crate::span::Span;

/// How many distinct definitions take no heap memory.
const INLINE_DEFINITIONS: usize = 16;

/// The definitions that were found, the first of each label.
///
/// An entry is the span of a definition; what is in it is read again when it is needed. Up to
/// [`INLINE_DEFINITIONS`] they are a list in the order of the source, then a hash table with open
/// addressing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Definitions {
    list: SmallVec<[Span; INLINE_DEFINITIONS]>,
    /// Empty as long as the list is used.
    table: Vec<Span>,
    /// The table before it grew the last time: the next growth takes its memory.
    spare: Vec<Span>,
    /// How many entries there are.
    len: u32,
    /// What is known of some beside their span, by their start, in the order of the source.
    facts: SmallVec<[(u32, Fact); INLINE_DEFINITIONS]>,
    key: u64,
}

/// What is known of a definition beside its span.
#[derive(Clone, Copy, Debug)]
enum Fact {
    /// It is over several lines in containers: this is what stands before them.
    Layout(Layout),
    /// It is that of a footnote, and so many are before it.
    Footnote(u32),
}

const _: () = assert!(size_of::<(u32, Fact)>() == 12);

/// Whose labels are compared: those of links and those of footnotes have nothing to do with each
/// other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sought {
    Link,
    Footnote,
}

/// Places in the first table.
const FIRST_TABLE: usize = 4 * INLINE_DEFINITIONS;

/// A free place in the table. No definition is empty.
const FREE: Span = Span::empty(0);

impl Definitions {
    pub(crate) fn clear(&mut self) {
        // The same number of growths shall end in the larger one of the two tables again.
        let growths = (self.table.len() / FIRST_TABLE).checked_ilog2().map_or(0, |log| log + 1);
        if growths % 2 == 1 {
            core::mem::swap(&mut self.table, &mut self.spare);
        }
        self.list.clear();
        self.table.clear();
        self.facts.clear();
        self.len = 0;
    }

    /// Adds a definition unless its label has one; says which one references resolve to.
    pub(crate) fn insert(&mut self, bytes: &[u8], reading: &Reading<'_>, layout: Layout) -> Span {
        if !self.is_hashed() && self.list.contains(&reading.span) {
            return reading.span;
        }
        let label = reading.label(bytes, layout);
        if let Some(first) = self.find(bytes, &label, Sought::Link) {
            return first;
        }
        let layout = reading.needed_layout(bytes, layout);
        if layout != Layout::NONE {
            self.facts.push((reading.span.start, Fact::Layout(layout)));
        }
        self.add(bytes, &label, reading.span);
        reading.span
    }

    /// The same for the definition of a footnote; `index` others are before it.
    pub(crate) fn insert_footnote(
        &mut self,
        bytes: &[u8],
        reading: &Reading<'_>,
        index: u32,
    ) -> Span {
        let label = reading.label(bytes, Layout::NONE);
        if let Some(first) = self.find(bytes, &label, Sought::Footnote) {
            return first;
        }
        self.facts.push((reading.span.start, Fact::Footnote(index)));
        self.add(bytes, &label, reading.span);
        reading.span
    }

    /// The definition of the label.
    pub(crate) fn find(&self, bytes: &[u8], label: &Label<'_>, sought: Sought) -> Option<Span> {
        if !self.is_hashed() {
            let is_it = |&entry: &Span| {
                label.may_begin_with(bytes[entry.start as usize + 1])
                    && self.has_label(bytes, entry, label, sought)
            };
            return self.list.iter().copied().find(is_it);
        }
        let mut slot = self.slot(label);
        while self.table[slot] != FREE {
            if self.has_label(bytes, self.table[slot], label, sought) {
                return Some(self.table[slot]);
            }
            slot = (slot + 1) & self.mask();
        }
        None
    }

    fn has_label(&self, bytes: &[u8], entry: Span, label: &Label<'_>, sought: Sought) -> bool {
        count!(Probes);
        label.matches(&self.label(bytes, entry))
            && (self.facts.is_empty() && sought == Sought::Link
                || self.is_footnote(entry) == (sought == Sought::Footnote))
    }

    /// Whether the entry is that of a footnote.
    pub(crate) fn is_footnote(&self, entry: Span) -> bool {
        matches!(self.fact(entry), Some(Fact::Footnote(_)))
    }

    /// The footnote of an entry.
    pub(crate) fn footnote<'s>(&self, source: &'s str, entry: Span) -> Footnote<'s> {
        let index = match self.fact(entry) {
            Some(Fact::Footnote(index)) => index,
            _ => 0,
        };
        let label = &source[entry.start as usize + 2..entry.end as usize - 2];
        Footnote::new(label, index, entry.start)
    }

    /// The label of an entry.
    fn label<'a>(&self, bytes: &'a [u8], entry: Span) -> Label<'a> {
        let mut cursor = self.cursor(bytes, entry);
        cursor.bump();
        Label { cursor, end: AT_BRACKET }
    }

    /// The definition of an entry, read again.
    pub(crate) fn read<'a>(&self, bytes: &'a [u8], entry: Span) -> Option<Reading<'a>> {
        read(self.cursor(bytes, entry))
    }

    /// What stands before the lines of an entry.
    pub(crate) fn layout(&self, entry: Span) -> Layout {
        match self.fact(entry) {
            Some(Fact::Layout(layout)) => layout,
            _ => Layout::NONE,
        }
    }

    fn fact(&self, entry: Span) -> Option<Fact> {
        let index = self.facts.binary_search_by_key(&entry.start, |&(start, _)| start).ok()?;
        Some(self.facts[index].1)
    }

    fn cursor<'a>(&self, bytes: &'a [u8], entry: Span) -> Cursor<'a> {
        Cursor::with_layout(bytes, entry, self.layout(entry))
    }

    /// The entries in the order of the source.
    pub(crate) fn entries(&self) -> Vec<Span> {
        let entries = if self.is_hashed() { &self.table } else { self.list.as_slice() };
        let entries = entries.iter().copied().filter(|entry| *entry != FREE);
        let mut entries: Vec<Span> = entries.collect();
        entries.sort_unstable();
        entries
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn is_hashed(&self) -> bool {
        !self.table.is_empty()
    }

    fn mask(&self) -> usize {
        self.table.len() - 1
    }

    fn slot(&self, label: &Label<'_>) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "it is masked")]
        let slot = label.hash(self.key) as usize & self.mask();
        slot
    }

    fn add(&mut self, bytes: &[u8], label: &Label<'_>, entry: Span) {
        let len = self.len as usize;
        if len < INLINE_DEFINITIONS {
            self.list.push(entry);
        } else {
            // At most three quarters of the places are taken.
            if !self.is_hashed() || len * 4 >= self.table.len() * 3 {
                self.grow(bytes);
            }
            let slot = self.slot(label);
            self.put(slot, entry);
        }
        self.len += 1;
    }

    fn grow(&mut self, bytes: &[u8]) {
        if self.key == 0 {
            self.key = key(bytes);
        }
        core::mem::swap(&mut self.table, &mut self.spare);
        let capacity = (self.spare.len() * 2).max(FIRST_TABLE);
        self.table.clear();
        self.table.resize(capacity, FREE);
        let is_first = self.spare.is_empty();
        let len = if is_first { self.list.len() } else { self.spare.len() };
        for index in 0..len {
            let entry = if is_first { self.list[index] } else { self.spare[index] };
            if entry != FREE {
                let slot = self.slot(&self.label(bytes, entry));
                self.put(slot, entry);
            }
        }
    }

    fn put(&mut self, slot: usize, entry: Span) {
        let mut slot = slot;
        while self.table[slot] != FREE {
            count!(Probes);
            slot = (slot + 1) & self.mask();
        }
        self.table[slot] = entry;
    }
}

/// A key that the author of a document does not know: it depends on where the source lies in
/// memory.
fn key(bytes: &[u8]) -> u64 {
    // Tests count what the table does, so it must not change from run to run.
    let address = if cfg!(test) { 1 << 20 } else { bytes.as_ptr().addr() as u64 };
    (address ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 4 | 1
}
