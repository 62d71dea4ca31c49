//! Attributes whose value is text of the source: the titles of links and images, the language of
//! code, and those that the source gives to elements.

use core::fmt;

use rillmark::{Attribute, Attributes, Raw};

use crate::escape::escape_html;
use crate::options::HtmlOptions;

/// The attribute of a title, unless it is empty.
#[inline]
pub(crate) fn write_title<W: fmt::Write + ?Sized>(
    out: &mut W,
    title: Option<Raw<'_>>,
) -> fmt::Result {
    match title {
        Some(title) if !title.is_empty() => write_written_title(out, title),
        _ => Ok(()),
    }
}

#[inline(never)]
fn write_written_title<W: fmt::Write + ?Sized>(out: &mut W, title: Raw<'_>) -> fmt::Result {
    out.write_str(" title=\"")?;
    title.pieces().try_for_each(|piece| escape_html(out, &piece))?;
    out.write_str("\"")
}

/// What makes a class of the language of a code block, unless it begins with it.
const LANGUAGE: &str = "language-";

/// The class of a code block: the first word of its info string.
#[inline(never)]
pub(crate) fn write_language<W: fmt::Write + ?Sized>(out: &mut W, info: Raw<'_>) -> fmt::Result {
    let source = info.as_source();
    let is_in_word = |byte: u8| !byte.is_ascii_whitespace() && !b"&\\\0".contains(&byte);
    let len = source.bytes().take_while(|&byte| is_in_word(byte)).count();
    let word = match source.as_bytes().get(len) {
        Some(byte) if len == 0 || !byte.is_ascii_whitespace() => {
            return write_decoded_language(out, info);
        }
        _ => &source[..len],
    };
    if word.starts_with(LANGUAGE) {
        out.write_str(" class=\"")?;
    } else {
        out.write_str(" class=\"language-")?;
    }
    escape_html(out, word)?;
    out.write_str("\"")
}

/// The same where the word has to be decoded, or where white space that is no space comes first.
#[cold]
fn write_decoded_language<W: fmt::Write + ?Sized>(out: &mut W, info: Raw<'_>) -> fmt::Result {
    // An entity can put white space at the beginning.
    let mut pieces = info.pieces().skip_while(|piece| piece.trim_ascii_start().is_empty());
    let Some(first) = pieces.next() else { return Ok(()) };
    let first = first.trim_ascii_start();
    out.write_str(" class=\"")?;
    if !first.starts_with(LANGUAGE) {
        out.write_str(LANGUAGE)?;
    }
    let mut is_end = write_word(out, first)?;
    while !is_end && let Some(piece) = pieces.next() {
        is_end = write_word(out, &piece)?;
    }
    out.write_str("\"")
}

/// Writes what comes before the first white space. Returns whether there is some.
fn write_word<W: fmt::Write + ?Sized>(out: &mut W, piece: &str) -> Result<bool, fmt::Error> {
    let len = piece.bytes().take_while(|byte| !byte.is_ascii_whitespace()).count();
    escape_html(out, &piece[..len])?;
    Ok(len < piece.len())
}

/// Writes an id that comes from the source.
pub(crate) fn write_id<W: fmt::Write + ?Sized>(
    out: &mut W,
    id: &str,
    options: HtmlOptions,
) -> fmt::Result {
    out.write_str(" id=\"")?;
    escape_html(out, options.id_prefix)?;
    escape_html(out, id)?;
    out.write_str("\"")
}

/// Writes the attributes of an element but its id: classes, `first` before those of the source, then
/// the others that the options let pass.
pub(crate) fn write_attributes<W: fmt::Write + ?Sized>(
    out: &mut W,
    attributes: Attributes<'_>,
    first: &[&str],
    options: HtmlOptions,
) -> fmt::Result {
    let mut separator = " class=\"";
    for class in first.iter().copied().chain(attributes.classes()) {
        out.write_str(separator)?;
        escape_html(out, class)?;
        separator = " ";
    }
    if separator == " " {
        out.write_str("\"")?;
    }
    // Those of the safe ones that were written.
    let mut written = [false; SAFE.len()];
    attributes.iter().try_for_each(|attribute| {
        let Attribute::Pair { key, value } = attribute else { return Ok(()) };
        let safe = SAFE.iter().position(|safe| key.eq_ignore_ascii_case(safe));
        let passes = match safe {
            Some(number) => !core::mem::replace(&mut written[number], true),
            None => options.all_attributes && is_name(key),
        };
        if !passes {
            return Ok(());
        }
        out.write_str(" ")?;
        out.write_str(key)?;
        out.write_str("=\"")?;
        escape_html(out, value.unwrap_or_default())?;
        out.write_str("\"")
    })
}

/// Attributes that do nothing but say something of the text.
const SAFE: [&str; 3] = ["dir", "lang", "title"];

/// Whether it can be the name of an attribute that has not been written already.
fn is_name(key: &str) -> bool {
    let ends_name =
        |char: char| char.is_whitespace() || char.is_control() || "\"'<>/=".contains(char);
    let is_written = key.eq_ignore_ascii_case("id") || key.eq_ignore_ascii_case("class");
    !key.is_empty() && !key.contains(ends_name) && !is_written
}
