//! A region in the place of what stood there: the tape after it stays as it is but for the first gap, and
//! places in the tables move.

use alloc::vec::Vec;

use super::meeting::OldBlock;
use super::region::Region;
use super::{Change, offset};
use crate::arena::{Arena, HEADER, Header, entry};
use crate::builder::write_head;
use crate::code::code;
use crate::search::{Place, STRIDE};
use crate::token::{byte, read_gap};
use crate::walk::Siblings;

/// How places after the region move.
struct Moved {
    /// The first block there, and its new place.
    first: Option<(OldBlock, Place)>,
    /// How far what comes after its first bytes moves in the tape, and all in the source.
    tape: u32,
    source: u32,
}

impl Moved {
    fn place(&self, (at, pos): (u32, u32)) -> (u32, u32) {
        if let Some((old, new)) = self.first
            && old.place.at == at as usize
        {
            return (offset(new.at), new.pos);
        }
        (at.wrapping_add(self.tape), pos.wrapping_add(self.source))
    }
}

impl Region {
    /// Puts the region into the tree.
    pub(super) fn splice(mut self, arena: &mut Arena, change: Change<'_>) {
        let header = arena.header;
        let index = entries(&arena.bytes, header.tape_end as usize, header.blocks);
        let definitions = entries(&arena.bytes, header.definitions_at(), header.definitions);
        let inside = self.old_definitions(arena);
        let moved = self.splice_tape(arena, change);
        let tape_end = offset(arena.bytes.len());
        let index = self.index(&arena.bytes, &index, &moved);
        let definitions = self.definitions(&definitions, &inside, &moved);
        for (at, pos) in index.iter().chain(&definitions) {
            arena.bytes.extend_from_slice(&at.to_le_bytes());
            arena.bytes.extend_from_slice(&pos.to_le_bytes());
        }
        let source_len = header.source_len.wrapping_add(change.shift());
        arena.header = Header { source_len, tape_end, blocks: offset(index.len()), ..header };
        arena.header.write(&mut arena.bytes);
    }

    /// Puts the region into the tape, which ends the bytes then. Of what comes after it nothing depends on
    /// where it stands but the first gap.
    fn splice_tape(&mut self, arena: &mut Arena, change: Change<'_>) -> Moved {
        let bytes = &mut arena.bytes;
        bytes.truncate(arena.header.tape_end as usize);
        let source = change.shift();
        let (mut to, mut first) = (bytes.len(), None);
        if let Some(met) = self.met {
            let (at, end) = (met.place.at, self.end());
            let byte = byte(bytes, at);
            let gap = met.start.wrapping_add(source).wrapping_sub(end.pos);
            write_head(&mut self.part.tape, code(byte), gap);
            (_, to) = read_gap(bytes, at, byte);
            first = Some((met, end));
        }
        let from = self.begin.place.at;
        bytes.splice(from..to, self.part.blocks().iter().copied());
        let tape = offset(from + self.part.blocks().len()).wrapping_sub(offset(to));
        Moved { first, tape, source }
    }

    /// Where the region ends, in the tree.
    fn end(&self) -> Place {
        let (at, pos) = self.place((offset(self.part.end.at), self.part.end.pos));
        Place { at: at as usize, pos, number: self.part.end.number }
    }

    /// A place in the region, in the tree.
    fn place(&self, (at, pos): (u32, u32)) -> (u32, u32) {
        let tape = offset(self.begin.place.at).wrapping_sub(offset(HEADER));
        (at.wrapping_add(tape), pos.wrapping_add(offset(self.begin.line)))
    }

    /// The index of blocks.
    fn index(&self, tape: &[u8], old: &[(u32, u32)], moved: &Moved) -> Vec<(u32, u32)> {
        let before = &old[..self.begin.place.number / STRIDE];
        let inside = self.part.index.iter().map(|&place| self.place(place));
        let mut index: Vec<_> = before.iter().copied().chain(inside).collect();
        let Some(met) = self.met else { return index };
        let (end, number) = (self.end(), met.place.number);
        if end.number % STRIDE == number % STRIDE {
            index.extend(old[number / STRIDE..].iter().map(|&place| moved.place(place)));
            return index;
        }
        // Other blocks than before have an entry.
        let mut blocks = Siblings::new(tape, end.at, end.pos, usize::MAX);
        let mut number = end.number;
        loop {
            let place = (offset(blocks.at), blocks.pos);
            if blocks.next().is_none() {
                return index;
            }
            number += 1;
            if number.is_multiple_of(STRIDE) {
                index.push(place);
            }
        }
    }

    /// The table of definitions, which keep their order; `inside` are those of them that were in the
    /// region.
    fn definitions(
        &self,
        old: &[(u32, u32)],
        inside: &[(u32, u32)],
        moved: &Moved,
    ) -> Vec<(u32, u32)> {
        let begin = offset(self.begin.place.at);
        let place = |&old: &(u32, u32)| match inside.binary_search(&old) {
            Ok(number) => self.place(self.part.definitions[number]),
            Err(_) if old.0 < begin => old,
            Err(_) => moved.place(old),
        };
        old.iter().map(place).collect()
    }
}

/// The entries of a table.
fn entries(bytes: &[u8], at: usize, len: u32) -> Vec<(u32, u32)> {
    (0..len as usize).map(|index| entry(bytes, at, index)).collect()
}
