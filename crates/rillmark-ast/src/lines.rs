//! Offsets as lines and columns, and back.

use alloc::vec::Vec;

/// Where the lines of a source begin: four bytes a line.
///
/// Lines and columns count from 0. A line ends with `\n`, `\r\n` or `\r`, as in Markdown.
///
/// ```
/// use rillmark_ast::{ColumnUnit, LineIndex, LineColumn};
///
/// let source = "a\né😀b\n";
/// let lines = LineIndex::new(source);
/// let at = source.find('b').unwrap() as u32;
/// let place = |unit| lines.line_column(source, at, unit);
/// assert_eq!(place(ColumnUnit::Bytes), LineColumn { line: 1, column: 6 });
/// assert_eq!(place(ColumnUnit::Characters), LineColumn { line: 1, column: 2 });
/// assert_eq!(place(ColumnUnit::Utf16), LineColumn { line: 1, column: 3 });
/// assert_eq!(lines.offset(source, place(ColumnUnit::Utf16), ColumnUnit::Utf16), at);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineIndex {
    /// Offsets of the lines but the first one.
    starts: Vec<u32>,
}

/// A line and a column in it, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineColumn {
    /// How many lines are before it.
    pub line: u32,
    /// How many units of the line are before it.
    pub column: u32,
}

/// What columns count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnUnit {
    /// Bytes.
    Bytes,
    /// Characters: Unicode scalar values.
    Characters,
    /// Units of UTF-16, as editors count them.
    Utf16,
}

impl ColumnUnit {
    fn len(self, char: char) -> usize {
        match self {
            Self::Bytes => char.len_utf8(),
            Self::Characters => 1,
            Self::Utf16 => char.len_utf16(),
        }
    }
}

impl LineIndex {
    /// The lines of a source.
    pub fn new(source: &str) -> Self {
        let bytes = source.as_bytes();
        let is_line_end = |at: usize| {
            bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n')
        };
        let starts = (0..bytes.len()).filter(|&at| is_line_end(at)).map(|at| offset(at + 1));
        Self { starts: starts.collect() }
    }

    /// How many lines there are: at least one.
    pub fn len(&self) -> usize {
        self.starts.len() + 1
    }

    /// Whether there are no lines: never.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The line that the byte at an offset is in. It takes a binary search.
    pub fn line(&self, at: u32) -> u32 {
        offset(self.starts.partition_point(|&start| start <= at))
    }

    /// The offset at which a line begins; `None` if there are not as many.
    pub fn start(&self, line: u32) -> Option<u32> {
        match line.checked_sub(1) {
            None => Some(0),
            Some(index) => self.starts.get(index as usize).copied(),
        }
    }

    /// Line and column of an offset; inside of a character, those of the character; after the end
    /// of the source, those of the end.
    pub fn line_column(&self, source: &str, at: u32, unit: ColumnUnit) -> LineColumn {
        let at = (at as usize).min(source.len());
        let line = self.line(offset(at));
        let start = self.start(line).unwrap_or_default() as usize;
        if unit == ColumnUnit::Bytes {
            return LineColumn { line, column: offset(at - start) };
        }
        let rest = source.get(start..).unwrap_or_default();
        let before =
            rest.char_indices().take_while(|(index, char)| start + index + char.len_utf8() <= at);
        let column = before.map(|(_, char)| unit.len(char)).sum();
        LineColumn { line, column: offset(column) }
    }

    /// The offset of a line and column; of the line's end where the line is shorter, of the source's
    /// end where there are fewer lines.
    pub fn offset(&self, source: &str, place: LineColumn, unit: ColumnUnit) -> u32 {
        let Some(start) = self.start(place.line) else { return offset(source.len()) };
        let rest = source.get(start as usize..).unwrap_or_default();
        let mut column = 0;
        for (index, char) in rest.char_indices() {
            if column >= place.column as usize || matches!(char, '\n' | '\r') {
                return start + offset(index);
            }
            column += unit.len(char);
        }
        offset(source.len())
    }
}

#[expect(clippy::cast_possible_truncation, reason = "sources have at most 4 GiB")]
fn offset(at: usize) -> u32 {
    at as u32
}
