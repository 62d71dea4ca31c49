//! A place in the text of a paragraph, which may lie in several stretches of the source.

use crate::bytes;
use crate::line::Layout;
use crate::span::Span;
use crate::text::offset;

/// The text of a leaf: the source, and the stretches of it that the leaf consists of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretches<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) spans: &'a [Span],
}

impl<'a> Stretches<'a> {
    /// A cursor at an offset in one of the stretches.
    pub(crate) fn cursor_at(self, at: usize) -> Cursor<'a> {
        Cursor::over(self.bytes, self.from(offset(at))).moved_to(at)
    }

    /// The stretches from the one on that the offset lies in.
    #[inline]
    pub(super) fn from(self, at: u32) -> &'a [Span] {
        if let [_] = self.spans {
            return self.spans;
        }
        let after = self.spans.partition_point(|span| span.start <= at);
        &self.spans[after.saturating_sub(1)..]
    }
}

/// Reads text as if line prefixes and the indentation of lines were not there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cursor<'a> {
    pub(crate) bytes: &'a [u8],
    /// Offset of the next byte.
    pub(crate) at: usize,
    /// Where the stretch begins.
    start: usize,
    /// Where the stretch ends.
    pub(crate) end: usize,
    /// The stretches after it; a line end stands before each.
    more: &'a [Span],
    /// What stands before the lines inside a stretch, beside spaces and tabs.
    layout: Layout,
}

impl<'a> Cursor<'a> {
    /// Over the stretches of a leaf.
    pub(crate) fn over(bytes: &'a [u8], stretches: &'a [Span]) -> Self {
        let mut cursor =
            Self { bytes, at: 0, start: 0, end: 0, more: stretches, layout: Layout::NONE };
        cursor.next_stretch();
        cursor
    }

    /// Over one stretch whose lines have prefixes.
    pub(crate) fn with_layout(bytes: &'a [u8], span: Span, layout: Layout) -> Self {
        let (start, end) = (span.start as usize, span.end as usize);
        Self { bytes, at: start, start, end, more: &[], layout }
    }

    /// The next byte, any line end as a line feed; `None` at the end of the text.
    #[inline]
    pub(crate) fn peek(&self) -> Option<u8> {
        if self.at < self.end {
            Some(match self.bytes[self.at] {
                b'\r' => b'\n',
                byte => byte,
            })
        } else if self.more.is_empty() {
            None
        } else {
            Some(b'\n')
        }
    }

    /// Moves over a byte; over a line end and what stands before the text of the next line.
    #[inline]
    pub(crate) fn bump(&mut self) {
        count!(Searched);
        if self.at == self.end {
            self.next_stretch();
        } else if matches!(self.bytes[self.at], b'\n' | b'\r') {
            let next = bytes::after_line_end(self.bytes, self.at);
            self.at = if self.layout.is_none() {
                bytes::skip_spaces(self.bytes, next)
            } else {
                self.layout.skip_prefix(self.bytes, next)
            };
            self.at = self.at.min(self.end);
        } else {
            self.at += 1;
        }
    }

    /// Moves over `byte`, if it is the next one.
    #[inline]
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let eaten = self.peek() == Some(byte);
        if eaten {
            self.bump();
        }
        eaten
    }

    fn next_stretch(&mut self) {
        if let [next, more @ ..] = self.more {
            self.at = next.start as usize;
            self.start = self.at;
            self.end = next.end as usize;
            self.more = more;
        }
    }

    /// Moves to the end of the stretch or the given offset in it.
    #[inline]
    pub(crate) fn moved_to(self, at: usize) -> Self {
        debug_assert!(at <= self.end, "a cursor stays in its stretch");
        Self { at, ..self }
    }

    /// The stretch that the cursor is in.
    #[inline]
    pub(crate) fn stretch(&self) -> Span {
        Span::new(offset(self.start), offset(self.end))
    }

    /// The rest of the stretch.
    #[inline]
    pub(crate) fn rest(&self) -> &'a [u8] {
        &self.bytes[self.at..self.end]
    }

    /// Moves over the bytes of the stretch that satisfy `is`; line ends must not.
    #[inline]
    pub(crate) fn skip(&mut self, is: impl Fn(u8) -> bool) {
        self.at = bytes::skip(&self.bytes[..self.end], self.at, is);
    }

    /// Moves over spaces and tabs.
    pub(crate) fn skip_spaces(&mut self) {
        self.skip(|byte| matches!(byte, b' ' | b'\t'));
    }

    /// Moves over spaces, tabs and at most one line end.
    pub(crate) fn skip_whitespace(&mut self) {
        self.skip_spaces();
        if self.peek() == Some(b'\n') {
            self.bump();
        }
    }

    /// A cursor at the next `needle`, which holds no line end.
    pub(crate) fn find(self, needle: &[u8]) -> Option<Self> {
        let mut cursor = self;
        loop {
            if let Some(found) = bytes::find(cursor.rest(), 0, needle) {
                return Some(cursor.moved_to(cursor.at + found));
            }
            if cursor.more.is_empty() {
                return None;
            }
            cursor.next_stretch();
        }
    }

    /// A cursor at the next `byte`, which is no line end.
    pub(crate) fn find_byte(self, byte: u8) -> Option<Self> {
        let mut cursor = self;
        loop {
            if let Some(found) = bytes::find_byte(cursor.rest(), 0, byte) {
                return Some(cursor.moved_to(cursor.at + found));
            }
            if cursor.more.is_empty() {
                return None;
            }
            cursor.next_stretch();
        }
    }
}
