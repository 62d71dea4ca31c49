//! URLs: how they are written, and which of them a browser would run.

use core::fmt;

use rillmark::Raw;
use wide::u8x16;

use crate::scan::{Class, each_hit, is_short_without};

/// Writes a URL so that it can stand in an attribute value.
///
/// Bytes that a URL cannot have are percent-encoded; `%` stays, so what is encoded already is
/// not encoded again. `&` and `'` become character references.
///
/// ```
/// let mut out = String::new();
/// rillmark_html::escape_href(&mut out, "/a b?c=é&d=%20").unwrap();
/// assert_eq!(out, "/a%20b?c=%C3%A9&amp;d=%20");
/// ```
///
/// # Errors
///
/// Those of `out`; a `String` has none.
pub fn escape_href<W: fmt::Write + ?Sized>(out: &mut W, url: &str) -> fmt::Result {
    if is_short_without::<Special>(url.as_bytes()) {
        return out.write_str(url);
    }
    let mut written = 0;
    each_hit::<Special, _>(url.as_bytes(), |at| {
        // All bytes of a character are special or none of them.
        if written < at {
            out.write_str(&url[written..at])?;
        }
        written = at + 1;
        match url.as_bytes()[at] {
            b'&' => out.write_str("&amp;"),
            b'\'' => out.write_str("&#x27;"),
            byte => percent_encode(out, byte),
        }
    })?;
    out.write_str(&url[written..])
}

/// Bytes that a URL in an attribute cannot have: all but letters, digits and
/// `-_.+!*(),%#@?=;:/$~`.
struct Special;

impl Class for Special {
    #[inline]
    fn of(bytes: u8x16) -> u8x16 {
        let is = |byte| bytes.simd_eq(u8x16::splat(byte));
        // Whether a byte is one of `len` neighbours; taking `first` away wraps.
        let is_in = |first, len| {
            let offset = bytes - u8x16::splat(first);
            offset.min(u8x16::splat(len - 1)).simd_eq(offset)
        };
        // From DEL over all that is not ASCII and the control characters to the space.
        is_in(0x7F, b'!'.wrapping_sub(0x7F))
            | is_in(b'[', 4)
            | is_in(b'{', 3)
            | is(b'"')
            | is(b'`')
            | (bytes | u8x16::splat(0x01)).simd_eq(u8x16::splat(b'\''))
            | (bytes | u8x16::splat(0x02)).simd_eq(u8x16::splat(b'>'))
    }
}

/// Writes a decoded destination like [`escape_href`].
#[inline]
pub(crate) fn escape_raw<W: fmt::Write + ?Sized>(out: &mut W, url: Raw<'_>) -> fmt::Result {
    // What would have to be decoded is special, too.
    let source = url.as_source();
    if is_short_without::<Special>(source.as_bytes()) {
        out.write_str(source)
    } else {
        escape_decoded(out, url)
    }
}

#[inline(never)]
fn escape_decoded<W: fmt::Write + ?Sized>(out: &mut W, url: Raw<'_>) -> fmt::Result {
    url.pieces().try_for_each(|piece| escape_href(out, &piece))
}

fn percent_encode<W: fmt::Write + ?Sized>(out: &mut W, byte: u8) -> fmt::Result {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.write_char('%')?;
    out.write_char(char::from(DIGITS[usize::from(byte >> 4)]))?;
    out.write_char(char::from(DIGITS[usize::from(byte & 0xF)]))
}

/// Whether a browser would neither run a URL nor read a file for it.
///
/// `javascript:`, `vbscript:`, `file:` and `data:` are not safe, but for PNG, GIF, JPEG and WebP
/// images in `data:`. The scheme is read as browsers do: without regard to case, without control
/// characters and spaces in front, and without tabs and line ends anywhere.
///
/// ```
/// use rillmark_html::is_safe_url;
///
/// assert!(is_safe_url("https://example.com/"));
/// assert!(is_safe_url("/javascript:"));
/// assert!(is_safe_url("data:image/png;base64,iVBORw0KGgo="));
/// assert!(!is_safe_url("data:image/svg+xml,<svg/>"));
/// assert!(!is_safe_url(" JavaScript:alert(1)"));
/// assert!(!is_safe_url("java\nscript:alert(1)"));
/// ```
pub fn is_safe_url(url: &str) -> bool {
    let mut beginning = Beginning::default();
    beginning.read(url);
    beginning.is_safe()
}

/// Whether a decoded destination is safe: [`is_safe_url`].
#[inline]
pub(crate) fn is_safe_raw(url: Raw<'_>) -> bool {
    // Most destinations need no decoding: their first byte says that no dangerous scheme follows.
    let first = url.as_source().bytes().next();
    let is_harmless = |byte| byte > b' ' && !b"&\\".contains(&byte) && !may_run(byte);
    first.is_none_or(is_harmless) || is_safe_decoded(url)
}

#[inline(never)]
fn is_safe_decoded(url: Raw<'_>) -> bool {
    let mut beginning = Beginning::default();
    for piece in url.pieces() {
        beginning.read(&piece);
        if beginning.is_complete() {
            break;
        }
    }
    beginning.is_safe()
}

/// Whether a dangerous scheme begins with the byte.
const fn may_run(first: u8) -> bool {
    matches!(first.to_ascii_lowercase(), b'j' | b'v' | b'f' | b'd')
}

/// The longest beginning that has to be known, and the byte after it.
const ENOUGH: usize = "data:image/jpeg".len() + 1;

/// The beginning of a URL as a browser reads it, in lower case.
#[derive(Default)]
struct Beginning {
    bytes: [u8; ENOUGH],
    len: usize,
}

impl Beginning {
    fn read(&mut self, piece: &str) {
        for byte in piece.bytes() {
            let is_skipped = match byte {
                b'\t' | b'\n' | b'\r' => true,
                0..=b' ' => self.len == 0,
                _ => false,
            };
            if is_skipped {
                continue;
            }
            if self.is_complete() {
                break;
            }
            self.bytes[self.len] = byte.to_ascii_lowercase();
            self.len += 1;
        }
    }

    /// Whether nothing that follows matters: all is known, or no dangerous scheme can come of it.
    fn is_complete(&self) -> bool {
        self.len == ENOUGH || (self.len > 0 && !may_run(self.bytes[0]))
    }

    fn is_safe(&self) -> bool {
        let url = &self.bytes[..self.len];
        if let Some(media_type) = url.strip_prefix(b"data:") {
            return is_image(media_type);
        }
        ![&b"javascript:"[..], b"vbscript:", b"file:"].iter().any(|scheme| url.starts_with(scheme))
    }
}

/// Whether the media type is one of images that hold no script. Its name must end there:
/// `image/png+xml` would be XML.
fn is_image(media_type: &[u8]) -> bool {
    [&b"image/png"[..], b"image/gif", b"image/jpeg", b"image/webp"].iter().any(|image| {
        media_type
            .strip_prefix(*image)
            .is_some_and(|rest| matches!(rest.first(), None | Some(b';' | b',' | b'/')))
    })
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;

    use super::{Beginning, Special, escape_href, is_safe_url};
    use crate::scan::is_short_without;

    fn href(url: &str) -> String {
        let mut out = String::new();
        escape_href(&mut out, url).unwrap();
        out
    }

    #[test]
    fn special_bytes() {
        for byte in 0..=u8::MAX {
            let is_plain = byte.is_ascii_alphanumeric() || b"-_.+!*(),%#@?=;:/$~".contains(&byte);
            assert_eq!(is_short_without::<Special>(&[byte]), is_plain, "{byte:#x}");
        }
    }

    #[test]
    fn plain_urls_stay() {
        let url = "https://user@example.com:80/a-b_c.d~e/(f)*!$,;g=h+i?j=%20&k#l";
        assert_eq!(href(url), url.replace('&', "&amp;"));
        assert_eq!(href(""), "");
    }

    #[test]
    fn other_bytes_are_encoded() {
        assert_eq!(href("[a]\\`{b}|^\"<>"), "%5Ba%5D%5C%60%7Bb%7D%7C%5E%22%3C%3E");
        assert_eq!(href("é日\u{1F600}"), "%C3%A9%E6%97%A5%F0%9F%98%80");
        assert_eq!(href("aéb é"), "a%C3%A9b%20%C3%A9");
        assert_eq!(href("\0\t\n\u{7F}"), "%00%09%0A%7F");
        assert_eq!(href("%zz%"), "%zz%");
        assert_eq!(href("'&"), "&#x27;&amp;");
    }

    #[test]
    fn no_url_leaves_its_attribute() {
        for byte in 0..128 {
            let out = href(&String::from(char::from(byte)));
            assert!(!out.contains(['"', '\'', '<', '>', ' ', '\n']), "{byte}");
        }
    }

    #[test]
    fn schemes_that_run() {
        for scheme in ["javascript", "vbscript", "file", "data"] {
            for url in [
                format!("{scheme}:"),
                format!("{scheme}:alert(1)"),
                format!("{}:x", scheme.to_uppercase()),
                format!("{}{}:x", scheme[..1].to_uppercase(), &scheme[1..]),
                format!(" {scheme}:x"),
                format!("\u{1}\u{1F}\0 \t\r\n{scheme}:x"),
                format!("{}\n{}:x", &scheme[..2], &scheme[2..]),
                format!("{}\r\n\t{}:x", &scheme[..3], &scheme[3..]),
                format!("{scheme}\t:x"),
                format!("\t{}\t:x", scheme.split("").collect::<alloc::vec::Vec<_>>().join("\t")),
            ] {
                assert!(!is_safe_url(&url), "{url:?}");
            }
        }
    }

    #[test]
    fn schemes_that_only_look_so() {
        for url in [
            "",
            "javascript",
            "javascript/:x",
            "/javascript:x",
            "#javascript:x",
            "./data:x",
            "xjavascript:x",
            "javascripts:x",
            "java script:x",
            "javascript%3Ax",
            "%6Aavascript:x",
            "\u{A0}javascript:x",
            "\u{FEFF}javascript:x",
            "ｊavascript:x",
            "ſcript:x",
            "database:x",
            "files:x",
            "https://example.com/?javascript:x",
            "mailto:javascript:x",
        ] {
            assert!(is_safe_url(url), "{url:?}");
        }
    }

    #[test]
    fn images_as_data() {
        for kind in ["png", "gif", "jpeg", "webp"] {
            assert!(is_safe_url(&format!("data:image/{kind};base64,AAAA")));
            assert!(is_safe_url(&format!("Data:Image/{},x", kind.to_uppercase())));
            assert!(is_safe_url(&format!(" da\nta:image/{kind}")));
            assert!(!is_safe_url(&format!("data:image/{kind}+xml,<a/>")));
            assert!(!is_safe_url(&format!("data:image/{kind}\t+xml,<a/>")));
            assert!(!is_safe_url(&format!("data:text/html;image/{kind},x")));
            assert!(!is_safe_url(&format!("data: image/{kind},x")));
            assert!(!is_safe_url(&format!("data:,image/{kind}")));
        }
        assert!(!is_safe_url("data:image/svg+xml;base64,AAAA"));
        assert!(!is_safe_url("data:image/"));
        assert!(!is_safe_url("data:image/jpe"));
        assert!(!is_safe_url("data:text/html,<script>alert(1)</script>"));
    }

    #[test]
    fn pieces_are_one_url() {
        let url = "\u{1}java\tscript:alert(1)";
        for cut in 0..=url.len() {
            let mut beginning = Beginning::default();
            beginning.read(&url[..cut]);
            beginning.read(&url[cut..]);
            assert!(!beginning.is_safe(), "cut at {cut}");
        }
    }
}
