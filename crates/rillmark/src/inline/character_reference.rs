//! Entity and numeric character references (CommonMark 2.5).

use super::Inlines;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::data::entities;
use crate::text::{Text, offset};

impl Inlines {
    /// Reads `&`: a character reference or text. Gives the offset after it.
    #[inline(never)]
    pub(super) fn character_reference(&mut self, text: &[u8], at: usize) -> usize {
        let Some(reference) = recognise(text, at) else { return at + 1 };
        let mark = Mark::new(Kind::CharacterReference, offset(at), offset(reference.end));
        self.push(mark.with_char(reference.text.encoded()));
        reference.end
    }
}

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
#[inline(always)]
#[expect(clippy::inline_always, reason = "else its result goes through memory")]
pub(crate) fn recognise(bytes: &[u8], at: usize) -> Option<CharacterReference> {
    let start = at + 1;
    match bytes.get(start)? {
        b'#' => numeric(bytes, start + 1),
        _ => named(bytes, start),
    }
}

#[inline]
fn named(bytes: &[u8], start: usize) -> Option<CharacterReference> {
    let end = bytes::find_semicolon(bytes, start, LONGEST_NAME + 1);
    let name = bytes.get(start..end).filter(|name| name.len() <= LONGEST_NAME)?;
    let text = entities::lookup(name)?;
    (end < bytes.len()).then(|| CharacterReference { text: text.into(), end: end + 1 })
}

/// A number of at most seven digits, or of `x` and six hexadecimal ones. What is no Unicode scalar
/// value, and NUL, stand for the replacement character.
fn numeric(bytes: &[u8], start: usize) -> Option<CharacterReference> {
    let is_hexadecimal = matches!(bytes.get(start)?, b'x' | b'X');
    let start = start + usize::from(is_hexadecimal);
    let (radix, longest) = if is_hexadecimal { (16, 6) } else { (10, 7) };
    let mut code = 0;
    let mut at = start;
    loop {
        let byte = *bytes.get(at)?;
        let digit = match byte {
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' | b'A'..=b'F' if is_hexadecimal => (byte | 0x20) - b'a' + 10,
            b';' if at > start => break,
            _ => return None,
        };
        if at - start == longest {
            return None;
        }
        code = code * radix + u32::from(digit);
        at += 1;
    }
    let char = char::from_u32(code).filter(|&char| char != '\0').unwrap_or('\u{FFFD}');
    Some(CharacterReference { text: char.into(), end: at + 1 })
}
