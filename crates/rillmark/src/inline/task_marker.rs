//! Markers of task list items, an extension: `[ ]` or `[x]` at the beginning of an item.
//!
//! As GitHub has it, the marker is the first thing in the first paragraph of an item (definitions
//! may stand before it), and a space, tab or line end and more text follow it. Between its
//! brackets stands a space, tab or line end, or an `x` in either case.

use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use super::{Inlines, OpenLeaf};
use crate::text::offset;

/// The marker of a task list item.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TaskMarker {
    is_checked: bool,
    start: u32,
    len: u16,
    /// Where the text after it begins.
    text: u32,
}

impl TaskMarker {
    /// The marker at the beginning of the paragraph that the cursor stands in.
    pub(crate) fn recognise(cursor: Cursor<'_>) -> Option<Self> {
        let start = cursor.at;
        let mut cursor = cursor;
        if !cursor.eat(b'[') {
            return None;
        }
        let is_checked = match cursor.peek()? {
            b' ' | b'\t' | b'\n' => false,
            b'x' | b'X' => true,
            _ => return None,
        };
        cursor.bump();
        if !cursor.eat(b']') || !is_whitespace(cursor.peek()?) {
            return None;
        }
        // Longer ones have thousands of prefixes inside.
        let len = u16::try_from(cursor.at - start).ok()?;
        cursor.skip_spaces();
        let text = cursor.at;
        while is_whitespace(cursor.peek()?) {
            cursor.bump();
        }
        Some(Self { is_checked, start: offset(start), len, text: offset(text) })
    }
}

fn is_whitespace(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n')
}

impl Inlines {
    /// Begins a paragraph with a marker; [`Inlines::read`] goes on.
    pub(crate) fn open_task(&mut self, leaf: OpenLeaf, marker: TaskMarker) {
        self.clear(leaf, marker.start);
        let mut mark = Mark::new(Kind::TaskMarker, marker.start, marker.text);
        mark.extra = marker.len;
        mark.flags = marker.is_checked.into();
        self.push(mark);
        self.at = marker.text;
    }
}
