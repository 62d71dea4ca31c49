//! Searches that remember where the hits of a block of bytes are.

use wide::u8x16;

use super::near::line_end;
use crate::options::Options;

/// How many bytes are classified at once.
const BLOCK: usize = 64;

/// A class of bytes, told sixteen at a time.
pub(crate) trait Class: Copy {
    /// All ones for each byte that belongs to the class.
    fn of(bytes: u8x16) -> u8x16;

    /// One bit for each byte of the block that belongs to the class.
    #[inline]
    fn classify(self, block: &[u8; BLOCK]) -> u64 {
        classify(block, Self::of)
    }
}

/// Line feeds and carriage returns.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LineEnd;

impl Class for LineEnd {
    #[inline]
    fn of(bytes: u8x16) -> u8x16 {
        line_end(bytes)
    }
}

/// Bytes at which inline syntax may begin, line ends and NULs. Some others come along, where that
/// is cheaper: `^` and control characters.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct InlineMark {
    /// Whether those of extensions belong to it, too: `~`, and `|` for cells. Two more come along:
    /// `:` and `>`.
    extended: bool,
    /// Whether those of autolink literals belong to it, too: `:`, `@`, and `w` or `W` before another
    /// one.
    literals: bool,
    more: MoreBytes,
}

/// Further bytes that the dialect gives a meaning.
#[derive(Clone, Copy, Debug, Default)]
struct MoreBytes {
    bytes: [u8; MOST_BYTES],
    len: u8,
    /// Whether two hyphens or full stops belong to it.
    pairs: bool,
}

/// How many further bytes a dialect can have.
const MOST_BYTES: usize = 11;

impl MoreBytes {
    /// Adds a byte; those that are there, are no ASCII or do not fit are left out.
    fn push(&mut self, byte: u8) {
        if byte.is_ascii()
            && !self.bytes.contains(&byte)
            && let Some(place) = self.bytes.get_mut(usize::from(self.len))
        {
            *place = byte;
            self.len += 1;
        }
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.len == 0 && !self.pairs
    }

    /// One bit for each of them in the block.
    #[inline(never)]
    fn classify(self, block: &[u8; BLOCK]) -> u64 {
        let parts = block.as_chunks().0;
        let mut found = [u8x16::ZERO; BLOCK / 16];
        for &byte in self.bytes.iter().take(usize::from(self.len)) {
            let byte = u8x16::splat(byte);
            for (found, part) in found.iter_mut().zip(parts) {
                *found |= u8x16::new(*part).simd_eq(byte);
            }
        }
        let parts = found.iter().enumerate();
        let marks = parts.map(|(index, part)| u64::from(part.to_bitmask()) << (index * 16)).sum();
        if self.pairs { marks | classify_pairs(block) } else { marks }
    }
}

/// One bit for each first one of two hyphens or full stops, and for one that is the last byte of the
/// block. Some others come along.
#[inline(never)]
fn classify_pairs(block: &[u8; BLOCK]) -> u64 {
    // `-` and `.` are neighbours.
    let found = classify(block, |bytes| {
        let from_hyphen = bytes - u8x16::splat(b'-');
        from_hyphen.min(u8x16::splat(1)).simd_eq(from_hyphen)
    });
    found & (found >> 1 | 1 << (BLOCK - 1))
}

impl Class for InlineMark {
    #[inline]
    fn of(bytes: u8x16) -> u8x16 {
        neighbours(bytes)
            | bytes.simd_eq(u8x16::splat(b'*'))
            | bytes.simd_eq(u8x16::splat(b'&'))
            | bytes.simd_eq(u8x16::splat(b'<'))
    }

    #[inline]
    fn classify(self, block: &[u8; BLOCK]) -> u64 {
        let marks = match (self.extended, self.literals) {
            (false, _) => return classify(block, Self::of),
            (true, false) => classify(block, extended),
            (true, true) => classify_literals(block),
        };
        if self.more.is_empty() { marks } else { marks | self.more.classify(block) }
    }
}

/// All ones for those that are neighbours: control characters, and `[`, `\`, `]`, `^`, `_` and the
/// backtick.
#[inline]
fn neighbours(bytes: u8x16) -> u8x16 {
    let from_bracket = bytes - u8x16::splat(b'[');
    bytes.min(u8x16::splat(b'\r')).simd_eq(bytes)
        | from_bracket.min(u8x16::splat(b'`' - b'[')).simd_eq(from_bracket)
}

/// All ones for those of CommonMark and of extensions.
#[inline]
fn extended(bytes: u8x16) -> u8x16 {
    neighbours(bytes)
        | bytes.simd_eq(u8x16::splat(b'&'))
        // `*` and `:` differ in one bit, `<`, `>`, `|` and `~` in two.
        | (bytes | u8x16::splat(0x10)).simd_eq(u8x16::splat(b':'))
        | (bytes | u8x16::splat(0x42)).simd_eq(u8x16::splat(b'~'))
}

/// One bit for each of the same bytes, and for those of autolink literals. A `w` that is the last byte
/// of the block is one: what comes after it is not known.
#[inline]
fn classify_literals(block: &[u8; BLOCK]) -> u64 {
    let mut marks = 0;
    let mut letters = 0;
    for (index, part) in block.as_chunks().0.iter().enumerate() {
        let bytes = u8x16::new(*part);
        let found = extended(bytes) | bytes.simd_eq(u8x16::splat(b'@'));
        marks |= u64::from(found.to_bitmask()) << (index * 16);
        let found = (bytes | u8x16::splat(0x20)).simd_eq(u8x16::splat(b'w'));
        letters |= u64::from(found.to_bitmask()) << (index * 16);
    }
    marks | letters & (letters >> 1 | 1 << (BLOCK - 1))
}

/// A search for bytes of a class, each at or after the one before. It classifies a block of bytes
/// at once and remembers where the hits are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<C> {
    /// Offset of the block.
    block: usize,
    /// One bit a byte of the block.
    bits: u64,
    class: C,
}

impl<C: Default> Default for Search<C> {
    #[inline]
    fn default() -> Self {
        Self::new(C::default())
    }
}

impl<C> Search<C> {
    #[inline]
    fn new(class: C) -> Self {
        // No offset lies in this block.
        Self { block: 0_usize.wrapping_sub(BLOCK), bits: 0, class }
    }
}

impl<C: Class> Search<C> {
    /// The offset of the first hit from `at` on; `bytes.len()` if there is none.
    #[inline]
    pub(crate) fn next(&mut self, bytes: &[u8], at: usize) -> usize {
        let mut at = at;
        // No bits are known before the block and after it.
        let index = at.wrapping_sub(self.block);
        if index < BLOCK {
            let bits = self.bits >> index;
            if bits != 0 {
                return at + bits.trailing_zeros() as usize;
            }
            at = self.block + BLOCK;
        }
        while let Some(block) = bytes.get(at..).and_then(|rest| rest.first_chunk()) {
            count!(Searched, BLOCK);
            let bits = self.class.classify(block);
            if bits != 0 {
                (self.block, self.bits) = (at, bits);
                return at + bits.trailing_zeros() as usize;
            }
            at += BLOCK;
        }
        self.next_in_rest(bytes, at)
    }

    /// The same in the last bytes, which are no complete block.
    #[cold]
    fn next_in_rest(&mut self, bytes: &[u8], at: usize) -> usize {
        let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) else {
            return bytes.len();
        };
        count!(Searched, rest.len());
        let bits = if let Some(block) = bytes.last_chunk() {
            // What is in it before the rest is shifted out.
            self.class.classify(block) >> (BLOCK - rest.len())
        } else {
            let mut block = [b'a'; BLOCK];
            block[..rest.len()].copy_from_slice(rest);
            self.class.classify(&block)
        };
        (self.block, self.bits) = (at, bits);
        if self.bits == 0 { bytes.len() } else { at + self.bits.trailing_zeros() as usize }
    }
}

/// One bit for each byte of the block for which `class` gives all ones.
#[inline]
fn classify(block: &[u8; BLOCK], class: impl Fn(u8x16) -> u8x16) -> u64 {
    let mut bits = 0;
    for (index, part) in block.as_chunks().0.iter().enumerate() {
        bits |= u64::from(class(u8x16::new(*part)).to_bitmask()) << (index * 16);
    }
    bits
}

/// Finds line feeds and carriage returns.
pub(crate) type LineEnds = Search<LineEnd>;
/// Finds bytes at which inline syntax may begin.
pub(crate) type InlineMarks = Search<InlineMark>;

impl InlineMarks {
    /// Finds those of the dialect.
    #[inline]
    pub(crate) fn of(options: Options) -> Self {
        let mut class = InlineMark {
            extended: options != Options::COMMONMARK,
            literals: options.contains(Options::AUTOLINK_LITERALS),
            more: MoreBytes::default(),
        };
        for (extension, bytes) in MORE_BYTES {
            if options.contains(*extension) {
                bytes.iter().for_each(|&byte| class.more.push(byte));
            }
        }
        options.delimiter_runs().for_each(|run| class.more.push(run.character()));
        class.more.pairs =
            options.contains(Options::SMART_DASHES) || options.contains(Options::SMART_ELLIPSES);
        Self::new(class)
    }
}

/// The bytes that extensions give a meaning, but for those that [`extended`] and
/// [`classify_literals`] find anyway.
const MORE_BYTES: &[(Options, &[u8])] = &[
    (Options::MATH, b"$"),
    (Options::MATH_CODE, b"$"),
    (Options::HIGHLIGHT, b"="),
    (Options::INSERT, b"+"),
    (Options::SMART_QUOTES, b"'\""),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_bytes_are_found_wherever_they_are() {
        let mut more = MoreBytes::default();
        b"$=+\"".iter().for_each(|&byte| more.push(byte));
        more.push(0xC3);
        for at in 0..BLOCK {
            for byte in b"$=+\"aZ\xC3\0" {
                let mut block = [b'a'; BLOCK];
                block[at] = *byte;
                let expected = if b"$=+\"".contains(byte) { 1 << at } else { 0 };
                assert_eq!(more.classify(&block), expected, "{byte} at {at}");
            }
        }
    }
}
