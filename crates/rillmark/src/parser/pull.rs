//! The pull loop, which brings blocks, inlines and the scout together.

use super::lookup::Lookup;
use super::{Parser, Scratch};
use crate::block::{Container, ItemKind, Step, Underline, Verbatim};
use crate::definition;
use crate::event::{ClosedBy, Event, List, Tag, TagEnd};
use crate::inline::{Links, Mark, MarkKind, OpenLeaf, Stretches};
use crate::kept::LinkLabel;
use crate::link::Definition;
use crate::resolver::Resolver;
use crate::scout::Ahead;
use crate::span::Span;
use crate::text::offset;

/// Where the parser was left.
#[derive(Clone, Copy, Debug)]
pub(super) enum State {
    /// Between two steps of the block structure, or in the text of a leaf.
    Blocks,
    /// In the definitions that a leaf may begin with, at the offset.
    Definitions(TextLeaf, u32),
    /// In text of a code or HTML block.
    Verbatim(Verbatim),
    /// Before the label of a container directive.
    Label(Span),
    /// In a row of a table.
    Row,
    /// At the end.
    End,
}

/// A leaf that holds inline text.
#[derive(Clone, Copy, Debug)]
pub(super) enum TextLeaf {
    Paragraph(ClosedBy),
    SetextHeading(Underline),
}

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// The next event. Its span is kept: [`Inlines::span`](crate::inline::Inlines::span).
    ///
    /// Nearly every second event is text, and the way of it is short: it becomes a part of the
    /// caller's loop, while the others are calls.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it saves a call for every second event")]
    pub(super) fn pull(&mut self) -> Option<Event<'s>> {
        let inlines = &mut self.scratch.inlines;
        let Some(mark) = inlines.near_mark() else { return self.pull_far() };
        if inlines.is_next(mark) {
            return self.pull_mark();
        }
        let text = inlines.text_before(mark, self.source);
        if text.is_some() { text } else { self.pull_inline() }
    }

    /// The next event in the text of a leaf, where a near mark comes next.
    #[inline(never)]
    fn pull_mark(&mut self) -> Option<Event<'s>> {
        match self.scratch.inlines.near_mark() {
            Some(mark) if !mark.kind.is_silent() => self.mark_event(mark),
            _ => self.pull_inline(),
        }
    }

    /// The next event in the text of a leaf.
    #[inline(never)]
    fn pull_inline(&mut self) -> Option<Event<'s>> {
        match self.scratch.inlines.skip_silent_marks(self.source) {
            Ok(mark) => self.mark_event(mark),
            Err(text) => Some(text),
        }
    }

    /// The next event, if none of a near mark comes next.
    ///
    /// Closing and opening containers has a short way here; the calls are at the very end.
    #[inline(never)]
    fn pull_far(&mut self) -> Option<Event<'s>> {
        if !self.scratch.inlines.is_walked() {
            return self.pull_inline();
        }
        let State::Blocks = self.state else { return self.pull_other() };
        let blocks = &mut self.scratch.blocks;
        if let Some(closed) = blocks.next_closed() {
            return Some(self.give(Event::End(closed.tag, ClosedBy::Source), closed.span));
        }
        match blocks.next_opened(self.source.as_bytes()) {
            Some(container) => self.open_container(container),
            None if blocks.is_between_outer_blocks() => self.pull_paragraph(),
            None => self.pull_block(),
        }
    }

    /// The next event, if that may be the start of a paragraph outside of containers.
    #[inline(never)]
    fn pull_paragraph(&mut self) -> Option<Event<'s>> {
        let bytes = self.source.as_bytes();
        match self.scratch.blocks.outer_paragraph(bytes) {
            Some(span) if bytes[span.start as usize] != b'[' => {
                let tag = TagEnd::Paragraph { tight: false };
                self.open_text(OpenLeaf { tag, span, closed_by: ClosedBy::Source }, span.start);
                let tag = Tag::Paragraph { tight: false };
                Some(self.give(Event::Start(tag), Span::empty(span.start)))
            }
            Some(span) => {
                self.state = State::Definitions(TextLeaf::Paragraph(ClosedBy::Source), span.start);
                self.pull_block()
            }
            None => self.pull_block(),
        }
    }

    /// The next event that neither is in the text of a leaf nor begins with a line. Apart, so that
    /// the short ways need to save no registers for it.
    #[inline(never)]
    fn pull_other(&mut self) -> Option<Event<'s>> {
        if let State::Row = self.state { self.next_cell() } else { self.pull_block() }
    }

    /// The event of the mark, which is the next one and not silent.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would cost as much as most events do")]
    fn mark_event(&mut self, mark: Mark) -> Option<Event<'s>> {
        match mark.kind {
            MarkKind::LinkOpen => self.open_link(),
            MarkKind::Footnote => Some(self.footnote_reference()),
            _ => self.scratch.inlines.event(mark, self.source),
        }
    }

    #[inline(never)]
    #[expect(
        clippy::unnecessary_wraps,
        reason = "what is called at the very end gives the same type"
    )]
    fn open_link(&mut self) -> Option<Event<'s>> {
        let Scratch { blocks, inlines, definitions, .. } = &mut self.scratch;
        let containers = &blocks.containers;
        let links = Links { source: self.source, definitions, answers: &self.answers, containers };
        Some(inlines.open_link(links))
    }

    /// The next event that is not in the text of a leaf.
    #[inline(never)]
    fn pull_block(&mut self) -> Option<Event<'s>> {
        loop {
            let event = match self.state {
                State::Blocks => {
                    // It is looked at where it lies: moving it would wait for its writing.
                    match &self.scratch.blocks.step(self.source.as_bytes()) {
                        Some(step) => self.step(step),
                        None => continue,
                    }
                }
                State::Verbatim(verbatim) => self.verbatim(verbatim),
                State::Definitions(leaf, at) => Some(self.definition(leaf, at)),
                State::Label(label) => Some(self.open_label(label)),
                State::Row => self.next_cell(),
                State::End => return None,
            };
            if event.is_some() {
                return event;
            }
        }
    }

    /// What a step of the block structure is as an event.
    #[inline]
    fn step(&mut self, step: &Step) -> Option<Event<'s>> {
        match *step {
            Step::Paragraph(closed_by) => self.text_leaf(TextLeaf::Paragraph(closed_by)),
            Step::SetextHeading(underline) => self.text_leaf(TextLeaf::SetextHeading(underline)),
            Step::Term(span) => Some(self.open_term(span)),
            Step::AtxHeading(heading, end) => Some(self.open_atx_heading(heading, end)),
            Step::Verbatim(verbatim) => {
                self.state = State::Verbatim(verbatim);
                None
            }
            Step::Open(container) => self.open_container(container),
            Step::Close(closed, closed_by) => {
                Some(self.give(Event::End(closed.tag, closed_by), closed.span))
            }
            Step::ThematicBreak(span) => Some(self.give(Event::ThematicBreak, span)),
            Step::Directive(span) => self.open_leaf_directive(span),
            Step::OpenTable(table) => Some(self.open_table(table)),
            Step::TableRow(row) => Some(self.open_row(row)),
            Step::OpenLeaf(leaf) => self.open_leaf(leaf),
            Step::CloseLeaf(leaf, end, closed_by) => self.close_leaf(leaf, end, closed_by),
            Step::End => {
                self.state = State::End;
                None
            }
        }
    }

    #[inline]
    fn open_container(&mut self, container: Container) -> Option<Event<'s>> {
        match container {
            Container::BlockQuote { start, end, around } => Some(match around.alert() {
                Some(kind) => self.give(Event::Start(Tag::Alert(kind)), Span::new(start, end)),
                None => self.give(Event::Start(Tag::BlockQuote), Span::new(start, start + 1)),
            }),
            Container::Item { marker, .. } if marker.is_list_item() => {
                Some(self.give(Event::Start(Tag::Item), container.marker()))
            }
            Container::List(_) => self.open_list(),
            _ => self.open_other_container(),
        }
    }

    /// The footnote definition, directive, details or definition list that the blocks have given as open.
    #[inline(never)]
    fn open_other_container(&mut self) -> Option<Event<'s>> {
        let container = *self.scratch.blocks.given()?;
        let Container::Item { start, marker, ordinal, .. } = container else {
            return Some(self.give(Event::Start(Tag::DefinitionList), container.marker()));
        };
        let span = container.marker();
        match marker.kind() {
            ItemKind::ListItem => Some(self.give(Event::Start(Tag::Item), span)),
            ItemKind::Footnote => Some(self.open_footnote(span, ordinal)),
            ItemKind::Details { loose } => Some(self.open_details(span, ordinal, loose)),
            ItemKind::Directive => self.open_directive(start),
        }
    }

    /// The list that the blocks have given as open.
    #[inline(never)]
    fn open_list(&mut self) -> Option<Event<'s>> {
        let Scratch { blocks, scout, definitions, .. } = &mut self.scratch;
        let list = *blocks.given_list()?;
        let mut ahead = Ahead { bytes: self.source.as_bytes(), parser: blocks, definitions };
        let loose = scout.is_loose(&mut ahead, list.start, list.ordinal);
        blocks.set_loose(loose);
        let (kind, marker) = (list.kind(), list.marker);
        let tag = Tag::List(List { kind, tight: !loose, marker, start: list.number });
        Some(self.give(Event::Start(tag), Span::empty(list.start)))
    }

    /// Begins a paragraph or setext heading that is complete.
    fn text_leaf(&mut self, leaf: TextLeaf) -> Option<Event<'s>> {
        let start = self.scratch.blocks.lines.first()?.start;
        if self.source.as_bytes()[start as usize] == b'[' {
            self.state = State::Definitions(leaf, start);
            return None;
        }
        Some(self.open_text_leaf(leaf, start))
    }

    /// The next definition of those that a leaf begins with, or the beginning of the leaf.
    #[inline(never)]
    fn definition(&mut self, leaf: TextLeaf, at: u32) -> Event<'s> {
        let bytes = self.source.as_bytes();
        let Scratch { blocks, inlines, definitions, .. } = &mut self.scratch;
        let cursor = Stretches { bytes, spans: &blocks.lines }.cursor_at(at as usize);
        let Some(reading) = definition::read(cursor) else {
            return self.open_task(leaf, at).unwrap_or_else(|| self.open_text_leaf(leaf, at));
        };
        self.state = match reading.after.peek() {
            Some(_) => State::Definitions(leaf, offset(reading.after.at)),
            None => State::Blocks,
        };
        let layout = blocks.containers.layout();
        let first = definitions.insert(bytes, &reading, layout);
        let layout = reading.needed_layout(bytes, layout);
        let link = reading.link(self.source, layout, reading.label);
        let mut is_first = first == reading.span;
        if R::ANSWERS_FIRST && is_first {
            let label = LinkLabel(reading.label(bytes, layout));
            let text = &self.source[reading.label.range()];
            is_first = self.resolver.resolve_label_first(label, text, reading.label).is_none();
        }
        let definition = Definition::new(link, is_first);
        inlines.give(Event::Definition(definition), reading.span)
    }

    fn open_text_leaf(&mut self, leaf: TextLeaf, start: u32) -> Event<'s> {
        let closed_by = match leaf {
            TextLeaf::Paragraph(closed_by) => closed_by,
            TextLeaf::SetextHeading(underline) => {
                return self.open_setext_heading(underline, start);
            }
        };
        let (tag, leaf) = self.paragraph(closed_by, start);
        self.open_text(leaf, start);
        self.give(Event::Start(tag), Span::empty(start))
    }

    /// How the paragraph, whose text begins at `start`, begins and ends.
    #[inline]
    pub(super) fn paragraph(&self, closed_by: ClosedBy, start: u32) -> (Tag<'s>, OpenLeaf) {
        let blocks = &self.scratch.blocks;
        let end = blocks.lines.last().map_or(start, |line| line.end);
        let tight = blocks.is_tight();
        let (tag, span) = (TagEnd::Paragraph { tight }, Span::new(start, end));
        (Tag::Paragraph { tight }, OpenLeaf { tag, span, closed_by })
    }

    /// Begins the text of a leaf, from `start` on.
    #[inline(never)]
    pub(super) fn open_text(&mut self, leaf: OpenLeaf, start: u32) {
        self.state = State::Blocks;
        let bytes = self.source.as_bytes();
        let Scratch { blocks, inlines, .. } = &mut self.scratch;
        blocks.trim_text(bytes);
        let stretches = Stretches { bytes, spans: &blocks.lines };
        if !inlines.open(leaf, stretches, start) {
            self.read_text();
        }
    }

    /// Reads the rest of the text of the leaf.
    #[inline(never)]
    pub(super) fn read_text(&mut self) {
        self.read_stretches(None);
    }

    /// Reads the rest of the text of the leaf, which is the span or the lines of the blocks.
    pub(super) fn read_stretches(&mut self, span: Option<Span>) {
        self.answers.clear();
        let bytes = self.source.as_bytes();
        let Scratch { blocks, inlines, scout, definitions } = &mut self.scratch;
        let blocks = &*blocks;
        let mut references = Lookup {
            source: self.source,
            scout,
            ahead: Ahead { bytes, parser: blocks, definitions },
            resolver: &mut self.resolver,
            answers: &mut self.answers,
            expanded: &mut self.expanded,
            base: self.base,
        };
        let spans = span.as_ref().map_or(&*blocks.lines, core::slice::from_ref);
        inlines.read(Stretches { bytes, spans }, &mut references);
    }

    /// Gives an event and keeps its span.
    #[inline]
    pub(super) fn give(&mut self, event: Event<'s>, span: Span) -> Event<'s> {
        self.scratch.inlines.give(event, span)
    }
}
