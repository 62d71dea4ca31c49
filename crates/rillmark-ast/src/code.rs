//! The codes of the tape: each says what a token is and how it goes on.
//!
//! The first byte of a token is a code in the upper six bits, and in the lower two the gap: how many
//! bytes of the source lie between the end of what came before and the token's start. Three means
//! that the gap follows as a number. For some codes the other three values mean other gaps.
//!
//! | form | after the gap |
//! |---|---|
//! | leaf | its length |
//! | folded: an element whose only child is a run of text | the length of the text, and what the form needs to know more |
//! | open: an element with its children | the skip: the length of the children, one byte, or 255 and four; what the form needs to know more; the children; its end |
//! | end | in place of the gap, how far the element goes on after its last child; the element's length, and what it needs to know more |
//!
//! A code stands for what is usual. Whatever it does not fit is written in full after `FULL`.

use rillmark::RunKind;

use crate::sort::{self, Sort};

/// How a token goes on after its gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Length.
    Leaf,
    /// A link reference definition on one line, without a title: length of the label, length of the
    /// destination.
    Definition,
    /// Length of the text.
    Fold,
    /// Length of the text; how far the element goes on after it.
    FoldTail,
    /// Length of the text; length of the destination that follows in parentheses.
    FoldDestination,
    /// Length of the text; length of the label that follows in brackets.
    FoldLabel,
    /// Length of the marker; that of the padding at both ends; length of the text.
    FoldTicks,
    /// Length of the info string; length of the text.
    FoldInfo,
    /// Facts; length of the text.
    FoldFacts,
    /// An item with one paragraph, a space after the marker: length of the text.
    FoldItem,
    /// The same with the length of the marker before it.
    FoldLongItem,
    /// Skip.
    Open,
    /// Skip; the number of a list's first item.
    OpenStart,
    /// Skip; length of the marker.
    OpenMarker,
    /// Skip; facts.
    OpenFacts,
    /// Sort and facts; skip or length; everything else.
    Full,
    /// An element ends: its length.
    End,
    /// The same; then the length of the label or destination.
    EndPart,
    /// The same; then flags and everything else.
    EndFull,
}

impl Form {
    /// How many elements and runs are folded into one below it: 0 to 2.
    pub(crate) const fn folded(self) -> u8 {
        match self {
            Self::Fold
            | Self::FoldTail
            | Self::FoldDestination
            | Self::FoldLabel
            | Self::FoldTicks
            | Self::FoldFacts
            | Self::FoldInfo => 1,
            Self::FoldItem | Self::FoldLongItem => 2,
            _ => 0,
        }
    }
}

/// What a code stands for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) form: Form,
    pub(crate) sort: Sort,
    pub(crate) facts: u8,
    /// Length of the opening marker.
    pub(crate) marker: u8,
    /// From the end of the marker to the text.
    pub(crate) lead: u8,
    /// From the end of the text to that of the element.
    pub(crate) tail: i8,
    pub(crate) run: RunKind,
    /// The gaps that need no number of their own.
    pub(crate) gaps: [u8; 3],
}

impl Shape {
    const fn new(form: Form, sort: Sort, facts: u8) -> Self {
        let (run, gaps) = (RunKind::Inline, [0, 1, 2]);
        Self { form, sort, facts, marker: 0, lead: 0, tail: 0, run, gaps }
    }

    const fn around(self, marker: u8, lead: u8, tail: i8) -> Self {
        Self { marker, lead, tail, ..self }
    }

    const fn of(self, run: RunKind) -> Self {
        Self { run, ..self }
    }
}

/// Names the codes and what they stand for, in order.
macro_rules! codes {
    ($($name:ident = $shape:expr,)*) => {
        /// The numbers of the codes.
        #[allow(dead_code, reason = "some are reached by adding to the one before, some are free")]
        mod numbers {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "they are constants")]
            enum Number { $($name,)* }
            $(pub(crate) const $name: u8 = Number::$name as u8;)*
        }
        pub(crate) use numbers::*;
        /// What the codes stand for.
        pub(crate) static SHAPES: [Shape; 64] = [$($shape,)*];
    };
}

use Form::{
    Definition, End, EndFull, EndPart, Fold, FoldDestination, FoldFacts, FoldInfo, FoldItem,
    FoldLabel, FoldLongItem, FoldTail, FoldTicks, Full, Leaf, Open, OpenFacts, OpenMarker,
    OpenStart,
};

const fn heading(form: Form, level: u8) -> Shape {
    Shape::new(form, Sort::Heading, level).around(level, 1, 0)
}

const fn link(form: Form, kind: u8, tail: i8) -> Shape {
    Shape::new(form, Sort::Link, kind).around(1, 0, tail)
}

const fn paragraph(form: Form, facts: u8) -> Shape {
    Shape::new(form, Sort::Paragraph, facts)
}

const fn list(form: Form, facts: u8, marker: u8) -> Shape {
    Shape::new(form, Sort::List, facts | marker << 2)
}

/// The gap before a cell is a pipe and the spaces around it.
const fn cell(form: Form, alignment: u8) -> Shape {
    Shape { gaps: [0, 2, 3], ..Shape::new(form, Sort::TableCell, alignment << 1) }
}

/// Facts of a fenced code block.
const FENCE: u8 = sort::FENCED;
/// Facts of the lists.
const TIGHT_ORDERED: u8 = sort::TIGHT | sort::ORDERED;

codes! {
    TEXT = Shape::new(Leaf, Sort::Text, 0),
    TEXT_CODE = Shape::new(Leaf, Sort::Text, 0).of(RunKind::Code),
    TEXT_CODE_BLOCK = Shape::new(Leaf, Sort::Text, 0).of(RunKind::CodeBlock),
    HTML = Shape::new(Leaf, Sort::Html, 0).of(RunKind::HtmlBlock),
    INLINE_HTML = Shape::new(Leaf, Sort::InlineHtml, 0).of(RunKind::InlineHtml),
    HARD_BREAK = Shape::new(Leaf, Sort::HardBreak, 0),
    THEMATIC_BREAK = Shape::new(Leaf, Sort::ThematicBreak, 0),
    DEFINITION = Shape::new(Definition, Sort::Definition, sort::EFFECTIVE),
    FOLDED_LOOSE = paragraph(Fold, 0),
    FOLDED_TIGHT = paragraph(Fold, sort::TIGHT),
    FOLDED_LOOSE_TAIL = paragraph(FoldTail, 0),
    FOLDED_TIGHT_TAIL = paragraph(FoldTail, sort::TIGHT),
    FOLDED_EMPHASIS = Shape::new(Fold, Sort::Emphasis, 0).around(1, 0, 1),
    FOLDED_STRONG = Shape::new(Fold, Sort::Strong, 0).around(2, 0, 2),
    FOLDED_CODE = Shape::new(Fold, Sort::CodeSpan, 0).around(1, 0, 1).of(RunKind::Code),
    FOLDED_CODE_TICKS = Shape::new(FoldTicks, Sort::CodeSpan, 0).of(RunKind::Code),
    FOLDED_INLINE_LINK = link(FoldDestination, 0, 0),
    FOLDED_FULL_LINK = link(FoldLabel, 1, 0),
    FOLDED_COLLAPSED_LINK = link(Fold, 2, 3),
    FOLDED_SHORTCUT_LINK = link(Fold, 3, 1),
    FOLDED_AUTOLINK = link(Fold, 4, 1).of(RunKind::Code),
    FOLDED_EMAIL = link(Fold, 5, 1).of(RunKind::Code),
    FOLDED_IMAGE = Shape::new(FoldDestination, Sort::Image, 0).around(2, 0, 0),
    FOLDED_HEADING_1 = heading(Fold, 1),
    FOLDED_HEADING_2 = heading(Fold, 2),
    FOLDED_HEADING_3 = heading(Fold, 3),
    FOLDED_HEADING_4 = heading(Fold, 4),
    FOLDED_HEADING_5 = heading(Fold, 5),
    FOLDED_HEADING_6 = heading(Fold, 6),
    FOLDED_FENCE = Shape::new(Fold, Sort::CodeBlock, FENCE).around(3, 1, 3).of(RunKind::CodeBlock),
    FOLDED_FENCE_INFO = Shape::new(FoldInfo, Sort::CodeBlock, FENCE).around(3, 1, 3).of(RunKind::CodeBlock),
    FOLDED_INDENTED = Shape::new(Fold, Sort::CodeBlock, 0).around(0, 0, -1).of(RunKind::CodeBlock),
    FOLDED_HTML = Shape::new(Fold, Sort::HtmlBlock, 0).around(0, 0, -1).of(RunKind::HtmlBlock),
    FOLDED_ITEM = Shape::new(FoldItem, Sort::Item, sort::TIGHT).around(1, 1, 0),
    FOLDED_LONG_ITEM = Shape::new(FoldLongItem, Sort::Item, sort::TIGHT).around(0, 1, 0),
    FOLDED_CELL = cell(Fold, 0),
    FOLDED_LEFT_CELL = cell(Fold, 1),
    FOLDED_CENTER_CELL = cell(Fold, 2),
    FOLDED_RIGHT_CELL = cell(Fold, 3),
    FOLDED_HEADER_CELL = cell(FoldFacts, 0),
    FOLDED_STRIKETHROUGH = Shape::new(Fold, Sort::Strikethrough, 0).around(2, 0, 2),
    LOOSE = paragraph(Open, 0),
    TIGHT = paragraph(Open, sort::TIGHT),
    EMPHASIS = Shape::new(Open, Sort::Emphasis, 0).around(1, 0, 0),
    STRONG = Shape::new(Open, Sort::Strong, 0).around(2, 0, 0),
    INLINE_LINK = link(Open, 0, 0),
    FULL_LINK = link(Open, 1, 0),
    SHORTCUT_LINK = link(Open, 3, 0),
    BLOCK_QUOTE = Shape::new(Open, Sort::BlockQuote, 0).around(1, 0, 0),
    ITEM = Shape::new(Open, Sort::Item, 0).around(1, 0, 0),
    LONG_ITEM = Shape::new(OpenMarker, Sort::Item, 0),
    TIGHT_DASH = list(Open, sort::TIGHT, 0),
    LOOSE_DASH = list(Open, 0, 0),
    TIGHT_STAR = list(Open, sort::TIGHT, 1),
    CELL = cell(OpenFacts, 0),
    TIGHT_DOT = list(OpenStart, TIGHT_ORDERED, 3),
    LOOSE_DOT = list(OpenStart, sort::ORDERED, 3),
    HEADING_2 = heading(Open, 2),
    HEADING_3 = heading(Open, 3),
    ROW = Shape::new(Open, Sort::TableRow, 0),
    END = Shape::new(End, Sort::Unknown, 0),
    END_PART = Shape::new(EndPart, Sort::Unknown, 0),
    END_FULL = Shape::new(EndFull, Sort::Unknown, 0),
    FULL = Shape::new(Full, Sort::Unknown, 0),
}

/// The gap that says that a number follows.
pub(crate) const LONG_GAP: u8 = 3;

/// The skip that says that four bytes follow.
pub(crate) const WIDE: u8 = 0xFF;

/// Bytes of a wide skip beside the first one.
pub(crate) const WIDE_BYTES: usize = 4;

/// Set in the sort of a full token that is a leaf.
pub(crate) const FULL_LEAF: u8 = 0x80;

/// Flags of a full end: the element was closed by the end of the input.
pub(crate) const AT_END_OF_INPUT: u8 = 1;
/// Flags of a full end: the end's span starts elsewhere.
pub(crate) const OTHER_START: u8 = 1 << 1;
/// Flags of a full end: the parts of a link follow.
pub(crate) const PARTS: u8 = 1 << 2;
/// Flags of a full end: an index of the children follows.
pub(crate) const INDEX: u8 = 1 << 3;

/// The code of a byte.
#[inline]
pub(crate) const fn code(byte: u8) -> u8 {
    byte >> 2
}

/// Whether the byte begins an end.
#[inline]
pub(crate) const fn is_end(byte: u8) -> bool {
    matches!(code(byte), END..=END_FULL)
}
