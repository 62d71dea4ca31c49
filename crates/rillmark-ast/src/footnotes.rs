//! Footnotes as readers see them: numbered, with all references.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use rillmark::Footnote;

use crate::facts::Read;
use crate::kind::Kind;
use crate::node::Node;
use crate::tree::Tree;

/// A footnote that is referred to. Made by [`Tree::footnotes`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NumberedFootnote<'t> {
    /// What readers see: 1 for the footnote with the first reference of the document.
    pub number: u32,
    /// The definition, or the inline footnote; `None` if that is not in the tree.
    pub definition: Option<Node<'t>>,
    /// The references, in the order of the document: where links back lead to. An inline footnote is
    /// its own.
    pub references: Vec<Node<'t>>,
}

impl Tree {
    /// The footnotes that are referred to, in the order of their first references, which is that of
    /// their numbers. It goes over all nodes.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "a[^x] b[^y] c[^x]\n\n[^y]: Y\n[^x]: X\n";
    /// let tree = Tree::parse_with(source, Options::GFM);
    /// let footnotes = tree.footnotes();
    /// assert_eq!(footnotes.len(), 2);
    /// assert_eq!((footnotes[0].number, footnotes[0].references.len()), (1, 2));
    /// assert_eq!(footnotes[0].definition.unwrap().text(source), "X");
    /// ```
    pub fn footnotes(&self) -> Vec<NumberedFootnote<'_>> {
        let mut footnotes: Vec<NumberedFootnote<'_>> = Vec::new();
        let mut definitions = BTreeMap::new();
        // By the index, where in the list it is.
        let mut places = BTreeMap::new();
        for node in self.root().descendants() {
            match node.kind() {
                Kind::FootnoteDefinition { index, effective: true } => {
                    definitions.entry(index).or_insert(node);
                }
                Kind::FootnoteReference { index } => {
                    let place = *places.entry(index).or_insert(footnotes.len());
                    match footnotes.get_mut(place) {
                        Some(footnote) => footnote.references.push(node),
                        None => footnotes.push(NumberedFootnote {
                            number: u32::try_from(place + 1).unwrap_or(u32::MAX),
                            definition: None,
                            references: [node].into(),
                        }),
                    }
                }
                Kind::InlineFootnote => footnotes.push(NumberedFootnote {
                    number: u32::try_from(footnotes.len() + 1).unwrap_or(u32::MAX),
                    definition: Some(node),
                    references: [node].into(),
                }),
                _ => {}
            }
        }
        for (index, place) in places {
            footnotes[place].definition = definitions.get(&index).copied();
        }
        footnotes
    }

    /// The definition of the footnote with this label, as it is compared with those of references.
    ///
    /// It goes over all nodes. From a reference, [`Node::footnote_definition`] is the short way.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "[^A]: b";
    /// let tree = Tree::parse_with(source, Options::GFM);
    /// assert_eq!(tree.footnote_definition(source, "a"), tree.root().first_child());
    /// ```
    pub fn footnote_definition(&self, source: &str, label: &str) -> Option<Node<'_>> {
        let label = whole_label(label)?;
        self.root().descendants().find(|node| {
            let Kind::FootnoteDefinition { effective: true, .. } = node.kind() else {
                return false;
            };
            let footnote = Read { arena: node.arena, source }.footnote(&node.view());
            whole_label(footnote.label) == Some(label)
        })
    }
}

impl<'t> Node<'t> {
    /// The footnote of a reference or definition.
    pub fn footnote(self, source: &'t str) -> Option<Footnote<'t>> {
        let is_of_footnote =
            matches!(self.kind(), Kind::FootnoteDefinition { .. } | Kind::FootnoteReference { .. });
        is_of_footnote.then(|| Read { arena: self.arena, source }.footnote(&self.view()))
    }

    /// The definition that a reference to a footnote refers to. It costs what
    /// [`Tree::node_at`] does.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "a[^1]\n\n[^1]: b";
    /// let tree = Tree::parse_with(source, Options::GFM);
    /// let reference = tree.node_at(1);
    /// assert_eq!(reference.footnote(source).unwrap().label, "1");
    /// assert_eq!(reference.footnote_definition().unwrap().text(source), "b");
    /// ```
    pub fn footnote_definition(self) -> Option<Self> {
        let Kind::FootnoteReference { index } = self.kind() else { return None };
        let footnote = Read { arena: self.arena, source: "" }.footnote(&self.view());
        let node = Node::root(self.arena).innermost_at(footnote.definition()?);
        let is_it = node.kind() == Kind::FootnoteDefinition { index, effective: true };
        is_it.then_some(node)
    }
}

fn whole_label(label: &str) -> Option<rillmark::LinkLabel<'_>> {
    let span = rillmark::Span::new(0, u32::try_from(label.len()).ok()?);
    rillmark::LinkLabel::new(label, span)
}
