//! Iterators over nodes.

use core::iter::FusedIterator;

use crate::arena::HEADER;
use crate::node::Node;
use crate::search::Place;
use crate::step::Folded;
use crate::walk::{Siblings, Tokens};

/// Iterator over the children of a node. Made by [`Node::children`].
#[derive(Clone, Debug)]
pub struct Children<'t> {
    /// The parent.
    node: Node<'t>,
    siblings: Siblings<'t>,
    /// What is folded into the parent.
    folded: Folded,
}

impl<'t> Children<'t> {
    #[inline]
    pub(crate) fn new(node: Node<'t>) -> Self {
        let (at, pos, folded) = node.inside();
        let siblings = Siblings::new(node.tape(), at, pos, usize::MAX);
        Self { node, siblings, folded }
    }

    /// The children from a place on.
    pub(crate) fn from(node: Node<'t>, at: usize, pos: u32) -> Self {
        let siblings = Siblings::new(node.tape(), at, pos, usize::MAX);
        Self { node, siblings, folded: Folded::NOTHING }
    }
}

impl<'t> Iterator for Children<'t> {
    type Item = Node<'t>;

    #[inline]
    fn next(&mut self) -> Option<Node<'t>> {
        if self.node.level < self.folded.count {
            let child = self.node.folded_child(&self.folded);
            self.folded = Folded::NOTHING;
            return Some(child);
        }
        let step = self.siblings.next()?;
        Some(Node::new(self.node.arena, &step))
    }
}

impl FusedIterator for Children<'_> {}

/// Iterator over the nodes inside of a node, in the order of the document. Made by
/// [`Node::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'t> {
    tokens: Tokens<'t>,
    /// The node that was given last, and what is folded into it below.
    last: Node<'t>,
    folded: Folded,
}

impl<'t> Descendants<'t> {
    #[inline]
    pub(crate) fn new(node: Node<'t>) -> Self {
        let (at, pos, folded) = node.inside();
        let tokens = Tokens::new(node.tape(), at, pos, node.inside_end());
        Self { tokens, last: node, folded }
    }
}

impl<'t> Iterator for Descendants<'t> {
    type Item = Node<'t>;

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "else its state would go through memory")]
    fn next(&mut self) -> Option<Node<'t>> {
        if self.last.level < self.folded.count {
            self.last = self.last.folded_child(&self.folded);
            return Some(self.last);
        }
        let step = self.tokens.next()?;
        self.folded = step.folded;
        self.last = Node::new(self.last.arena, &step);
        Some(self.last)
    }
}

impl FusedIterator for Descendants<'_> {}

/// Iterator over the nodes that a node is inside of, the document first. Made by
/// [`Node::ancestors`].
#[derive(Clone, Debug)]
pub struct Ancestors<'t> {
    next: Option<Node<'t>>,
    /// The node whose ancestors they are.
    node: Node<'t>,
}

impl<'t> Ancestors<'t> {
    pub(crate) fn new(node: Node<'t>) -> Self {
        let next = (!node.is_root()).then(|| Node::root(node.arena));
        Self { next, node }
    }

    /// The child of `parent` that the node is or is inside of.
    fn child(&self, parent: Node<'t>) -> Option<Node<'t>> {
        let target = self.node.at as usize;
        if parent.at == self.node.at {
            return parent.first_child();
        }
        let Place { at, pos, .. } = parent.place_before(|tape, _| tape <= target)?;
        let step = Siblings::new(parent.tape(), at, pos, target + 1).last()?;
        Some(Node::new(parent.arena, &step))
    }
}

impl<'t> Iterator for Ancestors<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        let node = self.next?;
        self.next = self.child(node).filter(|child| *child != self.node);
        Some(node)
    }
}

impl FusedIterator for Ancestors<'_> {}

const _: () = assert!(HEADER > 0, "offset 0 in the tape is the document");
