//! Some blocks of a document, built alone.

use alloc::vec::Vec;

use rillmark::{Event, Parser, Resolver, Span};

use super::{Builder, HELD};
use crate::arena::HEADER;
use crate::search::Place;

/// Blocks that were built alone, as a part of a tree. Offsets count from the beginning of their tape and
/// of the text that they were parsed from.
#[derive(Debug)]
pub(crate) struct Part {
    /// Room for a header, and the tape.
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
    /// Parses blocks and builds them, up to the block that `is_end` says is not one of them. `number`
    /// others come before them, and the gap of the first one begins at `pos`.
    pub(crate) fn parse<'s, R: Resolver<'s>>(
        text: &'s str,
        parser: &mut Parser<'s, R>,
        (number, pos): (usize, u32),
        mut is_end: impl FnMut(&Event<'_>, Span) -> bool,
    ) -> Self {
        let mut builder = Builder::new();
        builder.begin(text, true);
        builder.pos = pos;
        builder.children = u32::try_from(number).unwrap_or(u32::MAX);
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

    /// The tape of the blocks.
    pub(crate) fn blocks(&self) -> &[u8] {
        self.tape.get(HEADER..).unwrap_or_default()
    }
}

impl Builder {
    fn is_between_blocks(&self) -> bool {
        self.frames.is_empty() && self.pending & HELD == 0
    }
}
