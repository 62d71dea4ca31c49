//! Going on in a source that grows: what was decided about it, and what was not.

use super::container::{Container, Containers, NONE};
use super::opener::{After, Opener};
use super::{Blocks, Leaf, Phase, Step};
use crate::bytes::{self, LineEnds};
use crate::options::Options;

/// Finds where the top-level blocks end in a source that grows, as soon as no later text can change
/// that.
///
/// The source that it is given holds complete lines only, and it begins with the one that it was
/// given the last time. A block that ends is forgotten: it stands between blocks again.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Frontier {
    blocks: Blocks,
    /// The blocks before what was read last, for extensions that look ahead.
    before: Blocks,
    /// Whether a block has begun.
    has_begun: bool,
}

impl Frontier {
    /// At the beginning of a document; its first block begins at the offset.
    pub fn new(at: usize, options: Options) -> Self {
        let mut blocks = Blocks::default();
        blocks.begin_at(at, options);
        blocks.is_partial = true;
        Self { before: blocks.clone(), blocks, has_begun: false }
    }

    /// Goes back to the beginning; the first block begins at the offset.
    pub fn begin(&mut self, at: usize, options: Options) {
        self.restart(at);
        self.blocks.begin_at(at, options);
    }

    /// Goes back to the offset, where a block may begin.
    pub fn restart(&mut self, at: usize) {
        self.blocks.stand_at(at);
        self.has_begun = false;
    }

    /// Offset up to which the lines of the source are complete, if one ends at or after `from`.
    #[inline]
    pub fn complete(source: &str, from: usize) -> Option<usize> {
        bytes::after_last_line_end(source.as_bytes(), from)
    }

    /// Offset up to which lines were read. All that follows depends on later text.
    pub fn position(&self) -> usize {
        self.blocks.at
    }

    /// Whether a block has begun, so that what was read is more than blank lines, or it may have.
    pub fn has_begun(&self) -> bool {
        self.has_begun || self.blocks.phase == Phase::Beginning
    }

    /// Reads on to the next end of a block: the offset of the line that ended it, or of the line after
    /// its last one. `None` where the source ends before.
    pub fn next_end(&mut self, source: &str) -> Option<usize> {
        let mut bytes = source.as_bytes();
        self.blocks.go_on(bytes);
        let looks_ahead = self.blocks.starts.looks_ahead() || self.blocks.phase == Phase::Beginning;
        if looks_ahead {
            self.before.restart_from(&self.blocks);
        }
        let had_begun = self.has_begun;
        loop {
            if self.has_begun
                && let Some(end) = self.blocks.outer_end(bytes)
            {
                self.restart(end);
                return Some(end);
            }
            let step = self.blocks.step(bytes);
            if looks_ahead && self.blocks.is_undecided {
                // The line stays unread until more is there.
                bytes = &bytes[..self.blocks.line_start as usize];
                self.blocks.restart_from(&self.before);
                self.blocks.go_on(bytes);
                self.has_begun = had_begun;
                continue;
            }
            let is_end = matches!(step, Some(Step::End));
            let is_between =
                self.blocks.is_between_outer_blocks() || self.blocks.phase == Phase::Beginning;
            self.has_begun |= step.is_some() && !is_end || !is_between;
            if is_end {
                return None;
            }
            // After a carriage return, a line feed may come that is text of the block.
            if let Some(Step::CloseLeaf(Leaf::Html { .. }, ..)) = step
                && self.blocks.at == bytes.len()
                && bytes.ends_with(b"\r")
            {
                return None;
            }
        }
    }
}

impl Blocks {
    /// Goes to the offset, with nothing open.
    pub(crate) fn stand_at(&mut self, at: usize) {
        self.at = at;
        (self.phase, self.leaf) = (Phase::Line, Leaf::None);
        self.containers.clear();
        self.starts = self.starts.without_lazy_lines(false);
        self.lines.clear();
        (self.kept, self.given, self.lists) = (0, 0, 0);
        (self.blank, self.loosened, self.content_end) = (NONE, NONE, 0);
        (self.no_break_before, self.not_terms) = (0, NONE);
        self.line_ends = LineEnds::default();
    }

    /// Goes on after the source has grown.
    pub(crate) fn go_on(&mut self, bytes: &[u8]) {
        self.line_ends = LineEnds::default();
        self.is_undecided = false;
        // The other half of the line end before.
        if self.at > 0 && bytes[self.at - 1] == b'\r' && bytes.get(self.at) == Some(&b'\n') {
            self.at += 1;
        }
    }

    /// Where the last block outside of containers ended, if none is open: the offset from which on
    /// a source could be read that begins there.
    fn outer_end(&mut self, bytes: &[u8]) -> Option<usize> {
        if !self.leaf.is_none() || !self.containers.is_empty() {
            return None;
        }
        match (self.phase, self.opener) {
            (Phase::Line, _) => Some(self.at),
            // Without what stands before it, such a line may begin another block.
            (Phase::Close, Opener::Paragraph) => {
                let alone = self.find_other_opener(bytes, After::Nothing);
                matches!(alone, Opener::Paragraph).then_some(self.line_start as usize)
            }
            (Phase::Close, _) => Some(self.line_start as usize),
            _ => None,
        }
    }

    /// Whether a blank line came last, and a list is open that the next child would make loose.
    pub(crate) fn may_loosen(&self) -> bool {
        self.blank != NONE && self.containers.have_tight_list()
    }

    /// Whether the end of the source may be in code or HTML outside of containers that is one piece
    /// of text over several lines.
    pub(crate) fn is_in_outer_text(&self) -> bool {
        self.containers.is_empty()
            && match self.leaf {
                Leaf::FencedCode(fence) => fence.indent == 0,
                Leaf::Html { .. } => true,
                _ => false,
            }
    }
}

impl Containers {
    /// Whether a list is open that no blank line has made loose.
    pub(crate) fn have_tight_list(&self) -> bool {
        (0..self.len()).any(|depth| {
            let container = self.get(depth);
            match container {
                Some(Container::List(list)) => !list.loose,
                _ => container.is_some_and(Container::is_tight_details),
            }
        })
    }
}
