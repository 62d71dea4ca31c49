//! Headings with ids. An id stands before the text that it is made of, so a heading is written only
//! when it ends.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use rillmark::{Event, HeadingLevel, Slugger, Tag, TagEnd};

use super::{Renderer, heading_tags};
use crate::escape::{escape_html, escape_text};

/// What is kept for the ids.
#[derive(Clone, Debug, Default)]
pub(super) struct Headings {
    slugger: Slugger,
    /// What was written into the open heading; there is one.
    content: Option<String>,
    /// Its memory while none is open.
    spare: String,
}

impl<'s> Renderer<'s> {
    /// Writes any event where headings get ids.
    #[inline(never)]
    pub(crate) fn event_with_ids<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        if let Event::Start(Tag::Heading { .. }) = event {
            return self.start_heading(out, event);
        }
        if let Some(headings) = &mut self.headings
            && headings.content.is_some()
        {
            headings.slugger.take(event);
            if let Event::End(TagEnd::Heading(level), _) = event {
                return self.end_heading(out, *level);
            }
        }
        let written = self.in_heading(|renderer, content| renderer.plain_event(content, event));
        written.unwrap_or_else(|| self.plain_event(out, event))
    }

    fn plain_event<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        match event {
            Event::Text(text) => escape_text(out, *text),
            _ => self.other_event(out, event),
        }
    }

    fn start_heading<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        self.begin_line(out)?;
        self.at_line_start = false;
        let headings = self.headings.get_or_insert_default();
        headings.slugger.take(event);
        headings.content = Some(core::mem::take(&mut headings.spare));
        Ok(())
    }

    fn end_heading<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        level: HeadingLevel,
    ) -> fmt::Result {
        let Some(headings) = &mut self.headings else { return Ok(()) };
        let mut content = headings.content.take().unwrap_or_default();
        let slug = headings.slugger.finish();
        let (start, end) = heading_tags(level);
        if slug.is_empty() {
            out.write_str(start)?;
        } else {
            out.write_str(start.trim_end_matches('>'))?;
            out.write_str(" id=\"")?;
            escape_html(out, self.options.id_prefix)?;
            escape_html(out, &slug)?;
            out.write_str("\">")?;
        }
        out.write_str(&content)?;
        content.clear();
        headings.spare = content;
        self.put(out, end)
    }

    /// Writes into the heading that is open, if one is and its content is not at work already.
    #[inline]
    pub(super) fn in_heading(
        &mut self,
        write: impl FnOnce(&mut Self, &mut String) -> fmt::Result,
    ) -> Option<fmt::Result> {
        let mut content = self.headings.as_deref_mut()?.content.take()?;
        let result = write(self, &mut content);
        self.headings.get_or_insert_with(Box::default).content = Some(content);
        Some(result)
    }
}
