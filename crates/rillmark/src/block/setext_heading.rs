//! Setext headings (CommonMark 4.3): a paragraph underlined with `=` or `-`.
//!
//! The underline never stands on a lazy continuation line.

use crate::bytes;
use crate::event::HeadingLevel;
use crate::line::Line;
use crate::span::Span;
use crate::text::offset;

/// The underline of a setext heading.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Underline {
    pub(crate) level: HeadingLevel,
    /// The marks, without the spaces around them.
    pub(crate) span: Span,
}

/// The underline that the line is, if it is one.
pub(super) fn recognise(bytes: &[u8], line: &Line) -> Option<Underline> {
    let mark = bytes[line.text];
    let level = match mark {
        b'=' => HeadingLevel::H1,
        b'-' => HeadingLevel::H2,
        _ => return None,
    };
    let end = line.text + bytes::run_length(bytes, line.text, mark);
    (bytes::skip_spaces(bytes, end) >= line.end)
        .then(|| Underline { level, span: Span::new(offset(line.text), offset(end)) })
}
