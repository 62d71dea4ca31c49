//! Directives: what their tokens and nodes say.

use rillmark::{Attributes, Tag};

use crate::definitions::span;
use crate::facts::Read;
use crate::node::Node;
use crate::sort::{self, Sort};
use crate::token::Token;

impl<'a> Read<'a> {
    pub(crate) fn directive(self, token: &Token) -> Tag<'a> {
        Tag::Directive {
            kind: sort::directive_kind(token.facts),
            name: self.directive_name(token),
            attributes: self.directive_attributes(token),
        }
    }

    fn directive_name(self, token: &Token) -> &'a str {
        let [_, start, len] = token.numbers;
        let name = span(token.start.wrapping_add(start), len);
        self.source.get(name.range()).unwrap_or_default()
    }

    pub(crate) fn directive_attributes(self, token: &Token) -> Attributes<'a> {
        if token.facts & sort::DIRECTIVE_ATTRIBUTES == 0 {
            return Attributes::NONE;
        }
        Attributes::of_directive_at(self.source, token.start.wrapping_add(token.numbers[0]))
    }
}

impl<'t> Node<'t> {
    /// The name of a directive.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let source = "::youtube[A video]{#id}\n";
    /// let tree = Tree::parse_with(source, Options::DIRECTIVES);
    /// let directive = tree.root().first_child().unwrap();
    /// assert_eq!(directive.directive_name(source), Some("youtube"));
    /// assert_eq!(directive.attributes(source).unwrap().id(), Some("id"));
    /// assert_eq!(directive.text(source), "A video");
    /// ```
    pub fn directive_name(self, source: &'t str) -> Option<&'t str> {
        let view = self.view();
        let is_directive = view.sort == Sort::Directive;
        is_directive.then(|| Read { arena: self.arena, source }.directive_name(&view))
    }
}
