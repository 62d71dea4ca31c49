//! The rows and cells of a table.

use super::pull::State;
use super::{Parser, Scratch};
use crate::block::{self, KEPT_COLUMNS, TableStart};
use crate::event::{Alignment, ClosedBy, Event, Table, Tag, TagEnd};
use crate::inline::OpenLeaf;
use crate::limits::FILLED_CELLS;
use crate::resolver::Resolver;
use crate::span::Span;
use crate::text::offset;

/// The open table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OpenTable {
    columns: u32,
    /// The alignments of the first columns, two bits each.
    alignments: u32,
    /// Offset of the delimiters of the other columns.
    more: u32,
    /// How many cells were filled in, in all tables.
    pub(super) filled: u32,
    row: Row,
    /// Whether the header row was given.
    has_rows: bool,
}

/// A row of which some cells were given.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    span: Span,
    is_header: bool,
    /// Column of the next cell.
    column: u32,
    /// Offset of the next cell.
    at: u32,
    /// Offset of the next delimiter of those that are read again.
    delimiter: u32,
}

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins a table; its header row comes next.
    pub(super) fn open_table(&mut self, start: TableStart) -> Event<'s> {
        let TableStart { header, delimiter_row, columns, alignments } = start;
        let filled = self.table.filled;
        self.table = OpenTable { columns, alignments, filled, ..OpenTable::default() };
        if columns > KEPT_COLUMNS {
            let bytes = self.source.as_bytes();
            let mut at = block::first_cell(bytes, delimiter_row);
            for _ in 0..KEPT_COLUMNS {
                at = block::delimiter(bytes, at).map_or(at, |(_, next)| next);
            }
            self.table.more = offset(at);
        }
        let tag = Tag::Table(Table { columns, delimiter_row });
        self.give(Event::Start(tag), Span::empty(header.start))
    }

    /// Begins a row; its cells come next.
    pub(super) fn open_row(&mut self, span: Span) -> Event<'s> {
        let table = &mut self.table;
        let header = !core::mem::replace(&mut table.has_rows, true);
        let at = offset(block::first_cell(self.source.as_bytes(), span));
        table.row = Row { span, is_header: header, column: 0, at, delimiter: table.more };
        self.state = State::Row;
        self.give(Event::Start(Tag::TableRow { header }), Span::empty(span.start))
    }

    /// Begins the next cell of the row, or ends the row.
    ///
    /// Most cells are plain text in one of the first columns; the call for others is at the very end.
    #[inline(never)]
    pub(super) fn next_cell(&mut self) -> Option<Event<'s>> {
        let OpenTable { columns, alignments, row, .. } = &mut self.table;
        let inlines = &mut self.scratch.inlines;
        let (at, end) = (row.at as usize, row.span.end as usize);
        if row.column < KEPT_COLUMNS.min(*columns)
            && at < end
            && let Some(pipe) = inlines.plain_cell(self.source.as_bytes(), at, end)
        {
            let text = block::cell_text(self.source.as_bytes(), at, pipe);
            let alignment = alignment(*alignments >> (2 * row.column));
            row.column += 1;
            row.at = offset(pipe + 1);
            let header = row.is_header;
            inlines.open_plain_cell(cell_leaf(header, text));
            let tag = Tag::TableCell { alignment, header };
            return Some(inlines.give(Event::Start(tag), Span::empty(text.start)));
        }
        self.next_other_cell()
    }

    #[inline(never)]
    #[expect(
        clippy::unnecessary_wraps,
        reason = "what is called at the very end gives the same type"
    )]
    fn next_other_cell(&mut self) -> Option<Event<'s>> {
        let base = u32::try_from(self.base).unwrap_or(u32::MAX);
        let table = &mut self.table;
        let row = &mut table.row;
        let header = row.is_header;
        let is_filled = row.at >= row.span.end;
        if row.column == table.columns
            || is_filled && table.filled >= FILLED_CELLS.max(row.span.start.saturating_add(base))
        {
            self.state = State::Blocks;
            let tag = TagEnd::TableRow { header };
            let span = row.span;
            return Some(self.give(Event::End(tag, ClosedBy::Source), span));
        }
        let bytes = self.source.as_bytes();
        let alignment = if row.column < KEPT_COLUMNS {
            alignment(table.alignments >> (2 * row.column))
        } else {
            let delimiter = block::delimiter(bytes, row.delimiter as usize);
            delimiter.map_or(Alignment::None, |(alignment, next)| {
                row.delimiter = offset(next);
                alignment
            })
        };
        row.column += 1;
        let mut text = Span::empty(row.span.end);
        if is_filled {
            table.filled += 1;
            self.scratch.inlines.open_plain_cell(cell_leaf(header, text));
        } else {
            let at = row.at as usize;
            let pipe = block::end_of_cell(bytes, at, row.span.end as usize);
            text = block::cell_text(bytes, at, pipe);
            row.at = offset(pipe + 1);
            self.read_cell(cell_leaf(header, text));
        }
        let tag = Tag::TableCell { alignment, header };
        Some(self.give(Event::Start(tag), Span::empty(text.start)))
    }

    /// Reads a cell that is not plain text.
    fn read_cell(&mut self, cell: OpenLeaf) {
        let Scratch { blocks, inlines, .. } = &mut self.scratch;
        blocks.lines.clear();
        blocks.lines.push(cell.span);
        inlines.open_cell(cell, self.source.as_bytes());
        self.read_text();
    }
}

/// How a cell ends.
#[inline]
fn cell_leaf(header: bool, text: Span) -> OpenLeaf {
    OpenLeaf { tag: TagEnd::TableCell { header }, span: text, closed_by: ClosedBy::Source }
}

/// The alignment whose number the last two bits are.
#[inline]
fn alignment(bits: u32) -> Alignment {
    match bits & 3 {
        0 => Alignment::None,
        1 => Alignment::Left,
        2 => Alignment::Center,
        _ => Alignment::Right,
    }
}
