//! Facts that lie ahead: whether a list is loose, and what a label is defined as.
//!
//! Both are found by a second, silent run of the block structure in front of the parser. Its
//! frontier never goes back, and it goes no further than a question needs, so that all questions
//! together cost at most one run over the document. What it passes is kept as one bit a list and
//! one span a definition.

use smallvec::SmallVec;

use crate::block::{Blocks, Container, ItemKind, NONE, Step};
use crate::bytes;
use crate::definition::{self, Candidates, Definitions, Label, Sought};
use crate::inline::cursor::Cursor;
use crate::line::Layout;
use crate::span::Span;

/// What the parser knows about the text ahead of it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scout {
    blocks: Blocks,
    /// Whether the end of the input was reached.
    is_finished: bool,
    loose: LooseLists,
    before_blank: BeforeBlank,
    /// What may be defined, once that was asked.
    candidates: Option<Candidates>,
    /// Offset from which on the next `]:` was searched, and where it was found.
    colon: Option<(usize, usize)>,
}

/// What the scout reads and writes beside its own state.
#[derive(Debug)]
pub(crate) struct Ahead<'a> {
    pub(crate) bytes: &'a [u8],
    /// Where the parser stands.
    pub(crate) parser: &'a Blocks,
    pub(crate) definitions: &'a mut Definitions,
}

impl Scout {
    pub(crate) fn reset(&mut self) {
        self.blocks.reset();
        self.is_finished = false;
        self.loose.restart(0);
        self.colon = None;
        self.candidates = None;
        self.before_blank = BeforeBlank::default();
    }

    /// Whether what the parser has given as open last is loose: the list, or the details, with this
    /// offset and ordinal.
    pub(crate) fn is_loose(&mut self, ahead: &mut Ahead<'_>, start: u32, ordinal: u32) -> bool {
        count!(scout Lists);
        let depth = ahead.parser.given_depth();
        if self.before_blank.closes(ahead, start as usize, depth) {
            return false;
        }
        self.catch_up(ahead, ordinal);
        while !self.loose.contains(ordinal) {
            let open = self.blocks.containers.get(depth);
            let is_open = open.and_then(Container::list_ordinal) == Some(ordinal);
            if !is_open || self.is_finished {
                return false;
            }
            self.step(ahead, None);
        }
        true
    }

    /// The first definition of the label.
    pub(crate) fn find(
        &mut self,
        ahead: &mut Ahead<'_>,
        label: &Label<'_>,
        sought: Sought,
    ) -> Option<Span> {
        count!(scout Definitions);
        if let Some(found) = ahead.definitions.find(ahead.bytes, label, sought) {
            return Some(found);
        }
        let colon = self.next_colon(ahead)?;
        let candidates = self.candidates.get_or_insert_with(|| Candidates::from(colon));
        if !candidates.may_hold(ahead.bytes, label) {
            return None;
        }
        self.catch_up(ahead, ahead.parser.lists);
        while let Some(colon) = self.next_colon(ahead) {
            while self.blocks.unread() <= colon && !self.is_finished {
                self.blocks.skip_blocks(ahead.bytes, colon);
                let found = self.step(ahead, Some((label, sought)));
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Whether there is no definition, neither a known one nor one ahead.
    pub(crate) fn knows_of_none(&mut self, ahead: &Ahead<'_>) -> bool {
        ahead.definitions.is_empty() && self.next_colon(ahead).is_none()
    }

    /// The offset of the next `]:` that neither the parser nor the scout has passed.
    fn next_colon(&mut self, ahead: &Ahead<'_>) -> Option<usize> {
        if self.is_finished {
            return None;
        }
        let from = self.blocks.unread().max(ahead.parser.unread());
        let at = match self.colon {
            Some((start, at)) if start <= from && from <= at => at,
            _ => bytes::find_definition_mark(ahead.bytes, from).unwrap_or(usize::MAX),
        };
        self.colon = Some((from, at));
        (at != usize::MAX).then_some(at)
    }

    /// Goes on from the parser's place, where that has overtaken. The next list that will be asked
    /// about is that with the ordinal `next_list`.
    fn catch_up(&mut self, ahead: &Ahead<'_>, next_list: u32) {
        let is_behind = self.blocks.position() <= ahead.parser.position();
        if is_behind && !self.blocks.is_at_end() {
            self.blocks.restart_from(ahead.parser);
            self.loose.restart(next_list);
        }
    }

    /// Runs one step of the block structure. Gives the definition that is sought if it comes by.
    fn step(
        &mut self,
        ahead: &mut Ahead<'_>,
        sought: Option<(&Label<'_>, Sought)>,
    ) -> Option<Span> {
        let label = |kind| sought.filter(|(_, sought)| *sought == kind).map(|(label, _)| label);
        let step = self.blocks.step(ahead.bytes);
        if self.blocks.loosened != NONE {
            self.loose.insert(self.blocks.loosened);
            self.blocks.loosened = NONE;
        }
        match step {
            Some(Step::Paragraph(_) | Step::SetextHeading(_)) => {
                self.read_definitions(ahead, label(Sought::Link))
            }
            Some(Step::Open(container @ Container::Item { marker, ordinal, .. }))
                if marker.kind() == ItemKind::Footnote =>
            {
                let reading = definition::footnote(ahead.bytes, container.marker());
                let first = ahead.definitions.insert_footnote(ahead.bytes, &reading, ordinal);
                let is_it = |label| reading.has_label(ahead.bytes, Layout::NONE, label);
                (first == reading.span && label(Sought::Footnote).is_some_and(is_it))
                    .then_some(first)
            }
            Some(Step::End) => {
                self.is_finished = true;
                None
            }
            _ => None,
        }
    }

    fn read_definitions(
        &mut self,
        ahead: &mut Ahead<'_>,
        label: Option<&Label<'_>>,
    ) -> Option<Span> {
        let mut cursor = Cursor::over(ahead.bytes, &self.blocks.lines);
        let mut found = None;
        while cursor.peek() == Some(b'[')
            && let Some(reading) = definition::read(cursor)
        {
            let layout = self.blocks.containers.layout();
            let first = ahead.definitions.insert(ahead.bytes, &reading, layout);
            if found.is_none()
                && first == reading.span
                && label.is_some_and(|label| reading.has_label(ahead.bytes, layout, label))
            {
                found = Some(first);
            }
            cursor = reading.after;
        }
        found
    }
}

/// The lines from a list up to the next blank one. No list that is opened there becomes loose
/// before the blank line; if that closes it, it is tight, and the scout need not run for it.
#[derive(Clone, Copy, Debug, Default)]
struct BeforeBlank {
    start: usize,
    end: usize,
    /// Whether the blank line closes every block quote.
    closes_quotes: bool,
    /// Whether the line after the blank one closes every list outside of block quotes.
    closes_lists: bool,
}

impl BeforeBlank {
    /// Whether the list that the parser has opened at the offset `start`, and which has this depth,
    /// is closed before anything can make it loose.
    fn closes(&mut self, ahead: &Ahead<'_>, start: usize, depth: usize) -> bool {
        if !(self.start..self.end).contains(&start) {
            *self = Self::find(ahead.bytes, start);
        }
        if ahead.parser.containers.is_quoted(depth) {
            self.closes_quotes
        } else {
            self.closes_lists
        }
    }

    fn find(bytes: &[u8], start: usize) -> Self {
        let blank = bytes::find_blank_line(bytes, start);
        let text = bytes::skip_blank(bytes, blank.start);
        // An item's content is indented by two columns or more.
        let is_outside = matches!(bytes[..text].last(), None | Some(b'\n' | b'\r'));
        let closes_lists = match bytes.get(text) {
            None => true,
            Some(b'-' | b'+' | b'*' | b'0'..=b'9') => false,
            Some(_) => is_outside,
        };
        let closes_quotes = !blank.has_quote_marker;
        Self { start, end: blank.start, closes_quotes, closes_lists: closes_lists && closes_quotes }
    }
}

/// The loose ones of the lists that the scout has passed and the parser has not.
#[derive(Clone, Debug, Default)]
struct LooseLists {
    bits: SmallVec<[u64; 2]>,
    /// The ordinal of the first bit, a multiple of the word size.
    first: u32,
}

impl LooseLists {
    /// Forgets all lists; those from `ordinal` on come next.
    fn restart(&mut self, ordinal: u32) {
        self.bits.clear();
        self.first = ordinal / u64::BITS * u64::BITS;
    }

    fn insert(&mut self, ordinal: u32) {
        let Some(index) = ordinal.checked_sub(self.first) else { return };
        let word = (index / u64::BITS) as usize;
        if word >= self.bits.len() {
            self.bits.resize(word + 1, 0);
        }
        self.bits[word] |= 1 << (index % u64::BITS);
    }

    fn contains(&mut self, ordinal: u32) -> bool {
        let index = ordinal - self.first;
        let word = (index / u64::BITS) as usize;
        let is_loose = self.bits.get(word).is_some_and(|bits| bits >> (index % u64::BITS) & 1 == 1);
        // The parser asks in order: what it has passed is forgotten once it is the larger half.
        if word * 2 > self.bits.len().max(1) {
            self.bits.drain(..word.min(self.bits.len()));
            self.first += crate::text::offset(word) * u64::BITS;
        }
        is_loose
    }
}
