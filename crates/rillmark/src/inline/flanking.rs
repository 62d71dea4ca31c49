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
/// Stands in place of all of them where a `~` or what is no ASCII stands beside the run, or nothing
/// after it.
pub(super) const UNKNOWN: u8 = 1 << 7;

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
    /// [`flanking`] of a run of `*` or `_` where it is unknown. As GitHub has it, it is as if `~` beside
    /// it were not there, if they can mean strikethrough.
    #[inline(never)]
    pub(super) fn unknown_flanking(&self, before: &[u8], rule: Rule, after: &[u8]) -> u8 {
        let is_other = |&byte: &u8| byte != b'~';
        let (mut start, mut end) = (0, before.len());
        if self.options.contains(Options::STRIKETHROUGH) {
            end = before.iter().rposition(is_other).map_or(0, |last| last + 1);
            start = after.iter().position(is_other).unwrap_or(after.len());
        }
        count!(Searched, before.len() - end + start);
        self.known_flanking(&before[..end], rule, &after[start..])
    }

    /// [`flanking`] where a `~` is punctuation and CJK characters count as the dialect says.
    pub(super) fn known_flanking(&self, before: &[u8], rule: Rule, after: &[u8]) -> u8 {
        let (previous, next) = if self.options.contains(Options::CJK_EMPHASIS) {
            (Neighbour::before_with_cjk(before), Neighbour::after_with_cjk(after))
        } else {
            (Neighbour::before(before), Neighbour::after(after))
        };
        let (previous, next) = (previous.or_punctuation(), next.or_punctuation());
        can_open_and_close(previous as usize, next as usize, rule)
    }
}

/// Whether a run between these texts can open or close an element, or [`UNKNOWN`].
#[inline]
pub(super) fn flanking(before: &[u8], rule: Rule, after: &[u8]) -> u8 {
    let neighbour = |&byte: &u8| NEIGHBOURS[usize::from(byte)];
    let previous = before.last().map_or(Neighbour::Whitespace, neighbour);
    let next = after.first().map_or(Neighbour::Unsure, neighbour);
    FLANKING[rule as usize][previous as usize][next as usize]
}

/// [`flanking`] for every rule, by what stands before and after the run.
static FLANKING: [[[u8; 4]; 4]; 3] = {
    let mut table = [[[UNKNOWN; 4]; 4]; 3];
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
    const CJK_PUNCTUATION: usize = Neighbour::CjkPunctuation as usize;
    let is_left = next != WHITESPACE && (next != PUNCTUATION || previous != OTHER);
    let is_right = previous != WHITESPACE && (previous != PUNCTUATION || next != OTHER);
    let (can_open, can_close, delimiter) = match rule {
        Rule::Star => (is_left, is_right, 0),
        Rule::Underscore => (
            is_left && (!is_right || matches!(previous, PUNCTUATION | CJK_PUNCTUATION)),
            is_right && (!is_left || matches!(next, PUNCTUATION | CJK_PUNCTUATION)),
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
    /// A `~`, punctuation that perhaps is not there; a byte that is no ASCII; the end.
    Unsure,
    /// A Chinese, Japanese or Korean character, if the dialect tells them apart. A run beside it
    /// flanks, whatever stands on the other side.
    Cjk,
    /// The same, and punctuation.
    CjkPunctuation,
}

/// What the bytes beside a run say of it.
static NEIGHBOURS: [Neighbour; 256] = {
    let mut table = [Neighbour::Unsure; 256];
    let mut byte = 0_u8;
    while byte < 128 {
        table[byte as usize] = match byte {
            b' ' | b'\t' | b'\n' | b'\x0C' | b'\r' => Neighbour::Whitespace,
            // NUL stands for the replacement character.
            0 => Neighbour::Punctuation,
            b'~' => Neighbour::Unsure,
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
        if byte.is_ascii() {
            NEIGHBOURS[usize::from(byte)]
        } else {
            Self::of(chars::decode_last(text))
        }
    }

    /// The first character; a line end where there is none.
    #[inline]
    fn after(text: &[u8]) -> Self {
        let Some(&byte) = text.first() else { return Self::Whitespace };
        if byte.is_ascii() {
            NEIGHBOURS[usize::from(byte)]
        } else {
            Self::of(chars::decode(text).0)
        }
    }

    /// The last character where CJK characters are told apart; one with a variation selector counts as
    /// that character.
    #[cold]
    fn before_with_cjk(text: &[u8]) -> Self {
        if text.last().is_none_or(u8::is_ascii) {
            return Self::before(text);
        }
        let char = chars::decode_last(text);
        if is_ideographic_variation_selector(char) {
            return Self::Cjk;
        }
        if !is_variation_selector(char) {
            return Self::with_cjk(char);
        }
        let text = &text[..text.len() - char.len_utf8()];
        if text.is_empty() {
            return Self::Other;
        }
        match chars::decode_last(text) {
            // The selector asks for the wide form.
            '‘' | '’' | '“' | '”' if char == '\u{FE01}' => Self::CjkPunctuation,
            char => match Self::with_cjk(char) {
                Self::Whitespace => Self::Other,
                neighbour => neighbour,
            },
        }
    }

    /// The first character where CJK characters are told apart.
    #[cold]
    fn after_with_cjk(text: &[u8]) -> Self {
        if text.first().is_none_or(u8::is_ascii) {
            return Self::after(text);
        }
        Self::with_cjk(chars::decode(text).0)
    }

    /// A character where CJK characters are told apart.
    fn with_cjk(char: char) -> Self {
        let neighbour = match u8::try_from(char) {
            Ok(byte) if byte.is_ascii() => NEIGHBOURS[usize::from(byte)].or_punctuation(),
            _ => Self::of(char),
        };
        match neighbour {
            Self::Punctuation if chars::is_cjk(char) => Self::CjkPunctuation,
            Self::Other if chars::is_cjk(char) => Self::Cjk,
            neighbour => neighbour,
        }
    }

    fn or_punctuation(self) -> Self {
        if self == Self::Unsure { Self::Punctuation } else { self }
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

/// Whether the character selects a variant of the one before it, but none of an ideograph or emoji.
fn is_variation_selector(char: char) -> bool {
    matches!(char, '\u{FE00}'..='\u{FE0E}')
}

fn is_ideographic_variation_selector(char: char) -> bool {
    matches!(char, '\u{E0100}'..='\u{E01EF}')
}
