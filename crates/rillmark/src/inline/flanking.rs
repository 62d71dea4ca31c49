//! Left- and right-flanking delimiter runs (CommonMark 6.2): what stands beside a run decides whether
//! it can open or close an element.

use super::Inlines;
use crate::chars;
use crate::options::Options;

/// The run can open and close. What extensions make of runs does not keep it.
pub(super) const BOTH: u8 = 1;
/// The run is of `_`.
pub(super) const UNDERSCORE: u8 = 1 << 1;
/// The run can open an element.
pub(super) const CAN_OPEN: u8 = 1 << 5;
/// The run can close an element.
pub(super) const CAN_CLOSE: u8 = 1 << 6;
/// Stands in place of all of them where a `~` stands beside the run.
pub(super) const BESIDE_TILDES: u8 = 1 << 7;

/// What a run must have beside it to open or close an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rule {
    /// It is left-flanking or right-flanking, as runs of `*` have to be.
    Star,
    /// It is not also the other one between letters, as runs of `_` have to be.
    Underscore,
    /// No white space, as for what is short and often one sign: `x^+^`.
    Tight,
}

impl Inlines {
    /// [`flanking`] of a run of `*` or `_` beside `~`. As GitHub has it, it is as if these were not
    /// there, if they can mean strikethrough.
    #[cold]
    pub(super) fn flanking_beside_tildes(&self, before: &[u8], rule: Rule, after: &[u8]) -> u8 {
        let is_other = |&byte: &u8| byte != b'~';
        let (mut start, mut end) = (0, before.len());
        if self.options.contains(Options::STRIKETHROUGH) {
            end = before.iter().rposition(is_other).map_or(0, |last| last + 1);
            start = after.iter().position(is_other).unwrap_or(after.len());
        }
        count!(Searched, before.len() - end + start);
        known_flanking(&before[..end], rule, &after[start..])
    }
}

/// Whether a run between these texts can open or close an element, or [`BESIDE_TILDES`].
#[inline]
pub(super) fn flanking(before: &[u8], rule: Rule, after: &[u8]) -> u8 {
    FLANKING[rule as usize][Neighbour::before(before) as usize][Neighbour::after(after) as usize]
}

/// The same where a `~` is punctuation.
pub(super) fn known_flanking(before: &[u8], rule: Rule, after: &[u8]) -> u8 {
    let previous = Neighbour::before(before).or_punctuation();
    let next = Neighbour::after(after).or_punctuation();
    FLANKING[rule as usize][previous as usize][next as usize]
}

/// [`flanking`] for every rule, by what stands before and after the run.
static FLANKING: [[[u8; 4]; 4]; 3] = {
    let mut table = [[[BESIDE_TILDES; 4]; 4]; 3];
    let mut i = 0;
    while i < 9 {
        let (previous, next) = (i / 3, i % 3);
        table[0][previous][next] = can_open_and_close(previous, next, Rule::Star);
        table[1][previous][next] = can_open_and_close(previous, next, Rule::Underscore);
        table[2][previous][next] = can_open_and_close(previous, next, Rule::Tight);
        i += 1;
    }
    table
};

const fn can_open_and_close(previous: usize, next: usize, rule: Rule) -> u8 {
    const WHITESPACE: usize = Neighbour::Whitespace as usize;
    const PUNCTUATION: usize = Neighbour::Punctuation as usize;
    const OTHER: usize = Neighbour::Other as usize;
    let is_left = next != WHITESPACE && (next != PUNCTUATION || previous != OTHER);
    let is_right = previous != WHITESPACE && (previous != PUNCTUATION || next != OTHER);
    let (can_open, can_close, delimiter) = match rule {
        Rule::Star => (is_left, is_right, 0),
        Rule::Underscore => (
            is_left && (!is_right || previous == PUNCTUATION),
            is_right && (!is_left || next == PUNCTUATION),
            UNDERSCORE,
        ),
        Rule::Tight => (next != WHITESPACE, previous != WHITESPACE, 0),
    };
    match (can_open, can_close) {
        (true, true) => CAN_OPEN | CAN_CLOSE | BOTH | delimiter,
        (true, false) => CAN_OPEN | delimiter,
        (false, true) => CAN_CLOSE | delimiter,
        (false, false) => 0,
    }
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
