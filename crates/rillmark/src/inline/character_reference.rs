//! Entity and numeric character references (CommonMark 2.5).

use crate::data::entities;
use crate::text::Text;

/// The longest name of an entity, in bytes.
const LONGEST_NAME: usize = 31;

/// A character reference.
pub(crate) struct CharacterReference {
    /// What it stands for.
    pub(crate) text: Text<'static>,
    /// Offset after its semicolon.
    pub(crate) end: usize,
}

/// The character reference that begins with the `&` at `at`, if one does.
pub(crate) fn recognise(bytes: &[u8], at: usize) -> Option<CharacterReference> {
    let start = at + 1;
    match bytes.get(start)? {
        b'#' => match bytes.get(start + 1)? {
            b'x' | b'X' => numeric(bytes, start + 2, 16, 6),
            _ => numeric(bytes, start + 1, 10, 7),
        },
        _ => named(bytes, start),
    }
}

fn named(bytes: &[u8], start: usize) -> Option<CharacterReference> {
    let rest = &bytes[start..];
    let len = rest.iter().take(LONGEST_NAME + 1).position(|byte| !byte.is_ascii_alphanumeric())?;
    if rest[len] != b';' {
        return None;
    }
    let text = entities::lookup(&rest[..len])?;
    Some(CharacterReference { text: text.into(), end: start + len + 1 })
}

/// A number of at most `longest` digits; what is no Unicode scalar value, and NUL, stand for the
/// replacement character.
fn numeric(bytes: &[u8], start: usize, radix: u32, longest: usize) -> Option<CharacterReference> {
    let mut code = 0;
    let mut at = start;
    while let Some(digit) = bytes.get(at).and_then(|&byte| char::from(byte).to_digit(radix)) {
        if at - start == longest {
            return None;
        }
        code = code * radix + digit;
        at += 1;
    }
    if at == start || bytes.get(at) != Some(&b';') {
        return None;
    }
    let char = char::from_u32(code).filter(|&char| char != '\0').unwrap_or('\u{FFFD}');
    Some(CharacterReference { text: char.into(), end: at + 1 })
}
