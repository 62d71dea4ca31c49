//! Shortcodes: the names that their tokens and nodes have.

use crate::facts::Read;
use crate::node::Node;
use crate::sort::Sort;
use crate::token::Token;

impl<'a> Read<'a> {
    /// The name of a shortcode; an empty one if it does not fit the source.
    pub(crate) fn shortcode(self, token: &Token) -> &'a str {
        let text = self.shortcode_text(token);
        let name = text.strip_prefix(':').and_then(|text| text.strip_suffix(':'));
        name.unwrap_or_default()
    }

    /// The same with its colons.
    pub(crate) fn shortcode_text(self, token: &Token) -> &'a str {
        let outside = token.outside(self.arena.tape());
        outside.or_else(|| self.source.get(token.text.range())).unwrap_or_default()
    }
}

impl<'t> Node<'t> {
    /// The name of a shortcode.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "Hi :wave:";
    /// let tree = Tree::parse_with(source, Options::SHORTCODES);
    /// assert_eq!(tree.node_at(4).shortcode(source), Some("wave"));
    /// assert_eq!(tree.root().text(source), "Hi :wave:");
    /// ```
    pub fn shortcode(self, source: &'t str) -> Option<&'t str> {
        let view = self.view();
        let is_shortcode = view.sort == Sort::Shortcode;
        is_shortcode.then(|| Read { arena: self.arena, source }.shortcode(&view))
    }
}
