//! A node: a handle of a few bytes.

use core::fmt;

use rillmark::{Attributes, CodeBlock, Link, LinkParts, Run, RunKind, Span};

use crate::arena::{Arena, HEADER};
use crate::code::Form;
use crate::definitions;
use crate::facts::{self, Read, folded_paragraph};
use crate::iter::{Ancestors, Children, Descendants};
use crate::kind::Kind;
use crate::replay::Events;
use crate::sort::Sort;
use crate::step::{self, Folded, Step};
use crate::token::Token;
use crate::walk::Siblings;

/// A node of a [`Tree`](crate::Tree): a handle that is `Copy` and borrows the tree.
///
/// A handle is a place in the tape. What lies behind it is found at once, what lies before it is
/// looked for from the block on that the node is in. No method recurses or takes memory.
///
/// | method | cost |
/// |---|---|
/// | `kind`, `span`, `first_child`, `next_sibling` | a few bytes are decoded |
/// | `children`, `descendants` | the same for each node |
/// | `nth_child`, `last_child` | one step for each child before it, at most 16 of them |
/// | `parent`, `index`, `ancestors`, `depth` | for each level above the node, a binary search and at most 16 steps |
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
    pub(crate) is_open: bool,
}

impl<'t> Node<'t> {
    pub(crate) fn root(arena: &'t Arena) -> Self {
        let (sort, end) = (Sort::Document, arena.header.source_len);
        Self { arena, at: 0, start: 0, end, level: 0, sort, facts: 0, is_open: false }
    }

    /// The node of the token that was read.
    #[inline]
    pub(crate) fn new(arena: &'t Arena, step: &Step) -> Self {
        let Step { start, pos, sort, facts, is_open, .. } = *step;
        #[expect(clippy::cast_possible_truncation, reason = "tapes have at most 4 GiB")]
        let (at, close) = (step.at as u32, step.close as u32);
        let end = if is_open { close } else { pos };
        Self { arena, at, start, end, level: 0, sort, facts, is_open }
    }

    /// The child that is folded into the same token, of which that is folded.
    #[inline]
    pub(crate) fn folded_child(self, folded: &Folded) -> Self {
        let level = self.level + 1;
        let Folded { count, sort, text: Span { start, end } } = *folded;
        let (sort, facts) = if level < count { (Sort::Paragraph, self.facts) } else { (sort, 0) };
        Self { start, end, level, sort, facts, ..self }
    }

    /// The token that the node is or is folded into, but not the document.
    #[inline]
    pub(crate) fn step(self) -> Step {
        if self.level == 0 {
            step::read_at(self.tape(), self.at as usize, self.start)
        } else {
            Step::of(self.at as usize, &self.folded_token())
        }
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
        Kind::plain(self.sort, self.facts).unwrap_or_else(|| self.other_kind())
    }

    #[inline(never)]
    fn other_kind(self) -> Kind {
        if self.sort == Sort::List
            && let Some(start) = step::list_start(self.tape(), self.at as usize)
        {
            return Kind::List(facts::list(self.facts, [0, start, 0]));
        }
        Kind::of(&self.view())
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
        step::end(self.tape(), self.end as usize, self.start)
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
        let (at, pos, folded) = self.inside();
        if self.level < folded.count {
            return Some(self.folded_child(&folded));
        }
        self.node_at(at, pos)
    }

    /// Where the first child stands, in the tape and with its gap in the source, or what is folded
    /// into the same token; of what has no children, no place in the tape.
    #[inline]
    pub(crate) fn inside(self) -> (usize, u32, Folded) {
        if self.is_root() {
            return (HEADER, 0, Folded::NOTHING);
        }
        let step = self.step();
        let at = if step.is_open { step.next } else { usize::MAX };
        (at, step.pos, step.folded)
    }

    /// Offset in the tape of the end of what is inside of it.
    #[inline]
    pub(crate) fn inside_end(self) -> usize {
        match self.is_open {
            true => self.end as usize,
            false if self.is_root() => self.tape().len(),
            false => 0,
        }
    }

    /// The next child of the same parent.
    #[inline]
    pub fn next_sibling(self) -> Option<Self> {
        if self.level > 0 || self.is_root() {
            return None;
        }
        let (pos, at) = if self.is_open { self.open_end() } else { self.step().end(self.tape()) };
        self.node_at(at, pos)
    }

    /// The node of the token at `at` after what ended at `pos`, if there is no end.
    #[inline]
    fn node_at(self, at: usize, pos: u32) -> Option<Self> {
        let step = Siblings::new(self.tape(), at, pos, usize::MAX).next()?;
        Some(Self::new(self.arena, &step))
    }

    /// The parent; `None` for the document.
    pub fn parent(self) -> Option<Self> {
        if self.level > 0 {
            return Some(self.folded_parent());
        }
        self.ancestors().last()
    }

    fn folded_parent(self) -> Self {
        let step = self.step();
        let node = Self::new(self.arena, &step);
        let is_inner = self.level > 1;
        if is_inner { node.folded_child(&step.folded) } else { node }
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
        Children::new(self)
    }

    /// The child with a number, counted from 0.
    pub fn nth_child(self, number: usize) -> Option<Self> {
        let (mut children, skipped) = self.children_from(number);
        children.nth(number - skipped)
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

    /// The attributes of a heading or directive.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "# A {#b}";
    /// let tree = Tree::parse_with(source, Options::HEADING_ATTRIBUTES);
    /// let heading = tree.root().first_child().unwrap();
    /// assert_eq!(heading.attributes(source).unwrap().id(), Some("b"));
    /// ```
    pub fn attributes(self, source: &'t str) -> Option<Attributes<'t>> {
        let view = self.view();
        let read = Read { arena: self.arena, source };
        match view.sort {
            Sort::Heading => Some(read.attributes(&view)),
            Sort::Directive => Some(read.directive_attributes(&view)),
            _ => None,
        }
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
