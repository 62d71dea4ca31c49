//! CJK characters: ranges.

use icu_properties::props::{EastAsianWidth, EmojiPresentation, Script};
use icu_properties::{CodePointMapData, CodePointSetData};

use super::source::Source;

/// The file of the table.
pub(super) fn table() -> String {
    let mut ranges = Vec::<(u32, u32)>::new();
    for code in cjk_characters() {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == code => *last = code,
            _ => ranges.push((code, code)),
        }
    }
    let literals: Vec<_> =
        ranges.iter().map(|(first, last)| format!("({first:#07x}, {last:#07x})")).collect();
    let mut source = Source::new("Chinese, Japanese and Korean characters.");
    source.array("The first and last ones of ranges.", "RANGES", "(u32, u32)", &literals);
    source.finish()
}

/// The characters that are wide, fullwidth or halfwidth and no emoji as they stand, and those of
/// Hangul.
fn cjk_characters() -> impl Iterator<Item = u32> {
    let (widths, scripts) =
        (CodePointMapData::<EastAsianWidth>::new(), CodePointMapData::<Script>::new());
    let emojis = CodePointSetData::new::<EmojiPresentation>();
    let is_cjk = move |&code: &u32| {
        let is_wide = matches!(
            widths.get32(code),
            EastAsianWidth::Wide | EastAsianWidth::Fullwidth | EastAsianWidth::Halfwidth
        );
        is_wide && !emojis.contains32(code) || scripts.get32(code) == Script::Hangul
    };
    (0..=u32::from(char::MAX)).filter(is_cjk)
}
