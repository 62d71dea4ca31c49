//! The tape as events.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use rillmark::{ClosedBy, Event, Run, RunPieces, Span};

use crate::arena::Arena;
use crate::code::is_end;
use crate::definitions;
use crate::facts::{Read, folded_paragraph, tag_end};
use crate::node::Node;
use crate::sort::{CHECKED, EFFECTIVE, Sort};
use crate::step;
use crate::token::{Close, Token, byte};

/// Iterator over the events of a node with their spans. Made by [`Node::events`] and
/// [`Tree::events`].
///
/// It keeps the elements that are open: eight bytes for each, on the heap beyond the first 16.
///
/// [`Node::events`]: crate::Node::events
/// [`Tree::events`]: crate::Tree::events
#[derive(Clone, Debug)]
pub struct Events<'a> {
    read: Read<'a>,
    /// Offset in the tape of the next token.
    at: usize,
    /// Where its gap begins in the source.
    pos: u32,
    /// Offset in the tape after the last token.
    end: usize,
    open: Stack,
    pieces: Option<RunPieces<'a>>,
    /// Where the token that was read last stands: in the tape, and its start in the source.
    last: (usize, u32),
    /// The element whose run of text comes next or now; those around it that were folded into one
    /// with it.
    folded: Folded,
}

/// What of a folded token was given.
#[derive(Clone, Copy, Debug)]
enum Folded {
    Nothing,
    /// The paragraph of a folded item comes next.
    Paragraph(Token),
    /// The text of the token; then its end; then that of the item around it, if there is one.
    Text(Token),
    /// The end of the item.
    Item(Token),
}

/// An element that is open.
#[derive(Clone, Copy, Debug)]
struct Open {
    start: u32,
    sort: Sort,
    facts: u8,
}

/// The elements that are open. The innermost 16 or fewer are in place.
#[derive(Clone, Debug)]
struct Stack {
    first: [Open; 16],
    len: usize,
    more: Vec<Open>,
}

impl Stack {
    const NEW: Self = Self {
        first: [Open { start: 0, sort: Sort::Unknown, facts: 0 }; 16],
        len: 0,
        more: Vec::new(),
    };

    #[inline]
    fn push(&mut self, open: Open) {
        match self.first.get_mut(self.len) {
            Some(place) => *place = open,
            None => self.more.push(open),
        }
        self.len += 1;
    }

    #[inline]
    fn pop(&mut self) -> Option<Open> {
        self.len = self.len.checked_sub(1)?;
        match self.first.get(self.len) {
            Some(open) => Some(*open),
            None => self.more.pop(),
        }
    }
}

impl<'a> Events<'a> {
    /// The events of the tokens from `at` to `end`.
    pub(crate) fn new(arena: &'a Arena, source: &'a str, at: usize, pos: u32, end: usize) -> Self {
        Self {
            read: Read { arena, source },
            at,
            pos,
            end,
            open: Stack::NEW,
            pieces: None,
            last: (0, 0),
            folded: Folded::Nothing,
        }
    }

    /// The node of the token that was read last: that of the last start, unless it is a paragraph in
    /// a folded item.
    pub(crate) fn last_node(&self) -> Option<Node<'a>> {
        let (at, start) = self.last;
        let step = (at > 0).then(|| step::read_at(self.read.arena.tape(), at, start))?;
        Some(Node::new(self.read.arena, &step))
    }

    /// The text of the shortcode that was given last.
    pub(crate) fn last_shortcode(&self) -> &'a str {
        let (at, start) = self.last;
        self.read.shortcode_text(&Token::read_at(self.read.arena.tape(), at, start))
    }

    /// Moves to the end of the element whose start was given last, and over it.
    pub(crate) fn skip_element(&mut self) {
        let mut depth = 1;
        while depth > 0 {
            match self.next() {
                Some((Event::Start(_), _)) => depth += 1,
                Some((Event::End(..), _)) => depth -= 1,
                Some(_) => {}
                None => return,
            }
        }
    }

    /// The events of one run.
    pub(crate) fn of_run(arena: &'a Arena, source: &'a str, run: Run) -> Self {
        let mut events = Self::new(arena, source, 0, 0, 0);
        events.pieces = Some(run.pieces(source));
        events
    }

    /// The events of the paragraph that is folded into an item.
    pub(crate) fn of_paragraph(arena: &'a Arena, source: &'a str, item: &Token) -> Self {
        let mut events = Self::new(arena, source, 0, 0, 0);
        // Not the item itself, whose end would follow.
        events.folded = Folded::Paragraph(folded_paragraph(item));
        events
    }

    fn next_token(&mut self) -> Option<(Event<'a>, Span)> {
        let tape = self.read.arena.tape();
        while self.at < self.end {
            if is_end(byte(tape, self.at)) {
                let close = Close::read(tape, self.at);
                self.at = close.next;
                self.pos = self.pos.wrapping_add(close.tail);
                let Some(open) = self.open.pop() else { continue };
                let Some(tag) = tag_end(open.sort, open.facts) else { continue };
                let closed_by =
                    if close.at_end_of_input() { ClosedBy::EndOfInput } else { ClosedBy::Source };
                let start = open.start.wrapping_add(close.other_start);
                return Some((Event::End(tag, closed_by), Span { start, end: self.pos }));
            }
            let token = Token::read(tape, self.at, self.pos);
            self.last = (self.at, token.start);
            self.at = token.body;
            self.pos = if token.is_open() { token.marker_end } else { token.end };
            let event = self.token(&token);
            if event.is_some() {
                return event;
            }
        }
        None
    }

    fn token(&mut self, token: &Token) -> Option<(Event<'a>, Span)> {
        if token.is_open() {
            let Token { start, sort, facts, .. } = *token;
            self.open.push(Open { start, sort, facts });
            return self.start(token);
        }
        match token.folded() {
            0 => self.leaf(token),
            1 => {
                self.begin_text(token);
                self.start(token)
            }
            _ => {
                self.folded = Folded::Paragraph(*token);
                self.start(token)
            }
        }
    }

    fn start(&self, token: &Token) -> Option<(Event<'a>, Span)> {
        let tag = self.read.tag(token)?;
        Some((Event::Start(tag), Span { start: token.start, end: token.marker_end }))
    }

    fn begin_text(&mut self, token: &Token) {
        self.folded = Folded::Text(*token);
        self.pieces = Some(Run::new(token.run, token.text).pieces(self.read.source));
    }

    fn leaf(&mut self, token: &Token) -> Option<(Event<'a>, Span)> {
        let span = token.text;
        let event = match token.sort {
            Sort::HardBreak => Event::HardBreak,
            Sort::SoftBreak => Event::SoftBreak,
            Sort::ThematicBreak => Event::ThematicBreak,
            Sort::TaskMarker => Event::TaskMarker { checked: token.facts & CHECKED != 0 },
            Sort::FootnoteReference => Event::FootnoteReference(self.read.footnote(token)),
            Sort::Shortcode => Event::Shortcode(self.read.shortcode(token)),
            Sort::Definition => {
                let parts = definitions::parts(self.read.arena.tape(), token);
                let is_effective = token.facts & EFFECTIVE != 0;
                Event::Definition(parts.definition(self.read.source, is_effective)?)
            }
            Sort::Text | Sort::Html | Sort::InlineHtml => {
                let Some(text) = token.outside(self.read.arena.tape()) else {
                    let mut pieces = Run::new(token.run, span).pieces(self.read.source);
                    let piece = pieces.next();
                    self.pieces = Some(pieces);
                    return piece;
                };
                match token.sort {
                    Sort::Text => Event::Text(text.into()),
                    Sort::Html => Event::Html(text.into()),
                    _ => Event::InlineHtml(text.into()),
                }
            }
            _ => return None,
        };
        Some((event, span))
    }

    /// What follows once the pieces of a run were given, or before the first one.
    fn next_folded(&mut self) -> Option<(Event<'a>, Span)> {
        match core::mem::replace(&mut self.folded, Folded::Nothing) {
            Folded::Nothing => None,
            Folded::Paragraph(item) => {
                let paragraph =
                    if item.sort == Sort::Item { folded_paragraph(&item) } else { item };
                self.begin_text(&paragraph);
                if item.sort == Sort::Item {
                    self.folded = Folded::Text(item);
                }
                self.start(&paragraph)
            }
            Folded::Text(token) if token.sort == Sort::Item => {
                self.folded = Folded::Item(token);
                end(&folded_paragraph(&token))
            }
            Folded::Text(token) | Folded::Item(token) => end(&token),
        }
    }
}

fn end<'a>(token: &Token) -> Option<(Event<'a>, Span)> {
    let tag = tag_end(token.sort, token.facts)?;
    Some((Event::End(tag, ClosedBy::Source), Span { start: token.start, end: token.end }))
}

impl<'a> Iterator for Events<'a> {
    type Item = (Event<'a>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if let Some(pieces) = &mut self.pieces {
            if let Some(piece) = pieces.next() {
                return Some(piece);
            }
            self.pieces = None;
        }
        if let Some(event) = self.next_folded() {
            return Some(event);
        }
        self.next_token()
    }
}

impl FusedIterator for Events<'_> {}
