//! What a tree keeps of events, and how it makes them again.

use core::cmp::Ordering;

use crate::definition::Label;
use crate::event::LinkKind;
use crate::inline::cursor::Cursor;
use crate::line::Layout;
use crate::link::{Definition, Link, Parts};
use crate::span::Span;
use crate::text::Raw;

impl<'s> Raw<'s> {
    /// What stands in the source at a span; `None` if the span does not fit the source.
    ///
    /// ```
    /// use rillmark::{Raw, Span};
    ///
    /// assert_eq!(Raw::at("a&amp;b c", Span::new(0, 7)).unwrap(), "a&b");
    /// ```
    pub fn at(source: &'s str, span: Span) -> Option<Self> {
        Some(Self::new(source.get(span.range())?, span.start))
    }
}

/// Where the parts of a link or definition stand: all that has to be kept to have it again.
///
/// ```
/// use rillmark::{Event, Parser, Tag};
///
/// let source = "[a](/b 'c')";
/// let Some(Event::Start(Tag::Link { kind, link })) = Parser::new(source).nth(1) else {
///     unreachable!()
/// };
/// let parts = link.parts().unwrap();
/// assert_eq!(&source[parts.span], "/b 'c");
/// assert_eq!(parts.link(source, kind), Some(link));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkParts {
    /// From the destination's first byte to the title's last one.
    pub span: Span,
    /// How many bytes of that are the destination.
    pub destination_len: u32,
    /// The label; empty for inline links, autolinks and wikilinks.
    pub label: Span,
    /// A number that stands for the block quotes and items around it, which a title over several
    /// lines has to be read with, or for the cell of a table if there are escaped pipes in it. Below
    /// 2 to the power of 56, and 0 where there is nothing of that.
    pub line_prefixes: u64,
}

impl LinkParts {
    /// The link with these parts; `None` if they do not fit the source.
    pub fn link(self, source: &str, kind: LinkKind) -> Option<Link<'_>> {
        let parts = self.text(source)?;
        let layout = Layout::from_code(self.line_prefixes);
        if kind.is_autolink() {
            return Some(Link::autolink(parts, layout));
        }
        let label = if self.label.is_empty() { Span::default() } else { self.label };
        Some(Link::new(parts, layout, label))
    }

    /// The definition with these parts; `None` if they do not fit the source.
    pub fn definition(self, source: &str, is_effective: bool) -> Option<Definition<'_>> {
        let link = Link::new(self.text(source)?, Layout::from_code(self.line_prefixes), self.label);
        Some(Definition::new(link, is_effective))
    }

    fn text(self, source: &str) -> Option<Parts<'_>> {
        let text = source.get(self.span.range())?;
        text.get(..self.destination_len as usize)?;
        let (start, destination_len) = (self.span.start, self.destination_len);
        Some(Parts { source: text, start, destination_len })
    }
}

/// A link label for comparison: two are equal, whatever their case and however much white space
/// is in them, if they refer to the same definition (CommonMark 6.3).
///
/// ```
/// use rillmark::{LinkLabel, Span};
///
/// let label = |source: &'static str| {
///     LinkLabel::new(source, Span::new(0, source.len() as u32)).unwrap()
/// };
/// assert_eq!(label("ab  C"), label("Ab\nc"));
/// assert!(label("ab  C") < label("ab  d"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LinkLabel<'s>(pub(crate) Label<'s>);

impl<'s> LinkLabel<'s> {
    /// The label at a span, without its brackets; `None` if the span does not fit the source. Before
    /// its lines but the first one, all of `>`, spaces and tabs is left out.
    pub fn new(source: &'s str, span: Span) -> Option<Self> {
        Self::with_prefixes(source, span, Layout::ANY.code())
    }

    /// The same with [`LinkParts::line_prefixes`], which leave out just what stands before the text.
    pub fn with_prefixes(source: &'s str, span: Span, line_prefixes: u64) -> Option<Self> {
        source.get(span.range())?;
        let layout = Layout::from_code(line_prefixes);
        let cursor = Cursor::with_layout(source.as_bytes(), span, layout);
        Some(Self(Label { cursor, end: span.end as usize }))
    }

    /// The characters that are compared: case folded, with runs of white space as one space.
    ///
    /// ```
    /// use rillmark::{LinkLabel, Span};
    ///
    /// let label = LinkLabel::new("Ab \n  ẞ", Span::new(0, 9)).unwrap();
    /// assert_eq!(label.folded().collect::<String>(), "ab ss");
    /// ```
    pub fn folded(&self) -> impl Iterator<Item = char> + use<'s> {
        self.0.folded()
    }
}

impl PartialEq for LinkLabel<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.matches(&other.0)
    }
}

impl Eq for LinkLabel<'_> {}

impl PartialOrd for LinkLabel<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for LinkLabel<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.compare(&other.0)
    }
}
