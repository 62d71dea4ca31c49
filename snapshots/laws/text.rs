//! Text is a slice of the source at its span; where it is not, something was decoded there.

use rillmark::{Event, Options, Parser, Span, Text};

use crate::laws::{Verdict, hold};

pub(crate) fn text_is_the_source_where_nothing_was_decoded(
    source: &str,
    options: Options,
) -> Verdict {
    let end = u32::try_from(source.len()).unwrap_or(u32::MAX);
    for (event, span) in Parser::with_options(source, options).spanned() {
        let (Event::Text(text) | Event::Html(text) | Event::InlineHtml(text)) = event else {
            continue;
        };
        hold!(!text.is_empty(), "{event:?} {span} is empty");
        let written = &source[span];
        let is_right = match offset(source, text) {
            Some(offset) => is_slice(source, text, offset, span),
            // Code that the input ends in has a line end all the same.
            None if *text == *"\n" && span == Span::empty(end) => true,
            None => is_decoded(written, &text) || is_smart(written, &text, options),
        };
        hold!(is_right, "{event:?} {span} stands for {written:?}");
    }
    Ok(())
}

/// The offset of text that is a slice of the source.
fn offset(source: &str, text: Text<'_>) -> Option<usize> {
    let offset = text.as_slice()?.as_ptr().addr().checked_sub(source.as_ptr().addr())?;
    (offset < source.len()).then_some(offset)
}

/// Whether the slice needs no decoding, and the span is its own, or also of the backslash that
/// escapes its first character, or of the carriage return before its line feed.
fn is_slice(source: &str, text: Text<'_>, offset: usize, span: Span) -> bool {
    let range = span.range();
    let ends_together = range.end == offset + text.len();
    let before = (range.start <= offset).then(|| &source[range.start..offset]);
    let is_plain = !text.contains(['\r', '\0']);
    is_plain
        && ends_together
        && (matches!(before, Some("" | "\\")) || before == Some("\r") && *text == *"\n")
}

/// Whether what is written there may stand for text that is no slice of it.
fn is_decoded(written: &str, text: &str) -> bool {
    match text {
        "\n" if matches!(written, "\n" | "\r" | "\r\n") => true,
        " " if matches!(written, "\n" | "\r" | "\r\n") => true,
        " " | "  " | "   " if matches!(written, "" | "\t") => true,
        "\u{FFFD}" if written == "\0" => true,
        _ => written.starts_with('&') && written.ends_with(';'),
    }
}

/// Whether it is smart punctuation, and on.
fn is_smart(written: &str, text: &str, options: Options) -> bool {
    let kind = match (written, text) {
        ("'", "‘" | "’") | ("\"", "“" | "”") => Options::SMART_QUOTES,
        ("--", "–") | ("---", "—") => Options::SMART_DASHES,
        ("...", "…") => Options::SMART_ELLIPSES,
        _ => return false,
    };
    options.contains(kind)
}
