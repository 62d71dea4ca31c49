//! Shortcodes: emoji, or the text that they are in the source.

use core::fmt;

use crate::escape::escape_html;
use crate::options::HtmlOptions;

/// Apart: they are rare.
#[cold]
pub(super) fn write<W: fmt::Write + ?Sized>(
    out: &mut W,
    name: &str,
    options: HtmlOptions,
) -> fmt::Result {
    if let Some(emoji) = emoji(name, options) {
        return out.write_str(emoji);
    }
    out.write_str(":")?;
    escape_html(out, name)?;
    out.write_str(":")
}

#[cfg(feature = "emoji")]
fn emoji(name: &str, options: HtmlOptions) -> Option<&'static str> {
    options.emoji.then(|| emojis::get_by_shortcode(name))?.map(emojis::Emoji::as_str)
}

#[cfg(not(feature = "emoji"))]
const fn emoji(_name: &str, _options: HtmlOptions) -> Option<&'static str> {
    None
}
