//! Nodes by their place in the source or in their parent.

use core::iter::FusedIterator;

use rillmark::Span;

use crate::arena::{HEADER, entry};
use crate::code::WIDE;
use crate::iter::Children;
use crate::node::Node;
use crate::step::{Folded, Step};
use crate::token::{Close, read_u32};
use crate::tree::Tree;
use crate::walk::{Siblings, Tokens};

/// After how many children a parent has an entry in its index.
pub(crate) const STRIDE: usize = 16;

impl<'t> Node<'t> {
    /// The last place among those of the parent's index, and that of its first child, for which
    /// `is_before` holds for the offset in the tape and the source offset where its gap begins. It
    /// has to hold for all before one for which it does.
    pub(crate) fn place_before(self, is_before: impl Fn(usize, u32) -> bool) -> Option<Place> {
        let index = Index::of(self)?;
        let (mut low, mut high) = (0, index.len);
        while low < high {
            let middle = usize::midpoint(low, high);
            let (at, pos) = index.get(middle);
            if is_before(at, pos) { low = middle + 1 } else { high = middle }
        }
        let ((at, pos), number) = match low.checked_sub(1) {
            None => (index.first, 0),
            Some(last) => (index.get(last), Index::number(last)),
        };
        Some(Place { at, pos, number })
    }

    /// How many children of the same parent come before it.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let tree = Tree::parse("- a\n- b");
    /// let list = tree.root().first_child().unwrap();
    /// assert_eq!(list.children().map(|item| item.index()).collect::<Vec<_>>(), [0, 1]);
    /// ```
    pub fn index(self) -> usize {
        if self.level > 0 {
            return 0;
        }
        let target = self.at as usize;
        let place = self.parent().and_then(|parent| parent.place_before(|at, _| at <= target));
        let Some(Place { at, pos, number }) = place else { return 0 };
        number + Siblings::new(self.tape(), at, pos, target).count()
    }

    /// The last child.
    ///
    /// ```
    /// use rillmark_ast::{Kind, Tree};
    ///
    /// let tree = Tree::parse("a\n\n***\n");
    /// assert_eq!(tree.root().last_child().unwrap().kind(), Kind::ThematicBreak);
    /// ```
    pub fn last_child(self) -> Option<Self> {
        match self.place_before(|_, _| true) {
            Some(Place { at, pos, .. }) => Children::from(self, at, pos).last(),
            None => self.first_child(),
        }
    }

    /// The children from one on that has an entry in the index and is not after the child with the
    /// number, and how many are before it.
    pub(crate) fn children_from(self, number: usize) -> (Children<'t>, usize) {
        if let Some(index) = Index::of(self)
            && let Some(after) = number.saturating_add(1).checked_sub(STRIDE)
            && let Some(last) = index.len.checked_sub(1)
        {
            let entry = (after / STRIDE).min(last);
            let (at, pos) = index.get(entry);
            return (Children::from(self, at, pos), Index::number(entry));
        }
        (self.children(), 0)
    }

    /// The place in the tape and the source from where on a child whose span holds the byte at
    /// `offset` is looked for.
    fn place_at(self, offset: u32) -> (usize, u32) {
        let place = self.place_before(|_, pos| pos <= offset);
        place.map_or((usize::MAX, 0), |Place { at, pos, .. }| (at, pos))
    }

    /// The innermost node inside of it whose span holds the byte at `offset`; itself if there is
    /// none.
    pub(crate) fn innermost_at(self, offset: u32) -> Self {
        let tape = self.tape();
        let (mut node, mut place) = (self, self.place_at(offset));
        while let Some(step) = child_at(tape, place, offset) {
            node = Node::new(self.arena, &step);
            if !step.is_open {
                while node.level < step.folded.count {
                    let child = node.folded_child(&step.folded);
                    if !holds(child.span(), offset) {
                        break;
                    }
                    node = child;
                }
                break;
            }
            let may_have_index = step.close.wrapping_sub(step.next) >= usize::from(WIDE);
            place = if may_have_index { node.place_at(offset) } else { (step.next, step.pos) };
        }
        node
    }
}

/// The token among siblings from a place on whose span holds the byte at `offset`.
#[inline]
fn child_at(tape: &[u8], (at, pos): (usize, u32), offset: u32) -> Option<Step> {
    let mut siblings = Siblings::new(tape, at, pos, usize::MAX);
    while let Some(step) = siblings.next() {
        if offset < siblings.pos {
            return (step.start <= offset).then_some(step);
        }
    }
    None
}

fn holds(span: Span, offset: u32) -> bool {
    span.start <= offset && offset < span.end
}

/// Where a child stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Offset of its token in the tape.
    pub(crate) at: usize,
    /// Where the token's gap begins in the source.
    pub(crate) pos: u32,
    /// How many children come before it.
    pub(crate) number: usize,
}

/// The index of the children of an element: places of some of them.
struct Index<'t> {
    bytes: &'t [u8],
    /// Offset of the entries.
    at: usize,
    len: usize,
    /// What entries count from.
    origin: (usize, u32),
    /// The place of the first child.
    first: (usize, u32),
}

impl<'t> Index<'t> {
    /// The index of a node; `None` for one that has no children of its own.
    fn of(node: Node<'t>) -> Option<Self> {
        let header = node.arena.header;
        if node.is_root() {
            return Some(Self {
                bytes: &node.arena.bytes,
                at: header.tape_end as usize,
                len: header.blocks as usize,
                origin: (0, 0),
                first: (HEADER, 0),
            });
        }
        if !node.is_open {
            return None;
        }
        let Step { start, pos, next, close, .. } = node.step();
        let mut index =
            Self { bytes: node.tape(), at: 0, len: 0, origin: (next, start), first: (next, pos) };
        // Shorter elements have none.
        if close.wrapping_sub(next) >= usize::from(WIDE) {
            let close = Close::read(node.tape(), close);
            if close.index > 0 {
                index.at = close.index + 4;
                index.len = read_u32(node.tape(), close.index) as usize;
            }
        }
        Some(index)
    }

    /// How many children come before the one that an entry stands for.
    fn number(entry: usize) -> usize {
        (entry + 1) * STRIDE - 1
    }

    fn get(&self, entry: usize) -> (usize, u32) {
        let (at, pos) = self::entry(self.bytes, self.at, entry);
        (self.origin.0 + at as usize, self.origin.1.wrapping_add(pos))
    }
}

impl Tree {
    /// The innermost node whose span holds the byte at `offset`; the document if there is none.
    ///
    /// It takes a binary search and at most 16 steps for each level above the node.
    ///
    /// ```
    /// use rillmark_ast::{Kind, Tree};
    ///
    /// let tree = Tree::parse("a *b* c");
    /// assert_eq!(tree.node_at(2).kind(), Kind::Emphasis);
    /// assert_eq!(tree.node_at(3).kind(), Kind::Text);
    /// assert_eq!(tree.node_at(9).kind(), Kind::Document);
    /// ```
    pub fn node_at(&self, offset: u32) -> Node<'_> {
        self.root().innermost_at(offset)
    }

    /// The nodes of which a part lies in `range`, in the order of the document.
    ///
    /// ```
    /// use rillmark::{RunKind, Span};
    /// use rillmark_ast::{Kind, Tree};
    ///
    /// let tree = Tree::parse("a\n\n*b*\n\nc\n");
    /// let kinds: Vec<_> = tree.nodes_in(Span::new(3, 4)).map(|node| node.kind()).collect();
    /// assert_eq!(kinds, [Kind::Paragraph { tight: false }, Kind::Emphasis]);
    /// ```
    pub fn nodes_in(&self, range: Span) -> NodesIn<'_> {
        let root = self.root();
        let first = Place { at: HEADER, pos: 0, number: 0 };
        let Place { at, pos, .. } = root.place_before(|_, pos| pos <= range.start).unwrap_or(first);
        let tokens = Tokens::new(root.tape(), at, pos, usize::MAX);
        NodesIn { tokens, last: root, folded: Folded::NOTHING, range }
    }
}

/// Iterator over the nodes in a range of the source. Made by [`Tree::nodes_in`].
#[derive(Clone, Debug)]
pub struct NodesIn<'t> {
    tokens: Tokens<'t>,
    /// The node that was read last, and what is folded into it below.
    last: Node<'t>,
    folded: Folded,
    range: Span,
}

impl<'t> Iterator for NodesIn<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        while self.last.level < self.folded.count {
            self.last = self.last.folded_child(&self.folded);
            if overlaps(self.last.span(), self.range) {
                return Some(self.last);
            }
        }
        loop {
            let step = self.tokens.next()?;
            if step.start >= self.range.end {
                self.tokens.at = usize::MAX;
                return None;
            }
            let (end, next) = step.end(self.last.tape());
            if end <= self.range.start {
                (self.tokens.at, self.tokens.pos) = (next, end);
                continue;
            }
            self.folded = step.folded;
            self.last = Node::new(self.last.arena, &step);
            return Some(self.last);
        }
    }
}

impl FusedIterator for NodesIn<'_> {}

fn overlaps(span: Span, range: Span) -> bool {
    span.start < range.end && range.start < span.end
}
