//! Going over the tape in document order, without a stack: an end says how far its element goes on
//! after the last child, so that the place in the source is always known.

use crate::code::is_end;
use crate::token::{Close, Token, byte};

/// Iterator over the tokens of a stretch of the tape, ends left out.
#[derive(Clone, Copy, Debug)]
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

    /// The next token, with its offset in the tape.
    #[inline]
    pub(crate) fn next_token(&mut self) -> Option<(usize, Token)> {
        while self.at < self.end {
            let (at, pos) = (self.at, self.pos);
            if is_end(byte(self.tape, at)) {
                let close = Close::read(self.tape, at);
                self.pos = pos.wrapping_add(close.tail);
                self.at = close.next;
                continue;
            }
            let token = Token::read(self.tape, at, pos);
            self.at = token.body;
            self.pos = if token.is_open() { token.marker_end } else { token.end };
            return Some((at, token));
        }
        None
    }
}

/// Iterator over the tokens that are children of one element.
#[derive(Clone, Copy, Debug)]
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

    #[inline]
    pub(crate) fn next_token(&mut self) -> Option<(usize, Token)> {
        if self.at >= self.end || is_end(byte(self.tape, self.at)) {
            return None;
        }
        let (at, pos) = (self.at, self.pos);
        let token = Token::read(self.tape, at, pos);
        (self.pos, self.at) = token.end(self.tape);
        Some((at, token))
    }
}
