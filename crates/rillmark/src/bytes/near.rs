//! Searches for what is mostly near, sixteen bytes at a time.

use wide::u8x16;

/// All ones for each line feed and carriage return.
#[inline]
pub(super) fn line_end(bytes: u8x16) -> u8x16 {
    bytes.simd_eq(u8x16::splat(b'\n')) | bytes.simd_eq(u8x16::splat(b'\r'))
}

/// The offset of the first semicolon among the next `within` bytes; that after them, or
/// `bytes.len()`, if there is none.
#[inline]
pub(crate) fn find_semicolon(bytes: &[u8], at: usize, within: usize) -> usize {
    let near = bytes.get(..at + within).unwrap_or(bytes);
    find_near(near, at, |bytes| bytes.simd_eq(u8x16::splat(b';')))
}

/// The offset of the first pipe, line feed or carriage return from `at` on; `bytes.len()` if there is
/// none.
#[inline]
pub(crate) fn find_pipe_or_line_end(bytes: &[u8], at: usize) -> usize {
    find_near(bytes, at, |bytes| bytes.simd_eq(u8x16::splat(b'|')) | line_end(bytes))
}

/// The offset of the first byte from `at` on at which reading a link label has to stop: a bracket,
/// a backslash or a line end; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_label_mark(bytes: &[u8], at: usize) -> usize {
    find_near(bytes, at, |bytes| {
        // The brackets and the backslash are neighbours.
        let from_bracket = bytes - u8x16::splat(b'[');
        from_bracket.min(u8x16::splat(b']' - b'[')).simd_eq(from_bracket) | line_end(bytes)
    })
}

/// The offset of the first byte from `at` on at which reading a link destination without angle
/// brackets has to stop: a parenthesis, a backslash, a space or a control character; `bytes.len()`
/// if there is none.
#[inline]
pub(crate) fn find_destination_mark(bytes: &[u8], at: usize) -> usize {
    find_near(bytes, at, |bytes| {
        // The parentheses are neighbours.
        let from_parenthesis = bytes - u8x16::splat(b'(');
        bytes.min(u8x16::splat(b' ')).simd_eq(bytes)
            | from_parenthesis.min(u8x16::splat(1)).simd_eq(from_parenthesis)
            | bytes.simd_eq(u8x16::splat(b'\\'))
            | bytes.simd_eq(u8x16::splat(0x7F))
    })
}

/// The offset of the first byte from `at` on at which reading mathematics between dollars has to stop:
/// a dollar, a brace or a backslash; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_math_mark(bytes: &[u8], at: usize) -> usize {
    find_near(bytes, at, |bytes| {
        bytes.simd_eq(u8x16::splat(b'$'))
            | bytes.simd_eq(u8x16::splat(b'\\'))
            | bytes.simd_eq(u8x16::splat(b'{'))
            | bytes.simd_eq(u8x16::splat(b'}'))
    })
}

/// The offset of the first byte from `at` on at which reading a link title has to stop: the one that
/// closes it, an opening parenthesis, a backslash or a line end; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_title_mark(bytes: &[u8], at: usize, close: u8) -> usize {
    find_near(bytes, at, |bytes| {
        bytes.simd_eq(u8x16::splat(close))
            | bytes.simd_eq(u8x16::splat(b'('))
            | bytes.simd_eq(u8x16::splat(b'\\'))
            | line_end(bytes)
    })
}

/// The offset after the last line feed or carriage return from `at` on, if there is one.
#[inline]
pub(crate) fn after_last_line_end(bytes: &[u8], at: usize) -> Option<usize> {
    let mut next = at;
    loop {
        let found = find_near(bytes, next, line_end);
        if found >= bytes.len() {
            return (next > at).then_some(next);
        }
        next = found + 1;
    }
}

/// The offset of the first byte from `at` on for which `class` gives all ones; `bytes.len()` if
/// there is none. It is for what is mostly near.
#[inline]
pub(super) fn find_near(bytes: &[u8], at: usize, class: impl Fn(u8x16) -> u8x16) -> usize {
    let mut at = at;
    while let Some(part) = bytes.get(at..).and_then(|rest| rest.first_chunk()) {
        let hits = class(u8x16::new(*part)).to_bitmask();
        count!(Searched, hits.trailing_zeros() as usize);
        if hits != 0 {
            return at + hits.trailing_zeros() as usize;
        }
        at += 16;
    }
    let Some(rest) = bytes.get(at..) else { return bytes.len() };
    count!(Searched, rest.len());
    let hits = if let Some(part) = bytes.last_chunk() {
        // What is in it before the rest is shifted out.
        class(u8x16::new(*part)).to_bitmask() >> (16 - rest.len())
    } else {
        let mut part = [b'a'; 16];
        part[..rest.len()].copy_from_slice(rest);
        class(u8x16::new(part)).to_bitmask()
    };
    at + (hits | 1 << rest.len()).trailing_zeros() as usize
}

/// The offset of the first line feed, carriage return or NUL from `at` on; `bytes.len()` if there
/// is none.
#[inline]
pub(crate) fn find_line_end_or_nul(bytes: &[u8], at: usize) -> usize {
    find_near(bytes, at, |bytes| line_end(bytes) | bytes.simd_eq(u8x16::splat(0)))
}

/// Whether there is no line end in the text.
pub(crate) fn is_one_line(text: &[u8]) -> bool {
    find_near(text, 0, line_end) == text.len()
}
