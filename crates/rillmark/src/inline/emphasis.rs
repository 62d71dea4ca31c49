//! Emphasis and strong emphasis (CommonMark 6.2): delimiter runs of `*` and `_`.
//!
//! A run gets one mark a character. Openers are kept as a stack linked through their marks; a
//! closer takes them from the top, and what lies above the one it matches stays text.

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark, NO_MARK};
use crate::bytes;
use crate::chars;
use crate::limits::LONGEST_DELIMITER_RUN;
use crate::text::offset;

/// The run can open emphasis.
const CAN_OPEN: u8 = 1;
/// The run can close emphasis.
const CAN_CLOSE: u8 = 2;
/// The run is of `_`.
const UNDERSCORE: u8 = 4;
/// Where the run's length modulo 3 is kept.
const LENGTH_SHIFT: u8 = 3;

/// How many kinds of closers there are, as far as the search for their openers goes.
const CLOSERS: usize = 32;

impl Inlines {
    /// Reads the delimiter run at the cursor.
    #[inline(never)]
    pub(super) fn delimiter_run(&mut self, cursor: &mut Cursor<'_>) {
        let start = cursor.at;
        let delimiter = cursor.bytes[start];
        let len = bytes::run_length(cursor.rest(), 0, delimiter).min(LONGEST_DELIMITER_RUN);
        let flags = flanking(cursor, len);
        cursor.at += len;
        if flags == 0 {
            return;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 3, and limited above")]
        let (length_mod_3, extra) = ((len % 3) as u8, len as u16);
        let underscore = if delimiter == b'_' { UNDERSCORE } else { 0 };
        self.last_run = offset(self.marks.len());
        self.push(Mark {
            start: offset(start),
            data: NO_MARK,
            extra,
            kind: Kind::Run,
            flags: flags | underscore | length_mod_3 << LENGTH_SHIFT,
        });
        for at in start + 1..cursor.at {
            self.push(Mark::new(Kind::Inert, offset(at), 0));
        }
    }

    /// Resolves the delimiter runs from the mark `from` on. What is inside of links was resolved
    /// with them.
    pub(super) fn resolve_runs(&mut self, from: usize) {
        let mut openers = Openers { top: NO_MARK, bottoms: [0; CLOSERS] };
        let mut index = from;
        while let Some(mark) = self.marks.get(index) {
            count!(MarksVisited);
            match mark.kind {
                Kind::LinkOpen => index = mark.data as usize,
                Kind::Run => {
                    let len = usize::from(mark.extra);
                    self.resolve_run(index, &mut openers);
                    index += len;
                }
                _ => index += 1,
            }
        }
    }

    fn resolve_run(&mut self, index: usize, openers: &mut Openers) {
        let run = self.marks[index];
        let mut left = run.extra;
        let mut head = index;
        while run.flags & CAN_CLOSE != 0 && left > 0 {
            let Some(opener) = self.find_opener(index, run.flags, openers) else { break };
            let length = self.pair(opener, head, left);
            head += usize::from(length);
            left -= length;
            let opener_mark = &mut self.marks[opener];
            opener_mark.extra -= length;
            openers.top = if opener_mark.extra == 0 { opener_mark.data } else { offset(opener) };
        }
        if left > 0 && run.flags & CAN_OPEN != 0 {
            let start = self.marks[head].start;
            self.marks[head] = Mark { start, data: openers.top, extra: left, ..run };
            openers.top = offset(head);
        } else if left > 0 && head == index {
            self.marks[head].kind = Kind::Inert;
        }
    }

    /// The innermost opener that the run at `index`, with the flags `closer`, can close.
    fn find_opener(&self, index: usize, closer: u8, openers: &mut Openers) -> Option<usize> {
        let bottom = openers.bottoms[usize::from(closer & !CAN_CLOSE)];
        let mut opener = openers.top;
        while opener != NO_MARK && opener >= bottom {
            count!(OpenerSteps);
            let mark = &self.marks[opener as usize];
            if fits(mark.flags, closer) {
                return Some(opener as usize);
            }
            opener = mark.data;
        }
        // Whatever is on the stack now is no opener for a closer like this one.
        openers.bottoms[usize::from(closer & !CAN_CLOSE)] = offset(index);
        None
    }

    /// Makes emphasis of the end of the opener and the beginning of the closer; gives the length
    /// of the delimiters.
    fn pair(&mut self, opener: usize, closer: usize, closer_len: u16) -> u16 {
        let opener_len = self.marks[opener].extra;
        let length = if opener_len >= 2 && closer_len >= 2 { 2 } else { 1 };
        let slot = opener + usize::from(opener_len - length);
        let start = self.marks[slot].start;
        if slot == opener {
            // The opener is used up, but its mark is still needed as a link of the stack.
            self.marks[slot].kind = Kind::DelimiterOpen;
            self.marks[slot].flags = delimiter_len(length);
        } else {
            let mut mark = Mark::new(Kind::DelimiterOpen, start, 0);
            mark.flags = delimiter_len(length);
            self.marks[slot] = mark;
        }
        let mut mark = Mark::new(Kind::DelimiterClose, self.marks[closer].start, start);
        mark.flags = delimiter_len(length);
        self.marks[closer] = mark;
        length
    }
}

fn delimiter_len(length: u16) -> u8 {
    if length == 2 { 2 } else { 1 }
}

/// The delimiter runs that may still open emphasis.
struct Openers {
    /// The mark of the innermost one.
    top: u32,
    /// For each kind of closer, a mark below which no opener for it is left.
    bottoms: [u32; CLOSERS],
}

/// Whether the opener and the closer, given by their flags, fit (rules 9 and 10).
fn fits(opener: u8, closer: u8) -> bool {
    let (opener_len, closer_len) = (opener >> LENGTH_SHIFT, closer >> LENGTH_SHIFT);
    let is_both = opener & CAN_CLOSE != 0 || closer & CAN_OPEN != 0;
    opener & UNDERSCORE == closer & UNDERSCORE
        && !(is_both && closer_len != 0 && (opener_len + closer_len) % 3 == 0)
}

/// Whether the run of this length at the cursor can open or close emphasis.
fn flanking(cursor: &Cursor<'_>, len: usize) -> u8 {
    let previous = Neighbour::of(previous_char(cursor.before()));
    let next = Neighbour::of(next_char(&cursor.rest()[len..]));
    let is_left = next != Neighbour::Whitespace
        && (next != Neighbour::Punctuation || previous != Neighbour::Other);
    let is_right = previous != Neighbour::Whitespace
        && (previous != Neighbour::Punctuation || next != Neighbour::Other);
    let (can_open, can_close) = if cursor.bytes[cursor.at] == b'_' {
        (
            is_left && (!is_right || previous == Neighbour::Punctuation),
            is_right && (!is_left || next == Neighbour::Punctuation),
        )
    } else {
        (is_left, is_right)
    };
    (u8::from(can_open) * CAN_OPEN) | (u8::from(can_close) * CAN_CLOSE)
}

/// What stands beside a delimiter run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Neighbour {
    Whitespace,
    Punctuation,
    Other,
}

impl Neighbour {
    fn of(char: char) -> Self {
        if chars::is_whitespace(char) {
            Self::Whitespace
        } else if chars::is_punctuation(char) {
            Self::Punctuation
        } else {
            Self::Other
        }
    }
}

/// The last character; a line end where there is none.
fn previous_char(before: &[u8]) -> char {
    match before {
        [] => '\n',
        [.., 0] => '\u{FFFD}',
        [.., byte] if byte.is_ascii() => char::from(*byte),
        _ => chars::decode_last(before),
    }
}

/// The first character; a line end where there is none.
fn next_char(after: &[u8]) -> char {
    match after {
        [] => '\n',
        [0, ..] => '\u{FFFD}',
        [byte, ..] if byte.is_ascii() => char::from(*byte),
        _ => chars::decode(after).0,
    }
}
