//! Block structure: which blocks each line continues, closes and opens (CommonMark 3 to 5).
//!
//! [`Blocks::step`] reads a line at a time. A line first continues open containers; if it opens a
//! new block, the leaf and the containers that it does not continue are closed, and then the new
//! ones are opened one by one. All grammar is in the files of the constructs.

mod alert;
mod atx_heading;
mod close;
mod container;
mod definition_list;
mod directive;
mod facts;
mod fenced_code;
mod footnote_definition;
mod front_matter;
mod frontier;
mod html_block;
mod item;
mod leaf;
mod list;
mod open;
mod opener;
mod outer;
mod setext_heading;
mod table;
mod thematic_break;

use smallvec::SmallVec;

pub(crate) use atx_heading::AtxHeading;
pub(crate) use close::Closed;
pub(crate) use container::{Container, Containers, NONE};
pub(crate) use directive::Directive;
pub use frontier::Frontier;
pub(crate) use item::ItemKind;
pub(crate) use leaf::{Leaf, Verbatim};
pub(crate) use list::ListMarker;
pub(crate) use setext_heading::Underline;
pub(crate) use table::{KEPT_COLUMNS, TableStart, cell_text, delimiter, end_of_cell, first_cell};

use crate::bytes::{self, LineEnds, LineStarts};
use crate::definition;
use crate::event::ClosedBy;
use crate::line::Line;
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;
use opener::{After, Opener};

/// How many separate lines of a paragraph take no heap memory.
const INLINE_LINES: usize = 32;

/// What happens next in the block structure.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// A container is opened. Others that are opened on the same line may be inside of it already.
    Open(Container),
    /// A container is closed.
    Close(Closed, ClosedBy),
    /// A paragraph is complete: [`Blocks::lines`] has its text.
    Paragraph(ClosedBy),
    /// A setext heading is complete: [`Blocks::lines`] has its text.
    SetextHeading(Underline),
    /// A term of a definition list: its text.
    Term(Span),
    /// An ATX heading that ends at the offset; [`Blocks::lines`] has its text.
    AtxHeading(AtxHeading, u32),
    /// A thematic break.
    ThematicBreak(Span),
    /// A leaf directive, up to the end of its line.
    Directive(Span),
    /// A table is opened; its header row comes next.
    OpenTable(TableStart),
    /// A row of the open table, without the spaces around it.
    TableRow(Span),
    /// A code or HTML block is opened.
    OpenLeaf(Leaf),
    /// A code or HTML block or table is closed. It ends at the offset.
    CloseLeaf(Leaf, u32, ClosedBy),
    /// Text of the open code or HTML block.
    Verbatim(Verbatim),
    /// The document is complete, or all of a source that may grow was read.
    End,
}

/// Where the work on a line was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// Between lines.
    #[default]
    Line,
    /// The leaf is to be closed and the containers from `kept` on, then the opener opened.
    Close,
    /// As `Close`, but directives are among the containers.
    CloseDirectives,
    /// The containers from `given` on were opened, and the opener is to be opened.
    Open,
    /// The rest of the line is text of the open code or HTML block.
    Verbatim,
    /// The blank lines before this one are text of the open indented code.
    BlankLines,
    /// The code or HTML block ended with the line.
    CloseLeaf,
    /// The opener, a table, is to be opened, then its header row is to be given.
    Table,
    /// At the beginning of a document that may have front matter.
    Beginning,
    /// Front matter was opened; its text is to be given.
    FrontMatter,
    /// The input has ended: everything is to be closed.
    End,
}

impl Phase {
    /// That of the beginning of a document of this dialect.
    #[inline]
    fn beginning(options: Options) -> Self {
        if options.contains(Options::FRONT_MATTER) { Self::Beginning } else { Self::Line }
    }
}

/// The block structure, between two steps.
#[derive(Clone, Debug)]
pub(crate) struct Blocks {
    /// Offset of the next line.
    at: usize,
    phase: Phase,
    line: Line,
    /// Offset of `line`.
    line_start: u32,
    opener: Opener,
    /// How many containers `line` continues.
    kept: usize,
    pub(crate) containers: Containers,
    /// How many containers were given as open, while the others wait for that.
    given: usize,
    leaf: Leaf,
    /// The text of the open paragraph: a span for each stretch of lines that nothing but line
    /// ends and indentation separates. Complete when the step says so.
    pub(crate) lines: SmallVec<[Span; INLINE_LINES]>,
    /// End of the last line that held a marker or text of the open blocks.
    content_end: u32,
    /// If the line before was blank: depth from which on containers are separated from their
    /// next child by it. [`NONE`] otherwise.
    blank: u32,
    /// Ordinal of the list that became loose with the last step, or [`NONE`].
    pub(crate) loosened: u32,
    /// How many lists were opened, and details of definition lists.
    pub(crate) lists: u32,
    /// How many footnote definitions were opened.
    pub(crate) footnotes: u32,
    /// No thematic break begins before this offset on the line.
    no_break_before: u32,
    /// Offset of a paragraph that cannot be terms of a definition list, or [`NONE`].
    not_terms: u32,
    line_ends: LineEnds,
    /// With what lines of the dialect begin.
    starts: LineStarts,
    /// Whether the source may grow, so that its end is not that of the document.
    pub(crate) is_partial: bool,
    /// Whether the last line cannot be read without those that follow the end of the source.
    is_undecided: bool,
}

impl Default for Blocks {
    #[inline]
    fn default() -> Self {
        Self::beginning_at(0, Options::COMMONMARK)
    }
}

impl Blocks {
    /// Those of a document of this dialect that begins at `at`, perhaps with front matter.
    #[inline]
    pub(crate) fn beginning_at(at: usize, options: Options) -> Self {
        Self {
            at,
            phase: Phase::beginning(options),
            line: Line::default(),
            line_start: 0,
            opener: Opener::Nothing,
            kept: 0,
            containers: Containers::default(),
            given: 0,
            leaf: Leaf::None,
            lines: SmallVec::new(),
            content_end: 0,
            blank: NONE,
            loosened: NONE,
            lists: 0,
            footnotes: 0,
            no_break_before: 0,
            not_terms: NONE,
            line_ends: LineEnds::default(),
            starts: LineStarts::of(options),
            is_partial: false,
            is_undecided: false,
        }
    }

    /// Forgets the document. Memory is kept.
    pub(crate) fn reset(&mut self) {
        let fresh = Self::default();
        self.restart_from(&fresh);
    }

    /// Begins a document of this dialect at `at`, perhaps with front matter.
    pub(crate) fn begin_at(&mut self, at: usize, options: Options) {
        self.at = at;
        self.phase = Phase::beginning(options);
        self.starts = LineStarts::of(options);
    }

    /// Goes on where `other` stands, be it between lines or in the middle of one. Memory is kept.
    pub(crate) fn restart_from(&mut self, other: &Self) {
        count!(Copies, other.containers.len() + other.lines.len());
        self.containers.copy_from(&other.containers);
        self.lines.clear();
        self.lines.extend(other.lines.iter().copied());
        self.at = other.at;
        self.phase = other.phase;
        self.line = other.line;
        self.line_start = other.line_start;
        self.opener = other.opener;
        self.kept = other.kept;
        self.given = other.given;
        self.leaf = other.leaf;
        self.content_end = other.content_end;
        self.blank = other.blank;
        self.loosened = NONE;
        self.lists = other.lists;
        self.footnotes = other.footnotes;
        self.no_break_before = other.no_break_before;
        self.not_terms = other.not_terms;
        self.line_ends = other.line_ends;
        self.starts = other.starts;
        self.is_partial = other.is_partial;
        self.is_undecided = other.is_undecided;
    }

    /// The next step; `None` where there was none yet.
    #[inline]
    pub(crate) fn step(&mut self, bytes: &[u8]) -> Option<Step> {
        count!(Steps);
        match self.phase {
            Phase::Line if self.containers.is_empty() => self.read_outer_line(bytes),
            Phase::Line => self.read_line(bytes),
            Phase::Close => self.close(bytes),
            Phase::CloseDirectives => self.close_directives(),
            Phase::Open => self.give_opened(bytes),
            Phase::Verbatim => Some(self.verbatim(bytes)),
            Phase::BlankLines => self.blank_line(bytes),
            Phase::CloseLeaf => {
                self.phase = Phase::Line;
                self.close_leaf(ClosedBy::Source)
            }
            Phase::Table => self.open_table(),
            Phase::Beginning => self.begin(bytes),
            Phase::FrontMatter => self.front_matter_text(),
            Phase::End => Some(self.end()),
        }
    }

    /// Finds the next line.
    #[inline]
    fn start_line(&mut self, bytes: &[u8]) {
        self.line_start = offset(self.at);
        let end = self.line_ends.next(bytes, self.at);
        self.line = Line::with_end(bytes, self.at, end);
        count!(read self.at, self.line.next);
        self.at = self.line.next;
        debug_assert!(self.at > self.line_start as usize, "every line moves on");
    }

    fn read_line(&mut self, bytes: &[u8]) -> Option<Step> {
        loop {
            if self.at == bytes.len() {
                if self.is_partial {
                    return Some(Step::End);
                }
                self.phase = Phase::End;
                return None;
            }
            self.start_line(bytes);
            self.kept = 0;
            if !self.containers.is_empty() {
                self.kept = self.containers.continued_by(&mut self.line, bytes);
            }
            // Whatever containers it continues, such a line goes on with a paragraph.
            if !self.leaf.is_paragraph() || !bytes::begins_text(self.line.first(bytes), self.starts)
            {
                break;
            }
            self.push_line();
        }
        let all = self.kept == self.containers.len();
        if !all && self.starts.has_directives() && self.containers.have_directive_from(self.kept) {
            return self.leave_directive(bytes);
        }
        if let Leaf::Table { .. } = self.leaf
            && all
            && self.is_row(bytes)
        {
            return Some(self.table_row(bytes));
        }
        let after = match self.leaf {
            Leaf::Paragraph if all => After::Paragraph,
            Leaf::Paragraph => After::LazyParagraph,
            leaf if all && leaf.is_continued_by(&self.line) => return self.continue_leaf(bytes),
            _ => After::Nothing,
        };
        self.open_after(bytes, after)
    }

    /// Finds what the line opens, and decides what it closes.
    #[inline]
    fn open_after(&mut self, bytes: &[u8], after: After) -> Option<Step> {
        if self.line.is_blank() {
            self.opener = Opener::Nothing;
            self.phase = Phase::Close;
            return self.close(bytes);
        }
        self.opener = self.find_opener(bytes, after);
        let mut only_definitions = false;
        if let Opener::Underline(_) = self.opener
            && definition::is_all(self.cursor(bytes))
        {
            // There is nothing to underline: a new paragraph may begin with the line.
            only_definitions = true;
            self.opener = self.find_other_opener(bytes, after);
        }
        match self.opener {
            Opener::Paragraph if after != After::Nothing && !only_definitions => {
                self.push_line();
                self.blank = NONE;
                return None;
            }
            Opener::Underline(_) | Opener::Table(_) => return self.turn_paragraph(bytes),
            Opener::Item(marker) if self.is_item_of_list(marker) => {}
            _ => self.drop_list(),
        }
        self.phase = Phase::Close;
        self.close(bytes)
    }

    /// Whether an item with this marker belongs to the list that the line continues.
    fn is_item_of_list(&self, marker: ListMarker) -> bool {
        match self.kept.checked_sub(1).and_then(|depth| self.containers.get(depth)) {
            Some(Container::List(list)) => list.marker == marker.marker,
            _ => false,
        }
    }

    /// Drops the list that the line continues without an item of it: nothing but an item is a
    /// child of a list.
    fn drop_list(&mut self) {
        let depth = self.kept.wrapping_sub(1);
        if let Some(Container::List(_)) = self.containers.get(depth) {
            self.kept = depth;
        } else if self.starts.has_definition_lists() {
            self.drop_definition_list(depth);
        }
    }
}
