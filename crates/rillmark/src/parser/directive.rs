//! Directives that are blocks, as events.

use super::Parser;
use super::pull::State;
use crate::attributes::Attributes;
use crate::block::Directive;
use crate::bytes;
use crate::event::{ClosedBy, DirectiveKind, Event, Tag, TagEnd};
use crate::inline::OpenLeaf;
use crate::resolver::Resolver;
use crate::span::Span;
use crate::text::offset;

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins the leaf at this span; its label is its text.
    #[inline(never)]
    pub(super) fn open_leaf_directive(&mut self, span: Span) -> Option<Event<'s>> {
        let directive = Directive::read(self.source.as_bytes(), span)?;
        let label = directive.label.unwrap_or(Span::empty(directive.name.end));
        let tag = TagEnd::Directive(DirectiveKind::Leaf);
        self.open_line(OpenLeaf { tag, span, closed_by: ClosedBy::Source }, label);
        Some(self.start_directive(span.start, directive))
    }

    /// Begins the container whose colons begin at `start`; its label comes next.
    #[inline(never)]
    pub(super) fn open_directive(&mut self, start: u32) -> Option<Event<'s>> {
        let bytes = self.source.as_bytes();
        let end = offset(bytes::find_line_end(bytes, start as usize));
        let directive = Directive::read(bytes, Span::new(start, end))?;
        if let Some(label) = directive.label {
            self.state = State::Label(label);
        }
        Some(self.start_directive(start, directive))
    }

    /// Begins the label of the container that was begun last.
    #[inline(never)]
    pub(super) fn open_label(&mut self, label: Span) -> Event<'s> {
        let span = Span::new(label.start - 1, label.end + 1);
        let leaf = OpenLeaf { tag: TagEnd::DirectiveLabel, span, closed_by: ClosedBy::Source };
        self.open_line(leaf, label);
        self.give(Event::Start(Tag::DirectiveLabel), Span::new(span.start, label.start))
    }

    /// Begins a leaf with this text.
    fn open_line(&mut self, leaf: OpenLeaf, text: Span) {
        let lines = &mut self.scratch.blocks.lines;
        lines.clear();
        lines.push(text);
        self.open_text(leaf, text.start);
    }

    fn start_directive(&mut self, start: u32, directive: Directive) -> Event<'s> {
        let tag = Tag::Directive {
            kind: directive.kind(),
            name: &self.source[directive.name.range()],
            attributes: Attributes::of_directive(self.source, directive.attributes),
        };
        self.give(Event::Start(tag), Span::new(start, directive.name.end))
    }
}
