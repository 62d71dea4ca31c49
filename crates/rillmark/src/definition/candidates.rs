//! Which labels may be defined ahead: a cheap answer that saves reading ahead for brackets that
//! refer to nothing.

use super::Label;
use crate::bytes;
use crate::text::offset;

/// How far from its end the beginning of a label is searched.
const SEARCHED: usize = 64;

/// The labels before each `]:` that may end one of a definition, as bits of a hash, as far as that
/// was asked.
///
/// What it holds may be defined, what it does not hold is not. White space does not count, nor
/// does the case of ASCII letters.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Candidates {
    bits: [u64; 4],
    /// Whether any label may be defined: there is one that cannot be hashed.
    any: bool,
    /// Offset up to which all are held.
    at: u32,
}

impl Candidates {
    /// Those from `at` on, none of which is held so far.
    pub(crate) fn from(at: usize) -> Self {
        Self { at: offset(at), ..Self::default() }
    }

    /// Whether the label may be one of them. It reads on to the first that may be it.
    pub(crate) fn may_hold(&mut self, bytes: &[u8], label: &Label<'_>) -> bool {
        let Some(hash) = label.as_slice().and_then(hash) else { return true };
        while !self.any && self.bits[hash / 64] >> (hash % 64) & 1 == 0 {
            let Some(end) = bytes::find_definition_mark(bytes, self.at as usize) else {
                self.at = offset(bytes.len());
                return false;
            };
            self.at = offset(end + 1);
            self.add(bytes, end);
        }
        true
    }

    /// Adds the label that ends at `end`, if one does.
    fn add(&mut self, bytes: &[u8], end: usize) {
        let hash = match label_start(bytes, end) {
            LabelStart::Nowhere => return,
            LabelStart::Elsewhere => None,
            LabelStart::At(start) => hash(&bytes[start..end]),
        };
        match hash {
            Some(hash) => self.bits[hash / 64] |= 1 << (hash % 64),
            None => self.any = true,
        }
    }
}

/// Where a label begins.
enum LabelStart {
    /// At the offset, with nothing but markers of containers before it on its line.
    At(usize),
    /// Perhaps on an earlier line or far away.
    Elsewhere,
    /// Nowhere: what stands before the `]:` is no label.
    Nowhere,
}

/// Where the label begins that ends at `end`.
fn label_start(bytes: &[u8], end: usize) -> LabelStart {
    let mut at = end;
    let mut is_on_line = true;
    while at > 0 && end - at < SEARCHED {
        count!(Searched);
        at -= 1;
        let is_escaped = at > 0 && bytes[at - 1] == b'\\';
        match bytes[at] {
            // Perhaps that backslash is escaped itself: this is right in both cases.
            b'[' | b']' if is_escaped => return LabelStart::Elsewhere,
            b']' => return LabelStart::Nowhere,
            b'[' if !is_after_markers(&bytes[..at]) => return LabelStart::Nowhere,
            b'[' if is_on_line => return LabelStart::At(at + 1),
            b'[' => return LabelStart::Elsewhere,
            b'\n' | b'\r' => is_on_line = false,
            _ => {}
        }
    }
    if at > 0 { LabelStart::Elsewhere } else { LabelStart::Nowhere }
}

/// Whether the line up to here may hold nothing but markers of containers.
fn is_after_markers(before: &[u8]) -> bool {
    for (index, &byte) in before.iter().enumerate().rev().take(SEARCHED) {
        count!(Searched);
        match byte {
            // A footnote begins there.
            b':' if before[..index].ends_with(b"]") => return true,
            // The last byte of a byte order mark is like a line end; that other characters end with it
            // as well does no harm.
            b'\n' | b'\r' | 0xBF => return true,
            // A colon may be the marker of details.
            b' ' | b'\t' | b'>' | b'-' | b'+' | b'*' | b':' | b'.' | b')' | b'0'..=b'9' => {}
            _ => return false,
        }
    }
    true
}

/// A hash below 256 of a label on one line; `None` if there are characters in it whose folding or
/// place may matter.
fn hash(label: &[u8]) -> Option<usize> {
    let mut hash = 0_u32;
    for byte in label {
        count!(Searched);
        match byte {
            b' ' | b'\t' => {}
            b'\n' | b'\r' | 0 | 0x80.. => return None,
            _ => hash = (hash ^ u32::from(byte.to_ascii_lowercase())).wrapping_mul(0x0100_0193),
        }
    }
    Some((hash >> 24) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inline::cursor::Cursor;
    use crate::span::Span;

    fn may_hold(source: &str, label: &str) -> bool {
        let spans = [Span::new(0, offset(label.len()))];
        let cursor = Cursor::over(label.as_bytes(), &spans);
        let label = Label { cursor, end: label.len() };
        Candidates::from(0).may_hold(source.as_bytes(), &label)
    }

    #[test]
    fn labels_of_definitions_are_held() {
        let sources = [
            "[A b]: /c",
            "x\n\n > 1. [a  B]: /c",
            "\u{FEFF}[ab]: /c",
            "[A\nb]: /c",
            "x\n: [a b]: /c",
            "[^x]: [a b]: /c",
        ];
        for source in sources {
            assert!(may_hold(source, "a b"), "{source}");
        }
        assert!(may_hold("[ſ]: /c", "s") && may_hold("[s]: /c", "ſ"));
        assert!(may_hold("[a\\]: b]: /c", "a\\]: b"));
    }

    #[test]
    fn others_are_not() {
        for source in ["[c]: /a", "a[a]: b", "{ [a]: b }", "x: [a]: b", "a]]: b", "a]: b"] {
            assert!(!may_hold(source, "a"), "{source}");
        }
    }
}
