//! Emphasis and strong emphasis (CommonMark 6.2): delimiter runs of `*` and `_`. Strikethrough, an
//! extension: those of one or two `~`, which match a run of the same length.
//!
//! A run gets one mark a character. Openers are kept as a stack linked through their marks; a
//! closer takes them from the top, and what lies above the one it matches stays text.

use super::Inlines;
use super::mark::{Kind, Mark, NO_MARK};
use crate::bytes;
use crate::chars;
use crate::limits::LONGEST_DELIMITER_RUN;
use crate::options::Options;
use crate::text::offset;

/// The run can open emphasis.
const CAN_OPEN: u8 = 1;
/// The run can close emphasis.
const CAN_CLOSE: u8 = 2;
/// Stands in place of the two where a `~` stands beside the run.
const BESIDE_TILDES: u8 = 4;
/// The run is of `_`, or of two `~`.
const UNDERSCORE: u8 = 4;
/// The run is of `~`: a length that others do not have, and a bit of its own.
const TILDE: u8 = 1 << 5 | 3 << LENGTH_SHIFT;
/// Where the length of a run of others modulo 3 is kept.
const LENGTH_SHIFT: u8 = 3;
/// What differs between runs of different delimiters.
const DELIMITER: u8 = UNDERSCORE | 1 << 5;
/// What tells apart the kinds of closers.
const CLOSER: u8 = 31 & !CAN_CLOSE;

/// How many kinds of closers there are, as far as the search for their openers goes.
const CLOSERS: usize = 32;

impl Inlines {
    /// Reads the delimiter run at `at`; gives the offset after it. It is resolved at once, unless it
    /// may be inside of a link. The stretch begins at `start`.
    #[inline(never)]
    pub(super) fn delimiter_run(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let delimiter = text[at];
        let len = bytes::run_length(text, at, delimiter).min(LONGEST_DELIMITER_RUN);
        let end = at + len;
        let (before, after) = (&text[start..at], &text[end..]);
        let flanking = match flanking(before, delimiter, after) {
            flanking @ CAN_OPEN..BESIDE_TILDES => flanking,
            0 => return end,
            _ => match self.flanking_beside_tildes(before, delimiter, after) {
                0 => return end,
                flanking => flanking,
            },
        };
        let underscore = if delimiter == b'_' { UNDERSCORE } else { 0 };
        #[expect(clippy::cast_possible_truncation, reason = "below 3, and limited above")]
        let (length_mod_3, extra) = ((len % 3) as u8, len as u16);
        let flags = flanking | underscore | length_mod_3 << LENGTH_SHIFT;
        let run = Mark { start: offset(at), data: NO_MARK, extra, kind: Kind::Run, flags };
        if self.brackets != NO_MARK || !self.close_whole(run) {
            self.add_run(run);
        }
        end
    }

    /// [`flanking`] of a run of `*` or `_` beside `~`. As GitHub has it, it is as if these were not
    /// there, if they can mean strikethrough.
    #[cold]
    fn flanking_beside_tildes(&self, before: &[u8], delimiter: u8, after: &[u8]) -> u8 {
        let is_other = |&byte: &u8| byte != b'~';
        let (mut start, mut end) = (0, before.len());
        if self.options.contains(Options::STRIKETHROUGH) {
            end = before.iter().rposition(is_other).map_or(0, |last| last + 1);
            start = after.iter().position(is_other).unwrap_or(after.len());
        }
        count!(Searched, before.len() - end + start);
        let previous = Neighbour::before(&before[..end]).or_punctuation();
        flanking_between(previous, delimiter, Neighbour::after(&after[start..]).or_punctuation())
    }

    /// Reads the run of `~` at `at`, as [`Inlines::delimiter_run`] does.
    #[inline(never)]
    pub(super) fn tildes(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let len = bytes::run_length(text, at, b'~');
        let end = at + len;
        let previous = Neighbour::before(&text[start..at]).or_punctuation();
        // They open and close as `*` does.
        let flanking = flanking_between(previous, b'*', Neighbour::after(&text[end..]));
        let extra = match len {
            1 | 2 if flanking == 0 || !self.options.contains(Options::STRIKETHROUGH) => return end,
            1 => 1,
            2 => 2,
            _ => return end,
        };
        let flags = flanking | TILDE | if len == 2 { UNDERSCORE } else { 0 };
        self.add_run(Mark { start: offset(at), data: NO_MARK, extra, kind: Kind::Run, flags });
        end
    }

    /// Pushes the run, and resolves it, unless it has to wait for brackets.
    #[inline]
    fn add_run(&mut self, run: Mark) {
        let index = self.marks.len();
        self.push_run(run);
        if self.brackets == NO_MARK {
            self.resolve_run(index);
        } else {
            self.waiting.push(offset(index));
        }
    }

    fn push_run(&mut self, run: Mark) {
        self.push(run);
        for index in 1..u32::from(run.extra) {
            self.push(Mark::new(Kind::Inert, run.start + index, 0));
        }
    }

    /// Makes emphasis of the run and the innermost opener, if it closes that and both are one or two
    /// characters and used up: the commonest case, in which nothing has to be pushed first.
    #[inline]
    fn close_whole(&mut self, run: Mark) -> bool {
        let top = self.openers.top as usize;
        if run.flags & CAN_CLOSE == 0 || run.extra > 2 {
            return false;
        }
        let bottom = self.openers.bottoms[usize::from(run.flags & CLOSER)];
        let Some(opener) = self.marks.get_mut(top) else { return false };
        if opener.extra != run.extra || opener.start < bottom || !fits(opener.flags, run.flags) {
            return false;
        }
        self.openers.top = opener.data;
        opener.kind = Kind::DelimiterOpen;
        opener.flags = delimiter_len(run.extra);
        let close = Mark { kind: Kind::DelimiterClose, data: opener.start, ..run };
        self.push_run(Mark { flags: delimiter_len(run.extra), ..close });
        true
    }

    /// Resolves the runs that waited, if no bracket is open any more.
    pub(super) fn resolve_waiting(&mut self) {
        if self.waiting.first != NO_MARK {
            self.resolve_runs(self.waiting.first as usize);
            self.waiting = Waiting::NONE;
        }
    }

    /// Resolves the runs that waited inside the link that begins with the mark `open`.
    pub(super) fn resolve_inside(&mut self, open: u32) {
        if self.waiting.last == NO_MARK || self.waiting.last < open {
            return;
        }
        let around = core::mem::take(&mut self.openers);
        self.resolve_runs(open as usize + 1);
        self.openers = around;
        if self.waiting.first > open {
            self.waiting = Waiting::NONE;
        }
    }

    /// Resolves the delimiter runs from the mark `from` on. What is inside of links was resolved
    /// with them.
    fn resolve_runs(&mut self, from: usize) {
        let mut index = from;
        while let Some(mark) = self.marks.get(index) {
            count!(MarksVisited);
            match mark.kind {
                Kind::LinkOpen => index = mark.data as usize,
                Kind::Run => {
                    let len = usize::from(mark.extra);
                    self.resolve_run(index);
                    index += len;
                }
                _ => index += 1,
            }
        }
    }

    #[inline]
    fn resolve_run(&mut self, index: usize) {
        let run = self.marks[index];
        let mut left = run.extra;
        let mut head = index;
        while run.flags & CAN_CLOSE != 0 && left > 0 {
            let Some(opener) = self.find_opener(run) else { break };
            let length = self.pair(opener, head, left);
            head += usize::from(length);
            left -= length;
            let opener_mark = &mut self.marks[opener];
            opener_mark.extra -= length;
            self.openers.top =
                if opener_mark.extra == 0 { opener_mark.data } else { offset(opener) };
        }
        if left > 0 && run.flags & CAN_OPEN != 0 {
            let start = self.marks[head].start;
            self.marks[head] = Mark { start, data: self.openers.top, extra: left, ..run };
            self.openers.top = offset(head);
        } else if left > 0 && head == index {
            self.marks[head].kind = Kind::Inert;
        }
    }

    /// The innermost opener that the run can close.
    fn find_opener(&mut self, run: Mark) -> Option<usize> {
        let bottom = &mut self.openers.bottoms[usize::from(run.flags & CLOSER)];
        let mut opener = self.openers.top as usize;
        while let Some(mark) = self.marks.get(opener)
            && mark.start >= *bottom
        {
            count!(OpenerSteps);
            if fits(mark.flags, run.flags) {
                return Some(opener);
            }
            opener = mark.data as usize;
        }
        // Whatever is on the stack now is no opener for a closer like this one.
        *bottom = run.start;
        None
    }

    /// Makes an element of the end of the opener and the beginning of the closer; gives the length
    /// of the delimiters.
    fn pair(&mut self, opener: usize, closer: usize, closer_len: u16) -> u16 {
        let Mark { extra: opener_len, flags, .. } = self.marks[opener];
        let (open, close) = match flags & TILDE {
            TILDE => (Kind::StrikethroughOpen, Kind::StrikethroughClose),
            _ => (Kind::DelimiterOpen, Kind::DelimiterClose),
        };
        let length = if opener_len >= 2 && closer_len >= 2 { 2 } else { 1 };
        let slot = opener + usize::from(opener_len - length);
        let start = self.marks[slot].start;
        if slot == opener {
            // The opener is used up, but its mark is still needed as a link of the stack.
            self.marks[slot].kind = open;
            self.marks[slot].flags = delimiter_len(length);
        } else {
            let mut mark = Mark::new(open, start, 0);
            mark.flags = delimiter_len(length);
            self.marks[slot] = mark;
        }
        let mut mark = Mark::new(close, self.marks[closer].start, start);
        mark.flags = delimiter_len(length);
        self.marks[closer] = mark;
        length
    }
}

fn delimiter_len(length: u16) -> u8 {
    if length == 2 { 2 } else { 1 }
}

/// The delimiter runs that may still open an element.
#[derive(Clone, Debug)]
pub(super) struct Openers {
    /// The mark of the innermost one.
    pub(super) top: u32,
    /// For each kind of closer, an offset before which no opener for it is left. Offsets only grow,
    /// so nothing is to be forgotten from leaf to leaf.
    bottoms: [u32; CLOSERS],
}

impl Default for Openers {
    #[inline]
    fn default() -> Self {
        Self { top: NO_MARK, bottoms: [0; CLOSERS] }
    }
}

/// The delimiter runs that wait until it is known whether they are inside of a link.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    first: u32,
    last: u32,
}

impl Waiting {
    pub(super) const NONE: Self = Self { first: NO_MARK, last: NO_MARK };

    fn push(&mut self, run: u32) {
        if self.first == NO_MARK {
            self.first = run;
        }
        self.last = run;
    }
}

/// Whether the opener and the closer, given by their flags, fit (rules 9 and 10).
fn fits(opener: u8, closer: u8) -> bool {
    let (opener_len, closer_len) = (opener >> LENGTH_SHIFT, closer >> LENGTH_SHIFT);
    let is_both = opener & CAN_CLOSE != 0 || closer & CAN_OPEN != 0;
    (opener ^ closer) & DELIMITER == 0
        && !(is_both && closer_len != 0 && (opener_len + closer_len) % 3 == 0)
}

/// Whether a run of the delimiter between these texts can open or close emphasis, or
/// [`BESIDE_TILDES`].
#[inline]
fn flanking(before: &[u8], delimiter: u8, after: &[u8]) -> u8 {
    flanking_between(Neighbour::before(before), delimiter, Neighbour::after(after))
}

#[inline]
fn flanking_between(previous: Neighbour, delimiter: u8, next: Neighbour) -> u8 {
    FLANKING[usize::from(delimiter == b'_')][previous as usize][next as usize]
}

/// [`flanking`] of a run of `*` and `_`, by what stands before and after it.
static FLANKING: [[[u8; 4]; 4]; 2] = {
    let mut table = [[[BESIDE_TILDES; 4]; 4]; 2];
    let mut i = 0;
    while i < 9 {
        let (previous, next) = (i / 3, i % 3);
        table[0][previous][next] = can_open_and_close(previous, next, false);
        table[1][previous][next] = can_open_and_close(previous, next, true);
        i += 1;
    }
    table
};

const fn can_open_and_close(previous: usize, next: usize, is_underscore: bool) -> u8 {
    const WHITESPACE: usize = Neighbour::Whitespace as usize;
    const PUNCTUATION: usize = Neighbour::Punctuation as usize;
    const OTHER: usize = Neighbour::Other as usize;
    let is_left = next != WHITESPACE && (next != PUNCTUATION || previous != OTHER);
    let is_right = previous != WHITESPACE && (previous != PUNCTUATION || next != OTHER);
    let (can_open, can_close) = if is_underscore {
        (
            is_left && (!is_right || previous == PUNCTUATION),
            is_right && (!is_left || next == PUNCTUATION),
        )
    } else {
        (is_left, is_right)
    };
    (if can_open { CAN_OPEN } else { 0 }) | (if can_close { CAN_CLOSE } else { 0 })
}

/// What stands beside a delimiter run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Neighbour {
    Whitespace,
    Punctuation,
    Other,
    /// Punctuation, but perhaps not there.
    Tilde,
}

/// The neighbours that are ASCII.
static ASCII: [Neighbour; 128] = {
    let mut table = [Neighbour::Other; 128];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = match byte {
            b' ' | b'\t' | b'\n' | b'\x0C' | b'\r' => Neighbour::Whitespace,
            // NUL stands for the replacement character.
            0 => Neighbour::Punctuation,
            b'~' => Neighbour::Tilde,
            _ if byte.is_ascii_punctuation() => Neighbour::Punctuation,
            _ => Neighbour::Other,
        };
        byte += 1;
    }
    table
};

impl Neighbour {
    /// The last character; a line end where there is none.
    #[inline]
    fn before(text: &[u8]) -> Self {
        let Some(&byte) = text.last() else { return Self::Whitespace };
        match ASCII.get(usize::from(byte)) {
            Some(&neighbour) => neighbour,
            None => Self::of(chars::decode_last(text)),
        }
    }

    /// The first character; a line end where there is none.
    #[inline]
    fn after(text: &[u8]) -> Self {
        let Some(&byte) = text.first() else { return Self::Whitespace };
        match ASCII.get(usize::from(byte)) {
            Some(&neighbour) => neighbour,
            None => Self::of(chars::decode(text).0),
        }
    }

    fn or_punctuation(self) -> Self {
        if self == Self::Tilde { Self::Punctuation } else { self }
    }

    /// A character that is not ASCII.
    #[inline(never)]
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
