//! The pull loop: the only place that knows blocks, inlines and the scout.

use core::fmt;
use core::iter::FusedIterator;

use alloc::vec::Vec;
use smallvec::SmallVec;

use crate::block::{Blocks, Container, Leaf, List as OpenList, Step, Underline, Verbatim};
use crate::bytes;
use crate::definition::{self, Definitions, Label};
use crate::event::{
    ClosedBy, CodeBlock, CodeBlockKind, Event, HeadingKind, List, ListKind, Tag, TagEnd,
};
use crate::inline::{Inlines, Links, References, Stretches, Target};
use crate::limits::EXPANSION;
use crate::options::Options;
use crate::resolver::{NoResolver, Resolver};
use crate::scout::{Ahead, Scout};
use crate::span::Span;
use crate::text::{Definition, Raw, offset};

/// Iterator over the events of a document.
///
/// Parsing cannot fail and ends with every element closed; after that, the iterator gives `None`
/// for good. It takes no [heap memory](crate#memory) for ordinary documents. A byte order mark at
/// the beginning of the source is skipped.
///
/// `R` answers references that the document does not define: [`Parser::with_resolver`].
///
/// ```
/// use rillmark::{Event, Parser};
///
/// let text: String = Parser::new("# A *title*")
///     .filter_map(|event| match event {
///         Event::Text(text) => Some(text.to_string()),
///         _ => None,
///     })
///     .collect();
/// assert_eq!(text, "A title");
/// ```
#[derive(Debug)]
pub struct Parser<'s, R = NoResolver> {
    source: &'s str,
    resolver: R,
    /// What the resolver answered for the leaf.
    answers: SmallVec<[&'s str; 1]>,
    state: State,
    /// The leaf whose text is walked.
    leaf: OpenLeaf,
    /// What references expanded to, in bytes of their definitions.
    expanded: usize,
    scratch: Scratch,
}

const _: () = assert!(size_of::<Parser<'_>>() <= 4096);

/// Memory that parsers can use one after the other. It borrows nothing from the documents.
///
/// A parser that was given a used one takes no heap memory on a document that needs no more room
/// than an earlier one did. A new one, [`Scratch::default`], takes no heap memory itself.
///
/// ```
/// use rillmark::{Options, Parser, Scratch};
///
/// let mut scratch = Scratch::default();
/// let mut events = 0;
/// for source in ["a", "*b*"] {
///     let mut parser = Parser::with_scratch(source, Options::COMMONMARK, scratch);
///     events += parser.by_ref().count();
///     scratch = parser.into_scratch();
/// }
/// assert_eq!(events, 8);
/// ```
#[derive(Debug, Default)]
pub struct Scratch {
    blocks: Blocks,
    inlines: Inlines,
    scout: Scout,
    definitions: Definitions,
}

/// The error of [`Parser::try_new`]: the source is longer than `u32::MAX` bytes (just under 4 GiB).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceTooLong {
    /// The source's length in bytes.
    pub len: usize,
}

impl fmt::Display for SourceTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the source has {} bytes; at most {} can be parsed", self.len, u32::MAX)
    }
}

impl core::error::Error for SourceTooLong {}

impl<'s> Parser<'s> {
    /// A parser of CommonMark 0.31.2: [`Options::COMMONMARK`].
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes; see [`Parser::try_new`].
    #[inline]
    pub fn new(source: &'s str) -> Self {
        Self::with_options(source, Options::COMMONMARK)
    }

    /// A parser of the given dialect.
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes; see [`Parser::try_new`].
    #[inline]
    pub fn with_options(source: &'s str, options: Options) -> Self {
        Self::with_resolver(source, options, NoResolver)
    }

    /// A parser of the given dialect, for a source of any length.
    ///
    /// # Errors
    /// If the source is longer than `u32::MAX` bytes.
    pub fn try_new(source: &'s str, options: Options) -> Result<Self, SourceTooLong> {
        if u32::try_from(source.len()).is_err() {
            return Err(SourceTooLong { len: source.len() });
        }
        Ok(Self::with_options(source, options))
    }

    /// A parser of the given dialect that uses the memory of earlier ones.
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes; see [`Parser::try_new`].
    pub fn with_scratch(source: &'s str, _options: Options, mut scratch: Scratch) -> Self {
        assert_length(source);
        scratch.blocks.reset();
        scratch.blocks.start_at(byte_order_mark(source));
        scratch.scout.reset();
        scratch.definitions.clear();
        let (answers, state, leaf) = (SmallVec::new(), State::Blocks, OpenLeaf::NONE);
        Self { source, resolver: NoResolver, answers, state, leaf, expanded: 0, scratch }
    }
}

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// A parser of the given dialect that asks for what references mean that the document does not
    /// define: [`Resolver`] has an example.
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes; see [`Parser::try_new`].
    #[inline]
    pub fn with_resolver(source: &'s str, _options: Options, resolver: R) -> Self {
        assert_length(source);
        let mut parser = Self {
            source,
            resolver,
            answers: SmallVec::new(),
            state: State::Blocks,
            leaf: OpenLeaf::NONE,
            expanded: 0,
            // Built in place: it is too large to be moved about.
            scratch: Scratch::default(),
        };
        parser.scratch.blocks.start_at(byte_order_mark(source));
        parser
    }

    /// Iterator over the same events with their spans.
    ///
    /// ```
    /// use rillmark::{Event, Parser, Span, Tag};
    ///
    /// let mut events = Parser::new("# a").spanned();
    /// let (event, span) = events.next().unwrap();
    /// assert!(matches!(event, Event::Start(Tag::Heading { .. })));
    /// assert_eq!(span, Span::new(0, 1));
    /// ```
    #[inline]
    pub fn spanned(self) -> Spanned<'s, R> {
        Spanned { parser: self }
    }

    /// Gives the memory back, for [`Parser::with_scratch`]. The document need not be read to its
    /// end.
    pub fn into_scratch(self) -> Scratch {
        self.scratch
    }

    /// The link reference definitions that were found so far, the first of each label, in the
    /// order of the source: all of them once the last event was given. A reference makes the parser
    /// look ahead, so there may be later ones than the last event.
    ///
    /// It sorts them first, in a list on the heap; what is in a definition is read again.
    ///
    /// ```
    /// use rillmark::Parser;
    ///
    /// let mut parser = Parser::new("[a]\n\n[a]: /b");
    /// assert_eq!(parser.by_ref().count(), 6);
    /// let links: Vec<_> = parser.definitions().map(|definition| definition.link()).collect();
    /// assert_eq!(links[0].destination(), "/b");
    /// ```
    pub fn definitions(&self) -> impl Iterator<Item = Definition<'s>> + '_ {
        let definitions = &self.scratch.definitions;
        let entries: Vec<Span> = definitions.entries();
        entries.into_iter().filter_map(move |entry| {
            let reading = definitions.read(self.source.as_bytes(), entry)?;
            let link = reading.link(self.source, definitions.layout(entry), reading.label);
            Some(Definition::new(link, true))
        })
    }
}

/// Where the parser was left.
#[derive(Clone, Copy, Debug)]
enum State {
    /// Between two steps of the block structure.
    Blocks,
    /// In the definitions that a leaf may begin with, at the offset.
    Definitions(TextLeaf, u32),
    /// In the text of the leaf.
    Text,
    /// In text of a code or HTML block.
    Verbatim(Verbatim),
    /// At the end.
    End,
}

/// A leaf that holds inline text.
#[derive(Clone, Copy, Debug)]
enum TextLeaf {
    Paragraph(ClosedBy),
    SetextHeading(Underline),
}

/// The end of the leaf whose text is walked.
#[derive(Clone, Copy, Debug)]
struct OpenLeaf {
    tag: TagEnd,
    span: Span,
    closed_by: ClosedBy,
}

impl OpenLeaf {
    /// Before the first leaf.
    const NONE: Self = Self {
        tag: TagEnd::Paragraph { tight: false },
        span: Span::new(0, 0),
        closed_by: ClosedBy::Source,
    };
}

fn assert_length(source: &str) {
    assert!(u32::try_from(source.len()).is_ok(), "{}", SourceTooLong { len: source.len() });
}

/// Length of the byte order mark at the beginning, which is no text.
fn byte_order_mark(source: &str) -> usize {
    if source.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 }
}

type Spanned2<'s> = (Event<'s>, Span);

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// The next event and its span.
    #[inline]
    fn pull(&mut self) -> Option<Spanned2<'s>> {
        if let State::Text = self.state {
            let Self { source, state, leaf, answers, scratch, .. } = self;
            let Scratch { blocks, inlines, definitions, .. } = scratch;
            let containers = &blocks.containers;
            let links = || Links { source, definitions, answers, containers };
            let end = || {
                *state = State::Blocks;
                (Event::End(leaf.tag, leaf.closed_by), leaf.span)
            };
            return inlines.next(source, links, end);
        }
        self.pull_block()
    }

    /// The next event that is not in the text of a leaf.
    #[inline(never)]
    fn pull_block(&mut self) -> Option<Spanned2<'s>> {
        loop {
            let event = match self.state {
                State::Blocks | State::Text => {
                    let Some(step) = self.scratch.blocks.step(self.source.as_bytes()) else {
                        continue;
                    };
                    self.step(step)
                }
                State::Verbatim(verbatim) => self.verbatim(verbatim),
                State::Definitions(leaf, at) => self.definition(leaf, at),
                State::End => return None,
            };
            if event.is_some() {
                return event;
            }
        }
    }

    /// What a step of the block structure is as an event.
    #[inline(never)]
    fn step(&mut self, step: Step) -> Option<Spanned2<'s>> {
        match step {
            Step::Paragraph(closed_by) => self.text_leaf(TextLeaf::Paragraph(closed_by)),
            Step::SetextHeading(underline) => self.text_leaf(TextLeaf::SetextHeading(underline)),
            Step::AtxHeading(heading, end) => {
                let tag = Tag::Heading { level: heading.level, kind: HeadingKind::Atx };
                let leaf = OpenLeaf {
                    tag: TagEnd::Heading(heading.level),
                    span: Span::new(heading.marker.start, end),
                    closed_by: ClosedBy::Source,
                };
                self.open_text(leaf, heading.content.start);
                Some((Event::Start(tag), heading.marker))
            }
            Step::Verbatim(verbatim) => {
                self.state = State::Verbatim(verbatim);
                None
            }
            Step::Open(container) => Some(self.open_container(container)),
            Step::Close(container, end, closed_by) => {
                let tag = match container {
                    Container::BlockQuote { .. } => TagEnd::BlockQuote,
                    Container::List(list) => TagEnd::List(list_kind(list.marker)),
                    Container::Item { .. } => TagEnd::Item,
                };
                Some((Event::End(tag, closed_by), Span::new(container.start(), end)))
            }
            Step::ThematicBreak(span) => Some((Event::ThematicBreak, span)),
            Step::OpenLeaf(leaf) => self.open_leaf(leaf),
            Step::CloseLeaf(leaf, end, closed_by) => close_leaf(leaf, end, closed_by),
            Step::End => {
                self.state = State::End;
                None
            }
        }
    }

    fn open_container(&mut self, container: Container) -> Spanned2<'s> {
        match container {
            Container::BlockQuote { start, .. } => {
                (Event::Start(Tag::BlockQuote), Span::new(start, start + 1))
            }
            Container::Item { start, marker_end, .. } => {
                (Event::Start(Tag::Item), Span::new(start, marker_end))
            }
            Container::List(list) => self.open_list(list),
        }
    }

    #[inline(never)]
    fn open_list(&mut self, list: OpenList) -> Spanned2<'s> {
        let Scratch { blocks, scout, definitions, .. } = &mut self.scratch;
        let mut ahead = Ahead { bytes: self.source.as_bytes(), parser: blocks, definitions };
        let loose = scout.is_loose(&mut ahead, list.ordinal, list.start);
        blocks.set_loose(loose);
        let (kind, marker) = (list_kind(list.marker), list.marker);
        let tag = Tag::List(List { kind, tight: !loose, marker, start: list.number });
        (Event::Start(tag), Span::empty(list.start))
    }

    #[inline(never)]
    fn open_leaf(&mut self, leaf: Leaf) -> Option<Spanned2<'s>> {
        let (tag, span) = match leaf {
            Leaf::IndentedCode { start, .. } => {
                let info = Raw::new("", start);
                let code = CodeBlock { kind: CodeBlockKind::Indented, info };
                (Tag::CodeBlock(code), Span::empty(start))
            }
            Leaf::FencedCode(fence) => {
                let info = Raw::new(&self.source[fence.info.range()], fence.info.start);
                let kind = CodeBlockKind::Fenced { marker: fence.marker };
                (Tag::CodeBlock(CodeBlock { kind, info }), fence.span)
            }
            Leaf::Html { start, .. } => (Tag::HtmlBlock, Span::empty(start)),
            Leaf::None | Leaf::Paragraph => return None,
        };
        Some((Event::Start(tag), span))
    }

    /// Begins a paragraph or setext heading that is complete.
    fn text_leaf(&mut self, leaf: TextLeaf) -> Option<Spanned2<'s>> {
        let start = self.scratch.blocks.lines.first()?.start;
        if self.source.as_bytes()[start as usize] == b'[' {
            self.state = State::Definitions(leaf, start);
            return None;
        }
        Some(self.open_text_leaf(leaf, start))
    }

    /// The next definition of those that a leaf begins with, or the beginning of the leaf.
    #[inline(never)]
    fn definition(&mut self, leaf: TextLeaf, at: u32) -> Option<Spanned2<'s>> {
        let bytes = self.source.as_bytes();
        let Scratch { blocks, definitions, .. } = &mut self.scratch;
        let cursor = Stretches { bytes, spans: &blocks.lines }.cursor_at(at as usize);
        let Some(reading) = definition::read(cursor) else {
            return Some(self.open_text_leaf(leaf, at));
        };
        self.state = match reading.after.peek() {
            Some(_) => State::Definitions(leaf, offset(reading.after.at)),
            None => State::Blocks,
        };
        let layout = blocks.containers.layout();
        let first = definitions.insert(bytes, &reading, layout);
        let link = reading.link(self.source, layout, reading.label);
        let definition = Definition::new(link, first == reading.span);
        Some((Event::Definition(definition), reading.span))
    }

    fn open_text_leaf(&mut self, leaf: TextLeaf, start: u32) -> Spanned2<'s> {
        let end = self.scratch.blocks.lines.last().map_or(start, |line| line.end);
        let (tag, leaf) = match leaf {
            TextLeaf::Paragraph(closed_by) => {
                let tight = self.scratch.blocks.is_tight();
                let (tag, span) = (TagEnd::Paragraph { tight }, Span::new(start, end));
                (Tag::Paragraph { tight }, OpenLeaf { tag, span, closed_by })
            }
            TextLeaf::SetextHeading(Underline { level, span: underline }) => {
                let kind = HeadingKind::Setext { underline };
                let (tag, span) = (TagEnd::Heading(level), Span::new(start, underline.end));
                let closed_by = ClosedBy::Source;
                (Tag::Heading { level, kind }, OpenLeaf { tag, span, closed_by })
            }
        };
        self.open_text(leaf, start);
        (Event::Start(tag), Span::empty(start))
    }

    /// Resolves the text of a leaf from `start` on.
    fn open_text(&mut self, leaf: OpenLeaf, start: u32) {
        self.state = State::Text;
        self.leaf = leaf;
        self.answers.clear();
        let bytes = self.source.as_bytes();
        let Scratch { blocks, inlines, scout, definitions } = &mut self.scratch;
        if let Some(last) = blocks.lines.last_mut() {
            last.end = offset(bytes::trim_end(bytes, last.start as usize, last.end as usize));
        }
        let blocks = &*blocks;
        let mut references = Lookup {
            source: self.source,
            scout,
            ahead: Ahead { bytes, parser: blocks, definitions },
            resolver: &mut self.resolver,
            answers: &mut self.answers,
            expanded: &mut self.expanded,
        };
        let stretches = Stretches { bytes, spans: &blocks.lines };
        inlines.read(stretches, stretches.cursor_at(start as usize), &mut references);
    }

    /// The next piece of text of a code or HTML block. It is divided at NULs, and at line ends
    /// that are no line feed.
    #[inline(never)]
    fn verbatim(&mut self, verbatim: Verbatim) -> Option<Spanned2<'s>> {
        let Verbatim { spaces, is_html, start, end } = verbatim;
        if spaces > 0 {
            self.state = State::Verbatim(Verbatim { spaces: 0, ..verbatim });
            let spaces = &"   "[..usize::from(spaces)];
            return Some(verbatim_event(is_html, spaces, Span::new(start - 1, start)));
        }
        let bytes = &self.source.as_bytes()[..end as usize];
        if start == end {
            self.state = State::Blocks;
            // The last line ends like the others, if only with the input.
            let is_ended = matches!(bytes.last(), None | Some(b'\n' | b'\r'));
            return (!is_ended && !is_html)
                .then(|| verbatim_event(is_html, "\n", Span::empty(end)));
        }
        let stop = bytes::find_carriage_return_or_nul(bytes, start as usize);
        let (text, span) = if stop > start as usize {
            let span = Span::new(start, offset(stop));
            (&self.source[span.range()], span)
        } else if bytes[stop] == 0 {
            ("\u{FFFD}", Span::new(start, start + 1))
        } else {
            ("\n", Span::new(start, offset(bytes::after_line_end(bytes, stop))))
        };
        self.state = State::Verbatim(Verbatim { start: span.end, ..verbatim });
        Some(verbatim_event(is_html, text, span))
    }
}

fn verbatim_event(is_html: bool, text: &str, span: Span) -> (Event<'_>, Span) {
    (if is_html { Event::Html(text.into()) } else { Event::Text(text.into()) }, span)
}

fn close_leaf<'s>(leaf: Leaf, end: u32, closed_by: ClosedBy) -> Option<Spanned2<'s>> {
    let (tag, start) = match leaf {
        Leaf::IndentedCode { start, .. } => (TagEnd::CodeBlock, start),
        Leaf::FencedCode(fence) => (TagEnd::CodeBlock, fence.span.start),
        Leaf::Html { start, .. } => (TagEnd::HtmlBlock, start),
        Leaf::None | Leaf::Paragraph => return None,
    };
    Some((Event::End(tag, closed_by), Span::new(start, end)))
}

fn list_kind(marker: u8) -> ListKind {
    if matches!(marker, b'.' | b')') { ListKind::Ordered } else { ListKind::Bullet }
}

/// Looks references up: in the table, ahead in the document, then with the resolver.
struct Lookup<'a, 's, R> {
    source: &'s str,
    scout: &'a mut Scout,
    ahead: Ahead<'a>,
    resolver: &'a mut R,
    answers: &'a mut SmallVec<[&'s str; 1]>,
    expanded: &'a mut usize,
}

impl<'s, R: Resolver<'s>> References for Lookup<'_, 's, R> {
    fn find(&mut self, label: &Label<'_>, span: Span) -> Option<Target> {
        if *self.expanded > EXPANSION.max(span.start as usize) {
            return None;
        }
        if let Some(found) = self.scout.find(&mut self.ahead, label) {
            *self.expanded += found.len() as usize;
            return Some(Target::Definition(found));
        }
        let answer = self.resolver.resolve(&self.source[span.range()], span)?;
        definition::read_answer(answer)?;
        *self.expanded += answer.len();
        self.answers.push(answer);
        Some(Target::Answer(offset(self.answers.len() - 1)))
    }
}

impl<'s, R: Resolver<'s>> Iterator for Parser<'s, R> {
    type Item = Event<'s>;

    #[inline]
    fn next(&mut self) -> Option<Event<'s>> {
        self.pull().map(|(event, _)| event)
    }
}

impl<'s, R: Resolver<'s>> FusedIterator for Parser<'s, R> {}

/// Iterator over the events of a document with their spans. Made by [`Parser::spanned`].
///
/// What a span covers is described at [`Event`].
#[derive(Debug)]
pub struct Spanned<'s, R = NoResolver> {
    parser: Parser<'s, R>,
}

impl<'s, R: Resolver<'s>> Spanned<'s, R> {
    /// The parser, which goes on from where the iterator stands; for [`Parser::definitions`] and
    /// [`Parser::into_scratch`].
    pub fn into_parser(self) -> Parser<'s, R> {
        self.parser
    }
}

impl<'s, R: Resolver<'s>> Iterator for Spanned<'s, R> {
    type Item = (Event<'s>, Span);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.parser.pull()
    }
}

impl<'s, R: Resolver<'s>> FusedIterator for Spanned<'s, R> {}
