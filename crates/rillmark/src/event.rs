//! What the parser hands out.

mod delimiter_run;
mod facts;
mod footnote;

use crate::attributes::Attributes;
pub use crate::link::LinkKind;
use crate::link::{Definition, Link};
use crate::text::Text;
pub use delimiter_run::DelimiterRun;
pub use facts::{
    AlertKind, Alignment, CodeBlock, CodeBlockKind, DirectiveKind, FrontMatterKind, HeadingKind,
    HeadingLevel, List, ListKind, MathKind, Table,
};
pub use footnote::Footnote;

/// One step through a document.
///
/// Events nest: each [`Event::Start`] has its [`Event::End`]. They are `Copy` and borrow the source
/// (or a [`Resolver`](crate::Resolver)'s answer, which lives as long), so they can be kept as long
/// as the source lives.
///
/// Each event has a [`Span`](crate::Span) in the source, which
/// [`Parser::spanned`](crate::Parser::spanned) gives with it; it is described at each kind of event.
/// Spans are in order, and those of what is inside an element lie inside that element's. The one exception is the line end of the last line of a
/// code or HTML block: it is part of the text, but no block's span reaches over the end of its last
/// line. The parts of a [`Link`] that is a reference lie where its definition is.
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
    /// An element begins. The span is its opening marker, without what is around that; where there
    /// is no marker, it is empty and stands at the element's first byte ([`Tag`] says which).
    Start(Tag<'s>),
    /// An element ends. The span is the whole element, from the beginning of its opening marker to
    /// the end of its closing one. A block without a closing marker ends with the last line that
    /// holds text or a marker of it, spaces at the end included, the line end excluded.
    End(TagEnd, ClosedBy),
    /// Text, decoded. The span is what stands for it in the source, the backslash of an escape
    /// excluded.
    ///
    /// One run of text is one event, divided only where the source itself is:
    ///
    /// - at an escape: `a\*b` is `a` and `*b`;
    /// - at a character reference, which is an event of its own;
    /// - at a NUL, which is one as `\u{FFFD}`;
    /// - at a sign of smart punctuation, an extension, which is one of its own, as `—` for `---`;
    /// - at a line end in a code span, which is one as a space, and in mathematics, as `\n`;
    /// - where the prefix or indentation of a line was skipped: code in containers comes line by line;
    /// - at a tab of which a prefix used some columns: one to three spaces with the span of the tab;
    /// - in code, at a line end that is not `\n`.
    ///
    /// In code blocks and front matter the line ends are part of the text, always as `\n`. The last
    /// line has one even where the input ends before it; its span is empty then.
    Text(Text<'s>),
    /// Text of an HTML block (CommonMark 4.6), line ends included (always as `\n`). The span is that
    /// piece. Nothing in it is decoded except NUL. It is divided as [`Event::Text`] of code is: in
    /// containers it comes line by line.
    Html(Text<'s>),
    /// Raw HTML inside a paragraph or heading (CommonMark 6.6): a tag, comment, processing
    /// instruction, declaration or CDATA section. The span is that piece. It is divided at line
    /// ends, which are events of their own (always as `\n`), and at NULs.
    InlineHtml(Text<'s>),
    /// A soft line break (CommonMark 6.8): a line end inside a paragraph or setext heading. The
    /// span is the line end, without the spaces and tabs before it.
    SoftBreak,
    /// A hard line break (CommonMark 6.7): two or more spaces or a backslash before a line end. The
    /// span is all of them and the line end.
    HardBreak,
    /// A thematic break (CommonMark 4.1). The span is its line without indentation and line end.
    ThematicBreak,
    /// The marker of a task list item, an extension: `[ ]` or `[x]`. It is the first event in the
    /// first paragraph of its item. The span is the marker; the spaces after it are no text.
    TaskMarker {
        /// Whether the task is done: an `x` or `X` stands between the brackets.
        checked: bool,
    },
    /// A reference to a footnote, an extension: `[^label]`, if that is defined. The span is all of it.
    FootnoteReference(Footnote<'s>),
    /// A shortcode, an extension: `:name:`. It holds the name, without colons; the span is all of it.
    /// Any name may be one: if it means nothing to whoever takes the event, it is the text `:name:`.
    Shortcode(&'s str),
    /// A link reference definition (CommonMark 4.7), where it stands in the document, used or not.
    /// The span is from the label's bracket to the end of the destination or title, closing
    /// delimiter included.
    Definition(Definition<'s>),
}

/// What begins with an [`Event::Start`].
///
/// Paragraphs, setext headings, lists, indented code, HTML blocks, tables, rows, cells, definition lists
/// and terms have no opening marker: the span of their start is empty.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Tag<'s> {
    /// A paragraph (CommonMark 4.8). It holds inlines.
    Paragraph {
        /// Whether it is a child of an item of a tight list, or of tight details. HTML has no `<p>`
        /// around it then.
        tight: bool,
    },
    /// A heading (CommonMark 4.2 and 4.3). It holds inlines. The span of the start of an ATX
    /// heading is its opening sequence: one to six `#`.
    Heading {
        /// 1 to 6.
        level: HeadingLevel,
        /// How it was written.
        kind: HeadingKind,
        /// The attributes at the end of its text, an extension. They are no text.
        attributes: Attributes<'s>,
    },
    /// A block quote (CommonMark 5.1). It holds blocks. The span of the start is its first `>`.
    BlockQuote,
    /// An alert, an extension: a block quote that begins with a tag, `> [!NOTE]`. It holds blocks, at
    /// least one. The span of the start is its first `>` and the tag, which is no text.
    Alert(AlertKind),
    /// A footnote definition, an extension: `[^label]: text`, where it stands in the document, used or
    /// not. It holds blocks. The span of the start is its label with brackets and colon.
    FootnoteDefinition {
        /// The footnote that has the label.
        footnote: Footnote<'s>,
        /// Whether it is the first definition of its label, so that references refer to it.
        effective: bool,
    },
    /// A directive, an extension: a name that the caller gives a meaning. One among text and a leaf
    /// hold the inlines of their label. A container holds blocks; if it has a label, that is the first
    /// one, as [`Tag::DirectiveLabel`]. The span of the start is the colons and the name.
    ///
    /// ```
    /// use rillmark::{DirectiveKind, Event, Options, Parser, Tag};
    ///
    /// let source = ":::details[*More*]{#more}\nText\n:::\n";
    /// let mut events = Parser::with_options(source, Options::DIRECTIVES);
    /// let Some(Event::Start(Tag::Directive { kind, name, attributes })) = events.next() else {
    ///     unreachable!()
    /// };
    /// assert_eq!((kind, name), (DirectiveKind::Container, "details"));
    /// assert_eq!(attributes.id(), Some("more"));
    /// assert_eq!(events.next(), Some(Event::Start(Tag::DirectiveLabel)));
    /// assert_eq!(events.next(), Some(Event::Start(Tag::Emphasis)));
    /// ```
    Directive {
        /// How it was written, and where it stands.
        kind: DirectiveKind,
        /// The name.
        name: &'s str,
        /// What stands between its braces.
        attributes: Attributes<'s>,
    },
    /// The label of a container directive, its first child. It holds inlines. The span of the start is
    /// its bracket.
    DirectiveLabel,
    /// An inline footnote, an extension: `^[text]`, a footnote and the one reference to it. It holds
    /// inlines, which stand where all footnotes do. The span of the start is `^[`.
    InlineFootnote,
    /// A list (CommonMark 5.3). It holds items and nothing else.
    List(List),
    /// A list item (CommonMark 5.2). It holds blocks. The span of the start is its list marker: the
    /// bullet, or the number and its delimiter.
    Item,
    /// A code block (CommonMark 4.4 and 4.5). It holds [`Event::Text`]. The span of the start of a
    /// fenced one is the opening fence, without the info string.
    CodeBlock(CodeBlock<'s>),
    /// An HTML block (CommonMark 4.6). It holds [`Event::Html`] and begins with the indentation of
    /// its first line.
    HtmlBlock,
    /// Front matter, an extension: metadata at the very beginning of the document. It holds
    /// [`Event::Text`], with its line ends as in code blocks. The span of the start is the marker of
    /// the opening line, that of the end reaches over the closing line.
    FrontMatter(FrontMatterKind),
    /// A table, an extension. It holds rows and nothing else: one header row, then any number of
    /// others.
    Table(Table),
    /// A row of a table. It holds cells and nothing else, as many as the table has columns: further
    /// ones are left out, and missing ones are filled in (but if all earlier rows were filled up with
    /// 500,000, and more than the offset of the row, it stays short).
    TableRow {
        /// Whether it is the header row.
        header: bool,
    },
    /// A cell of a table. It holds inlines. It begins and ends with its text; one that was filled in
    /// is empty and stands at the end of its row.
    TableCell {
        /// The alignment of its column.
        alignment: Alignment,
        /// Whether it is in the header row.
        header: bool,
    },
    /// A definition list, an extension. It holds terms and details and nothing else: one or more terms,
    /// then one or more details, and so on.
    DefinitionList,
    /// A term of a definition list: a line. It holds inlines.
    DefinitionTerm,
    /// What a definition list says of the terms before it. It holds blocks. The span of the start is
    /// its colon.
    DefinitionDetails {
        /// Whether no blank line stands before it or between two of its children.
        tight: bool,
    },
    /// Emphasis (CommonMark 6.2): `*a*` or `_a_`. It holds inlines, as strong emphasis does.
    Emphasis,
    /// Strong emphasis (CommonMark 6.2): `**a**` or `__a__`.
    Strong,
    /// Strikethrough, an extension: `~a~` or `~~a~~`. It holds inlines.
    Strikethrough,
    /// Superscript, an extension: `^a^`. It holds inlines.
    Superscript,
    /// Subscript, an extension: `~a~`. It holds inlines.
    Subscript,
    /// Highlight, an extension: `==a==`. It holds inlines.
    Highlight,
    /// Text that was inserted, an extension: `++a++`. It holds inlines.
    Insert,
    /// Underline, an extension: `__a__`. It holds inlines.
    Underline,
    /// A spoiler, an extension: `||a||`. It holds inlines, not to be seen until one asks.
    Spoiler,
    /// An element that the caller of the parser gave a meaning:
    /// [`Options::with_delimiter_run`](crate::Options::with_delimiter_run). It holds inlines, between
    /// two of these runs.
    Custom(DelimiterRun),
    /// A code span (CommonMark 6.1). It holds [`Event::Text`]. The span of the start is its
    /// backticks.
    CodeSpan,
    /// Mathematics among inlines, an extension: `$a$`. It holds [`Event::Text`], in which nothing is
    /// decoded. The span of the start is its opening delimiter.
    Math(MathKind),
    /// A link (CommonMark 6.3) or autolink (6.5). It holds its text, in which there is no other link
    /// but autolinks. The span of the start is the `[` or `<`; it is empty for autolink literals, and
    /// `[[` for wikilinks, which are extensions.
    Link {
        /// How it was written.
        kind: LinkKind,
        /// Its destination, title and label.
        link: Link<'s>,
    },
    /// An image (CommonMark 6.4). It holds its description, which may hold links and images. The
    /// span of the start is the `![`; `![[` for those of wikilinks.
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
    /// An alert.
    Alert,
    /// A footnote definition.
    FootnoteDefinition,
    /// A directive.
    Directive(DirectiveKind),
    /// The label of a container directive.
    DirectiveLabel,
    /// An inline footnote.
    InlineFootnote,
    /// A list.
    List(ListKind),
    /// A list item.
    Item,
    /// A code block.
    CodeBlock,
    /// An HTML block.
    HtmlBlock,
    /// Front matter.
    FrontMatter,
    /// A table.
    Table,
    /// A row of a table.
    TableRow {
        /// As in [`Tag::TableRow`].
        header: bool,
    },
    /// A cell of a table.
    TableCell {
        /// As in [`Tag::TableCell`].
        header: bool,
    },
    /// A definition list.
    DefinitionList,
    /// A term of a definition list.
    DefinitionTerm,
    /// Details of terms.
    DefinitionDetails,
    /// Emphasis.
    Emphasis,
    /// Strong emphasis.
    Strong,
    /// Strikethrough.
    Strikethrough,
    /// Superscript.
    Superscript,
    /// Subscript.
    Subscript,
    /// Highlight.
    Highlight,
    /// Text that was inserted.
    Insert,
    /// Underline.
    Underline,
    /// A spoiler.
    Spoiler,
    /// An element that the caller of the parser gave a meaning.
    Custom(DelimiterRun),
    /// A code span.
    CodeSpan,
    /// Mathematics.
    Math(MathKind),
    /// A link.
    Link,
    /// An image.
    Image,
}

/// What closed an element.
///
/// ```
/// use rillmark::{ClosedBy, Event, Parser};
///
/// let last = |source| Parser::new(source).last().unwrap();
/// assert!(matches!(last("```\na\n```\n"), Event::End(_, ClosedBy::Source)));
/// assert!(matches!(last("```\na\n"), Event::End(_, ClosedBy::EndOfInput)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClosedBy {
    /// Its own closing marker or only line, or a line after it. Inlines and headings always are.
    Source,
    /// The end of the input: the block was still open there, so that another line could go on with
    /// it. It does not matter whether the last line ends with a line end.
    EndOfInput,
}

const _: () = assert!(size_of::<Event<'_>>() <= 48);
