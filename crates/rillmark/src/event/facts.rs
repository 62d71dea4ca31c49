//! The facts that events carry.

use crate::span::Span;
use crate::text::Raw;

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
    /// An ATX heading (CommonMark 4.2): `# Heading`, on one line.
    Atx,
    /// A setext heading (CommonMark 4.3): one or more lines underlined with `=` or `-`.
    Setext {
        /// The underline, without indentation and trailing spaces; the element ends with it.
        underline: Span,
    },
}

/// What an alert is for, as its tag says: the five kinds that GitHub has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum AlertKind {
    Note,
    Tip,
    Important,
    Warning,
    Caution,
}

/// How a directive was written, and where it stands, as remark-directive has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DirectiveKind {
    /// `:name[label]{attributes}` among text.
    Text,
    /// `::name[label]{attributes}`, a block of one line.
    Leaf,
    /// `:::name[label]{attributes}` with the blocks after it, up to a line of as many colons or more.
    Container,
}

/// The facts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct List {
    /// Bullet or ordered.
    pub kind: ListKind,
    /// Whether no blank line separates its items, or two children of one of them.
    pub tight: bool,
    /// `-`, `+` or `*` of a bullet list; the delimiter `.` or `)` of an ordered list: an ASCII
    /// byte.
    pub marker: u8,
    /// The number of the first item of an ordered list, 0 to 999,999,999; 0 for a bullet list.
    pub start: u32,
}

impl List {
    /// A list; `start` is 0 for a bullet list.
    pub const fn new(kind: ListKind, tight: bool, marker: u8, start: u32) -> Self {
        Self { kind, tight, marker, start }
    }
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
    /// The info string without the spaces around it; empty where there is none. Its first word is
    /// by custom the language of the code.
    pub info: Raw<'s>,
}

impl<'s> CodeBlock<'s> {
    /// A code block; `info` is empty where there is no info string.
    pub const fn new(kind: CodeBlockKind, info: Raw<'s>) -> Self {
        Self { kind, info }
    }
}

/// How a code block was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeBlockKind {
    /// Indented by four columns or more.
    Indented,
    /// Between fences. The span of the start event is the opening fence.
    Fenced {
        /// The fence's character: `` ` `` or `~`, an ASCII byte.
        marker: u8,
    },
    /// The same with an info string whose first word is `math`, an extension: mathematics to be
    /// displayed.
    Math {
        /// As in [`CodeBlockKind::Fenced`].
        marker: u8,
    },
}

/// What language front matter is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrontMatterKind {
    /// YAML: between lines of `---`; the closing one may be `...`.
    Yaml,
    /// TOML: between lines of `+++`.
    Toml,
}

/// How mathematics was written, and whether it is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MathKind {
    /// `$a$`: part of the text.
    Inline,
    /// `$$a$$`: displayed, on lines of its own.
    Display,
    /// `` $`a`$ ``: part of the text.
    Code,
}

/// The facts of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Table {
    /// How many columns it has, at least one.
    pub columns: u32,
    /// The delimiter row, which stands between the header row and the others, without the spaces
    /// around it.
    pub delimiter_row: Span,
}

impl Table {
    /// A table; `columns` is at least one.
    pub const fn new(columns: u32, delimiter_row: Span) -> Self {
        Self { columns, delimiter_row }
    }
}

/// How the text of a column of a table is aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alignment {
    /// As it comes: `---`.
    None,
    /// To the left: `:--`.
    Left,
    /// In the middle: `:-:`.
    Center,
    /// To the right: `--:`.
    Right,
}
