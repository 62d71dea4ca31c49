//! Shortcodes, an extension: `:name:`.
//!
//! As GitHub has them, they stand anywhere in text, beside letters, too, and one may follow another:
//! `a:b::c:`. But there only names of its list are some, and here any name may be one. So that less of
//! what is none is taken for one:
//!
//! - A name has the form that all names of that list have: ASCII letters and digits, with single signs
//!   between two of them, `_`, `-` or `+`, and perhaps a `-` or `+` before the first. `_a:b_:` is emphasis.
//! - Digits alone are no name after a digit: `10:30:45` is a time.
//! - What belongs to a URL is none: `see:https://…`, `see:mailto:…`.
//!
//! In `a:b:c:`, the first two colons count.

use super::Inlines;
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::event::Event;
use crate::span::Span;
use crate::text::offset;

/// Schemes without slashes after their colon.
const SCHEMES: [&[u8]; 2] = [b"mailto", b"xmpp"];

impl Inlines {
    /// Reads the shortcode that may begin with the `:` at `at`, in a stretch that begins at `start`; gives
    /// the offset after it.
    #[inline(never)]
    pub(super) fn shortcode(&mut self, text: &[u8], start: usize, at: usize) -> Option<usize> {
        let name_end = name_end(text, at + 1)?;
        let name = &text[at + 1..name_end];
        let is_after_digit = at > start && text[at - 1].is_ascii_digit();
        let is_time = is_after_digit && name.iter().all(u8::is_ascii_digit);
        let end = name_end + 1;
        let is_scheme = text[end..].starts_with(b"//") || SCHEMES.contains(&name);
        if is_time || is_scheme {
            return None;
        }
        self.push(Mark::new(Kind::Shortcode, offset(at), offset(end)));
        Some(end)
    }
}

/// The event of a shortcode with this span.
pub(super) fn event(source: &str, span: Span) -> Event<'_> {
    Event::Shortcode(&source[Span::new(span.start + 1, span.end - 1).range()])
}

/// Where the name that begins at `at` ends, if there is one and a colon after it. It holds no colon, so
/// that no byte is read for two of them.
fn name_end(text: &[u8], at: usize) -> Option<usize> {
    let mut word = at + usize::from(matches!(text.get(at), Some(b'-' | b'+')));
    loop {
        let end = bytes::skip(text, word, |byte| byte.is_ascii_alphanumeric());
        match text.get(end) {
            _ if end == word => return None,
            Some(b':') => return Some(end),
            Some(b'_' | b'-' | b'+') => word = end + 1,
            _ => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::name_end;

    #[test]
    fn names_are_words_between_single_signs() {
        for name in ["a", "A9", "100", "+1", "-1", "a_b-c+d", "1st_place_medal", "-a-1"] {
            assert_eq!(name_end(format!("{name}:").as_bytes(), 0), Some(name.len()), "{name}");
            assert_eq!(name_end(name.as_bytes(), 0), None, "{name}");
        }
        for name in ["", "+", "_a", "a_", "a+", "a__b", "a-_b", "--a", "a b", "a.b", "é", "a\n"] {
            assert_eq!(name_end(format!("{name}:").as_bytes(), 0), None, "{name}");
        }
    }
}
