//! Blocks that are final.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::vec::{self, Vec};
use core::iter::FusedIterator;

use rillmark::{Checkpoint, ClosedBy, Event, Parser, Span};

use crate::kept::{Known, NewDefinition};

/// Blocks of at most so many bytes are parsed at once: a parser is too large to be moved about for
/// them.
const SMALL: usize = 1 << 14;

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
    events: Events<'a>,
    text: &'a str,
    base: u64,
}

/// Where the events come from.
#[derive(Debug)]
enum Events<'a> {
    /// They are there.
    Parsed { events: vec::IntoIter<(Event<'a>, Span)>, lacking: Option<&'a BTreeSet<Box<str>>> },
    /// They are parsed when they are asked for.
    Parsing(Box<Block<'a>>),
}

/// A block that is parsed.
#[derive(Debug)]
struct Block<'a> {
    parser: Parser<'a, Known<'a, 'a>>,
    place: Place<'a>,
    definitions: &'a mut Vec<NewDefinition>,
    checkpoint: &'a mut Checkpoint,
}

/// What is committed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) text: &'a str,
    pub(crate) base: u64,
    /// Whether the document ends with it.
    pub(crate) is_last: bool,
}

impl<'a> Commit<'a> {
    pub(crate) fn new(
        place: Place<'a>,
        known: Known<'a, 'a>,
        definitions: &'a mut Vec<NewDefinition>,
        checkpoint: &'a mut Checkpoint,
    ) -> Self {
        let Place { text, base, .. } = place;
        if text.len() > SMALL {
            let parser = Parser::resume(text, known, checkpoint, base);
            let mut block = Box::new(Block { parser, place, definitions, checkpoint });
            block.parser.go_on_from(block.checkpoint);
            return Self { events: Events::Parsing(block), text, base };
        }
        let Known { kept, open, mut lacking, label } = known;
        let known = Known { kept, open, lacking: lacking.as_deref_mut(), label };
        let mut events = Vec::with_capacity(6 + text.len() / 24);
        {
            let mut parser = Parser::resume(text, known, checkpoint, base);
            parser.go_on_from(checkpoint);
            while let Some((event, span)) = parser.next_spanned() {
                events.push((place.committed(event, span, definitions), span));
            }
            parser.save_limits(checkpoint);
        }
        Self {
            events: Events::Parsed {
                events: events.into_iter(),
                lacking: lacking.map(|set| &*set),
            },
            text,
            base,
        }
    }

    /// Offset of the block in the document, in bytes of the text (in which U+FFFD stands for what
    /// was no UTF-8).
    pub fn base(&self) -> u64 {
        self.base
    }

    /// The block's text, from its first line to its last one.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// The labels that the events so far would refer to, but that nothing has defined, as labels
    /// are compared: case folded, with runs of white space as one space. If a definition comes,
    /// [`Stream::outdated`](crate::Stream::outdated) names the block.
    pub fn lacking(&self) -> impl Iterator<Item = &str> {
        let lacking = match &self.events {
            Events::Parsed { lacking, .. } => *lacking,
            Events::Parsing(block) => block.parser.resolver().lacking.as_deref(),
        };
        lacking.into_iter().flatten().map(|label| &**label)
    }
}

impl Place<'_> {
    /// The event as it is committed. Its definition is kept.
    #[inline]
    fn committed<'a>(
        &self,
        event: Event<'a>,
        span: Span,
        definitions: &mut Vec<NewDefinition>,
    ) -> Event<'a> {
        match event {
            // Something comes after it.
            Event::End(tag, ClosedBy::EndOfInput) if !self.is_last => {
                return Event::End(tag, ClosedBy::Source);
            }
            _ => definitions.extend(NewDefinition::of(self.text, &event, span)),
        }
        event
    }
}

impl<'a> Block<'a> {
    fn next(&mut self) -> Option<(Event<'a>, Span)> {
        let (event, span) = self.parser.next_spanned()?;
        Some((self.place.committed(event, span, self.definitions), span))
    }
}

impl<'a> Iterator for Commit<'a> {
    type Item = (Event<'a>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.events {
            Events::Parsed { events, .. } => events.next(),
            Events::Parsing(block) => block.next(),
        }
    }
}

impl FusedIterator for Commit<'_> {}

impl Drop for Block<'_> {
    fn drop(&mut self) {
        while self.next().is_some() {}
        self.parser.save_limits(self.checkpoint);
    }
}
