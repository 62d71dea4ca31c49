//! What is kept of an event to tell whether the next tail has the same one.

use core::fmt::{self, Write};
use core::hash::{Hash, Hasher};
use core::mem::discriminant;

use rillmark::{Event, Span, Tag, Text};

/// Longer text is told by its span: it is just what stands in the source there.
const LONGEST_DECODED: usize = 16;

/// A hash of an event and its span, under a key that the author of the text does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Print {
    hash: u64,
    end: u32,
}

impl Print {
    pub(crate) fn new(event: &Event<'_>, span: Span, key: u64) -> Self {
        let mut mix = Mix(key);
        discriminant(event).hash(&mut mix);
        mix.write_u64(u64::from(span.start) << 32 | u64::from(span.end));
        match event {
            Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) => mix.text(text),
            Event::SoftBreak | Event::HardBreak | Event::ThematicBreak => {}
            Event::Start(tag @ (Tag::Item | Tag::Emphasis | Tag::Strong | Tag::CodeSpan)) => {
                discriminant(tag).hash(&mut mix);
            }
            // All facts are on that line, but for the places of what is empty.
            _ => {
                // It always takes all.
                let _ = write!(mix, "{event}");
                if let Event::Start(tag) = event {
                    mix.parts(tag);
                }
            }
        }
        Self { hash: mix.finish(), end: span.end }
    }

    /// Offset up to which the text was there already, if it was the beginning of this one.
    pub(crate) fn end_in(
        self,
        event: &Event<'_>,
        span: Span,
        source: &str,
        key: u64,
    ) -> Option<u32> {
        let text = |span: Span| Some(Text::from(source.get(span.range())?));
        if self.end < span.start || self.end > span.end {
            return None;
        }
        let old = Span::new(span.start, self.end);
        let same = match event {
            Event::Text(_) => Event::Text(text(old)?),
            Event::Html(_) => Event::Html(text(old)?),
            _ => return None,
        };
        // Longer or shorter text is decoded.
        let is_plain = matches!(event, Event::Text(new) | Event::Html(new) if new.len() == span.len() as usize);
        (is_plain && Self::new(&same, old, key) == self).then_some(self.end)
    }
}

struct Mix(u64);

impl Mix {
    fn text(&mut self, text: &Text<'_>) {
        if text.len() <= LONGEST_DECODED {
            self.write(text.as_bytes());
        }
        self.write_usize(text.len());
    }
}

impl Mix {
    fn parts(&mut self, tag: &Tag<'_>) {
        let spans = match tag {
            Tag::CodeBlock(code) => [code.info.span(), None],
            Tag::Link { link, .. } | Tag::Image { link, .. } => {
                [link.destination().span(), link.title().and_then(|title| title.span())]
            }
            _ => return,
        };
        spans.hash(self);
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
