//! The start of an element.

use alloc::vec::Vec;

use rillmark::{
    Attributes, CodeBlock, CodeBlockKind, FrontMatterKind, HeadingKind, HeadingLevel, Link,
    LinkKind, LinkParts, List, RunKind, Span, Table, Tag,
};

use super::{Builder, HELD, OpenLink, STRIDE, offset};
use crate::code::{self, FULL};
use crate::parts::write_text;
use crate::sort::{self, Sort};
use crate::varint;

/// An element that is open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Offset of the token in the tape.
    pub(super) at: u32,
    pub(super) start: u32,
    pub(super) marker_end: u32,
    /// How many children it has; as long as it is open, how many the element around it has.
    pub(super) children: u32,
    /// How many bytes were to be inserted before it.
    pub(super) inserted: u32,
    pub(super) sort: Sort,
    pub(super) facts: u8,
    /// What kind of run text in it is.
    pub(super) run: RunKind,
    /// From the token to what follows its gap, to its skip, to its first child.
    head_len: u8,
    skip: u8,
    body: u8,
}

/// The start of an element, before its token is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    /// The code of its token, should it be an open one.
    pub(super) code: u8,
    /// The usual code of its token, should it be a folded one; `FULL` if there is none.
    pub(super) folded: u8,
    pub(super) sort: Sort,
    pub(super) facts: u8,
    /// What kind of run text in it is.
    pub(super) run: RunKind,
    pub(super) at: u32,
    pub(super) marker_end: u32,
    /// As in a full token.
    pub(super) numbers: [u32; 3],
}

/// What an element is, and its facts.
type Facts = (Sort, u8);

impl Start {
    pub(super) const NONE: Self = Self {
        code: FULL,
        folded: FULL,
        sort: Sort::Unknown,
        facts: 0,
        run: RunKind::Inline,
        at: 0,
        marker_end: 0,
        numbers: [0; 3],
    };

    #[inline]
    pub(super) fn marker_len(&self) -> u32 {
        self.marker_end.wrapping_sub(self.at)
    }
}

/// What kind of run text in an element is.
#[inline]
fn text_kind(sort: Sort, facts: u8) -> RunKind {
    match sort {
        Sort::CodeSpan => RunKind::Code,
        Sort::Math => RunKind::Math,
        Sort::CodeBlock | Sort::FrontMatter => RunKind::CodeBlock,
        Sort::Link if sort::link_kind(facts).is_autolink() => RunKind::Code,
        _ => RunKind::Inline,
    }
}

impl Frame {
    /// Offset in the tape of what follows the gap.
    #[inline]
    pub(super) fn after_gap(&self) -> usize {
        self.at as usize + usize::from(self.head_len)
    }

    /// Offset of the skip in the tape.
    #[inline]
    pub(super) fn skip(&self) -> u32 {
        self.at + u32::from(self.skip)
    }

    /// Offset of the first child in the tape.
    #[inline]
    pub(super) fn body(&self) -> u32 {
        self.at + u32::from(self.body)
    }

    /// How many entries it has in its index.
    #[inline]
    pub(super) fn entries(&self) -> usize {
        (self.children / STRIDE) as usize
    }

    #[inline]
    pub(super) fn marker_len(&self) -> u32 {
        self.marker_end.wrapping_sub(self.start)
    }
}

/// The sort of a seldom tag without facts.
fn bare(tag: &Tag<'_>) -> Sort {
    match tag {
        Tag::DefinitionList => Sort::DefinitionList,
        Tag::DefinitionTerm => Sort::DefinitionTerm,
        Tag::DirectiveLabel => Sort::DirectiveLabel,
        Tag::Superscript => Sort::Superscript,
        Tag::Subscript => Sort::Subscript,
        Tag::Highlight => Sort::Highlight,
        Tag::Insert => Sort::Insert,
        Tag::Underline => Sort::Underline,
        Tag::Spoiler => Sort::Spoiler,
        _ => Sort::Unknown,
    }
}

impl Builder {
    #[inline]
    pub(super) fn start(&mut self, tag: &Tag<'_>, span: Span) {
        self.flush();
        let marker = span.end.wrapping_sub(span.start);
        match *tag {
            Tag::Paragraph { tight } => {
                let facts = if tight { sort::TIGHT } else { 0 };
                let code = if marker == 0 { code::LOOSE + facts } else { FULL };
                self.hold([code, code::FOLDED_LOOSE + facts], Sort::Paragraph, facts, span);
            }
            Tag::Emphasis => {
                let code = if marker == 1 { code::EMPHASIS } else { FULL };
                self.hold([code, code::FOLDED_EMPHASIS], Sort::Emphasis, 0, span);
            }
            Tag::Strong => {
                let code = if marker == 2 { code::STRONG } else { FULL };
                self.hold([code, code::FOLDED_STRONG], Sort::Strong, 0, span);
            }
            Tag::CodeSpan => self.hold([FULL, code::FOLDED_CODE], Sort::CodeSpan, 0, span),
            Tag::Link { kind, link } => self.start_link(Sort::Link, kind, link, span),
            Tag::Image { kind, link } => self.start_link(Sort::Image, kind, link, span),
            Tag::BlockQuote => {
                let code = if marker == 1 { code::BLOCK_QUOTE } else { FULL };
                self.hold([code, FULL], Sort::BlockQuote, 0, span);
            }
            Tag::Alert(kind) => self.hold([FULL; 2], Sort::Alert, sort::alert_facts(kind), span),
            Tag::Math(kind) => self.hold([FULL; 2], Sort::Math, sort::math_facts(kind), span),
            Tag::FootnoteDefinition { footnote, effective } => {
                self.start_footnote(&footnote, effective, span);
            }
            Tag::Directive { kind, name, attributes } => {
                self.start_directive(kind, name.len(), attributes, span);
            }
            Tag::InlineFootnote => self.hold([FULL; 2], Sort::InlineFootnote, 0, span),
            Tag::Item => self.start_item(span),
            Tag::List(list) => self.start_list(list, span),
            Tag::Heading { level, kind, attributes } => {
                self.start_heading(level, kind, attributes, span);
            }
            Tag::CodeBlock(code) => self.start_code_block(code, span),
            Tag::Table(table) => self.start_table(table, span),
            Tag::TableRow { header } => {
                let code = if header || marker > 0 { FULL } else { code::ROW };
                self.hold([code, FULL], Sort::TableRow, u8::from(header), span);
            }
            Tag::TableCell { alignment, header } => {
                let facts = sort::cell_facts(alignment, header);
                let folded = if header { FULL } else { code::FOLDED_CELL + facts / 2 };
                let code = if marker > 0 { FULL } else { code::CELL };
                self.hold([code, folded], Sort::TableCell, facts, span);
            }
            Tag::DefinitionDetails { tight } => {
                self.hold([FULL; 2], Sort::DefinitionDetails, u8::from(tight), span);
            }
            Tag::Strikethrough => {
                self.hold([FULL, code::FOLDED_STRIKETHROUGH], Sort::Strikethrough, 0, span);
            }
            Tag::Custom(run) => self.hold([FULL; 2], Sort::Custom, sort::custom_facts(run), span),
            Tag::FrontMatter(kind) => {
                let facts = if kind == FrontMatterKind::Toml { sort::TOML } else { 0 };
                self.hold([FULL; 2], Sort::FrontMatter, facts, span);
            }
            Tag::HtmlBlock => self.hold([FULL, code::FOLDED_HTML], Sort::HtmlBlock, 0, span),
            _ => self.hold([FULL; 2], bare(tag), 0, span),
        }
    }

    /// Holds the start of an element without numbers.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "most of what it writes is known where it is called")]
    fn hold(&mut self, codes: [u8; 2], sort: Sort, facts: u8, span: Span) {
        self.hold_with(codes, (sort, facts), span, [0; 3]);
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "most of what it writes is known where it is called")]
    pub(super) fn hold_with(
        &mut self,
        codes: [u8; 2],
        facts: Facts,
        span: Span,
        numbers: [u32; 3],
    ) {
        let ([code, folded], (sort, facts)) = (codes, facts);
        let Span { start, end: marker_end } = span;
        let run = text_kind(sort, facts);
        self.held = Start { code, folded, sort, facts, run, at: start, marker_end, numbers };
        self.pending = HELD;
    }

    /// Writes the start that was held back as the token of an element with children.
    pub(super) fn open(&mut self) {
        let held = self.held;
        let Start { code, sort, facts, at: start, marker_end, numbers, .. } = held;
        let at = self.token(code, start.wrapping_sub(self.pos));
        let head_len = self.len_since(at);
        if code == FULL {
            self.tape.push(sort as u8);
            self.tape.push(facts);
        }
        let skip = self.len_since(at);
        self.tape.push(0);
        match code {
            FULL => {
                varint::write(&mut self.tape, held.marker_len());
                for number in numbers {
                    varint::write(&mut self.tape, number);
                }
            }
            code::TIGHT_DOT | code::LOOSE_DOT => varint::write(&mut self.tape, numbers[1]),
            code::LONG_ITEM => varint::write(&mut self.tape, held.marker_len()),
            code::CELL => self.tape.push(facts),
            _ => {}
        }
        self.pos = marker_end;
        if matches!(sort, Sort::Link | Sort::Image) {
            self.links.push(core::mem::take(&mut self.link));
        }
        self.frames.push(Frame {
            at,
            start,
            marker_end,
            children: core::mem::take(&mut self.children),
            inserted: self.wide.inserted,
            sort,
            facts,
            run: held.run,
            head_len,
            skip,
            body: self.len_since(at),
        });
    }

    /// How much was written since the token at `at` began: at most 6 bytes for the gap, 3 for the
    /// sort, facts and skip, and 20 for numbers.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 29")]
    fn len_since(&self, at: u32) -> u8 {
        (self.tape.len() - at as usize) as u8
    }

    fn start_item(&mut self, span: Span) {
        let is_short = span.end.wrapping_sub(span.start) == 1;
        self.hold([if is_short { code::ITEM } else { code::LONG_ITEM }, FULL], Sort::Item, 0, span);
    }

    fn start_list(&mut self, list: List, span: Span) {
        const CODES: [u8; 5] = [
            code::TIGHT_DASH,
            code::LOOSE_DASH,
            code::TIGHT_STAR,
            code::TIGHT_DOT,
            code::LOOSE_DOT,
        ];
        let facts = sort::list_facts(list);
        let is_same = |code: &u8| code::SHAPES[usize::from(*code)].facts == facts;
        let is_bullet = facts & sort::ORDERED == 0;
        let fits = span.is_empty() && (list.start == 0 || !is_bullet);
        let code = CODES.into_iter().find(is_same).filter(|_| fits).unwrap_or(FULL);
        let marker = if sort::list_marker(facts).is_some() { 0 } else { u32::from(list.marker) };
        self.hold_with([code, FULL], (Sort::List, facts), span, [marker, list.start, 0]);
    }

    fn start_heading(
        &mut self,
        level: HeadingLevel,
        kind: HeadingKind,
        attributes: Attributes<'_>,
        span: Span,
    ) {
        let number = level.number();
        let (mut facts, mut numbers) = (number, [0; 3]);
        if let HeadingKind::Setext { underline } = kind {
            facts |= sort::SETEXT;
            numbers = [underline.start.wrapping_sub(span.start), underline.len(), 0];
        }
        // Those that are not of the source, or end with another brace, are not kept.
        if let Some(place) = attributes.span().filter(|_| !attributes.as_source().contains('}')) {
            facts |= sort::ATTRIBUTES;
            numbers[2] = place.start.wrapping_sub(span.start);
        }
        if facts != number {
            return self.hold_with([FULL; 2], (Sort::Heading, facts), span, numbers);
        }
        let code = match number {
            _ if span.end.wrapping_sub(span.start) != u32::from(number) => FULL,
            2 => code::HEADING_2,
            3 => code::HEADING_3,
            _ => FULL,
        };
        self.hold([code, code::FOLDED_HEADING_1 + number - 1], Sort::Heading, number, span);
    }

    fn start_table(&mut self, table: Table, span: Span) {
        let Table { columns, delimiter_row, .. } = table;
        let start = delimiter_row.start.wrapping_sub(span.start);
        let numbers = [columns, start, delimiter_row.len()];
        self.hold_with([FULL; 2], (Sort::Table, 0), span, numbers);
    }

    fn start_code_block(&mut self, code: CodeBlock<'_>, span: Span) {
        let (marker, fenced) = match code.kind {
            CodeBlockKind::Fenced { marker } => (marker, sort::FENCED),
            CodeBlockKind::Math { marker } => (marker, sort::FENCED | sort::MATH_BLOCK),
            _ => (0, 0),
        };
        let (facts, marker) = match marker {
            0 | b'`' => (fenced, 0),
            b'~' => (fenced | sort::TILDES, 0),
            marker => (fenced | sort::OTHER_FENCE, u32::from(marker)),
        };
        let info = code.info.span().unwrap_or(span);
        let numbers = [marker, info.start.wrapping_sub(span.start), info.len()];
        self.hold_with([FULL; 2], (Sort::CodeBlock, facts), span, numbers);
    }

    fn start_link(&mut self, sort: Sort, kind: LinkKind, link: Link<'_>, span: Span) {
        let mut parts = link.parts();
        let mut outside = Vec::new();
        if parts.is_none() {
            let label = link.label().unwrap_or(Span::empty(span.start));
            if self.parsed {
                // A definition in another part of the document, of which the token says nothing.
                let span = Span::empty(span.start);
                parts = Some(LinkParts { span, destination_len: 0, label, line_prefixes: 0 });
            }
            let destination_len = link.destination().as_source().len();
            write_text(&mut outside, link.as_source());
            varint::write(&mut outside, offset(destination_len));
            varint::write(&mut outside, label.start.wrapping_sub(span.start));
            varint::write(&mut outside, label.len());
            outside.push(0);
        }
        self.link = OpenLink { parts, outside };
        let is_short = span.end.wrapping_sub(span.start) == 1;
        let code = match kind {
            LinkKind::Inline => code::INLINE_LINK,
            LinkKind::Full => code::FULL_LINK,
            LinkKind::Shortcut => code::SHORTCUT_LINK,
            _ => FULL,
        };
        let code = if is_short && sort == Sort::Link { code } else { FULL };
        self.hold([code, FULL], sort, sort::link_facts(kind), span);
    }
}
