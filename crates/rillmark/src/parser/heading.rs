//! Headings, and the attributes at the end of their text.

use super::Parser;
use crate::attributes::{self, Attributes};
use crate::block::{AtxHeading, Underline};
use crate::bytes;
use crate::event::{ClosedBy, Event, HeadingKind, Tag, TagEnd};
use crate::inline::OpenLeaf;
use crate::options::Options;
use crate::resolver::Resolver;
use crate::span::Span;
use crate::text::offset;

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// Begins an ATX heading, whose line ends at `end`. Apart, as is the next one: what begins other
    /// leaves would have to save registers for the attributes.
    #[inline(never)]
    pub(super) fn open_atx_heading(&mut self, heading: AtxHeading, end: u32) -> Event<'s> {
        let AtxHeading { level, marker, content } = heading;
        let bytes = self.source.as_bytes();
        let mut attributes = Attributes::NONE;
        // After a closing sequence there are none.
        if self.has_attributes() && bytes::skip_spaces(bytes, content.end as usize) >= end as usize
        {
            attributes = self.take_attributes(content.start);
            if let (Some(span), Some(line)) =
                (attributes.span(), self.scratch.blocks.lines.last_mut())
            {
                *line = heading.content_before(bytes, span.start);
            }
        }
        let leaf = OpenLeaf {
            tag: TagEnd::Heading(level),
            span: Span::new(marker.start, end),
            closed_by: ClosedBy::Source,
        };
        self.open_text(leaf, content.start);
        let tag = Tag::Heading { level, kind: HeadingKind::Atx, attributes };
        self.give(Event::Start(tag), marker)
    }

    /// Begins a setext heading, whose text begins at `start`.
    #[inline(never)]
    pub(super) fn open_setext_heading(&mut self, underline: Underline, start: u32) -> Event<'s> {
        let Underline { level, span: underline } = underline;
        let attributes =
            if self.has_attributes() { self.take_attributes(start) } else { Attributes::NONE };
        let leaf = OpenLeaf {
            tag: TagEnd::Heading(level),
            span: Span::new(start, underline.end),
            closed_by: ClosedBy::Source,
        };
        self.open_text(leaf, start);
        let kind = HeadingKind::Setext { underline };
        self.give(Event::Start(Tag::Heading { level, kind, attributes }), Span::empty(start))
    }

    fn has_attributes(&self) -> bool {
        self.scratch.inlines.options().contains(Options::HEADING_ATTRIBUTES)
    }

    /// Takes the attributes off the end of the text of a heading, which begins at `start`.
    fn take_attributes(&mut self, start: u32) -> Attributes<'s> {
        let bytes = self.source.as_bytes();
        let lines = &mut self.scratch.blocks.lines;
        let Some((last, before)) = lines.split_last_mut() else { return Attributes::NONE };
        // Definitions may stand on the lines before.
        let has_text_before = before.last().is_some_and(|line| line.end > start);
        let from = last.start.max(start) as usize;
        let end = bytes::trim_end(bytes, from, last.end as usize);
        let Some(span) = attributes::at_end(bytes, from, end) else { return Attributes::NONE };
        let end = bytes::trim_end(bytes, from, span.start as usize);
        // They may stand on a line of their own.
        last.end = offset(bytes::before_line_end(bytes, end).max(from));
        if last.end as usize == from {
            if has_text_before {
                lines.pop();
            } else {
                last.start = last.end;
            }
        }
        Attributes::at(self.source, span).unwrap_or_default()
    }
}
