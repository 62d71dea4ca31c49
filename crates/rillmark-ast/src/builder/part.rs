//! Some blocks of a document, built alone.

use alloc::vec::Vec;

use rillmark::{Event, Parser, Resolver, Span};

use super::{Builder, HELD};
use crate::search::Place;

/// The tape of a tree up to a block, and blocks that were built after it. Source offsets of theirs
/// count from the beginning of the text that they were parsed from.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) tape: Vec<u8>,
    /// What the blocks add to the index of blocks.
    pub(crate) index: Vec<(u32, u32)>,
    /// Where their definitions stand that references resolve to, in the order of the text.
    pub(crate) definitions: Vec<(u32, u32)>,
    /// Where they end: what comes next has its token and its gap there.
    pub(crate) end: Place,
    /// Whether they say nothing of places outside of them.
    pub(crate) stands_alone: bool,
}

impl Part {
    /// Parses blocks and builds them after those of `tape`, up to the block that `is_end` says is not
    /// one of them. `before` is where they begin.
    pub(crate) fn parse<'s, R: Resolver<'s>>(
        text: &'s str,
        parser: &mut Parser<'s, R>,
        (tape, before): (&[u8], Place),
        mut is_end: impl FnMut(&Event<'_>, Span) -> bool,
    ) -> Self {
        let mut builder = Builder::new();
        builder.go_on(text, tape, before);
        while let Some((event, span)) = &parser.next_spanned() {
            if builder.is_between_blocks() && is_end(event, *span) {
                break;
            }
            builder.event::<true>(text, event, *span);
        }
        builder.end_all();
        let Builder { tape, index, definitions, children, pos, .. } = builder;
        let end = Place { at: tape.len(), pos, number: children as usize };
        let stands_alone = builder.footnotes == 0 && !builder.says_where_definitions_stand;
        Self { tape, index, definitions, end, stands_alone }
    }
}

impl Builder {
    /// Begins after the blocks of a tape.
    fn go_on(&mut self, text: &str, tape: &[u8], before: Place) {
        self.begin(text, true);
        self.tape.reserve(tape.len());
        self.tape.clear();
        self.tape.extend_from_slice(tape);
        self.pos = before.pos;
        self.children = u32::try_from(before.number).unwrap_or(u32::MAX);
    }

    fn is_between_blocks(&self) -> bool {
        self.frames.is_empty() && self.pending & HELD == 0
    }
}
