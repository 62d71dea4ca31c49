//! The bytes of a tree: a header, the tape, the index of blocks, the table of definitions, and
//! what is known of references beyond it.

use alloc::vec::Vec;

use crate::token::{ENTRY, read_u32};

/// Bytes of the header.
pub(crate) const HEADER: usize = 32;

/// The first bytes of a saved tree.
const MAGIC: [u8; 4] = *b"rmAT";

/// Version of the form in which trees are saved.
pub(crate) const VERSION: u32 = 1;

/// Bytes of an entry of the table of references.
pub(crate) const REFERENCE: usize = 28;

/// The bytes of a tree. Offsets in the tape count from the beginning of the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arena {
    pub(crate) bytes: Vec<u8>,
    pub(crate) header: Header,
}

/// What the header says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) source_len: u32,
    /// Offset of the end of the tape, where the index of blocks begins.
    pub(crate) tape_end: u32,
    /// How many entries the index of blocks has.
    pub(crate) blocks: u32,
    /// How many definitions there are.
    pub(crate) definitions: u32,
    /// How many references are not in the table of definitions as they should be.
    pub(crate) references: u32,
    /// How many definitions of footnotes there are.
    pub(crate) footnotes: u32,
}

impl Header {
    /// Writes it over the first bytes.
    pub(crate) fn write(&self, bytes: &mut [u8]) {
        let fields = [
            u32::from_le_bytes(MAGIC),
            VERSION,
            self.source_len,
            self.tape_end,
            self.blocks,
            self.definitions,
            self.references,
            self.footnotes,
        ];
        for (place, field) in bytes.chunks_exact_mut(4).zip(fields) {
            place.copy_from_slice(&field.to_le_bytes());
        }
    }

    /// Reads magic, version and the rest; the first two are given back.
    pub(crate) fn read(bytes: &[u8]) -> (bool, u32, Self) {
        let field = |index: usize| read_u32(bytes, 4 * index);
        let header = Self {
            source_len: field(2),
            tape_end: field(3),
            blocks: field(4),
            definitions: field(5),
            references: field(6),
            footnotes: field(7),
        };
        (bytes.starts_with(&MAGIC), field(1), header)
    }

    /// Offset of the table of definitions.
    pub(crate) fn definitions_at(&self) -> usize {
        self.tape_end as usize + self.blocks as usize * ENTRY
    }

    /// Offset of the table of references.
    pub(crate) fn references_at(&self) -> usize {
        self.definitions_at() + self.definitions as usize * ENTRY
    }

    /// How many bytes there are in all.
    pub(crate) fn len(&self) -> u64 {
        u64::from(self.tape_end)
            + (u64::from(self.blocks) + u64::from(self.definitions)) * ENTRY as u64
            + u64::from(self.references) * REFERENCE as u64
    }
}

impl Arena {
    /// The header and the tape.
    #[inline]
    pub(crate) fn tape(&self) -> &[u8] {
        self.bytes.get(..self.header.tape_end as usize).unwrap_or_default()
    }
}

/// An entry of a list of entries at `at`: two numbers.
#[inline]
pub(crate) fn entry(bytes: &[u8], at: usize, index: usize) -> (u32, u32) {
    let at = at + index * ENTRY;
    (read_u32(bytes, at), read_u32(bytes, at + 4))
}
