//! What a line opens: the dispatch by the first byte of its text. The grammar is in the files of
//! the constructs.

use super::fenced_code::{self, Fence};
use super::html_block::{self, HtmlKind};
use super::list::{self, ListMarker};
use super::setext_heading::{self, Underline};
use super::table::TableStart;
use super::{AtxHeading, Blocks, atx_heading, footnote_definition, thematic_break};
use crate::line::byte;
use crate::text::offset;

/// What a line opens.
#[derive(Clone, Copy, Debug)]
pub(super) enum Opener {
    Nothing,
    BlockQuote,
    Item(ListMarker),
    /// A footnote definition with a marker of this length.
    Footnote(u16),
    /// A container directive with so many colons.
    Directive(u32),
    /// Details in a definition list.
    Details,
    AtxHeading(AtxHeading),
    Underline(Underline),
    ThematicBreak,
    FencedCode(Fence),
    IndentedCode,
    Html(HtmlKind),
    Table(TableStart),
    LeafDirective,
    /// Nothing: the line closes a container directive.
    ClosingFence,
    Paragraph,
}

/// What the text of a line stands after, if nothing new begins with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum After {
    /// No paragraph.
    Nothing,
    /// A paragraph whose containers the line continues.
    Paragraph,
    /// A paragraph some of whose containers the line does not continue.
    LazyParagraph,
}

impl Blocks {
    /// What the line, which is not blank, opens.
    #[inline]
    pub(super) fn find_opener(&mut self, bytes: &[u8], after: After) -> Opener {
        let first = byte(bytes, self.line.text);
        if matches!(first, b'=' | b'-')
            && after == After::Paragraph
            && !self.line.is_indented()
            && let Some(underline) = setext_heading::recognise(bytes, &self.line)
        {
            return Opener::Underline(underline);
        }
        self.find_other_opener(bytes, after)
    }

    /// What the line opens, if it is no setext heading underline.
    #[inline]
    pub(super) fn find_other_opener(&mut self, bytes: &[u8], after: After) -> Opener {
        let line = &self.line;
        if line.is_indented() {
            return if after == After::Nothing { Opener::IndentedCode } else { Opener::Paragraph };
        }
        let opener = match byte(bytes, line.text) {
            b'>' => Some(Opener::BlockQuote),
            b'#' => atx_heading::recognise(bytes, line).map(Opener::AtxHeading),
            b'`' | b'~' => fenced_code::recognise(bytes, line).map(Opener::FencedCode),
            b'<' => html_block::recognise(bytes, line, after != After::Nothing).map(Opener::Html),
            b'_' => self.thematic_break(bytes),
            b'*' | b'-' | b'+' if list::is_plain(bytes, line) => {
                Some(Opener::Item(ListMarker::bullet(bytes[line.text])))
            }
            b'-' => self
                .thematic_break(bytes)
                .or_else(|| self.item(bytes, after))
                .or_else(|| self.table(bytes, after)),
            b'*' => self.thematic_break(bytes).or_else(|| self.item(bytes, after)),
            b'+' | b'0'..=b'9' => self.item(bytes, after),
            b'|' => self.table(bytes, after),
            b':' => self.details(bytes, after).or_else(|| self.table_or_directive(bytes, after)),
            b'[' if self.starts.has_footnotes() => {
                footnote_definition::recognise(bytes, line).map(Opener::Footnote)
            }
            _ => None,
        };
        opener.unwrap_or(Opener::Paragraph)
    }

    fn item(&self, bytes: &[u8], after: After) -> Option<Opener> {
        list::recognise(bytes, &self.line, after == After::Paragraph).map(Opener::Item)
    }

    fn thematic_break(&mut self, bytes: &[u8]) -> Option<Opener> {
        if offset(self.line.text) < self.no_break_before {
            return None;
        }
        match thematic_break::recognise(bytes, self.line.text, self.line.end) {
            Ok(()) => Some(Opener::ThematicBreak),
            Err(at) => {
                self.no_break_before = offset(at);
                None
            }
        }
    }
}
