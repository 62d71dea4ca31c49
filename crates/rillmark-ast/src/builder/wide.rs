//! Skips that do not fit a byte: four more are inserted once the block is complete, all of a block
//! in one go, so that depth does not make it quadratic.

use alloc::vec::Vec;

use super::{Builder, offset};
use crate::code::WIDE_BYTES;

/// The skips of a block that need more bytes.
#[derive(Debug)]
pub(super) struct Wide {
    /// Offset in the tape, as long as nothing is inserted, and the skip.
    skips: Vec<(u32, u32)>,
    /// How many bytes are to be inserted.
    pub(super) inserted: u32,
}

impl Wide {
    pub(super) const NEW: Self = Self { skips: Vec::new(), inserted: 0 };

    pub(super) fn clear(&mut self) {
        self.skips.clear();
        self.inserted = 0;
    }

    pub(super) fn push(&mut self, at: u32, skip: u32) {
        self.skips.push((at, skip));
        self.inserted += offset(WIDE_BYTES);
    }
}

impl Builder {
    /// Ends a block, the last of whose tokens was written.
    #[inline]
    pub(super) fn end_block(&mut self) {
        if self.wide.inserted > 0 {
            self.insert_wide();
        }
        self.definitions_before = self.definitions.len();
    }

    #[inline(never)]
    fn insert_wide(&mut self) {
        let skips = &mut self.wide.skips;
        skips.sort_unstable();
        for (at, _) in &mut self.definitions[self.definitions_before..] {
            let before = skips.partition_point(|(skip, _)| skip < at);
            *at += offset(before * WIDE_BYTES);
        }
        let mut end = self.tape.len();
        self.tape.resize(end + self.wide.inserted as usize, 0);
        let mut target = self.tape.len();
        while let Some((at, skip)) = skips.pop() {
            let start = at as usize + 1;
            target -= end - start;
            self.tape.copy_within(start..end, target);
            target -= WIDE_BYTES;
            self.tape[target..target + WIDE_BYTES].copy_from_slice(&skip.to_le_bytes());
            end = start;
        }
        self.wide.inserted = 0;
    }
}
