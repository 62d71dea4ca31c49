//! What the bytes of an input mean.

use std::borrow::Cow;

use rillmark::Options;

/// Four bytes of choices, then a document.
pub struct Input<'b> {
    /// The choices, one bit each.
    pub choices: u32,
    /// The document. What is no UTF-8 in it was replaced.
    pub source: Cow<'b, str>,
}

impl<'b> Input<'b> {
    /// The choices of all extensions, and of nothing else.
    pub const ALL_EXTENSIONS: u32 = (1 << Options::EXTENSIONS.len()) - 1;

    /// Reads an input; one of fewer than four bytes has no choices and no document.
    pub fn read(data: &'b [u8]) -> Self {
        let (choices, source) = data.split_first_chunk().unwrap_or((&[0; 4], &[]));
        let choices = u32::from_le_bytes(*choices);
        Self { choices, source: String::from_utf8_lossy(source) }
    }

    /// The bytes of an input.
    pub fn write(choices: u32, source: &str) -> Vec<u8> {
        [&choices.to_le_bytes(), source.as_bytes()].concat()
    }

    /// The dialect: an extension for each of the lower bits.
    pub fn options(&self) -> Options {
        let all = Options::EXTENSIONS.iter().enumerate();
        all.filter(|(bit, _)| self.choices >> bit & 1 == 1)
            .fold(Options::COMMONMARK, |options, (_, (_, extension))| options | *extension)
    }
}
