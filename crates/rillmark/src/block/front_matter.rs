//! Front matter, an extension: what is said about a document at its very beginning, between lines of
//! `---` (YAML) or `+++` (TOML).
//!
//! The line after the opening one is not blank, as in pandoc and pulldown-cmark: else a thematic break
//! could begin it. YAML may end with `...`, too. Without a closing line there is none.

use super::leaf::Verbatim;
use super::{Blocks, Leaf, Phase, Step};
use crate::bytes;
use crate::event::FrontMatterKind;
use crate::limits::LONGEST_FRONT_MATTER;
use crate::span::Span;
use crate::text::offset;

/// Length of a marker.
const MARKER: usize = 3;

/// Front matter, all of which was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FrontMatter {
    pub(crate) kind: FrontMatterKind,
    /// The marker of the opening line.
    pub(crate) marker: Span,
    /// All between the opening and the closing line.
    pub(crate) text: Span,
}

/// What the beginning of a document is.
enum Beginning {
    /// Front matter that ends at the offset.
    FrontMatter(FrontMatter, u32),
    /// Something else.
    Other,
    /// Front matter if a closing line follows.
    Open,
}

impl Blocks {
    /// Reads front matter at the beginning of the document, if there is some.
    #[cold]
    pub(super) fn begin(&mut self, bytes: &[u8]) -> Option<Step> {
        if self.at == bytes.len() && self.is_partial {
            return Some(Step::End);
        }
        self.line_start = offset(self.at);
        self.phase = Phase::Line;
        match recognise(bytes, self.at) {
            Beginning::FrontMatter(front_matter, end) => {
                let after = bytes::after_line_end(bytes, end as usize);
                count!(read self.at, after);
                self.at = after;
                self.content_end = end;
                self.phase = Phase::FrontMatter;
                self.leaf = Leaf::FrontMatter(front_matter);
                Some(Step::OpenLeaf(self.leaf))
            }
            Beginning::Open => {
                self.is_undecided = self.is_partial;
                None
            }
            Beginning::Other => None,
        }
    }

    /// The text of front matter that was opened.
    #[cold]
    pub(super) fn front_matter_text(&mut self) -> Option<Step> {
        self.phase = Phase::CloseLeaf;
        let Leaf::FrontMatter(FrontMatter { text, .. }) = self.leaf else { return None };
        (!text.is_empty()).then_some(())?;
        let Span { start, end } = text;
        Some(Step::Verbatim(Verbatim { spaces: 0, is_html: false, start, end }))
    }
}

/// What begins at `at`, the beginning of the document.
fn recognise(bytes: &[u8], at: usize) -> Beginning {
    let kind = match bytes.get(at..at + MARKER) {
        Some(b"---") => FrontMatterKind::Yaml,
        Some(b"+++") => FrontMatterKind::Toml,
        _ => return Beginning::Other,
    };
    let marker = Span::new(offset(at), offset(at + MARKER));
    let Some(content) = after_marker(bytes, at + MARKER) else { return Beginning::Other };
    if bytes::is_blank_line(bytes, content) && content < bytes.len() {
        return Beginning::Other;
    }
    let is_long = bytes.len() - content > LONGEST_FRONT_MATTER;
    let bytes = if is_long { &bytes[..content + LONGEST_FRONT_MATTER] } else { bytes };
    let mut line = content;
    while line < bytes.len() {
        let end = bytes::find_line_end(bytes, line);
        if closes(kind, &bytes[line..end]) {
            let text = Span::new(offset(content), offset(line));
            return Beginning::FrontMatter(FrontMatter { kind, marker, text }, offset(end));
        }
        line = bytes::after_line_end(bytes, end);
    }
    if is_long { Beginning::Other } else { Beginning::Open }
}

/// The offset of the next line, if nothing stands on this one from `at` on.
fn after_marker(bytes: &[u8], at: usize) -> Option<usize> {
    let end = bytes::skip_spaces(bytes, at);
    matches!(bytes.get(end), Some(b'\n' | b'\r')).then(|| bytes::after_line_end(bytes, end))
}

/// Whether the line ends front matter of the kind.
fn closes(kind: FrontMatterKind, line: &[u8]) -> bool {
    let Some((marker, rest)) = line.split_first_chunk() else { return false };
    let is_marker = match kind {
        FrontMatterKind::Yaml => matches!(marker, b"---" | b"..."),
        FrontMatterKind::Toml => marker == b"+++",
    };
    is_marker && bytes::skip_spaces(rest, 0) == rest.len()
}
