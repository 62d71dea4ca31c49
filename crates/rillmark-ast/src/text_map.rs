//! The way from text without markup back to the source, and from the source to that text.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use rillmark::Span;

use crate::node::Node;
use crate::text::TextPiece;

/// The text of a node with the place of each part of it in the source: so that what was selected,
/// searched or spell-checked in the text can be found in the source.
///
/// ```
/// use rillmark_ast::Tree;
///
/// let source = "a **bold &amp; *new*** word";
/// let map = Tree::parse(source).root().text_map(source);
/// assert_eq!(map.text(), "a bold & new word");
/// assert_eq!(&source[map.source_span(2..8)], "bold &amp;");
/// assert_eq!(&source[map.source_span(9..12)], "new");
/// assert_eq!(map.text_offset(17), 10);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextMap {
    text: String,
    pieces: Vec<Piece>,
}

/// Text that has a place in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// Where it begins in the text.
    at: usize,
    span: Span,
    /// Whether it stands in the source as it is; else there is no place for a part of it.
    is_plain: bool,
}

impl Piece {
    /// The place in the source of its byte with this number.
    fn source(&self, offset: usize) -> Span {
        if !self.is_plain {
            return self.span;
        }
        let start = self.span.start + u32::try_from(offset).unwrap_or(u32::MAX);
        Span { start, end: start + 1 }
    }
}

impl<'t> Node<'t> {
    /// The text of the node, as [`text`](Self::text) gives it, with its places in the source.
    pub fn text_map(self, source: &'t str) -> TextMap {
        let mut map = TextMap { text: String::new(), pieces: Vec::new() };
        for TextPiece { text, span } in self.text_pieces(source) {
            let at = map.text.len();
            let is_plain = source.get(span.range()) == Some(&text);
            map.text.push_str(&text);
            match map.pieces.last_mut() {
                Some(last) if is_plain && last.is_plain && last.span.end == span.start => {
                    last.span.end = span.end;
                }
                _ => map.pieces.push(Piece { at, span, is_plain }),
            }
        }
        map
    }
}

impl TextMap {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text, without the places.
    pub fn into_text(self) -> String {
        self.text
    }

    /// What stands in the source for a range of the text, and for all markup inside of it. What
    /// stands for several bytes, as a character reference does, is in it as a whole.
    ///
    /// An empty range is the place before the byte that follows; one after the end, that after the
    /// last byte. It takes a binary search.
    pub fn source_span(&self, range: Range<usize>) -> Span {
        let len = self.text.len();
        let (start, end) = (range.start.min(len), range.end.min(len));
        if start < end {
            return Span { start: self.place(start).start, end: self.place(end - 1).end };
        }
        match (self.pieces.last(), start == len) {
            (None, _) => Span::empty(0),
            (Some(last), true) => Span::empty(last.span.end),
            _ => Span::empty(self.place(start).start),
        }
    }

    /// The offset in the text of what stands at an offset in the source; of what comes next, if
    /// that is markup. It takes a binary search.
    pub fn text_offset(&self, source_offset: u32) -> usize {
        let next = self.pieces.partition_point(|piece| piece.span.end <= source_offset);
        match self.pieces.get(next) {
            None => self.text.len(),
            Some(piece) if piece.is_plain && piece.span.start < source_offset => {
                piece.at + (source_offset - piece.span.start) as usize
            }
            Some(piece) => piece.at,
        }
    }

    /// The place in the source of the byte at an offset of the text.
    fn place(&self, at: usize) -> Span {
        let next = self.pieces.partition_point(|piece| piece.at <= at);
        let piece = next.checked_sub(1).and_then(|index| self.pieces.get(index));
        piece.map_or(Span::empty(0), |piece| piece.source(at - piece.at))
    }
}

#[cfg(test)]
mod tests {
    use crate::tree::Tree;

    #[test]
    fn places_at_the_edges() {
        let map = |source: &str| Tree::parse(source).root().text_map(source);
        let empty = map("***");
        assert_eq!((empty.text(), empty.source_span(0..9).range()), ("", 0..0));
        assert_eq!(empty.text_offset(2), 0);
        let map = map("*a*\n\n&#65;b");
        assert_eq!(map.text(), "a\nAb");
        assert_eq!(map.source_span(4..4).range(), 11..11);
        assert_eq!(map.source_span(2..3).range(), 5..10);
        assert_eq!(map.source_span(1..2).range(), 5..5);
        assert_eq!([0, 1, 2, 5, 6, 10, 11].map(|at| map.text_offset(at)), [0, 0, 1, 2, 2, 3, 4]);
    }
}
