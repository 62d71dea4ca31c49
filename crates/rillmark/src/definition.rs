//! Link reference definitions (CommonMark 4.7): how they are read, and the table of those found.

use alloc::vec::Vec;
use smallvec::SmallVec;

use crate::chars;
use crate::inline::cursor::Cursor;
use crate::inline::link_parts::{self, Part};
use crate::line::Layout;
use crate::span::Span;
use crate::text::{Link, Parts, offset};

/// How many distinct definitions take no heap memory.
const INLINE_DEFINITIONS: usize = 16;

/// A definition as it was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading<'a> {
    /// From the label's bracket to the end of the title or destination.
    pub(crate) span: Span,
    /// The label, without its brackets.
    pub(crate) label: Span,
    destination: Span,
    /// End of the title's content; of the destination's where there is no title.
    parts_end: u32,
    /// The place after its last line.
    pub(crate) after: Cursor<'a>,
}

/// The definition at the cursor, which stands at the beginning of a line of a paragraph.
pub(crate) fn read(cursor: Cursor<'_>) -> Option<Reading<'_>> {
    let start = cursor.at;
    let Part { span: label, after: mut cursor } = link_parts::label(cursor)?;
    if !cursor.eat(b':') {
        return None;
    }
    let (destination, parts_end, after) = right_hand_side(cursor)?;
    let span = Span::new(offset(start), offset(after.at));
    let mut after = after;
    after.skip_spaces();
    after.bump();
    Some(Reading { span, label, destination, parts_end, after })
}

/// Destination and title of a definition: the spans, and a cursor directly after them.
fn right_hand_side(cursor: Cursor<'_>) -> Option<(Span, u32, Cursor<'_>)> {
    let mut cursor = cursor;
    cursor.skip_whitespace();
    let is_bracketed = cursor.peek() == Some(b'<');
    let Part { span: destination, after } = link_parts::destination(cursor)?;
    if destination.is_empty() && !is_bracketed {
        return None;
    }
    let mut cursor = after;
    cursor.skip_whitespace();
    if cursor.at != after.at
        && let Some(title) = link_parts::title(cursor)
        && is_line_end(title.after)
    {
        return Some((destination, title.span.end, title.after));
    }
    is_line_end(after).then_some((destination, destination.end, after))
}

/// Whether nothing but spaces and tabs is left on the line.
fn is_line_end(cursor: Cursor<'_>) -> bool {
    let mut cursor = cursor;
    cursor.skip_spaces();
    matches!(cursor.peek(), None | Some(b'\n'))
}

/// Whether the paragraph at the cursor holds definitions only.
pub(crate) fn is_all(cursor: Cursor<'_>) -> bool {
    let mut cursor = cursor;
    while let Some(reading) = read(cursor) {
        cursor = reading.after;
        if cursor.peek().is_none() {
            return true;
        }
    }
    false
}

/// What a resolver answered, read as the right-hand side of a definition.
pub(crate) fn read_answer(answer: &str) -> Option<Parts<'_>> {
    let span = Span::new(0, u32::try_from(answer.len()).ok()?);
    let cursor = Cursor::with_layout(answer.as_bytes(), span, Layout::NONE);
    let (destination, parts_end, _) = right_hand_side(cursor)?;
    Some(Parts {
        source: &answer[destination.start as usize..parts_end as usize],
        start: crate::text::OUTSIDE,
        destination_len: destination.len(),
    })
}

impl Reading<'_> {
    /// Whether its label is this one; `layout` is what stands before its lines.
    pub(crate) fn has_label(&self, bytes: &[u8], layout: Layout, label: &Label<'_>) -> bool {
        label.matches(&self.label(bytes, layout))
    }

    fn label<'a>(&self, bytes: &'a [u8], layout: Layout) -> Label<'a> {
        let cursor = Cursor::with_layout(bytes, self.label, layout);
        Label { cursor, end: self.label.end as usize }
    }

    /// The link that the definition makes; `label` is what is reported as its label.
    pub(crate) fn link<'s>(&self, source: &'s str, layout: Layout, label: Span) -> Link<'s> {
        let parts = Parts {
            source: &source[self.destination.start as usize..self.parts_end as usize],
            start: self.destination.start,
            destination_len: self.destination.len(),
        };
        Link::new(parts, layout, label)
    }
}

/// A label for comparison: case folded, runs of white space as one space (CommonMark 6.3).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label<'a> {
    /// The label's beginning.
    pub(crate) cursor: Cursor<'a>,
    /// Offset of the label's end.
    pub(crate) end: usize,
}

/// Whether the byte stands for itself in any label, but for its case.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && byte != b']' && byte != b'\\'
}

/// The end of a label that ends at its closing bracket, wherever that is.
const AT_BRACKET: usize = usize::MAX;

impl<'a> Label<'a> {
    /// Whether nothing but white space is in it.
    pub(crate) fn is_blank(&self) -> bool {
        Characters::of(*self).peek().is_none()
    }

    fn matches(&self, other: &Label<'_>) -> bool {
        if let Some(matches) = self.matches_plainly(other) {
            return matches;
        }
        let (mut these, mut those) = (self.folded(), other.folded());
        loop {
            match (these.next(), those.next()) {
                (None, None) => return true,
                (this, that) if this != that => return false,
                _ => {}
            }
        }
    }

    /// The same as long as both labels are of plain bytes and single spaces, as nearly all are.
    fn matches_plainly(&self, other: &Label<'_>) -> Option<bool> {
        let (these, those) = (self.cursor.rest(), other.cursor.rest());
        let mut after_space = true;
        for (index, (&this, &that)) in these.iter().zip(those).enumerate() {
            let is_space = this == b' ' && that == b' ' && !after_space;
            if !is_space && !(is_plain(this) && is_plain(that)) {
                let ends = self.ends_at(index, this) && other.ends_at(index, that);
                return (ends && !after_space).then_some(true);
            }
            if !this.eq_ignore_ascii_case(&that) {
                return Some(false);
            }
            after_space = is_space;
        }
        None
    }

    /// Whether the label ends before the byte at `index`, plain ones being before that.
    fn ends_at(&self, index: usize, byte: u8) -> bool {
        self.cursor.at + index == self.end || (self.end == AT_BRACKET && byte == b']')
    }

    /// The folded characters.
    fn folded(&self) -> impl Iterator<Item = char> + use<'a> {
        Characters::of(*self).flat_map(chars::fold)
    }

    /// A hash of the folded characters under a key: a polynomial over a prime field, so that
    /// whoever does not know the key cannot make labels collide.
    fn hash(&self, key: u64) -> u64 {
        const PRIME: u64 = (1 << 61) - 1;
        self.folded().fold(1, |hash, char| {
            let product = u128::from(hash) * u128::from(key) + u128::from(u32::from(char));
            #[expect(clippy::cast_possible_truncation, reason = "below the prime")]
            let hash = (product % u128::from(PRIME)) as u64;
            hash
        })
    }
}

/// The characters of a label, white space collapsed and not at the ends.
struct Characters<'a> {
    cursor: Cursor<'a>,
    end: usize,
    /// Whether the last character was a backslash that may escape a bracket.
    is_escaped: bool,
}

impl<'a> Characters<'a> {
    fn of(label: Label<'a>) -> Self {
        let mut characters = Self { cursor: label.cursor, end: label.end, is_escaped: false };
        characters.skip_whitespace();
        characters
    }

    fn peek(&self) -> Option<u8> {
        if self.cursor.at == self.end {
            return None;
        }
        let ends = |byte: &u8| *byte != b']' || self.end != AT_BRACKET || self.is_escaped;
        self.cursor.peek().filter(ends)
    }

    /// Moves over white space; says whether there was any.
    fn skip_whitespace(&mut self) -> bool {
        let mut any = false;
        while let Some(b' ' | b'\t' | b'\n') = self.peek() {
            self.cursor.bump();
            any = true;
        }
        any
    }
}

impl Iterator for Characters<'_> {
    type Item = char;

    #[inline]
    fn next(&mut self) -> Option<char> {
        let byte = self.peek()?;
        self.is_escaped = byte == b'\\' && !self.is_escaped;
        if matches!(byte, b' ' | b'\t' | b'\n') {
            self.skip_whitespace();
            return self.peek().map(|_| ' ');
        }
        if byte.is_ascii() {
            self.cursor.bump();
            return Some(if byte == 0 { '\u{FFFD}' } else { char::from(byte) });
        }
        let (char, len) = chars::decode(self.cursor.rest());
        self.cursor.at += len;
        Some(char)
    }
}

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
    len: usize,
    /// For definitions over several lines in containers: what stands before their lines, in the
    /// order of the source.
    layouts: SmallVec<[(u32, Layout); INLINE_DEFINITIONS]>,
    key: u64,
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
        self.layouts.clear();
        self.len = 0;
    }

    /// Adds a definition unless its label has one; says which one references resolve to.
    pub(crate) fn insert(&mut self, bytes: &[u8], reading: &Reading<'_>, layout: Layout) -> Span {
        if self.list.iter().any(|entry| entry.start == reading.span.start) {
            return reading.span;
        }
        let label = reading.label(bytes, layout);
        if let Some(first) = self.find(bytes, &label) {
            return first;
        }
        let is_on_several_lines =
            bytes[reading.span.range()].iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        if is_on_several_lines && layout != Layout::NONE {
            self.layouts.push((reading.span.start, layout));
        }
        self.add(bytes, &label, reading.span);
        reading.span
    }

    /// The definition of the label.
    pub(crate) fn find(&self, bytes: &[u8], label: &Label<'_>) -> Option<Span> {
        if !self.is_hashed() {
            return self.list.iter().copied().find(|&entry| self.has_label(bytes, entry, label));
        }
        let mut slot = self.slot(label);
        while self.table[slot] != FREE {
            if self.has_label(bytes, self.table[slot], label) {
                return Some(self.table[slot]);
            }
            slot = (slot + 1) & self.mask();
        }
        None
    }

    fn has_label(&self, bytes: &[u8], entry: Span, label: &Label<'_>) -> bool {
        label.matches(&self.label(bytes, entry))
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
        self.layouts
            .binary_search_by_key(&entry.start, |&(start, _)| start)
            .map_or(Layout::NONE, |index| self.layouts[index].1)
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
        if self.len < INLINE_DEFINITIONS {
            self.list.push(entry);
        } else {
            // At most three quarters of the places are taken.
            if !self.is_hashed() || self.len * 4 >= self.table.len() * 3 {
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
            slot = (slot + 1) & self.mask();
        }
        self.table[slot] = entry;
    }
}

/// A key that the author of a document does not know: it depends on where the source lies in
/// memory.
fn key(bytes: &[u8]) -> u64 {
    let address = bytes.as_ptr().addr() as u64;
    (address ^ 0x9E37_79B9_7F4A_7C15).wrapping_mul(0xD6E8_FEB8_6659_FD93) >> 4 | 1
}
