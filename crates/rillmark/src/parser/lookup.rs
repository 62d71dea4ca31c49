//! What references refer to.

use smallvec::SmallVec;

use crate::definition::{self, Label, Sought};
use crate::inline::{References, Target};
use crate::kept::LinkLabel;
use crate::limits::EXPANSION;
use crate::resolver::Resolver;
use crate::scout::{Ahead, Scout};
use crate::span::Span;
use crate::text::offset;

/// Looks references up: in the table, ahead in the document, then with the resolver.
pub(super) struct Lookup<'a, 's, R> {
    pub(super) source: &'s str,
    pub(super) scout: &'a mut Scout,
    pub(super) ahead: Ahead<'a>,
    pub(super) resolver: &'a mut R,
    pub(super) answers: &'a mut SmallVec<[&'s str; 1]>,
    pub(super) expanded: &'a mut usize,
    /// How much stands before the source.
    pub(super) base: usize,
}

impl<'s, R: Resolver<'s>> Lookup<'_, 's, R> {
    /// Takes the resolver's answer.
    fn take(&mut self, answer: &'s str) -> Option<Target> {
        definition::read_answer(answer)?;
        *self.expanded = self.expanded.saturating_add(answer.len());
        self.answers.push(answer);
        Some(Target::Answer(offset(self.answers.len() - 1)))
    }
}

impl<'s, R: Resolver<'s>> References for Lookup<'_, 's, R> {
    fn are_none(&mut self) -> bool {
        !R::ANSWERS && self.scout.knows_of_none(&self.ahead)
    }

    fn find_footnote(&mut self, label: &Label<'_>, span: Span) -> Option<Span> {
        let source = self.source;
        if R::ANSWERS_FIRST {
            let text = &source[span.range()];
            if self.resolver.resolve_footnote(text, span).is_some() {
                return Some(Span::empty(0));
            }
        }
        self.scout.find(&mut self.ahead, label, Sought::Footnote)
    }

    fn find(&mut self, label: &Label<'_>, span: Span) -> Option<Target> {
        if *self.expanded > EXPANSION.max(self.base.saturating_add(span.start as usize)) {
            return None;
        }
        let text = &self.source[span.range()];
        if R::ANSWERS_FIRST
            && let Some(answer) = self.resolver.resolve_label_first(LinkLabel(*label), text, span)
            && let Some(target) = self.take(answer)
        {
            return Some(target);
        }
        if let Some(found) = self.scout.find(&mut self.ahead, label, Sought::Link) {
            *self.expanded = self.expanded.saturating_add(found.len() as usize);
            return Some(Target::Definition(found));
        }
        let answer = self.resolver.resolve_label(LinkLabel(*label), text, span)?;
        self.take(answer)
    }
}
