//! What the parser of a region knows of definitions outside of it.

use core::cell::Cell;

use rillmark::{LinkLabel, Resolver, Span};

use crate::definitions::Definitions;
use crate::token::Token;

/// Answers references to definitions of the old tree. What it answers does not matter: the tree has
/// nothing but labels.
#[derive(Debug)]
pub(super) struct Known<'a> {
    pub(super) definitions: Definitions<'a>,
    pub(super) source: &'a str,
    /// What is parsed again: from this offset in the tape on.
    pub(super) from: usize,
    /// And up to this one in the source.
    pub(super) to: usize,
    /// What references expanded to that it answered, in bytes.
    pub(super) expanded: &'a Cell<usize>,
    /// Whether it is not sure of an answer.
    pub(super) is_unsure: &'a Cell<bool>,
}

/// An answer.
const ANY: &str = "<>";

impl Known<'_> {
    /// The definition with the label, and where it stands in the tape.
    fn find(&self, label: &str) -> Option<(usize, Token)> {
        if self.definitions.header.definitions == 0 {
            return None;
        }
        if may_have_prefixes(label) {
            self.is_unsure.set(true);
        }
        let span = Span::new(0, u32::try_from(label.len()).ok()?);
        let index = self.definitions.search(self.source, LinkLabel::new(label, span)?)?;
        let (at, pos) = self.definitions.place(index);
        let at = at as usize;
        Some((at, Token::read(self.definitions.tape(), at, pos)))
    }

    fn take(&self, definition: &Token) -> &'static str {
        let len = definition.end.wrapping_sub(definition.start) as usize;
        self.expanded.set(self.expanded.get() + len);
        ANY
    }
}

impl<'s> Resolver<'s> for Known<'_> {
    const ANSWERS_FIRST: bool = true;

    fn resolve(&mut self, label: &'s str, _span: Span) -> Option<&'s str> {
        let (at, definition) = self.find(label)?;
        if definition.start as usize >= self.to {
            return Some(self.take(&definition));
        }
        // It was there and the parser has not found it.
        if at >= self.from {
            self.is_unsure.set(true);
        }
        None
    }

    fn resolve_first(&mut self, label: &'s str, _span: Span) -> Option<&'s str> {
        let (at, definition) = self.find(label)?;
        (at < self.from).then(|| self.take(&definition))
    }
}

/// Whether a label goes over lines that may begin with markers of containers, which are no part of it.
fn may_have_prefixes(label: &str) -> bool {
    let mut lines = label.split(['\n', '\r']);
    lines.next();
    lines.any(|line| line.trim_start_matches([' ', '\t']).starts_with('>'))
}
