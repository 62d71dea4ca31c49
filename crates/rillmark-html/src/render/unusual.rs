//! What is open that makes the usual ways wrong: images, whose content is the text of one attribute,
//! footnote definitions, which are written aside, and front matter, which is not written.
//!
//! It is one number, so that one look says that nothing of the kind is open: how many images are, and
//! a bit for each of the others.

use core::fmt;

use rillmark::{Event, TagEnd, Text};

use super::Renderer;
use crate::escape::escape_text;

/// Set while a footnote definition is open, so that what is written goes aside.
pub(super) const IN_DEFINITION: u32 = 1 << 31;

/// Set while front matter is open. More images than this number would need a longer source than there
/// can be.
pub(super) const IN_FRONT_MATTER: u32 = 1 << 30;

impl<'s> Renderer<'s> {
    /// Whether a definition is open.
    #[inline]
    pub(crate) fn is_aside(&self) -> bool {
        self.unusual >= IN_DEFINITION
    }

    /// Whether text is written where the output stands.
    #[inline]
    pub(crate) fn takes_text(&self) -> bool {
        self.unusual < IN_FRONT_MATTER
    }

    /// Writes an event, where something unusual is open.
    #[cold]
    pub(super) fn unusual_event<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        if self.is_aside() {
            return self.event_in_definition(event);
        }
        if self.takes_text() {
            return self.description(out, event);
        }
        if let Event::End(TagEnd::FrontMatter, _) = event {
            self.unusual &= !IN_FRONT_MATTER;
        }
        Ok(())
    }

    #[cold]
    pub(super) fn unusual_markup(&mut self, markup: &str) -> fmt::Result {
        if self.is_aside() {
            self.aside(|renderer, html| renderer.markup(html, markup))
        } else {
            Ok(())
        }
    }

    /// Writes text of a definition, and none of front matter.
    #[cold]
    pub(crate) fn text_aside(&mut self, text: Text<'s>) -> fmt::Result {
        if !self.is_aside() {
            return Ok(());
        }
        self.aside(|_, html| escape_text(html, text))
    }
}
