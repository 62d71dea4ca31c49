//! Footnotes, in GitHub's markup: references where they stand, and a section at the document's end.
//!
//! Definitions come in any order, before or after the references that number them. So what they hold
//! is written aside, and put together at the end.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rillmark::{Event, Footnote, Tag, TagEnd};

use super::Renderer;
use super::heading::Headings;
use super::unusual::IN_DEFINITION;
use crate::escape::escape_html;
use crate::url::escape_href;

/// The footnotes of a document.
#[derive(Clone, Debug, Default)]
pub(super) struct Footnotes {
    /// What the definitions hold, as HTML, in the order of the source.
    html: String,
    /// How it is divided among them.
    pieces: Vec<Piece>,
    notes: BTreeMap<Key, Note>,
    /// Those that are referred to, in the order of the first references.
    order: Vec<Key>,
    /// The definitions that are open.
    open: Vec<Open>,
}

/// What tells footnotes apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// The index of the definition.
    Defined(u32),
    /// So many inline footnotes are before it.
    Inline(usize),
}

/// A footnote.
#[derive(Clone, Debug, Default)]
struct Note {
    label: Box<str>,
    /// What readers see; 0 if there was no reference so far.
    number: usize,
    references: usize,
    is_defined: bool,
    /// The first piece of it, and the last one.
    pieces: Option<(usize, usize)>,
    /// Where a paragraph ends that is a child of the definition, the last one of them.
    paragraph_end: usize,
}

/// A stretch of the HTML. A definition that holds another one has several.
#[derive(Clone, Copy, Debug)]
struct Piece {
    start: usize,
    end: usize,
    next: Option<usize>,
}

/// An open definition.
#[derive(Clone, Debug)]
struct Open {
    /// The footnote, unless its label has an earlier definition.
    key: Option<Key>,
    /// Whether a line begins where the text around it goes on.
    at_line_start: bool,
    /// What was written into the heading around it, if that waits for its end.
    heading: Option<String>,
}

/// The end of a paragraph; links back stand before it.
const PARAGRAPH_END: &str = "</p>\n";

impl Footnotes {
    /// Counts a reference; gives the number of the footnote and that of the reference to it.
    fn count(&mut self, key: Key, label: &str) -> (usize, usize) {
        let note = self.notes.entry(key).or_default();
        if note.label.is_empty() {
            note.label = label.into();
        }
        note.references += 1;
        if note.number == 0 {
            self.order.push(key);
            note.number = self.order.len();
        }
        (note.number, note.references)
    }

    /// The key of the next inline footnote.
    fn next_inline(&self) -> usize {
        let last = self.notes.last_key_value().map(|(key, _)| *key);
        if let Some(Key::Inline(last)) = last { last + 1 } else { 0 }
    }

    /// The footnote of the innermost open definition.
    fn open_note(&mut self) -> Option<&mut Note> {
        self.notes.get_mut(&self.open.last()?.key?)
    }

    /// Gives what was written since the last piece to the innermost open definition.
    pub(super) fn end_piece(&mut self) {
        let (start, end) = (self.pieces.last().map_or(0, |piece| piece.end), self.html.len());
        if start == end {
            return;
        }
        let new = self.pieces.len();
        self.pieces.push(Piece { start, end, next: None });
        let Some(note) = self.open_note() else { return };
        let before = note.pieces.replace((note.pieces.map_or(new, |(first, _)| first), new));
        if let Some((_, last)) = before {
            self.pieces[last].next = Some(new);
        }
    }

    /// Writes the section, if a footnote is used.
    pub(super) fn write<W: fmt::Write + ?Sized>(&self, out: &mut W, prefix: &str) -> fmt::Result {
        let used = self.order.iter().filter_map(|key| self.notes.get(key));
        let mut last = 0;
        for note in used.filter(|note| note.is_defined) {
            if last == 0 {
                out.write_str("<section class=\"footnotes\" data-footnotes>\n<ol>\n")?;
            }
            out.write_str("<li id=\"")?;
            write_id(out, prefix, "fn-", &note.label)?;
            if note.number != last + 1 {
                // One before it is defined elsewhere.
                write!(out, "\" value=\"{}", note.number)?;
            }
            out.write_str("\">\n")?;
            self.write_note(out, note, prefix)?;
            out.write_str("</li>\n")?;
            last = note.number;
        }
        if last > 0 { out.write_str("</ol>\n</section>\n") } else { Ok(()) }
    }

    fn write_note<W: fmt::Write + ?Sized>(
        &self,
        out: &mut W,
        note: &Note,
        prefix: &str,
    ) -> fmt::Result {
        let Some((first, _)) = note.pieces else {
            return write_links_back(out, note, prefix).and_then(|()| out.write_str("\n"));
        };
        let mut piece = Some(self.pieces[first]);
        while let Some(Piece { start, end, next }) = piece {
            let html = &self.html[start..end];
            piece = next.map(|next| self.pieces[next]);
            match html.strip_suffix(PARAGRAPH_END) {
                Some(html) if end == note.paragraph_end && piece.is_none() => {
                    out.write_str(html)?;
                    out.write_str(" ")?;
                    write_links_back(out, note, prefix)?;
                    return out.write_str(PARAGRAPH_END);
                }
                _ => out.write_str(html)?,
            }
        }
        write_links_back(out, note, prefix)?;
        out.write_str("\n")
    }
}

fn write_id<W: fmt::Write + ?Sized>(
    out: &mut W,
    prefix: &str,
    kind: &str,
    label: &str,
) -> fmt::Result {
    escape_html(out, prefix)?;
    out.write_str(kind)?;
    escape_href(out, label)
}

/// The links from a footnote to the references.
fn write_links_back<W: fmt::Write + ?Sized>(out: &mut W, note: &Note, prefix: &str) -> fmt::Result {
    for reference in 1..=note.references {
        out.write_str(if reference == 1 { "<a href=\"#" } else { " <a href=\"#" })?;
        write_id(out, prefix, "fnref-", &note.label)?;
        if reference == 1 {
            write_link_back(out, format_args!("{}", note.number))?;
            out.write_str("\u{21A9}</a>")?;
        } else {
            write!(out, "-{reference}")?;
            write_link_back(out, format_args!("{}-{reference}", note.number))?;
            write!(out, "\u{21A9}<sup class=\"footnote-ref\">{reference}</sup></a>")?;
        }
    }
    Ok(())
}

fn write_link_back<W: fmt::Write + ?Sized>(out: &mut W, number: fmt::Arguments<'_>) -> fmt::Result {
    write!(
        out,
        "\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"{number}\" \
         aria-label=\"Back to reference {number}\">"
    )
}

impl<'s> Renderer<'s> {
    /// Counts a reference that is not written.
    pub(super) fn count_reference(&mut self, footnote: &Footnote<'s>) {
        let key = Key::Defined(footnote.index);
        self.footnotes.get_or_insert_default().count(key, footnote.label);
    }

    /// Writes a reference.
    #[cold]
    pub(super) fn footnote_reference<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        footnote: &Footnote<'s>,
    ) -> fmt::Result {
        self.reference(out, Key::Defined(footnote.index), footnote.label)
    }

    fn reference<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        key: Key,
        label: &str,
    ) -> fmt::Result {
        let (number, reference) = self.footnotes.get_or_insert_default().count(key, label);
        let prefix = self.options.id_prefix;
        out.write_str("<sup class=\"footnote-ref\"><a href=\"#")?;
        write_id(out, prefix, "fn-", label)?;
        out.write_str("\" id=\"")?;
        write_id(out, prefix, "fnref-", label)?;
        if reference > 1 {
            write!(out, "-{reference}")?;
        }
        write!(out, "\" data-footnote-ref>{number}</a></sup>")
    }

    /// Begins a definition: what comes is written aside.
    #[cold]
    pub(super) fn start_definition(&mut self, footnote: &Footnote<'s>, effective: bool) {
        self.go_aside(effective.then_some(Key::Defined(footnote.index)), footnote.label);
    }

    /// Writes the reference to an inline footnote, and begins what it holds.
    #[cold]
    pub(super) fn start_inline_footnote<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
    ) -> fmt::Result {
        let (key, label) = self.next_inline_footnote();
        self.inline_reference(out, key, &label)?;
        self.enter_inline_footnote(key, &label)
    }

    /// The same in what definitions hold.
    fn start_nested_footnote(&mut self) -> fmt::Result {
        let (key, label) = self.next_inline_footnote();
        self.aside(|renderer, html| renderer.inline_reference(html, key, &label))?;
        self.enter_inline_footnote(key, &label)
    }

    fn next_inline_footnote(&mut self) -> (Key, String) {
        let number = self.footnotes.get_or_insert_default().next_inline();
        (Key::Inline(number), format!("__inline_{}", number + 1))
    }

    /// Writes the reference to an inline footnote. In the description of an image there is no place for
    /// it.
    fn inline_reference<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        key: Key,
        label: &str,
    ) -> fmt::Result {
        if self.unusual > 0 {
            self.footnotes.get_or_insert_default().count(key, label);
            return Ok(());
        }
        let written = self.in_heading(|renderer, content| renderer.reference(content, key, label));
        written.unwrap_or_else(|| self.reference(out, key, label))
    }

    fn enter_inline_footnote(&mut self, key: Key, label: &str) -> fmt::Result {
        self.go_aside(Some(key), label);
        self.aside(|renderer, html| renderer.put(html, "<p>"))
    }

    fn go_aside(&mut self, key: Option<Key>, label: &str) {
        let heading = self.headings.as_deref_mut().and_then(Headings::take_content);
        let footnotes = self.footnotes.get_or_insert_default();
        footnotes.end_piece();
        footnotes.open.push(Open { key, at_line_start: self.at_line_start, heading });
        if let Some(key) = key {
            let note = footnotes.notes.entry(key).or_default();
            note.label = label.into();
            note.is_defined = true;
        }
        self.at_line_start = true;
        self.unusual |= IN_DEFINITION;
    }

    fn end_definition(&mut self) -> fmt::Result {
        self.aside(|renderer, html| renderer.begin_line(html))?;
        let Some(footnotes) = &mut self.footnotes else { return Ok(()) };
        footnotes.end_piece();
        let open = footnotes.open.pop();
        if footnotes.open.is_empty() {
            self.unusual &= !IN_DEFINITION;
        }
        if let Some(Open { at_line_start, heading, .. }) = open {
            self.at_line_start = at_line_start;
            if let (Some(headings), Some(heading)) = (&mut self.headings, heading) {
                headings.give_content(heading);
            }
        }
        Ok(())
    }

    /// Writes an event in a definition.
    pub(super) fn event_in_definition(&mut self, event: &Event<'s>) -> fmt::Result {
        match event {
            Event::Start(Tag::FootnoteDefinition { footnote, effective }) => {
                self.start_definition(footnote, *effective);
                Ok(())
            }
            Event::End(TagEnd::FootnoteDefinition, _) => self.end_definition(),
            Event::End(TagEnd::InlineFootnote, _) => {
                self.aside(|renderer, html| renderer.put(html, PARAGRAPH_END))?;
                self.end_paragraph();
                self.end_definition()
            }
            Event::Start(Tag::InlineFootnote) => self.start_nested_footnote(),
            Event::Text(text) if !self.options.heading_ids => self.text_aside(*text),
            _ => {
                self.aside(|renderer, html| {
                    if renderer.options.heading_ids {
                        renderer.event_with_ids(html, event)
                    } else {
                        renderer.other_event(html, event)
                    }
                })?;
                if let Event::End(TagEnd::Paragraph { tight: false }, _) = event {
                    self.end_paragraph();
                }
                Ok(())
            }
        }
    }

    /// Notes that a paragraph of the open definition has ended.
    fn end_paragraph(&mut self) {
        if let Some(footnotes) = &mut self.footnotes {
            let end = footnotes.html.len();
            footnotes.open_note().into_iter().for_each(|note| note.paragraph_end = end);
        }
    }

    /// Writes something into what definitions hold. Not as into a string: what writes the rest of the
    /// document shall be called from one place only, so that it becomes a part of that.
    pub(super) fn aside(
        &mut self,
        write: impl FnOnce(&mut Self, &mut dyn fmt::Write) -> fmt::Result,
    ) -> fmt::Result {
        let Some(footnotes) = &mut self.footnotes else { return Ok(()) };
        let mut html = core::mem::take(&mut footnotes.html);
        self.unusual &= !IN_DEFINITION;
        let result = write(self, &mut html);
        self.unusual |= IN_DEFINITION;
        if let Some(footnotes) = &mut self.footnotes {
            footnotes.html = html;
        }
        result
    }
}
