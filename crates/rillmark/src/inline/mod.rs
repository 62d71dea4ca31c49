//! Inline structure: the marks of a leaf are scanned and resolved at once, then walked one event
//! at a time (CommonMark 6).
//!
//! Scanning goes from left to right: code spans, autolinks and raw HTML are recognised where they
//! begin, links and images where their text ends, delimiter runs when the link around them or the
//! leaf is complete.

mod autolink;
pub(crate) mod backslash_escape;
pub(crate) mod character_reference;
mod code_span;
pub(crate) mod cursor;
mod emphasis;
mod line_break;
mod link;
pub(crate) mod link_parts;
mod mark;
mod raw_html;
pub(crate) mod tag;
mod walk;

pub(crate) use link::{References, Target};
pub(crate) use mark::{Kind as MarkKind, Mark};
pub(crate) use walk::{Links, WithSpan};

use crate::bytes::InlineMarks;
use crate::event::{ClosedBy, LinkKind, TagEnd};
use crate::span::Span;
use crate::text::offset;
use code_span::BacktickStrings;
use cursor::Cursor;
use emphasis::{Openers, Waiting};
use mark::{Kind, Marks, NO_MARK};

/// The text of a leaf: the source, and the stretches of it that the leaf consists of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretches<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) spans: &'a [Span],
}

impl<'a> Stretches<'a> {
    /// A cursor at an offset in one of the stretches.
    pub(crate) fn cursor_at(self, at: usize) -> Cursor<'a> {
        if let [_] = self.spans {
            return Cursor::over(self.bytes, self.spans).moved_to(at);
        }
        let after = self.spans.partition_point(|span| span.start as usize <= at);
        Cursor::over(self.bytes, &self.spans[after.saturating_sub(1)..]).moved_to(at)
    }
}

/// The number of the next mark once all were walked.
const WALKED: usize = usize::MAX;

/// The marks of a leaf, and how far they were walked.
#[derive(Clone, Debug)]
pub(crate) struct Inlines {
    marks: Marks,
    /// Offset of the text.
    start: u32,
    /// The topmost mark of a bracket that may open a link or image.
    brackets: u32,
    /// Brackets of links below this mark open none: there is a link after them.
    inactive_below: u32,
    openers: Openers,
    waiting: Waiting,
    backtick_strings: BacktickStrings,
    missing_html: raw_html::Missing,
    /// The next mark to walk.
    next: usize,
    /// Offset of the next text to walk.
    at: u32,
    /// Offset of the code span that was walked last.
    code_start: u32,
    leaf: OpenLeaf,
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
        Self {
            marks: Marks::default(),
            start: 0,
            brackets: NO_MARK,
            inactive_below: 0,
            openers: Openers::default(),
            waiting: Waiting::NONE,
            backtick_strings: BacktickStrings::default(),
            missing_html: raw_html::Missing::default(),
            next: WALKED,
            at: 0,
            code_start: 0,
            leaf: OpenLeaf::NONE,
        }
    }
}

impl Inlines {
    /// Begins a leaf whose text begins at `start`. If it is in one stretch and holds no marks, it
    /// is read; else gives the search for them, which [`Inlines::read`] goes on with.
    #[inline]
    pub(crate) fn open(
        &mut self,
        leaf: OpenLeaf,
        stretches: Stretches<'_>,
        start: u32,
    ) -> Option<InlineMarks> {
        self.leaf = leaf;
        (self.start, self.at, self.next) = (start, start, 0);
        self.marks.clear();
        let mut marks = InlineMarks::default();
        match stretches.spans {
            [span] if marks.next(stretches.bytes, start as usize) >= span.end as usize => {
                self.push(Mark::new(Kind::End, span.end.max(start), 0));
                None
            }
            _ => Some(marks),
        }
    }

    /// Scans and resolves the marks of the leaf that was opened.
    pub(crate) fn read(
        &mut self,
        stretches: Stretches<'_>,
        marks: InlineMarks,
        references: &mut impl References,
    ) {
        self.clear();
        let mut cursor = stretches.cursor_at(self.start as usize);
        let mut marks = marks;
        loop {
            let from = cursor.at;
            cursor.at = marks.next(cursor.bytes, from).min(cursor.end);
            let Some(byte) = cursor.peek() else { break };
            match byte {
                b'\n' => self.line_break(&mut cursor),
                b'`' => self.code_span(&mut cursor, &mut marks),
                b'*' | b'_' => cursor.at = self.delimiter_run(&cursor),
                b'[' => self.open_bracket(&mut cursor, from),
                b']' if self.brackets == NO_MARK => cursor.at += 1,
                b']' => self.close_bracket(&mut cursor, stretches, references),
                b'<' => self.angle_bracket(&mut cursor),
                b'\\' => self.backslash(&mut cursor),
                b'&' => cursor.at = self.character_reference(&cursor),
                0 => cursor.at = self.nul(cursor.at),
                _ => cursor.at += 1,
            }
        }
        self.push(Mark::new(Kind::End, offset(cursor.at), 0));
        self.resolve_waiting();
    }

    /// Forgets the document. Memory is kept.
    pub(crate) fn reset(&mut self) {
        self.openers = Openers::default();
        self.next = WALKED;
    }

    fn clear(&mut self) {
        self.brackets = NO_MARK;
        self.inactive_below = 0;
        self.openers.top = NO_MARK;
        self.waiting = Waiting::NONE;
        self.backtick_strings.clear();
        self.missing_html = raw_html::Missing::default();
    }

    #[inline]
    fn push(&mut self, mark: Mark) {
        count!(MarksPushed);
        self.marks.push(mark);
    }

    /// Reads `<`: an autolink, raw HTML or text.
    #[inline(never)]
    fn angle_bracket(&mut self, cursor: &mut Cursor<'_>) {
        let start = offset(cursor.at);
        if let Some((len, kind)) = autolink::recognise(cursor.rest()) {
            let close = cursor.at + len - 1;
            let mut open = Mark::new(Kind::AutolinkOpen, start, offset(close));
            open.flags = kind as u8;
            self.push(open);
            // It has no line ends, but perhaps a NUL.
            self.mark_line_ends(*cursor, close, Kind::CodeBreak);
            cursor.at = close + 1;
            self.push(Mark::new(Kind::AutolinkClose, offset(close), start));
        } else if let Some(after) = raw_html::recognise(*cursor, &mut self.missing_html) {
            self.push(Mark::new(Kind::HtmlOpen, start, 0));
            self.mark_line_ends(*cursor, after.at, Kind::HtmlBreak);
            self.push(Mark::new(Kind::HtmlClose, offset(after.at), 0));
            *cursor = after;
        } else {
            cursor.at += 1;
        }
    }

    /// Reads `&`: a character reference or text. Gives the offset after it.
    #[inline(never)]
    fn character_reference(&mut self, cursor: &Cursor<'_>) -> usize {
        match character_reference::recognise(&cursor.bytes[..cursor.end], cursor.at) {
            Some(reference) => {
                let (start, end) = (offset(cursor.at), offset(reference.end));
                let mark = Mark::new(Kind::CharacterReference, start, end);
                self.push(mark.with_char(reference.text.encoded()));
                reference.end
            }
            None => cursor.at + 1,
        }
    }

    #[inline(never)]
    fn nul(&mut self, at: usize) -> usize {
        self.push(Mark::new(Kind::Nul, offset(at), offset(at + 1)));
        at + 1
    }
}

/// The kind of a link whose number a mark keeps.
fn link_kind(number: u8) -> LinkKind {
    const KINDS: [LinkKind; 6] = [
        LinkKind::Inline,
        LinkKind::Full,
        LinkKind::Collapsed,
        LinkKind::Shortcut,
        LinkKind::Autolink,
        LinkKind::Email,
    ];
    KINDS[usize::from(number)]
}
