//! Parsing a document in parts, for `rillmark-stream`: what one parser hands on to the next.

use smallvec::SmallVec;

use super::pull::State;
use super::table::OpenTable;
use super::{Parser, Scratch};
use crate::block::{Blocks, NONE};
use crate::definition::Definitions;
use crate::event::Event;
use crate::inline::Inlines;
use crate::limits::{EXPANSION, FILLED_CELLS};
use crate::options::Options;
use crate::resolver::Resolver;
use crate::scout::Scout;
use crate::span::Span;

/// Where a parser stands between two lines, without the source. Offsets count from the beginning of
/// the source that the parser had; the next one has one that begins with it.
#[doc(hidden)]
#[derive(Clone, Debug, Default)]
pub struct Checkpoint {
    blocks: Blocks,
    table: OpenTable,
    expanded: usize,
    options: Options,
}

impl Checkpoint {
    /// At the offset, outside of all blocks, with nothing before.
    pub fn new(at: usize, options: Options) -> Self {
        let mut checkpoint = Self { options, ..Self::default() };
        checkpoint.begin(at);
        checkpoint
    }

    /// Goes to the offset, where the document begins.
    pub fn begin(&mut self, at: usize) {
        self.restart(at);
        self.blocks.begin_at(at, self.options);
    }

    /// Goes to the offset, outside of all blocks. What references expanded to, what rows of tables were
    /// filled up with, and how many footnotes there were, is kept.
    pub fn restart(&mut self, at: usize) {
        self.blocks.stand_at(at);
    }

    /// Becomes a copy of `other` without giving its memory back.
    pub fn copy_from(&mut self, other: &Self) {
        self.blocks.restart_from(&other.blocks);
        self.table = other.table;
        self.expanded = other.expanded;
        self.options = other.options;
    }

    /// Whether the end of the source may be in code or HTML that is one piece of text over several
    /// lines.
    pub fn is_in_outer_text(&self) -> bool {
        self.blocks.is_in_outer_text()
    }

    /// Offset from which on no definition was given yet: that of the open paragraph, if there is one.
    pub fn unread(&self) -> usize {
        self.blocks.unread()
    }

    /// Whether a blank line came last, and a list is open that the next block would make loose.
    pub fn may_loosen(&self) -> bool {
        self.blocks.may_loosen()
    }

    /// Whether a list is open that no blank line has made loose.
    pub fn has_tight_list(&self) -> bool {
        self.blocks.containers.have_tight_list()
    }
}

/// How much of the limits that count over a whole document was used.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// What references expanded to, in bytes.
    pub expanded: usize,
    /// How many cells rows of tables were filled up with.
    pub filled_cells: u32,
}

impl Spent {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            expanded: self.expanded.saturating_add(other.expanded),
            filled_cells: self.filled_cells.saturating_add(other.filled_cells),
        }
    }

    /// Whether it is less than half of what any document may use.
    pub fn is_little(self) -> bool {
        self.expanded < EXPANSION / 2 && self.filled_cells < FILLED_CELLS / 2
    }
}

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// A parser that will [go on](Self::go_on_from) from a checkpoint. `base` bytes of the document stand
    /// before the source.
    #[doc(hidden)]
    pub fn resume(source: &'s str, resolver: R, checkpoint: &Checkpoint, base: u64) -> Self {
        super::assert_length(source);
        // Built in place and not touched afterwards: it is too large to be moved about.
        Self {
            source,
            resolver,
            answers: SmallVec::new(),
            state: State::Blocks,
            expanded: checkpoint.expanded,
            base: usize::try_from(base).unwrap_or(usize::MAX),
            table: checkpoint.table,
            scratch: Scratch {
                blocks: Blocks::default(),
                inlines: Inlines::of(checkpoint.options),
                scout: Scout::default(),
                definitions: Definitions::default(),
            },
        }
    }

    /// Goes to the checkpoint, where nothing was read yet.
    #[doc(hidden)]
    pub fn go_on_from(&mut self, checkpoint: &Checkpoint) {
        let blocks = &mut self.scratch.blocks;
        blocks.restart_from(&checkpoint.blocks);
        blocks.go_on(self.source.as_bytes());
        blocks.is_partial = false;
    }

    /// From now on the end of the source is not that of the document: there the events end, and what
    /// is open stays so.
    #[doc(hidden)]
    pub fn stay_open(&mut self) {
        self.scratch.blocks.is_partial = true;
    }

    /// From now on what is open in the text at the end of the source is closed there: `**a` is strong.
    #[doc(hidden)]
    pub fn anticipate(&mut self) {
        self.scratch.inlines.anticipate();
    }

    /// The next event with its span: that of [`Spanned`](super::Spanned), which would have to be moved.
    #[doc(hidden)]
    #[inline]
    pub fn next_spanned(&mut self) -> Option<(Event<'s>, Span)> {
        let event = self.pull()?;
        Some((event, self.scratch.inlines.span()))
    }

    /// Keeps where the parser stands, after the last event.
    #[doc(hidden)]
    pub fn save(&self, checkpoint: &mut Checkpoint) {
        checkpoint.blocks.restart_from(&self.scratch.blocks);
        self.save_limits(checkpoint);
    }

    /// Keeps only what references expanded to, what rows of tables were filled up with, and how many
    /// footnotes there were.
    #[doc(hidden)]
    pub fn save_limits(&self, checkpoint: &mut Checkpoint) {
        checkpoint.table = self.table;
        checkpoint.expanded = self.expanded;
        checkpoint.blocks.footnotes = self.scratch.blocks.footnotes;
    }

    /// How much of the limits that count over a whole document was used so far.
    #[doc(hidden)]
    pub fn spent(&self) -> Spent {
        Spent { expanded: self.expanded, filled_cells: self.table.filled }
    }

    /// Whether a list turned out to be loose whose start was given before the parser was resumed.
    #[doc(hidden)]
    pub fn has_loosened(&self) -> bool {
        self.scratch.blocks.loosened != NONE
    }

    /// The resolver.
    #[doc(hidden)]
    pub fn resolver(&self) -> &R {
        &self.resolver
    }
}
