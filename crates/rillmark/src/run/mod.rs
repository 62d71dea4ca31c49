//! Runs of text: several pieces that stand together, kept as one stretch of the source.

mod pieces;

pub use pieces::RunPieces;

use crate::bytes;
use crate::event::Event;
use crate::inline::backslash_escape;
use crate::line::byte;
use crate::span::Span;
use crate::text::Text;
use pieces::Piece;

/// How the text of a [`Run`] is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RunKind {
    /// Text among inlines: [`Event::Text`] and [`Event::SoftBreak`].
    Inline,
    /// Text of a code span or autolink, in which nothing is decoded but line ends and NULs:
    /// [`Event::Text`].
    Code,
    /// Text of mathematics: the same, but line ends stay line ends.
    Math,
    /// Text of a code block: [`Event::Text`]. An empty run is the line end that the last line has
    /// even where the input ends before it.
    CodeBlock,
    /// Text of an HTML block: [`Event::Html`]. As above.
    HtmlBlock,
    /// Raw HTML among inlines: [`Event::InlineHtml`].
    InlineHtml,
}

/// A stretch of the source that stands for neighbouring pieces of text, so that whoever keeps a
/// document can keep one stretch for all of them.
///
/// It is begun with one event and goes on with others as long as [`pieces`](Self::pieces) gives
/// back exactly those, spans included.
///
/// ```
/// use rillmark::{Event, Parser, Run, RunKind, Span};
///
/// let source = "a\\*b &amp;\n  c *d*";
/// let mut events = Parser::new(source).spanned().skip(1);
/// let (event, span) = events.next().unwrap();
/// let mut run = Run::begin(source, RunKind::Inline, &event, span, 0).unwrap();
/// let more = events.take_while(|(event, span)| run.extend(source, event, *span)).count();
/// assert_eq!(more, 4);
/// assert_eq!(&source[run.span], "a\\*b &amp;\n  c ");
/// let pieces: Vec<_> = run.pieces(source).map(|(event, _)| event).collect();
/// assert_eq!(pieces[2..], [
///     Event::Text("&".into()),
///     Event::SoftBreak,
///     Event::Text("c ".into()),
/// ][..]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// How its text is divided.
    pub kind: RunKind,
    /// Where it stands. It begins with the backslash where the first piece is an escape.
    pub span: Span,
    last: Last,
}

/// The last piece of a run, as far as it matters to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Last {
    /// The source as it stands; it ends before something that is not.
    Plain,
    /// The same after a backslash.
    Escaped,
    /// Anything else.
    Decoded,
    /// A line end, after which the text of the next line does not begin at once.
    LineEnd,
}

impl Last {
    /// What an event of a parser is as the last piece of a run; `None` if no run has such a piece.
    #[inline]
    fn of(source: &str, kind: RunKind, event: &Event<'_>, span: Span) -> Option<Self> {
        let text = match (event, kind) {
            (Event::SoftBreak, RunKind::Inline) => return Some(Self::LineEnd),
            (
                Event::Text(text),
                RunKind::Inline | RunKind::Code | RunKind::Math | RunKind::CodeBlock,
            )
            | (Event::Html(text), RunKind::HtmlBlock)
            | (Event::InlineHtml(text), RunKind::InlineHtml) => text,
            _ => return None,
        };
        if is_slice_at(source, text, span) {
            return Some(Self::Plain);
        }
        Self::of_decoded(source.as_bytes(), kind, span)
    }

    #[inline(never)]
    fn of_decoded(bytes: &[u8], kind: RunKind, span: Span) -> Option<Self> {
        let is_block = matches!(kind, RunKind::CodeBlock | RunKind::HtmlBlock);
        if span.is_empty() {
            return is_block.then_some(Self::Plain);
        }
        match byte(bytes, span.start as usize) {
            0 => Some(Self::Decoded),
            b'&' => (kind == RunKind::Inline).then_some(Self::Decoded),
            b'\n' | b'\r' => Some(if is_block { Self::Decoded } else { Self::LineEnd }),
            _ => None,
        }
    }
}

/// Whether the text is the slice of the source at the span, not one that is equal to it.
#[inline]
fn is_slice_at(source: &str, text: &Text<'_>, span: Span) -> bool {
    text.as_slice().is_some_and(|slice| {
        slice.len() == span.len() as usize
            && !slice.is_empty()
            && slice.as_ptr().addr() == source.as_ptr().addr() + span.start as usize
    })
}

#[inline]
fn byte_before(bytes: &[u8], at: u32) -> u8 {
    byte(bytes, (at as usize).wrapping_sub(1))
}

impl Run {
    /// The run of a kind at a span; its pieces are whatever stands there.
    pub const fn new(kind: RunKind, span: Span) -> Self {
        Self { kind, span, last: Last::Plain }
    }

    /// A run of one piece; `None` if the source at its span is not divided into that piece alone.
    /// `after` is where what comes before the event ends: a backslash before it escapes nothing.
    #[inline]
    pub fn begin(
        source: &str,
        kind: RunKind,
        event: &Event<'_>,
        span: Span,
        after: u32,
    ) -> Option<Self> {
        let bytes = source.as_bytes();
        let is_escaped = kind == RunKind::Inline
            && span.start > after
            && bytes.get(span.start as usize - 1) == Some(&b'\\')
            && backslash_escape::is_escape(bytes, span.start as usize - 1);
        let start = span.start - u32::from(is_escaped);
        let mut run = Self::new(kind, Span::new(start, span.end));
        let mut pieces = run.pieces(source);
        let piece = pieces.next_piece()?;
        run.last = piece.last;
        (pieces.at == span.end as usize && piece.is(event, span)).then_some(run)
    }

    /// The same as [`begin`](Self::begin) for an event that a parser gave for this source; what the
    /// parser makes sure of is not checked again.
    #[inline]
    pub fn begin_parsed(
        source: &str,
        kind: RunKind,
        event: &Event<'_>,
        span: Span,
        after: u32,
    ) -> Option<Self> {
        let bytes = source.as_bytes();
        let last = Last::of(source, kind, event, span)?;
        let is_escaped = span.start > after
            && kind == RunKind::Inline
            && byte_before(bytes, span.start) == b'\\';
        if is_escaped {
            return Some(Self { kind, span: Span::new(span.start - 1, span.end), last });
        }
        Some(Self { kind, span, last })
    }

    /// The same as [`extend`](Self::extend) for an event that a parser gave for this source, after
    /// those that are in the run.
    #[inline]
    pub fn extend_parsed(&mut self, source: &str, event: &Event<'_>, span: Span) -> bool {
        let bytes = source.as_bytes();
        let Some(last) = Last::of(source, self.kind, event, span) else { return false };
        let at = if self.last == Last::LineEnd {
            bytes::skip(bytes, self.span.end as usize, |byte| matches!(byte, b' ' | b'\t' | b'>'))
        } else {
            self.span.end as usize
        };
        let start = span.start as usize;
        let goes_on = match last {
            // Two pieces of plain text would be one.
            // What has no place is the line end that code at the end of the input lacks.
            Last::Plain if at == start => {
                !span.is_empty() && matches!(self.last, Last::Decoded | Last::LineEnd)
            }
            Last::Plain => {
                self.kind == RunKind::Inline && at + 1 == start && byte(bytes, at) == b'\\'
            }
            Last::LineEnd => self.last != Last::LineEnd,
            _ => at == start,
        };
        if goes_on {
            self.span.end = span.end;
            self.last = last;
        }
        goes_on
    }

    /// Takes one more piece; says whether it can.
    #[inline]
    pub fn extend(&mut self, source: &str, event: &Event<'_>, span: Span) -> bool {
        if span.end < self.span.end || span.is_empty() {
            return false;
        }
        let longer = Self { span: Span::new(self.span.start, span.end), ..*self };
        let mut pieces = longer.pieces(source);
        pieces.at = self.span.end as usize;
        pieces.after_line_end = self.last == Last::LineEnd;
        let Some(piece) = pieces.next_piece() else { return false };
        if pieces.at != span.end as usize
            || !piece.is(event, span)
            || !self.ends_before(&piece, source)
        {
            return false;
        }
        *self = Self { last: piece.last, ..longer };
        true
    }

    /// Whether the last piece still ends where it does when this one follows.
    fn ends_before(&self, piece: &Piece<'_>, source: &str) -> bool {
        if !matches!(self.last, Last::Plain | Last::Escaped) {
            return true;
        }
        let last = source.as_bytes().get((self.span.end as usize).wrapping_sub(1));
        match last {
            Some(b'\\') if self.kind == RunKind::Inline && self.may_escape(source) => false,
            Some(b' ' | b'\t') if self.kind == RunKind::Inline => piece.last != Last::LineEnd,
            _ => piece.last != Last::Plain,
        }
    }

    /// Whether the backslash at its end would escape what comes after it.
    fn may_escape(&self, source: &str) -> bool {
        let bytes = source.as_bytes();
        let inside = bytes.get(self.span.range()).unwrap_or_default();
        let backslashes = inside.iter().rev().take_while(|&&byte| byte == b'\\').count();
        backslashes % 2 == 1 && backslash_escape::is_escape(bytes, self.span.end as usize - 1)
    }

    /// The pieces that the parser divides it into, with their spans.
    ///
    /// A span that does not fit the source has no pieces, or meaningless ones.
    #[inline]
    pub fn pieces(self, source: &str) -> RunPieces<'_> {
        let end = (self.span.end as usize).min(source.len());
        let at = self.span.start as usize;
        let is_missing_line_end = at >= end
            && self.span.is_empty()
            && matches!(self.kind, RunKind::CodeBlock | RunKind::HtmlBlock);
        RunPieces { source, kind: self.kind, at, end, after_line_end: false, is_missing_line_end }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::parser::Parser;

    /// The runs that the events of the source are kept as.
    fn runs(source: &str) -> Vec<Span> {
        let mut runs: Vec<Run> = Vec::new();
        let mut is_open = false;
        for (event, span) in Parser::new(source).spanned() {
            if !matches!(event, Event::Text(_) | Event::SoftBreak) {
                is_open = false;
                continue;
            }
            if is_open && runs.last_mut().is_some_and(|run| run.extend(source, &event, span)) {
                continue;
            }
            runs.push(Run::begin(source, RunKind::Inline, &event, span, 0).unwrap());
            is_open = true;
        }
        runs.iter().map(|run| run.span).collect()
    }

    #[test]
    fn what_stands_together_is_one_run() {
        assert_eq!(runs("a\\*b &amp; c\0d"), [Span::new(0, 14)]);
        assert_eq!(runs("> a \n> > b\nc"), [Span::new(2, 3), Span::new(9, 12)]);
        assert_eq!(runs("> a\n >  b"), [Span::new(2, 9)]);
        assert_eq!(runs("\\*a *b*"), [Span::new(0, 4), Span::new(5, 6)]);
    }

    #[test]
    fn text_that_looks_like_a_prefix_begins_a_run() {
        assert_eq!(runs("a\n     > b"), [Span::new(0, 2), Span::new(7, 10)]);
    }

    #[test]
    fn pieces_that_would_become_others_are_no_run() {
        let source = "ab\\*c \n";
        let text = |start, end| {
            let span = Span::new(start, end);
            (Event::Text(source[span].into()), span)
        };
        let (first, span) = text(0, 1);
        let mut run = Run::begin(source, RunKind::Inline, &first, span, 0).unwrap();
        let (second, span) = text(1, 2);
        assert!(!run.extend(source, &second, span));
        let (escaped, span) = text(3, 6);
        let mut run = Run::begin(source, RunKind::Inline, &escaped, span, 0).unwrap();
        assert_eq!(run.span, Span::new(2, 6));
        assert!(!run.extend(source, &Event::SoftBreak, Span::new(6, 7)));
        let whole = Span::new(0, 5);
        assert!(
            Run::begin(source, RunKind::Inline, &Event::Text("ab*c".into()), whole, 0).is_none()
        );
    }

    #[test]
    fn spans_outside_of_the_source_are_harmless() {
        for kind in [RunKind::Inline, RunKind::Code, RunKind::CodeBlock, RunKind::InlineHtml] {
            for span in [Span::new(1, 9), Span::new(7, 9), Span { start: 3, end: 1 }] {
                assert!(Run::new(kind, span).pieces("é\n\\").count() < 4);
            }
        }
    }
}
