//! Iterators over nodes.

use core::iter::FusedIterator;

use rillmark::{RunKind, Span};

use crate::arena::HEADER;
use crate::node::Node;
use crate::search::Place;
use crate::walk::{Siblings, Tokens};

/// Iterator over the children of a node. Made by [`Node::children`].
#[derive(Clone, Debug)]
pub struct Children<'t> {
    next: Option<Node<'t>>,
}

impl<'t> Children<'t> {
    #[inline]
    pub(crate) fn new(first: Option<Node<'t>>) -> Self {
        Self { next: first }
    }
}

impl<'t> Iterator for Children<'t> {
    type Item = Node<'t>;

    #[inline]
    fn next(&mut self) -> Option<Node<'t>> {
        let node = self.next?;
        self.next = node.next_sibling();
        Some(node)
    }
}

impl FusedIterator for Children<'_> {}

/// Iterator over the nodes inside of a node, in the order of the document. Made by
/// [`Node::descendants`].
#[derive(Clone, Debug)]
pub struct Descendants<'t> {
    tokens: Tokens<'t>,
    /// The node that was given last, and how many are folded into it below.
    last: Node<'t>,
    folded: u8,
    text: Span,
    run: RunKind,
}

impl<'t> Descendants<'t> {
    #[inline]
    pub(crate) fn new(node: Node<'t>) -> Self {
        let token = node.token();
        let (body, end) = if token.is_open() || node.is_root() {
            (token.body, token.close)
        } else {
            (token.body, token.body)
        };
        let tokens = Tokens::new(node.tape(), body, token.marker_end, end);
        Self { tokens, last: node, folded: token.folded(), text: token.text, run: token.run }
    }
}

impl<'t> Iterator for Descendants<'t> {
    type Item = Node<'t>;

    #[inline]
    fn next(&mut self) -> Option<Node<'t>> {
        if self.last.level < self.folded {
            self.last = self.last.folded_child(self.folded, self.text, self.run);
            return Some(self.last);
        }
        let (at, token) = self.tokens.next_token()?;
        (self.folded, self.text, self.run) = (token.folded(), token.text, token.run);
        self.last = Node::new(self.last.arena, at, &token);
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
        let mut siblings = Siblings::new(parent.tape(), at, pos, target + 1);
        let mut child = None;
        while let Some((at, token)) = siblings.next_token() {
            child = Some(Node::new(parent.arena, at, &token));
        }
        child
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
