//! How labels are compared: case folded, runs of white space as one space (CommonMark 6.3).

use core::cmp::Ordering;

use crate::bytes;
use crate::chars;
use crate::inline::cursor::Cursor;

/// A label for comparison.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Label<'a> {
    /// The label's beginning.
    pub(crate) cursor: Cursor<'a>,
    /// Offset of the label's end.
    pub(crate) end: usize,
}

/// Whether the byte stands for itself in any label, but for its case.
fn is_plain(byte: u8) -> bool {
    byte.is_ascii_graphic() && byte != b']' && byte != b'\\'
}

/// The end of a label that ends at its closing bracket, wherever that is.
pub(super) const AT_BRACKET: usize = usize::MAX;

impl<'a> Label<'a> {
    /// The bytes of the label, if it is in one stretch and its end is known.
    pub(super) fn as_slice(&self) -> Option<&'a [u8]> {
        let len = self.end.checked_sub(self.cursor.at)?;
        self.cursor.rest().get(..len)
    }

    /// Whether nothing but white space is in it.
    pub(crate) fn is_blank(&self) -> bool {
        Characters::of(*self).peek().is_none()
    }

    /// Whether a label that begins with the byte may be the same: a quick look before the whole
    /// comparison.
    #[inline]
    pub(super) fn may_begin_with(&self, byte: u8) -> bool {
        match self.cursor.rest() {
            [first, ..] if is_plain(*first) && is_plain(byte) => first.eq_ignore_ascii_case(&byte),
            _ => true,
        }
    }

    pub(crate) fn matches(&self, other: &Label<'_>) -> bool {
        if self.as_slice().is_some_and(|text| other.is_written(text)) {
            return true;
        }
        if let Some(matches) = self.matches_plainly(other) {
            return matches;
        }
        let (mut folded, mut other) = (self.folded(), other.folded());
        loop {
            match (folded.next(), other.next()) {
                (None, None) => return true,
                (this, that) if this != that => return false,
                _ => {}
            }
        }
    }

    /// Whether the label is just this text, which is one too, but for the case of letters; on one
    /// line, since more may have something in between, and without brackets and backslashes, since
    /// the other label may end at a bracket that is in code here.
    fn is_written(&self, text: &[u8]) -> bool {
        let rest = self.cursor.rest();
        let ends = match self.end {
            AT_BRACKET => rest.get(text.len()) == Some(&b']'),
            end => self.cursor.at + text.len() == end,
        };
        if !ends || text.is_empty() {
            return false;
        }
        count!(LabelCharacters, text.len());
        let written = &rest[..text.len()];
        // Most are written alike.
        (written == text || written.eq_ignore_ascii_case(text))
            && bytes::find_label_mark(text, 0) == text.len()
    }

    /// The bytes of the label if they say what it is, but for their case, as nearly all do: it is on
    /// one line, of ASCII, without escapes, and has no white space but single spaces inside.
    fn plain(&self) -> Option<&'a [u8]> {
        let text = self.cursor.rest();
        let len = match self.end {
            AT_BRACKET => bytes::find_label_mark(text, 0),
            end => end.checked_sub(self.cursor.at)?,
        };
        if self.end == AT_BRACKET && text.get(len) != Some(&b']') {
            return None;
        }
        let plain = text.get(..len)?;
        let mut after_space = true;
        for &byte in plain {
            count!(LabelCharacters);
            let is_space = byte == b' ';
            if !(is_plain(byte) || is_space && !after_space) {
                return None;
            }
            after_space = is_space;
        }
        (!after_space).then_some(plain)
    }

    /// The same as long as both labels are of plain bytes and single spaces, as nearly all are.
    fn matches_plainly(&self, other: &Label<'_>) -> Option<bool> {
        let (text, other_text) = (self.cursor.rest(), other.cursor.rest());
        let mut after_space = true;
        for (index, (&this, &that)) in text.iter().zip(other_text).enumerate() {
            count!(LabelCharacters);
            let is_space = this == b' ' && that == b' ' && !after_space;
            if !(is_space || is_plain(this) && is_plain(that)) {
                let ends = self.ends_at(index, this) && other.ends_at(index, that);
                return (ends && !after_space).then_some(true);
            }
            if !this.eq_ignore_ascii_case(&that) {
                return Some(false);
            }
            after_space = is_space;
        }
        None
    }

    /// Whether the label ends before the byte at `index`, plain ones being before that.
    fn ends_at(&self, index: usize, byte: u8) -> bool {
        self.cursor.at + index == self.end || (self.end == AT_BRACKET && byte == b']')
    }

    /// Orders labels by their folded characters.
    pub(crate) fn compare(&self, other: &Label<'_>) -> Ordering {
        match self.compare_plainly(other) {
            Some(order) => order,
            None => self.folded().cmp(other.folded()),
        }
    }

    /// The same as long as both labels are of plain bytes and single spaces.
    fn compare_plainly(&self, other: &Label<'_>) -> Option<Ordering> {
        let (text, other_text) = (self.as_slice()?, other.as_slice()?);
        let mut after_space = true;
        for (&this, &that) in text.iter().zip(other_text) {
            let is_space = this == b' ' && that == b' ' && !after_space;
            if !(is_space || is_plain(this) && is_plain(that)) {
                return None;
            }
            match this.to_ascii_lowercase().cmp(&that.to_ascii_lowercase()) {
                Ordering::Equal => after_space = is_space,
                order => return Some(order),
            }
        }
        (text.len() == other_text.len() && !after_space).then_some(Ordering::Equal)
    }

    /// The folded characters.
    pub(crate) fn folded(&self) -> impl Iterator<Item = char> + use<'a> {
        Characters::of(*self).flat_map(chars::fold)
    }

    /// A hash of the folded characters under a key: a polynomial over a prime field, so that
    /// whoever does not know the key cannot make labels collide.
    pub(super) fn hash(&self, key: u64) -> u64 {
        let hash = match self.plain() {
            Some(plain) => plain
                .iter()
                .fold(1, |hash, byte| step(hash, key, u64::from(byte.to_ascii_lowercase()))),
            None => self.folded().fold(1, |hash, char| step(hash, key, u64::from(u32::from(char)))),
        };
        // Labels that differ in their last character only are neighbours so far. A keyed step and
        // a scrambling one make the places of the table independent of each other.
        let hash = step(hash, key, 0);
        let hash = (hash ^ (hash >> 32)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        hash ^ (hash >> 32)
    }
}

/// `hash * key + value` modulo the prime 2^61 - 1.
#[expect(clippy::cast_possible_truncation, reason = "it is masked, and below 2^61")]
fn step(hash: u64, key: u64, value: u64) -> u64 {
    const PRIME: u64 = (1 << 61) - 1;
    let product = u128::from(hash) * u128::from(key) + u128::from(value);
    let sum = (product as u64 & PRIME) + (product >> 61) as u64;
    if sum >= PRIME { sum - PRIME } else { sum }
}

/// The characters of a label, white space collapsed and not at the ends.
struct Characters<'a> {
    cursor: Cursor<'a>,
    end: usize,
    /// Whether the last character was a backslash that may escape a bracket.
    is_escaped: bool,
}

impl<'a> Characters<'a> {
    fn of(label: Label<'a>) -> Self {
        let mut characters = Self { cursor: label.cursor, end: label.end, is_escaped: false };
        characters.skip_whitespace();
        characters
    }

    fn peek(&self) -> Option<u8> {
        if self.cursor.at == self.end {
            return None;
        }
        let ends = |byte: &u8| *byte != b']' || self.end != AT_BRACKET || self.is_escaped;
        self.cursor.peek().filter(ends)
    }

    /// Moves over white space; says whether there was any.
    fn skip_whitespace(&mut self) -> bool {
        let mut any = false;
        while let Some(b' ' | b'\t' | b'\n') = self.peek() {
            self.cursor.bump();
            any = true;
        }
        any
    }
}

impl Iterator for Characters<'_> {
    type Item = char;

    #[inline]
    fn next(&mut self) -> Option<char> {
        count!(LabelCharacters);
        let byte = self.peek()?;
        self.is_escaped = byte == b'\\' && !self.is_escaped;
        if matches!(byte, b' ' | b'\t' | b'\n') {
            self.skip_whitespace();
            return self.peek().map(|_| ' ');
        }
        if byte.is_ascii() {
            self.cursor.bump();
            return Some(if byte == 0 { '\u{FFFD}' } else { char::from(byte) });
        }
        let (char, len) = chars::decode(self.cursor.rest());
        self.cursor.at += len;
        Some(char)
    }
}
