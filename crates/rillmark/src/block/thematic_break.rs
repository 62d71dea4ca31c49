//! Thematic breaks (CommonMark 4.1): a line of three or more `*`, `-` or `_`, and nothing else
//! but spaces and tabs.
//!
//! It interrupts a paragraph. Where it could be a setext heading underline, it is one; where it
//! could be a list item, it is a thematic break.

/// Whether the line from `at`, at its first mark, to `end` is a thematic break. If not, the error
/// says where that shows: no thematic break begins before that offset.
pub(super) fn recognise(bytes: &[u8], at: usize, end: usize) -> Result<(), usize> {
    let mark = bytes[at];
    let mut count = 0;
    for (offset, &byte) in bytes[at..end].iter().enumerate() {
        count!(Searched);
        if byte == mark {
            count += 1;
        } else if !matches!(byte, b' ' | b'\t') {
            return Err(at + offset);
        }
    }
    if count >= 3 { Ok(()) } else { Err(end) }
}
