//! Nodes by their place in the source or in their parent.

use core::iter::FusedIterator;

use rillmark::{RunKind, Span};

use crate::arena::{HEADER, entry};
use crate::node::Node;
use crate::token::{Close, Token, read_u32};
use crate::tree::Tree;
use crate::walk::{Siblings, Tokens};

/// After how many children a parent has an entry in its index.
pub(crate) const STRIDE: usize = 32;

impl Node<'_> {
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
            Some(last) => (index.get(last), index.number(last)),
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
        let mut siblings = Siblings::new(self.tape(), at, pos, target);
        let mut index = number;
        while siblings.next_token().is_some() {
            index += 1;
        }
        index
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
        let mut last = self.first_child()?;
        if last.level == 0
            && let Some(Place { at, pos, .. }) = self.place_before(|_, _| true)
        {
            let mut siblings = Siblings::new(self.tape(), at, pos, self.tape().len());
            while let Some((at, token)) = siblings.next_token() {
                last = Node::new(self.arena, at, &token);
            }
        }
        Some(last)
    }

    /// The last child with an entry in the index that is not after the child with the number, and
    /// its number.
    pub(crate) fn child_before(self, number: usize) -> Option<(Self, usize)> {
        let first = self.first_child()?;
        if first.level > 0 {
            return Some((first, 0));
        }
        let index = Index::of(self)?;
        let (entry, child) = match index.first_entry {
            _ if index.len == 0 => return Some((first, 0)),
            base => match (number + 1).checked_sub(base) {
                Some(after) => {
                    let entry = (after / STRIDE).min(index.len - 1);
                    (entry, index.number(entry))
                }
                None => return Some((first, 0)),
            },
        };
        let (at, pos) = index.get(entry);
        Some((Node::new(self.arena, at, &Token::read(self.tape(), at, pos)), child))
    }

    /// The innermost node inside of it whose span holds the byte at `offset`; itself if there is
    /// none.
    fn innermost_at(self, offset: u32) -> Self {
        let mut node = self;
        while let Some(child) = node.child_at(offset) {
            node = child;
        }
        node
    }

    /// The child whose span holds the byte at `offset`.
    fn child_at(self, offset: u32) -> Option<Self> {
        let first = self.first_child()?;
        if first.level > 0 {
            return Some(first).filter(|child| holds(child.span(), offset));
        }
        let Place { at, pos, .. } = self.place_before(|_, pos| pos <= offset)?;
        let mut siblings = Siblings::new(self.tape(), at, pos, self.tape().len());
        while let Some((at, token)) = siblings.next_token() {
            if token.start > offset {
                return None;
            }
            if offset < siblings.pos {
                return Some(Node::new(self.arena, at, &token));
            }
        }
        None
    }
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
    /// The number of the child that the first entry stands for, counted from 1.
    first_entry: usize,
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
                first_entry: STRIDE + 1,
            });
        }
        let token = node.token();
        if !token.is_open() {
            return None;
        }
        let mut index = Self {
            bytes: node.tape(),
            at: 0,
            len: 0,
            origin: (token.body, token.start),
            first: (token.body, token.marker_end),
            first_entry: STRIDE,
        };
        // Shorter elements have none.
        if token.close - token.body >= usize::from(u8::MAX) {
            let close = Close::read(node.tape(), token.close);
            if close.index > 0 {
                index.at = close.index + 4;
                index.len = read_u32(node.tape(), close.index) as usize;
            }
        }
        Some(index)
    }

    /// How many children come before the one that an entry stands for.
    fn number(&self, entry: usize) -> usize {
        self.first_entry - 1 + entry * STRIDE
    }

    fn get(&self, entry: usize) -> (usize, u32) {
        let (at, pos) = self::entry(self.bytes, self.at, entry);
        (self.origin.0 + at as usize, self.origin.1.wrapping_add(pos))
    }
}

impl Tree {
    /// The innermost node whose span holds the byte at `offset`; the document if there is none.
    ///
    /// It takes a binary search and at most 32 steps for each level above the node.
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
        let tokens = Tokens::new(root.tape(), at, pos, root.tape().len());
        let (text, run) = (Span::empty(0), RunKind::Inline);
        NodesIn { tokens, last: root, folded: 0, text, run, range }
    }
}

/// Iterator over the nodes in a range of the source. Made by [`Tree::nodes_in`].
#[derive(Clone, Debug)]
pub struct NodesIn<'t> {
    tokens: Tokens<'t>,
    last: Node<'t>,
    folded: u8,
    text: Span,
    run: RunKind,
    range: Span,
}

impl<'t> Iterator for NodesIn<'t> {
    type Item = Node<'t>;

    fn next(&mut self) -> Option<Node<'t>> {
        while self.last.level < self.folded {
            self.last = self.last.folded_child(self.folded, self.text, self.run);
            if overlaps(self.last.span(), self.range) {
                return Some(self.last);
            }
        }
        loop {
            let (at, token) = self.tokens.next_token()?;
            if token.start >= self.range.end {
                self.tokens.at = usize::MAX;
                return None;
            }
            let (end, next) = token.end(self.last.tape());
            if end <= self.range.start {
                (self.tokens.at, self.tokens.pos) = (next, end);
                continue;
            }
            (self.folded, self.text, self.run) = (token.folded(), token.text, token.run);
            self.last = Node::new(self.last.arena, at, &token);
            return Some(self.last);
        }
    }
}

impl FusedIterator for NodesIn<'_> {}

fn overlaps(span: Span, range: Span) -> bool {
    span.start < range.end && range.start < span.end
}
