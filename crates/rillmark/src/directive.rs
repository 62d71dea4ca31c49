//! What the three kinds of directives have in common, an extension: the name, the attributes.

use crate::attributes::directive_end;
use crate::chars;

/// Where the name that begins at `at` ends, if there is one. As micromark-extension-directive has it,
/// it holds letters, digits, hyphens and underscores and ends with none of the last two; unlike
/// there, it begins with a letter, as `10:30` is a time. What is no ASCII and neither white space nor
/// punctuation counts as a letter.
pub(crate) fn name_end(text: &[u8], at: usize) -> Option<usize> {
    let first = *text.get(at)?;
    if first.is_ascii() && !first.is_ascii_alphabetic() {
        return None;
    }
    let mut end = at;
    while end < text.len() {
        count!(Searched);
        let (char, len) = chars::decode(&text[end..]);
        let is_part = match char {
            '-' | '_' => true,
            char if char.is_ascii() => char.is_ascii_alphanumeric(),
            _ => !chars::is_whitespace(char) && !chars::is_punctuation(char),
        };
        if !is_part {
            break;
        }
        end += len;
    }
    (end > at && !matches!(text[end - 1], b'-' | b'_')).then_some(end)
}

/// Where the attributes that may begin at `at` end: there, if there are none.
pub(crate) fn attributes_end(text: &[u8], at: usize) -> usize {
    directive_end(text, at).unwrap_or(at)
}
