//! Searches for bytes: the only file that names memchr.

use memchr::{memchr, memchr2, memchr3, memmem};

/// A class for each byte value.
pub(crate) type Classes = [bool; 256];

/// The classes of a set of bytes.
const fn classes(set: &[u8]) -> Classes {
    let mut classes = [false; 256];
    let mut i = 0;
    while i < set.len() {
        classes[set[i] as usize] = true;
        i += 1;
    }
    classes
}

/// Bytes at which inline syntax of CommonMark may begin, and line ends and NUL.
pub(crate) static INLINE: Classes = classes(b"\\`*_[]!<&\n\r\0");

/// Bytes that are not their own text in a destination, title or info string.
static CODED: Classes = classes(b"\\&\n\r\0");

/// The offset of the first byte of the class from `at` on; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_class(bytes: &[u8], at: usize, class: &Classes) -> usize {
    bytes[at..].iter().position(|&byte| class[usize::from(byte)]).map_or(bytes.len(), |i| at + i)
}

/// The offset of the first byte from `at` on that is not its own text in a destination, title or
/// info string; `bytes.len()` if there is none.
pub(crate) fn find_coded(bytes: &[u8], at: usize) -> usize {
    find_class(bytes, at, &CODED)
}

/// The offset of the line end of the line that `at` stands in: of a line feed or a carriage
/// return; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_line_end(bytes: &[u8], at: usize) -> usize {
    memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |i| at + i)
}

/// The offset of the first line feed, carriage return or NUL from `at` on; `bytes.len()` if there
/// is none.
#[inline]
pub(crate) fn find_line_end_or_nul(bytes: &[u8], at: usize) -> usize {
    memchr3(b'\n', b'\r', 0, &bytes[at..]).map_or(bytes.len(), |i| at + i)
}

/// The offset of the first carriage return or NUL from `at` on; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_carriage_return_or_nul(bytes: &[u8], at: usize) -> usize {
    memchr2(b'\r', 0, &bytes[at..]).map_or(bytes.len(), |i| at + i)
}

/// The offset after the line end at `at`; `at` where the input ends there.
#[inline]
pub(crate) fn after_line_end(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at) {
        Some(b'\r') if bytes.get(at + 1) == Some(&b'\n') => at + 2,
        Some(b'\n' | b'\r') => at + 1,
        _ => at,
    }
}

/// The offset of `needle` from `at` on.
#[inline]
pub(crate) fn find_byte(bytes: &[u8], at: usize, needle: u8) -> Option<usize> {
    memchr(needle, bytes.get(at..)?).map(|i| at + i)
}

/// The offset of `needle` from `at` on.
pub(crate) fn find(bytes: &[u8], at: usize, needle: &[u8]) -> Option<usize> {
    memmem::find(bytes.get(at..)?, needle).map(|i| at + i)
}

/// The offset of the first byte from `at` on that is neither a space nor a tab.
#[inline]
pub(crate) fn skip_spaces(bytes: &[u8], at: usize) -> usize {
    skip(bytes, at, |byte| matches!(byte, b' ' | b'\t'))
}

/// The offset after the spaces and tabs before `end`, looking back no further than `start`.
#[inline]
pub(crate) fn trim_end(bytes: &[u8], start: usize, end: usize) -> usize {
    let mut end = end;
    while end > start && matches!(bytes[end - 1], b' ' | b'\t') {
        end -= 1;
    }
    end
}

/// The offset of the first byte from `at` on that does not satisfy `is`.
#[inline]
pub(crate) fn skip(bytes: &[u8], at: usize, is: impl Fn(u8) -> bool) -> usize {
    let mut at = at;
    while bytes.get(at).is_some_and(|&byte| is(byte)) {
        at += 1;
    }
    at
}

/// How often `byte` stands from `at` on without a gap.
#[inline]
pub(crate) fn run_length(bytes: &[u8], at: usize, byte: u8) -> usize {
    skip(bytes, at, |other| other == byte) - at
}
