//! Text as HTML: `&`, `<`, `>` and `"` become character references.

use core::fmt;

use rillmark::Text;
use wide::u8x16;

use crate::scan::{Class, each_hit, is_short_without};

/// Writes text so that it can stand between tags or in an attribute value in double quotes.
///
/// ```
/// let mut out = String::new();
/// rillmark_html::escape_html(&mut out, r#"<b> & "c""#).unwrap();
/// assert_eq!(out, "&lt;b&gt; &amp; &quot;c&quot;");
/// ```
///
/// # Errors
///
/// Those of `out`; a `String` has none.
#[inline]
pub fn escape_html<W: fmt::Write + ?Sized>(out: &mut W, text: &str) -> fmt::Result {
    if is_short_without::<Special>(text.as_bytes()) {
        out.write_str(text)
    } else {
        escape(out, text)
    }
}

/// Writes a text of an event like [`escape_html`].
#[inline]
pub(crate) fn escape_text<W: fmt::Write + ?Sized>(out: &mut W, text: Text<'_>) -> fmt::Result {
    match text.as_slice() {
        Some(slice) => escape_html(out, slice),
        None => escape_char(out, text),
    }
}

/// Writes a text that is one character.
#[inline(never)]
fn escape_char<W: fmt::Write + ?Sized>(out: &mut W, text: Text<'_>) -> fmt::Result {
    match text.as_char() {
        Some('&') => out.write_str("&amp;"),
        Some('<') => out.write_str("&lt;"),
        Some('>') => out.write_str("&gt;"),
        Some('"') => out.write_str("&quot;"),
        Some(char) => out.write_char(char),
        None => Ok(()),
    }
}

/// Apart, because most texts have nothing to escape.
#[inline(never)]
fn escape<W: fmt::Write + ?Sized>(out: &mut W, text: &str) -> fmt::Result {
    let mut rest = text;
    each_hit::<Special, _>(text.as_bytes(), |at| {
        let (run, special) = rest.split_at(at - (text.len() - rest.len()));
        out.write_str(run)?;
        rest = &special[1..];
        write_reference(out, special.as_bytes()[0])
    })?;
    out.write_str(rest)
}

/// Writes what stands for a special byte.
#[inline]
fn write_reference<W: fmt::Write + ?Sized>(out: &mut W, byte: u8) -> fmt::Result {
    match byte {
        b'"' => out.write_str("&quot;"),
        b'&' => out.write_str("&amp;"),
        b'<' => out.write_str("&lt;"),
        _ => out.write_str("&gt;"),
    }
}

/// Bytes that text cannot have in HTML.
pub(crate) struct Special;

impl Class for Special {
    /// Two comparisons ask for four bytes: `"` and `&` differ in one bit, and so do `<` and `>`.
    #[inline]
    fn of(bytes: u8x16) -> u8x16 {
        (bytes | u8x16::splat(0x04)).simd_eq(u8x16::splat(b'&'))
            | (bytes | u8x16::splat(0x02)).simd_eq(u8x16::splat(b'>'))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use rillmark::Text;

    use super::{escape_html, escape_text};

    fn escaped(text: &str) -> String {
        let mut out = String::new();
        escape_html(&mut out, text).unwrap();
        out
    }

    #[test]
    fn four_bytes_are_special() {
        for byte in 0..128 {
            let text = String::from(char::from(byte));
            let expected = match byte {
                b'&' => "&amp;",
                b'<' => "&lt;",
                b'>' => "&gt;",
                b'"' => "&quot;",
                _ => &text,
            };
            assert_eq!(escaped(&text), expected);
        }
    }

    #[test]
    fn characters_are_written_like_their_text() {
        for char in '\0'..=char::MAX {
            let mut out = String::new();
            escape_text(&mut out, Text::from(char)).unwrap();
            assert_eq!(out, escaped(Text::from(char).as_str()), "{char:?}");
        }
    }

    #[test]
    fn escapes() {
        assert_eq!(escaped(""), "");
        assert_eq!(escaped("&"), "&amp;");
        assert_eq!(escaped("&&<<"), "&amp;&amp;&lt;&lt;");
        assert_eq!(escaped("it's, é, 日本 &c"), "it's, é, 日本 &amp;c");
        assert_eq!(
            escaped("a longer text with a <tag> in it"),
            "a longer text with a &lt;tag&gt; in it"
        );
    }
}
