//! The events of what is still open.

use alloc::vec::{self, Vec};
use core::iter::FusedIterator;

use rillmark::{Event, Span};

use crate::print::{Print, Prints};

/// The events of what is open, as if the document ended here, with their spans. Made by
/// [`Stream::tail`](crate::Stream::tail).
///
/// It has only the events that are not those of the tail before: the first
/// [`unchanged`](Self::unchanged) ones of that stay, and all others are replaced by these. After a
/// commit no event is unchanged: the committed block takes the place of the tail.
///
/// An end that says [closed by the end of the input](rillmark::ClosedBy::EndOfInput) is one of a block
/// that more text can change. Spans count from [`base`](Self::base). Where a reference is to a
/// definition that stands before the last lines, its destination has no span.
///
/// ```
/// use rillmark::Options;
/// use rillmark_stream::Stream;
///
/// let mut stream = Stream::new(Options::COMMONMARK);
/// let mut events = Vec::new();
/// for piece in ["- *one*\n- tw", "o", "\n- three\n"] {
///     stream.push(piece);
///     let tail = stream.tail();
///     events.truncate(tail.unchanged());
///     events.extend(tail.map(|(event, span)| format!("{span} {event}")));
/// }
/// assert_eq!(events[9..11], ["10..10 Start Paragraph tight", "10..13 Text \"two\""]);
/// assert_eq!(events.last().unwrap(), "0..21 End List bullet (end of input)");
///
/// stream.push("- four");
/// assert_eq!(stream.tail().unchanged(), 16);
/// ```
#[derive(Clone, Debug)]
pub struct Tail<'a> {
    events: vec::IntoIter<(Event<'a>, Span)>,
    text: &'a str,
    base: u64,
    unchanged: usize,
    unchanged_text: u32,
}

impl<'a> Tail<'a> {
    /// Offset in the document of the first line that is not committed.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// The text that is not committed.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// How many events of the last tail stay as they are.
    pub fn unchanged(&self) -> usize {
        self.unchanged
    }

    /// If the first event that is not as before is text that has become longer: how many bytes of it
    /// are those that stood there. 0 otherwise.
    pub fn unchanged_text(&self) -> u32 {
        self.unchanged_text
    }
}

impl<'a> Iterator for Tail<'a> {
    type Item = (Event<'a>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.events.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.events.size_hint()
    }
}

impl ExactSizeIterator for Tail<'_> {}
impl FusedIterator for Tail<'_> {}

/// A tail that is put together: what is not as before.
#[derive(Debug)]
pub(crate) struct Patch<'a, 'p> {
    text: &'a str,
    base: u64,
    /// The events of the last tail.
    prints: &'p mut Vec<Print>,
    key: u64,
    unchanged: usize,
    unchanged_text: u32,
    events: Vec<(Event<'a>, Span)>,
}

impl<'a, 'p> Patch<'a, 'p> {
    /// After the first events of the last tail, which are known to be as they were.
    pub(crate) fn new(text: &'a str, base: u64, prints: &'p mut Prints, unchanged: usize) -> Self {
        let Prints { prints, key } = prints;
        Self { text, base, prints, key: *key, unchanged, unchanged_text: 0, events: Vec::new() }
    }

    /// Adds the next event.
    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "most events are as before, and a call would cost as much again"
    )]
    pub(crate) fn add(&mut self, event: &Event<'a>, span: Span) {
        let print = Print::new(event, span, self.key);
        if self.events.is_empty() && self.prints.get(self.unchanged) == Some(&print) {
            self.unchanged += 1;
        } else {
            self.add_changed(event, span, print);
        }
    }

    #[inline(never)]
    fn add_changed(&mut self, event: &Event<'a>, span: Span, print: Print) {
        if self.events.is_empty() {
            let old = self.prints.get(self.unchanged);
            let end = old.and_then(|old| old.end_in(event, span, self.text, self.key));
            self.unchanged_text = end.map_or(0, |end| end - span.start);
            self.prints.truncate(self.unchanged);
            self.events = Vec::with_capacity(8);
        }
        self.prints.push(print);
        self.events.push((*event, span));
    }

    pub(crate) fn finish(self) -> Tail<'a> {
        let Self { text, base, prints, unchanged, unchanged_text, events, .. } = self;
        if events.is_empty() {
            prints.truncate(unchanged);
        }
        Tail { events: events.into_iter(), text, base, unchanged, unchanged_text }
    }
}
