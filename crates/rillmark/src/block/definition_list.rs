//! Definition lists, an extension: terms, each on a line, and details that begin with `: `.
//!
//! As PHP Markdown Extra has it, each line of a paragraph is a term if the next line, or the one after
//! a blank line, begins with a colon and white space. Details are indented like the content of a list
//! item; they are loose if a blank line stands before them or between two of their children. A list
//! goes on with more details, or with a paragraph that turns out to be terms. A paragraph that begins
//! with a link reference definition never does.

use smallvec::SmallVec;

use super::container::{Container, NONE};
use super::item::{ItemKind, ItemMarker};
use super::leaf::Leaf;
use super::opener::{After, Opener};
use super::{Blocks, Closed, INLINE_LINES, Phase, Step};
use crate::bytes;
use crate::definition;
use crate::event::ClosedBy;
use crate::line::Line;
use crate::span::Span;
use crate::text::offset;

/// Whether the line begins like details.
fn begins_details(bytes: &[u8], line: &Line) -> bool {
    let after = line.text + 1;
    !line.is_indented()
        && line.first(bytes) == b':'
        && (after >= line.end || matches!(bytes[after], b' ' | b'\t'))
}

/// Whether the line after the blank one that ends at `at` may begin details, outside of containers.
pub(super) fn may_follow(bytes: &[u8], at: usize) -> bool {
    let next = bytes::after_line_end(bytes, at);
    bytes.get(bytes::skip_spaces(bytes, next)) == Some(&b':')
}

impl Blocks {
    /// The details that the line opens, if it is in a definition list or after terms.
    #[inline(never)]
    pub(super) fn details(&mut self, bytes: &[u8], after: After) -> Option<Opener> {
        if !self.starts.has_definition_lists() || !begins_details(bytes, &self.line) {
            return None;
        }
        let has_terms = match after {
            After::Paragraph => self.may_be_terms(bytes),
            _ => self.is_in_definition_list(),
        };
        has_terms.then_some(Opener::Details)
    }

    /// Whether the innermost container that the line continues or has opened is a definition list.
    pub(super) fn is_in_definition_list(&self) -> bool {
        let depth = if self.phase == Phase::Line { self.kept } else { self.containers.len() };
        let innermost = depth.checked_sub(1).and_then(|depth| self.containers.get(depth));
        matches!(innermost, Some(Container::DefinitionList { .. }))
    }

    /// Whether the lines of the open paragraph may be terms. One that begins with a definition is
    /// remembered, since each of its lines may ask.
    fn may_be_terms(&mut self, bytes: &[u8]) -> bool {
        let Some(first) = self.lines.first() else { return false };
        let start = first.start;
        if bytes.get(start as usize) != Some(&b'[') {
            return true;
        }
        if self.not_terms != start && definition::read(self.cursor(bytes)).is_some() {
            self.not_terms = start;
        }
        self.not_terms != start
    }

    /// Drops the definition list at this depth, the innermost container that the line continues, if it is
    /// one and the line is neither details nor may be terms.
    #[inline(never)]
    pub(super) fn drop_definition_list(&mut self, depth: usize) {
        let is_one = matches!(self.containers.get(depth), Some(Container::DefinitionList { .. }));
        if is_one && !matches!(self.opener, Opener::Paragraph | Opener::Details) {
            self.kept = depth;
        }
    }

    /// Whether details come after the line, which is blank.
    fn details_follow(&mut self, bytes: &[u8]) -> bool {
        let at = self.line.next;
        if at == bytes.len() {
            self.is_undecided |= self.is_partial;
            return false;
        }
        let mut line = Line::read(bytes, at);
        count!(ReadAgain, line.next - at);
        self.containers.continued_by(&mut line, bytes) == self.containers.len()
            && begins_details(bytes, &line)
    }

    /// Where definition lists are read: what comes before the end of the leaf. A paragraph becomes
    /// terms, one by one, or else the definition list that it might have gone on with is closed first.
    pub(super) fn close_terms(&mut self, bytes: &[u8]) -> Option<Step> {
        if let Leaf::Terms { next } = self.leaf {
            return self.next_term(next);
        }
        if !self.leaf.is_paragraph() {
            return None;
        }
        let continues_all = self.kept == self.containers.len();
        let are_terms = match self.opener {
            Opener::Details => continues_all,
            Opener::Nothing => {
                continues_all && self.may_be_terms(bytes) && self.details_follow(bytes)
            }
            _ => false,
        };
        if are_terms {
            return self.begin_terms(bytes);
        }
        match self.opener {
            Opener::Underline(_) | Opener::Table(_) => self.turn_paragraph(bytes),
            _ => self.close_left_list(),
        }
    }

    /// Makes terms of the open paragraph, and opens a list for them unless one is open.
    fn begin_terms(&mut self, bytes: &[u8]) -> Option<Step> {
        let mut terms: SmallVec<[Span; INLINE_LINES]> = SmallVec::new();
        for stretch in &self.lines {
            let (mut at, end) = (stretch.start as usize, stretch.end as usize);
            while at < end {
                let line_end = bytes::find_line_end(bytes, at).min(end);
                let text_end = bytes::trim_end(bytes, at, line_end);
                terms.push(Span::new(offset(at), offset(text_end)));
                at = bytes::skip_spaces(bytes, bytes::after_line_end(bytes, line_end));
            }
        }
        self.lines = terms;
        // Before a paragraph outside of containers it is not kept up to date.
        self.blank = NONE;
        self.leaf = Leaf::Terms { next: 0 };
        if let Some(Container::DefinitionList { .. }) = self.containers.last() {
            return self.next_term(0);
        }
        let start = self.lines.first()?.start;
        let list = Container::DefinitionList { start, end: self.content_end, blank: NONE };
        self.containers.push(list);
        self.given = self.containers.len();
        self.kept += 1;
        Some(Step::Open(list))
    }

    /// Gives the term with this number; `None` after the last one.
    fn next_term(&mut self, number: u32) -> Option<Step> {
        let Some(term) = self.lines.get(number as usize) else {
            self.leaf = Leaf::None;
            return None;
        };
        self.leaf = Leaf::Terms { next: number + 1 };
        Some(Step::Term(*term))
    }

    /// Before a paragraph is opened: notes what is before it, since it may turn out to be no part of
    /// the definition list that is the innermost container.
    #[inline(never)]
    pub(super) fn note_paragraph_in_list(&mut self) {
        if let Some(Container::DefinitionList { end, blank, .. }) = self.containers.last_mut() {
            (*end, *blank) = (self.content_end, self.blank);
        }
    }

    /// Closes the definition list that the open paragraph does not go on with. The paragraph is its
    /// next sibling then.
    #[inline]
    pub(super) fn close_left_list(&mut self) -> Option<Step> {
        match self.containers.last() {
            Some(&Container::DefinitionList { start, end, blank }) if self.leaf.is_paragraph() => {
                self.leave_list(Span::new(start, end), blank)
            }
            _ => None,
        }
    }

    /// Takes the innermost container off, a definition list that stands at the span; `blank` was noted
    /// before the paragraph.
    #[inline(never)]
    fn leave_list(&mut self, span: Span, blank: u32) -> Option<Step> {
        let list = self.containers.pop()?;
        self.kept = self.kept.min(self.containers.len());
        let now = core::mem::replace(&mut self.blank, blank);
        self.note_child();
        self.blank = now;
        let closed = Closed { tag: list.tag_end(), span };
        Some(Step::Close(closed, ClosedBy::Source))
    }

    /// A blank line stands before a child of the innermost container, which is no item of a list: if it
    /// is details, they are loose.
    #[inline(never)]
    pub(super) fn loosen_details(&mut self) {
        if let Some(details) = self.containers.last_mut()
            && details.is_tight_details()
        {
            details.set_details_loose(true);
            self.loosened = details.list_ordinal().unwrap_or(NONE);
        }
    }

    /// Notes whether the details that were given as open last are loose.
    pub(crate) fn set_details_loose(&mut self, loose: bool) {
        let depth = self.given_depth();
        if let Some(details) = self.containers.get_mut(depth) {
            details.set_details_loose(loose);
        }
    }
}

impl Container {
    /// Whether it is details, and no blank line has made them loose.
    #[inline]
    pub(super) fn is_tight_details(&self) -> bool {
        self.item_kind() == Some(ItemKind::Details { loose: false })
    }

    fn set_details_loose(&mut self, loose: bool) {
        if let Self::Item { marker, .. } = self {
            *marker = ItemMarker::new(ItemKind::Details { loose }, 1);
        }
    }
}
