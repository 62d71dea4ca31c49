//! The tape for those who go over it: of each token just where it stands, what it is and what is
//! next. What it says beyond that is for [`Token`].

use rillmark::{RunKind, Span};

use crate::code::{
    self, END, END_FULL, END_PART, FULL_LEAF, Form, LONG_GAP, SHAPES, Shape, WIDE, WIDE_BYTES,
};
use crate::sort::Sort;
use crate::token::{Close, Token, read_u32};
use crate::word::Word;

/// An element or leaf, as far as a walk has to know it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// Offset of the token in the tape.
    pub(crate) at: usize,
    pub(crate) start: u32,
    /// Where what comes next has its gap: the end of the opening marker of an open element, else
    /// the end of the element or leaf.
    pub(crate) pos: u32,
    /// Offset in the tape of the end of an open element.
    pub(crate) close: usize,
    /// Offset in the tape of what comes next.
    pub(crate) next: usize,
    pub(crate) sort: Sort,
    pub(crate) facts: u8,
    pub(crate) is_open: bool,
    pub(crate) folded: Folded,
}

/// The nodes that are folded into a token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folded {
    /// How many there are: 0 to 2.
    pub(crate) count: u8,
    /// What the innermost one is.
    pub(crate) sort: Sort,
    pub(crate) text: Span,
}

impl Folded {
    pub(crate) const NOTHING: Self = Self { count: 0, sort: Sort::Text, text: Span::empty(0) };
}

/// How a token goes on after its gap, as far as it can be read at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    /// A length.
    Leaf,
    /// The length of the text, and that of a part after it.
    Part,
    /// The length of what is before the text, and that of the text.
    Lead,
    /// A skip.
    Open,
    /// An end: a length.
    End,
    /// An end: a length, and that of a part.
    EndPart,
    /// More than that.
    Other,
}

/// What a first byte says.
#[derive(Clone, Copy)]
struct First {
    class: Class,
    form: Form,
    gap: u8,
    sort: Sort,
    facts: u8,
    /// Length of the opening marker.
    marker: u8,
    /// From the start to the text.
    text: u8,
    /// From the end of the text, or of the part after it, to that of the element.
    tail: u8,
    folded: u8,
    inner: Sort,
}

/// In place of a gap: it is a number that follows.
const NUMBER: u8 = u8::MAX;

impl First {
    const fn new(byte: u8) -> Self {
        let code = code::code(byte);
        let shape: Shape = SHAPES[code as usize];
        let class = match (code, shape.form) {
            (END, _) => Class::End,
            (END_PART, _) => Class::EndPart,
            (END_FULL, _) => Class::Other,
            (_, Form::Leaf | Form::Fold | Form::FoldItem) => Class::Leaf,
            (_, Form::FoldTail | Form::FoldDestination | Form::FoldLabel) => Class::Part,
            (_, Form::FoldInfo | Form::FoldLongItem) => Class::Lead,
            (_, Form::Open) => Class::Open,
            _ => Class::Other,
        };
        let gap = byte & LONG_GAP;
        Self {
            class,
            form: shape.form,
            gap: if gap == LONG_GAP { NUMBER } else { shape.gaps[gap as usize] },
            sort: shape.sort,
            facts: shape.facts,
            marker: shape.marker,
            text: shape.marker + shape.lead,
            tail: match shape.form {
                Form::FoldDestination | Form::FoldLabel => 3,
                // It may be one less, which adds up.
                _ => shape.tail.cast_unsigned(),
            },
            folded: shape.form.folded(),
            inner: innermost(shape.run),
        }
    }
}

impl First {
    /// The gap, which is taken if it is a number.
    #[inline]
    fn take_gap(&self, word: &mut Word) -> u32 {
        if self.gap == NUMBER { word.number() } else { u32::from(self.gap) }
    }
}

/// What a run of this kind is as a child.
const fn innermost(run: RunKind) -> Sort {
    if matches!(run, RunKind::HtmlBlock) { Sort::Html } else { Sort::Text }
}

static FIRSTS: [First; 256] = {
    let mut firsts = [First::new(0); 256];
    let mut byte = 0;
    while byte < 256 {
        #[expect(clippy::cast_possible_truncation, reason = "below 256")]
        {
            firsts[byte] = First::new(byte as u8);
        }
        byte += 1;
    }
    firsts
};

/// What stands at an offset of the tape.
pub(crate) enum Found {
    /// A token.
    Step(Step),
    /// An end: where what comes after it has its gap, and its offset in the tape.
    End(u32, usize),
}

/// What stands at `at`, after what ended at the source offset `pos`.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a walk is this and nothing else")]
pub(crate) fn read(tape: &[u8], at: usize, pos: u32) -> Found {
    let (byte, mut word) = Word::new(tape, at);
    let first = &FIRSTS[byte];
    let gap = first.take_gap(&mut word);
    let mut step = Step::new(first, at, pos.wrapping_add(gap));
    match first.class {
        Class::Open => {
            let skip = (word.bits & 0xFF) as usize;
            if skip == usize::from(WIDE) || word.is_long & 1 != 0 {
                return read_other(tape, at, pos);
            }
            step.next = at + word.taken + 1;
            step.close = step.next + skip;
        }
        Class::Other => return read_other(tape, at, pos),
        class => {
            let (mut len, mut part, mut lead) = (word.number(), 0, u32::from(first.text));
            match class {
                Class::Part | Class::EndPart => part = word.number(),
                Class::Lead => {
                    lead += len;
                    len = word.number();
                }
                _ => {}
            }
            if word.is_long & 1 != 0 {
                return read_other(tape, at, pos);
            }
            let next = at + word.taken;
            if matches!(class, Class::End | Class::EndPart) {
                return Found::End(step.start, next);
            }
            step.fold(first, lead, len, next);
            step.pos = step.pos.wrapping_add(part);
        }
    }
    Found::Step(step)
}

/// The token at `at`, which starts at the source offset `start`.
#[inline]
pub(crate) fn read_at(tape: &[u8], at: usize, start: u32) -> Step {
    let (byte, mut word) = Word::new(tape, at);
    let gap = FIRSTS[byte].take_gap(&mut word);
    if word.is_long & 1 == 0
        && let Found::Step(step) = read(tape, at, start.wrapping_sub(gap))
    {
        return step;
    }
    Step::of(at, &Token::read_at(tape, at, start))
}

/// The number of the first item of the list at `at`; `None` if it takes the whole token to know it.
pub(crate) fn list_start(tape: &[u8], at: usize) -> Option<u32> {
    let (byte, mut word) = Word::new(tape, at);
    let first = &FIRSTS[byte];
    first.take_gap(&mut word);
    let skip = word.byte();
    match first.form {
        Form::Open => Some(0),
        Form::OpenStart if skip != WIDE => {
            let start = word.number();
            (word.is_long & 1 == 0).then_some(start)
        }
        _ => None,
    }
}

/// The same of all that is not read at once.
#[inline(never)]
fn read_other(tape: &[u8], at: usize, pos: u32) -> Found {
    let (byte, mut word) = Word::new(tape, at);
    let first = &FIRSTS[byte];
    if matches!(first.class, Class::End | Class::EndPart) || first.form == Form::EndFull {
        let close = Close::read(tape, at);
        return Found::End(pos.wrapping_add(close.tail), close.next);
    }
    let gap = first.take_gap(&mut word);
    let mut step = Step::new(first, at, pos.wrapping_add(gap));
    let is_whole = match first.form {
        Form::FoldFacts => {
            step.facts = word.byte();
            let len = word.number();
            step.fold(first, u32::from(first.text), len, at + word.taken);
            true
        }
        Form::Full => step.full_open(tape, word),
        _ => step.open(first.form, tape, word),
    };
    if is_whole && word.is_long & 1 == 0 {
        return Found::Step(step);
    }
    Found::Step(Step::of(at, &Token::read(tape, at, pos)))
}

impl Step {
    #[inline]
    fn new(first: &First, at: usize, start: u32) -> Self {
        Self {
            at,
            start,
            pos: start.wrapping_add(u32::from(first.marker)),
            close: 0,
            next: 0,
            sort: first.sort,
            facts: first.facts,
            is_open: first.class == Class::Open,
            folded: Folded::NOTHING,
        }
    }

    /// Makes it one with a text that has that length and begins that far after its start.
    #[inline]
    fn fold(&mut self, first: &First, lead: u32, len: u32, next: usize) {
        let text = self.start.wrapping_add(lead);
        let text = Span { start: text, end: text.wrapping_add(len) };
        self.pos = text.end.wrapping_add_signed(i32::from(first.tail.cast_signed()));
        self.next = next;
        self.folded = Folded { count: first.folded, sort: first.inner, text };
    }

    /// Reads the skip of an open one and what comes after it; says whether it can.
    #[inline]
    fn open(&mut self, form: Form, tape: &[u8], mut word: Word) -> bool {
        let mut skip = usize::from(word.byte());
        if skip == usize::from(WIDE) {
            skip = read_u32(tape, self.at + word.taken) as usize;
            word = word.after(tape, self.at, WIDE_BYTES);
        }
        match form {
            Form::Open => {}
            Form::OpenFacts => self.facts = word.byte(),
            Form::OpenStart => {
                word.number();
            }
            Form::OpenMarker => self.pos = self.start.wrapping_add(word.number()),
            _ => return false,
        }
        self.is_open = true;
        self.next = self.at + word.taken;
        self.close = self.next.saturating_add(skip);
        word.is_long & 1 == 0
    }

    /// The same of one that is written in full.
    #[inline]
    fn full_open(&mut self, tape: &[u8], mut word: Word) -> bool {
        let number = word.byte();
        self.facts = word.byte();
        let skip = word.byte();
        if number & FULL_LEAF != 0 || skip == WIDE {
            return false;
        }
        self.sort = Sort::from_number(number);
        let mut word = word.after(tape, self.at, 0);
        self.pos = self.start.wrapping_add(word.number());
        for _ in 0..3 {
            word.number();
        }
        self.is_open = true;
        self.next = self.at + word.taken;
        self.close = self.next + usize::from(skip);
        word.is_long & 1 == 0
    }

    /// That of the token at `at`.
    pub(crate) fn of(at: usize, token: &Token) -> Self {
        let is_open = token.is_open();
        Self {
            at,
            start: token.start,
            pos: if is_open { token.marker_end } else { token.end },
            close: token.close,
            next: token.body,
            sort: token.sort,
            facts: token.facts,
            is_open,
            folded: Folded { count: token.folded(), sort: innermost(token.run), text: token.text },
        }
    }

    /// The source offset of its end, and the offset in the tape of what comes after it.
    #[inline]
    pub(crate) fn end(&self, tape: &[u8]) -> (u32, usize) {
        if self.is_open { end(tape, self.close, self.start) } else { (self.pos, self.next) }
    }
}

/// Where the element that starts at `start` and has its end at `close` ends in the source, and the
/// offset in the tape of what comes after it.
#[inline]
pub(crate) fn end(tape: &[u8], close: usize, start: u32) -> (u32, usize) {
    let (byte, mut word) = Word::new(tape, close);
    let first = &FIRSTS[byte];
    first.take_gap(&mut word);
    let len = word.number();
    if first.class == Class::EndPart {
        word.number();
    } else if first.class != Class::End {
        return other_end(tape, close, start);
    }
    if word.is_long & 1 != 0 {
        return other_end(tape, close, start);
    }
    (start.wrapping_add(len), close + word.taken)
}

#[inline(never)]
fn other_end(tape: &[u8], close: usize, start: u32) -> (u32, usize) {
    let close = Close::read(tape, close);
    (start.wrapping_add(close.len), close.next)
}
