//! What the renderer's loop writes into: anything, and strings, which have shorter ways.

use alloc::string::String;
use core::fmt;

use rillmark::Text;

use crate::escape::{Special, escape_text};
use crate::scan::{each_hit, is_short_without};

/// An output of the renderer's loop.
pub(crate) trait Sink: fmt::Write {
    /// Writes a text of an event, escaped.
    fn text(&mut self, text: Text<'_>) -> fmt::Result;
}

/// Any output.
#[derive(Debug)]
pub(crate) struct Any<W>(pub(crate) W);

impl<W: fmt::Write> fmt::Write for Any<W> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_str(text)
    }

    #[inline]
    fn write_char(&mut self, char: char) -> fmt::Result {
        self.0.write_char(char)
    }
}

impl<W: fmt::Write> Sink for Any<W> {
    #[inline]
    fn text(&mut self, text: Text<'_>) -> fmt::Result {
        escape_text(&mut self.0, text)
    }
}

impl Sink for String {
    #[inline]
    fn text(&mut self, text: Text<'_>) -> fmt::Result {
        match text.as_slice() {
            Some(slice) if is_short_without::<Special>(slice.as_bytes()) => self.push_str(slice),
            Some(slice) => push_escaped(self, slice),
            None => return escape_text(self, text),
        }
        Ok(())
    }
}

/// How many bytes of a run are copied at once, needed or not: a copy of known length is a few
/// instructions, one of unknown length is a call.
const STEP: usize = 32;

/// Pushes a text in which something is to be escaped. Apart, because most texts have nothing.
#[inline(never)]
fn push_escaped(out: &mut String, text: &str) {
    let mut at = 0;
    let result: Result<(), core::convert::Infallible> =
        each_hit::<Special, _>(text.as_bytes(), |hit| {
            push_run(out, &text[at..], hit - at);
            push_reference(out, text.as_bytes()[hit]);
            at = hit + 1;
            Ok(())
        });
    let Ok(()) = result;
    out.push_str(&text[at..]);
}

/// Pushes the first `len` bytes of the text.
#[inline]
fn push_run(out: &mut String, text: &str, len: usize) {
    let end = out.len() + len;
    match text.get(..STEP) {
        Some(step) if len <= STEP => {
            out.push_str(step);
            out.truncate(end);
        }
        _ => out.push_str(&text[..len]),
    }
}

/// What stands for the special bytes, each at the place that bits of the byte say.
const REFERENCES: &str = "        &quot;          &amp;                   &lt;    &gt;    ";
/// The lengths of these.
static LENGTHS: [u8; 8] = [0, 6, 0, 5, 0, 0, 4, 4];

/// Pushes what stands for a special byte.
#[inline]
fn push_reference(out: &mut String, byte: u8) {
    let place = usize::from(byte >> 1 & 7);
    let end = out.len() + usize::from(LENGTHS[place]);
    out.push_str(&REFERENCES[place * 8..place * 8 + 8]);
    out.truncate(end);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::escape::escape_html;

    #[test]
    fn strings_are_written_like_everything() {
        let characters = ["a", "&", "<", ">", "\"", "é", "日", "a longer run of plain text ", "𝄞"];
        let mut number = 1_u32;
        for len in 0..400 {
            let mut text = String::new();
            while text.len() < len {
                // Any sequence of numbers that is not too regular.
                number = number.wrapping_mul(0x0019_660D).wrapping_add(0x3C6E_F35F);
                text.push_str(characters[(number >> 24) as usize % characters.len()]);
            }
            let mut expected = String::from("é");
            escape_html(&mut expected, &text).unwrap();
            let mut out = String::from("é");
            out.text(Text::from(&*text)).unwrap();
            assert_eq!(out, expected, "{text}");
        }
    }
}
