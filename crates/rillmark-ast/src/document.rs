//! A source and its tree together.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use rillmark::Options;

use crate::heading::{Headings, TocEntry};
use crate::node::Node;
use crate::replay::Events;
use crate::tree::Tree;

/// A source and its tree: for who does not want to keep both apart.
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    source: Arc<str>,
    tree: Tree,
}

impl Document {
    /// A CommonMark document.
    ///
    /// # Panics
    /// As [`Tree::parse`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse(source: impl Into<Arc<str>>) -> Self {
        Self::parse_with(source, Options::COMMONMARK)
    }

    /// A document in the given dialect.
    ///
    /// # Panics
    /// As [`Tree::parse`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse_with(source: impl Into<Arc<str>>, options: Options) -> Self {
        let source = source.into();
        let tree = Tree::parse_with(&source, options);
        Self { source, tree }
    }

    /// A source and the tree that was made from it, perhaps by a
    /// [`Builder`](crate::Builder) or from bytes that were kept.
    ///
    /// It is not checked that they belong together: with another source, texts and links have no
    /// meaning, but nothing panics.
    pub fn new(source: impl Into<Arc<str>>, tree: Tree) -> Self {
        Self { source: source.into(), tree }
    }

    /// The source.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The tree.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The document as a node: the root.
    pub fn root(&self) -> Node<'_> {
        self.tree.root()
    }

    /// The two apart.
    ///
    /// ```
    /// use rillmark_ast::Document;
    ///
    /// let document = Document::parse("*a*");
    /// let (source, tree) = document.clone().into_parts();
    /// assert_eq!(Document::new(source, tree), document);
    /// ```
    pub fn into_parts(self) -> (Arc<str>, Tree) {
        (self.source, self.tree)
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
