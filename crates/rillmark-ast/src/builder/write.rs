//! Writing tokens.

use alloc::vec::Vec;

use super::{Builder, STRIDE, offset};
use crate::code::{LONG_GAP, SHAPES};
use crate::varint;

impl Builder {
    /// Begins the token of a child of the innermost element. Says where in the tape.
    #[inline]
    pub(super) fn token(&mut self, code: u8, gap: u32) -> u32 {
        let at = offset(self.tape.len());
        self.count_child();
        self.head(code, gap);
        at
    }

    /// Writes a child that is its code and gap and one number.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would cost as much again")]
    pub(super) fn short(&mut self, code: u8, gap: u32, number: u32) {
        self.count_child();
        self.head_and(code, gap, number);
    }

    /// Writes code and gap and one number.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would cost as much again")]
    pub(super) fn head_and(&mut self, code: u8, gap: u32, number: u32) {
        let short = short_gap(code, gap);
        if short < LONG_GAP && number < 0x80 {
            self.tape.push(code << 2 | short);
            #[expect(clippy::cast_possible_truncation, reason = "below 128")]
            self.tape.push(number as u8);
        } else {
            self.long(code, gap, number);
        }
    }

    #[inline(never)]
    fn long(&mut self, code: u8, gap: u32, number: u32) {
        self.head(code, gap);
        varint::write(&mut self.tape, number);
    }

    /// Writes code and gap.
    #[inline]
    pub(super) fn head(&mut self, code: u8, gap: u32) {
        write_head(&mut self.tape, code, gap);
    }

    /// Counts a child, whose token is written next, and makes an entry of some.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would cost as much again")]
    fn count_child(&mut self) {
        self.children += 1;
        if self.children.is_multiple_of(STRIDE) {
            self.write_entry();
        }
    }

    #[inline(never)]
    fn write_entry(&mut self) {
        let at = offset(self.tape.len());
        if let Some(frame) = self.frames.last() {
            let tape = at - frame.body() + (self.wide.inserted - frame.inserted);
            self.entries.push((tape, self.pos.wrapping_sub(frame.start)));
        } else {
            self.index.push((at, self.pos));
        }
    }
}

/// Writes code and gap.
#[inline]
pub(crate) fn write_head(tape: &mut Vec<u8>, code: u8, gap: u32) {
    let short = short_gap(code, gap);
    tape.push(code << 2 | short);
    if short == LONG_GAP {
        varint::write(tape, gap);
    }
}

/// What stands for the gap in the first byte of a token: `LONG_GAP` if it needs a number.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a call would cost as much again")]
fn short_gap(code: u8, gap: u32) -> u8 {
    let [first, second, third] = SHAPES[usize::from(code % 64)].gaps;
    match gap {
        _ if gap == u32::from(first) => 0,
        _ if gap == u32::from(second) => 1,
        _ if gap == u32::from(third) => 2,
        _ => LONG_GAP,
    }
}
