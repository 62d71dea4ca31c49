//! Mathematics, extensions: `$a$` and `$$a$$` between dollars, `` $`a`$ `` as code.
//!
//! Between single dollars no space or line end stands at either end, and no digit after the closing
//! one, as in pandoc: `$5 or $6` is money. The next dollar has to be the closing one, but those inside
//! of braces are passed, and braces balance, as in pulldown-cmark: `$\text{if $b$}$`. A backslash
//! escapes a dollar or a brace. Nothing else in it has a meaning.

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::chars::is_c_space;
use crate::event::MathKind;
use crate::limits::NESTED_BRACES;
use crate::line::{Layout, byte};
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;

/// What a dollar opens.
enum Opened<'a> {
    /// Mathematics that begins with a delimiter of this length and ends at the cursor, which stands
    /// at its closing delimiter.
    Math(MathKind, u32, Cursor<'a>),
    /// Nothing.
    Text,
    /// Nothing, unless there is more text.
    Unclosed,
}

impl Inlines {
    /// Reads the `$` at `at`, if the stretch shows what it opens. Gives the offset after that.
    #[inline(never)]
    pub(super) fn plain_dollar(&mut self, bytes: &[u8], stretch: Span, at: usize) -> Option<usize> {
        let mut cursor = Cursor::with_layout(bytes, stretch, Layout::NONE).moved_to(at);
        let opened = self.opened(cursor);
        if matches!(opened, Opened::Unclosed) {
            return None;
        }
        self.take_dollar(&mut cursor, &opened);
        Some(cursor.at)
    }

    /// Reads the `$` at the cursor, and the mathematics that it may open.
    #[inline(never)]
    pub(super) fn dollar(&mut self, cursor: &mut Cursor<'_>) {
        let mut opened = self.opened(*cursor);
        if matches!(opened, Opened::Unclosed) && !self.is_math_code_missing {
            // It may be that only code is not closed.
            self.is_math_code_missing = cursor.rest().starts_with(b"$`");
            opened = self.opened(*cursor);
        }
        if matches!(opened, Opened::Unclosed) && self.complete_math(cursor) {
            return;
        }
        self.take_dollar(cursor, &opened);
    }

    /// What the `$` at the cursor opens.
    fn opened<'a>(&self, cursor: Cursor<'a>) -> Opened<'a> {
        let mut code = Opened::Text;
        if self.options.contains(Options::MATH_CODE) && cursor.rest().starts_with(b"$`") {
            code = if self.is_math_code_missing { Opened::Text } else { math_code(cursor) };
        }
        match code {
            Opened::Text if self.options.contains(Options::MATH) => dollars(cursor),
            code => code,
        }
    }

    /// Moves over the `$` at the cursor and what it opens.
    fn take_dollar<'a>(&mut self, cursor: &mut Cursor<'a>, opened: &Opened<'a>) {
        let start = offset(cursor.at);
        let Opened::Math(kind, len, closer) = opened else {
            cursor.at += 1;
            return;
        };
        cursor.at += *len as usize;
        let mut open = Mark::new(Kind::MathOpen, start, offset(cursor.at));
        open.flags = *kind as u8;
        self.push(open);
        if self.is_in_cell() {
            self.mark_escaped_pipes(cursor.bytes, cursor.at, closer.at, false);
        } else {
            self.mark_line_ends(*cursor, closer.at, Kind::MathBreak);
        }
        *cursor = closer.moved_to(closer.at + *len as usize);
        let mut close = Mark::new(Kind::MathClose, offset(closer.at), offset(cursor.at));
        close.flags = *kind as u8;
        self.push(close);
    }
}

/// What the `` $` `` at the cursor opens: all up to the next `` `$ ``, if that is not empty.
fn math_code(cursor: Cursor<'_>) -> Opened<'_> {
    let inside = cursor.moved_to(cursor.at + 2);
    match inside.find(b"`$") {
        Some(closer) if closer.at == inside.at => Opened::Text,
        Some(closer) => Opened::Math(MathKind::Code, 2, closer),
        None => Opened::Unclosed,
    }
}

/// What the `$` or `$$` at the cursor opens.
fn dollars(cursor: Cursor<'_>) -> Opened<'_> {
    let is_display = cursor.rest().starts_with(b"$$");
    let len = if is_display { 2 } else { 1 };
    let mut cursor = cursor.moved_to(cursor.at + len as usize);
    if !is_display && cursor.peek().is_none_or(is_c_space) {
        return Opened::Text;
    }
    let mut depth = 0;
    loop {
        let text = &cursor.bytes[..cursor.end];
        cursor.at = bytes::find_math_mark(text, cursor.at);
        match cursor.peek() {
            None => return Opened::Unclosed,
            Some(b'$') if depth == 0 => break,
            Some(b'{') if depth == NESTED_BRACES => return Opened::Text,
            Some(b'{') => depth += 1,
            Some(b'}') if depth == 0 => return Opened::Text,
            Some(b'}') => depth -= 1,
            Some(b'\\') if byte(text, cursor.at + 1).is_ascii_punctuation() => cursor.at += 1,
            Some(_) => {}
        }
        cursor.bump();
    }
    let is_closed = if is_display {
        cursor.rest().starts_with(b"$$")
    } else {
        let is_at_line_start = offset(cursor.at) == cursor.stretch().start;
        let after = byte(&cursor.bytes[..cursor.end], cursor.at + 1);
        !is_at_line_start && !is_c_space(cursor.bytes[cursor.at - 1]) && !after.is_ascii_digit()
    };
    if !is_closed {
        return Opened::Text;
    }
    let kind = if is_display { MathKind::Display } else { MathKind::Inline };
    Opened::Math(kind, len, cursor)
}
