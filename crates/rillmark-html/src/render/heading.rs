//! Headings with ids. An id stands before the text that it is made of, so a heading is written only
//! when it ends.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use rillmark::{Attributes, Event, HeadingLevel, Slugger, Tag, TagEnd};

use super::Renderer;
use crate::attributes::{write_attributes, write_id};
use crate::escape::escape_text;

/// What is kept for the ids.
#[derive(Clone, Debug, Default)]
pub(super) struct Headings<'s> {
    slugger: Slugger,
    /// Those of the open heading.
    attributes: Attributes<'s>,
    /// What was written into the open heading; there is one.
    content: Option<String>,
    /// Its memory while none is open.
    spare: String,
}

impl Headings<'_> {
    /// What was written into the open heading, if one is; it is none then.
    pub(super) fn take_content(&mut self) -> Option<String> {
        self.content.take()
    }

    /// Goes on with the heading that this was written into.
    pub(super) fn give_content(&mut self, content: String) {
        self.content = Some(content);
    }

    /// The same for another text. No heading is open.
    pub(super) fn next_part<'t>(self) -> Headings<'t> {
        let Self { slugger, content, spare, .. } = self;
        Headings { slugger, attributes: Attributes::default(), content, spare }
    }
}

impl<'s> Renderer<'s> {
    /// Writes any event where headings get ids.
    #[inline(never)]
    pub(crate) fn event_with_ids<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        if self.is_aside() {
            return self.event_in_definition(event);
        }
        if let Event::Start(Tag::Heading { attributes, .. }) = event {
            return self.start_heading(out, event, *attributes);
        }
        if let Event::Start(Tag::InlineFootnote) = event {
            // Its text is not that of the heading around it.
            return self.start_inline_footnote(out);
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
            Event::Text(text) if self.takes_text() => escape_text(out, *text),
            _ => self.other_event(out, event),
        }
    }

    fn start_heading<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
        attributes: Attributes<'s>,
    ) -> fmt::Result {
        self.begin_line(out)?;
        self.at_line_start = false;
        let headings = self.headings.get_or_insert_default();
        headings.slugger.take(event);
        headings.attributes = attributes;
        headings.content = Some(core::mem::take(&mut headings.spare));
        Ok(())
    }

    fn end_heading<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        level: HeadingLevel,
    ) -> fmt::Result {
        let Some(mut headings) = self.headings.take() else { return Ok(()) };
        let mut content = headings.content.take().unwrap_or_default();
        let slug = headings.slugger.finish();
        let attributes = headings.attributes;
        let (start, end) = heading_tags(level);
        out.write_str(start)?;
        self.heading_attributes(out, attributes, Some(&*slug).filter(|slug| !slug.is_empty()))?;
        out.write_str(&content)?;
        content.clear();
        headings.spare = content;
        self.headings = Some(headings);
        self.put(out, end)
    }

    /// Starts a heading without an id of its text. Apart: headings are rare, and what starts other
    /// elements would have to save registers for them.
    #[inline(never)]
    pub(super) fn heading<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        level: HeadingLevel,
        attributes: &Attributes<'_>,
    ) -> fmt::Result {
        self.block(out, heading_tags(level).0)?;
        self.heading_attributes(out, *attributes, attributes.id())
    }

    /// Writes the rest of the start tag of a heading.
    fn heading_attributes<W: fmt::Write + ?Sized>(
        &self,
        out: &mut W,
        attributes: Attributes<'_>,
        id: Option<&str>,
    ) -> fmt::Result {
        if let Some(id) = id {
            write_id(out, id, self.options)?;
        }
        if attributes != Attributes::NONE {
            write_attributes(out, attributes, &[], self.options)?;
        }
        out.write_str(">")
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

/// The beginning of the start tag of a heading, and its end tag.
pub(super) const fn heading_tags(level: HeadingLevel) -> (&'static str, &'static str) {
    match level {
        HeadingLevel::H1 => ("<h1", "</h1>\n"),
        HeadingLevel::H2 => ("<h2", "</h2>\n"),
        HeadingLevel::H3 => ("<h3", "</h3>\n"),
        HeadingLevel::H4 => ("<h4", "</h4>\n"),
        HeadingLevel::H5 => ("<h5", "</h5>\n"),
        HeadingLevel::H6 => ("<h6", "</h6>\n"),
    }
}
