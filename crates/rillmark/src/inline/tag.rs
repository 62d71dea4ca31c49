//! Open and closing tags (CommonMark 6.6): what raw HTML and HTML blocks have in common.

use super::cursor::Cursor;
use crate::bytes;
use crate::line::Layout;
use crate::span::Span;
use crate::text::offset;

/// From which offsets on quotes were searched for to the end of the leaf without success: openers
/// repeated would cost quadratic time. A tag that begins in a value of another one is read later, but
/// begins before them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MissingQuotes {
    single: u32,
    double: u32,
}

impl Default for MissingQuotes {
    #[inline]
    fn default() -> Self {
        Self { single: u32::MAX, double: u32::MAX }
    }
}

/// The place after the open or closing tag at the cursor, which stands behind its `<`.
pub(crate) fn recognise<'a>(cursor: Cursor<'a>, missing: &mut MissingQuotes) -> Option<Cursor<'a>> {
    match cursor.rest() {
        [b'/', ..] => closing_tag(cursor),
        [letter, ..] if letter.is_ascii_alphabetic() => open_tag(cursor, missing),
        _ => None,
    }
}

/// The offset after the open or closing tag that begins at the `<` at `at`, if it ends before
/// the end of `bytes`; these are one line.
pub(crate) fn recognise_on_line(bytes: &[u8], at: usize) -> Option<usize> {
    let span = Span::new(offset(at + 1), offset(bytes.len()));
    let inside = Cursor::with_layout(bytes, span, Layout::NONE);
    recognise(inside, &mut MissingQuotes::default()).map(|cursor| cursor.at)
}

/// The length of the tag, without its `<`, if it is nothing but a name: the commonest case.
#[inline]
pub(super) fn bare(text: &[u8]) -> Option<usize> {
    let start = usize::from(text.first() == Some(&b'/'));
    if !text.get(start)?.is_ascii_alphabetic() {
        return None;
    }
    let end = bytes::skip(text, start, bytes::is_in_tag_name);
    (text.get(end) == Some(&b'>')).then_some(end + 1)
}

/// `/name >`, the cursor at the slash.
fn closing_tag(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let mut cursor = cursor.moved_to(cursor.at + 1);
    if !cursor.peek()?.is_ascii_alphabetic() {
        return None;
    }
    skip_tag_name(&mut cursor);
    skip_whitespace(&mut cursor);
    cursor.eat(b'>').then_some(cursor)
}

/// `name attribute… />`, the cursor at the name.
fn open_tag<'a>(cursor: Cursor<'a>, missing: &mut MissingQuotes) -> Option<Cursor<'a>> {
    let mut cursor = cursor;
    skip_tag_name(&mut cursor);
    loop {
        let has_space = skip_whitespace(&mut cursor);
        match cursor.peek()? {
            b'>' => {
                cursor.bump();
                return Some(cursor);
            }
            b'/' => {
                cursor.bump();
                return cursor.eat(b'>').then_some(cursor);
            }
            byte if has_space && is_name_start(byte) => attribute(&mut cursor, missing)?,
            _ => return None,
        }
    }
}

fn skip_tag_name(cursor: &mut Cursor<'_>) {
    cursor.skip(bytes::is_in_tag_name);
}

/// Moves over white space; says whether there was any.
fn skip_whitespace(cursor: &mut Cursor<'_>) -> bool {
    let before = cursor.at;
    while let Some(b' ' | b'\t' | b'\n') = cursor.peek() {
        cursor.bump();
    }
    cursor.at != before
}

fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || matches!(byte, b'_' | b':')
}

/// `name` or `name = value`.
fn attribute(cursor: &mut Cursor<'_>, missing: &mut MissingQuotes) -> Option<()> {
    cursor.skip(bytes::is_in_attribute_name);
    let mut value = *cursor;
    skip_whitespace(&mut value);
    if !value.eat(b'=') {
        return Some(());
    }
    skip_whitespace(&mut value);
    *cursor = attribute_value(value, missing)?;
    Some(())
}

fn attribute_value<'a>(cursor: Cursor<'a>, missing: &mut MissingQuotes) -> Option<Cursor<'a>> {
    match cursor.peek()? {
        b'\'' => quoted(cursor, b'\'', &mut missing.single),
        b'"' => quoted(cursor, b'"', &mut missing.double),
        _ => {
            let mut end = cursor;
            end.skip(is_unquoted);
            (end.at != cursor.at).then_some(end)
        }
    }
}

fn quoted<'a>(cursor: Cursor<'a>, quote: u8, missing: &mut u32) -> Option<Cursor<'a>> {
    let start = offset(cursor.at + 1);
    if start >= *missing {
        return None;
    }
    let found = cursor.moved_to(cursor.at + 1).find_byte(quote);
    if found.is_none() {
        *missing = start;
    }
    found.map(|found| found.moved_to(found.at + 1))
}

fn is_unquoted(byte: u8) -> bool {
    !matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'"' | b'\'' | b'=' | b'<' | b'>' | b'`')
}
