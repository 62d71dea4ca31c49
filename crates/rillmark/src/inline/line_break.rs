//! Hard and soft line breaks (CommonMark 6.7 and 6.8).

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::text::offset;

impl Inlines {
    /// Reads the line end at the cursor, the spaces before it and the indentation after it.
    #[inline]
    pub(super) fn line_break(&mut self, cursor: &mut Cursor<'_>) {
        let before = &cursor.bytes[..cursor.at];
        let (mut kind, mut end) = (Kind::SoftBreak, cursor.at);
        if let [.., b' ' | b'\t'] = before {
            end = bytes::trim_end(before, self.start as usize, end);
            if before[end..].ends_with(b"  ") {
                kind = Kind::HardBreak;
            }
        }
        cursor.bump();
        self.push(Mark::new(kind, offset(end), offset(cursor.at)));
    }

    /// Reads the backslash at the cursor: an escape, a hard line break, or text.
    #[inline(never)]
    pub(super) fn backslash(&mut self, cursor: &mut Cursor<'_>) {
        let start = offset(cursor.at);
        cursor.at += 1;
        match cursor.peek() {
            Some(b'\n') => {
                cursor.bump();
                self.push(Mark::new(Kind::HardBreak, start, offset(cursor.at)));
            }
            Some(byte) if byte.is_ascii_punctuation() => {
                self.push(Mark::new(Kind::Escape, start, 0));
                cursor.at += 1;
            }
            _ => {}
        }
    }
}
