//! The blocks that are parsed again.

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;

use rillmark::{Checkpoint, Options, Parser, Spent};

use super::begin::Begin;
use super::known::Known;
use super::lines::end_of_blank_line;
use super::meeting::{Meeting, OldBlock};
use super::{Change, ChangedBlocks, offset};
use crate::arena::Arena;
use crate::builder::Part;
use crate::definitions::parts;
use crate::document::Document;
use crate::kind::Kind;
use crate::node::Node;
use crate::token::Token;
use crate::walk::Siblings;

/// How many bytes after the blocks around the edit are made ready for the parser at first; it stops before
/// their end where the blocks meet. If they do not, it begins again with [`MORE`] times as many.
const AHEAD: usize = 2048;
const MORE: usize = 8;

/// Blocks that were parsed again.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) begin: Begin,
    /// What was made ready for the parser.
    text: String,
    /// The first old block after them; `None` if they go to the end.
    pub(super) met: Option<OldBlock>,
    pub(super) part: Part,
    /// How much of the parser's limits was used.
    pub(super) spent: Spent,
}

impl Region {
    /// Parses what an edit may have changed; `None` if that may be everything.
    pub(super) fn find(document: &Document, change: Change<'_>) -> Option<Self> {
        let header = document.tree().arena().header;
        let begin = Begin::find(document, change);
        if header.references > 0 || header.footnotes > 0 {
            return None;
        }
        let source = document.source();
        let end_of_blocks =
            begin.end_of_blocks(document.tree().arena().tape(), change.old_end).max(change.old_end);
        let mut ahead = AHEAD;
        loop {
            let end = end_of_blank_line(source.as_bytes(), end_of_blocks.saturating_add(ahead));
            let region = Self::parse(document, change, begin, end)?;
            if region.met.is_some() || end == source.len() {
                return region.has_old_definitions(document).then_some(region);
            }
            ahead = ahead.saturating_mul(MORE);
        }
    }

    /// Parses the blocks from `begin` on, at most up to what is the offset `end` in the old source.
    fn parse(document: &Document, change: Change<'_>, begin: Begin, end: usize) -> Option<Self> {
        let (source, options) = (document.source(), document.options());
        let text = [&source[begin.line..change.start], change.text, &source[change.old_end..end]];
        let text: String = text.concat();
        if may_be_front_matter(document, begin, &text) {
            return None;
        }
        let arena = document.tree().arena();
        let (expanded, is_unsure) = (Cell::new(0), Cell::new(false));
        let known = Known {
            definitions: arena.definitions(),
            source,
            from: begin.place.at,
            to: end,
            expanded: &expanded,
            is_unsure: &is_unsure,
        };
        let mut parser = if begin.line == 0 {
            Parser::with_resolver(&text, options, known)
        } else {
            let mut checkpoint = Checkpoint::new(0, options);
            checkpoint.restart(0);
            let mut parser = Parser::resume(&text, known, &checkpoint, begin.line as u64);
            parser.go_on_from(&checkpoint);
            parser
        };
        let mut meeting = Meeting::new(document, begin, change, &text);
        let before = (begin.place.number, begin.place.pos.wrapping_sub(offset(begin.line)));
        let part =
            Part::parse(&text, &mut parser, before, |event, span| meeting.is_at(event, span));
        let spent = parser.spent().plus(Spent { expanded: expanded.get(), filled_cells: 0 });
        let met = meeting.met;
        drop(parser);
        let is_sure = part.stands_alone && !is_unsure.get();
        is_sure.then_some(Self { begin, text, met, part, spent })
    }

    /// Whether references find the same definitions in the region as they did before.
    fn has_old_definitions(&self, document: &Document) -> bool {
        let arena = document.tree().arena();
        let old = self.old_definitions(arena);
        let written = |source, tape, (at, pos): (u32, u32)| {
            let token = Token::read(tape, at as usize, pos);
            let text: Option<&str> = str::get(source, token.start as usize..token.end as usize);
            (text, parts(tape, &token).line_prefixes)
        };
        let new = self.part.definitions.iter();
        let new = new.map(|&place| written(&self.text, &self.part.tape, place));
        old.iter().map(|&place| written(document.source(), arena.tape(), place)).eq(new)
    }

    /// Where the old definitions of the region stand that references resolve to, in the order of the
    /// source.
    pub(super) fn old_definitions(&self, arena: &Arena) -> Vec<(u32, u32)> {
        let end = self.met.map_or(usize::MAX, |block| block.place.at);
        let is_inside =
            |&(at, _): &(u32, u32)| self.begin.place.at <= at as usize && (at as usize) < end;
        let all = 0..arena.header.definitions as usize;
        let mut places: Vec<_> =
            all.map(|index| arena.definitions().place(index)).filter(is_inside).collect();
        places.sort_unstable();
        places
    }

    /// Which blocks are not as they were.
    pub(super) fn changed(&self, document: &Document, change: Change<'_>) -> ChangedBlocks {
        let Self { begin: Begin { place, .. }, met, part, .. } = self;
        let old = document.tree().arena().tape();
        let mut blocks = Siblings::new(old, place.at, place.pos, usize::MAX);
        let mut number = place.number;
        let mut new = part.blocks();
        loop {
            let at = blocks.at;
            // What ends before the edit and has the same tape is the same.
            let block = blocks.next().filter(|_| blocks.pos as usize <= change.start);
            let rest = block.and_then(|_| new.strip_prefix(&old[at..blocks.at]));
            let Some(rest) = rest else { break };
            new = rest;
            number += 1;
        }
        let old_end = met.map_or_else(|| self.begin.blocks_to_end(old), |block| block.place.number);
        ChangedBlocks { old: number..old_end, new: number..part.end.number }
    }
}

/// Whether the document begins with front matter, or might do so with a line that the edit changes.
fn may_be_front_matter(document: &Document, begin: Begin, text: &str) -> bool {
    let may_begin = |text: &str| {
        let text = text.trim_start_matches('\u{FEFF}');
        text.starts_with("---") || text.starts_with("+++")
    };
    if !document.options().contains(Options::FRONT_MATTER) {
        return false;
    }
    if begin.line == 0 {
        return may_begin(document.source()) || may_begin(text);
    }
    let first = document.root().first_child().map(Node::kind);
    may_begin(document.source()) && !matches!(first, Some(Kind::FrontMatter(_)))
}
