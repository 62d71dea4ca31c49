//! Tokens of the tape, decoded.
//!
//! Reading never fails: what is missing reads as zeros, and all sums wrap. [`crate::check`] makes
//! sure beforehand that a tape from elsewhere is whole.

use rillmark::{RunKind, Span};

use crate::code::{
    self, AT_END_OF_INPUT, END, END_FULL, END_PART, FULL_LEAF, Form, INDEX, LONG_GAP, OTHER_START,
    PARTS, SHAPES, WIDE, WIDE_BYTES,
};
use crate::parts::{PartsAt, read_text};
use crate::sort::{self, Sort};
use crate::varint;

/// An element or leaf as it stands in the tape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) form: Form,
    pub(crate) sort: Sort,
    pub(crate) facts: u8,
    pub(crate) run: RunKind,
    pub(crate) start: u32,
    /// End of the opening marker.
    pub(crate) marker_end: u32,
    /// The text of a folded element or a leaf.
    pub(crate) text: Span,
    /// End of a folded element or leaf.
    pub(crate) end: u32,
    /// Offset in the tape of the first child; of the next token where it is not open.
    pub(crate) body: usize,
    /// Offset in the tape of the end of an open element; else `body`.
    pub(crate) close: usize,
    /// What else is known; its meaning depends on the sort.
    pub(crate) numbers: [u32; 3],
    /// Offset in the tape of what a full leaf says beside its length.
    pub(crate) more: usize,
}

impl Token {
    /// The token at `at`, which comes after what ended at the source offset `pos`.
    #[inline]
    pub(crate) fn read(tape: &[u8], at: usize, pos: u32) -> Self {
        let first = byte(tape, at);
        let shape = &SHAPES[usize::from(code::code(first))];
        let (gap, at) = read_gap(tape, at, first);
        let start = pos.wrapping_add(gap);
        let marker_end = start.wrapping_add(u32::from(shape.marker));
        let token = Self {
            form: shape.form,
            sort: shape.sort,
            facts: shape.facts,
            run: shape.run,
            start,
            marker_end,
            text: Span::empty(start),
            end: start,
            body: at,
            close: at,
            numbers: [0; 3],
            more: 0,
        };
        match shape.form {
            Form::Leaf => {
                let (len, next) = varint::read(tape, at);
                let end = start.wrapping_add(len);
                Self { text: Span::new(start, end), end, body: next, close: next, ..token }
            }
            Form::Fold | Form::FoldItem => {
                let (len, next) = varint::read(tape, at);
                let token = token.with_text(shape.lead, len, next);
                Self { end: token.text.end.wrapping_add_signed(i32::from(shape.tail)), ..token }
            }
            Form::Open => token.with_skip(tape, at),
            _ => token.read_other(tape, at, shape.lead),
        }
    }

    /// The token at `at`, which starts at the source offset `start`.
    #[inline]
    pub(crate) fn read_at(tape: &[u8], at: usize, start: u32) -> Self {
        let (gap, _) = read_gap(tape, at, byte(tape, at));
        Self::read(tape, at, start.wrapping_sub(gap))
    }

    /// Where the gap of the token, which stands at `at`, begins in the source.
    pub(crate) fn gap_start(&self, tape: &[u8], at: usize) -> u32 {
        self.start.wrapping_sub(read_gap(tape, at, byte(tape, at)).0)
    }

    #[inline]
    fn with_text(self, lead: u8, len: u32, next: usize) -> Self {
        let start = self.marker_end.wrapping_add(u32::from(lead));
        let text = Span::new(start, start.wrapping_add(len));
        Self { text, end: text.end, body: next, close: next, ..self }
    }

    /// The same with the skip at `at`.
    #[inline]
    fn with_skip(self, tape: &[u8], at: usize) -> Self {
        let skip = byte(tape, at);
        let (len, body) = if skip == WIDE {
            (read_u32(tape, at + 1) as usize, at + 1 + WIDE_BYTES)
        } else {
            (usize::from(skip), at + 1)
        };
        Self { body, close: body.saturating_add(len), ..self }
    }

    #[inline(never)]
    fn read_other(self, tape: &[u8], at: usize, lead: u8) -> Self {
        let (first, next) = varint::read(tape, at);
        match self.form {
            Form::Definition => {
                let (destination, next) = varint::read(tape, next);
                let end = self.start.wrapping_add(first).wrapping_add(destination).wrapping_add(4);
                let numbers = [first, destination, 0];
                Self {
                    end,
                    numbers,
                    text: Span::new(self.start, end),
                    body: next,
                    close: next,
                    ..self
                }
            }
            Form::FoldTail => {
                let (tail, next) = varint::read(tape, next);
                let token = self.with_text(lead, first, next);
                Self { end: token.end.wrapping_add(tail), ..token }
            }
            Form::FoldDestination | Form::FoldLabel => {
                let (part, next) = varint::read(tape, next);
                let token = self.with_text(lead, first, next);
                Self {
                    end: token.end.wrapping_add(part).wrapping_add(3),
                    numbers: [part, 0, 0],
                    ..token
                }
            }
            Form::FoldTicks => {
                let (padding, next) = varint::read(tape, next);
                let (len, next) = varint::read(tape, next);
                let marker_end = self.start.wrapping_add(first);
                let start = marker_end.wrapping_add(padding);
                let text = Span::new(start, start.wrapping_add(len));
                let end = text.end.wrapping_add(padding).wrapping_add(first);
                Self { marker_end, text, end, body: next, close: next, ..self }
            }
            Form::FoldInfo => {
                let (len, next) = varint::read(tape, next);
                let start = self.marker_end.wrapping_add(first).wrapping_add(1);
                let text = Span::new(start, start.wrapping_add(len));
                let numbers = [0, 3, first];
                Self {
                    text,
                    end: text.end.wrapping_add(3),
                    numbers,
                    body: next,
                    close: next,
                    ..self
                }
            }
            Form::FoldFacts => {
                let facts = first.to_le_bytes()[0];
                let (len, next) = varint::read(tape, next);
                Self { facts, ..self }.with_text(lead, len, next)
            }
            Form::FoldLongItem => {
                let (len, next) = varint::read(tape, next);
                Self { marker_end: self.start.wrapping_add(first), ..self }
                    .with_text(lead, len, next)
            }
            Form::Full => self.read_full(tape, at),
            _ => self.read_open(tape, at),
        }
    }

    /// The same of an open element with something after its skip.
    fn read_open(self, tape: &[u8], at: usize) -> Self {
        let token = self.with_skip(tape, at);
        if self.form == Form::OpenFacts {
            let facts = byte(tape, token.body);
            return Self { facts, ..token.with_body(token.body + 1) };
        }
        let (number, body) = varint::read(tape, token.body);
        let token = token.with_body(body);
        match self.form {
            Form::OpenStart => Self { numbers: [0, number, 0], ..token },
            Form::OpenMarker => Self { marker_end: self.start.wrapping_add(number), ..token },
            _ => self,
        }
    }

    /// The same with children that begin later.
    fn with_body(self, body: usize) -> Self {
        Self { body, close: self.close.saturating_add(body - self.body), ..self }
    }

    fn read_full(self, tape: &[u8], at: usize) -> Self {
        let (number, facts) = (byte(tape, at), byte(tape, at + 1));
        let sort = Sort::from_number(number & !FULL_LEAF);
        let is_math = sort == Sort::Text && facts & sort::IN_MATH != 0;
        let run = if is_math { RunKind::Math } else { self.run };
        let token = Self { sort, facts, run, ..self };
        if number & FULL_LEAF == 0 {
            return token.read_full_open(tape, at + 2);
        }
        let (len, more) = varint::read(tape, at + 2);
        let end = self.start.wrapping_add(len);
        let next = match sort {
            Sort::Definition => PartsAt::skip(tape, more),
            Sort::FootnoteReference => {
                let (numbers, next) = read_numbers(tape, more);
                return Self {
                    text: Span::new(self.start, end),
                    end,
                    body: next,
                    close: next,
                    numbers,
                    more,
                    ..token
                };
            }
            Sort::Text | Sort::Html | Sort::InlineHtml | Sort::Shortcode
                if facts & sort::OUTSIDE != 0 =>
            {
                let (len, next) = varint::read(tape, more);
                next.saturating_add(len as usize)
            }
            _ => more,
        };
        Self { text: Span::new(self.start, end), end, body: next, close: next, more, ..token }
    }

    fn read_full_open(self, tape: &[u8], at: usize) -> Self {
        let token = self.with_skip(tape, at);
        let (marker, body) = varint::read(tape, token.body);
        let (numbers, body) = read_numbers(tape, body);
        let token = token.with_body(body);
        Self { marker_end: self.start.wrapping_add(marker), numbers, ..token }
    }

    /// Whether it has an end of its own.
    #[inline]
    pub(crate) fn is_open(&self) -> bool {
        matches!(self.form, Form::Open | Form::OpenStart | Form::OpenMarker | Form::OpenFacts)
            || self.is_full_open()
    }

    #[inline]
    fn is_full_open(&self) -> bool {
        self.form == Form::Full && self.more == 0
    }

    /// How many elements and runs are folded into one below it: 0 to 2.
    #[inline]
    pub(crate) fn folded(&self) -> u8 {
        self.form.folded()
    }

    /// The source offset of its end, and the offset in the tape of what comes after it.
    #[inline]
    pub(crate) fn end(&self, tape: &[u8]) -> (u32, usize) {
        if !self.is_open() {
            return (self.end, self.body);
        }
        let close = Close::read(tape, self.close);
        (self.start.wrapping_add(close.len), close.next)
    }

    /// Its text, if that is not in the source.
    pub(crate) fn outside<'t>(&self, tape: &'t [u8]) -> Option<&'t str> {
        let is_text =
            matches!(self.sort, Sort::Text | Sort::Html | Sort::InlineHtml | Sort::Shortcode);
        (self.more != 0 && is_text && self.facts & sort::OUTSIDE != 0)
            .then(|| read_text(tape, self.more).0)
    }
}

/// The end of an open element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Close {
    /// How far the element goes on after its last child.
    pub(crate) tail: u32,
    /// Length of the element in the source.
    pub(crate) len: u32,
    /// Length of the label or destination before the end.
    pub(crate) part: u32,
    pub(crate) flags: u8,
    /// From the start to where the end's span starts.
    pub(crate) other_start: u32,
    /// Offset in the tape of the parts of a link.
    pub(crate) parts: usize,
    /// Offset in the tape of the index of the children.
    pub(crate) index: usize,
    /// Offset in the tape after it.
    pub(crate) next: usize,
}

impl Close {
    #[inline]
    pub(crate) fn read(tape: &[u8], at: usize) -> Self {
        let first = byte(tape, at);
        let (tail, at) = read_gap(tape, at, first);
        let (len, next) = varint::read(tape, at);
        let close = Self { tail, len, part: 0, flags: 0, other_start: 0, parts: 0, index: 0, next };
        match code::code(first) {
            END_PART => {
                let (part, next) = varint::read(tape, next);
                Self { part, next, ..close }
            }
            END_FULL => close.read_full(tape, next),
            _ => close,
        }
    }

    #[inline(never)]
    fn read_full(self, tape: &[u8], at: usize) -> Self {
        let flags = byte(tape, at);
        let mut close = Self { flags, next: at + 1, ..self };
        if flags & OTHER_START != 0 {
            (close.other_start, close.next) = varint::read(tape, close.next);
        }
        if flags & PARTS != 0 {
            close.parts = close.next;
            close.next = PartsAt::skip(tape, close.next);
        }
        if flags & INDEX != 0 {
            close.index = close.next;
            let len = (read_u32(tape, close.next) as usize).saturating_mul(ENTRY);
            close.next = close.next.saturating_add(4).saturating_add(len);
        }
        close
    }

    pub(crate) fn at_end_of_input(&self) -> bool {
        self.flags & AT_END_OF_INPUT != 0
    }
}

/// The three numbers at `at`, and the offset after them.
fn read_numbers(tape: &[u8], at: usize) -> ([u32; 3], usize) {
    let mut next = at;
    let mut numbers = [0; 3];
    for number in &mut numbers {
        (*number, next) = varint::read(tape, next);
    }
    (numbers, next)
}

/// Bytes of an entry of an index.
pub(crate) const ENTRY: usize = 8;

/// The byte at `at`; an end where there is none.
#[inline]
pub(crate) fn byte(tape: &[u8], at: usize) -> u8 {
    tape.get(at).copied().unwrap_or(END << 2)
}

/// The gap of the token at `at`, whose first byte that is, and the offset after it.
#[inline]
pub(crate) fn read_gap(tape: &[u8], at: usize, first: u8) -> (u32, usize) {
    match first & LONG_GAP {
        LONG_GAP => varint::read(tape, at + 1),
        gap => {
            let gaps = &SHAPES[usize::from(code::code(first))].gaps;
            (u32::from(gaps[usize::from(gap) % 3]), at + 1)
        }
    }
}

/// The four bytes at `at` as a number.
#[inline]
pub(crate) fn read_u32(tape: &[u8], at: usize) -> u32 {
    let bytes = tape.get(at..).and_then(<[u8]>::first_chunk);
    bytes.copied().map_or(0, u32::from_le_bytes)
}
