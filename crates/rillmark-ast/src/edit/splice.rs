//! The new tree: what stands before the region, the region, and what stands after it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::Change;
use super::meeting::OldBlock;
use super::region::Region;
use crate::arena::{Arena, Header, entry};
use crate::builder::write_head;
use crate::code::code;
use crate::document::Document;
use crate::search::{Place, STRIDE};
use crate::token::{byte, read_gap};
use crate::tree::Tree;
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
    /// The tree of the new source.
    pub(super) fn tree(&self, document: &Document, change: Change<'_>) -> Tree {
        let arena = document.tree().arena();
        let mut bytes = Vec::with_capacity(arena.bytes.len() + self.part.tape.len());
        bytes.extend_from_slice(&self.part.tape);
        let moved = self.write_rest(&mut bytes, arena, change);
        let tape_end = bytes.len();
        let index = self.index(&bytes, arena, &moved);
        let definitions = self.definitions(arena, &moved);
        for (at, pos) in index.iter().chain(&definitions) {
            bytes.extend_from_slice(&at.to_le_bytes());
            bytes.extend_from_slice(&pos.to_le_bytes());
        }
        let header = Header {
            source_len: arena.header.source_len.wrapping_add(change.shift()),
            tape_end: offset(tape_end),
            blocks: offset(index.len()),
            ..arena.header
        };
        header.write(&mut bytes);
        Tree::new(Arc::new(Arena { bytes, header })).shrunk()
    }

    /// The end of the region.
    fn end(&self) -> Place {
        self.to_source(self.part.end)
    }

    fn to_source(&self, place: Place) -> Place {
        Place { pos: place.pos.wrapping_add(offset(self.begin.line)), ..place }
    }

    /// Writes the tape after the region: nothing of it depends on where it stands but the first gap.
    fn write_rest(&self, bytes: &mut Vec<u8>, arena: &Arena, change: Change<'_>) -> Moved {
        let source = change.shift();
        let Some(met) = self.met else { return Moved { first: None, tape: 0, source } };
        let (tape, at) = (arena.tape(), met.place.at);
        let first = byte(tape, at);
        let (_, after) = read_gap(tape, at, first);
        let end = self.end();
        write_head(bytes, code(first), met.start.wrapping_add(source).wrapping_sub(end.pos));
        let moved = offset(bytes.len()).wrapping_sub(offset(after));
        bytes.extend_from_slice(&tape[after..]);
        Moved { first: Some((met, end)), tape: moved, source }
    }

    /// The index of blocks.
    fn index(&self, tape: &[u8], arena: &Arena, moved: &Moved) -> Vec<(u32, u32)> {
        let old = |index| entry(&arena.bytes, arena.header.tape_end as usize, index);
        let line = offset(self.begin.line);
        let mut index: Vec<_> = (0..self.begin.place.number / STRIDE).map(old).collect();
        index.extend(self.part.index.iter().map(|&(at, pos)| (at, pos.wrapping_add(line))));
        let Some(met) = self.met else { return index };
        let (end, number) = (self.end(), met.place.number);
        if end.number % STRIDE == number % STRIDE {
            let rest = number / STRIDE..arena.header.blocks as usize;
            index.extend(rest.map(|entry| moved.place(old(entry))));
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

    /// The table of definitions: they have the order that they had.
    fn definitions(&self, arena: &Arena, moved: &Moved) -> Vec<(u32, u32)> {
        let begin = offset(self.begin.place.at);
        let line = offset(self.begin.line);
        let inside = self.old_definitions(arena);
        let all = 0..arena.header.definitions as usize;
        let place = |index| {
            let old = arena.definitions().place(index);
            if old.0 < begin {
                return old;
            }
            match inside.binary_search(&old) {
                Ok(number) => {
                    let (at, pos) = self.part.definitions[number];
                    (at, pos.wrapping_add(line))
                }
                Err(_) => moved.place(old),
            }
        };
        all.map(place).collect()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "offsets have 32 bits")]
fn offset(at: usize) -> u32 {
    at as u32
}
