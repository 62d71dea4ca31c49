//! Text that is still being written: what is open at its end is taken as if it were about to be
//! closed. Off unless a parser is [asked for it](crate::Parser::anticipate).
//!
//! Only the leaf at the very end of the source is read so, and in it only what may still be completed:
//! what a later byte has decided stays as it is. Ends of elements that are not there say that they
//! are closed by the end of the input. What would be syntax, were it complete, is left out.

use super::cursor::Cursor;
use super::delimiter::{self, EXTENSION, delimiter_len};
use super::flanking::CAN_CLOSE;
use super::mark::{Kind, Mark, NO_MARK, math_kind};
use super::{Inlines, bracket};
use crate::bytes;
use crate::event::{MathKind, TagEnd};
use crate::limits::LONGEST_UNFINISHED;
use crate::line::byte;
use crate::options::Options;
use crate::text::offset;

/// In place of the end of the leaf: the parser was not asked for it.
pub(super) const NOT_ANTICIPATED: u32 = u32::MAX;
/// It was, but the leaf is not the one at the end of the source.
const ELSEWHERE: u32 = u32::MAX - 1;

/// Longer delimiter runs are no delimiters that somebody is about to close.
const LONGEST_RUN: u16 = 3;

/// The numbers of elements that end where the text does; those of extensions come after them.
const EMPHASIS: u8 = 0;
const STRONG: u8 = 1;
const CODE: u8 = 2;
const MATH: u8 = 3;
const INLINE_FOOTNOTE: u8 = 6;
const EXTENSIONS: u8 = 8;

impl Inlines {
    /// From now on, what is open at the end of the source is closed there.
    pub(crate) fn anticipate(&mut self) {
        self.open_end = ELSEWHERE;
    }

    /// Whether the leaf is the one at the end of the source, and may be completed there.
    pub(super) fn is_open_leaf(&self) -> bool {
        self.open_end < ELSEWHERE
    }

    /// Notes that the leaf ends at the offset, if that is the end of the source.
    #[inline]
    pub(super) fn note_end(&mut self, bytes: &[u8], end: u32) {
        if self.open_end != NOT_ANTICIPATED {
            self.note_open_end(bytes, end);
        }
    }

    #[cold]
    #[inline(never)]
    fn note_open_end(&mut self, bytes: &[u8], end: u32) {
        let rest = &bytes[end as usize..];
        let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'>' | b'\n' | b'\r');
        let line_end = bytes::find_line_end(rest, 0);
        let next = bytes::after_line_end(rest, line_end);
        // Nothing but a paragraph goes on after its line, and that ends at a blank one.
        let goes_on = match self.leaf.tag {
            TagEnd::Paragraph { .. } => bytes::find_line_end(rest, next) == rest.len(),
            _ => line_end == rest.len(),
        };
        self.open_end = if goes_on && rest.iter().all(is_blank) { end } else { ELSEWHERE };
    }

    /// Leaves out the text from `start` to `end`.
    fn hide(&mut self, start: usize, end: usize) {
        self.push(Mark::new(Kind::Hidden, offset(start), offset(end)));
    }

    /// Leaves out the delimiter run at `at`, with which its stretch ends, if that is the end of the text and
    /// it may be the beginning of one that opens or closes something. Says whether it is so.
    #[inline(never)]
    pub(super) fn hide_last_run(&mut self, text: &[u8], at: usize) -> bool {
        self.hide_run(text, at, true)
    }

    /// The same for a run of an extension's delimiter.
    #[inline(never)]
    pub(super) fn hide_last_extension_run(&mut self, text: &[u8], at: usize) -> bool {
        let may_open = delimiter::find(text[at], text.len() - at, self.options).is_some();
        self.hide_run(text, at, may_open)
    }

    fn hide_run(&mut self, text: &[u8], at: usize, may_open: bool) -> bool {
        let end = text.len();
        if self.open_end != offset(end) {
            return false;
        }
        let begins_to_close = self.marks.get(self.openers.top as usize).is_some_and(|opener| {
            text[opener.start as usize] == text[at] && usize::from(opener.extra) > end - at
        });
        let is_free = at == 0 || matches!(text[at - 1], b' ' | b'\t' | b'\n' | b'\r');
        let is_hidden = begins_to_close || may_open && is_free;
        if is_hidden {
            self.hide(at, end);
        }
        is_hidden
    }

    /// Makes a code span of all that comes after the backtick string of this length, which ends at
    /// the cursor and is not closed.
    #[inline(never)]
    pub(super) fn complete_code_span(&mut self, cursor: &mut Cursor<'_>, len: usize) {
        let opener = cursor.at - len;
        let end = self.open_end as usize;
        if !self.is_open_leaf() || is_in_word(cursor.bytes, opener) {
            return;
        }
        let content_end = before_run(cursor.bytes, cursor.at, end, b'`');
        if content_end == cursor.at {
            self.hide(opener, end);
        } else {
            let open = Mark::new(Kind::CodeOpen, offset(opener), offset(cursor.at));
            self.push(Mark { extra: u16::try_from(len).unwrap_or_default(), ..open });
            self.mark_line_ends(*cursor, content_end, Kind::CodeBreak);
            self.end_with_text(CODE, opener, content_end);
        }
        cursor.at = end;
    }

    /// The same for mathematics that the `$` at the cursor opens. Says whether it may be that.
    #[inline(never)]
    pub(super) fn complete_math(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let (opener, end) = (cursor.at, self.open_end as usize);
        if !self.is_open_leaf() || is_in_word(cursor.bytes, opener) {
            return false;
        }
        let rest = &cursor.bytes[opener..end];
        let (kind, len) = match rest {
            [b'$', b'`', ..] if self.options.contains(Options::MATH_CODE) => (MathKind::Code, 2),
            [b'$', b'$', ..] => (MathKind::Display, 2),
            // Money.
            [b'$', b' ' | b'\t' | b'\n' | b'\r' | b'0'..=b'9', ..] => return false,
            _ => (MathKind::Inline, 1),
        };
        let start = opener + len;
        let content_end = before_run(cursor.bytes, start.min(end), end, b'$');
        if content_end <= start {
            self.hide(opener, end);
        } else {
            let mut open = Mark::new(Kind::MathOpen, offset(opener), offset(start));
            open.flags = kind as u8;
            self.push(open);
            self.mark_line_ends(cursor.moved_to(start), content_end, Kind::MathBreak);
            self.end_with_text(MATH + kind as u8, opener, content_end);
        }
        cursor.at = end;
        true
    }

    /// Ends an element with its text, which ends at `end`, and leaves out what comes after.
    fn end_with_text(&mut self, element: u8, start: usize, end: usize) {
        self.push_last_close(element, offset(start), offset(end));
        self.hide(end, self.open_end as usize);
    }

    /// Ends an inline footnote with the text.
    pub(super) fn end_inline_footnote(&mut self, start: u32) {
        self.push_last_close(INLINE_FOOTNOTE, start, self.open_end);
    }

    fn push_last_close(&mut self, element: u8, start: u32, end: u32) {
        let mut close = Mark::new(Kind::LastClose, end, start);
        close.flags = element;
        self.push(close);
    }

    /// Leaves out the bracket at `index` and what comes after its text, which ends before the cursor, if a
    /// destination has begun there. Says whether one has.
    #[inline(never)]
    pub(super) fn hide_destination(&mut self, index: u32, cursor: &mut Cursor<'_>) -> bool {
        let end = self.open_end as usize;
        if !self.unfinished(cursor).is_some_and(is_begun_resource) {
            return false;
        }
        self.hide_bracket(index);
        self.hide(cursor.at - 1, end);
        cursor.at = end;
        true
    }

    /// The text from the cursor on, if it is open and short enough for something unfinished.
    fn unfinished<'a>(&self, cursor: &Cursor<'a>) -> Option<&'a [u8]> {
        let rest = cursor.bytes.get(cursor.at..self.open_end as usize)?;
        let is_last_stretch = cursor.stretch().end == self.open_end;
        (is_last_stretch && rest.len() <= LONGEST_UNFINISHED).then_some(rest)
    }

    fn hide_bracket(&mut self, index: u32) {
        let bracket = &mut self.marks[index as usize];
        bracket.kind = Kind::Hidden;
        bracket.data = bracket.start + 1 + u32::from(bracket.flags & bracket::IMAGE);
    }

    /// Leaves out the `<` at the cursor and what comes after it, if that is the beginning of a tag or
    /// an autolink. Says whether it is.
    #[inline(never)]
    pub(super) fn hide_tag(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let end = self.open_end as usize;
        if !self.unfinished(cursor).is_some_and(is_begun_tag) {
            return false;
        }
        self.hide(cursor.at, end);
        cursor.at = end;
        true
    }

    /// Closes what is open at the end of the text, all of which was scanned and resolved.
    pub(super) fn close_open(&mut self, bytes: &[u8]) {
        self.hide_last_bracket(bytes);
        self.close_openers();
    }

    /// Closes the elements that are open at the end of the text.
    pub(super) fn close_openers(&mut self) {
        let mut top = self.openers.top;
        while let Some(&opener) = self.marks.get(top as usize) {
            // One in a word is rather a sign of its own.
            if opener.flags & CAN_CLOSE == 0 && opener.extra <= LONGEST_RUN {
                self.close_opener_at_end(top as usize, opener);
            }
            top = opener.data;
        }
        self.openers.top = NO_MARK;
    }

    /// Leaves out the last bracket, if it is open and on the last line.
    fn hide_last_bracket(&mut self, bytes: &[u8]) {
        let Some(&bracket) = self.marks.get(self.brackets as usize) else { return };
        if !self.may_be_closed(bytes, bracket, 1) {
            return;
        }
        let start = bracket.start as usize;
        if self.options.contains(Options::FOOTNOTES) && byte(bytes, start + 1) == b'^' {
            return self.hide_all_from(start);
        }
        self.hide_bracket(self.brackets);
    }

    /// Whether so many brackets, of which the mark is the first one, may still be closed: they are on the last
    /// line, and neither in a word nor before a space, as those in programs are.
    pub(super) fn may_be_closed(&self, bytes: &[u8], bracket: Mark, brackets: usize) -> bool {
        let rest = &bytes[bracket.start as usize..self.open_end as usize];
        let text = &rest[brackets + usize::from(bracket.flags & bracket::IMAGE)..];
        !is_in_word(bytes, bracket.start as usize)
            && !text.starts_with(b" ")
            && bytes::is_one_line(rest)
    }

    /// Leaves out all from `start` on, unless something was found in it.
    fn hide_all_from(&mut self, start: usize) {
        let last = self.marks.len() - 1;
        let mark = self.marks[last];
        if mark.start as usize == start {
            self.marks[last].kind = Kind::Hidden;
            self.marks[last].data = self.open_end;
        }
    }

    /// Closes the opener at `index` at the end of the text.
    fn close_opener_at_end(&mut self, index: usize, opener: Mark) {
        let least = if opener.flags & EXTENSION == 0 { 1 } else { opener.extra.min(2) };
        let mut left = opener.extra;
        while left >= least && left > 0 {
            let length = left.min(2);
            let (open, _, flags) = self.element(opener.flags, length);
            left -= length;
            let start = opener.start + u32::from(left);
            let mut mark = Mark::new(open, start, 0);
            mark.flags = flags;
            self.marks[index + usize::from(left)] = mark;
            let element = match open {
                Kind::ExtensionOpen => EXTENSIONS + mark.delimiter_number(),
                _ if delimiter_len(length) == 2 => STRONG,
                _ => EMPHASIS,
            };
            self.push_last_close(element, start, self.open_end);
        }
    }

    /// The element that the mark, which ends with the text, closes.
    pub(super) fn last_element(&self, mark: Mark) -> TagEnd {
        match mark.flags {
            EMPHASIS => TagEnd::Emphasis,
            STRONG => TagEnd::Strong,
            CODE => TagEnd::CodeSpan,
            INLINE_FOOTNOTE => TagEnd::InlineFootnote,
            MATH..INLINE_FOOTNOTE => TagEnd::Math(math_kind(mark.flags - MATH)),
            number => delimiter::element(number - EXTENSIONS, self.options).1,
        }
    }
}

/// Whether a letter or digit stands before `at`.
fn is_in_word(bytes: &[u8], at: usize) -> bool {
    at > 0 && (bytes[at - 1].is_ascii_alphanumeric() || !bytes[at - 1].is_ascii())
}

/// The offset after the last byte between two offsets that is another one.
fn before_run(bytes: &[u8], start: usize, end: usize, byte: u8) -> usize {
    start + bytes[start..end].iter().rposition(|&other| other != byte).map_or(0, |last| last + 1)
}

/// Whether this is the beginning of the destination and title of a link, which are not complete.
fn is_begun_resource(text: &[u8]) -> bool {
    let Some((b'(', inside)) = text.split_first() else { return false };
    let is_space = |byte: &u8| byte.is_ascii_whitespace();
    let inside = inside.trim_ascii_start();
    let Some(space) = inside.iter().position(is_space) else { return true };
    match inside[space..].trim_ascii_start() {
        [] => true,
        [quote @ (b'"' | b'\''), title @ ..] => !title.contains(quote),
        [b'(', title @ ..] => !title.contains(&b')'),
        _ => inside.starts_with(b"<") && !inside.contains(&b'>') && bytes::is_one_line(inside),
    }
}

/// Whether this is the beginning of a tag or an autolink, which is not complete: a name alone or with
/// that of an attribute, or with attributes that have values.
fn is_begun_tag(text: &[u8]) -> bool {
    let Some((b'<', inside)) = text.split_first() else { return false };
    let begins = inside.first().is_some_and(|&first| first.is_ascii_alphabetic() || first == b'/');
    let words = inside.split(u8::is_ascii_whitespace).count();
    begins
        && bytes::is_one_line(inside)
        && !inside.contains(&b'>')
        && (words <= 2 || inside.contains(&b'='))
}
