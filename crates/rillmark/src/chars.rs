//! Classes of characters as CommonMark defines them (2.1), and the case folding of labels (6.3).

use core::cmp::Ordering;

use crate::data::tables::cjk::RANGES;
use crate::data::tables::punctuation::{BITS, BLOCKS, ROWS};
use crate::data::tables::word_marks::BORDERS;

/// Whether this is Unicode whitespace: a space separator (Zs), tab, line feed, form feed or
/// carriage return.
#[inline]
pub(crate) fn is_whitespace(char: char) -> bool {
    if char.is_ascii() {
        matches!(char, ' ' | '\t' | '\n' | '\x0C' | '\r')
    } else {
        matches!(
            char,
            '\u{A0}' | '\u{1680}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}'
        )
    }
}

/// Whether the byte is white space to C's `isspace`, by which cmark-gfm goes: that of ASCII and the
/// vertical tab.
#[inline]
pub(crate) fn is_c_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t'..=b'\r')
}

/// Whether words are made of this (Unicode's UTS 18): alphabetic characters, marks, decimal digits and
/// connectors such as the underscore.
pub(crate) fn is_word(char: char) -> bool {
    if char.is_ascii() {
        return char.is_ascii_alphanumeric() || char == '_';
    }
    let before = BORDERS.partition_point(|&border| border <= u32::from(char));
    char.is_alphabetic() || before % 2 == 1
}

/// Whether this is Unicode punctuation: any character of the categories P and S.
#[inline]
pub(crate) fn is_punctuation(char: char) -> bool {
    if char.is_ascii() { char.is_ascii_punctuation() } else { is_wide_punctuation(char) }
}

/// Three levels: a row of 16 blocks for every 1024 characters, a block of bits for every 64.
/// Rows and blocks that are equal are there once; beyond the last row there is no punctuation.
#[inline(never)]
fn is_wide_punctuation(char: char) -> bool {
    let code = char as usize;
    let Some(&row) = ROWS.get(code >> 10) else { return false };
    let block = BLOCKS[usize::from(row) * 16 + (code >> 6) % 16];
    BITS[usize::from(block)] >> (code % 64) & 1 == 1
}

/// Whether this is a CJK character as the CJK-friendly amendments define it: wide, fullwidth or
/// halfwidth by Unicode's annex 11 and no emoji as it stands, or Hangul.
pub(crate) fn is_cjk(char: char) -> bool {
    let code = u32::from(char);
    let order = |&(first, last): &(u32, u32)| match code {
        _ if last < code => Ordering::Less,
        _ if code < first => Ordering::Greater,
        _ => Ordering::Equal,
    };
    RANGES.binary_search_by(order).is_ok()
}

/// The first character of text that is not empty, and its length in bytes.
pub(crate) fn decode(text: &[u8]) -> (char, usize) {
    let len = match text[0] {
        0..0x80 => 1,
        0x80..0xE0 => 2,
        0xE0..0xF0 => 3,
        _ => 4,
    };
    (first_char(&text[..len.min(text.len())]), len)
}

/// The last character of text that is not empty.
pub(crate) fn decode_last(text: &[u8]) -> char {
    let start = text.iter().rposition(|byte| byte & 0xC0 != 0x80).unwrap_or(0);
    first_char(&text[start..])
}

/// The bytes come from a `str`, so the fallback is never taken.
fn first_char(text: &[u8]) -> char {
    let text = core::str::from_utf8(text).unwrap_or_default();
    text.chars().next().unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The characters that this one folds to. Two texts are equal by Unicode's full case folding just
/// when the foldings of their characters, put together, are equal.
///
/// It is the folding up to the choice of a representative: Cherokee letters fold to lower case
/// here.
#[inline]
pub(crate) fn fold(char: char) -> impl Iterator<Item = char> {
    let mut folded = [char.to_ascii_lowercase(); LONGEST_FOLDING];
    let len = if char.is_ascii() { 1 } else { fold_wide(char, &mut folded) };
    folded.into_iter().take(len)
}

/// The longest folding of a character, in characters.
const LONGEST_FOLDING: usize = 3;

/// Writes down the folding of a character and says how long it is. Lower case is not enough (`ß`
/// and `SS`), nor is upper case (`ẞ` has none), so it goes there and back; only the dotless `ı`
/// would meet another letter on that way.
#[inline(never)]
fn fold_wide(char: char, folded: &mut [char; LONGEST_FOLDING]) -> usize {
    if char == 'ı' {
        return 1;
    }
    let mut len = 0;
    for lower in char.to_lowercase() {
        for upper in lower.to_uppercase() {
            for (place, char) in folded[len..].iter_mut().zip(upper.to_lowercase()) {
                *place = char;
                len += 1;
            }
        }
    }
    len
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};

    use caseless::Caseless;
    use unicase::UniCase;
    use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

    use super::{LONGEST_FOLDING, fold, is_punctuation, is_whitespace, is_word};

    fn every_char() -> impl Iterator<Item = char> {
        '\0'..=char::MAX
    }

    fn fold_str(text: &str) -> String {
        text.chars().flat_map(fold).collect()
    }

    #[test]
    fn punctuation_is_categories_p_and_s() {
        for char in every_char() {
            let group = char.general_category_group();
            let expected =
                matches!(group, GeneralCategoryGroup::Punctuation | GeneralCategoryGroup::Symbol);
            assert_eq!(is_punctuation(char), expected, "{char:?}");
        }
        assert!(is_punctuation('€') && is_punctuation('\u{1ECB0}') && is_punctuation('\u{1F600}'));
    }

    #[test]
    fn words_have_letters_marks_digits_and_connectors() {
        for char in every_char() {
            let expected = char.is_alphabetic()
                || char.general_category_group() == GeneralCategoryGroup::Mark
                || matches!(
                    char.general_category(),
                    GeneralCategory::DecimalNumber | GeneralCategory::ConnectorPunctuation
                );
            assert_eq!(is_word(char), expected, "{char:?}");
        }
    }

    #[test]
    fn whitespace_is_category_zs_and_four_controls() {
        for char in every_char() {
            let expected = char.general_category() == GeneralCategory::SpaceSeparator
                || matches!(char, '\t' | '\n' | '\x0C' | '\r');
            assert_eq!(is_whitespace(char), expected, "{char:?}");
        }
    }

    /// Whatever is equal under our folding is equal under Unicode's: `unicase` knows a later
    /// Unicode than the standard library.
    #[test]
    fn folding_joins_nothing_that_differs() {
        let full = |text: &str| UniCase::unicode(text).to_folded_case();
        for char in every_char() {
            let ours: String = fold(char).collect();
            assert_eq!(full(&ours), full(&char.to_string()), "{char:?}");
        }
    }

    /// Whatever is equal under Unicode's folding is equal under ours: `caseless` knows no later
    /// Unicode than the standard library.
    #[test]
    fn folding_parts_nothing_that_is_equal() {
        for char in every_char() {
            let full: String = [char].into_iter().default_case_fold().collect();
            assert_eq!(fold_str(&full), fold_str(&char.to_string()), "{char:?}");
        }
    }

    #[test]
    fn folding_is_never_cut_off() {
        for char in every_char() {
            let upper = char.to_lowercase().flat_map(char::to_uppercase);
            let count = upper.flat_map(char::to_lowercase).count();
            assert!(count <= LONGEST_FOLDING, "{char:?}");
        }
    }

    #[test]
    fn folding_of_words() {
        for (a, b) in
            [("STRASSE", "straße"), ("ẞ", "SS"), ("ΑΓΩΣ", "αγως"), ("Кириллица", "кИРИЛЛИЦА")]
        {
            assert_eq!(fold_str(a), fold_str(b));
        }
        assert_ne!(fold_str("ı"), fold_str("i"));
        assert_eq!(fold_str("İ"), fold_str("i\u{307}"));
    }
}
