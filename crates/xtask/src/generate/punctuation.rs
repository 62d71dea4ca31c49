//! Unicode punctuation: a bitset of three levels.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

use super::source::{Source, bits};
use crate::Outcome;

/// The number of blocks in a row.
const ROW: usize = 16;

/// Whether a code point is a character of the categories P or S.
fn is_punctuation(code: u32) -> bool {
    char::from_u32(code).is_some_and(|char| {
        let group = char.general_category_group();
        matches!(group, GeneralCategoryGroup::Punctuation | GeneralCategoryGroup::Symbol)
    })
}

/// The number of the item among the distinct ones.
fn number<T: PartialEq>(distinct: &mut Vec<T>, item: T) -> Outcome<u8> {
    let number = distinct.iter().position(|other| *other == item).unwrap_or_else(|| {
        distinct.push(item);
        distinct.len() - 1
    });
    Ok(u8::try_from(number)?)
}

/// The file of the tables.
pub(super) fn table() -> Outcome<String> {
    let codes: Vec<_> = (0..=u32::from(char::MAX)).collect();
    let (mut blocks, mut distinct_blocks) = (Vec::new(), Vec::new());
    for block in codes.chunks(64) {
        let set =
            block.iter().rev().fold(0_u64, |set, &code| set << 1 | u64::from(is_punctuation(code)));
        blocks.push(number(&mut distinct_blocks, set)?);
    }
    let (mut rows, mut distinct_rows) = (Vec::new(), Vec::new());
    for row in blocks.chunks(ROW) {
        rows.push(number(&mut distinct_rows, row.to_vec())?);
    }
    let empty = rows.last().copied();
    while rows.last().copied() == empty {
        rows.pop();
    }
    let literals: Vec<_> = distinct_blocks.into_iter().map(bits).collect();

    let mut source = Source::new("The characters of the categories P and S.");
    source.array("For every 1024 characters, their row of blocks.", "ROWS", "u8", &rows);
    source.array(
        "Rows of 16 blocks of 64 characters each.",
        "BLOCKS",
        "u8",
        &distinct_rows.concat(),
    );
    source.array("Blocks: a bit for each character.", "BITS", "u64", &literals);
    Ok(source.finish())
}
