//! The definitions of text that is gone, and how a parser asks for them.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;

use rillmark::{Definition, Event, Footnote, Link, LinkLabel, Resolver, Span, Tag};

/// The first definition of each label, by the label's folded characters.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kept {
    texts: BTreeMap<Box<str>, Box<str>>,
    /// The labels of footnotes as they were written, and their indexes.
    footnotes: BTreeMap<Box<str>, (Box<str>, u32)>,
}

/// A definition on its way into [`Kept`].
#[derive(Clone, Debug)]
pub(crate) struct NewDefinition {
    /// The label's folded characters.
    pub(crate) label: Box<str>,
    /// Destination and title, as the answer of a resolver; of a footnote the label, as it was written.
    text: Box<str>,
    /// The index of a footnote.
    footnote: Option<u32>,
}

impl Kept {
    /// Adds a definition unless its label has one; says whether it was added.
    pub(crate) fn insert(&mut self, definition: NewDefinition) -> bool {
        let NewDefinition { label, text, footnote } = definition;
        if let Some(index) = footnote {
            let is_new = !self.footnotes.contains_key(&label);
            if is_new {
                self.footnotes.insert(label, (text, index));
            }
            return is_new;
        }
        let is_new = !self.texts.contains_key(&label);
        if is_new {
            self.texts.insert(label, text);
        }
        is_new
    }

    pub(crate) fn clear(&mut self) {
        self.texts.clear();
        self.footnotes.clear();
    }
}

impl NewDefinition {
    /// Copies the definition that an event is, if references refer to it.
    pub(crate) fn of(source: &str, event: &Event<'_>, span: Span) -> Option<Self> {
        match event {
            Event::Definition(definition) if definition.is_effective() => {
                Self::new(source, definition, span)
            }
            Event::Start(Tag::FootnoteDefinition { footnote, effective: true }) => {
                let label = Span::new(span.start + 1, span.end - 2);
                Some(Self {
                    label: LinkLabel::new(source, label)?.folded().collect(),
                    text: footnote.label.into(),
                    footnote: Some(footnote.index),
                })
            }
            _ => None,
        }
    }

    /// Copies a definition that stands at the span.
    fn new(source: &str, definition: &Definition<'_>, span: Span) -> Option<Self> {
        let link = definition.link();
        let span_of_label = link.label()?;
        let prefixes = link.parts().map_or(0, |parts| parts.line_prefixes);
        let label = LinkLabel::with_prefixes(source, span_of_label, prefixes)?;
        // After the bracket and the colon.
        let at = span_of_label.end as usize + 2;
        let len = span.len() as usize;
        let written = if prefixes == 0 {
            String::from(source.get(at..span.end as usize)?)
        } else {
            // What stands before its lines would be text elsewhere.
            right_hand_side(&link)
        };
        // It is as long as the definition, since it counts as much where references expand.
        let text = alloc::format!("{written:>width$}", width = width(&written, len));
        Some(Self { label: label.folded().collect(), text: text.into(), footnote: None })
    }
}

/// Destination and title of a definition, written without what stands before its lines.
fn right_hand_side(link: &Link<'_>) -> String {
    let mut text = String::from("<");
    encode(&mut text, link.destination().to_cow().chars());
    text.push('>');
    if let Some(title) = link.title() {
        text.push_str(" \"");
        encode(&mut text, title.to_cow().chars());
        text.push('"');
    }
    text
}

/// To how many characters a text has to be filled up so that it has `len` bytes.
fn width(text: &str, len: usize) -> usize {
    text.chars().count() + len.saturating_sub(text.len())
}

/// Writes characters so that they are read as just these in a destination in angle brackets and in a
/// title in quotes.
fn encode(out: &mut String, text: impl Iterator<Item = char>) {
    for char in text {
        match char {
            '\n' => out.push_str("&#10;"),
            '\r' => out.push_str("&#13;"),
            _ => {
                if char.is_ascii_punctuation() {
                    out.push('\\');
                }
                out.push(char);
            }
        }
    }
}

/// What a parser of a part of the document knows of the text before it.
#[derive(Debug)]
pub(crate) struct Known<'a, 'm> {
    /// The definitions of what was committed.
    pub(crate) kept: &'a Kept,
    /// Those after them, in the open block.
    pub(crate) open: &'a Kept,
    /// The labels that nothing defines, where anybody asks.
    pub(crate) lacking: Option<&'m mut BTreeSet<Box<str>>>,
    /// The folded characters of the last label.
    pub(crate) label: &'m mut String,
}

impl Known<'_, '_> {
    fn fold(&mut self, label: LinkLabel<'_>) {
        self.label.clear();
        self.label.extend(label.folded());
    }
}

/// A label as it stands in the source.
fn label_of(text: &str) -> Option<LinkLabel<'_>> {
    LinkLabel::new(text, Span::new(0, u32::try_from(text.len()).ok()?))
}

impl<'a> Resolver<'a> for Known<'a, '_> {
    const ANSWERS_FIRST: bool = true;

    fn resolve(&mut self, label: &'a str, span: Span) -> Option<&'a str> {
        self.resolve_label(label_of(label)?, label, span)
    }

    fn resolve_first(&mut self, label: &'a str, span: Span) -> Option<&'a str> {
        self.resolve_label_first(label_of(label)?, label, span)
    }

    fn resolve_label(&mut self, label: LinkLabel<'_>, _: &'a str, _: Span) -> Option<&'a str> {
        if self.lacking.is_some() {
            self.fold(label);
        }
        if let Some(lacking) = &mut self.lacking
            && !lacking.contains(self.label.as_str())
        {
            lacking.insert(self.label.as_str().into());
        }
        None
    }

    fn resolve_label_first(
        &mut self,
        label: LinkLabel<'_>,
        _: &'a str,
        _: Span,
    ) -> Option<&'a str> {
        let (kept, open) = (&self.kept.texts, &self.open.texts);
        if kept.is_empty() && open.is_empty() {
            return None;
        }
        self.fold(label);
        let label = self.label.as_str();
        kept.get(label).or_else(|| open.get(label)).map(|text| &**text)
    }

    fn resolve_footnote(&mut self, label: &'a str, _span: Span) -> Option<Footnote<'a>> {
        let (kept, open) = (&self.kept.footnotes, &self.open.footnotes);
        self.fold(label_of(label)?);
        let label = self.label.as_str();
        let found = kept.get(label).or_else(|| open.get(label));
        if found.is_none()
            && let Some(lacking) = &mut self.lacking
            && !lacking.contains(label)
        {
            lacking.insert(label.into());
        }
        found.map(|(label, index)| Footnote::outside(label, *index))
    }
}
