//! The rule of directives for attributes, an extension: `{#id .class key=value key="a value" key}`.
//!
//! As micromark-extension-directive has it, but on one line: a shortcut ends at the next `#` or `.`,
//! white space may stand around `=`, and a value without quotes holds no quotes, `<`, `=`, `>` or
//! backticks, nor an opening brace, unlike there: `:a{.b` repeated would be read to the end each time.
//! All of it has to be well formed, or none of it are attributes.

use core::ops::Range;

use super::Attribute;
use crate::bytes;
use crate::chars;

/// One attribute: where its parts stand.
#[derive(Debug)]
pub(super) struct Found {
    /// Where it begins.
    pub(super) start: usize,
    /// `#`, `.`, or another byte for a key.
    mark: u8,
    /// The key; the id or class of a shortcut.
    key: Range<usize>,
    value: Option<Range<usize>>,
    /// Where it ends.
    pub(super) end: usize,
}

impl Found {
    /// The attribute, which was found in this text.
    pub(super) fn attribute<'s>(&self, text: &'s str) -> Attribute<'s> {
        let key = &text[self.key.clone()];
        match self.mark {
            b'#' => Attribute::Id(key),
            b'.' => Attribute::Class(key),
            _ => Attribute::Pair { key, value: self.value.clone().map(|value| &text[value]) },
        }
    }
}

/// The next attribute from `at` on; `None` where something else comes next.
pub(super) fn next(text: &[u8], at: usize) -> Option<Found> {
    let start = skip_space(text, at);
    let mark = *text.get(start)?;
    if matches!(mark, b'#' | b'.') {
        let key = word(text, start + 1, b"#.")?;
        let end = key.end;
        return Some(Found { start, mark, key, value: None, end });
    }
    let key = start..key_end(text, start);
    if key.is_empty() {
        return None;
    }
    let found = Found { start, mark, end: key.end, key, value: None };
    let equals = skip_space(text, found.end);
    if text.get(equals) != Some(&b'=') {
        return Some(found);
    }
    let at = skip_space(text, equals + 1);
    let quote = text.get(at).copied().filter(|byte| matches!(byte, b'"' | b'\''));
    let value =
        if let Some(quote) = quote { quoted(text, at, quote) } else { word(text, at, b"") }?;
    let end = value.end + usize::from(quote.is_some());
    Some(Found { value: Some(value), end, ..found })
}

/// The offset after the attributes whose opening brace, if there is one, is at `at`.
pub(crate) fn end(text: &[u8], at: usize) -> Option<usize> {
    if text.get(at) != Some(&b'{') {
        return None;
    }
    let mut at = at + 1;
    while let Some(found) = next(text, at) {
        count!(Searched, found.end - at);
        at = found.end;
    }
    let at = skip_space(text, at);
    (text.get(at) == Some(&b'}')).then_some(at + 1)
}

/// What stands between this quote at `at` and the next one, on one line; white space or nothing more comes
/// after that.
fn quoted(text: &[u8], at: usize, quote: u8) -> Option<Range<usize>> {
    let value = at + 1..bytes::find_byte(text, at + 1, quote)?;
    let is_on_line = bytes::find_line_end_or_nul(&text[value.clone()], 0) == value.len();
    let after = text.get(value.end + 1);
    let is_last = after.is_none_or(|&byte| is_space(byte) || byte == b'}');
    (is_on_line && is_last).then_some(value)
}

/// A word that is not empty: up to white space, the closing brace or one of `more`.
fn word(text: &[u8], start: usize, more: &[u8]) -> Option<Range<usize>> {
    let end = bytes::skip(text, start, |byte| {
        !is_space(byte) && byte != b'}' && !more.contains(&byte) && !is_forbidden(byte)
    });
    let is_word = end > start && !text.get(end).is_some_and(|&byte| is_forbidden(byte));
    is_word.then_some(start..end)
}

/// Where the key that begins at `at` ends; there, if there is none. Of punctuation, hyphens and
/// underscores are a part of it, and full stops and colons after its first character.
fn key_end(text: &[u8], at: usize) -> usize {
    let mut end = at;
    while end < text.len() {
        let (char, len) = chars::decode(&text[end..]);
        let is_part = match char {
            '\0' => false,
            '-' | '_' => true,
            '.' | ':' => end > at,
            _ => !chars::is_whitespace(char) && !chars::is_punctuation(char),
        };
        if !is_part {
            break;
        }
        end += len;
    }
    end
}

fn skip_space(text: &[u8], at: usize) -> usize {
    bytes::skip(text, at, is_space)
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

fn is_forbidden(byte: u8) -> bool {
    matches!(byte, b'"' | b'\'' | b'<' | b'=' | b'>' | b'`' | b'{' | b'\n' | b'\r' | 0)
}
