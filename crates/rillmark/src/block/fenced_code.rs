//! Fenced code blocks (CommonMark 4.5): between fences of three or more `` ` `` or `~`.
//!
//! It interrupts a paragraph. Without a closing fence it reaches to the end of its container.

use crate::bytes;
use crate::event::CodeBlockKind;
use crate::line::{CODE_INDENT, Line};
use crate::span::Span;
use crate::text::{Raw, offset};

/// An opening fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fence {
    /// The fence's character.
    pub(crate) marker: u8,
    /// Its indentation, 0 to 3 columns: as much is removed from the code.
    pub(crate) indent: u8,
    /// The fence.
    pub(crate) span: Span,
    /// The info string.
    pub(crate) info: Span,
}

/// The opening fence on the line, whose text begins with a fence's character.
pub(super) fn recognise(bytes: &[u8], line: &Line) -> Option<Fence> {
    let marker = bytes[line.text];
    let after = line.text + bytes::run_length(bytes, line.text, marker);
    if after - line.text < 3 {
        return None;
    }
    let start = bytes::skip_spaces(bytes, after).min(line.end);
    let end = bytes::trim_end(bytes, start, line.end);
    if marker == b'`' && bytes[start..end].contains(&b'`') {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "less than four columns")]
    let indent = line.indent as u8;
    Some(Fence {
        marker,
        indent,
        span: Span::new(offset(line.text), offset(after)),
        info: Span::new(offset(start), offset(end)),
    })
}

impl Fence {
    /// How the block with this info string is written: as mathematics only if the dialect has that.
    pub(crate) fn kind(&self, info: Raw<'_>, has_math: bool) -> CodeBlockKind {
        let marker = self.marker;
        if has_math && info.as_source().split([' ', '\t']).next() == Some("math") {
            return CodeBlockKind::Math { marker };
        }
        CodeBlockKind::Fenced { marker }
    }

    /// Whether the line is the closing fence.
    pub(super) fn is_closed_by(&self, bytes: &[u8], line: &Line) -> bool {
        !line.is_indented() && self.is_closed_at(bytes, line.text)
    }

    /// Whether the text at `at`, the first one on its line, is the closing fence.
    fn is_closed_at(&self, bytes: &[u8], at: usize) -> bool {
        let len = bytes::run_length(bytes, at, self.marker);
        offset(len) >= self.span.len() && bytes::is_blank_line(bytes, at + len)
    }

    /// Outside of containers: the offset of the line of the closing fence, from the line at `at`
    /// on; the end of the input if there is none.
    pub(super) fn skip_code(&self, bytes: &[u8], at: usize) -> usize {
        let mut search = at;
        while let Some(found) = bytes::find_byte(bytes, search, self.marker) {
            let start = bytes::trim_end(bytes, at, found);
            let is_first = start == at || matches!(bytes[start - 1], b'\n' | b'\r');
            // A tab makes code of it as four spaces do.
            let is_indented = found - start >= CODE_INDENT || bytes[start..found].contains(&b'\t');
            if is_first && !is_indented && self.is_closed_at(bytes, found) {
                return start;
            }
            search = found + bytes::run_length(bytes, found, self.marker);
        }
        bytes.len()
    }
}
