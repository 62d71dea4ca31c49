//! Delimiter runs that the caller gives a meaning.

use core::fmt::{self, Display, Formatter, Write as _};

/// A delimiter run that you give a meaning: one or two of a character, `%%` for example.
///
/// [`Options::with_delimiter_run`](crate::Options::with_delimiter_run) claims it; then `%%a%%` is an
/// element with the tag [`Tag::Custom`](crate::Tag::Custom).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DelimiterRun {
    character: u8,
    len: u8,
}

impl DelimiterRun {
    /// The characters that may be claimed: ASCII punctuation that CommonMark gives no meaning inside
    /// of a paragraph.
    pub const CHARACTERS: &'static [u8] = b"#%+,/;=?^|~";

    /// The run of one or two of one of the [`CHARACTERS`](Self::CHARACTERS); `None` if it is
    /// something else.
    pub const fn new(character: u8, len: u8) -> Option<Self> {
        let mut index = 0;
        while index < Self::CHARACTERS.len() {
            if Self::CHARACTERS[index] == character && matches!(len, 1 | 2) {
                return Some(Self { character, len });
            }
            index += 1;
        }
        None
    }

    /// The run as a number that is not 0.
    pub(crate) const fn number(self) -> u8 {
        self.character << 1 | (self.len - 1)
    }

    pub(crate) const fn from_number(number: u8) -> Option<Self> {
        Self::new(number >> 1, 1 + (number & 1))
    }

    /// Its character: an ASCII byte.
    pub const fn character(self) -> u8 {
        self.character
    }

    /// How many characters it has: 1 or 2.
    #[expect(clippy::len_without_is_empty, reason = "it never is")]
    pub const fn len(self) -> u8 {
        self.len
    }
}

/// The run itself.
impl Display for DelimiterRun {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        (0..self.len).try_for_each(|_| f.write_char(char::from(self.character)))
    }
}

/// The run in quotes.
impl fmt::Debug for DelimiterRun {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "DelimiterRun(\"{self}\")")
    }
}
