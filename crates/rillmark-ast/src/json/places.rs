//! Where nodes stand, as JSON has it: lines, columns and offsets in one unit.

use alloc::vec::Vec;

use crate::lines::{ColumnUnit, LineIndex};

/// A place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// Counted from 1.
    pub(super) line: u32,
    /// Counted from 1.
    pub(super) column: u32,
    /// Counted from 0.
    pub(super) offset: u32,
}

/// After how many bytes it is noted down how many units there are before.
const BLOCK: usize = 64;

/// Finds places, each in the time of a binary search.
#[derive(Clone, Debug)]
pub(super) struct Places<'s> {
    bytes: &'s [u8],
    unit: ColumnUnit,
    lines: LineIndex,
    /// How many units there are before each block of bytes; empty if a unit is a byte.
    before: Vec<u32>,
}

impl<'s> Places<'s> {
    pub(super) fn new(source: &'s str, unit: ColumnUnit) -> Self {
        let bytes = source.as_bytes();
        let mut before = Vec::new();
        if unit != ColumnUnit::Bytes && !source.is_ascii() {
            let mut units = 0;
            for block in bytes.chunks(BLOCK) {
                before.push(units);
                units += count(block, unit);
            }
            before.push(units);
        }
        Self { bytes, unit, lines: LineIndex::new(source), before }
    }

    /// The line of an offset, counted from 0.
    pub(super) fn line(&self, at: u32) -> u32 {
        self.lines.line(at)
    }

    /// The place of an offset in bytes.
    pub(super) fn place(&self, at: u32) -> Place {
        let line = self.lines.line(at);
        let start = self.lines.start(line).unwrap_or_default();
        let offset = self.units(at);
        Place { line: line + 1, column: offset - self.units(start) + 1, offset }
    }

    /// How many units there are before an offset in bytes.
    fn units(&self, at: u32) -> u32 {
        let at = (at as usize).min(self.bytes.len());
        let block = at / BLOCK;
        match self.before.get(block) {
            None => u32::try_from(at).unwrap_or(u32::MAX),
            Some(before) => before + count(&self.bytes[block * BLOCK..at], self.unit),
        }
    }
}

/// How many units begin in the bytes.
fn count(bytes: &[u8], unit: ColumnUnit) -> u32 {
    let units = |byte: u8| match byte {
        0x80..=0xBF => 0,
        // A character of four bytes is two units of UTF-16.
        0xF0.. if unit == ColumnUnit::Utf16 => 2,
        _ => 1,
    };
    bytes.iter().map(|&byte| units(byte)).sum()
}

#[cfg(test)]
mod tests {
    use std::string::String;

    use super::*;
    use crate::lines::LineColumn;

    #[test]
    fn places_are_those_of_the_line_index() {
        let source: String = "aé😀\r\nb\n€\r".repeat(40);
        let lines = LineIndex::new(&source);
        for unit in [ColumnUnit::Bytes, ColumnUnit::Characters, ColumnUnit::Utf16] {
            let places = Places::new(&source, unit);
            for (at, _) in source.char_indices().chain([(source.len(), '\n')]) {
                let before = &source[..at];
                let offset = match unit {
                    ColumnUnit::Bytes => at,
                    ColumnUnit::Characters => before.chars().count(),
                    ColumnUnit::Utf16 => before.encode_utf16().count(),
                };
                let at = u32::try_from(at).unwrap();
                let place = places.place(at);
                let LineColumn { line, column } = lines.line_column(&source, at, unit);
                assert_eq!((place.line, place.column), (line + 1, column + 1), "{at}");
                assert_eq!(place.offset as usize, offset);
            }
        }
    }
}
