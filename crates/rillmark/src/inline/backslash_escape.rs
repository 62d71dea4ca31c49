//! Backslash escapes (CommonMark 2.4), and those of pipes in tables.

/// Whether the backslash at `at` escapes what comes after it: ASCII punctuation.
#[inline]
pub(crate) fn is_escape(bytes: &[u8], at: usize) -> bool {
    bytes.get(at + 1).is_some_and(u8::is_ascii_punctuation)
}

/// In a cell of a table: the offset of the character that the backslash at `at` escapes. First
/// the backslashes before pipes are left out, as on GitHub, and then, unless the text is literal,
/// what is left escapes: `\\|` is a pipe as `\|` is.
pub(crate) fn escaped_in_cell(bytes: &[u8], at: usize, is_literal: bool) -> Option<usize> {
    match bytes[at + 1..] {
        [b'|', ..] => Some(at + 1),
        [b'\\', b'|', ..] if !is_literal => Some(at + 2),
        _ => (!is_literal && is_escape(bytes, at)).then_some(at + 1),
    }
}

/// Whether text in a cell of a table holds an escaped pipe.
pub(crate) fn has_escaped_pipe(text: &[u8]) -> bool {
    text.windows(2).any(|pair| pair == b"\\|")
}
