//! The tags of inline elements of extensions.

use rillmark::{Tag, TagEnd};

/// The start tag; nothing for elements that have none.
pub(super) fn start(tag: &Tag<'_>) -> &'static str {
    match tag {
        Tag::Strikethrough => "<del>",
        Tag::Superscript => "<sup>",
        Tag::Subscript => "<sub>",
        Tag::Highlight => "<mark>",
        Tag::Insert => "<ins>",
        Tag::Underline => "<u>",
        Tag::Spoiler => "<span class=\"spoiler\">",
        _ => "",
    }
}

/// The end tag.
pub(super) fn end(tag: TagEnd) -> &'static str {
    match tag {
        TagEnd::Strikethrough => "</del>",
        TagEnd::Superscript => "</sup>",
        TagEnd::Subscript => "</sub>",
        TagEnd::Highlight => "</mark>",
        TagEnd::Insert => "</ins>",
        TagEnd::Underline => "</u>",
        TagEnd::Spoiler => "</span>",
        _ => "",
    }
}
