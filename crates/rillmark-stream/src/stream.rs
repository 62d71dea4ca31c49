//! The stream: text comes in, blocks go out.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use rillmark::{Checkpoint, Frontier, Options};

use crate::commit::{Commit, Place};
use crate::kept::{Kept, Known, NewDefinition};
use crate::lacking::{Lacking, Outdated};
use crate::open::{Open, Source};
use crate::tail::Tail;
use crate::utf8::{Decoder, InvalidUtf8};

/// How many references without a definition are remembered.
const REMEMBERED: usize = 1 << 16;

const BYTE_ORDER_MARK: char = '\u{FEFF}';

/// A Markdown document that arrives in pieces.
///
/// ```
/// use rillmark::Options;
/// use rillmark_stream::Stream;
///
/// let mut stream = Stream::new(Options::COMMONMARK);
/// let mut blocks = Vec::new();
/// for piece in ["# Ti", "tle\nSo", "me text\n", "\n- an", " item"] {
///     stream.push(piece);
///     while let Some(commit) = stream.commit() {
///         blocks.push((commit.base(), commit.text().to_string()));
///     }
/// }
/// assert_eq!(blocks, [(0, "# Title\n".into()), (8, "Some text\n".into())]);
/// stream.finish();
/// assert_eq!(stream.commit().unwrap().text(), "- an item");
/// ```
#[derive(Debug)]
pub struct Stream {
    options: Options,
    /// Whether nothing is committed before the end.
    holds: bool,
    /// Whether tails show what is being written as what it will probably be.
    anticipates: bool,
    /// The text that was not dropped.
    text: String,
    /// How much was dropped, in bytes.
    base: u64,
    /// Offset in `text` of what was not handed out.
    start: usize,
    /// Offset in `text` up to which lines are complete.
    complete: usize,
    /// Offset up to which the frontier found all ends of blocks.
    searched: usize,
    is_finished: bool,
    decoder: Decoder,
    frontier: Frontier,
    kept: Kept,
    lacking: Lacking,
    outdated: Vec<Outdated>,
    commits: Commits,
    open: Open,
    label: String,
}

/// What one commit hands on to the next.
#[derive(Debug)]
struct Commits {
    checkpoint: Checkpoint,
    definitions: Vec<NewDefinition>,
    /// The last block.
    block: u64,
    /// What it lacks.
    lacking: BTreeSet<Box<str>>,
    /// The definitions of the open block; a commit has none.
    none: Kept,
}

impl Stream {
    /// A stream of the given dialect.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            holds: false,
            anticipates: false,
            text: String::new(),
            base: 0,
            start: 0,
            complete: 0,
            searched: 0,
            is_finished: false,
            decoder: Decoder::default(),
            frontier: Frontier::new(0, options),
            kept: Kept::default(),
            lacking: Lacking::new(REMEMBERED),
            outdated: Vec::new(),
            commits: Commits {
                checkpoint: Checkpoint::new(0, options),
                definitions: Vec::new(),
                block: 0,
                lacking: BTreeSet::new(),
                none: Kept::default(),
            },
            open: Open::new(options),
            label: String::new(),
        }
    }

    /// A stream that commits nothing before the end, and then the whole document as one
    /// [`Commit`]: with exactly the events that a [`Parser`](rillmark::Parser) gives for it, those of
    /// references to later definitions too. It keeps all of the text.
    pub fn holding(options: Options) -> Self {
        Self { holds: true, ..Self::new(options) }
    }

    /// Sets how many references to labels without a definition are remembered for
    /// [`outdated`](Self::outdated), 65,536 unless it is set: beyond, the earliest are forgotten.
    /// With 0 none are.
    pub fn remember(&mut self, references: usize) {
        self.lacking = Lacking::new(references);
    }

    /// Sets whether the [tail](Self::tail) shows what is being written as what it will probably be, off
    /// unless it is set. Commits are the same either way, and so is whatever is complete.
    ///
    /// - An element that is open at the end of the text is closed there: of emphasis and of the delimiters
    ///   of extensions, unless the opener stands in a word; code spans; mathematics, but not money; inline
    ///   footnotes. Its `End` says [closed by the end of the input](rillmark::ClosedBy::EndOfInput).
    /// - Half a closing delimiter and a delimiter without text after it are left out.
    /// - A link or image whose destination is still coming is its text; a tag or autolink that is not
    ///   complete is left out.
    /// - A last line of nothing but a marker is left out, as long as it has no line end: `-`, `=`, `1.`,
    ///   `#`, `|`, `<`, half a fence. It might be an item, a thematic break, a heading, a table, a tag.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_stream::Stream;
    ///
    /// let mut stream = Stream::new(Options::COMMONMARK);
    /// stream.anticipate(true);
    /// stream.push("so **im");
    /// let tail: Vec<_> = stream.tail().map(|(event, span)| format!("{span} {event}")).collect();
    /// assert_eq!(tail[1..5], [
    ///     "0..3 Text \"so \"",
    ///     "3..5 Start Strong",
    ///     "5..7 Text \"im\"",
    ///     "3..7 End Strong (end of input)",
    /// ]);
    /// ```
    pub fn anticipate(&mut self, anticipates: bool) {
        self.anticipates = anticipates;
    }

    /// Adds text. What was [committed](Self::commit) is dropped. After [`finish`](Self::finish)
    /// another document begins.
    pub fn push(&mut self, text: &str) {
        let old = self.make_room();
        self.decoder.pass(text, &mut self.text);
        self.text.push_str(text);
        self.note_lines(old);
    }

    /// Adds bytes of text in UTF-8. They may end inside a character, the rest of which comes later.
    /// What is no UTF-8 becomes U+FFFD, as with [`String::from_utf8_lossy`], and is
    /// [reported](Self::invalid_utf8).
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_stream::Stream;
    ///
    /// let mut stream = Stream::new(Options::COMMONMARK);
    /// stream.push_bytes(b"caf\xC3");
    /// stream.push_bytes(b"\xA9 \xFF\n\n");
    /// assert_eq!(stream.commit().unwrap().text(), "café \u{FFFD}\n");
    /// assert_eq!(stream.invalid_utf8().unwrap().first, 6);
    /// ```
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        let old = self.make_room();
        self.decoder.decode(bytes, &mut self.text);
        self.note_lines(old);
    }

    /// Ends the document: all that is left is committed.
    pub fn finish(&mut self) {
        let old = self.text.len();
        self.decoder.end(&mut self.text);
        self.note_lines(old);
        self.is_finished = true;
        self.searched = 0;
    }

    /// Whether the document was [ended](Self::finish) and nothing was pushed since.
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// What was pushed that is no UTF-8; `None` if all was.
    pub fn invalid_utf8(&self) -> Option<InvalidUtf8> {
        self.decoder.invalid
    }

    /// The next block that is final. It is given once; its text is dropped with the next
    /// [`push`](Self::push).
    ///
    /// A heading, a thematic break, fenced code and HTML blocks with an end of their own are final
    /// with their last line; paragraphs, tables, block quotes and other HTML blocks with a blank line
    /// or a line that closes them; lists and indented code with the next line outside of them that is
    /// not blank. A line counts once its line end is there.
    ///
    /// # Panics
    ///
    /// If the block is longer than `u32::MAX` bytes.
    #[inline]
    pub fn commit(&mut self) -> Option<Commit<'_>> {
        // Most pieces end no line.
        if self.searched < self.complete || self.is_finished { self.next_commit() } else { None }
    }

    #[inline(never)]
    fn next_commit(&mut self) -> Option<Commit<'_>> {
        self.merge();
        let range = self.next_block()?;
        let is_last = self.is_finished && range.end == self.text.len();
        let base = self.base + range.start as u64;
        let commits = &mut self.commits;
        commits.block = base;
        let text = &self.text[range];
        begin(&mut commits.checkpoint, base, beginning(base, text));
        let known = Known {
            kept: &self.kept,
            open: &commits.none,
            lacking: Some(&mut commits.lacking),
            label: &mut self.label,
        };
        let place = Place { text, base, is_last };
        Some(Commit::new(place, known, &mut commits.definitions, &mut commits.checkpoint))
    }

    /// The events of what is still open, as if the document ended here, and how many of them are
    /// those of the last tail: [`Tail`] says how to use it. [`commit`](Self::commit) comes before:
    /// what it has not given is taken as open.
    ///
    /// # Panics
    ///
    /// If the open text is longer than `u32::MAX` bytes.
    pub fn tail(&mut self) -> Tail<'_> {
        self.merge();
        let text = &self.text[self.start..];
        let base = self.base + self.start as u64;
        // A line feed may come, and the line end would be longer.
        let is_certain = self.frontier.position() < self.text.len() || !text.ends_with('\r');
        let read = if is_certain { self.frontier.position().saturating_sub(self.start) } else { 0 };
        if base != self.open.base || self.open.is_new {
            self.open.begin(base, beginning(base, text), &self.commits.checkpoint);
        }
        // What has ended is not being written.
        let anticipates = self.anticipates && !self.is_finished;
        let (kept, label) = (&self.kept, &mut self.label);
        self.open.tail(Source { text, kept, label, anticipates }, read)
    }

    /// The blocks that were committed before a definition came that they have a reference to, since
    /// the last call: their events would be others now.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_stream::Stream;
    ///
    /// let mut stream = Stream::new(Options::COMMONMARK);
    /// stream.push("# Title\nSee [this].\n\n[This]: /url\n\n");
    /// while stream.commit().is_some() {}
    /// let outdated = stream.outdated();
    /// assert_eq!((outdated[0].block, &*outdated[0].label), (8, "this"));
    /// ```
    pub fn outdated(&mut self) -> Vec<Outdated> {
        self.merge();
        core::mem::take(&mut self.outdated)
    }

    /// Drops what was committed. Gives the length of what is left.
    fn make_room(&mut self) -> usize {
        if self.is_finished {
            let (options, holds, limit) = (self.options, self.holds, self.lacking.limit());
            let anticipates = self.anticipates;
            *self = Self { holds, anticipates, ..Self::new(options) };
            self.remember(limit);
        }
        self.merge();
        if self.start > 0 && !self.holds {
            self.text.drain(..self.start);
            self.base += self.start as u64;
            self.complete -= self.start;
            self.frontier.restart(0);
            (self.start, self.searched) = (0, 0);
        }
        self.text.len()
    }

    /// Finds what lines are complete, after text was added at the offset.
    fn note_lines(&mut self, old: usize) {
        if self.base == 0 && old == 0 {
            self.frontier.begin(beginning(0, &self.text), self.options);
        }
        if let Some(complete) = Frontier::complete(&self.text, old) {
            self.complete = complete;
        }
    }

    /// The next block that is final.
    fn next_block(&mut self) -> Option<Range<usize>> {
        let limit = if self.is_finished { self.text.len() } else { self.complete };
        while self.searched < limit {
            let Some(end) = self.frontier.next_end(&self.text[..limit]) else {
                self.searched = limit;
                break;
            };
            if !self.holds {
                let start = self.first_line(end);
                self.start = end;
                if start < end {
                    return Some(start..end);
                }
            }
        }
        if self.is_finished && self.start < self.text.len() {
            let end = self.text.len();
            let start = self.first_line(end);
            self.start = end;
            return (start < end).then_some(start..end);
        }
        if !self.frontier.has_begun() && !self.holds {
            let read = self.frontier.position().min(self.complete);
            // A byte order mark alone is no line that was passed.
            if read > beginning(self.base, &self.text) {
                self.start = self.start.max(read);
            }
        }
        None
    }

    /// The offset of the first line that is not blank, from `start` to `end`.
    fn first_line(&self, end: usize) -> usize {
        if self.base == 0 && self.start == 0 {
            return 0;
        }
        let text = &self.text[self.start..end];
        let is_blank = |char| matches!(char, ' ' | '\t' | '\n' | '\r');
        let Some(first) = text.find(|char| !is_blank(char)) else { return end };
        let line = text[..first].rfind(['\n', '\r']).map_or(0, |at| at + 1);
        self.start + line
    }

    /// Takes over what the last commit found.
    #[inline]
    fn merge(&mut self) {
        if !self.commits.lacking.is_empty() || !self.commits.definitions.is_empty() {
            self.take_over();
        }
    }

    #[inline(never)]
    fn take_over(&mut self) {
        let Commits { definitions, block, lacking, .. } = &mut self.commits;
        if !lacking.is_empty() {
            self.lacking.add(*block, lacking);
        }
        for definition in definitions.drain(..) {
            self.lacking.define(&definition.label, &mut self.outdated);
            self.kept.insert(definition);
        }
    }
}

/// Where the first block begins: after a byte order mark at the beginning of the document.
fn beginning(base: u64, text: &str) -> usize {
    if base == 0 && text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len_utf8() } else { 0 }
}

/// Goes to the offset `at` of a block that stands at `base` in the document.
pub(crate) fn begin(checkpoint: &mut Checkpoint, base: u64, at: usize) {
    if base == 0 { checkpoint.begin(at) } else { checkpoint.restart(at) }
}
