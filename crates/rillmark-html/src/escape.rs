//! Text as HTML: `&`, `<`, `>` and `"` become character references.

use core::fmt;

use crate::scan::find;

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
pub fn escape_html<W: fmt::Write + ?Sized>(out: &mut W, text: &str) -> fmt::Result {
    match find(text.as_bytes(), is_special) {
        None => out.write_str(text),
        Some(at) => escape_from(out, text, at),
    }
}

/// Apart, because most texts have nothing to escape. The first special byte is at `first`.
#[inline(never)]
fn escape_from<W: fmt::Write + ?Sized>(out: &mut W, text: &str, first: usize) -> fmt::Result {
    let mut rest = text;
    let mut next = Some(first);
    while let Some(at) = next {
        let reference = match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            _ => "&quot;",
        };
        out.write_str(&rest[..at])?;
        out.write_str(reference)?;
        rest = &rest[at + 1..];
        next = find(rest.as_bytes(), is_special);
    }
    out.write_str(rest)
}

/// Not 0 for a byte that text cannot have in HTML. Two comparisons ask for four bytes: `"` and `&`
/// differ in one bit, and so do `<` and `>`.
#[inline]
fn is_special(byte: u8) -> u8 {
    u8::from(byte | 0x04 == b'&') | u8::from(byte | 0x02 == b'>')
}

#[cfg(test)]
mod tests {
    use alloc::string::String;

    use super::{escape_html, is_special};

    fn escaped(text: &str) -> String {
        let mut out = String::new();
        escape_html(&mut out, text).unwrap();
        out
    }

    #[test]
    fn four_bytes_are_special() {
        for byte in 0..=u8::MAX {
            assert_eq!(is_special(byte) != 0, b"&<>\"".contains(&byte), "{byte:#x}");
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
