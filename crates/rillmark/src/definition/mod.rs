//! Link reference definitions (CommonMark 4.7): how they are read; how labels are compared; the
//! table of those found.

mod candidates;
mod label;
mod table;

pub(crate) use candidates::Candidates;
pub(crate) use label::Label;
pub(crate) use table::{Definitions, Sought};

use crate::inline::cursor::Cursor;
use crate::inline::link_parts::{self, Part};
use crate::line::Layout;
use crate::link::{Link, Parts};
use crate::span::Span;
use crate::text::{OUTSIDE, offset};

/// A definition as it was read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading<'a> {
    /// From the label's bracket to the end of the title or destination.
    pub(crate) span: Span,
    /// The label, without its brackets.
    pub(crate) label: Span,
    destination: Span,
    /// End of the title's content; of the destination's where there is no title.
    parts_end: u32,
    /// The place after its last line.
    pub(crate) after: Cursor<'a>,
}

/// The definition at the cursor, which stands at the beginning of a line of a paragraph.
pub(crate) fn read(cursor: Cursor<'_>) -> Option<Reading<'_>> {
    let start = cursor.at;
    let Part { span: label, after: mut cursor } = link_parts::label(cursor)?;
    if !cursor.eat(b':') {
        return None;
    }
    let (destination, parts_end, after) = right_hand_side(cursor)?;
    let span = Span::new(offset(start), offset(after.at));
    let mut after = after;
    after.skip_spaces();
    after.bump();
    Some(Reading { span, label, destination, parts_end, after })
}

/// Destination and title of a definition: the spans, and a cursor directly after them.
fn right_hand_side(cursor: Cursor<'_>) -> Option<(Span, u32, Cursor<'_>)> {
    let mut cursor = cursor;
    cursor.skip_whitespace();
    let is_bracketed = cursor.peek() == Some(b'<');
    let Part { span: destination, after } = link_parts::destination(cursor)?;
    if destination.is_empty() && !is_bracketed {
        return None;
    }
    let mut cursor = after;
    cursor.skip_whitespace();
    if cursor.at != after.at
        && let Some(title) = link_parts::title(cursor)
        && is_line_end(title.after)
    {
        return Some((destination, title.span.end, title.after));
    }
    is_line_end(after).then_some((destination, destination.end, after))
}

/// Whether nothing but spaces and tabs is left on the line.
fn is_line_end(cursor: Cursor<'_>) -> bool {
    let mut cursor = cursor;
    cursor.skip_spaces();
    matches!(cursor.peek(), None | Some(b'\n'))
}

/// Whether the paragraph at the cursor holds definitions only.
pub(crate) fn is_all(cursor: Cursor<'_>) -> bool {
    let mut cursor = cursor;
    while let Some(reading) = read(cursor) {
        cursor = reading.after;
        if cursor.peek().is_none() {
            return true;
        }
    }
    false
}

/// The footnote definition with this marker, as an entry of the table of definitions. Its label
/// there begins with `^`.
pub(crate) fn footnote(bytes: &[u8], span: Span) -> Reading<'_> {
    let label = Span::new(span.start + 1, span.end - 2);
    let after = Cursor::with_layout(bytes, span, Layout::NONE);
    Reading { span, label, destination: Span::empty(span.end), parts_end: span.end, after }
}

/// What a resolver answered, read as the right-hand side of a definition.
pub(crate) fn read_answer(answer: &str) -> Option<Parts<'_>> {
    let span = Span::new(0, u32::try_from(answer.len()).ok()?);
    let cursor = Cursor::with_layout(answer.as_bytes(), span, Layout::NONE);
    let (destination, parts_end, _) = right_hand_side(cursor)?;
    Some(Parts {
        source: &answer[destination.start as usize..parts_end as usize],
        start: OUTSIDE,
        destination_len: destination.len(),
    })
}

impl Reading<'_> {
    /// What has to be known of what stands before its lines, which is `layout`: nothing, if it is on
    /// one line.
    pub(crate) fn needed_layout(&self, bytes: &[u8], layout: Layout) -> Layout {
        let is_on_several_lines =
            bytes[self.span.range()].iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        if is_on_several_lines { layout } else { Layout::NONE }
    }

    /// Whether its label is this one; `layout` is what stands before its lines.
    pub(crate) fn has_label(&self, bytes: &[u8], layout: Layout, label: &Label<'_>) -> bool {
        label.matches(&self.label(bytes, layout))
    }

    /// Its label; `layout` is what stands before its lines.
    pub(crate) fn label<'a>(&self, bytes: &'a [u8], layout: Layout) -> Label<'a> {
        let cursor = Cursor::with_layout(bytes, self.label, layout);
        Label { cursor, end: self.label.end as usize }
    }

    /// The link that the definition makes; `label` is what is reported as its label.
    pub(crate) fn link<'s>(&self, source: &'s str, layout: Layout, label: Span) -> Link<'s> {
        let parts = Parts {
            source: &source[self.destination.start as usize..self.parts_end as usize],
            start: self.destination.start,
            destination_len: self.destination.len(),
        };
        Link::new(parts, layout, label)
    }
}
