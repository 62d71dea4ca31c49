//! Events to tape.
//!
//! The start of an element and a run of text are held back until it is known what follows: an
//! element that ends after them becomes one token. Else its token is written with a skip that its
//! end fills in.

mod close;
mod definition;
mod directive;
mod finish;
mod fold;
mod footnote;
mod open;
mod part;
mod shortcode;
mod text;
mod wide;
mod write;

use alloc::sync::Arc;
use alloc::vec::Vec;

use rillmark::{ClosedBy, Event, LinkParts, Options, Parser, Run, RunKind, Span, Spent, Tag};

use crate::arena::{Arena, HEADER};
use crate::code::{self, FULL, FULL_LEAF};
use crate::parts::PartsAt;
use crate::sort::Sort;
use crate::tree::Tree;
use crate::varint;
use open::{Frame, Start};
pub(crate) use part::Part;
use wide::Wide;
pub(crate) use write::write_head;

/// Builds trees, one after the other, with the same memory.
///
/// [`Tree::from_events`] is enough for one tree; this is for those who build many.
///
/// ```
/// use rillmark::Parser;
/// use rillmark_ast::Builder;
///
/// let mut builder = Builder::new();
/// for source in ["*a*", "# b"] {
///     let tree = builder.build(source, Parser::new(source).spanned());
///     assert_eq!(tree.root().children().count(), 1);
///     builder.recycle(tree);
/// }
/// ```
#[derive(Debug)]
pub struct Builder {
    /// The header and the tape.
    tape: Vec<u8>,
    /// Where the next token's gap begins in the source.
    pos: u32,
    /// What was held back: of [`HELD`] and [`RUN`].
    pending: u8,
    /// The start that was held back: nothing but the run has come after it.
    held: Start,
    /// The run of text that goes on.
    run: Run,
    frames: Vec<Frame>,
    /// How many children the innermost element has so far.
    children: u32,
    /// The link or image that was held back.
    link: OpenLink,
    links: Vec<OpenLink>,
    /// Entries of the open elements' indexes, those of the innermost one last.
    entries: Vec<(u32, u32)>,
    /// The index of blocks.
    index: Vec<(u32, u32)>,
    wide: Wide,
    /// Where definitions stand: in the tape, and the source offset that their gap begins at.
    definitions: Vec<(u32, u32)>,
    /// Those of them that stand before the block that is being built.
    definitions_before: usize,
    /// What references should find, in the order of their ends.
    references: Vec<LinkParts>,
    /// How many definitions of footnotes there are.
    footnotes: u32,
    /// How much of the limits of the parser was used.
    spent: Spent,
    /// Whether a reference says where its definition stands, as no label alone says it.
    says_where_definitions_stand: bool,
    /// Whether the events come from a parser as they are.
    parsed: bool,
    /// The memory of an earlier tree.
    spare: Option<Arc<Arena>>,
}

/// A start was held back.
const HELD: u8 = 1;
/// A run was held back.
const RUN: u8 = 1 << 1;

/// A link or image that is open.
#[derive(Debug, Default)]
struct OpenLink {
    parts: Option<LinkParts>,
    /// What a resolver answered, with the label, if it was one.
    outside: Vec<u8>,
}

/// After how many children an element has an entry in its index: the same as where it is read.
const STRIDE: u32 = 16;
const _: () = assert!(STRIDE as usize == crate::search::STRIDE, "one number, as two types");

/// How many bytes of source a byte of tree stands for, mostly more.
const SOURCE_BYTES: usize = 8;

impl Builder {
    /// A builder that has no memory yet.
    pub const fn new() -> Self {
        Self {
            tape: Vec::new(),
            pos: 0,
            pending: 0,
            held: Start::NONE,
            run: Run::new(RunKind::Inline, Span::empty(0)),
            frames: Vec::new(),
            children: 0,
            link: OpenLink { parts: None, outside: Vec::new() },
            links: Vec::new(),
            entries: Vec::new(),
            index: Vec::new(),
            wide: Wide::NEW,
            definitions: Vec::new(),
            definitions_before: 0,
            references: Vec::new(),
            footnotes: 0,
            says_where_definitions_stand: false,
            spent: Spent { expanded: 0, filled_cells: 0 },
            parsed: false,
            spare: None,
        }
    }

    /// The tree of these events, which come from `source`: from a parser, perhaps through something
    /// that changes, drops or adds some.
    ///
    /// An end closes the innermost open element, whatever it is the end of; one that closes nothing
    /// is dropped, and what is not closed is closed at the end. Spans may lie anywhere. Text that
    /// does not stand in the source where its span says is kept in the tree; the name of a directive
    /// and attributes are not.
    pub fn build<'s>(
        &mut self,
        source: &str,
        events: impl IntoIterator<Item = (Event<'s>, Span)>,
    ) -> Tree {
        self.begin(source, false);
        for (event, span) in events {
            self.event::<false>(source, &event, span);
        }
        self.finish(source)
    }

    /// The tree of a document in the given dialect. It is faster than
    /// [`build`](Self::build), which has to check what adapters may have changed.
    ///
    /// # Panics
    /// As [`Parser::new`]: when the source is longer than `u32::MAX` bytes.
    pub fn parse(&mut self, source: &str, options: Options) -> Tree {
        self.begin(source, true);
        let mut parser = Parser::with_options(source, options);
        // They are looked at where the iterator puts them: a `for` loop would move each one first.
        while let Some((event, span)) = &parser.next_spanned() {
            self.event::<true>(source, event, *span);
        }
        self.spent = parser.spent();
        self.finish(source)
    }

    /// The same without memory that is not needed, and how much of the parser's limits was used; `None`
    /// if a reference says where its definition stands.
    pub(crate) fn parse_counting(
        mut self,
        source: &str,
        options: Options,
    ) -> (Tree, Option<Spent>) {
        let tree = self.parse(source, options).shrunk();
        (tree, (!self.says_where_definitions_stand).then_some(self.spent))
    }

    /// Takes the memory of a tree that is not needed any more, for the next one; it does nothing if
    /// there are clones of the tree.
    pub fn recycle(&mut self, tree: Tree) {
        self.spare = tree.into_unique();
    }

    fn begin(&mut self, source: &str, parsed: bool) {
        self.parsed = parsed;
        if let Some(arena) = self.spare.as_mut().and_then(Arc::get_mut) {
            self.tape = core::mem::take(&mut arena.bytes);
        }
        self.tape.clear();
        self.tape.reserve(HEADER + source.len() / SOURCE_BYTES);
        self.tape.resize(HEADER, 0);
        self.pos = 0;
        self.pending = 0;
        self.frames.clear();
        self.children = 0;
        self.links.clear();
        self.entries.clear();
        self.index.clear();
        self.wide.clear();
        self.definitions.clear();
        self.definitions_before = 0;
        self.references.clear();
        self.footnotes = 0;
        self.says_where_definitions_stand = false;
    }

    /// Takes an event, one that a parser gave for the source if `PARSED`.
    #[inline]
    fn event<const PARSED: bool>(&mut self, source: &str, event: &Event<'_>, span: Span) {
        match event {
            Event::Text(_) | Event::Html(_) | Event::InlineHtml(_) | Event::SoftBreak => {
                self.text::<PARSED>(source, event, span);
            }
            Event::Start(tag) => {
                self.start(tag, span);
                if !PARSED && let Tag::Directive { name, .. } = tag {
                    self.keep_name(source, name, span);
                }
            }
            Event::End(_, closed_by) => self.end(span, *closed_by),
            Event::HardBreak => self.leaf(code::HARD_BREAK, span),
            Event::ThematicBreak => self.leaf(code::THEMATIC_BREAK, span),
            Event::Definition(definition) => self.definition(definition, span),
            Event::FootnoteReference(footnote) => self.footnote_reference(footnote, span),
            Event::TaskMarker { checked } => {
                self.full_leaf(Sort::TaskMarker, u8::from(*checked), span);
            }
            Event::Shortcode(name) => self.shortcode(source, name, span),
            _ => {}
        }
    }

    /// Writes what was held back.
    #[inline]
    fn flush(&mut self) {
        match self.pending {
            0 => {}
            RUN => self.write_run(),
            _ => self.flush_held(),
        }
    }

    #[inline(never)]
    fn flush_held(&mut self) {
        self.open();
        let has_run = self.pending & RUN != 0;
        self.pending = 0;
        if has_run {
            self.write_run();
        }
    }

    #[inline]
    fn leaf(&mut self, code: u8, span: Span) {
        self.flush();
        let len = span.end.wrapping_sub(span.start);
        self.short(code, span.start.wrapping_sub(self.pos), len);
        self.pos = span.end;
    }

    fn full_leaf(&mut self, sort: Sort, facts: u8, span: Span) -> u32 {
        self.flush();
        let at = self.token(FULL, span.start.wrapping_sub(self.pos));
        self.tape.push(sort as u8 | FULL_LEAF);
        self.tape.push(facts);
        varint::write(&mut self.tape, span.end.wrapping_sub(span.start));
        self.pos = span.end;
        at
    }

    /// Ends what is open.
    fn end_all(&mut self) {
        self.flush();
        while !self.frames.is_empty() {
            let start = self.frames.last().map_or(0, |frame| frame.start);
            self.end(Span { start, end: self.pos }, ClosedBy::Source);
        }
    }
}

impl Default for Builder {
    fn default() -> Self {
        Self::new()
    }
}

/// Parts with offsets from the start of their element.
fn relative(parts: &LinkParts, start: u32) -> PartsAt<'static> {
    let label_start =
        if parts.label.is_empty() { 0 } else { parts.label.start.wrapping_sub(start) };
    PartsAt {
        outside: None,
        start: parts.span.start.wrapping_sub(start),
        len: parts.span.len(),
        destination_len: parts.destination_len,
        label_start,
        label_len: parts.label.len(),
        line_prefixes: parts.line_prefixes,
    }
}

/// An offset in the tape.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a tape that is too long is refused at the end"
)]
fn offset(at: usize) -> u32 {
    at as u32
}
