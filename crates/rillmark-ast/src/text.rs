//! The text of nodes, and where each piece of it stands in the source.

use alloc::string::String;
use core::fmt;
use core::iter::FusedIterator;

use rillmark::{DirectiveKind, Event, Span, Tag, TagEnd, Text};

use crate::node::Node;
use crate::replay::Events;

/// A piece of the text of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TextPiece<'a> {
    /// The text, decoded.
    pub text: Text<'a>,
    /// What stands for it in the source.
    pub span: Span,
}

/// Iterator over the text of a node, in pieces. Made by [`Node::text_pieces`].
#[derive(Clone, Debug)]
pub struct TextPieces<'a> {
    events: Events<'a>,
    /// The piece after a border that was given.
    waiting: Option<TextPiece<'a>>,
    /// Whether the last text ends a block.
    at_border: bool,
    /// Whether the last text does not end with a line end.
    in_line: bool,
    /// Whether the next event is inside of the node, of which front matter and inline footnotes are
    /// no part.
    is_inside: bool,
}

impl<'t> Node<'t> {
    /// The text of the node in pieces, each with its place in the source: what a reader would see
    /// without any markup.
    ///
    /// A line break, soft or hard, is a line feed, and so is the border between two blocks. Raw HTML
    /// has no text; an image has that of its description, a shortcode its name between colons. Front
    /// matter and inline footnotes have text only if they are asked for their own.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "a *b* &amp;\n\n`c`";
    /// let tree = Tree::parse(source);
    /// let pieces: Vec<_> = tree.root().text_pieces(source).collect();
    /// assert_eq!(pieces[3].text, "&");
    /// assert_eq!(&source[pieces[3].span], "&amp;");
    /// ```
    pub fn text_pieces(self, source: &'t str) -> TextPieces<'t> {
        let events = self.events(source);
        let is_inside = self.is_root();
        TextPieces { events, waiting: None, at_border: false, in_line: false, is_inside }
    }

    /// The text of the node, as [`text_pieces`](Self::text_pieces) gives it.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "# A *b* `c`\n\n- d\n- [e](f)\n";
    /// assert_eq!(Tree::parse(source).root().text(source), "A b c\nd\ne");
    /// ```
    pub fn text(self, source: &str) -> String {
        let mut text = String::new();
        let written = self.write_text(source, &mut text);
        debug_assert!(written.is_ok(), "a string takes everything");
        text
    }

    /// Writes the text of the node.
    ///
    /// # Errors
    /// Those of `out`; a `String` has none.
    pub fn write_text(self, source: &str, out: &mut impl fmt::Write) -> fmt::Result {
        let node: Node<'_> = self;
        node.text_pieces(source).try_for_each(|piece| out.write_str(&piece.text))
    }
}

impl<'a> Iterator for TextPieces<'a> {
    type Item = TextPiece<'a>;

    fn next(&mut self) -> Option<TextPiece<'a>> {
        if let Some(piece) = self.waiting.take() {
            return Some(piece);
        }
        loop {
            let (event, span) = self.events.next()?;
            let is_inside = core::mem::replace(&mut self.is_inside, true);
            let text = match event {
                Event::Text(text) => text,
                Event::SoftBreak | Event::HardBreak => "\n".into(),
                Event::Shortcode(_) => self.events.last_shortcode().into(),
                Event::Start(Tag::FrontMatter(_) | Tag::InlineFootnote) if is_inside => {
                    self.events.skip_element();
                    continue;
                }
                Event::End(tag, _) => {
                    self.at_border |= self.in_line && is_block(tag);
                    continue;
                }
                _ => continue,
            };
            self.in_line = !text.ends_with('\n');
            let piece = TextPiece { text, span };
            if core::mem::take(&mut self.at_border) {
                self.waiting = Some(piece);
                return Some(TextPiece { text: "\n".into(), span: Span::empty(span.start) });
            }
            return Some(piece);
        }
    }
}

impl FusedIterator for TextPieces<'_> {}

/// Whether text of a block ends.
fn is_block(tag: TagEnd) -> bool {
    matches!(
        tag,
        TagEnd::Paragraph { .. }
            | TagEnd::Heading(_)
            | TagEnd::Directive(DirectiveKind::Leaf)
            | TagEnd::DirectiveLabel
            | TagEnd::CodeBlock
            | TagEnd::TableCell { .. }
            | TagEnd::DefinitionTerm
    )
}
