//! ATX headings (CommonMark 4.2): `# Heading`, with one to six `#`, optionally closed by more.
//!
//! It interrupts a paragraph.

use crate::bytes;
use crate::event::HeadingLevel;
use crate::line::Line;
use crate::span::Span;
use crate::text::offset;

/// An ATX heading, all of it on one line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtxHeading {
    pub(crate) level: HeadingLevel,
    /// The opening sequence.
    pub(crate) marker: Span,
    /// The text, without the closing sequence.
    pub(crate) content: Span,
}

/// The ATX heading on the line, whose text begins with `#`.
pub(super) fn recognise(bytes: &[u8], line: &Line) -> Option<AtxHeading> {
    let count = bytes::run_length(bytes, line.text, b'#');
    let level = HeadingLevel::from_number(u8::try_from(count).ok()?)?;
    let after = line.text + count;
    if after < line.end && !matches!(bytes[after], b' ' | b'\t') {
        return None;
    }
    let start = bytes::skip_spaces(bytes, after);
    let end = content_end(bytes, after, line.end).max(start);
    Some(AtxHeading {
        level,
        marker: Span::new(offset(line.text), offset(after)),
        content: Span::new(offset(start.min(line.end)), offset(end.min(line.end))),
    })
}

impl AtxHeading {
    /// The text if it ended at `end`, before attributes, which may have a closing sequence before them.
    pub(crate) fn content_before(&self, bytes: &[u8], end: u32) -> Span {
        let Span { start, .. } = self.content;
        let end = content_end(bytes, self.marker.end as usize, end as usize);
        Span::new(start, offset(end).max(start))
    }
}

/// Where the text ends: before a closing sequence that follows a space or tab.
fn content_end(bytes: &[u8], start: usize, end: usize) -> usize {
    let end = bytes::trim_end(bytes, start, end);
    let mut closing = end;
    while closing > start && bytes[closing - 1] == b'#' {
        count!(Searched);
        closing -= 1;
    }
    if closing == start || matches!(bytes[closing - 1], b' ' | b'\t') {
        bytes::trim_end(bytes, start, closing)
    } else {
        end
    }
}
