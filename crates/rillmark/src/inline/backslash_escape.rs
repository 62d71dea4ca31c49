//! Backslash escapes (CommonMark 2.4).

/// Whether the backslash at `at` escapes what comes after it: ASCII punctuation.
#[inline]
pub(crate) fn is_escape(bytes: &[u8], at: usize) -> bool {
    bytes.get(at + 1).is_some_and(u8::is_ascii_punctuation)
}
