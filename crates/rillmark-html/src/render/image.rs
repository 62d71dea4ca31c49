//! The content of images: the text of one attribute.

use core::fmt;

use rillmark::{Event, Tag, TagEnd};

use super::{Renderer, shortcode};
use crate::attributes::write_title;
use crate::escape::escape_html;

impl<'s> Renderer<'s> {
    /// Writes an event inside an image, no text: tags are left out.
    pub(super) fn description<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        match event {
            // A tag cannot be one in an attribute, so raw HTML is text whatever the options say.
            Event::InlineHtml(html) => escape_html(out, html),
            Event::SoftBreak | Event::HardBreak => out.write_str("\n"),
            Event::Shortcode(name) => shortcode::write(out, name, self.options),
            // It counts, as GitHub has it, but there is no place for it.
            Event::FootnoteReference(footnote) => {
                self.count_reference(footnote);
                Ok(())
            }
            Event::Start(Tag::InlineFootnote) => self.start_inline_footnote(out),
            Event::Start(Tag::Image { .. }) => {
                self.unusual += 1;
                Ok(())
            }
            Event::End(TagEnd::Image, _) => self.end_image(out),
            _ => Ok(()),
        }
    }

    fn end_image<W: fmt::Write + ?Sized>(&mut self, out: &mut W) -> fmt::Result {
        self.unusual -= 1;
        if self.unusual > 0 {
            return Ok(());
        }
        out.write_str("\"")?;
        write_title(out, self.image_title.take())?;
        out.write_str(" />")
    }
}
