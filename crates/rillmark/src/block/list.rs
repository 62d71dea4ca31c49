//! List items and lists (CommonMark 5.2 and 5.3): `- item`, `1. item`.
//!
//! An item interrupts a paragraph unless it is empty; that of an ordered list only with the
//! number 1. Items whose bullet or delimiter differ are of different lists.

use crate::bytes;
use crate::line::Line;

/// The longest number of an ordered list's marker, in digits.
const LONGEST_NUMBER: usize = 9;

/// Spaces after a marker from which on they belong to the item's content: indented code.
const MOST_PADDING: usize = 4;

/// A list marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ListMarker {
    /// The bullet or delimiter.
    pub(crate) marker: u8,
    /// The number, 0 for a bullet.
    pub(crate) number: u32,
    /// Length in bytes.
    pub(crate) len: u8,
}

/// Whether the line's text, which begins with a bullet, is a list item and cannot be anything else:
/// a space and a letter or digit come next.
#[inline]
pub(super) fn is_plain(bytes: &[u8], line: &Line) -> bool {
    matches!(bytes[line.text + 1..line.end], [b' ', byte, ..] if byte.is_ascii_alphanumeric())
}

/// The list marker that the line's text begins with. Over a paragraph only one that may
/// interrupt it.
pub(super) fn recognise(bytes: &[u8], line: &Line, over_paragraph: bool) -> Option<ListMarker> {
    let first = bytes[line.text];
    let (number, digits) = if first.is_ascii_digit() { number(bytes, line.text)? } else { (0, 0) };
    let at = line.text + digits;
    let marker = *bytes.get(at)?;
    let after = at + 1;
    if after < line.end && !matches!(bytes[after], b' ' | b'\t') {
        return None;
    }
    let interrupts = bytes::skip_spaces(bytes, after) < line.end && (digits == 0 || number == 1);
    if over_paragraph && !interrupts {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "at most ten")]
    Some(ListMarker { marker, number, len: (digits + 1) as u8 })
}

/// The number at `at` and how many digits it has, if a delimiter follows.
fn number(bytes: &[u8], at: usize) -> Option<(u32, usize)> {
    let digits = bytes::skip(bytes, at, |byte| byte.is_ascii_digit()) - at;
    if digits > LONGEST_NUMBER || !matches!(bytes.get(at + digits)?, b'.' | b')') {
        return None;
    }
    let number = bytes[at..at + digits]
        .iter()
        .fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
    Some((number, digits))
}

impl ListMarker {
    #[inline]
    pub(super) fn bullet(marker: u8) -> Self {
        Self { marker, number: 0, len: 1 }
    }

    /// Moves the line to the item's content; gives the columns by which that is indented.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "items are read by it, and now and then details")]
    pub(super) fn skip(self, bytes: &[u8], line: &mut Line) -> u8 {
        let before = line.indent + usize::from(self.len);
        line.skip_to(bytes, line.text + usize::from(self.len));
        let padding = match line.indent {
            _ if line.is_blank() => 1,
            0 => 1,
            1..=MOST_PADDING => line.indent,
            _ => 1,
        };
        line.skip_indent(bytes, padding);
        #[expect(clippy::cast_possible_truncation, reason = "at most 3 + 10 + 4")]
        let width = (before + padding) as u8;
        width
    }
}
