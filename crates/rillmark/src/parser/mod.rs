//! The parser as users see it; [`pull`] is how it works.

mod definition_list;
mod directive;
mod footnote;
mod heading;
mod leaf;
mod lookup;
mod pull;
mod resume;
mod table;
mod task;

use core::fmt;
use core::iter::FusedIterator;

use smallvec::SmallVec;

use crate::block::Blocks;
use crate::definition::Definitions;
use crate::event::Event;
use crate::inline::Inlines;
use crate::link::Definition;
use crate::options::Options;
use crate::resolver::{NoResolver, Resolver};
use crate::scout::Scout;
use crate::span::Span;
use pull::State;
pub use resume::{Checkpoint, Spent};
use table::OpenTable;

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
    /// What references expanded to, in bytes of their definitions.
    expanded: usize,
    /// How much text stands before the source, in bytes.
    base: usize,
    table: OpenTable,
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
    pub fn with_scratch(source: &'s str, options: Options, mut scratch: Scratch) -> Self {
        assert_length(source);
        scratch.blocks.reset();
        scratch.blocks.begin_at(byte_order_mark(source), options);
        scratch.inlines.reset(options);
        scratch.scout.reset();
        scratch.definitions.clear();
        let (answers, state, table) = (SmallVec::new(), State::Blocks, OpenTable::default());
        Self { source, resolver: NoResolver, answers, state, expanded: 0, base: 0, table, scratch }
    }
}

impl<'s, R: Resolver<'s>> Parser<'s, R> {
    /// A parser of the given dialect that asks for what references mean that the document does not
    /// define: [`Resolver`] has an example.
    ///
    /// # Panics
    /// If the source is longer than `u32::MAX` bytes; see [`Parser::try_new`].
    #[inline]
    pub fn with_resolver(source: &'s str, options: Options, resolver: R) -> Self {
        assert_length(source);
        // Built in place and not touched afterwards: it is too large to be moved about.
        Self {
            source,
            resolver,
            answers: SmallVec::new(),
            state: State::Blocks,
            expanded: 0,
            base: 0,
            table: OpenTable::default(),
            scratch: Scratch {
                blocks: Blocks::beginning_at(byte_order_mark(source), options),
                inlines: Inlines::of(options),
                scout: Scout::default(),
                definitions: Definitions::default(),
            },
        }
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
        let entries = definitions.entries();
        entries.into_iter().filter_map(move |entry| {
            let bytes = self.source.as_bytes();
            if definitions.is_footnote(entry) {
                return None;
            }
            let reading = definitions.read(bytes, entry)?;
            let link = reading.link(self.source, definitions.layout(entry), reading.label);
            Some(Definition::new(link, true))
        })
    }
}

fn assert_length(source: &str) {
    assert!(u32::try_from(source.len()).is_ok(), "{}", SourceTooLong { len: source.len() });
}

/// Length of the byte order mark at the beginning, which is no text.
fn byte_order_mark(source: &str) -> usize {
    if source.starts_with('\u{FEFF}') { '\u{FEFF}'.len_utf8() } else { 0 }
}

impl<'s, R: Resolver<'s>> Iterator for Parser<'s, R> {
    type Item = Event<'s>;

    #[inline(always)]
    #[expect(
        clippy::inline_always,
        reason = "the short way of texts is a part of the caller's loop"
    )]
    fn next(&mut self) -> Option<Event<'s>> {
        self.pull()
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
        let event = self.parser.pull()?;
        Some((event, self.parser.scratch.inlines.span()))
    }
}

impl<'s, R: Resolver<'s>> FusedIterator for Spanned<'s, R> {}
