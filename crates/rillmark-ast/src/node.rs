//! A node: a handle of a few bytes.

use core::fmt;

use rillmark::{CodeBlock, Link, LinkParts, Run, RunKind, Span};

use crate::arena::{Arena, HEADER};
use crate::code::Form;
use crate::code::is_end;
use crate::definitions;
use crate::facts::{Read, folded_paragraph};
use crate::iter::{Ancestors, Children, Descendants};
use crate::kind::Kind;
use crate::replay::Events;
use crate::sort::{self, Sort};
use crate::token::{Close, Token, byte};

/// A node of a [`Tree`](crate::Tree): a handle that is `Copy` and borrows the tree.
///
/// A handle is a place in the tape. What lies behind it is found at once, what lies before it is
/// looked for from the block on that the node is in. No method recurses or takes memory.
///
/// | method | cost |
/// |---|---|
/// | `kind`, `span`, `first_child`, `next_sibling` | a few bytes are decoded |
/// | `children`, `descendants` | the same for each node |
/// | `nth_child`, `last_child` | one step for each child before it, at most 32 of them |
/// | `parent`, `index`, `ancestors`, `depth` | for each level above the node, a binary search and at most 32 steps |
#[derive(Clone, Copy)]
pub struct Node<'t> {
    pub(crate) arena: &'t Arena,
    /// Offset of the token in the tape; 0 is the document.
    pub(crate) at: u32,
    start: u32,
    /// Where it ends; where its end is in the tape if it is open.
    end: u32,
    /// How far down in what is folded into the token.
    pub(crate) level: u8,
    sort: Sort,
    facts: u8,
    is_open: bool,
}

impl<'t> Node<'t> {
    pub(crate) fn root(arena: &'t Arena) -> Self {
        let (sort, end) = (Sort::Document, arena.header.source_len);
        Self { arena, at: 0, start: 0, end, level: 0, sort, facts: 0, is_open: false }
    }

    /// The node of the token at `at`.
    #[inline]
    pub(crate) fn new(arena: &'t Arena, at: usize, token: &Token) -> Self {
        let Token { start, end, close, sort, facts, .. } = *token;
        let is_open = token.is_open();
        #[expect(clippy::cast_possible_truncation, reason = "tapes have at most 4 GiB")]
        let (at, close) = (at as u32, close as u32);
        let end = if is_open { close } else { end };
        Self { arena, at, start, end, level: 0, sort, facts, is_open }
    }

    /// The child that is folded into a token with this text, `folded` levels of it in all.
    #[inline]
    pub(crate) fn folded_child(self, folded: u8, text: Span, run: RunKind) -> Self {
        let level = self.level + 1;
        let (sort, facts) = match run {
            _ if level < folded => (Sort::Paragraph, self.facts),
            RunKind::HtmlBlock => (Sort::Html, 0),
            _ => (Sort::Text, 0),
        };
        Self { level, start: text.start, end: text.end, sort, facts, ..self }
    }

    #[inline]
    pub(crate) fn tape(self) -> &'t [u8] {
        self.arena.tape()
    }

    #[inline]
    pub(crate) fn is_root(self) -> bool {
        self.at == 0
    }

    /// The token that the node is or is folded into.
    #[inline]
    pub(crate) fn token(self) -> Token {
        if self.is_root() {
            return self.document();
        }
        if self.level == 0 {
            return Token::read_at(self.tape(), self.at as usize, self.start);
        }
        self.folded_token()
    }

    /// The token that the node is folded into.
    #[cold]
    fn folded_token(self) -> Token {
        // How far the token's start is before the node's does not depend on where it starts.
        let token = Token::read_at(self.tape(), self.at as usize, 0);
        Token::read_at(self.tape(), self.at as usize, self.start.wrapping_sub(token.text.start))
    }

    fn document(self) -> Token {
        let end = self.arena.header.source_len;
        let tape_end = self.tape().len();
        Token {
            form: Form::Leaf,
            sort: Sort::Document,
            facts: 0,
            run: RunKind::Inline,
            start: 0,
            marker_end: 0,
            text: Span::new(0, end),
            end,
            body: HEADER,
            close: tape_end,
            numbers: [0; 3],
            more: 0,
        }
    }

    /// The node as a token of its own.
    #[inline]
    pub(crate) fn view(self) -> Token {
        let token = self.token();
        if self.level == 0 { token } else { self.folded_view(&token) }
    }

    fn folded_view(self, token: &Token) -> Token {
        if self.level < token.folded() {
            return folded_paragraph(token);
        }
        let sort = if token.run == RunKind::HtmlBlock { Sort::Html } else { Sort::Text };
        let Span { start, end } = token.text;
        Token { form: Form::Leaf, sort, facts: 0, start, marker_end: start, end, ..*token }
    }

    /// What the node is.
    #[inline]
    pub fn kind(self) -> Kind {
        let needs_token = match self.sort {
            Sort::List | Sort::CodeBlock | Sort::Table => true,
            Sort::Heading => self.facts & sort::SETEXT != 0,
            _ => false,
        };
        if needs_token { Kind::of(&self.view()) } else { Kind::plain(self.sort, self.facts) }
    }

    /// Where the node stands in the source, markers included: the span of the event that ends it.
    #[inline]
    pub fn span(self) -> Span {
        let end = if self.is_open { self.open_end().0 } else { self.end };
        Span { start: self.start, end }
    }

    /// Where an open one ends in the source, and the offset in the tape of what comes after it.
    #[inline]
    fn open_end(self) -> (u32, usize) {
        let close = Close::read(self.tape(), self.end as usize);
        (self.start.wrapping_add(close.len), close.next)
    }

    /// Where its opening marker stands: the span of the event that starts it. Empty for what has
    /// no marker, and for leaves.
    pub fn marker(self) -> Span {
        let view = self.view();
        Span { start: view.start, end: view.marker_end }
    }

    /// The first child.
    #[inline]
    pub fn first_child(self) -> Option<Self> {
        let token = self.token();
        if self.level < token.folded() {
            return Some(self.folded_child(token.folded(), token.text, token.run));
        }
        let is_parent = token.is_open() || self.is_root();
        is_parent.then(|| self.node_at(token.body, token.marker_end))?
    }

    /// The next child of the same parent.
    #[inline]
    pub fn next_sibling(self) -> Option<Self> {
        if self.level > 0 || self.is_root() {
            return None;
        }
        let (pos, at) = if self.is_open { self.open_end() } else { self.token().end(self.tape()) };
        self.node_at(at, pos)
    }

    /// The node of the token at `at` after what ended at `pos`, if there is no end.
    #[inline]
    fn node_at(self, at: usize, pos: u32) -> Option<Self> {
        let is_there = at < self.tape().len() && !is_end(byte(self.tape(), at));
        is_there.then(|| Self::new(self.arena, at, &Token::read(self.tape(), at, pos)))
    }

    /// The parent; `None` for the document.
    pub fn parent(self) -> Option<Self> {
        if self.level > 0 {
            return Some(self.folded_parent());
        }
        self.ancestors().last()
    }

    fn folded_parent(self) -> Self {
        let token = self.token();
        let node = Self::new(self.arena, self.at as usize, &token);
        let is_inner = self.level > 1;
        if is_inner { node.folded_child(token.folded(), token.text, token.run) } else { node }
    }

    /// The nodes that it is inside of, the document first.
    pub fn ancestors(self) -> Ancestors<'t> {
        Ancestors::new(self)
    }

    /// How many nodes it is inside of: 0 for the document.
    pub fn depth(self) -> usize {
        self.ancestors().count()
    }

    /// The children, in order.
    #[inline]
    pub fn children(self) -> Children<'t> {
        Children::new(self.first_child())
    }

    /// The child with a number, counted from 0.
    pub fn nth_child(self, number: usize) -> Option<Self> {
        let (child, skipped) = self.child_before(number)?;
        Children::new(Some(child)).nth(number - skipped)
    }

    /// All nodes inside of it, in the order of the document; itself left out.
    #[inline]
    pub fn descendants(self) -> Descendants<'t> {
        Descendants::new(self)
    }

    /// The events that the node was made from, with their spans.
    pub fn events(self, source: &'t str) -> Events<'t> {
        if self.is_root() {
            return Events::new(self.arena, source, HEADER, 0, self.tape().len());
        }
        let token = self.token();
        if self.level == 0 {
            let end = token.end(self.tape()).1;
            return Events::new(
                self.arena,
                source,
                self.at as usize,
                token.gap_start(self.tape(), self.at as usize),
                end,
            );
        }
        if self.level < token.folded() {
            return Events::of_paragraph(self.arena, source, &token);
        }
        Events::of_run(self.arena, source, Run::new(token.run, token.text))
    }

    /// Destination, title and label of a link, image or definition.
    pub fn link(self, source: &'t str) -> Option<Link<'t>> {
        let view = self.view();
        match view.sort {
            Sort::Link | Sort::Image => Some(Read { arena: self.arena, source }.link(&view)),
            Sort::Definition => Some(self.definition_parts(&view).definition(source, true)?.link()),
            _ => None,
        }
    }

    fn definition_parts(self, view: &Token) -> LinkParts {
        definitions::parts(self.tape(), view)
    }

    /// How a code block was written, and its info string.
    pub fn code_block(self, source: &'t str) -> Option<CodeBlock<'t>> {
        let view = self.view();
        let is_code = view.sort == Sort::CodeBlock;
        is_code.then(|| Read { arena: self.arena, source }.code_block(&view))
    }

    /// The run of text that the node is: of `Text`, `Html` and `InlineHtml`, unless their text does
    /// not stand in the source.
    pub fn run(self) -> Option<Run> {
        let view = self.view();
        let is_text = matches!(view.sort, Sort::Text | Sort::Html | Sort::InlineHtml);
        let is_run = is_text && view.outside(self.tape()).is_none();
        is_run.then(|| Run::new(view.run, view.text))
    }
}

/// Two handles are equal if they stand for the same node of the same tree.
impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.arena, other.arena) && (self.at, self.level) == (other.at, other.level)
    }
}

impl Eq for Node<'_> {}

impl fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.kind(), self.span())
    }
}
