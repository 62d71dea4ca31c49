//! What tokens say, as the core's types have it.

use rillmark::{
    Attributes, CodeBlock, CodeBlockKind, Footnote, HeadingKind, Link, LinkKind, LinkParts, List,
    Raw, Span, Table, Tag, TagEnd,
};

use crate::arena::Arena;
use crate::code::{Form, PARTS};
use crate::definitions::{absolute, span};
use crate::parts::PartsAt;
use crate::sort::{self, Sort};
use crate::token::{Close, Token};

/// The facts of a list.
pub(crate) fn list(facts: u8, [marker, start, _]: [u32; 3]) -> List {
    let marker = sort::list_marker(facts).unwrap_or(marker.to_le_bytes()[0]);
    List::new(sort::list_kind(facts), facts & sort::TIGHT != 0, marker, start)
}

/// The facts of a table.
pub(crate) fn table(token: &Token) -> Table {
    let [columns, start, len] = token.numbers;
    Table::new(columns, span(token.start.wrapping_add(start), len))
}

/// How a heading was written.
pub(crate) fn heading_kind(token: &Token) -> HeadingKind {
    if token.facts & sort::SETEXT == 0 {
        return HeadingKind::Atx;
    }
    let [start, len, _] = token.numbers;
    HeadingKind::Setext { underline: span(token.start.wrapping_add(start), len) }
}

/// How a code block with these facts was written; `marker` is the character of an unusual fence.
pub(crate) fn code_block_kind(facts: u8, marker: u32) -> CodeBlockKind {
    let marker = match facts {
        facts if facts & sort::FENCED == 0 => return CodeBlockKind::Indented,
        facts if facts & sort::OTHER_FENCE != 0 => marker.to_le_bytes()[0],
        facts if facts & sort::TILDES != 0 => b'~',
        _ => b'`',
    };
    if facts & sort::MATH_BLOCK != 0 {
        return CodeBlockKind::Math { marker };
    }
    CodeBlockKind::Fenced { marker }
}

/// Where the info string of a code block stands.
pub(crate) fn info(token: &Token) -> Span {
    let [_, start, len] = token.numbers;
    span(token.start.wrapping_add(start), len)
}

/// A source and a tree of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Read<'a> {
    pub(crate) arena: &'a Arena,
    pub(crate) source: &'a str,
}

impl<'a> Read<'a> {
    /// The tag of an element; `None` for what this version does not know.
    pub(crate) fn tag(self, token: &Token) -> Option<Tag<'a>> {
        Some(match token.sort {
            Sort::Paragraph => Tag::Paragraph { tight: token.facts & sort::TIGHT != 0 },
            Sort::Heading => {
                let (level, kind) = (sort::level(token.facts), heading_kind(token));
                Tag::Heading { level, kind, attributes: self.attributes(token) }
            }
            Sort::BlockQuote => Tag::BlockQuote,
            Sort::Alert => Tag::Alert(sort::alert_kind(token.facts)),
            Sort::FootnoteDefinition => Tag::FootnoteDefinition {
                footnote: self.footnote(token),
                effective: token.facts & sort::EFFECTIVE != 0,
            },
            Sort::Directive => self.directive(token),
            Sort::DirectiveLabel => Tag::DirectiveLabel,
            Sort::List => Tag::List(list(token.facts, token.numbers)),
            Sort::InlineFootnote => Tag::InlineFootnote,
            Sort::Item => Tag::Item,
            Sort::CodeBlock => Tag::CodeBlock(self.code_block(token)),
            Sort::HtmlBlock => Tag::HtmlBlock,
            Sort::FrontMatter => Tag::FrontMatter(sort::front_matter_kind(token.facts)),
            Sort::Table => Tag::Table(table(token)),
            Sort::TableRow => Tag::TableRow { header: token.facts & sort::HEADER != 0 },
            Sort::TableCell => Tag::TableCell {
                alignment: sort::alignment(token.facts),
                header: token.facts & sort::HEADER != 0,
            },
            Sort::Strikethrough => Tag::Strikethrough,
            Sort::Superscript => Tag::Superscript,
            Sort::Subscript => Tag::Subscript,
            Sort::Highlight => Tag::Highlight,
            Sort::Insert => Tag::Insert,
            Sort::Underline => Tag::Underline,
            Sort::Spoiler => Tag::Spoiler,
            Sort::Custom => Tag::Custom(sort::custom_run(token.facts)?),
            Sort::DefinitionList => Tag::DefinitionList,
            Sort::DefinitionTerm => Tag::DefinitionTerm,
            Sort::DefinitionDetails => {
                Tag::DefinitionDetails { tight: token.facts & sort::TIGHT != 0 }
            }
            Sort::Emphasis => Tag::Emphasis,
            Sort::Strong => Tag::Strong,
            Sort::CodeSpan => Tag::CodeSpan,
            Sort::Math => Tag::Math(sort::math_kind(token.facts)),
            Sort::Link => Tag::Link { kind: sort::link_kind(token.facts), link: self.link(token) },
            Sort::Image => {
                Tag::Image { kind: sort::link_kind(token.facts), link: self.link(token) }
            }
            _ => return None,
        })
    }

    /// The attributes of a heading: up to the first closing brace.
    pub(crate) fn attributes(self, token: &Token) -> Attributes<'a> {
        if token.facts & sort::ATTRIBUTES == 0 {
            return Attributes::NONE;
        }
        let start = token.start.wrapping_add(token.numbers[2]);
        let len = self.source.get(start as usize..).and_then(|rest| rest.find('}'));
        let len = len.and_then(|len| u32::try_from(len + 1).ok()).unwrap_or(0);
        Attributes::at(self.source, span(start, len)).unwrap_or_default()
    }

    pub(crate) fn code_block(self, token: &Token) -> CodeBlock<'a> {
        let info = Raw::at(self.source, info(token)).unwrap_or_default();
        CodeBlock::new(code_block_kind(token.facts, token.numbers[0]), info)
    }

    /// The footnote of a definition or reference; one without a label if it does not fit the source.
    pub(crate) fn footnote(self, token: &Token) -> Footnote<'a> {
        let [index, definition, len] = token.numbers;
        let definition = token.start.wrapping_add(definition);
        let label = span(definition.wrapping_add(2), len);
        Footnote::new(self.source.get(label.range()).unwrap_or_default(), index, definition)
    }

    /// The link of a link or image; one without a destination if it does not fit the source.
    pub(crate) fn link(self, token: &Token) -> Link<'a> {
        self.known_link(token).unwrap_or_default()
    }

    fn known_link(self, token: &Token) -> Option<Link<'a>> {
        let kind = sort::link_kind(token.facts);
        let (end, part) = if token.is_open() {
            let close = Close::read(self.arena.tape(), token.close);
            if close.flags & PARTS != 0 {
                return self.explicit_link(token, kind, close.parts);
            }
            (token.start.wrapping_add(close.len), close.part)
        } else {
            (token.end, token.numbers[0])
        };
        let after = match kind {
            LinkKind::Collapsed => 3,
            _ => 1,
        };
        let end = end.wrapping_sub(after);
        let part = match kind {
            LinkKind::Inline | LinkKind::Full => Span { start: end.wrapping_sub(part), end },
            _ => Span { start: token.marker_end, end },
        };
        let label = Span::empty(0);
        let parts = match kind {
            LinkKind::Full | LinkKind::Collapsed | LinkKind::Shortcut => {
                self.arena.definitions().resolve(self.source, part)?
            }
            _ => LinkParts {
                span: part,
                destination_len: part.end.wrapping_sub(part.start),
                label,
                line_prefixes: 0,
            },
        };
        parts.link(self.source, kind)
    }

    fn explicit_link(self, token: &Token, kind: LinkKind, at: usize) -> Option<Link<'a>> {
        let (parts, _) = PartsAt::read(self.arena.tape(), at);
        if let Some(text) = parts.outside {
            let label = absolute(&parts, token.start).label;
            return Link::outside(text, parts.destination_len, label);
        }
        absolute(&parts, token.start).link(self.source, kind)
    }
}

/// The end of an element; `None` for what this version does not know.
pub(crate) fn tag_end(sort: Sort, facts: u8) -> Option<TagEnd> {
    Some(match sort {
        Sort::Paragraph => TagEnd::Paragraph { tight: facts & sort::TIGHT != 0 },
        Sort::Heading => TagEnd::Heading(sort::level(facts)),
        Sort::BlockQuote => TagEnd::BlockQuote,
        Sort::Alert => TagEnd::Alert,
        Sort::FootnoteDefinition => TagEnd::FootnoteDefinition,
        Sort::Directive => TagEnd::Directive(sort::directive_kind(facts)),
        Sort::DirectiveLabel => TagEnd::DirectiveLabel,
        Sort::InlineFootnote => TagEnd::InlineFootnote,
        Sort::List => TagEnd::List(sort::list_kind(facts)),
        Sort::Item => TagEnd::Item,
        Sort::CodeBlock => TagEnd::CodeBlock,
        Sort::HtmlBlock => TagEnd::HtmlBlock,
        Sort::FrontMatter => TagEnd::FrontMatter,
        Sort::Table => TagEnd::Table,
        Sort::TableRow => TagEnd::TableRow { header: facts & sort::HEADER != 0 },
        Sort::TableCell => TagEnd::TableCell { header: facts & sort::HEADER != 0 },
        Sort::Strikethrough => TagEnd::Strikethrough,
        Sort::Superscript => TagEnd::Superscript,
        Sort::Subscript => TagEnd::Subscript,
        Sort::Highlight => TagEnd::Highlight,
        Sort::Insert => TagEnd::Insert,
        Sort::Underline => TagEnd::Underline,
        Sort::Spoiler => TagEnd::Spoiler,
        Sort::Custom => TagEnd::Custom(sort::custom_run(facts)?),
        Sort::DefinitionList => TagEnd::DefinitionList,
        Sort::DefinitionTerm => TagEnd::DefinitionTerm,
        Sort::DefinitionDetails => TagEnd::DefinitionDetails,
        Sort::Emphasis => TagEnd::Emphasis,
        Sort::Strong => TagEnd::Strong,
        Sort::CodeSpan => TagEnd::CodeSpan,
        Sort::Math => TagEnd::Math(sort::math_kind(facts)),
        Sort::Link => TagEnd::Link,
        Sort::Image => TagEnd::Image,
        _ => return None,
    })
}

/// The paragraph that is folded into an item.
pub(crate) fn folded_paragraph(token: &Token) -> Token {
    debug_assert!(matches!(token.form, Form::FoldItem | Form::FoldLongItem), "an item");
    Token {
        form: Form::Fold,
        sort: Sort::Paragraph,
        start: token.text.start,
        marker_end: token.text.start,
        end: token.text.end,
        ..*token
    }
}
