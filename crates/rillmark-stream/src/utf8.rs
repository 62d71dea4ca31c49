//! Bytes in pieces to text.

use alloc::string::String;

/// What was no UTF-8: [`Stream::invalid_utf8`](crate::Stream::invalid_utf8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidUtf8 {
    /// Offset of the first byte that is none, in the bytes that were pushed.
    pub first: u64,
    /// How many stretches of bytes became U+FFFD, one each.
    pub count: u64,
}

/// The beginning of a character whose rest has not come, and what was wrong so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Decoder {
    /// The first bytes of a character.
    pending: [u8; 4],
    len: usize,
    /// How many bytes came.
    position: u64,
    pub(crate) invalid: Option<InvalidUtf8>,
}

impl Decoder {
    /// Notes that text came: what is pending is no character.
    pub(crate) fn pass(&mut self, text: &str, out: &mut String) {
        self.end(out);
        self.position += text.len() as u64;
    }

    /// Adds the characters that are complete with these bytes.
    pub(crate) fn decode(&mut self, bytes: &[u8], out: &mut String) {
        let mut rest = bytes;
        while self.len > 0 {
            let Some((&first, after)) = rest.split_first() else { return };
            self.pending[self.len] = first;
            match core::str::from_utf8(&self.pending[..=self.len]) {
                Ok(char) => {
                    out.push_str(char);
                    self.position += self.len as u64 + 1;
                    self.len = 0;
                }
                Err(error) if error.error_len().is_none() => self.len += 1,
                // The byte is not one of this character.
                Err(_) => {
                    self.end(out);
                    continue;
                }
            }
            rest = after;
        }
        loop {
            let error = match core::str::from_utf8(rest) {
                Ok(text) => {
                    out.push_str(text);
                    self.position += text.len() as u64;
                    return;
                }
                Err(error) => error,
            };
            let (valid, after) = rest.split_at(error.valid_up_to());
            out.push_str(core::str::from_utf8(valid).unwrap_or_default());
            self.position += valid.len() as u64;
            let Some(len) = error.error_len() else {
                self.pending[..after.len()].copy_from_slice(after);
                self.len = after.len();
                return;
            };
            self.replace(len, out);
            rest = &after[len..];
        }
    }

    /// Ends the input: what is pending is no character.
    pub(crate) fn end(&mut self, out: &mut String) {
        let len = core::mem::take(&mut self.len);
        if len > 0 {
            self.replace(len, out);
        }
    }

    fn replace(&mut self, len: usize, out: &mut String) {
        out.push(char::REPLACEMENT_CHARACTER);
        let invalid = self.invalid.get_or_insert(InvalidUtf8 { first: self.position, count: 0 });
        invalid.count += 1;
        self.position += len as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    /// The text of pieces of `size` bytes.
    fn decode(bytes: &[u8], size: usize) -> (String, Option<InvalidUtf8>) {
        let (mut decoder, mut out) = (Decoder::default(), String::new());
        bytes.chunks(size).for_each(|piece| decoder.decode(piece, &mut out));
        decoder.end(&mut out);
        (out, decoder.invalid)
    }

    #[test]
    fn pieces_become_the_text_that_the_whole_does() {
        let mut bytes = Vec::from("aé漢😀\u{10FFFF}");
        bytes.extend(b"\xFF\xC3\xC3\xA9\xE6\xBCa\xF0\x9F\x98\xED\xA0\x80\xF4\x90z\xE6\xBC");
        for start in 0..bytes.len() {
            let bytes = &bytes[start..];
            let whole = String::from_utf8_lossy(bytes);
            let first = core::str::from_utf8(bytes).unwrap_err().valid_up_to() as u64;
            for size in 1..=bytes.len() {
                let (text, invalid) = decode(bytes, size);
                assert_eq!(text, whole);
                assert_eq!(invalid.unwrap().first, first);
            }
        }
    }

    #[test]
    fn text_that_is_valid_is_not_reported() {
        assert_eq!(decode("é漢😀".as_bytes(), 1), ("é漢😀".into(), None));
    }
}
