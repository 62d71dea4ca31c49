//! How a run is divided into pieces.

use core::iter::FusedIterator;

use super::{Last, RunKind};
use crate::bytes;
use crate::event::Event;
use crate::inline::{backslash_escape, character_reference};
use crate::line::byte;
use crate::span::Span;
use crate::text::{Text, offset};

/// Iterator over the pieces of a run, as events with their spans. Made by
/// [`Run::pieces`](crate::Run::pieces).
#[derive(Clone, Debug)]
pub struct RunPieces<'s> {
    pub(super) source: &'s str,
    pub(super) kind: RunKind,
    pub(super) at: usize,
    pub(super) end: usize,
    /// Whether what stands before the text of a line comes next.
    pub(super) after_line_end: bool,
    pub(super) is_missing_line_end: bool,
}

/// A piece before it is an event.
pub(super) struct Piece<'s> {
    text: PieceText<'s>,
    span: Span,
    /// What it is as the last piece of a run.
    pub(super) last: Last,
}

enum PieceText<'s> {
    Text(Text<'s>),
    Html(Text<'s>),
    InlineHtml(Text<'s>),
    SoftBreak,
}

impl<'s> Piece<'s> {
    fn event(self) -> (Event<'s>, Span) {
        let event = match self.text {
            PieceText::Text(text) => Event::Text(text),
            PieceText::Html(text) => Event::Html(text),
            PieceText::InlineHtml(text) => Event::InlineHtml(text),
            PieceText::SoftBreak => Event::SoftBreak,
        };
        (event, self.span)
    }

    #[inline]
    pub(super) fn is(&self, event: &Event<'_>, span: Span) -> bool {
        let is_same = match (&self.text, event) {
            (PieceText::Text(text), Event::Text(other))
            | (PieceText::Html(text), Event::Html(other))
            | (PieceText::InlineHtml(text), Event::InlineHtml(other)) => is_same(text, other),
            (PieceText::SoftBreak, Event::SoftBreak) => true,
            _ => false,
        };
        is_same && self.span == span
    }
}

/// Whether two texts are equal: at once if they are the same slice.
#[inline]
fn is_same(text: &Text<'_>, other: &Text<'_>) -> bool {
    match (text.as_slice(), other.as_slice()) {
        (Some(text), Some(other)) => core::ptr::eq(text, other) || text == other,
        _ => text == other,
    }
}

impl<'s> RunPieces<'s> {
    #[inline]
    pub(super) fn next_piece(&mut self) -> Option<Piece<'s>> {
        let bytes = self.source.as_bytes().get(..self.end)?;
        if self.after_line_end {
            self.after_line_end = false;
            self.at = bytes::skip(bytes, self.at, |byte| matches!(byte, b' ' | b'\t' | b'>'));
        }
        if self.at >= self.end {
            return self.missing_line_end();
        }
        match self.kind {
            RunKind::Inline => self.inline_piece(bytes),
            RunKind::Code | RunKind::Math | RunKind::InlineHtml => self.code_piece(bytes),
            RunKind::CodeBlock | RunKind::HtmlBlock => self.verbatim_piece(bytes),
        }
    }

    fn missing_line_end(&mut self) -> Option<Piece<'s>> {
        let is_missing = core::mem::take(&mut self.is_missing_line_end);
        is_missing.then(|| self.decoded("\n".into(), self.at))
    }

    #[inline]
    fn inline_piece(&mut self, bytes: &'s [u8]) -> Option<Piece<'s>> {
        let mut last = Last::Plain;
        match bytes[self.at] {
            b'\\' if backslash_escape::is_escape(bytes, self.at) => {
                self.at += 1;
                last = Last::Escaped;
            }
            b'&' | 0 => {
                if let Some((text, end)) = decode(bytes, self.at) {
                    return Some(self.decoded(text, end));
                }
            }
            b'\n' | b'\r' => return Some(self.soft_break(bytes)),
            _ => {}
        }
        let start = self.at;
        let mut end = start + 1;
        loop {
            end = bytes::find_coded(bytes, end);
            match byte_at(bytes, end) {
                None => break,
                Some(b'\n' | b'\r') => {
                    let text_end = bytes::trim_end(bytes, start, end);
                    if text_end == start {
                        self.at = end;
                        return Some(self.soft_break(bytes));
                    }
                    let piece = self.plain(text_end, last);
                    self.at = end;
                    return piece;
                }
                Some(b'\\') if backslash_escape::is_escape(bytes, end) => break,
                Some(b'&' | 0) if decode(bytes, end).is_some() => break,
                Some(_) => end += 1,
            }
        }
        self.plain(end, last)
    }

    fn soft_break(&mut self, bytes: &[u8]) -> Piece<'s> {
        let start = self.at;
        self.at = bytes::after_line_end(bytes, start);
        self.after_line_end = true;
        let span = Span::new(offset(start), offset(self.at));
        Piece { text: PieceText::SoftBreak, span, last: Last::LineEnd }
    }

    fn code_piece(&mut self, bytes: &'s [u8]) -> Option<Piece<'s>> {
        match bytes[self.at] {
            0 => Some(self.decoded("\u{FFFD}".into(), self.at + 1)),
            b'\n' | b'\r' => {
                let text = if self.kind == RunKind::Code { " " } else { "\n" };
                let piece = self.decoded(text.into(), bytes::after_line_end(bytes, self.at));
                self.after_line_end = true;
                Some(Piece { last: Last::LineEnd, ..piece })
            }
            _ => self.plain(bytes::find_line_end_or_nul(bytes, self.at), Last::Plain),
        }
    }

    fn verbatim_piece(&mut self, bytes: &'s [u8]) -> Option<Piece<'s>> {
        match bytes[self.at] {
            0 => Some(self.decoded("\u{FFFD}".into(), self.at + 1)),
            b'\r' => {
                let end = bytes::after_line_end(bytes, self.at);
                Some(self.decoded("\n".into(), end))
            }
            _ => self.plain(bytes::find_carriage_return_or_nul(bytes, self.at), Last::Plain),
        }
    }

    #[inline]
    fn plain(&mut self, end: usize, last: Last) -> Option<Piece<'s>> {
        let text = self.source.get(self.at..end)?;
        Some(Piece { last, ..self.decoded(text.into(), end) })
    }

    #[inline]
    fn decoded(&mut self, text: Text<'s>, end: usize) -> Piece<'s> {
        let span = Span::new(offset(self.at), offset(end));
        self.at = end;
        let text = match self.kind {
            RunKind::HtmlBlock => PieceText::Html(text),
            RunKind::InlineHtml => PieceText::InlineHtml(text),
            _ => PieceText::Text(text),
        };
        Piece { text, span, last: Last::Decoded }
    }
}

fn byte_at(bytes: &[u8], at: usize) -> Option<u8> {
    (at < bytes.len()).then(|| byte(bytes, at))
}

/// What the character reference or NUL at `at` stands for, and the offset after it.
fn decode(bytes: &[u8], at: usize) -> Option<(Text<'static>, usize)> {
    if bytes[at] == 0 {
        return Some(("\u{FFFD}".into(), at + 1));
    }
    let reference = character_reference::recognise(bytes, at)?;
    Some((reference.text, reference.end))
}

impl<'s> Iterator for RunPieces<'s> {
    type Item = (Event<'s>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.next_piece().map(Piece::event)
    }
}

impl FusedIterator for RunPieces<'_> {}
