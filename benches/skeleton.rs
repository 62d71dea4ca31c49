//! A pull iterator over text without any of Markdown's rules: what handing out costs alone.

use wide::u8x16;

/// How many bytes are classified at once.
const BLOCK: usize = 64;

/// A piece of the source. All of them together are the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece<'s> {
    /// A line feed.
    LineEnd,
    /// A byte at which inline syntax may begin.
    Mark(u8),
    /// What stands between the others.
    Text(&'s str),
}

/// Iterator over the pieces of a source.
#[derive(Clone, Debug)]
pub(crate) struct Skeleton<'s> {
    source: &'s str,
    /// Where the next piece begins.
    at: usize,
    /// Where the block begins that `marks` belongs to.
    block: usize,
    /// One bit for each byte of the block that is no text and was not handed out.
    marks: u64,
}

impl<'s> Skeleton<'s> {
    pub(crate) fn new(source: &'s str) -> Self {
        let marks = classify_at(source.as_bytes(), 0);
        Self { source, at: 0, block: 0, marks }
    }

    /// The offset of the next byte that is no text; the source's length if there is none.
    #[inline]
    fn find_mark(&mut self) -> usize {
        while self.marks == 0 {
            self.block += BLOCK;
            if self.block >= self.source.len() {
                return self.source.len();
            }
            self.marks = classify_at(self.source.as_bytes(), self.block);
        }
        self.block + self.marks.trailing_zeros() as usize
    }
}

impl<'s> Iterator for Skeleton<'s> {
    type Item = Piece<'s>;

    #[inline]
    fn next(&mut self) -> Option<Piece<'s>> {
        let (start, mark) = (self.at, self.find_mark());
        if start < mark {
            self.at = mark;
            return Some(Piece::Text(&self.source[start..mark]));
        }
        let byte = *self.source.as_bytes().get(mark)?;
        self.marks &= self.marks - 1;
        self.at += 1;
        Some(if byte == b'\n' { Piece::LineEnd } else { Piece::Mark(byte) })
    }
}

/// One bit for each byte of the block at the offset that is no text.
#[inline]
fn classify_at(bytes: &[u8], at: usize) -> u64 {
    if let Some(block) = bytes[at..].first_chunk() {
        return classify(block);
    }
    let mut block = [b'a'; BLOCK];
    let rest = &bytes[at..];
    block[..rest.len()].copy_from_slice(rest);
    classify(&block)
}

#[inline]
fn classify(block: &[u8; BLOCK]) -> u64 {
    let mut bits = 0;
    for (index, part) in block.as_chunks().0.iter().enumerate() {
        bits |= u64::from(is_mark(u8x16::new(*part)).to_bitmask()) << (index * 16);
    }
    bits
}

/// All ones for each byte that is no text: line feeds, and where inline syntax may begin.
#[inline]
fn is_mark(bytes: u8x16) -> u8x16 {
    // `[`, `\`, `]`, `^`, `_` and the backtick are neighbours.
    let from_bracket = bytes - u8x16::splat(b'[');
    from_bracket.min(u8x16::splat(b'`' - b'[')).simd_eq(from_bracket)
        | bytes.simd_eq(u8x16::splat(b'\n'))
        | bytes.simd_eq(u8x16::splat(b'*'))
        | bytes.simd_eq(u8x16::splat(b'&'))
        | bytes.simd_eq(u8x16::splat(b'<'))
}

#[cfg(test)]
mod tests {
    use super::{Piece, Skeleton};

    #[test]
    fn pieces_are_the_source() {
        let mut source = String::from("a *b*\n\n[ü](c) ");
        while source.len() < 300 {
            source.push_str(&source.clone());
        }
        let mut joined = String::new();
        for piece in Skeleton::new(&source) {
            match piece {
                Piece::LineEnd => joined.push('\n'),
                Piece::Mark(byte) => joined.push(char::from(byte)),
                Piece::Text(text) => joined.push_str(text),
            }
        }
        assert_eq!(joined, source);
    }

    #[test]
    fn pieces_are_as_long_as_they_can_be() {
        let pieces: Vec<_> = Skeleton::new("a *b*\n").collect();
        let star = Piece::Mark(b'*');
        assert_eq!(pieces, [Piece::Text("a "), star, Piece::Text("b"), star, Piece::LineEnd]);
    }
}
