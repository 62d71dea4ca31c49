//! Hard and soft line breaks (CommonMark 6.7 and 6.8).

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::text::offset;

impl Inlines {
    /// Reads the line end at the cursor, the spaces before it and the indentation after it.
    pub(super) fn line_break<'a>(&mut self, cursor: Cursor<'a>) -> Cursor<'a> {
        let end = bytes::trim_end(cursor.bytes, self.start as usize, cursor.at);
        let is_hard = cursor.bytes[end..cursor.at].ends_with(b"  ");
        let kind = if is_hard { Kind::HardBreak } else { Kind::SoftBreak };
        let mut after = cursor;
        after.bump();
        self.push(Mark::new(kind, offset(end), offset(after.at)));
        after
    }

    /// Reads the backslash at the cursor: an escape, a hard line break, or text.
    pub(super) fn backslash<'a>(&mut self, cursor: Cursor<'a>) -> Cursor<'a> {
        let mut after = cursor.moved_to(cursor.at + 1);
        match after.peek() {
            Some(b'\n') => {
                after.bump();
                self.push(Mark::new(Kind::HardBreak, offset(cursor.at), offset(after.at)));
                after
            }
            Some(byte) if byte.is_ascii_punctuation() => {
                self.push(Mark::new(Kind::Escape, offset(cursor.at), 0));
                after.moved_to(after.at + 1)
            }
            _ => after,
        }
    }
}
