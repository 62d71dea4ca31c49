//! The open leaf. Code and HTML blocks, whose text is taken as it is (CommonMark 4.4 to 4.6): how
//! they open, go on and close.

use super::container::NONE;
use super::fenced_code::Fence;
use super::front_matter::FrontMatter;
use super::html_block::HtmlKind;
use super::{Blocks, Phase, Step};
use crate::event::ClosedBy;
use crate::line::{CODE_INDENT, Line};
use crate::text::offset;

/// The open leaf.
///
/// It cannot be compared: that would look at facts, and be a call, where only the kind is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Leaf {
    /// None is open.
    None,
    /// A paragraph.
    Paragraph,
    /// A paragraph whose lines are terms of a definition list.
    Terms {
        /// The number of the next one.
        next: u32,
    },
    /// An indented code block.
    IndentedCode {
        /// Offset of its text.
        start: u32,
        /// Offset of the first of the blank lines after its text, or [`NONE`]. They belong to the
        /// block only if another indented line follows.
        blank_lines: u32,
    },
    /// A fenced code block.
    FencedCode(Fence),
    /// An HTML block.
    Html {
        /// Offset of its text, indentation included.
        start: u32,
        /// What ends it.
        kind: HtmlKind,
    },
    /// A table.
    Table {
        /// Offset of its header row.
        start: u32,
    },
    /// Front matter.
    FrontMatter(FrontMatter),
}

/// Text of a code or HTML block.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verbatim {
    /// How many spaces of a partly read tab come first.
    pub(crate) spaces: u8,
    /// Whether it is text of an HTML block.
    pub(crate) is_html: bool,
    /// Offset of the text.
    pub(crate) start: u32,
    /// Offset after the text, line end included.
    pub(crate) end: u32,
}

impl Leaf {
    /// Whether there is none.
    #[inline]
    pub(super) fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Whether it is a paragraph.
    #[inline]
    pub(super) fn is_paragraph(&self) -> bool {
        matches!(self, Self::Paragraph)
    }

    /// Whether the line goes on with the code or HTML block, if it continues all containers.
    #[inline]
    pub(super) fn is_continued_by(&self, line: &Line) -> bool {
        match self {
            Self::None
            | Self::Paragraph
            | Self::Terms { .. }
            | Self::Table { .. }
            | Self::FrontMatter(_) => false,
            Self::IndentedCode { .. } => line.is_blank() || line.is_indented(),
            Self::FencedCode(_) => true,
            Self::Html { kind, .. } => !(kind.ends_at_blank_line() && line.is_blank()),
        }
    }
}

impl Blocks {
    pub(super) fn open_fenced_code(&mut self, fence: Fence) -> Step {
        self.leaf = Leaf::FencedCode(fence);
        Step::OpenLeaf(self.leaf)
    }

    pub(super) fn open_indented_code(&mut self, bytes: &[u8]) -> Step {
        self.phase = Phase::Verbatim;
        self.line.skip_indent(bytes, CODE_INDENT);
        self.leaf = Leaf::IndentedCode { start: self.verbatim_start(), blank_lines: NONE };
        Step::OpenLeaf(self.leaf)
    }

    pub(super) fn open_html(&mut self, kind: HtmlKind) -> Step {
        self.phase = Phase::Verbatim;
        self.leaf = Leaf::Html { start: self.verbatim_start(), kind };
        Step::OpenLeaf(self.leaf)
    }

    /// Offset of the rest of the line as verbatim text, with a partly read tab.
    fn verbatim_start(&self) -> u32 {
        let (spaces, start) = self.line.verbatim();
        offset(start - usize::from(spaces > 0))
    }

    /// Goes on with the open code or HTML block on a line that continues it.
    pub(super) fn continue_leaf(&mut self, bytes: &[u8]) -> Option<Step> {
        match self.leaf {
            Leaf::FencedCode(fence) => self.continue_fenced_code(bytes, fence),
            Leaf::IndentedCode { start, blank_lines } => {
                self.continue_indented_code(bytes, start, blank_lines)
            }
            Leaf::Html { .. } => Some(self.verbatim(bytes)),
            Leaf::None
            | Leaf::Paragraph
            | Leaf::Terms { .. }
            | Leaf::Table { .. }
            | Leaf::FrontMatter(_) => None,
        }
    }

    fn continue_fenced_code(&mut self, bytes: &[u8], fence: Fence) -> Option<Step> {
        self.blank = NONE;
        if fence.is_closed_by(bytes, &self.line) {
            self.content_end = offset(self.line.end);
            self.phase = Phase::CloseLeaf;
            return None;
        }
        self.line.skip_indent(bytes, usize::from(fence.indent));
        Some(self.verbatim(bytes))
    }

    fn continue_indented_code(&mut self, bytes: &[u8], start: u32, blank: u32) -> Option<Step> {
        if self.line.is_blank() {
            let blank_lines = if blank == NONE { self.line_start } else { blank };
            self.leaf = Leaf::IndentedCode { start, blank_lines };
            self.blank = self.containers.above_others();
            self.containers.extend_quote(offset(self.line.end));
            return None;
        }
        self.line.skip_indent(bytes, CODE_INDENT);
        self.phase = if blank == NONE { Phase::Verbatim } else { Phase::BlankLines };
        None
    }

    /// Gives the next blank line inside indented code; it is read a second time for it.
    pub(super) fn blank_line(&mut self, bytes: &[u8]) -> Option<Step> {
        let Leaf::IndentedCode { start, blank_lines } = self.leaf else { return None };
        let mut line = Line::read(bytes, blank_lines as usize);
        count!(ReadAgain, line.next - blank_lines as usize);
        self.containers.continued_by(&mut line, bytes);
        line.skip_indent(bytes, CODE_INDENT);
        let is_last = line.next >= self.line_start as usize;
        let blank_lines = if is_last { NONE } else { offset(line.next) };
        self.leaf = Leaf::IndentedCode { start, blank_lines };
        if is_last {
            self.phase = Phase::Verbatim;
        }
        let (spaces, start) = line.verbatim();
        Some(Step::Verbatim(Verbatim {
            spaces,
            is_html: false,
            start: offset(start),
            end: offset(line.next),
        }))
    }

    /// Gives the rest of the line as text of the code or HTML block.
    pub(super) fn verbatim(&mut self, bytes: &[u8]) -> Step {
        self.phase = Phase::Line;
        self.blank = NONE;
        self.content_end = offset(self.line.end);
        let (spaces, start) = self.line.verbatim();
        if let Leaf::Html { kind, .. } = self.leaf {
            if self.containers.is_empty() {
                self.skip_outer_html(bytes, kind);
            } else if kind.find_end(&bytes[..self.line.end], start.min(self.line.end)).is_some() {
                self.phase = Phase::CloseLeaf;
            }
        }
        self.verbatim_step(spaces, offset(start))
    }

    pub(super) fn verbatim_step(&self, spaces: u8, start: u32) -> Step {
        let is_html = matches!(self.leaf, Leaf::Html { .. });
        Step::Verbatim(Verbatim { spaces, is_html, start, end: offset(self.at) })
    }

    /// Closes the open leaf, if there is one.
    pub(super) fn close_leaf(&mut self, closed_by: ClosedBy) -> Option<Step> {
        let leaf = core::mem::replace(&mut self.leaf, Leaf::None);
        match leaf {
            Leaf::None | Leaf::Terms { .. } => None,
            Leaf::Paragraph => Some(Step::Paragraph(closed_by)),
            _ => Some(Step::CloseLeaf(leaf, self.content_end, closed_by)),
        }
    }
}
