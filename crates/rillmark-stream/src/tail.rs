//! The events of what is still open.

use alloc::vec::Vec;
use core::iter::FusedIterator;

use rillmark::{Event, Span, Spanned};

use crate::joined::Joined;
use crate::kept::Known;
use crate::print::Print;

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
#[derive(Debug)]
pub struct Tail<'a> {
    events: Joined<'a, Spanned<'a, Known<'a>>>,
    /// The first event that is not as before.
    next: Option<(Event<'a>, Span)>,
    place: Place<'a>,
    unchanged: usize,
    unchanged_text: u32,
    prints: &'a mut Vec<Print>,
}

/// What a tail is of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<'a> {
    pub(crate) text: &'a str,
    pub(crate) base: u64,
    /// Under which events are hashed.
    pub(crate) key: u64,
}

impl<'a> Tail<'a> {
    /// The tail after the first events of the last one, which are known to be as they were.
    pub(crate) fn new(
        events: Joined<'a, Spanned<'a, Known<'a>>>,
        unchanged: usize,
        place: Place<'a>,
        prints: &'a mut Vec<Print>,
    ) -> Self {
        Self { events, next: None, place, unchanged, unchanged_text: 0, prints }
    }

    /// Offset in the document of the first line that is not committed.
    pub fn base(&self) -> u64 {
        self.place.base
    }

    /// The text that is not committed.
    pub fn text(&self) -> &'a str {
        self.place.text
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

    /// Passes the events that are as before.
    pub(crate) fn skip_unchanged(&mut self) {
        for (event, span) in &mut self.events {
            let print = Print::new(&event, span, self.place.key);
            let old = self.prints.get(self.unchanged).copied();
            if old == Some(print) {
                self.unchanged += 1;
                continue;
            }
            let end = old.and_then(|old| old.end_in(&event, span, self.place.text, self.place.key));
            self.unchanged_text = end.map_or(0, |end| end - span.start);
            self.prints.truncate(self.unchanged);
            self.prints.push(print);
            self.next = Some((event, span));
            return;
        }
        self.prints.truncate(self.unchanged);
    }
}

impl<'a> Iterator for Tail<'a> {
    type Item = (Event<'a>, Span);

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(next) = self.next.take() {
            return Some(next);
        }
        let (event, span) = self.events.next()?;
        self.prints.push(Print::new(&event, span, self.place.key));
        Some((event, span))
    }
}

impl FusedIterator for Tail<'_> {}

impl Drop for Tail<'_> {
    fn drop(&mut self) {
        self.by_ref().for_each(drop);
    }
}
