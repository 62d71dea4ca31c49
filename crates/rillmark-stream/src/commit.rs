//! Blocks that are final.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use rillmark::{Checkpoint, ClosedBy, Event, Span, Spanned};

use crate::kept::{Known, NewDefinition};

/// A top-level block that no later text can change, and an iterator over its events with their
/// spans. Made by [`Stream::commit`](crate::Stream::commit).
///
/// Spans count from the beginning of [`text`](Self::text). A block is what stands between two places
/// where nothing is open: link reference definitions and the paragraph after them are one, and so
/// are a table and the paragraph before it.
///
/// What is not read when it is dropped is read then, for its definitions.
#[derive(Debug)]
pub struct Commit<'a> {
    pub(crate) events: Spanned<'a, Known<'a>>,
    pub(crate) text: &'a str,
    pub(crate) base: u64,
    /// Whether the document ends with it.
    pub(crate) is_last: bool,
    pub(crate) checkpoint: &'a mut Checkpoint,
    pub(crate) definitions: &'a mut Vec<NewDefinition>,
}

impl<'a> Commit<'a> {
    /// Offset of the block in the document, in bytes of the text (in which U+FFFD stands for what
    /// was no UTF-8).
    pub fn base(&self) -> u64 {
        self.base
    }

    /// The block's text, from its first line to its last one or the one that closed it.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The labels that the events so far would refer to, but that nothing has defined, as labels
    /// are compared: case folded, with runs of white space as one space. If a definition comes,
    /// [`Stream::outdated`](crate::Stream::outdated) names the block.
    pub fn lacking(&self) -> impl Iterator<Item = &str> {
        self.events.parser().resolver().lacking.iter().map(|label| &**label)
    }
}

impl<'a> Iterator for Commit<'a> {
    type Item = (Event<'a>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (event, span) = self.events.next()?;
        match event {
            // Something comes after it.
            Event::End(tag, ClosedBy::EndOfInput) if !self.is_last => {
                return Some((Event::End(tag, ClosedBy::Source), span));
            }
            Event::Definition(definition) if definition.is_effective() => {
                self.definitions.extend(NewDefinition::new(self.text, &definition, span));
            }
            _ => {}
        }
        Some((event, span))
    }
}

impl FusedIterator for Commit<'_> {}

impl Drop for Commit<'_> {
    fn drop(&mut self) {
        self.by_ref().for_each(drop);
        self.events.parser().save_limits(self.checkpoint);
    }
}
