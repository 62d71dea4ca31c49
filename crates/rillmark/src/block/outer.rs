//! The short ways outside of containers, where a line can be read without looking at what is open.

use super::fenced_code::{self, Fence};
use super::html_block::HtmlKind;
use super::leaf::{Leaf, Verbatim};
use super::opener::After;
use super::{Blocks, Phase, Step, atx_heading, definition_list, html_block};
use crate::bytes;
use crate::event::ClosedBy;
use crate::line::Line;
use crate::span::Span;
use crate::text::offset;

impl Blocks {
    /// Whether the next line stands outside of containers and leaves.
    #[inline]
    pub(crate) fn is_between_outer_blocks(&self) -> bool {
        self.phase == Phase::Line && self.leaf.is_none() && self.containers.is_empty()
    }

    /// Between outer blocks: reads a paragraph that ends at a blank line, if one comes next.
    /// [`Blocks::lines`] has its text.
    #[inline]
    pub(crate) fn outer_paragraph(&mut self, bytes: &[u8]) -> Option<Span> {
        count!(read self.at, bytes::skip_line_ends(bytes, self.at));
        self.at = bytes::skip_line_ends(bytes, self.at);
        if !bytes::begins_text(*bytes.get(self.at)?, self.starts) {
            return None;
        }
        let start = offset(self.at);
        let span = Span::new(start, self.skip_text_lines(bytes));
        self.content_end = span.end;
        self.lines.clear();
        self.lines.push(span);
        if matches!(bytes.get(self.at), Some(b'\n' | b'\r')) && !self.may_be_outer_terms(bytes) {
            return Some(span);
        }
        self.leaf = Leaf::Paragraph;
        None
    }

    /// Whether the blank line that comes next may stand between terms and their details; what comes
    /// after it may not be there yet.
    #[inline]
    fn may_be_outer_terms(&self, bytes: &[u8]) -> bool {
        self.starts.has_definition_lists()
            && (self.is_partial || definition_list::may_follow(bytes, self.at))
    }

    /// Outside of containers: reads paragraphs, fenced code that is not indented and rows of tables in
    /// a short way, whatever else line by line.
    pub(super) fn read_outer_line(&mut self, bytes: &[u8]) -> Option<Step> {
        match self.leaf {
            Leaf::None => match self.outer_paragraph(bytes) {
                Some(_) => Some(Step::Paragraph(ClosedBy::Source)),
                None if self.leaf.is_none() => self.open_outer(bytes),
                None => self.read_line(bytes),
            },
            Leaf::FencedCode(fence) if fence.indent == 0 => self.read_outer_code(bytes, fence),
            Leaf::Table { .. } if bytes.get(self.at) == Some(&b'|') => self.read_outer_row(bytes),
            _ => self.read_line(bytes),
        }
    }

    /// Outside of containers: takes fenced code whole, and its closing fence.
    fn read_outer_code(&mut self, bytes: &[u8], fence: Fence) -> Option<Step> {
        let (start, end) = (self.at, fence.skip_code(bytes, self.at));
        if start == bytes.len() {
            return self.read_line(bytes);
        }
        count!(read start, end);
        if end == bytes.len() {
            self.at = end;
            self.content_end = offset(bytes::before_line_end(bytes, end));
        } else {
            let line_end = self.line_ends.next(bytes, end);
            self.at = bytes::after_line_end(bytes, line_end);
            count!(read end, self.at);
            self.content_end = offset(line_end);
            if end == start {
                return self.close_leaf(ClosedBy::Source);
            }
            self.phase = Phase::CloseLeaf;
        }
        Some(Step::Verbatim(Verbatim {
            spaces: 0,
            is_html: false,
            start: offset(start),
            end: offset(end),
        }))
    }

    /// Outside of containers: takes the lines of an HTML block after its first one, to its end.
    pub(super) fn skip_outer_html(&mut self, bytes: &[u8], kind: HtmlKind) {
        let start = self.at;
        if kind.ends_at_blank_line() {
            while !bytes::is_blank_line(bytes, self.at) {
                let end = self.line_ends.next(bytes, self.at);
                self.at = bytes::after_line_end(bytes, end);
            }
            if self.at < bytes.len() {
                self.phase = Phase::CloseLeaf;
            }
        } else if let Some(found) = kind.find_end(bytes, self.line.at) {
            if found >= self.line.end {
                self.at = bytes::after_line_end(bytes, self.line_ends.next(bytes, found));
            }
            self.phase = Phase::CloseLeaf;
        } else {
            self.at = bytes.len();
        }
        if self.at > start {
            count!(read start, self.at);
            self.content_end = offset(bytes::before_line_end(bytes, self.at));
        }
    }

    /// Outside of containers and leaves: opens what the line opens.
    fn open_outer(&mut self, bytes: &[u8]) -> Option<Step> {
        if self.at == bytes.len() {
            return self.read_line(bytes);
        }
        self.start_line(bytes);
        if self.line.is_blank() {
            return None;
        }
        self.kept = 0;
        self.starts = self.starts.without_lazy_lines(false);
        self.opener = self.find_other_opener(bytes, After::Nothing);
        self.phase = Phase::Close;
        self.give_opened(bytes)
    }

    /// Outside of containers: passes the lines that begin like text, of which there is one. Gives the
    /// end of the last one.
    #[inline]
    fn skip_text_lines(&mut self, bytes: &[u8]) -> u32 {
        loop {
            let end = self.line_ends.next(bytes, self.at);
            count!(read self.at, bytes::after_line_end(bytes, end));
            self.at = bytes::after_line_end(bytes, end);
            if !bytes.get(self.at).is_some_and(|&first| bytes::begins_text(first, self.starts)) {
                return offset(end);
            }
        }
    }

    /// For the scout: skips blocks that end before `until`, where the next `]:` is. What begins in
    /// one of them ends with it.
    pub(crate) fn skip_blocks(&mut self, bytes: &[u8], until: usize) {
        if !self.is_between_outer_blocks() {
            return;
        }
        loop {
            let start = bytes::skip_line_ends(bytes, self.at);
            let Some(end) = self.end_of_block(bytes, start) else { return };
            if end > until {
                return;
            }
            count!(read self.at, end);
            self.at = end;
        }
    }

    /// The offset of the line after the block that begins at `start`, if it is plain to see where
    /// that is: after a paragraph, HTML up to a blank line, an ATX heading, fenced code.
    fn end_of_block(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        match *bytes.get(start)? {
            b'#' => {
                let line = Line::with_end(bytes, start, self.line_ends.next(bytes, start));
                atx_heading::recognise(bytes, &line).map(|_| line.next)
            }
            b'`' | b'~' => {
                let line = Line::with_end(bytes, start, self.line_ends.next(bytes, start));
                let closing = fenced_code::recognise(bytes, &line)?.skip_code(bytes, line.next);
                Some(bytes::after_line_end(bytes, self.line_ends.next(bytes, closing)))
            }
            _ if self.goes_on_to_blank_line(bytes, start) => self.end_of_text(bytes, start),
            _ => None,
        }
    }

    /// The offset after the lines from `start` on, if all up to the next blank one are text or HTML
    /// that goes on to it.
    fn end_of_text(&mut self, bytes: &[u8], start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            at = bytes::after_line_end(bytes, self.line_ends.next(bytes, at));
            if matches!(bytes.get(at), None | Some(b'\n' | b'\r')) {
                let may_be_terms =
                    self.starts.has_definition_lists() && definition_list::may_follow(bytes, at);
                return (!may_be_terms).then_some(at);
            }
            if !self.goes_on_to_blank_line(bytes, at) {
                return None;
            }
        }
    }

    /// Whether the line at `at` begins or continues a paragraph, or an HTML block that ends at a blank
    /// line.
    fn goes_on_to_blank_line(&self, bytes: &[u8], at: usize) -> bool {
        match bytes[at] {
            b'<' => !html_block::may_span_blank_lines(bytes, at),
            first => bytes::begins_text(first, self.starts.over_blank_lines()),
        }
    }
}
