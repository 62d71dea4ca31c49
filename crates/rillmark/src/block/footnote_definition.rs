//! Footnote definitions, an extension: `[^label]: text`.
//!
//! As GitHub has it, the label has no white space. The definition is a container: what comes after the
//! colon is its content, and so are the lines that are indented by four columns, and blank ones. It
//! interrupts a paragraph.

use super::Blocks;
use super::container::Container;
use super::item::{ItemKind, ItemMarker, Width};
use crate::inline::cursor::Cursor;
use crate::inline::link_parts;
use crate::line::{Layout, Line};
use crate::span::Span;
use crate::text::offset;

/// Columns by which its content is indented.
const INDENT: u8 = 4;

/// The length of the marker, from bracket to colon, of the definition that the line's text begins with.
pub(super) fn recognise(bytes: &[u8], line: &Line) -> Option<u16> {
    if !bytes[line.text..].starts_with(b"[^") {
        return None;
    }
    let text = Span::new(offset(line.text), offset(line.end));
    let label = link_parts::label(Cursor::with_layout(bytes, text, Layout::NONE))?;
    let is_definition = label.after.peek() == Some(b':')
        && link_parts::is_footnote_label(&bytes[label.span.range()]);
    let len = label.after.at + 1 - line.text;
    // A label has at most 999 characters.
    u16::try_from(len).ok().filter(|&len| is_definition && len <= ItemMarker::LONGEST)
}

impl Blocks {
    pub(super) fn push_footnote(&mut self, bytes: &[u8], marker_len: u16) {
        self.add_child();
        self.containers.push(Container::Item {
            start: offset(self.line.text),
            marker: ItemMarker::new(ItemKind::Footnote, marker_len),
            width: Width::new(INDENT),
            has_children: true,
            ordinal: self.footnotes,
        });
        self.footnotes += 1;
        self.line.skip_to(bytes, self.line.text + usize::from(marker_len));
        self.line.skip_indent(bytes, self.line.indent);
    }
}
