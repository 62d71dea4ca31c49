//! The walk over resolved marks: one event per call.

#![expect(clippy::unnecessary_wraps, reason = "what is called at the very end gives the same type")]

use super::mark::{Kind, Mark, link_kind, math_kind};
use super::smart_punctuation::quotation_mark;
use super::{Inlines, WALKED, bracket, delimiter, shortcode};
use crate::block::Containers;
use crate::bytes;
use crate::definition::{self, Definitions};
use crate::event::{ClosedBy, Event, LinkKind, Tag, TagEnd};
use crate::inline::character_reference;
use crate::line::{Layout, byte};
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
    /// Gives an event and keeps its span. Apart from each other, because an iterator over events
    /// alone would have to copy them out of pairs.
    #[inline]
    pub(crate) fn give<'s>(&mut self, event: Event<'s>, span: Span) -> Event<'s> {
        self.span = span;
        event
    }

    /// The span of the event that was given last.
    #[inline]
    pub(crate) fn span(&self) -> Span {
        self.span
    }

    /// The next mark, if it is one of the first ones.
    #[inline]
    pub(crate) fn near_mark(&self) -> Option<Mark> {
        self.marks.get_near(self.next).copied()
    }

    /// The text before the mark, which is the next one, if there is some and it is no raw HTML.
    #[inline]
    pub(crate) fn text_before<'s>(&mut self, mark: Mark, source: &'s str) -> Option<Event<'s>> {
        mark.kind.ends_text().then(|| self.text_until(mark.start, false, source))
    }

    /// Moves to the next mark that stands for an event; gives the text before it, if that was not
    /// given yet.
    #[inline]
    pub(crate) fn skip_silent_marks<'s>(&mut self, source: &'s str) -> Result<Mark, Event<'s>> {
        loop {
            let mark = self.marks[self.next];
            if self.at < mark.start && !mark.kind.is_inert() {
                return Err(self.text_until(mark.start, mark.kind.ends_html(), source));
            }
            if !mark.kind.is_silent() {
                return Ok(mark);
            }
            count!(MarksVisited);
            self.next += 1;
            if matches!(mark.kind, Kind::Escape | Kind::HtmlEscape) {
                self.at = mark.start + 1;
            } else if mark.kind == Kind::Hidden {
                self.at = mark.data;
            }
        }
    }

    /// The text before `end` that was not given yet.
    #[inline]
    fn text_until<'s>(&mut self, end: u32, is_html: bool, source: &'s str) -> Event<'s> {
        let span = Span::new(self.at, end);
        self.at = end;
        let text = source[span.range()].into();
        self.give(if is_html { Event::InlineHtml(text) } else { Event::Text(text) }, span)
    }

    /// Whether there is no text before the next mark, this one, that was not given yet.
    #[inline]
    pub(crate) fn is_next(&self, mark: Mark) -> bool {
        self.at >= mark.start
    }

    /// Whether all of the text was given.
    #[inline]
    pub(crate) fn is_walked(&self) -> bool {
        self.next == WALKED
    }

    /// The event of the mark, which is the next one, unless it is silent or opens a link.
    ///
    /// The commonest ones call nothing, the others at the very end, so that no registers need to be
    /// saved.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it is half of the function that it is called from")]
    pub(crate) fn event<'s>(&mut self, mark: Mark, source: &'s str) -> Option<Event<'s>> {
        count!(MarksVisited);
        let start = mark.start;
        let len = u32::from(mark.flags);
        match mark.kind {
            Kind::DelimiterOpen => {
                self.pass(len as usize, start + len);
                let tag = if len == 2 { Tag::Strong } else { Tag::Emphasis };
                Some(self.give(Event::Start(tag), Span::new(start, self.at)))
            }
            Kind::DelimiterClose => {
                self.pass(len as usize, start + len);
                let tag = if len == 2 { TagEnd::Strong } else { TagEnd::Emphasis };
                Some(self.give(Event::End(tag, ClosedBy::Source), Span::new(mark.data, self.at)))
            }
            Kind::CodeOpen => {
                self.pass(1, mark.data);
                self.code_start = start;
                let span = Span::new(start, start + backticks(mark, source));
                Some(self.give(Event::Start(Tag::CodeSpan), span))
            }
            Kind::CodeClose => {
                self.pass(1, mark.data);
                let span = Span::new(self.code_start, mark.data);
                Some(self.give(Event::End(TagEnd::CodeSpan, ClosedBy::Source), span))
            }
            Kind::SoftBreak => {
                self.pass(1, mark.data);
                Some(self.give(Event::SoftBreak, line_end(source, start)))
            }
            Kind::End => {
                self.next = WALKED;
                Some(self.give(Event::End(self.leaf.tag, self.leaf.closed_by), self.leaf.span))
            }
            Kind::CharacterReference => self.referenced_char(source),
            Kind::Html => self.raw_html(source),
            Kind::LinkClose => self.end_link(),
            Kind::AutolinkOpen | Kind::LiteralOpen => self.open_autolink(source),
            Kind::DirectiveOpen | Kind::DirectiveClose => self.directive_event(source),
            _ => self.other_event(source),
        }
    }

    /// Moves over marks to text at an offset.
    #[inline]
    pub(super) fn pass(&mut self, marks: usize, at: u32) {
        self.next += marks;
        self.at = at;
    }

    #[inline(never)]
    fn raw_html<'s>(&mut self, source: &'s str) -> Option<Event<'s>> {
        let mark = self.marks[self.next];
        self.pass(1, mark.data);
        let span = Span::new(mark.start, mark.data);
        Some(self.give(Event::InlineHtml(source[span.range()].into()), span))
    }

    #[inline(never)]
    fn referenced_char<'s>(&mut self, source: &'s str) -> Option<Event<'s>> {
        let Some(mark) = self.near_mark() else { return self.other_event(source) };
        let Some(text) = mark.char() else { return self.other_event(source) };
        self.pass(1, mark.data);
        Some(self.give(Event::Text(text), Span::new(mark.start, mark.data)))
    }

    /// The event of a mark that stands for text, none of the commonest.
    #[inline(never)]
    fn other_event<'s>(&mut self, source: &'s str) -> Option<Event<'s>> {
        let mark = self.marks[self.next];
        let start = mark.start;
        self.pass(1, mark.data);
        let span = Span::new(start, mark.data);
        let (event, span) = match mark.kind {
            Kind::ExtensionOpen => {
                self.at = mark.end();
                let (tag, _) = delimiter::element(mark.delimiter_number(), self.options);
                (Event::Start(tag), Span::new(start, self.at))
            }
            Kind::ExtensionClose => {
                self.at = mark.end();
                let (_, tag) = delimiter::element(mark.delimiter_number(), self.options);
                (Event::End(tag, ClosedBy::Source), Span::new(mark.data, self.at))
            }
            Kind::LastClose => {
                self.at = start;
                let end = Event::End(self.last_element(mark), ClosedBy::EndOfInput);
                (end, Span::new(mark.data, start))
            }
            Kind::QuotationMark => {
                self.at = start + 1;
                (Event::Text(quotation_mark(mark.flags)), Span::new(start, start + 1))
            }
            Kind::TaskMarker => {
                let span = Span::new(start, start + u32::from(mark.extra));
                (Event::TaskMarker { checked: mark.flags != 0 }, span)
            }
            Kind::AutolinkClose => {
                self.at = start + 1;
                (Event::End(TagEnd::Link, ClosedBy::Source), Span::new(mark.data, self.at))
            }
            Kind::InlineFootnoteOpen => {
                self.at = start + 2;
                (Event::Start(Tag::InlineFootnote), Span::new(start, self.at))
            }
            Kind::InlineFootnoteClose => {
                self.at = start + 1;
                let end = Event::End(TagEnd::InlineFootnote, ClosedBy::Source);
                (end, Span::new(mark.data, self.at))
            }
            Kind::LiteralClose => {
                self.at = start;
                (Event::End(TagEnd::Link, ClosedBy::Source), Span::new(mark.data, start))
            }
            Kind::MathOpen => {
                self.code_start = start;
                (Event::Start(Tag::Math(math_kind(mark.flags))), span)
            }
            Kind::MathClose => {
                let end = Event::End(TagEnd::Math(math_kind(mark.flags)), ClosedBy::Source);
                (end, Span::new(self.code_start, mark.data))
            }
            Kind::MathBreak => (Event::Text("\n".into()), line_end(source, start)),
            Kind::HardBreak => (Event::HardBreak, hard_break(source, start)),
            Kind::CharacterReference => {
                let text = mark.char().unwrap_or_else(|| referenced(source, start));
                (Event::Text(text), span)
            }
            Kind::Shortcode => (shortcode::event(source, span), span),
            Kind::Nul => (Event::Text("\u{FFFD}".into()), span),
            Kind::HtmlNul => (Event::InlineHtml("\u{FFFD}".into()), span),
            Kind::CodeBreak => (Event::Text(" ".into()), line_end(source, start)),
            _ => (Event::InlineHtml("\n".into()), line_end(source, start)),
        };
        Some(self.give(event, span))
    }

    #[inline(never)]
    fn end_link<'s>(&mut self) -> Option<Event<'s>> {
        let mark = self.marks[self.next];
        let start = self.marks[self.next + 2].data;
        self.pass(1 + usize::from(mark.extra), mark.data);
        let tag = if mark.flags & bracket::IMAGE == 0 { TagEnd::Link } else { TagEnd::Image };
        Some(self.give(Event::End(tag, ClosedBy::Source), Span::new(start, mark.data)))
    }

    /// The event of the mark, which opens a link or image.
    pub(crate) fn open_link<'s>(&mut self, links: Links<'_, 's>) -> Event<'s> {
        let mark = self.marks[self.next];
        self.next += 1;
        let close = mark.data as usize;
        let is_image = self.marks[close].flags & bracket::IMAGE != 0;
        let span = Span::new(mark.start, mark.start + 1 + u32::from(is_image));
        self.at = span.end;
        let (kind, link) = self.link(close, links);
        let span = if kind == LinkKind::Wiki { self.open_wikilink(span, close) } else { span };
        let tag = if is_image { Tag::Image { kind, link } } else { Tag::Link { kind, link } };
        self.give(Event::Start(tag), span)
    }

    /// Moves over the mark, which is a reference to a footnote; gives its span and that of the
    /// definition, which is empty if that is not in the source.
    pub(crate) fn take_footnote(&mut self) -> (Span, Span) {
        let (mark, data) = (self.marks[self.next], self.marks[self.next + 1]);
        self.pass(2, mark.data);
        (Span::new(mark.start, mark.data), Span::new(data.start, data.data))
    }

    /// Goes to the text of the wikilink whose closing mark is at `close`. Gives its opening marker, of
    /// which the span has all but the last bracket.
    #[cold]
    fn open_wikilink(&mut self, span: Span, close: usize) -> Span {
        self.at = self.marks[close + 3].start;
        Span::new(span.start, span.end + 1)
    }

    /// The link whose closing mark is at `close`.
    fn link<'s>(&self, close: usize, links: Links<'_, 's>) -> (LinkKind, Link<'s>) {
        let (first, second) = (self.marks[close + 1], self.marks[close + 2]);
        let span = Span::new(first.start, first.data);
        let kind = link_kind(first.flags);
        if matches!(kind, LinkKind::Inline | LinkKind::Wiki) {
            let source = &links.source[span.start as usize..second.start as usize];
            let parts = Parts { source, start: span.start, destination_len: span.len() };
            let rest = &source.as_bytes()[span.len() as usize..];
            let is_on_several_lines = !bytes::is_one_line(rest);
            let layout = if is_on_several_lines {
                links.containers.layout()
            } else {
                self.cell_layout(source)
            };
            return (kind, Link::new(parts, layout, Span::default()));
        }
        let third = self.marks[close + 3];
        (kind, reference(links, Span::new(second.start, third.start), span))
    }

    #[inline(never)]
    fn open_autolink<'s>(&mut self, source: &'s str) -> Option<Event<'s>> {
        let mark = self.marks[self.next];
        self.next += 1;
        self.at = mark.start + u32::from(mark.kind == Kind::AutolinkOpen);
        let end = mark.data;
        let destination = &source[self.at as usize..end as usize];
        let parts = Parts { source: destination, start: self.at, destination_len: end - self.at };
        let link = Link::autolink(parts, self.cell_layout(destination));
        let tag = Tag::Link { kind: link_kind(mark.flags), link };
        Some(self.give(Event::Start(tag), Span::new(mark.start, self.at)))
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

/// How many backticks open the code span.
#[inline]
fn backticks(open: Mark, source: &str) -> u32 {
    match open.extra {
        0 => offset(bytes::run_length(source.as_bytes(), open.start as usize, b'`')),
        len => u32::from(len),
    }
}

/// The line end after the spaces and tabs at `at`.
#[inline]
fn line_end(source: &str, at: u32) -> Span {
    let bytes = source.as_bytes();
    if byte(bytes, at as usize) == b'\n' {
        return Span::new(at, at + 1);
    }
    let start = bytes::skip_spaces(bytes, at as usize);
    Span::new(offset(start), offset(bytes::after_line_end(bytes, start)))
}

/// The backslash or spaces at `at` and the line end after them.
fn hard_break(source: &str, at: u32) -> Span {
    let bytes = source.as_bytes();
    let marker = usize::from(bytes[at as usize] == b'\\');
    Span::new(at, line_end(source, at + offset(marker)).end)
}
