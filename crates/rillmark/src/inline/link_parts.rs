//! Link labels, destinations and titles (CommonMark 4.7 and 6.3): what links, images and link
//! reference definitions are made of.

use super::cursor::Cursor;
use crate::bytes;
use crate::limits::{LONGEST_LABEL, NESTED_PARENTHESES};
use crate::span::Span;
use crate::text::offset;

/// A part and the place after it, delimiters included.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    /// The content, without delimiters.
    pub(crate) span: Span,
    pub(crate) after: Cursor<'a>,
}

impl<'a> Part<'a> {
    fn new(start: usize, end: usize, after: Cursor<'a>) -> Self {
        Self { span: Span::new(offset(start), offset(end)), after }
    }
}

/// The link label at a cursor before its `[`: at most 999 characters, one of them no white space,
/// and no brackets but escaped ones.
pub(crate) fn label(cursor: Cursor<'_>) -> Option<Part<'_>> {
    let mut cursor = cursor;
    if !cursor.eat(b'[') {
        return None;
    }
    let start = cursor.at;
    let mut has_text = false;
    loop {
        let at = bytes::find_label_mark(cursor.bytes, cursor.at).min(cursor.end);
        has_text = has_text || bytes::skip_spaces(cursor.bytes, cursor.at) < at;
        cursor = cursor.moved_to(at);
        match cursor.peek()? {
            b']' => break,
            b'[' => return None,
            b'\\' => {
                has_text = true;
                cursor.bump();
                if matches!(cursor.peek(), Some(b'\\' | b'[' | b']')) {
                    cursor.bump();
                }
            }
            _ => cursor.bump(),
        }
        if is_too_long(&cursor.bytes[start..cursor.at]) {
            return None;
        }
    }
    let end = cursor.at;
    cursor.bump();
    (has_text && !is_too_long(&cursor.bytes[start..end])).then(|| Part::new(start, end, cursor))
}

/// Whether this is longer than a link label may be.
pub(crate) fn is_too_long(label: &[u8]) -> bool {
    count!(Searched, label.len() * usize::from(label.len() > LONGEST_LABEL));
    // Continuation bytes are no characters of their own.
    label.len() > LONGEST_LABEL
        && label.iter().filter(|&byte| byte & 0xC0 != 0x80).count() > LONGEST_LABEL
}

/// Whether this, which is a link label, is that of a footnote, its `^` included.
pub(crate) fn is_footnote_label(label: &[u8]) -> bool {
    let [b'^', _, ..] = label else { return false };
    count!(Searched, label.len());
    !label.iter().any(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0))
}

/// The link destination at the cursor; one without angle brackets may be empty.
pub(crate) fn destination(cursor: Cursor<'_>) -> Option<Part<'_>> {
    if cursor.peek() == Some(b'<') { bracketed(cursor) } else { bare(cursor) }
}

/// `<destination>`, on one line.
fn bracketed(cursor: Cursor<'_>) -> Option<Part<'_>> {
    let start = cursor.at + 1;
    let mut at = start;
    loop {
        count!(Searched);
        match *cursor.bytes[..cursor.end].get(at)? {
            b'>' => return Some(Part::new(start, at, cursor.moved_to(at + 1))),
            b'<' | b'\n' | b'\r' => return None,
            b'\\' if is_escaped(cursor, at + 1) => at += 2,
            _ => at += 1,
        }
    }
}

/// A destination that ends at white space, a control character or an unbalanced parenthesis.
fn bare(cursor: Cursor<'_>) -> Option<Part<'_>> {
    let text = &cursor.bytes[..cursor.end];
    let mut depth = 0;
    let mut at = cursor.at;
    loop {
        at = bytes::find_destination_mark(cursor.bytes, at).min(cursor.end);
        match text.get(at) {
            Some(b'(') => {
                depth += 1;
                if depth > NESTED_PARENTHESES {
                    return None;
                }
            }
            Some(b')') if depth > 0 => depth -= 1,
            Some(b'\\') => at += usize::from(is_escaped(cursor, at + 1)),
            Some(0) => {}
            _ => break,
        }
        at += 1;
    }
    (depth == 0).then(|| Part::new(cursor.at, at, cursor.moved_to(at)))
}

fn is_escaped(cursor: Cursor<'_>, at: usize) -> bool {
    at < cursor.end && cursor.bytes[at].is_ascii_punctuation()
}

/// The link title at the cursor, in double or single quotes or parentheses.
pub(crate) fn title(cursor: Cursor<'_>) -> Option<Part<'_>> {
    let mut cursor = cursor;
    let open = cursor.peek()?;
    let close = match open {
        b'"' | b'\'' => open,
        b'(' => b')',
        _ => return None,
    };
    cursor.bump();
    let start = cursor.at;
    loop {
        // Between here and there nothing has a meaning.
        let at = bytes::find_title_mark(cursor.bytes, cursor.at, close).min(cursor.end);
        cursor = cursor.moved_to(at);
        let byte = cursor.peek()?;
        if byte == close {
            let end = cursor.at;
            cursor.bump();
            return Some(Part::new(start, end, cursor));
        }
        match byte {
            b'(' if open == b'(' => return None,
            b'\\' => {
                cursor.bump();
                if cursor.peek().is_some_and(|byte| byte.is_ascii_punctuation()) {
                    cursor.bump();
                }
            }
            b'\n' => {
                cursor.bump();
                if cursor.peek() == Some(b'\n') {
                    return None;
                }
            }
            _ => cursor.bump(),
        }
    }
}

/// Destination and title of an inline link at a cursor before its `(`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resource<'a> {
    pub(crate) destination: Span,
    /// End of the title's content; of the destination's where there is no title.
    pub(crate) parts_end: u32,
    pub(crate) after: Cursor<'a>,
}

/// `(destination "title")`, each part optional.
pub(crate) fn resource(cursor: Cursor<'_>) -> Option<Resource<'_>> {
    let mut cursor = cursor;
    if !cursor.eat(b'(') {
        return None;
    }
    cursor.skip_whitespace();
    let Part { span: destination, after } = destination(cursor)?;
    cursor = after;
    let before = cursor.at;
    cursor.skip_whitespace();
    let mut parts_end = destination.end;
    if cursor.at != before
        && let Some(title) = title(cursor)
    {
        parts_end = title.span.end;
        cursor = title.after;
        cursor.skip_whitespace();
    }
    cursor.eat(b')').then_some(Resource { destination, parts_end, after: cursor })
}
