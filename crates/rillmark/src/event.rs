//! What the parser hands out.

use crate::span::Span;
use crate::text::{Definition, Link, Raw, Text};

/// One step through a document.
///
/// Events nest: each [`Event::Start`] has its [`Event::End`]. They are `Copy` and borrow only the
/// source, so they can be kept as long as the source lives.
///
/// ```
/// use rillmark::{Event, Parser, Tag, TagEnd, ClosedBy};
///
/// let mut events = Parser::new("a *b*\n");
/// assert_eq!(events.next(), Some(Event::Start(Tag::Paragraph { tight: false })));
/// assert_eq!(events.next(), Some(Event::Text("a ".into())));
/// assert_eq!(events.next(), Some(Event::Start(Tag::Emphasis)));
/// assert_eq!(events.next(), Some(Event::Text("b".into())));
/// assert_eq!(events.next(), Some(Event::End(TagEnd::Emphasis, ClosedBy::Source)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event<'s> {
    /// An element begins. Its span is the opening marker, without padding; empty where there is
    /// no marker (paragraphs, setext headings, indented code, lists).
    Start(Tag<'s>),
    /// An element ends. Its span is the whole element, from its opening marker to the end of its
    /// last line or its closing marker.
    End(TagEnd, ClosedBy),
    /// Text, decoded. One run of text is one event, divided only where the source itself is: at
    /// an escape, a character reference, a NUL, a partly used tab, a line end in a code span, and
    /// where the prefix of a line was skipped. In code blocks the line ends are part of the text,
    /// always as `\n`.
    Text(Text<'s>),
    /// A piece of an HTML block, line ends included (always as `\n`).
    Html(Text<'s>),
    /// Raw HTML inside a paragraph or heading: a tag, comment, processing instruction,
    /// declaration or CDATA section. One that spans several lines may come in several pieces.
    InlineHtml(Text<'s>),
    /// A line end inside a paragraph.
    SoftBreak,
    /// A hard line break: two spaces or a backslash before a line end. The span is the marker and
    /// the line end.
    HardBreak,
    /// A thematic break; the span is its line without indentation.
    ThematicBreak,
    /// A link reference definition, where it stands in the document. The span is the definition.
    Definition(Definition<'s>),
}

/// What begins with an [`Event::Start`].
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tag<'s> {
    /// A paragraph.
    Paragraph {
        /// Whether it is a child of an item of a tight list, which renderers show without
        /// paragraph spacing.
        tight: bool,
    },
    /// A heading.
    Heading {
        /// 1 to 6.
        level: HeadingLevel,
        /// How it was written.
        kind: HeadingKind,
    },
    /// A block quote; the span of the start is the first `>`.
    BlockQuote,
    /// A list.
    List(List),
    /// A list item; the span of the start is its list marker.
    Item,
    /// A code block.
    CodeBlock(CodeBlock<'s>),
    /// An HTML block.
    HtmlBlock,
    /// Emphasis: `*a*` or `_a_`.
    Emphasis,
    /// Strong emphasis: `**a**` or `__a__`.
    Strong,
    /// A code span. It holds text only.
    CodeSpan,
    /// A link. It holds its text.
    Link {
        /// How it was written.
        kind: LinkKind,
        /// Its destination, title and label.
        link: Link<'s>,
    },
    /// An image. It holds its description.
    Image {
        /// How it was written.
        kind: LinkKind,
        /// Its destination, title and label.
        link: Link<'s>,
    },
}

/// What ends with an [`Event::End`]: the [`Tag`] without what is known from the start, but with
/// what a renderer needs to close it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TagEnd {
    /// A paragraph.
    Paragraph {
        /// As in [`Tag::Paragraph`].
        tight: bool,
    },
    /// A heading.
    Heading(HeadingLevel),
    /// A block quote.
    BlockQuote,
    /// A list.
    List(ListKind),
    /// A list item.
    Item,
    /// A code block.
    CodeBlock,
    /// An HTML block.
    HtmlBlock,
    /// Emphasis.
    Emphasis,
    /// Strong emphasis.
    Strong,
    /// A code span.
    CodeSpan,
    /// A link.
    Link,
    /// An image.
    Image,
}

/// What closed an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosedBy {
    /// Its own closing marker or last line, or a line after it.
    Source,
    /// The end of the input: the block was still open there, so that more text could change it.
    EndOfInput,
}

/// The level of a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum HeadingLevel {
    H1 = 1,
    H2,
    H3,
    H4,
    H5,
    H6,
}

impl HeadingLevel {
    /// The level as a number from 1 to 6.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level for a number; `None` unless it is 1 to 6.
    #[inline]
    pub const fn from_number(number: u8) -> Option<Self> {
        Some(match number {
            1 => Self::H1,
            2 => Self::H2,
            3 => Self::H3,
            4 => Self::H4,
            5 => Self::H5,
            6 => Self::H6,
            _ => return None,
        })
    }
}

/// How a heading was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum HeadingKind {
    /// `# Heading`.
    Atx,
    /// A paragraph underlined with `=` or `-`.
    Setext {
        /// The underline, without indentation and trailing spaces.
        underline: Span,
    },
}

/// The facts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct List {
    /// Bullet or ordered.
    pub kind: ListKind,
    /// Whether no blank line separates its items or the children of an item.
    pub tight: bool,
    /// `-`, `+` or `*` of a bullet list; the delimiter `.` or `)` of an ordered list.
    pub marker: u8,
    /// The number of the first item of an ordered list, 0 to 999,999,999; 0 for a bullet list.
    pub start: u32,
}

/// Bullet or ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ListKind {
    Bullet,
    Ordered,
}

/// The facts of a code block.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct CodeBlock<'s> {
    /// Indented or fenced.
    pub kind: CodeBlockKind,
    /// The info string, undecoded; empty for indented code.
    pub info: Raw<'s>,
}

/// How a code block was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeBlockKind {
    /// Indented by four columns or more.
    Indented,
    /// Between fences. The span of the start event is the opening fence.
    Fenced {
        /// The fence's character: `` ` `` or `~`.
        marker: u8,
    },
}

/// How a link or image was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkKind {
    /// `[text](destination "title")`.
    Inline,
    /// `[text][label]`.
    Full,
    /// `[label][]`.
    Collapsed,
    /// `[label]`.
    Shortcut,
    /// `<scheme:path>`.
    Autolink,
    /// `<name@example.com>`: `mailto:` is not part of the destination.
    Email,
}

const _: () = assert!(size_of::<Event<'_>>() <= 48);
