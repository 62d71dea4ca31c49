//! The characters of words that are no letters.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use super::source::Source;

/// Whether a code point is a mark, a decimal digit or a connector.
fn is_word_mark(code: u32) -> bool {
    char::from_u32(code).is_some_and(|char| {
        char.general_category_group() == GeneralCategoryGroup::Mark
            || matches!(
                char.general_category(),
                GeneralCategory::DecimalNumber | GeneralCategory::ConnectorPunctuation
            )
    })
}

/// The file of the table.
pub(super) fn table() -> String {
    let mut borders = Vec::new();
    for code in 0..=u32::from(char::MAX) + 1 {
        if is_word_mark(code) != (borders.len() % 2 == 1) {
            borders.push(code);
        }
    }
    let borders: Vec<_> = borders.into_iter().map(literal).collect();
    let mut source = Source::new("The characters of the categories M, Nd and Pc.");
    source.array(
        "The first character of each range of them, and the first one after it.",
        "BORDERS",
        "u32",
        &borders,
    );
    source.finish()
}

/// A number as the source has it.
fn literal(number: u32) -> String {
    match (number / 1000, number % 1000) {
        (0..10, _) => number.to_string(),
        (thousands, rest) => format!("{thousands}_{rest:03}"),
    }
}
