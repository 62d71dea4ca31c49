//! Hard and soft line breaks (CommonMark 6.7 and 6.8).

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::text::offset;

impl Inlines {
    /// Reads the line end at `at`, the spaces before it and the indentation after it; gives the
    /// offset after all of that.
    ///
    /// Nearly all of them have neither spaces nor indentation, and call nothing.
    #[inline]
    pub(super) fn line_end(&mut self, text: &[u8], at: usize) -> usize {
        match at.checked_sub(1).and_then(|before| text.get(before..at + 2)) {
            Some(&[before, b'\n', after]) if before > b' ' && after > b' ' => {
                self.push(Mark::new(Kind::SoftBreak, offset(at), offset(at + 1)));
                at + 1
            }
            _ => self.spaced_line_end(text, at),
        }
    }

    #[inline(never)]
    fn spaced_line_end(&mut self, text: &[u8], at: usize) -> usize {
        let next = bytes::skip_spaces(text, bytes::after_line_end(text, at));
        self.push_break(&text[..at], next);
        next
    }

    /// Reads the line end at the cursor, which stands at the end of its stretch.
    #[inline(never)]
    pub(super) fn last_line_end(&mut self, cursor: &mut Cursor<'_>) {
        let before = &cursor.bytes[..cursor.at];
        cursor.bump();
        self.push_break(before, cursor.at);
    }

    /// A soft or hard line break after the text `before`; the text goes on at `next`.
    #[inline]
    pub(super) fn push_break(&mut self, before: &[u8], next: usize) {
        let (mut kind, mut end) = (Kind::SoftBreak, before.len());
        if let [.., b' ' | b'\t'] = before {
            end = bytes::trim_end(before, self.start as usize, end);
            if before[end..].ends_with(b"  ") {
                kind = Kind::HardBreak;
            }
        }
        self.push(Mark::new(kind, offset(end), offset(next)));
    }

    /// Reads the backslash at `at`, which is not the last byte: an escape, a hard line break, or
    /// text. Gives the offset after it.
    #[inline(never)]
    pub(super) fn backslash(&mut self, text: &[u8], at: usize) -> usize {
        match text[at + 1] {
            b'\n' | b'\r' => {
                let next = bytes::skip_spaces(text, bytes::after_line_end(text, at + 1));
                self.push(Mark::new(Kind::HardBreak, offset(at), offset(next)));
                next
            }
            b'\\' if text.get(at + 2) == Some(&b'|') && self.is_in_cell() => {
                // The second backslash escapes the pipe, and so does the first one after that.
                self.push(Mark::new(Kind::Escape, offset(at), 0));
                self.push(Mark::new(Kind::Escape, offset(at + 1), 0));
                at + 3
            }
            byte if byte.is_ascii_punctuation() => {
                self.push(Mark::new(Kind::Escape, offset(at), 0));
                at + 2
            }
            _ => at + 1,
        }
    }

    /// Reads the backslash at the cursor, the last byte of its stretch.
    #[inline(never)]
    pub(super) fn last_backslash(&mut self, cursor: &mut Cursor<'_>) {
        let start = offset(cursor.at);
        cursor.at += 1;
        if cursor.peek().is_some() {
            cursor.bump();
            self.push(Mark::new(Kind::HardBreak, start, offset(cursor.at)));
        }
    }
}
