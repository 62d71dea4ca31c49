//! Closing blocks: the leaf, then containers, one step each.

use super::container::{Container, NONE};
use super::leaf::Leaf;
use super::opener::Opener;
use super::{Blocks, Phase, Step};
use crate::event::{ClosedBy, DirectiveKind, TagEnd};
use crate::span::Span;
use crate::text::offset;

/// A container that is closed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closed {
    pub(crate) tag: TagEnd,
    pub(crate) span: Span,
}

impl Blocks {
    /// Closes the leaf, then one container after the other; then opens what the line opens.
    pub(super) fn close(&mut self, bytes: &[u8]) -> Option<Step> {
        if !self.leaf.is_none() {
            return if self.starts.has_definition_lists() {
                self.close_leaf_or_terms(bytes)
            } else {
                self.close_leaf(ClosedBy::Source)
            };
        }
        if let Some(closed) = self.next_closed() {
            return Some(Step::Close(closed, ClosedBy::Source));
        }
        if let Opener::Nothing = self.opener {
            self.phase = Phase::Line;
            self.blank = self.containers.above_others();
            self.containers.extend_quote(offset(self.line.end));
            return None;
        }
        self.give_opened(bytes)
    }

    /// Closes the leaf where definition lists are read.
    #[inline(never)]
    fn close_leaf_or_terms(&mut self, bytes: &[u8]) -> Option<Step> {
        self.close_terms(bytes).or_else(|| self.close_leaf(ClosedBy::Source))
    }

    /// Makes what the line says of the open paragraph: a setext heading; or of its last line, the header
    /// row of a table.
    #[inline(never)]
    pub(super) fn turn_paragraph(&mut self, bytes: &[u8]) -> Option<Step> {
        let closed = self.close_left_list();
        match self.opener {
            _ if closed.is_some() => {
                self.phase = Phase::Close;
                closed
            }
            Opener::Underline(underline) => {
                self.phase = Phase::Line;
                self.leaf = Leaf::None;
                self.content_end = offset(self.line.end);
                Some(Step::SetextHeading(underline))
            }
            Opener::Table(table) => self.begin_table(bytes, table),
            _ => None,
        }
    }

    /// Closes the next one of the containers that the line does not continue, once the leaf is
    /// closed.
    #[inline]
    pub(crate) fn next_closed(&mut self) -> Option<Closed> {
        let closes =
            self.phase == Phase::Close && self.leaf.is_none() && self.containers.len() > self.kept;
        if closes { self.close_container() } else { None }
    }

    #[inline]
    fn close_container(&mut self) -> Option<Closed> {
        let container = self.containers.pop()?;
        if let Container::BlockQuote { end, .. } = container {
            self.content_end = self.content_end.max(end);
        }
        Some(Closed {
            tag: container.tag_end(),
            span: Span::new(container.start(), self.content_end),
        })
    }

    /// Closes the leaf, then one container after the other, up to the outermost directive to be closed.
    #[inline(never)]
    pub(super) fn close_directives(&mut self) -> Option<Step> {
        if !self.leaf.is_none() {
            return self.close_left_list().or_else(|| self.close_leaf(ClosedBy::Source));
        }
        let closed = self.close_any()?;
        if !self.containers.have_directive_from(self.kept) {
            self.phase = Phase::Close;
            if let Opener::ClosingFence = self.opener {
                self.phase = Phase::Line;
                self.blank = NONE;
            }
        }
        Some(Step::Close(closed, ClosedBy::Source))
    }

    /// Closes the innermost container, be it a directive or not.
    fn close_any(&mut self) -> Option<Closed> {
        let Some(directive) = self.containers.pop_directive() else {
            return self.close_container();
        };
        self.content_end = self.content_end.max(directive.end);
        Some(Closed {
            tag: TagEnd::Directive(DirectiveKind::Container),
            span: Span::new(directive.start, self.content_end),
        })
    }

    /// Closes what is open at the end of the input.
    pub(super) fn end(&mut self) -> Step {
        let closed_by = ClosedBy::EndOfInput;
        if let Some(step) = self.close_left_list() {
            return step;
        }
        if let Some(step) = self.close_leaf(closed_by) {
            return step;
        }
        let closed = self.close_any();
        closed.map_or(Step::End, |closed| Step::Close(closed, closed_by))
    }
}
