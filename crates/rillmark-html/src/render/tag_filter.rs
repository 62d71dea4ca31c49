//! The tag filter of GitHub's dialect: raw HTML passes, but not the tags that change how the rest of
//! the page is read.

use core::fmt;

/// The names of these tags.
const NAMES: [&str; 9] =
    ["title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext"];

/// Writes raw HTML, with `&lt;` where one of these tags would begin.
pub(super) fn write<W: fmt::Write + ?Sized>(out: &mut W, html: &str) -> fmt::Result {
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        out.write_str(before)?;
        out.write_str(if begins_with_name(after) { "&lt;" } else { "<" })?;
        rest = after;
    }
    out.write_str(rest)
}

/// Whether what comes after a `<` makes one of the tags, opening or closing. The text may be divided
/// after a name: at a line end or at a NUL, which a browser may skip.
fn begins_with_name(after: &str) -> bool {
    let after = after.strip_prefix('/').unwrap_or(after).as_bytes();
    NAMES.iter().any(|name| {
        after.split_at_checked(name.len()).is_some_and(|(start, rest)| {
            start.eq_ignore_ascii_case(name.as_bytes())
                && matches!(rest.first(), None | Some(b' ' | b'\t'..=b'\r' | b'/' | b'>'))
        })
    })
}
