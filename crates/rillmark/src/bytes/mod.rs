//! Searches for bytes: the only place that names memchr or vectors.

mod near;
mod search;
mod starts;

use memchr::{memchr, memchr2, memrchr2};
use wide::u8x16;

pub(crate) use near::{
    after_last_line_end, find_destination_mark, find_label_mark, find_line_end_or_nul,
    find_math_mark, find_pipe_or_line_end, find_semicolon, find_title_mark, is_one_line,
};
pub(crate) use search::{InlineMarks, LineEnds};
pub(crate) use starts::{LineStarts, begins_text};

use near::find_near;

/// Within how many bytes a search is over before memchr has begun.
const NEAR: usize = 96;

/// A class for each byte value.
type Classes = [bool; 256];

/// The classes of a set of bytes.
const fn classes(set: &[u8]) -> Classes {
    let mut classes = [false; 256];
    let mut i = 0;
    while i < set.len() {
        classes[set[i] as usize] = true;
        i += 1;
    }
    classes
}

/// Bytes that are not their own text in a destination, title or info string.
static CODED: Classes = classes(b"\\&\n\r\0");

/// The offset of the first byte from `at` on that is not its own text in a destination, title or
/// info string; `bytes.len()` if there is none.
pub(crate) fn find_coded(bytes: &[u8], at: usize) -> usize {
    skip(bytes, at, |byte| !CODED[usize::from(byte)])
}

/// The offset of the line end of the line that `at` stands in: of a line feed or a carriage
/// return; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_line_end(bytes: &[u8], at: usize) -> usize {
    count!(Searched, memchr2(b'\n', b'\r', &bytes[at..]).unwrap_or(bytes.len() - at));
    memchr2(b'\n', b'\r', &bytes[at..]).map_or(bytes.len(), |i| at + i)
}

/// The offset of the first carriage return or NUL from `at` on; `bytes.len()` if there is none.
#[inline]
pub(crate) fn find_carriage_return_or_nul(bytes: &[u8], at: usize) -> usize {
    if bytes.len() - at < NEAR {
        return find_near(bytes, at, |bytes| {
            bytes.simd_eq(u8x16::splat(b'\r')) | bytes.simd_eq(u8x16::splat(0))
        });
    }
    count!(Searched, memchr2(b'\r', 0, &bytes[at..]).unwrap_or(bytes.len() - at));
    memchr2(b'\r', 0, &bytes[at..]).map_or(bytes.len(), |i| at + i)
}

/// A line without text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlankLine {
    /// Offset of the line.
    pub(crate) start: usize,
    /// Whether it holds `>`, so that it may be blank only inside block quotes.
    pub(crate) has_quote_marker: bool,
}

/// The first line after the one that `at` stands in that holds nothing but spaces, tabs and `>`;
/// the end of the input if there is none.
pub(crate) fn find_blank_line(bytes: &[u8], at: usize) -> BlankLine {
    let mut line_ends = LineEnds::default();
    let mut end = line_ends.next(bytes, at);
    loop {
        let start = after_line_end(bytes, end);
        end = line_ends.next(bytes, start);
        let line = &bytes[start..end];
        count!(Searched, line.len());
        // The last byte tells most lines.
        if matches!(line.last(), None | Some(b' ' | b'\t' | b'>'))
            && line.iter().all(|byte| matches!(byte, b' ' | b'\t' | b'>'))
        {
            return BlankLine { start, has_quote_marker: line.contains(&b'>') };
        }
    }
}

/// Whether nothing but spaces and tabs is on the line that begins at `at`, or the input ends there.
#[inline]
pub(crate) fn is_blank_line(bytes: &[u8], at: usize) -> bool {
    matches!(bytes.get(skip_spaces(bytes, at)), None | Some(b'\n' | b'\r'))
}

/// The offset after the line ends at `at`.
#[inline]
pub(crate) fn skip_line_ends(bytes: &[u8], at: usize) -> usize {
    skip(bytes, at, |byte| matches!(byte, b'\n' | b'\r'))
}

/// The offset after the line end at `at`; `at` where the input ends there.
#[inline]
pub(crate) fn after_line_end(bytes: &[u8], at: usize) -> usize {
    match bytes.get(at) {
        Some(b'\r') if bytes.get(at + 1) == Some(&b'\n') => at + 2,
        Some(b'\n' | b'\r') => at + 1,
        _ => at,
    }
}

/// The offset of `needle` from `at` on.
#[inline]
pub(crate) fn find_byte(bytes: &[u8], at: usize, needle: u8) -> Option<usize> {
    count!(Searched, memchr(needle, bytes.get(at..)?).unwrap_or(bytes.len() - at));
    memchr(needle, bytes.get(at..)?).map(|i| at + i)
}

/// The offset of `needle`, which is short, from `at` on.
pub(crate) fn find(bytes: &[u8], at: usize, needle: &[u8]) -> Option<usize> {
    let (&last, before) = needle.split_last()?;
    let mut search = at + before.len();
    loop {
        let found = find_byte(bytes, search, last)?;
        if bytes[at..found].ends_with(before) {
            return Some(found - before.len());
        }
        search = found + 1;
    }
}

/// The offset of the first `]:` from `at` on.
pub(crate) fn find_definition_mark(bytes: &[u8], at: usize) -> Option<usize> {
    let mut at = at;
    loop {
        at = find_byte(bytes, at, b']')?;
        if bytes.get(at + 1) == Some(&b':') {
            return Some(at);
        }
        at += 1;
    }
}

/// Letters, digits and the other bytes that attribute names of HTML are made of.
static ATTRIBUTE_NAME: Classes =
    classes(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:.");

/// Whether an attribute name of HTML may go on with the byte.
#[inline]
pub(crate) fn is_in_attribute_name(byte: u8) -> bool {
    ATTRIBUTE_NAME[usize::from(byte)]
}

/// Whether a tag name of HTML may go on with the byte.
#[inline]
pub(crate) fn is_in_tag_name(byte: u8) -> bool {
    is_in_attribute_name(byte) && !matches!(byte, b'_' | b':' | b'.')
}

/// The offset after the last line end between `start` and `at`; `start` where there is none.
pub(crate) fn line_start(bytes: &[u8], start: usize, at: usize) -> usize {
    let found = memrchr2(b'\n', b'\r', &bytes[start..at]).map_or(start, |index| start + index + 1);
    count!(Searched, at - found);
    found
}

/// The offset before the line end that ends at `at`; `at` where none does.
pub(crate) fn before_line_end(bytes: &[u8], at: usize) -> usize {
    let before = &bytes[..at];
    let before = before.strip_suffix(b"\n").unwrap_or(before);
    before.strip_suffix(b"\r").unwrap_or(before).len()
}

/// The offset of the first byte from `at` on that is no white space.
pub(crate) fn skip_blank(bytes: &[u8], at: usize) -> usize {
    skip(bytes, at, |byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
}

/// The offset of the first byte from `at` on that is neither a space nor a tab.
#[inline]
pub(crate) fn skip_spaces(bytes: &[u8], at: usize) -> usize {
    skip(bytes, at, |byte| matches!(byte, b' ' | b'\t'))
}

/// The offset after the spaces and tabs before `end`, looking back no further than `start`.
#[inline]
pub(crate) fn trim_end(bytes: &[u8], start: usize, end: usize) -> usize {
    let mut end = end;
    while end > start && matches!(bytes[end - 1], b' ' | b'\t') {
        count!(Searched);
        end -= 1;
    }
    end
}

/// The offset of the first byte from `at` on that does not satisfy `is`.
#[inline]
pub(crate) fn skip(bytes: &[u8], at: usize, is: impl Fn(u8) -> bool) -> usize {
    let mut at = at;
    while bytes.get(at).is_some_and(|&byte| is(byte)) {
        count!(Searched);
        at += 1;
    }
    at
}

/// How often `byte` stands from `at` on without a gap.
#[inline]
pub(crate) fn run_length(bytes: &[u8], at: usize, byte: u8) -> usize {
    skip(bytes, at, |other| other == byte) - at
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::options::Options;

    /// Texts in which each of `needles` stands at every offset of every length around a block.
    fn texts(needles: &'static [u8]) -> impl Iterator<Item = Vec<u8>> {
        let lengths = (0..5).chain(60..70).chain(126..131);
        lengths.flat_map(move |len| {
            (0..len).flat_map(move |at| {
                needles.iter().map(move |&needle| {
                    let mut text = alloc::vec![b'a'; len];
                    text[at] = needle;
                    text[len - 1 - at / 3] = needle;
                    text
                })
            })
        })
    }

    /// The offset of the first byte from `at` on that satisfies `is`.
    fn naive(text: &[u8], at: usize, is: impl Fn(u8) -> bool) -> usize {
        (at..text.len()).find(|&at| is(text[at])).unwrap_or(text.len())
    }

    #[test]
    fn line_ends_are_found_wherever_they_are() {
        let is_line_end = |byte| matches!(byte, b'\n' | b'\r');
        for text in texts(b"\n\r") {
            let mut line_ends = LineEnds::default();
            let mut at = 0;
            while at < text.len() {
                let found = line_ends.next(&text, at);
                assert_eq!(found, naive(&text, at, is_line_end), "{text:?} from {at}");
                assert_eq!(found, find_line_end(&text, at));
                at = found + 1;
            }
            assert_eq!(line_ends.next(&text, text.len()), text.len());
        }
    }

    #[test]
    fn every_byte_with_a_meaning_is_found() {
        let may_mean = |byte| byte <= b'\r' || b"\\`*_[]<&^".contains(&byte);
        for text in texts(b"\\`*_[]<&\n\r\0~Z!") {
            let mut marks = InlineMarks::default();
            // Steps of three, as constructs are skipped, leave hits behind.
            for at in (0..text.len()).step_by(3) {
                let found = marks.next(&text, at);
                assert_eq!(found, naive(&text, at, may_mean), "{text:?} from {at}");
            }
        }
    }

    #[test]
    fn bytes_with_a_meaning_in_extensions_are_found() {
        let may_mean = |byte| byte <= b'\r' || b"\\`*_[]<&^|~:>".contains(&byte);
        for text in texts(b"*[&|~\n\0{}\x7FZ!:>=;") {
            let mut marks = InlineMarks::of(Options::STRIKETHROUGH);
            for at in (0..text.len()).step_by(3) {
                let found = marks.next(&text, at);
                assert_eq!(found, naive(&text, at, may_mean), "{text:?} from {at}");
            }
        }
    }

    #[test]
    fn bytes_of_autolink_literals_are_found() {
        for text in texts(b"*~\n:@>wW;v") {
            let is_w =
                |at: usize| text.get(at).is_some_and(|byte| byte.eq_ignore_ascii_case(&b'w'));
            let means = |at: usize| match text[at] {
                b'w' | b'W' => is_w(at + 1),
                byte => b"*~\n:@>".contains(&byte),
            };
            let mut marks = InlineMarks::of(Options::AUTOLINK_LITERALS);
            for at in (0..text.len()).step_by(3) {
                let mut found = marks.next(&text, at);
                // A letter at the end of a block is found, whatever follows it.
                while is_w(found) && !is_w(found + 1) {
                    found = marks.next(&text, found + 1);
                }
                let expected = (at..text.len()).find(|&at| means(at)).unwrap_or(text.len());
                assert_eq!(found, expected, "{text:?} from {at}");
            }
        }
    }

    #[test]
    fn ends_of_cells_are_found() {
        let ends_cell = |byte| b"|\n\r".contains(&byte);
        for text in texts(b"|\n\r\0~\\") {
            for at in (0..text.len()).step_by(7) {
                assert_eq!(find_pipe_or_line_end(&text, at), naive(&text, at, ends_cell));
                let start = (0..at).rfind(|&at| matches!(text[at], b'\n' | b'\r'));
                assert_eq!(line_start(&text, 0, at), start.map_or(0, |at| at + 1));
            }
        }
    }

    #[test]
    fn extensions_have_their_own_line_starts() {
        for byte in 0..=u8::MAX {
            let begins_block = b" \t\n\r>#`~<_*-+=0123456789".contains(&byte);
            let begins_row = b"|:".contains(&byte);
            assert_eq!(begins_text(byte, LineStarts::COMMONMARK), !begins_block, "{byte}");
            let is_text = begins_text(byte, LineStarts::of(Options::TABLES));
            assert_eq!(is_text, !begins_block && !begins_row, "{byte}");
        }
    }

    #[test]
    fn ends_of_link_parts_are_found() {
        let in_label = |byte| b"[]\\\n\r".contains(&byte);
        let in_destination = |byte| byte <= b' ' || b"()\\\x7F".contains(&byte);
        for text in texts(b"[]\\\n()\x7F \0Z^") {
            for at in (0..text.len()).step_by(7) {
                assert_eq!(find_label_mark(&text, at), naive(&text, at, in_label));
                assert_eq!(find_destination_mark(&text, at), naive(&text, at, in_destination));
            }
        }
    }

    #[test]
    fn a_search_can_go_back_when_it_begins_anew() {
        let mut text = alloc::vec![b'a'; 200];
        text[3] = b'*';
        text[150] = b'*';
        let mut marks = InlineMarks::default();
        assert_eq!((marks.next(&text, 100), marks.next(&text, 151)), (150, 200));
        assert_eq!(InlineMarks::default().next(&text, 0), 3);
    }

    #[test]
    fn blank_lines_are_found_with_their_markers() {
        let find = |text: &str, at| {
            let blank = find_blank_line(text.as_bytes(), at);
            (blank.start, blank.has_quote_marker)
        };
        assert_eq!(find("a\nb\n \t\nc", 0), (4, false));
        assert_eq!(find("> a\r\n> >\r\nb", 2), (5, true));
        assert_eq!(find("a\r\rb", 0), (2, false));
        assert_eq!(find("a\nb", 0), (3, false));
        assert_eq!(find("a\n", 0), (2, false));
    }

    #[test]
    fn needles_are_found_after_their_beginnings() {
        assert_eq!(find(b"a--->-->", 0, b"-->"), Some(2));
        assert_eq!(find(b"-->", 1, b"-->"), None);
        assert_eq!(find(b"a>->--", 0, b"-->"), None);
        assert_eq!(find(b"]]]>", 0, b"]]>"), Some(1));
        assert_eq!(find(b"", 0, b"?>"), None);
    }

    #[test]
    fn runs_and_line_ends_are_measured() {
        assert_eq!(run_length(b"***a", 0, b'*'), 3);
        assert_eq!(after_line_end(b"\r\n\n", 0), 2);
        assert_eq!(after_line_end(b"\r", 0), 1);
        assert_eq!(after_line_end(b"", 0), 0);
        assert_eq!(trim_end(b" a \t", 0, 4), 2);
        assert_eq!(trim_end(b"  ", 1, 2), 1);
        assert_eq!(skip_blank(b" \n\r\tx", 0), 4);
    }
}
