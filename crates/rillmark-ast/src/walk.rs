//! Going over the tape in document order, without a stack: an end says how far its element goes on
//! after the last child, so that the place in the source is always known.

use crate::step::{self, Found, Step};

/// Iterator over the tokens of a stretch of the tape, ends left out.
#[derive(Clone, Debug)]
pub(crate) struct Tokens<'t> {
    tape: &'t [u8],
    /// Offset in the tape of the next token.
    pub(crate) at: usize,
    /// Where the gap of the next token begins in the source.
    pub(crate) pos: u32,
    /// Offset in the tape of the end of the stretch.
    end: usize,
}

impl<'t> Tokens<'t> {
    /// Over the tokens from `at` on, before `end`.
    #[inline]
    pub(crate) fn new(tape: &'t [u8], at: usize, pos: u32, end: usize) -> Self {
        Self { tape, at, pos, end: end.min(tape.len()) }
    }
}

impl Iterator for Tokens<'_> {
    type Item = Step;

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a walk is this and nothing else")]
    fn next(&mut self) -> Option<Step> {
        while self.at < self.end {
            match step::read(self.tape, self.at, self.pos) {
                Found::End(pos, next) => (self.pos, self.at) = (pos, next),
                Found::Step(step) => {
                    (self.pos, self.at) = (step.pos, step.next);
                    return Some(step);
                }
            }
        }
        None
    }
}

/// Iterator over the tokens that are children of one element.
#[derive(Clone, Debug)]
pub(crate) struct Siblings<'t> {
    tape: &'t [u8],
    pub(crate) at: usize,
    pub(crate) pos: u32,
    end: usize,
}

impl<'t> Siblings<'t> {
    /// The tokens from `at` on, before `end`, which are children of one element.
    #[inline]
    pub(crate) fn new(tape: &'t [u8], at: usize, pos: u32, end: usize) -> Self {
        Self { tape, at, pos, end: end.min(tape.len()) }
    }
}

impl Iterator for Siblings<'_> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        if self.at >= self.end {
            return None;
        }
        let Found::Step(step) = step::read(self.tape, self.at, self.pos) else { return None };
        (self.pos, self.at) = step.end(self.tape);
        Some(step)
    }
}
