//! Autolinks (CommonMark 6.5): `<scheme:path>` and `<name@example.com>`.

use crate::bytes;
use crate::event::LinkKind;

/// The longest scheme.
const LONGEST_SCHEME: usize = 32;

/// The longest label of a domain.
const LONGEST_DOMAIN_LABEL: usize = 63;

/// The length of the autolink, with its brackets, that the text begins with, and its kind. The
/// text begins with `<` and ends at the latest with its line.
pub(crate) fn recognise(text: &[u8]) -> Option<(usize, LinkKind)> {
    let inside = &text[1..];
    let (len, kind) = match uri(inside) {
        Some(len) => (len, LinkKind::Autolink),
        None => (email(inside)?, LinkKind::Email),
    };
    (inside.get(len) == Some(&b'>')).then_some((len + 2, kind))
}

/// The length of an absolute URI.
fn uri(text: &[u8]) -> Option<usize> {
    if !text.first()?.is_ascii_alphabetic() {
        return None;
    }
    let scheme = text
        .iter()
        .take(LONGEST_SCHEME + 1)
        .take_while(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'.' | b'-'))
        .count();
    if !(2..=LONGEST_SCHEME).contains(&scheme) || text.get(scheme) != Some(&b':') {
        return None;
    }
    // NUL stands for the replacement character, which is no control character.
    let ends = |byte| matches!(byte, 1..=b' ' | b'<' | b'>' | 0x7F);
    Some(bytes::skip(text, scheme, |byte| !ends(byte)))
}

/// The length of an e-mail address, as HTML5 has it.
fn email(text: &[u8]) -> Option<usize> {
    // Letters, digits, and all other ASCII that is printed but for these.
    let name = bytes::skip(text, 0, |byte| {
        byte.is_ascii_graphic()
            && !matches!(byte, b'"' | b'(' | b')' | b',' | b':'..=b'<' | b'>' | b'@' | b'['..=b']')
    });
    if name == 0 || text.get(name) != Some(&b'@') {
        return None;
    }
    let mut at = name + 1;
    loop {
        let end = bytes::skip(text, at, |byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let label = &text[at..end];
        let is_label = matches!(label, [first, .., last] if *first != b'-' && *last != b'-')
            || matches!(label, [only] if *only != b'-');
        if !is_label || label.len() > LONGEST_DOMAIN_LABEL {
            return None;
        }
        if text.get(end) != Some(&b'.') {
            return Some(end);
        }
        at = end + 1;
    }
}
