//! Trees as users see them.

use alloc::sync::Arc;
use alloc::vec::Vec;

use rillmark::{Event, Options, Span};

use crate::arena::{Arena, HEADER};
use crate::builder::Builder;
use crate::check::{LoadError, check};
use crate::definitions::Definitions;
use crate::node::Node;
use crate::replay::Events;

/// A document as a tree: read-only, of a few bytes a node, and independent of the source.
///
/// It holds where everything stands and what it is, but no text: methods that give text take the
/// source that the tree was made from. A clone is another handle to the same tree, and a tree can
/// be shared between threads.
///
/// ```
/// use rillmark_ast::{Kind, Tree};
///
/// let source = "# A *title*\n\nText\n";
/// let tree = Tree::parse(source);
/// let heading = tree.root().first_child().unwrap();
/// assert!(matches!(heading.kind(), Kind::Heading { .. }));
/// assert_eq!(&source[heading.span()], "# A *title*");
/// let emphasis = heading.nth_child(1).unwrap();
/// assert_eq!(emphasis.kind(), Kind::Emphasis);
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    arena: Arc<Arena>,
}

impl Tree {
    pub(crate) fn new(arena: Arc<Arena>) -> Self {
        Self { arena }
    }

    /// The tree of a CommonMark document.
    ///
    /// # Panics
    /// As [`rillmark::Parser::new`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse(source: &str) -> Self {
        Self::parse_with(source, Options::COMMONMARK)
    }

    /// The tree of a document in the given dialect.
    ///
    /// # Panics
    /// As [`rillmark::Parser::new`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse_with(source: &str, options: Options) -> Self {
        Builder::new().parse(source, options).shrunk()
    }

    /// The tree of these events, which come from `source`: see [`Builder::build`].
    ///
    /// ```
    /// use rillmark::{Event, Parser, Tag};
    /// use rillmark_ast::Tree;
    ///
    /// let source = "a *b*";
    /// let strong = Parser::new(source).spanned().map(|(event, span)| match event {
    ///     Event::Start(Tag::Emphasis) => (Event::Start(Tag::Strong), span),
    ///     event => (event, span),
    /// });
    /// let tree = Tree::from_events(source, strong);
    /// let kinds: Vec<_> = tree.root().descendants().map(|node| node.kind()).collect();
    /// assert_eq!(kinds.len(), 4);
    /// assert_eq!(kinds[2], rillmark_ast::Kind::Strong);
    /// ```
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes.
    pub fn from_events<'s>(
        source: &str,
        events: impl IntoIterator<Item = (Event<'s>, Span)>,
    ) -> Self {
        Builder::new().build(source, events).shrunk()
    }

    /// The same without memory that it does not need.
    pub(crate) fn shrunk(mut self) -> Self {
        if let Some(arena) = Arc::get_mut(&mut self.arena) {
            arena.bytes.shrink_to_fit();
        }
        self
    }

    /// The document as a node: the root.
    #[inline]
    pub fn root(&self) -> Node<'_> {
        Node::root(&self.arena)
    }

    /// The events that the tree was made from, with their spans; `source` is what they came from.
    ///
    /// ```
    /// use rillmark::Parser;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "> *a*\n> \\* &amp;\nb\n";
    /// let tree = Tree::parse(source);
    /// assert!(tree.events(source).eq(Parser::new(source).spanned()));
    /// ```
    pub fn events<'a>(&'a self, source: &'a str) -> Events<'a> {
        self.root().events(source)
    }

    /// The tree as bytes, to be kept or sent: [`Tree::from_bytes`] reads them.
    ///
    /// They are the same on all machines. They hold the number of the version of their form, which
    /// changes with that.
    ///
    /// ```
    /// use rillmark_ast::{LoadError, Tree};
    ///
    /// let tree = Tree::parse("# A");
    /// assert_eq!(Tree::from_bytes(tree.as_bytes().to_vec()), Ok(tree));
    /// assert_eq!(Tree::from_bytes(b"no".to_vec()), Err(LoadError::NoTree));
    /// ```
    pub fn as_bytes(&self) -> &[u8] {
        &self.arena.bytes
    }

    /// The tree that these bytes are.
    ///
    /// They may come from anywhere: whatever they hold, no method panics on the tree, nor with a
    /// source that is not the one that it was made from.
    ///
    /// # Errors
    /// If they are no tree.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, LoadError> {
        let header = check(&bytes)?;
        Ok(Self::new(Arc::new(Arena { bytes, header })))
    }

    /// How many bytes the tree takes, all indexes included.
    pub fn byte_len(&self) -> usize {
        self.arena.bytes.len()
    }

    /// Length of the source in bytes.
    pub fn source_len(&self) -> u32 {
        self.arena.header.source_len
    }

    /// Whether the document is empty.
    pub fn is_empty(&self) -> bool {
        self.arena.header.tape_end as usize <= HEADER
    }

    pub(crate) fn arena(&self) -> &Arena {
        &self.arena
    }

    /// The bytes, to be changed: a copy of them if there are clones.
    pub(crate) fn arena_mut(&mut self) -> &mut Arena {
        Arc::make_mut(&mut self.arena)
    }

    /// The memory, if no clone uses it.
    pub(crate) fn into_unique(self) -> Option<Arc<Arena>> {
        let mut arena = self.arena;
        Arc::get_mut(&mut arena).is_some().then_some(arena)
    }
}

/// Two trees are equal if their bytes are: they come from the same events.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.arena.bytes == other.arena.bytes
    }
}

impl Eq for Tree {}

impl Arena {
    pub(crate) fn definitions(&self) -> Definitions<'_> {
        Definitions { bytes: &self.bytes, header: self.header }
    }
}
