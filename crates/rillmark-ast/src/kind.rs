//! What a node is.

use rillmark::{
    AlertKind, Alignment, CodeBlockKind, DelimiterRun, DirectiveKind, FrontMatterKind, HeadingKind,
    HeadingLevel, LinkKind, List, MathKind, Table,
};

use crate::facts;
use crate::sort::{self, Sort};
use crate::token::Token;

/// What a node is, with the facts that are known without the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// The document: the root.
    Document,
    /// A paragraph.
    Paragraph {
        /// As in [`rillmark::Tag::Paragraph`].
        tight: bool,
    },
    /// A heading.
    Heading {
        /// 1 to 6.
        level: HeadingLevel,
        /// How it was written.
        kind: HeadingKind,
    },
    /// A block quote.
    BlockQuote,
    /// A list.
    List(List),
    /// A list item.
    Item,
    /// A code block. Its children are runs of text: one, unless it is in a container or ends with
    /// the input.
    CodeBlock(CodeBlockKind),
    /// An HTML block. Its children are of the kind `Html`.
    HtmlBlock,
    /// A thematic break.
    ThematicBreak,
    /// A link reference definition.
    Definition {
        /// Whether references resolve to it.
        effective: bool,
    },
    /// A run of text: [`rillmark::Event::Text`] and soft breaks between them.
    Text,
    /// Text of an HTML block.
    Html,
    /// Raw HTML among inlines.
    InlineHtml,
    /// A soft line break that stands for no line end; all others are inside of `Text`.
    SoftBreak,
    /// A hard line break.
    HardBreak,
    /// Emphasis.
    Emphasis,
    /// Strong emphasis.
    Strong,
    /// A code span. Its child is `Text`.
    CodeSpan,
    /// A link.
    Link(LinkKind),
    /// An image.
    Image(LinkKind),
    /// A table, an extension. Its children are rows.
    Table(Table),
    /// A row of a table. Its children are cells.
    TableRow {
        /// Whether it is the header row.
        header: bool,
    },
    /// A cell of a table.
    TableCell {
        /// The alignment of its column.
        alignment: Alignment,
        /// Whether it is in the header row.
        header: bool,
    },
    /// Strikethrough, an extension.
    Strikethrough,
    /// The marker of a task list item, an extension.
    TaskMarker {
        /// Whether the task is done.
        checked: bool,
    },
    /// An alert, an extension.
    Alert(AlertKind),
    /// Mathematics among inlines, an extension. Its child is `Text`.
    Math(MathKind),
    /// Superscript, an extension.
    Superscript,
    /// Subscript, an extension.
    Subscript,
    /// Highlight, an extension.
    Highlight,
    /// Text that was inserted, an extension.
    Insert,
    /// Underline, an extension.
    Underline,
    /// A spoiler, an extension.
    Spoiler,
    /// An element between two delimiter runs that the caller of the parser claimed.
    Custom(DelimiterRun),
    /// A footnote definition, an extension.
    FootnoteDefinition {
        /// As in [`rillmark::Footnote`].
        index: u32,
        /// Whether references refer to it.
        effective: bool,
    },
    /// A reference to a footnote, an extension.
    FootnoteReference {
        /// As in [`rillmark::Footnote`].
        index: u32,
    },
    /// Front matter, an extension. Its children are runs of text: one, if there is some.
    FrontMatter(FrontMatterKind),
    /// A directive, an extension. The children of one among text and of a leaf are those of its label;
    /// those of a container are its label, if it has one, and blocks.
    Directive(DirectiveKind),
    /// The label of a container directive, an extension.
    DirectiveLabel,
    /// A definition list, an extension. Its children are terms and details.
    DefinitionList,
    /// A term of a definition list.
    DefinitionTerm,
    /// Details of terms.
    DefinitionDetails {
        /// As in [`rillmark::Tag::DefinitionDetails`].
        tight: bool,
    },
    /// A shortcode, an extension.
    Shortcode,
    /// An inline footnote, an extension.
    InlineFootnote,
    /// Something that this version does not know.
    Unknown,
}

impl Kind {
    /// The kind of a token that is not plain.
    pub(crate) fn of(token: &Token) -> Self {
        match token.sort {
            Sort::Heading => {
                Self::Heading { level: sort::level(token.facts), kind: facts::heading_kind(token) }
            }
            Sort::List => Self::List(facts::list(token.facts, token.numbers)),
            Sort::Table => Self::Table(facts::table(token)),
            Sort::CodeBlock => {
                Self::CodeBlock(facts::code_block_kind(token.facts, token.numbers[0]))
            }
            Sort::FootnoteDefinition => Self::FootnoteDefinition {
                index: token.numbers[0],
                effective: token.facts & sort::EFFECTIVE != 0,
            },
            Sort::FootnoteReference => Self::FootnoteReference { index: token.numbers[0] },
            _ => Self::Unknown,
        }
    }

    /// The kind of a sort with these facts; `None` if it takes the token to know it.
    #[inline]
    pub(crate) fn plain(sort: Sort, facts: u8) -> Option<Self> {
        Some(match sort {
            Sort::Heading if facts & sort::SETEXT == 0 => {
                Self::Heading { level: sort::level(facts), kind: HeadingKind::Atx }
            }
            Sort::CodeBlock if facts & sort::OTHER_FENCE == 0 => {
                Self::CodeBlock(facts::code_block_kind(facts, 0))
            }
            Sort::Heading
            | Sort::List
            | Sort::CodeBlock
            | Sort::Table
            | Sort::FootnoteDefinition
            | Sort::FootnoteReference => return None,
            Sort::Unknown => Self::Unknown,
            Sort::InlineFootnote => Self::InlineFootnote,
            Sort::Paragraph => Self::Paragraph { tight: facts & sort::TIGHT != 0 },
            Sort::BlockQuote => Self::BlockQuote,
            Sort::Alert => Self::Alert(sort::alert_kind(facts)),
            Sort::Math => Self::Math(sort::math_kind(facts)),
            Sort::FrontMatter => Self::FrontMatter(sort::front_matter_kind(facts)),
            Sort::Directive => Self::Directive(sort::directive_kind(facts)),
            Sort::DirectiveLabel => Self::DirectiveLabel,
            Sort::Item => Self::Item,
            Sort::HtmlBlock => Self::HtmlBlock,
            Sort::ThematicBreak => Self::ThematicBreak,
            Sort::Definition => Self::Definition { effective: facts & sort::EFFECTIVE != 0 },
            Sort::Text => Self::Text,
            Sort::Html => Self::Html,
            Sort::InlineHtml => Self::InlineHtml,
            Sort::SoftBreak => Self::SoftBreak,
            Sort::HardBreak => Self::HardBreak,
            Sort::Emphasis => Self::Emphasis,
            Sort::Strong => Self::Strong,
            Sort::CodeSpan => Self::CodeSpan,
            Sort::Link => Self::Link(sort::link_kind(facts)),
            Sort::Image => Self::Image(sort::link_kind(facts)),
            Sort::Document => Self::Document,
            Sort::TableRow => Self::TableRow { header: facts & sort::HEADER != 0 },
            Sort::TableCell => Self::TableCell {
                alignment: sort::alignment(facts),
                header: facts & sort::HEADER != 0,
            },
            Sort::Strikethrough => Self::Strikethrough,
            Sort::Superscript => Self::Superscript,
            Sort::Subscript => Self::Subscript,
            Sort::Highlight => Self::Highlight,
            Sort::Insert => Self::Insert,
            Sort::Underline => Self::Underline,
            Sort::Spoiler => Self::Spoiler,
            Sort::Custom => sort::custom_run(facts).map_or(Self::Unknown, Self::Custom),
            Sort::DefinitionList => Self::DefinitionList,
            Sort::DefinitionTerm => Self::DefinitionTerm,
            Sort::DefinitionDetails => Self::DefinitionDetails { tight: facts & sort::TIGHT != 0 },
            Sort::TaskMarker => Self::TaskMarker { checked: facts & sort::CHECKED != 0 },
            Sort::Shortcode => Self::Shortcode,
        })
    }
}
