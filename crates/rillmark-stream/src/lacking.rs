//! Which blocks lack which definitions.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

/// A block that was committed before a definition came that it has a reference to:
/// [`Stream::outdated`](crate::Stream::outdated).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outdated {
    /// The block: its [`Commit::base`](crate::Commit::base).
    pub block: u64,
    /// The label that was defined, as labels are compared: case folded, with runs of white space as
    /// one space.
    pub label: String,
}

/// The labels that blocks lack.
#[derive(Clone, Debug)]
pub(crate) struct Lacking {
    /// The blocks that lack a label, in the order of the document.
    blocks: BTreeMap<Box<str>, Vec<u64>>,
    /// How many there are in all.
    len: usize,
    limit: usize,
}

impl Lacking {
    /// At most so many are remembered.
    pub(crate) fn new(limit: usize) -> Self {
        Self { blocks: BTreeMap::new(), len: 0, limit }
    }

    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    /// Remembers what a block lacks.
    pub(crate) fn add(&mut self, block: u64, labels: &mut BTreeSet<Box<str>>) {
        if self.limit == 0 {
            return labels.clear();
        }
        while let Some(label) = labels.pop_first() {
            self.blocks.entry(label).or_default().push(block);
            self.len += 1;
        }
        if self.len > self.limit {
            self.forget();
        }
    }

    /// Forgets the earlier half.
    fn forget(&mut self) {
        let mut all: Vec<u64> = self.blocks.values().flatten().copied().collect();
        all.sort_unstable();
        let middle = all[all.len() / 2];
        self.blocks.retain(|_, blocks| {
            blocks.retain(|block| *block > middle);
            !blocks.is_empty()
        });
        self.len = self.blocks.values().map(Vec::len).sum();
    }

    /// Moves the blocks that lack a label to a list.
    pub(crate) fn define(&mut self, label: &str, outdated: &mut Vec<Outdated>) {
        let blocks = self.blocks.remove(label).unwrap_or_default();
        self.len -= blocks.len();
        outdated.extend(blocks.into_iter().map(|block| Outdated { block, label: label.into() }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_earliest_are_forgotten() {
        let mut lacking = Lacking::new(100);
        for block in 0..1000 {
            lacking.add(block, &mut ["a", "b"].map(Box::from).into());
            assert!(lacking.len <= 100);
        }
        let mut outdated = Vec::new();
        lacking.define("a", &mut outdated);
        assert!(outdated.len() >= 25);
        assert_eq!(outdated.last(), Some(&Outdated { block: 999, label: "a".into() }));
    }
}
