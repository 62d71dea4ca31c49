//! Links and images (CommonMark 6.3 and 6.4).
//!
//! Brackets that may open one are kept as a stack linked through their marks. A closing bracket
//! decides about the topmost one, so everything before it is known by then.

use super::bracket::{DIRECTIVE, IMAGE, INLINE_FOOTNOTE, References, Target, own_label};
use super::cursor::Cursor;
use super::link_parts;
use super::mark::{Kind, Mark};
use super::{Inlines, Stretches};
use crate::bytes;
use crate::definition::Label;
use crate::event::LinkKind;
use crate::span::Span;
use crate::text::offset;

impl Inlines {
    /// Reads the `]` at `at` if it closes a link or image of the commonest kind: with a destination
    /// that can be taken as it stands, and no title. Gives the offset after it. Or if it closes
    /// nothing, because no label refers to anything. Or the label of a directive. `text` is `bytes` up
    /// to the end of the stretch.
    pub(super) fn plain_link(&mut self, bytes: &[u8], text: &[u8], at: usize) -> Option<usize> {
        let index = self.brackets;
        let opener = *self.marks.get(index as usize)?;
        if opener.flags & (DIRECTIVE | INLINE_FOOTNOTE) != 0 {
            let is_label = opener.flags & DIRECTIVE != 0;
            return is_label.then(|| self.close_label(text, index, at));
        }
        if text.get(at + 1) != Some(&b'(') {
            if matches!(text.get(at + 1), Some(b']') | None)
                && let Some(after) = self.wikilink(text, at)
            {
                return Some(after);
            }
            return (!self.has_references).then(|| {
                self.pop_bracket(opener);
                at + 1
            });
        }
        let is_link = opener.flags & IMAGE != 0 || index >= self.inactive_below;
        let start = at + 2;
        if !is_link || text.get(start) == Some(&b'<') {
            return None;
        }
        let end = bytes::find_destination_mark(bytes, start);
        if text.get(end) != Some(&b')') {
            return None;
        }
        self.push_link_close(index, at, end + 1, 2);
        let destination = Span::new(offset(start), offset(end));
        self.push_data(LinkKind::Inline, destination, opener.start, destination.end);
        self.pop_bracket(opener);
        Some(end + 1)
    }

    /// Reads `]`, and the link or image that it closes.
    #[inline(never)]
    pub(super) fn close_bracket<'a>(
        &mut self,
        cursor: &mut Cursor<'a>,
        stretches: Stretches<'a>,
        references: &mut impl References,
    ) {
        let index = self.brackets;
        let Some(&opener) = self.marks.get(index as usize) else {
            cursor.at += 1;
            return;
        };
        self.close_opener(index, cursor, stretches, references);
        self.pop_bracket(opener);
    }

    /// Reads `]` and the link or image that it closes with the bracket at `index`, if there is one.
    fn close_opener<'a>(
        &mut self,
        index: u32,
        cursor: &mut Cursor<'a>,
        stretches: Stretches<'a>,
        references: &mut impl References,
    ) {
        let opener = self.marks[index as usize];
        let close = cursor.at;
        cursor.at += 1;
        if opener.flags & INLINE_FOOTNOTE != 0 {
            return self.close_inline_footnote(index, close, stretches);
        }
        let is_image = opener.flags & IMAGE != 0;
        // Links hold no links.
        if !is_image && index < self.inactive_below {
            return;
        }
        if cursor.peek() == Some(b'(')
            && let Some(resource) = link_parts::resource(*cursor)
        {
            *cursor = resource.after;
            self.push_link_close(index, close, cursor.at, 2);
            self.push_data(
                LinkKind::Inline,
                resource.destination,
                opener.start,
                resource.parts_end,
            );
            return;
        }
        if self.is_open_leaf() && self.hide_destination(index, cursor) {
            return;
        }
        let Some(reference) = reference(opener, *cursor, stretches) else { return };
        let is_full = reference.kind == LinkKind::Full;
        if !is_full && self.footnote(index, *cursor, stretches, references) {
            return;
        }
        let Some(target) = references.find(&reference.label, reference.span) else {
            if !is_full || !self.footnote(index, *cursor, stretches, references) {
                self.has_references = !references.are_none();
            }
            return;
        };
        *cursor = reference.after;
        self.push_link_close(index, close, cursor.at, 3);
        let (start, end) = match target {
            Target::Definition(span) => (span.start, span.end),
            Target::Answer(number) => (number, 0),
        };
        self.push_data(reference.kind, reference.span, opener.start, start);
        self.push(Mark::new(Kind::Inert, end, 0));
    }

    /// Makes a link or image of the bracket at `index` and the one at the offset `close`; it ends
    /// at the offset `end`. So many marks of data follow.
    pub(super) fn push_link_close(&mut self, index: u32, close: usize, end: usize, data: u16) {
        self.resolve_inside(index);
        let close_index = offset(self.marks.len());
        let opener = &mut self.marks[index as usize];
        opener.kind = Kind::LinkOpen;
        opener.data = close_index;
        let flags = opener.flags & IMAGE;
        if flags == 0 {
            self.inactive_below = index;
        }
        let mut mark = Mark::new(Kind::LinkClose, offset(close), offset(end));
        mark.flags = flags;
        mark.extra = data;
        self.push(mark);
    }

    pub(super) fn push_data(&mut self, kind: LinkKind, span: Span, opener_start: u32, more: u32) {
        let mut mark = Mark::new(Kind::Inert, span.start, span.end);
        mark.flags = kind as u8;
        self.push(mark);
        self.push(Mark::new(Kind::Inert, more, opener_start));
    }
}

/// A label that may refer to a definition.
struct Reference<'a> {
    kind: LinkKind,
    label: Label<'a>,
    span: Span,
    after: Cursor<'a>,
}

/// The reference that the bracket makes with the `]` before the cursor: full, collapsed or
/// shortcut.
fn reference<'a>(
    opener: Mark,
    cursor: Cursor<'a>,
    stretches: Stretches<'a>,
) -> Option<Reference<'a>> {
    let mut after = cursor;
    if cursor.peek() == Some(b'[')
        && let Some(part) = link_parts::label(cursor)
    {
        after.bump();
        let label = Label { cursor: after, end: part.span.end as usize };
        return Some(Reference { kind: LinkKind::Full, label, span: part.span, after: part.after });
    }
    let is_collapsed = after.rest().starts_with(b"[]");
    let kind = if is_collapsed { LinkKind::Collapsed } else { LinkKind::Shortcut };
    after.at += if is_collapsed { 2 } else { 0 };
    let (label, span) = own_label(opener, cursor, stretches)?;
    Some(Reference { kind, label, span, after })
}
