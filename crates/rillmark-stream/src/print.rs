//! What is kept of an event to tell whether the next tail has the same one.

use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::hash::{Hash, Hasher};
use core::mem::discriminant;

use rillmark::{ClosedBy, Event, Footnote, HeadingKind, Link, ListKind, Span, Tag, TagEnd};

/// What an event is and where it stands: of a common one all, of others a hash under a key that the author
/// of the text does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Print {
    what: u64,
    span: Span,
}

/// Those of a tail.
#[derive(Debug, Default)]
pub(crate) struct Prints {
    pub(crate) prints: Vec<Print>,
    pub(crate) key: u64,
}

impl Prints {
    /// Forgets them, and takes another key: where they lie in memory.
    pub(crate) fn clear(&mut self) {
        self.prints.clear();
        let address = core::ptr::from_ref(self).addr() ^ self.prints.as_ptr().addr() << 1;
        self.key = address as u64 ^ 0x9E37_79B9_7F4A_7C15;
    }

    /// Whether the tail has the event at this place.
    pub(crate) fn has(&self, index: usize, event: &Event<'_>, span: Span) -> bool {
        self.prints.get(index) == Some(&Print::new(event, span, self.key))
    }
}

impl Print {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call would cost as much again")]
    pub(crate) fn new(event: &Event<'_>, span: Span, key: u64) -> Self {
        let what = match event {
            // What stands there, decoded or not, says what it is, but for quotation marks.
            Event::Text(text) => text_code(text.len(), text.as_char()),
            _ => code(event).unwrap_or_else(|| hash(event, span, key)),
        };
        Self { what, span }
    }

    /// Offset up to which the text was there already, if it was the beginning of this one.
    pub(crate) fn end_in(
        self,
        event: &Event<'_>,
        span: Span,
        source: &str,
        key: u64,
    ) -> Option<u32> {
        let old = self.span;
        if old.start != span.start || old.end > span.end {
            return None;
        }
        let text = source.get(old.range())?.into();
        let same = match event {
            Event::Text(_) => Event::Text(text),
            Event::Html(_) => Event::Html(text),
            _ => return None,
        };
        // Longer or shorter text is decoded.
        let len = span.len() as usize;
        let is_plain = matches!(event, Event::Text(new) | Event::Html(new) if new.len() == len);
        (is_plain && Self::new(&same, old, key) == self).then_some(old.end)
    }
}

/// The number of a text. Its bits from 56 on are none: those of other codes are in between, and those of
/// hashes above.
#[inline]
fn text_code(len: usize, char: Option<char>) -> u64 {
    (len as u64) << 21 | char.map_or(0, u64::from)
}

/// The bit of all numbers that are hashes.
const HASH: u64 = 1 << 63;

#[inline(never)]
fn hash(event: &Event<'_>, span: Span, key: u64) -> u64 {
    let mut mix = Mix(key);
    mix.write_u64(u64::from(span.start) << 32 | u64::from(span.end));
    mix.event(event);
    mix.finish() | HASH
}

/// A number that stands for all of a common event.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a call would cost as much again")]
fn code(event: &Event<'_>) -> Option<u64> {
    let closed = |by: &ClosedBy| u64::from(*by == ClosedBy::Source);
    Some(match event {
        Event::SoftBreak => 1 << 56,
        Event::Start(Tag::Paragraph { tight }) => 2 << 56 | u64::from(*tight),
        Event::Start(Tag::Emphasis) => 3 << 56,
        Event::Start(Tag::Strong) => 4 << 56,
        Event::Start(Tag::CodeSpan) => 5 << 56,
        Event::Start(Tag::Item) => 6 << 56,
        // What an end says of its start is known.
        Event::End(TagEnd::Paragraph { .. }, by) => 7 << 56 | closed(by),
        Event::End(TagEnd::Emphasis, by) => 8 << 56 | closed(by),
        Event::End(TagEnd::Strong, by) => 9 << 56 | closed(by),
        Event::End(TagEnd::CodeSpan, by) => 10 << 56 | closed(by),
        Event::End(TagEnd::Link, _) => 11 << 56,
        Event::End(TagEnd::Item, by) => 12 << 56 | closed(by),
        _ => return None,
    })
}

/// A hash of what it is given, a few instructions a word.
struct Mix(u64);

impl Mix {
    fn event(&mut self, event: &Event<'_>) {
        discriminant(event).hash(self);
        match event {
            Event::Html(text) | Event::InlineHtml(text) => self.write_usize(text.len()),
            Event::HardBreak | Event::ThematicBreak => {}
            Event::FootnoteReference(footnote) => self.footnote(footnote),
            Event::Definition(definition) => {
                self.write_u64(u64::from(definition.is_effective()));
                self.link(&definition.link());
            }
            Event::Start(tag) => self.tag(tag),
            Event::End(tag, closed_by) => {
                discriminant(tag).hash(self);
                self.write_u64(u64::from(*closed_by == ClosedBy::Source));
            }
            _ => self.facts(event),
        }
    }

    fn tag(&mut self, tag: &Tag<'_>) {
        discriminant(tag).hash(self);
        match tag {
            Tag::List(list) => {
                let (kind, tight) = (list.kind == ListKind::Ordered, list.tight);
                self.write_u64(u64::from(kind) << 1 | u64::from(tight));
                self.write_u64(u64::from(list.start) << 8 | u64::from(list.marker));
            }
            Tag::BlockQuote | Tag::HtmlBlock => {}
            Tag::FootnoteDefinition { footnote, effective } => {
                self.footnote(footnote);
                self.write_u64(u64::from(*effective));
            }
            Tag::TableRow { header } => self.write_u64(u64::from(*header)),
            Tag::TableCell { alignment, header } => {
                self.write_u64((*alignment as u64) << 1 | u64::from(*header));
            }
            Tag::Heading { level, kind, attributes } => {
                self.write_u64(u64::from(level.number()));
                attributes.span().hash(self);
                if let HeadingKind::Setext { underline } = kind {
                    underline.hash(self);
                }
            }
            Tag::Table(table) => {
                self.write_u64(u64::from(table.columns));
                table.delimiter_row.hash(self);
            }
            Tag::CodeBlock(code) => {
                discriminant(&code.kind).hash(self);
                code.info.span().hash(self);
            }
            Tag::Link { kind, link } | Tag::Image { kind, link } => {
                discriminant(kind).hash(self);
                self.link(link);
            }
            _ => self.facts(tag),
        }
    }

    /// The place of the definition does not count: it may be known or not.
    fn footnote(&mut self, footnote: &Footnote<'_>) {
        self.write_u64(u64::from(footnote.index));
        self.write(footnote.label.as_bytes());
    }

    fn link(&mut self, link: &Link<'_>) {
        let Some(parts) = link.parts() else {
            self.write(link.as_source().as_bytes());
            return link.label().hash(self);
        };
        (parts.span, parts.destination_len, parts.label, parts.line_prefixes).hash(self);
    }

    /// All facts are on one line.
    fn facts(&mut self, what: &impl fmt::Display) {
        // It always takes all.
        let _ = write!(self, "{what}");
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word.cast_unsigned() as u64);
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(0x9E37_79B9_7F4A_7C15_u64);
        #[expect(clippy::cast_possible_truncation, reason = "both halves are used")]
        let folded = product as u64 ^ (product >> 64) as u64;
        self.0 = folded.rotate_left(23).wrapping_add(0xD6E8_FEB8_6659_FD93);
    }
}

impl Write for Mix {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.write(text.as_bytes());
        self.write_usize(text.len());
        Ok(())
    }
}
