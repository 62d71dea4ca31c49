//! The walk over resolved marks: one event per call.

use super::mark::{Kind, Mark};
use super::{Inlines, link, link_kind};
use crate::block::Containers;
use crate::bytes;
use crate::definition::{self, Definitions};
use crate::event::{ClosedBy, Event, LinkKind, Tag, TagEnd};
use crate::inline::character_reference;
use crate::line::Layout;
use crate::link::{Link, Parts};
use crate::span::Span;
use crate::text::{Text, offset};

/// What the walk needs to know about links.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Links<'a, 's> {
    pub(crate) source: &'s str,
    pub(crate) definitions: &'a Definitions,
    /// What the resolver answered.
    pub(crate) answers: &'a [&'s str],
    /// The containers of the leaf.
    pub(crate) containers: &'a Containers,
}

impl Inlines {
    /// The next event of the leaf if it is text of the commonest kind, followed by one of the
    /// first marks.
    #[inline]
    pub(crate) fn next_text<'s>(&mut self, source: &'s str) -> Option<(Event<'s>, Span)> {
        let Mark { start, kind, .. } = *self.marks.get_near(self.next)?;
        (self.at < start && kind.ends_text()).then(|| self.text_until(start, false, source))
    }

    /// The next event of the leaf if one of the commonest marks comes next, and is one of the first
    /// marks. It calls nothing, so that it needs to save no registers.
    #[inline]
    pub(crate) fn next_simple<'s>(&mut self, source: &'s str) -> Option<(Event<'s>, Span)> {
        let mark = *self.marks.get_near(self.next)?;
        let is_next = self.at >= mark.start;
        if !is_next || !mark.kind.is_simple() {
            return None;
        }
        count!(MarksVisited);
        self.next += 1;
        Some(self.simple_event(mark, source))
    }

    /// The next mark of the leaf that stands for an event; the text before it, if that was not
    /// given yet.
    #[inline]
    pub(crate) fn next_mark<'s>(&mut self, source: &'s str) -> Result<Mark, (Event<'s>, Span)> {
        loop {
            count!(MarksVisited);
            let mark = self.marks[self.next];
            if self.at < mark.start && !mark.kind.is_inert() {
                return Err(self.text_until(mark.start, mark.kind.ends_html(), source));
            }
            self.next += 1;
            if !mark.kind.is_silent() {
                return Ok(mark);
            }
            if mark.kind == Kind::Escape {
                self.at = mark.start + 1;
            }
        }
    }

    /// The text before `end` that was not given yet.
    #[inline]
    fn text_until<'s>(&mut self, end: u32, is_html: bool, source: &'s str) -> (Event<'s>, Span) {
        let span = Span::new(self.at, end);
        self.at = end;
        let text = source[span.range()].into();
        (if is_html { Event::InlineHtml(text) } else { Event::Text(text) }, span)
    }

    /// The event of a mark that [`Inlines::next_mark`] gave, unless it opens a link or ends the
    /// text.
    #[inline]
    pub(crate) fn event<'s>(&mut self, mark: Mark, source: &'s str) -> Option<(Event<'s>, Span)> {
        let start = mark.start;
        Some(match mark.kind {
            Kind::LinkClose => {
                let opener_start = self.marks[self.next + 1].data;
                self.at = mark.data;
                let tag = if mark.flags & link::IMAGE == 0 { TagEnd::Link } else { TagEnd::Image };
                (Event::End(tag, ClosedBy::Source), Span::new(opener_start, mark.data))
            }
            Kind::AutolinkClose => {
                self.at = start + 1;
                (Event::End(TagEnd::Link, ClosedBy::Source), Span::new(mark.data, self.at))
            }
            Kind::AutolinkOpen => return Some(self.open_autolink(mark, source)),
            kind if kind.is_simple() => return Some(self.simple_event(mark, source)),
            _ => return Some(self.text_mark(mark, source)),
        })
    }

    /// The event of a simple mark.
    #[inline]
    fn simple_event<'s>(&mut self, mark: Mark, source: &'s str) -> (Event<'s>, Span) {
        let start = mark.start;
        match mark.kind {
            Kind::DelimiterOpen => {
                self.at = start + u32::from(mark.flags);
                let tag = if mark.flags == 2 { Tag::Strong } else { Tag::Emphasis };
                (Event::Start(tag), Span::new(start, self.at))
            }
            Kind::DelimiterClose => {
                self.at = start + u32::from(mark.flags);
                let tag = if mark.flags == 2 { TagEnd::Strong } else { TagEnd::Emphasis };
                (Event::End(tag, ClosedBy::Source), Span::new(mark.data, self.at))
            }
            Kind::CodeOpen => {
                self.at = mark.data;
                self.code_start = start;
                let len = bytes::run_length(source.as_bytes(), start as usize, b'`');
                (Event::Start(Tag::CodeSpan), Span::new(start, start + offset(len)))
            }
            Kind::CodeClose => {
                self.at = mark.data;
                let span = Span::new(self.code_start, mark.data);
                (Event::End(TagEnd::CodeSpan, ClosedBy::Source), span)
            }
            _ => {
                self.at = mark.data;
                (Event::SoftBreak, line_end(source, start))
            }
        }
    }

    /// The event of a mark that stands for text.
    #[inline(never)]
    fn text_mark<'s>(&mut self, mark: Mark, source: &'s str) -> (Event<'s>, Span) {
        let start = mark.start;
        self.at = mark.data;
        let span = Span::new(start, mark.data);
        match mark.kind {
            Kind::HardBreak => (Event::HardBreak, hard_break(source, start)),
            Kind::CharacterReference => {
                let text = mark.char().map_or_else(|| referenced(source, start), Text::from);
                (Event::Text(text), span)
            }
            Kind::Nul => (Event::Text("\u{FFFD}".into()), span),
            Kind::HtmlNul => (Event::InlineHtml("\u{FFFD}".into()), span),
            Kind::CodeBreak => (Event::Text(" ".into()), line_end(source, start)),
            _ => (Event::InlineHtml("\n".into()), line_end(source, start)),
        }
    }

    pub(crate) fn open_link<'s>(&mut self, mark: Mark, links: Links<'_, 's>) -> (Event<'s>, Span) {
        let close = mark.data as usize;
        let is_image = self.marks[close].flags & link::IMAGE != 0;
        let span = Span::new(mark.start, mark.start + 1 + u32::from(is_image));
        self.at = span.end;
        let (kind, link) = self.link(close, links);
        let tag = if is_image { Tag::Image { kind, link } } else { Tag::Link { kind, link } };
        (Event::Start(tag), span)
    }

    /// The link whose closing mark is at `close`.
    fn link<'s>(&self, close: usize, links: Links<'_, 's>) -> (LinkKind, Link<'s>) {
        let (first, second) = (self.marks[close + 1], self.marks[close + 2]);
        let span = Span::new(first.start, first.data);
        let kind = link_kind(first.flags);
        if kind == LinkKind::Inline {
            let source = &links.source[span.start as usize..second.start as usize];
            let parts = Parts { source, start: span.start, destination_len: span.len() };
            let rest = &source.as_bytes()[span.len() as usize..];
            let is_on_several_lines = bytes::find_line_end(rest, 0) < rest.len();
            let layout = if is_on_several_lines { links.containers.layout() } else { Layout::NONE };
            return (kind, Link::new(parts, layout, Span::default()));
        }
        let third = self.marks[close + 3];
        (kind, reference(links, Span::new(second.start, third.start), span))
    }

    #[inline(never)]
    fn open_autolink<'s>(&mut self, mark: Mark, source: &'s str) -> (Event<'s>, Span) {
        self.at = mark.start + 1;
        let end = mark.data;
        let destination = &source[self.at as usize..end as usize];
        let parts = Parts { source: destination, start: self.at, destination_len: end - self.at };
        let link = Link::autolink(parts);
        let tag = Tag::Link { kind: link_kind(mark.flags), link };
        (Event::Start(tag), Span::new(mark.start, self.at))
    }
}

/// The link of a reference with this label: to the definition at `target`, or to the answer with
/// the number `target.start` where the end is 0.
fn reference<'s>(links: Links<'_, 's>, target: Span, label: Span) -> Link<'s> {
    if target.end == 0 {
        let answer = links.answers.get(target.start as usize).copied().unwrap_or_default();
        let parts = definition::read_answer(answer).unwrap_or(Parts::NONE);
        return Link::new(parts, Layout::NONE, label);
    }
    match links.definitions.read(links.source.as_bytes(), target) {
        Some(reading) => reading.link(links.source, links.definitions.layout(target), label),
        None => Link::new(Parts::NONE, Layout::NONE, label),
    }
}

/// What the character reference at `at` stands for: one of those for two characters.
#[cold]
fn referenced(source: &str, at: u32) -> Text<'static> {
    let reference = character_reference::recognise(source.as_bytes(), at as usize);
    reference.map_or("".into(), |reference| reference.text)
}

/// The line end after the spaces and tabs at `at`.
#[inline]
fn line_end(source: &str, at: u32) -> Span {
    let bytes = source.as_bytes();
    let start = bytes::skip_spaces(bytes, at as usize);
    Span::new(offset(start), offset(bytes::after_line_end(bytes, start)))
}

/// The backslash or spaces at `at` and the line end after them.
fn hard_break(source: &str, at: u32) -> Span {
    let bytes = source.as_bytes();
    let marker = usize::from(bytes[at as usize] == b'\\');
    Span::new(at, line_end(source, at + offset(marker)).end)
}
