//! Code spans (CommonMark 6.1): between backtick strings of equal length.

use smallvec::SmallVec;

use super::Inlines;
use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use crate::bytes::{self, InlineMarks};
use crate::line::byte;
use crate::text::offset;

/// Lengths of backtick strings that are looked up directly.
const SHORT: usize = 32;

/// Where the last backtick string of each length stands, known once a search for one went to the
/// end of the leaf: no opener costs a second such search.
#[derive(Clone, Debug)]
pub(crate) struct BacktickStrings {
    is_known: bool,
    last: [u32; SHORT],
    /// The same for longer strings, by length.
    long: SmallVec<[(u32, u32); 1]>,
}

impl Default for BacktickStrings {
    #[inline]
    fn default() -> Self {
        Self { is_known: false, last: [0; SHORT], long: SmallVec::new() }
    }
}

impl BacktickStrings {
    #[inline]
    pub(super) fn clear(&mut self) {
        self.is_known = false;
    }

    /// A cursor at the next backtick string of this length, and whether a line end or a NUL comes
    /// before it.
    fn find<'a>(
        &mut self,
        cursor: Cursor<'a>,
        len: usize,
        marks: &mut InlineMarks,
    ) -> Option<(Cursor<'a>, bool)> {
        if self.is_known && self.last_of(len) < offset(cursor.at) {
            return None;
        }
        let mut search = cursor;
        let mut has_line_ends = false;
        // What this search sees is noted, in case that it goes to the end.
        let notes = !self.is_known;
        if notes {
            self.last = [0; SHORT];
            self.long.clear();
        }
        loop {
            let at = marks.next(search.bytes, search.at).min(search.end);
            search = search.moved_to(at);
            match search.peek() {
                None => break,
                Some(b'`') => {
                    let found_len = bytes::run_length(search.rest(), 0, b'`');
                    if found_len == len {
                        return Some((search, has_line_ends));
                    }
                    if notes {
                        self.note(found_len, offset(at));
                    }
                    search = search.moved_to(at + found_len);
                }
                Some(byte) => {
                    has_line_ends |= matches!(byte, b'\n' | 0);
                    search.bump();
                }
            }
        }
        self.is_known = true;
        None
    }

    fn last_of(&self, len: usize) -> u32 {
        match self.last.get(len) {
            Some(&last) => last,
            None => self
                .long
                .binary_search_by_key(&offset(len), |&(len, _)| len)
                .map_or(0, |index| self.long[index].1),
        }
    }

    fn note(&mut self, len: usize, at: u32) {
        if let Some(last) = self.last.get_mut(len) {
            *last = at;
            return;
        }
        match self.long.binary_search_by_key(&offset(len), |&(len, _)| len) {
            Ok(index) => self.long[index].1 = at,
            Err(index) => self.long.insert(index, (offset(len), at)),
        }
    }
}

impl Inlines {
    /// Reads the backtick string at the cursor, and the code span that it may open.
    #[inline(never)]
    pub(super) fn code_span(&mut self, cursor: &mut Cursor<'_>) {
        let opener = offset(cursor.at);
        let len = bytes::run_length(cursor.rest(), 0, b'`');
        cursor.at += len;
        let found = self.backtick_strings.find(*cursor, len, &mut self.search);
        let Some((closer, has_line_ends)) = found else {
            self.complete_code_span(cursor, len);
            return;
        };
        let (start, end) = without_padding(*cursor, closer.at);
        let open = Mark::new(Kind::CodeOpen, opener, offset(start.at));
        self.push(Mark { extra: u16::try_from(len).unwrap_or_default(), ..open });
        if self.is_in_cell() {
            self.mark_escaped_pipes(cursor.bytes, start.at, end, false);
        } else if has_line_ends {
            self.mark_line_ends(start, end, Kind::CodeBreak);
        }
        *cursor = closer;
        cursor.at += len;
        self.push(Mark::new(Kind::CodeClose, offset(end), offset(cursor.at)));
    }

    /// Reads a code span of the commonest kind: between single backticks, on one line, without
    /// padding and without what may be an escaped pipe in a table. Gives the offset after it, if there
    /// is one at `at`. `text` is `bytes` up to the end of the stretch.
    #[inline]
    pub(super) fn plain_code_span(
        &mut self,
        bytes: &[u8],
        text: &[u8],
        at: usize,
    ) -> Option<usize> {
        let start = at + 1;
        let mut end = start;
        loop {
            end = self.search.next(bytes, end);
            match byte(text, end) {
                b'`' => break,
                b'\n' | b'\r' | 0 => return None,
                b'\\' if byte(text, end + 1) == b'|' => return None,
                _ => end += 1,
            }
        }
        if end == start || byte(text, end + 1) == b'`' || text[start] == b' ' {
            return None;
        }
        let after = end + 1;
        let open = Mark::new(Kind::CodeOpen, offset(at), offset(start));
        self.push(Mark { extra: 1, ..open });
        self.push(Mark::new(Kind::CodeClose, offset(end), offset(after)));
        Some(after)
    }

    /// Marks the line ends and NULs from the cursor up to `end`.
    pub(super) fn mark_line_ends(&mut self, cursor: Cursor<'_>, end: usize, kind: Kind) {
        let mut cursor = cursor;
        loop {
            // The end may lie in a later stretch.
            let stop = end.min(cursor.end);
            let at = bytes::find_line_end_or_nul(&cursor.bytes[..stop], cursor.at);
            if at == end {
                return;
            }
            cursor = cursor.moved_to(at);
            let is_nul = cursor.peek() == Some(0);
            cursor.bump();
            let kind = match kind {
                Kind::HtmlBreak if is_nul => Kind::HtmlNul,
                _ if is_nul => Kind::Nul,
                _ => kind,
            };
            self.push(Mark::new(kind, offset(at), offset(cursor.at)));
        }
    }
}

/// The code without a space at both ends, if it has one there and is not all spaces. A line end
/// counts as a space.
fn without_padding(inside: Cursor<'_>, end: usize) -> (Cursor<'_>, usize) {
    let is_space = |byte| matches!(byte, Some(b' ' | b'\n'));
    if inside.at == end || !is_space(inside.peek()) {
        return (inside, end);
    }
    let mut start = inside;
    start.bump();
    let mut text = start;
    let mut last = inside.at;
    let mut has_text = false;
    let mut last_byte = Some(b' ');
    while text.at != end {
        last = text.at;
        last_byte = text.peek();
        has_text |= !is_space(last_byte);
        text.bump();
    }
    if has_text && is_space(last_byte) { (start, last) } else { (inside, end) }
}
