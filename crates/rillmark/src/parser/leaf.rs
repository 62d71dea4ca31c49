//! Code blocks, HTML blocks and front matter, as events; also how tables end.

use super::Parser;
use super::pull::State;
use crate::block::{Leaf, Verbatim};
use crate::bytes;
use crate::event::{ClosedBy, CodeBlock, CodeBlockKind, Event, Tag, TagEnd};
use crate::options::Options;
use crate::resolver::Resolver;
use crate::span::Span;
use crate::text::{Raw, offset};

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    #[inline(never)]
    pub(super) fn open_leaf(&mut self, leaf: Leaf) -> Option<Event<'s>> {
        let (tag, span) = match leaf {
            Leaf::IndentedCode { start, .. } => {
                let info = Raw::new("", start);
                let code = CodeBlock { kind: CodeBlockKind::Indented, info };
                (Tag::CodeBlock(code), Span::empty(start))
            }
            Leaf::FencedCode(fence) => {
                let info = Raw::new(&self.source[fence.info.range()], fence.info.start);
                let options = self.scratch.inlines.options();
                let kind = fence.kind(info, options.contains(Options::MATH_CODE));
                (Tag::CodeBlock(CodeBlock { kind, info }), fence.span)
            }
            Leaf::Html { start, .. } => (Tag::HtmlBlock, Span::empty(start)),
            Leaf::FrontMatter(front_matter) => {
                (Tag::FrontMatter(front_matter.kind), front_matter.marker)
            }
            Leaf::None | Leaf::Paragraph | Leaf::Terms { .. } | Leaf::Table { .. } => return None,
        };
        Some(self.give(Event::Start(tag), span))
    }

    /// The next piece of text of a code or HTML block. It is divided at NULs, and at line ends
    /// that are no line feed.
    #[inline(never)]
    pub(super) fn verbatim(&mut self, verbatim: Verbatim) -> Option<Event<'s>> {
        let Verbatim { spaces, is_html, start, end } = verbatim;
        if spaces > 0 {
            self.state = State::Verbatim(Verbatim { spaces: 0, ..verbatim });
            let spaces = &"   "[..usize::from(spaces)];
            return Some(self.give(verbatim_event(is_html, spaces), Span::new(start - 1, start)));
        }
        let bytes = &self.source.as_bytes()[..end as usize];
        if start == end {
            // The last line ends like the others, if only with the input.
            self.state = State::Blocks;
            return (!is_line_end(bytes.last()))
                .then(|| self.give(verbatim_event(is_html, "\n"), Span::empty(end)));
        }
        let stop = bytes::find_carriage_return_or_nul(bytes, start as usize);
        let (text, span) = if stop > start as usize {
            let span = Span::new(start, offset(stop));
            (&self.source[span.range()], span)
        } else if bytes[stop] == 0 {
            ("\u{FFFD}", Span::new(start, start + 1))
        } else {
            ("\n", Span::new(start, offset(bytes::after_line_end(bytes, stop))))
        };
        self.state = if span.end == end && is_line_end(bytes.last()) {
            State::Blocks
        } else {
            State::Verbatim(Verbatim { start: span.end, ..verbatim })
        };
        Some(self.give(verbatim_event(is_html, text), span))
    }

    pub(super) fn close_leaf(
        &mut self,
        leaf: Leaf,
        end: u32,
        closed_by: ClosedBy,
    ) -> Option<Event<'s>> {
        let (tag, start) = match leaf {
            Leaf::IndentedCode { start, .. } => (TagEnd::CodeBlock, start),
            Leaf::FencedCode(fence) => (TagEnd::CodeBlock, fence.span.start),
            Leaf::Html { start, .. } => (TagEnd::HtmlBlock, start),
            Leaf::Table { start } => (TagEnd::Table, start),
            Leaf::FrontMatter(front_matter) => (TagEnd::FrontMatter, front_matter.marker.start),
            Leaf::None | Leaf::Paragraph | Leaf::Terms { .. } => return None,
        };
        Some(self.give(Event::End(tag, closed_by), Span::new(start, end)))
    }
}

/// Whether a text that ends with the byte ends with a line end; an empty one needs none.
fn is_line_end(last: Option<&u8>) -> bool {
    matches!(last, None | Some(b'\n' | b'\r'))
}

fn verbatim_event(is_html: bool, text: &str) -> Event<'_> {
    if is_html { Event::Html(text.into()) } else { Event::Text(text.into()) }
}
