//! Inline structure: the marks of a leaf are scanned and resolved at once, then walked one event
//! at a time (CommonMark 6).
//!
//! Scanning goes from left to right: code spans, autolinks and raw HTML are recognised where they
//! begin, links and images where their text ends, delimiter runs where they stand, or, while a
//! bracket is open, with the link around them or once no bracket is open.

mod angle_bracket;
mod anticipation;
mod autolink;
mod autolink_literal;
pub(crate) mod backslash_escape;
mod bracket;
pub(crate) mod character_reference;
mod code_span;
pub(crate) mod cursor;
mod delimiter;
mod delimiter_run;
mod directive;
mod flanking;
mod footnote_reference;
mod inline_footnote;
mod line_break;
mod link;
pub(crate) mod link_parts;
mod mark;
mod math;
mod raw_html;
mod shortcode;
mod smart_punctuation;
mod table_cell;
pub(crate) mod tag;
mod task_marker;
mod walk;
mod wikilink;

pub(crate) use bracket::{References, Target};
pub(crate) use cursor::Stretches;
pub(crate) use mark::{Kind as MarkKind, Mark};
pub(crate) use task_marker::TaskMarker;
pub(crate) use walk::Links;

use crate::bytes::InlineMarks;
use crate::event::{ClosedBy, TagEnd};
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;
use anticipation::NOT_ANTICIPATED;
use code_span::BacktickStrings;
use delimiter_run::{Openers, Waiting};
use mark::{Kind, Marks, NO_MARK};

/// The number of the next mark once all were walked.
const WALKED: usize = usize::MAX;

/// The marks of a leaf, and how far they were walked.
#[derive(Clone, Debug)]
pub(crate) struct Inlines {
    marks: Marks,
    search: InlineMarks,
    /// Offset of the text.
    start: u32,
    /// The topmost mark of a bracket that may open a link or image.
    brackets: u32,
    /// Whether labels may refer to something.
    has_references: bool,
    /// Brackets of links below this mark open none: there is a link after them.
    inactive_below: u32,
    openers: Openers,
    waiting: Waiting,
    backtick_strings: BacktickStrings,
    missing_html: raw_html::Missing,
    /// Whether mathematics as code ends nowhere in the rest of the leaf.
    is_math_code_missing: bool,
    /// Whether there may be e-mail addresses.
    has_addresses: bool,
    /// What is open at the end of the source is closed there: offset of the end of the leaf, if that is the
    /// one. One of the values of `anticipation` otherwise.
    open_end: u32,
    /// The next mark to walk.
    next: usize,
    /// Offset of the next text to walk; of the next one to scan before that.
    at: u32,
    /// Offset of the code span or mathematics that was walked last.
    code_start: u32,
    /// The span of the event that was given last.
    span: Span,
    leaf: OpenLeaf,
    options: Options,
}

/// The end of the leaf whose text is walked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenLeaf {
    pub(crate) tag: TagEnd,
    pub(crate) span: Span,
    pub(crate) closed_by: ClosedBy,
}

impl OpenLeaf {
    /// Before the first leaf.
    const NONE: Self = Self {
        tag: TagEnd::Paragraph { tight: false },
        span: Span::new(0, 0),
        closed_by: ClosedBy::Source,
    };
}

impl Default for Inlines {
    #[inline]
    fn default() -> Self {
        Self::of(Options::COMMONMARK)
    }
}

impl Inlines {
    /// Those of a document of this dialect.
    #[inline]
    pub(crate) fn of(options: Options) -> Self {
        Self {
            marks: Marks::default(),
            search: InlineMarks::of(options),
            start: 0,
            brackets: NO_MARK,
            has_references: true,
            inactive_below: 0,
            openers: Openers::default(),
            waiting: Waiting::NONE,
            backtick_strings: BacktickStrings::default(),
            missing_html: raw_html::Missing::default(),
            is_math_code_missing: false,
            has_addresses: false,
            open_end: NOT_ANTICIPATED,
            next: WALKED,
            at: 0,
            code_start: 0,
            span: Span::empty(0),
            leaf: OpenLeaf::NONE,
            options,
        }
    }

    /// Begins a leaf whose text begins at `start`. Says whether all of it was read. If not, something
    /// in it needs a definition or another stretch: [`Inlines::read`] goes on.
    #[inline]
    pub(crate) fn open(&mut self, leaf: OpenLeaf, stretches: Stretches<'_>, start: u32) -> bool {
        self.clear(leaf, start);
        let [stretch] = stretches.spans else { return self.scan_stretches(stretches) };
        self.note_end(stretches.bytes, stretch.end);
        let end = self.scan(stretches.bytes, *stretch, start as usize);
        if end < stretch.end as usize {
            self.at = offset(end);
            return false;
        }
        self.close(stretches.bytes, stretch.end);
        true
    }

    /// The same for a leaf in several stretches.
    #[inline(never)]
    fn scan_stretches(&mut self, stretches: Stretches<'_>) -> bool {
        let end = stretches.spans.last().map_or(self.start, |stretch| stretch.end);
        self.note_end(stretches.bytes, end);
        let mut spans = stretches.from(self.start).iter();
        let Some(mut stretch) = spans.next() else { return false };
        let mut at = self.start as usize;
        loop {
            let end = self.scan(stretches.bytes, *stretch, at);
            if end < stretch.end as usize {
                self.at = offset(end);
                return false;
            }
            let Some(next) = spans.next() else { break };
            stretch = next;
            at = stretch.start as usize;
            self.push_break(&stretches.bytes[..end], at);
        }
        self.close(stretches.bytes, stretch.end);
        true
    }

    /// Scans and resolves the rest of the leaf that was opened.
    pub(crate) fn read(&mut self, stretches: Stretches<'_>, references: &mut impl References) {
        let mut cursor = stretches.cursor_at(self.at as usize);
        loop {
            cursor.at = self.scan(cursor.bytes, cursor.stretch(), cursor.at);
            match cursor.peek() {
                None => break,
                Some(b'`') => self.code_span(&mut cursor),
                Some(b'$') => self.dollar(&mut cursor),
                Some(b']') => self.close_bracket(&mut cursor, stretches, references),
                Some(b'<') => {
                    if !self.angle_bracket(&mut cursor) && !self.hide_tag(&mut cursor) {
                        cursor.at += 1;
                    }
                }
                Some(b'\\') => self.last_backslash(&mut cursor),
                Some(_) => self.last_line_end(&mut cursor),
            }
        }
        self.close(stretches.bytes, offset(cursor.at));
    }

    /// Scans a stretch from `at` on, up to its end or what takes more than the stretch to read; gives
    /// that offset.
    fn scan(&mut self, bytes: &[u8], stretch: Span, at: usize) -> usize {
        let text = &bytes[..stretch.end as usize];
        let mut at = at;
        loop {
            let from = at;
            at = self.search.next(bytes, from);
            let Some(&byte) = text.get(at) else { return text.len() };
            at = match byte {
                b'\n' | b'\r' => self.line_end(text, at),
                b'*' | b'_' => self.delimiter_run(text, stretch.start as usize, at),
                b'~' | b'^' | b'=' | b'+' | b'|' | b'#' | b'%' | b',' | b'/' | b';' | b'?' => {
                    self.extension_run(text, stretch.start as usize, at)
                }
                b'`' => match self.plain_code_span(bytes, text, at) {
                    Some(after) => after,
                    None => return at,
                },
                b'[' => self.open_bracket(text, from, at),
                b'\\' if at + 1 == text.len() => return at,
                b'\\' => self.backslash(text, at),
                b'&' => self.character_reference(text, at),
                b']' if self.brackets != NO_MARK => match self.plain_link(bytes, text, at) {
                    Some(after) => after,
                    None => return at,
                },
                b'<' if text.get(at + 1).is_some_and(u8::is_ascii_graphic) => {
                    match self.plain_angle_bracket(bytes, stretch, at) {
                        Some(after) => after,
                        None => return at,
                    }
                }
                b'$' => match self.plain_dollar(bytes, stretch, at) {
                    Some(after) => after,
                    None => return at,
                },
                0 => self.nul(at),
                b':' => self.colon(text, stretch.start as usize, at),
                b'@' => self.at_sign(text, at),
                b'\'' | b'"' => self.quotation_mark(text, stretch.start as usize, at),
                b'-' => self.hyphens(text, at),
                b'.' => self.full_stops(text, at),
                b'w' | b'W' => self.www(text, stretch.start as usize, at),
                _ => at + 1,
            };
        }
    }

    /// Reads the `:` at `at`, in a stretch that begins at `start`; gives the offset after it, or
    /// after the autolink or shortcode that it belongs to, or after what it has opened of a directive.
    #[inline]
    fn colon(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        if text[at + 1..].starts_with(b"//") {
            self.url(text, start, at)
        } else if self.options.contains(Options::SHORTCODES)
            && let Some(end) = self.shortcode(text, start, at)
        {
            end
        } else if self.options.contains(Options::DIRECTIVES) && !self.ends_protocol(text, start, at)
        {
            self.directive(text, start, at)
        } else {
            at + 1
        }
    }

    /// Ends the leaf, all of which was scanned.
    #[inline]
    fn close(&mut self, bytes: &[u8], end: u32) {
        debug_assert!(self.start <= end, "text ends after its beginning");
        if self.has_addresses || self.open_end == end {
            self.resolve_more(bytes, end);
        } else {
            self.resolve_waiting();
            self.push(Mark::new(Kind::End, end, 0));
        }
        self.at = self.start;
        self.next = 0;
    }

    /// Resolves what is left, and with it what is seldom there.
    #[cold]
    #[inline(never)]
    fn resolve_more(&mut self, bytes: &[u8], end: u32) {
        let is_open = self.is_open_leaf();
        if is_open {
            self.hide_open_wikilink(bytes);
            self.complete_inline_footnotes(bytes);
        }
        self.resolve_waiting();
        if is_open {
            self.close_open(bytes);
        }
        self.push(Mark::new(Kind::End, end, 0));
        if self.has_addresses {
            self.resolve_addresses(bytes);
        }
    }

    /// Begins a document of this dialect. Memory is kept.
    pub(crate) fn reset(&mut self, options: Options) {
        self.options = options;
        self.search = InlineMarks::of(options);
        self.has_references = true;
        self.openers = Openers::default();
        self.open_end = NOT_ANTICIPATED;
        self.next = WALKED;
    }

    #[inline]
    fn clear(&mut self, leaf: OpenLeaf, start: u32) {
        self.leaf = leaf;
        (self.start, self.at) = (start, start);
        self.marks.clear();
        self.brackets = NO_MARK;
        self.inactive_below = 0;
        self.openers.top = NO_MARK;
        self.openers.quotation_marks = [0; 2];
        self.waiting = Waiting::NONE;
        self.backtick_strings.clear();
        self.missing_html = raw_html::Missing::default();
        self.is_math_code_missing = false;
        self.has_addresses = false;
    }

    /// The dialect.
    pub(crate) fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn push(&mut self, mark: Mark) {
        count!(MarksPushed);
        self.marks.push(mark);
    }

    #[inline(never)]
    fn nul(&mut self, at: usize) -> usize {
        self.push(Mark::new(Kind::Nul, offset(at), offset(at + 1)));
        at + 1
    }
}
