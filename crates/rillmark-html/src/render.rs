//! Events to HTML, one at a time.

mod alert;
mod code_block;
mod directive;
mod footnote;
mod heading;
mod image;
mod inline;
mod math;
mod part;
mod safety;
mod shortcode;
mod table;
mod tag_filter;
mod task_marker;
mod unusual;

use alloc::boxed::Box;
use core::fmt;

use rillmark::{DirectiveKind, Event, LinkKind, List, ListKind, Raw, Tag, TagEnd};

use crate::attributes::write_title;
use crate::escape::{escape_html, escape_text};
use crate::options::HtmlOptions;
use footnote::Footnotes;
use heading::{Headings, heading_tags};

/// Writes one event after the other as HTML.
///
/// [`write_html`] is a loop over it. With a loop of your own, any event can be left out, or
/// replaced by something that you write:
///
/// | to write | call |
/// |---|---|
/// | an event as usual | [`event`](Self::event) |
/// | your own tags | [`markup`](Self::markup), after [`fresh_line`](Self::fresh_line) for a block |
/// | your own text | [`text`](Self::text), which escapes it |
/// | a link or an image to somewhere else | [`start_link`](Self::start_link), [`start_image`](Self::start_image) |
/// | what comes at the end: footnotes | [`finish`](Self::finish) |
///
/// The [crate's documentation](crate#with-changes-of-your-own) shows how.
///
/// It holds only what it has to know of earlier events, and nothing on the heap but footnotes: these
/// are kept to the end, whatever is written while one is open included. It writes into whatever it is
/// given; give it the same `out` each time, and all events between a start and its end, or none.
/// Events that it does not know are left out. Where headings get ids
/// ([`HtmlOptions::heading_ids`]), it holds the HTML of a heading up to its end, and all ids.
///
/// [`write_html`]: crate::write_html
#[derive(Clone, Debug)]
pub struct Renderer<'s> {
    options: HtmlOptions,
    /// Whether a line begins at the place where the output stands. Inline events do not keep it:
    /// the block around them does.
    at_line_start: bool,
    /// How many images are open, and whether a footnote definition or front matter is; 0 if nothing of
    /// the kind.
    unusual: u32,
    /// The title of the outermost open image.
    image_title: Option<Raw<'s>>,
    /// Whether the open table has a body.
    has_table_body: bool,
    /// What the ids of headings need, once there was a heading.
    headings: Option<Box<Headings<'s>>>,
    /// The footnotes, once there was one.
    footnotes: Option<Box<Footnotes>>,
}

impl<'s> Renderer<'s> {
    /// A renderer at the start of a document.
    pub const fn new(options: HtmlOptions) -> Self {
        Self {
            options,
            at_line_start: true,
            unusual: 0,
            image_title: None,
            has_table_body: false,
            headings: None,
            footnotes: None,
        }
    }

    /// Writes an event.
    ///
    /// A paragraph in a tight list has no tags of its own. A code block gets the first word of its
    /// info string as its class, with `language-` in front. The marker of a task list item becomes a
    /// checkbox. Mathematics is text in an element with the attribute `data-math-style`, which is
    /// `inline` or `display`. A directive is a `span`, or a `div` if it is a block, with the classes
    /// `directive` and its name, and attributes as [`HtmlOptions::all_attributes`] says; the label of a
    /// container is a paragraph with the class `directive-label`. A shortcode is the text that it is in
    /// the source, unless the feature `emoji` and `HtmlOptions::emoji` make it an emoji. A definition and
    /// front matter write nothing.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    #[inline]
    pub fn event<W: fmt::Write + ?Sized>(&mut self, out: &mut W, event: Event<'s>) -> fmt::Result {
        match event {
            _ if self.options.heading_ids => self.event_with_ids(out, &event),
            Event::Text(text) if self.takes_text() => escape_text(out, text),
            _ => self.other_event(out, &event),
        }
    }

    /// Ends the document: writes the section of its footnotes, if there are any that are defined and
    /// referred to.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    #[inline]
    pub fn finish<W: fmt::Write + ?Sized>(mut self, out: &mut W) -> fmt::Result {
        let Some(mut footnotes) = self.footnotes.take() else { return Ok(()) };
        self.unusual = 0;
        self.begin_line(out)?;
        footnotes.end_piece();
        footnotes.write(out, self.options.id_prefix)
    }

    /// Writes text of your own, escaped. Inside an image it becomes part of the description.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    pub fn text<W: fmt::Write + ?Sized>(&mut self, out: &mut W, text: &str) -> fmt::Result {
        if self.is_aside() {
            return self.aside(|renderer, html| renderer.text(html, text));
        }
        if let Some(result) = self.in_heading(|renderer, content| renderer.text(content, text)) {
            return result;
        }
        self.at_line_start = false;
        escape_html(out, text)
    }

    /// Writes markup of your own as it is, whatever the options say. Inside an image, where no
    /// tags can be, it writes nothing.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    #[inline]
    pub fn markup<W: fmt::Write + ?Sized>(&mut self, out: &mut W, markup: &str) -> fmt::Result {
        if self.unusual > 0 {
            return self.unusual_markup(markup);
        }
        let written = self.in_heading(|renderer, content| renderer.put(content, markup));
        written.unwrap_or_else(|| self.put(out, markup))
    }

    /// Ends the line unless nothing stands on it: what the renderer does before each block.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    #[inline]
    pub fn fresh_line<W: fmt::Write + ?Sized>(&mut self, out: &mut W) -> fmt::Result {
        if self.at_line_start { Ok(()) } else { self.markup(out, "\n") }
    }

    /// Starts a link to another destination, in place of a [`Tag::Link`]. It ends with the link's
    /// own end event. Inside an image, where no tags can be, it writes nothing.
    ///
    /// `destination` is a URL as one would type it, not escaped for HTML; it is checked as the
    /// options say and escaped, like that of the source.
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    pub fn start_link<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        destination: &str,
        title: Option<Raw<'_>>,
    ) -> fmt::Result {
        if self.is_aside() {
            return self.aside(|renderer, html| renderer.start_link(html, destination, title));
        }
        if self.unusual > 0 {
            return Ok(());
        }
        let written =
            self.in_heading(|renderer, content| renderer.start_link(content, destination, title));
        if let Some(result) = written {
            return result;
        }
        out.write_str("<a href=\"")?;
        self.url(out, destination)?;
        end_link_start(out, title)
    }

    /// Starts an image of another destination, in place of a [`Tag::Image`]. It ends with the
    /// image's own end event; the text in between becomes the description. As
    /// [`start_link`](Self::start_link).
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    pub fn start_image<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        destination: &str,
        title: Option<Raw<'s>>,
    ) -> fmt::Result {
        if self.is_aside() {
            return self.aside(|renderer, html| renderer.start_image(html, destination, title));
        }
        let written =
            self.in_heading(|renderer, content| renderer.start_image(content, destination, title));
        if let Some(result) = written {
            return result;
        }
        if self.unusual == 0 {
            out.write_str("<img src=\"")?;
            self.url(out, destination)?;
            out.write_str("\" alt=\"")?;
            self.image_title = title;
        }
        self.unusual += 1;
        Ok(())
    }
}

/// What each event becomes.
impl<'s> Renderer<'s> {
    /// Writes an event that is no text.
    #[inline]
    pub(crate) fn other_event<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        event: &Event<'s>,
    ) -> fmt::Result {
        if self.unusual > 0 {
            return self.unusual_event(out, event);
        }
        match event {
            Event::Start(tag) => self.start(out, tag),
            Event::End(tag, _) => self.end(out, *tag),
            Event::Html(html) => self.html_block(out, html),
            Event::InlineHtml(html) => self.raw_html(out, html),
            Event::SoftBreak => out.write_str(self.options.soft_break()),
            Event::HardBreak => out.write_str("<br />\n"),
            Event::ThematicBreak => self.block(out, "<hr />\n"),
            Event::TaskMarker { checked } => task_marker::write(out, *checked),
            Event::FootnoteReference(footnote) => self.footnote_reference(out, footnote),
            Event::Shortcode(name) => shortcode::write(out, name, self.options),
            _ => Ok(()),
        }
    }

    fn start<W: fmt::Write + ?Sized>(&mut self, out: &mut W, tag: &Tag<'s>) -> fmt::Result {
        match tag {
            Tag::Paragraph { tight: false } => self.block(out, "<p>"),
            Tag::Heading { level, attributes, .. } => self.heading(out, *level, attributes),
            Tag::BlockQuote => self.block(out, "<blockquote>\n"),
            Tag::Alert(kind) => self.block(out, alert::start(*kind)),
            Tag::FootnoteDefinition { footnote, effective } => {
                self.start_definition(footnote, *effective);
                Ok(())
            }
            Tag::Directive { kind, name, attributes } => {
                self.start_directive(out, *kind, name, *attributes)
            }
            Tag::DirectiveLabel => self.block(out, "<p class=\"directive-label\">"),
            Tag::InlineFootnote => self.start_inline_footnote(out),
            Tag::List(list) => self.start_list(out, *list),
            Tag::Item => self.block(out, "<li>"),
            Tag::DefinitionList => self.block(out, "<dl>\n"),
            Tag::DefinitionTerm => self.block(out, "<dt>"),
            Tag::DefinitionDetails { .. } => self.block(out, "<dd>"),
            Tag::CodeBlock(code) => self.start_code_block(out, code),
            Tag::HtmlBlock => self.begin_line(out),
            Tag::FrontMatter(_) => {
                self.unusual |= unusual::IN_FRONT_MATTER;
                Ok(())
            }
            Tag::Emphasis => out.write_str("<em>"),
            Tag::Strong => out.write_str("<strong>"),
            Tag::Table(_) => self.start_table(out),
            Tag::TableRow { header } => self.start_row(out, *header),
            Tag::TableCell { alignment, header } => table::start_cell(out, *alignment, *header),
            Tag::CodeSpan => out.write_str("<code>"),
            Tag::Math(kind) => out.write_str(math::start(*kind)),
            Tag::Link { kind, link } => {
                out.write_str("<a href=\"")?;
                self.destination(out, *kind, link.destination())?;
                if let LinkKind::Wiki = kind {
                    return out.write_str("\" data-wikilink=\"true\">");
                }
                end_link_start(out, link.title())
            }
            Tag::Image { kind, link } => {
                out.write_str("<img src=\"")?;
                self.destination(out, *kind, link.destination())?;
                self.image_title = link.title();
                self.unusual = 1;
                out.write_str("\" alt=\"")
            }
            _ => out.write_str(inline::start(tag)),
        }
    }

    fn end<W: fmt::Write + ?Sized>(&mut self, out: &mut W, tag: TagEnd) -> fmt::Result {
        match tag {
            TagEnd::Paragraph { tight: false } | TagEnd::DirectiveLabel => self.put(out, "</p>\n"),
            TagEnd::Paragraph { tight: true } => {
                self.at_line_start = false;
                Ok(())
            }
            TagEnd::Heading(level) => self.put(out, heading_tags(level).1),
            TagEnd::BlockQuote => self.block(out, "</blockquote>\n"),
            TagEnd::Alert | TagEnd::Directive(DirectiveKind::Container) => {
                self.block(out, "</div>\n")
            }
            TagEnd::Directive(DirectiveKind::Text) => out.write_str("</span>"),
            TagEnd::Directive(DirectiveKind::Leaf) => self.put(out, "</div>\n"),
            TagEnd::List(ListKind::Bullet) => self.block(out, "</ul>\n"),
            TagEnd::List(ListKind::Ordered) => self.block(out, "</ol>\n"),
            TagEnd::Item => self.put(out, "</li>\n"),
            TagEnd::DefinitionList => self.block(out, "</dl>\n"),
            TagEnd::DefinitionTerm => self.put(out, "</dt>\n"),
            TagEnd::DefinitionDetails => self.put(out, "</dd>\n"),
            TagEnd::CodeBlock => self.put(out, "</code></pre>\n"),
            TagEnd::HtmlBlock => self.begin_line(out),
            TagEnd::Emphasis => out.write_str("</em>"),
            TagEnd::Strong => out.write_str("</strong>"),
            TagEnd::Table => self.end_table(out),
            TagEnd::TableRow { header } => self.end_row(out, header),
            TagEnd::TableCell { header } => table::end_cell(out, header),
            TagEnd::CodeSpan => out.write_str("</code>"),
            TagEnd::Math(kind) => out.write_str(math::end(kind)),
            TagEnd::Link => out.write_str("</a>"),
            _ => out.write_str(inline::end(tag)),
        }
    }

    /// Writes the markup where the output stands.
    #[inline]
    fn put<W: fmt::Write + ?Sized>(&mut self, out: &mut W, markup: &str) -> fmt::Result {
        self.at_line_start = markup.ends_with('\n');
        out.write_str(markup)
    }

    /// Markup that begins a line.
    #[inline]
    fn block<W: fmt::Write + ?Sized>(&mut self, out: &mut W, markup: &str) -> fmt::Result {
        self.begin_line(out)?;
        self.put(out, markup)
    }

    #[inline]
    fn begin_line<W: fmt::Write + ?Sized>(&mut self, out: &mut W) -> fmt::Result {
        if self.at_line_start { Ok(()) } else { self.put(out, "\n") }
    }

    fn start_list<W: fmt::Write + ?Sized>(&mut self, out: &mut W, list: List) -> fmt::Result {
        match (list.kind, list.start) {
            (ListKind::Bullet, _) => self.block(out, "<ul>\n"),
            (ListKind::Ordered, 1) => self.block(out, "<ol>\n"),
            (ListKind::Ordered, start) => {
                self.begin_line(out)?;
                writeln!(out, "<ol start=\"{start}\">")
            }
        }
    }
}

/// What follows the destination in the start tag of a link.
#[inline]
fn end_link_start<W: fmt::Write + ?Sized>(out: &mut W, title: Option<Raw<'_>>) -> fmt::Result {
    out.write_str("\"")?;
    write_title(out, title)?;
    out.write_str(">")
}
