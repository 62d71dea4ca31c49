//! Directives among text, an extension: `:name[label]{attributes}`.
//!
//! As micromark-extension-directive has them: no other colon stands before or after the name. Label and
//! attributes may be missing, and what looks like one and is none is text after the directive. The
//! label may go over several lines, the attributes may not. Unlike there, code, raw HTML and
//! autolinks take precedence over the bracket that closes the label, as they do in links. The colon of
//! `mailto:` and `xmpp:` belongs to the e-mail address after it, if there are autolink literals.

use super::Inlines;
use super::bracket::DIRECTIVE;
use super::mark::{Kind, Mark};
use crate::attributes::Attributes;
use crate::directive::{attributes_end, name_end};
use crate::event::{ClosedBy, DirectiveKind, Event, Tag, TagEnd};
use crate::span::Span;
use crate::text::offset;

/// How many marks stand for a directive whose label is not complete: before its bracket.
const MARKS: u32 = 3;

impl Inlines {
    /// Reads the `:` at `at`, in a stretch that begins at `start`, and the directive that may begin with
    /// it. Gives the offset after it, or after the bracket that opens its label.
    #[inline(never)]
    pub(super) fn directive(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let Some(name_end) = name_end(text, at + 1) else { return at + 1 };
        let next = text.get(name_end).copied();
        if next == Some(b':') || at > start && text[at - 1] == b':' && !self.is_escaped(at - 1) {
            return at + 1;
        }
        let end = attributes_end(text, name_end);
        let open = offset(self.marks.len());
        self.push(Mark::new(Kind::DirectiveOpen, offset(at), open + 1));
        self.push(Mark::new(Kind::DirectiveClose, offset(name_end), offset(end)));
        self.push(Mark::new(Kind::Inert, offset(at), 0));
        if next != Some(b'[') {
            return end;
        }
        debug_assert_eq!(offset(self.marks.len()), open + MARKS, "as `close_label` has it");
        self.push_bracket(offset(name_end), DIRECTIVE);
        name_end + 1
    }

    /// Whether the last mark escapes the character at `at`.
    fn is_escaped(&self, at: usize) -> bool {
        let last = self.marks.len().checked_sub(1).and_then(|last| self.marks.get(last));
        last.is_some_and(|mark| mark.kind == Kind::Escape && mark.start as usize + 1 == at)
    }

    /// Reads the `]` at `at`, which closes the label whose bracket is the mark at `index`. Gives the
    /// offset after the directive.
    #[inline(never)]
    pub(super) fn close_label(&mut self, text: &[u8], index: u32, at: usize) -> usize {
        self.resolve_inside(index);
        let end = attributes_end(text, at + 1);
        let close = offset(self.marks.len());
        let bracket = self.marks[index as usize];
        let open = &mut self.marks[(index - MARKS) as usize];
        open.data = close;
        open.flags = 1;
        let start = open.start;
        self.marks[(index - MARKS) as usize + 1].kind = Kind::Inert;
        self.marks[index as usize].kind = Kind::Inert;
        self.push(Mark::new(Kind::DirectiveClose, offset(at), offset(end)));
        self.push(Mark::new(Kind::Inert, start, 0));
        self.pop_bracket(bracket);
        end
    }

    /// The event of the mark, at which a directive begins or ends.
    #[inline(never)]
    pub(super) fn directive_event<'s>(&mut self, source: &'s str) -> Option<Event<'s>> {
        let mark = self.marks[self.next];
        if mark.kind == Kind::DirectiveClose {
            let start = self.marks[self.next + 1].start;
            self.pass(2, mark.data);
            let end = Event::End(TagEnd::Directive(DirectiveKind::Text), ClosedBy::Source);
            return Some(self.give(end, Span::new(start, mark.data)));
        }
        let close = *self.marks.get(mark.data as usize)?;
        let bracket = u32::from(mark.flags);
        let name = mark.start + 1;
        let name_end = offset(name_end(source.as_bytes(), name as usize)?);
        let attributes = Span::new(close.start + bracket, close.data);
        let tag = Tag::Directive {
            kind: DirectiveKind::Text,
            name: &source[Span::new(name, name_end).range()],
            attributes: Attributes::of_directive(source, attributes),
        };
        self.pass(1, name_end + bracket);
        Some(self.give(Event::Start(tag), Span::new(mark.start, name_end)))
    }
}
