//! A source and its tree together.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use rillmark::{Options, Spent};

use crate::builder::Builder;
use crate::heading::{Headings, TocEntry};
use crate::node::Node;
use crate::replay::Events;
use crate::tree::Tree;

/// A source and its tree: for who does not want to keep both apart, and for who
/// [edits](Self::edit) the source.
///
/// A clone shares both with the first one, and both can be shared between threads. Methods of
/// [`Node`] that give text take the source: [`source`](Self::source).
///
/// ```
/// use rillmark_ast::Document;
///
/// let document = Document::parse("# A *title*\n");
/// let heading = document.root().first_child().unwrap();
/// assert_eq!(heading.text(document.source()), "A title");
/// assert_eq!(document.slice(heading), "# A *title*");
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    pub(crate) source: Arc<String>,
    pub(crate) tree: Tree,
    options: Options,
    /// How much of the parser's limits the document used, at most; `None` if the tree may be another
    /// one than the parser's, or if a reference in it says where its definition stands.
    pub(crate) spent: Option<Spent>,
}

impl Document {
    /// A CommonMark document.
    ///
    /// # Panics
    /// As [`Tree::parse`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse(source: impl Into<String>) -> Self {
        Self::parse_with(source, Options::COMMONMARK)
    }

    /// A document in the given dialect.
    ///
    /// # Panics
    /// As [`Tree::parse`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse_with(source: impl Into<String>, options: Options) -> Self {
        let source = source.into();
        let (tree, spent) = Builder::new().parse_counting(&source, options);
        Self { source: Arc::new(source), tree, options, spent }
    }

    /// A source and the tree that was made from it, perhaps by a
    /// [`Builder`](crate::Builder) or from bytes that were kept. An [edit](Self::edit) parses in the
    /// given dialect, the first one everything.
    ///
    /// It is not checked that they belong together: with another source, texts and links have no
    /// meaning, but nothing panics.
    pub fn new(source: impl Into<String>, tree: Tree, options: Options) -> Self {
        Self { source: Arc::new(source.into()), tree, options, spent: None }
    }

    /// The source.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The dialect that edits are parsed in.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The document as a node: the root.
    pub fn root(&self) -> Node<'_> {
        self.tree.root()
    }

    /// The source and the tree apart. The source is copied if there are clones of the document.
    ///
    /// ```
    /// use rillmark_ast::Document;
    ///
    /// let document = Document::parse("*a*");
    /// let options = document.options();
    /// let (source, tree) = document.clone().into_parts();
    /// assert_eq!(Document::new(source, tree, options), document);
    /// ```
    pub fn into_parts(self) -> (String, Tree) {
        (Arc::unwrap_or_clone(self.source), self.tree)
    }

    /// Parses the source.
    pub(crate) fn parse_again(&mut self) {
        (self.tree, self.spent) = Builder::new().parse_counting(&self.source, self.options);
    }

    /// The source of a node, markers included; empty for a node of another document that does not
    /// fit the source.
    pub fn slice(&self, node: Node<'_>) -> &str {
        self.source.get(node.span().range()).unwrap_or_default()
    }

    /// The text of the document: see [`Node::text_pieces`].
    ///
    /// ```
    /// use rillmark_ast::Document;
    ///
    /// assert_eq!(Document::parse("# a\n\n*b* &amp; c\n").text(), "a\nb & c");
    /// ```
    pub fn text(&self) -> String {
        self.root().text(&self.source)
    }

    /// Its events: see [`Tree::events`].
    pub fn events(&self) -> Events<'_> {
        self.tree.events(&self.source)
    }

    /// Its headings: see [`Tree::headings`].
    pub fn headings(&self) -> Headings<'_> {
        self.tree.headings(&self.source)
    }

    /// Its table of contents: see [`Tree::table_of_contents`].
    pub fn table_of_contents(&self) -> Vec<TocEntry<'_>> {
        self.tree.table_of_contents(&self.source)
    }
}

/// Two documents are equal if their sources and trees are.
impl PartialEq for Document {
    fn eq(&self, other: &Self) -> bool {
        self.source == other.source && self.tree == other.tree
    }
}

impl Eq for Document {}
