//! What links and text carry in the tape that is long or rare.

use alloc::vec::Vec;

use crate::token::byte;
use crate::varint;

/// The parts of a link as they stand in the tape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PartsAt<'t> {
    /// Text that is not in the source.
    pub(crate) outside: Option<&'t str>,
    /// From the start of the element to the destination.
    pub(crate) start: u32,
    pub(crate) len: u32,
    pub(crate) destination_len: u32,
    pub(crate) label_start: u32,
    pub(crate) label_len: u32,
    pub(crate) line_prefixes: u64,
}

impl<'t> PartsAt<'t> {
    /// Appends them.
    pub(crate) fn write(&self, out: &mut Vec<u8>) {
        out.push(u8::from(self.outside.is_some()));
        if let Some(text) = self.outside {
            write_text(out, text);
        } else {
            varint::write(out, self.start);
            varint::write(out, self.len);
        }
        varint::write(out, self.destination_len);
        varint::write(out, self.label_start);
        varint::write(out, self.label_len);
        varint::write_long(out, self.line_prefixes);
    }

    pub(crate) fn read(tape: &'t [u8], at: usize) -> (Self, usize) {
        let mut parts = Self {
            outside: None,
            start: 0,
            len: 0,
            destination_len: 0,
            label_start: 0,
            label_len: 0,
            line_prefixes: 0,
        };
        let mut next = at + 1;
        if byte(tape, at) == 0 {
            (parts.start, next) = varint::read(tape, next);
            (parts.len, next) = varint::read(tape, next);
        } else {
            let text;
            (text, next) = read_text(tape, next);
            parts.outside = Some(text);
        }
        (parts.destination_len, next) = varint::read(tape, next);
        (parts.label_start, next) = varint::read(tape, next);
        (parts.label_len, next) = varint::read(tape, next);
        (parts.line_prefixes, next) = varint::read_long(tape, next);
        (parts, next)
    }

    /// The offset after those at `at`.
    pub(crate) fn skip(tape: &[u8], at: usize) -> usize {
        PartsAt::read(tape, at).1
    }
}

/// Appends text with its length.
pub(crate) fn write_text(out: &mut Vec<u8>, text: &str) {
    varint::write(out, u32::try_from(text.len()).unwrap_or(u32::MAX));
    out.extend_from_slice(text.as_bytes());
}

/// The text with its length at `at`, and the offset after it.
pub(crate) fn read_text(tape: &[u8], at: usize) -> (&str, usize) {
    let (len, start) = varint::read(tape, at);
    let end = start.saturating_add(len as usize);
    let text = tape.get(start..end).and_then(|bytes| core::str::from_utf8(bytes).ok());
    (text.unwrap_or_default(), end)
}
