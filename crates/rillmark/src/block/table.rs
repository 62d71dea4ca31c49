//! Tables, an extension: a header row, a delimiter row, body rows.
//!
//! As GitHub has it, the header row is the last line of a paragraph, and the delimiter row has as
//! many cells: `-`, with `:` on the side that its column is aligned to. A body row is any line that
//! is not blank, begins no other block and continues all containers. A pipe divides cells unless a
//! backslash stands directly before it, also inside of code.
//!
//! It interrupts a paragraph, of which the lines before the header row remain.

use super::leaf::Leaf;
use super::opener::{After, Opener};
use super::{Blocks, NONE, Phase, Step};
use crate::bytes;
use crate::event::{Alignment, ClosedBy};
use crate::line::byte;
use crate::span::Span;
use crate::text::offset;

/// A table that begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableStart {
    /// The header row, a line of the open paragraph.
    pub(crate) header: Span,
    /// The delimiter row, without the spaces around it.
    pub(crate) delimiter_row: Span,
    pub(crate) columns: u32,
    /// The alignments of the first columns, two bits each.
    pub(crate) alignments: u32,
}

/// Columns whose alignments are kept. Those of others are read again for each row.
pub(crate) const KEPT_COLUMNS: u32 = u32::BITS / 2;

/// The cell of a delimiter row that begins at `at`, spaces and pipe around it included: the
/// alignment of its column, and the offset after it.
pub(crate) fn delimiter(bytes: &[u8], at: usize) -> Option<(Alignment, usize)> {
    let start = bytes::skip_spaces(bytes, at);
    let is_left = byte(bytes, start) == b':';
    let dashes = start + usize::from(is_left);
    let end = dashes + bytes::run_length(bytes, dashes, b'-');
    let is_right = byte(bytes, end) == b':';
    let at = bytes::skip_spaces(bytes, end + usize::from(is_right));
    let alignment = match (is_left, is_right) {
        (false, false) => Alignment::None,
        (true, false) => Alignment::Left,
        (false, true) => Alignment::Right,
        (true, true) => Alignment::Center,
    };
    match byte(bytes, at) {
        b'|' if end > dashes => Some((alignment, at + 1)),
        b'\n' | b'\r' if end > dashes => Some((alignment, at)),
        _ => None,
    }
}

/// The offset of the first cell of a row.
pub(crate) fn first_cell(bytes: &[u8], row: Span) -> usize {
    let start = row.start as usize;
    start + usize::from(byte(bytes, start) == b'|')
}

/// The offset of the pipe after the cell that begins at `at`, in a row that ends at `end`; that
/// where there is none. The next cell begins after the pipe, unless the row ends there.
#[inline]
pub(crate) fn end_of_cell(bytes: &[u8], at: usize, end: usize) -> usize {
    let mut pipe = at;
    loop {
        pipe = bytes::find_pipe_or_line_end(bytes, pipe);
        if pipe >= end {
            return end;
        }
        if pipe == at || bytes[pipe - 1] != b'\\' {
            return pipe;
        }
        pipe += 1;
    }
}

/// The text between two pipes.
#[inline]
pub(crate) fn cell_text(bytes: &[u8], at: usize, pipe: usize) -> Span {
    // Nearly always, a space stands on both sides.
    if let [b' ', first, .., last, b' '] = bytes[at..pipe]
        && first > b' '
        && last > b' '
    {
        return Span::new(offset(at + 1), offset(pipe - 1));
    }
    let start = bytes::skip_spaces(&bytes[..pipe], at);
    Span::new(offset(start), offset(bytes::trim_end(bytes, start, pipe)))
}

/// How many columns the delimiter row has, and the alignments of the first ones; `None` if it is no
/// such row.
fn columns(bytes: &[u8], row: Span) -> Option<(u32, u32)> {
    let bytes = &bytes[..row.end as usize];
    let mut at = first_cell(bytes, row);
    let (mut columns, mut alignments) = (0, 0);
    loop {
        let (alignment, next) = delimiter(bytes, at)?;
        if columns < KEPT_COLUMNS {
            alignments |= (alignment as u32) << (2 * columns);
        }
        columns += 1;
        at = next;
        if at >= bytes.len() {
            return Some((columns, alignments));
        }
    }
}

/// Whether the row has so many cells.
fn has_cells(bytes: &[u8], row: Span, count: u32) -> bool {
    let end = row.end as usize;
    let mut at = first_cell(bytes, row);
    let mut left = count;
    while at < end && left > 0 {
        at = end_of_cell(bytes, at, end) + 1;
        left -= 1;
    }
    at >= end && left == 0
}

impl Blocks {
    /// The table that begins with the last line of the open paragraph, if the line is its delimiter
    /// row.
    pub(super) fn table(&self, bytes: &[u8], after: After) -> Option<Opener> {
        if after != After::Paragraph || !self.starts.has_tables() {
            return None;
        }
        let delimiter_row = self.row(bytes);
        let (columns, alignments) = columns(bytes, delimiter_row)?;
        let last = self.lines.last()?;
        let (start, end) = (last.start as usize, last.end as usize);
        let end = bytes::trim_end(bytes, start, end);
        let start = bytes::skip_spaces(bytes, bytes::line_start(bytes, start, end));
        let header = Span::new(offset(start), offset(end));
        has_cells(bytes, header, columns).then_some(Opener::Table(TableStart {
            header,
            delimiter_row,
            columns,
            alignments,
        }))
    }

    /// The line as a row.
    #[inline]
    fn row(&self, bytes: &[u8]) -> Span {
        let (start, end) = (self.line.text, self.line.end);
        Span::new(offset(start), offset(bytes::trim_end(bytes, start, end)))
    }

    /// Takes the header row off the paragraph; what is left of that comes first.
    pub(super) fn begin_table(&mut self, bytes: &[u8], table: TableStart) -> Option<Step> {
        self.content_end = offset(self.line.end);
        self.phase = Phase::Table;
        self.leaf = Leaf::None;
        if let Some(last) = self.lines.last_mut() {
            let start = bytes::line_start(bytes, last.start as usize, table.header.start as usize);
            last.end = offset(bytes::before_line_end(bytes, start)).max(last.start);
            if last.is_empty() {
                self.lines.pop();
            }
        }
        (!self.lines.is_empty()).then_some(Step::Paragraph(ClosedBy::Source))
    }

    /// Gives the table as open, then its header row.
    pub(super) fn open_table(&mut self) -> Option<Step> {
        self.phase = Phase::Line;
        let Opener::Table(table) = self.opener else { return None };
        if !self.leaf.is_none() {
            return Some(Step::TableRow(table.header));
        }
        self.phase = Phase::Table;
        self.leaf = Leaf::Table { start: table.header.start };
        Some(Step::OpenTable(table))
    }

    /// Outside of containers: goes on with the open table on a line that begins with a pipe.
    pub(super) fn read_outer_row(&mut self, bytes: &[u8]) -> Option<Step> {
        let start = self.at;
        let end = self.line_ends.next(bytes, start);
        let row = Span::new(offset(start), offset(bytes::trim_end(bytes, start, end)));
        if row.len() <= 1 {
            return self.read_line(bytes);
        }
        self.at = bytes::after_line_end(bytes, end);
        count!(read start, self.at);
        self.content_end = offset(end);
        Some(Step::TableRow(row))
    }

    /// Whether the line, which continues all containers, is a row of the open table.
    pub(super) fn is_row(&mut self, bytes: &[u8]) -> bool {
        if self.line.is_blank() {
            return false;
        }
        if self.line.first(bytes) == b'|' && !self.line.is_indented() {
            // A pipe alone is none.
            return self.row(bytes).len() > 1;
        }
        matches!(self.find_other_opener(bytes, After::Nothing), Opener::Paragraph)
    }

    pub(super) fn table_row(&mut self, bytes: &[u8]) -> Step {
        self.blank = NONE;
        self.content_end = offset(self.line.end);
        Step::TableRow(self.row(bytes))
    }
}
