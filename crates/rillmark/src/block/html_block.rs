//! HTML blocks (CommonMark 4.6), with seven kinds of start and end.
//!
//! All kinds but the seventh interrupt a paragraph.

use crate::bytes;
use crate::data::html_blocks;
use crate::inline::tag;
use crate::line::Line;

/// The kind of an HTML block: what ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HtmlKind {
    /// `<pre`, `<script`, `<style`, `<textarea`: a line with an end tag of one of them.
    Literal,
    /// `<!--`: a line with `-->`.
    Comment,
    /// `<?`: a line with `?>`.
    Instruction,
    /// `<!A`: a line with `>`.
    Declaration,
    /// `<![CDATA[`: a line with `]]>`.
    Cdata,
    /// A tag: before a blank line.
    Tag,
}

/// The kind of HTML block that begins on the line, whose text begins with `<`.
pub(super) fn recognise(bytes: &[u8], line: &Line, over_paragraph: bool) -> Option<HtmlKind> {
    let rest = &bytes[line.text + 1..line.end];
    match rest {
        [b'!', b'-', b'-', ..] => return Some(HtmlKind::Comment),
        [b'?', ..] => return Some(HtmlKind::Instruction),
        [b'!', letter, ..] if letter.is_ascii_alphabetic() => return Some(HtmlKind::Declaration),
        [b'!', rest @ ..] => return rest.starts_with(b"[CDATA[").then_some(HtmlKind::Cdata),
        _ => {}
    }
    let (is_end_tag, rest) = match rest {
        [b'/', rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    let len = rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let (name, after) = rest.split_at(len);
    if !is_end_tag && is_literal(name) && matches!(after, [] | [b' ' | b'\t' | b'>', ..]) {
        return Some(HtmlKind::Literal);
    }
    let ends_name = matches!(after, [] | [b' ' | b'\t' | b'>', ..] | [b'/', b'>', ..]);
    if ends_name && html_blocks::is_block_name(name) {
        return Some(HtmlKind::Tag);
    }
    (!over_paragraph && is_lone_tag(bytes, line)).then_some(HtmlKind::Tag)
}

/// Whether the `<` at `at`, at the beginning of a line, may begin a block of a kind that goes on
/// over blank lines. If not, it begins one that does not, or text.
pub(super) fn may_span_blank_lines(bytes: &[u8], at: usize) -> bool {
    !matches!(bytes.get(at + 1), Some(next) if *next == b'/' || next.is_ascii_alphabetic())
        || is_literal_initial(bytes[at + 1])
}

/// Whether the line is one complete tag of any other name, and nothing else.
fn is_lone_tag(bytes: &[u8], line: &Line) -> bool {
    let end = bytes::trim_end(bytes, line.text, line.end);
    // Most lines with a tag have text after it.
    bytes[end - 1] == b'>' && tag::recognise_on_line(&bytes[..end], line.text) == Some(end)
}

fn is_literal_initial(byte: u8) -> bool {
    matches!(byte, b'p' | b'P' | b's' | b'S' | b't' | b'T')
}

fn is_literal(name: &[u8]) -> bool {
    // Most names are told by their first letter.
    name.first().is_some_and(|&first| is_literal_initial(first))
        && [&b"pre"[..], b"script", b"style", b"textarea"]
            .iter()
            .any(|literal| name.eq_ignore_ascii_case(literal))
}

impl HtmlKind {
    /// The offset of what ends the block with its line, from `at` on; `None` if it is not there.
    pub(super) fn find_end(self, bytes: &[u8], at: usize) -> Option<usize> {
        match self {
            Self::Literal => find_literal_end_tag(bytes, at),
            Self::Comment => bytes::find(bytes, at, b"-->"),
            Self::Instruction => bytes::find(bytes, at, b"?>"),
            Self::Declaration => bytes::find_byte(bytes, at, b'>'),
            Self::Cdata => bytes::find(bytes, at, b"]]>"),
            Self::Tag => None,
        }
    }

    /// Whether a blank line ends the block.
    pub(super) fn ends_at_blank_line(self) -> bool {
        self == Self::Tag
    }
}

fn find_literal_end_tag(bytes: &[u8], at: usize) -> Option<usize> {
    let mut at = at;
    loop {
        let found = bytes::find(bytes, at, b"</")?;
        let name = &bytes[found + 2..];
        let len = name.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
        if is_literal(&name[..len]) && name.get(len) == Some(&b'>') {
            return Some(found);
        }
        at = found + 2;
    }
}
