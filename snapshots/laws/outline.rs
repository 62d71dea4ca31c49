//! Events in a form that can be compared across documents: without slices of one source, and with
//! all spans in one place.

use rillmark::{ClosedBy, Event, Footnote, HeadingKind, Link, Options, Parser, Raw, Span, Tag};

/// An event. Neighbouring pieces of text are one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Step {
    /// What it is, without any offset.
    pub(crate) what: What,
    /// Its span, then those of its parts.
    pub(crate) spans: Vec<Span>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum What {
    Text(String),
    Html(String),
    InlineHtml(String),
    End(String, ClosedBy),
    Other(String),
}

/// The outline of a document.
pub(crate) fn outline(source: &str, options: Options) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (event, span) in Parser::with_options(source, options).spanned() {
        let step = Step::new(&event, span);
        if let Some(last) = steps.last_mut()
            && let (What::Text(text), What::Text(more))
            | (What::Html(text), What::Html(more))
            | (What::InlineHtml(text), What::InlineHtml(more)) = (&mut last.what, &step.what)
        {
            text.push_str(more);
            last.spans[0].end = span.end;
        } else {
            steps.push(step);
        }
    }
    steps
}

impl Step {
    pub(crate) fn new(event: &Event<'_>, span: Span) -> Self {
        let what = match event {
            Event::Text(text) => What::Text(text.to_string()),
            Event::Html(text) => What::Html(text.to_string()),
            Event::InlineHtml(text) => What::InlineHtml(text.to_string()),
            Event::End(tag, closed_by) => What::End(format!("{tag:?}"), *closed_by),
            Event::Start(Tag::Heading { level, kind, attributes }) => {
                let is_atx = *kind == HeadingKind::Atx;
                What::Other(format!("Heading {level:?} {is_atx} {attributes:?}"))
            }
            Event::Start(Tag::Table(table)) => What::Other(format!("Table {}", table.columns)),
            Event::Start(Tag::Link { kind, link }) => {
                What::Other(format!("Link {kind:?} {}", decoded(link)))
            }
            Event::Start(Tag::Image { kind, link }) => {
                What::Other(format!("Image {kind:?} {}", decoded(link)))
            }
            Event::FootnoteReference(Footnote { label, index, .. }) => {
                What::Other(format!("Footnote reference {index} {label}"))
            }
            Event::Start(Tag::FootnoteDefinition { footnote, effective }) => {
                let Footnote { label, index, .. } = footnote;
                What::Other(format!("Footnote definition {effective} {index} {label}"))
            }
            Event::Definition(definition) => {
                let is_effective = definition.is_effective();
                What::Other(format!("Definition {is_effective} {}", decoded(&definition.link())))
            }
            _ => What::Other(format!("{event:?}")),
        };
        let mut spans = vec![span];
        spans.extend(parts(event));
        if let Event::FootnoteReference(footnote)
        | Event::Start(Tag::FootnoteDefinition { footnote, .. }) = event
        {
            spans.extend(footnote.definition().map(Span::empty));
        }
        Self { what, spans }
    }

    /// The same with other spans.
    pub(crate) fn map_spans(&self, map: impl Fn(Span) -> Span) -> Self {
        Self { what: self.what.clone(), spans: self.spans.iter().map(|span| map(*span)).collect() }
    }
}

fn decoded(link: &Link<'_>) -> String {
    format!("{:?} {:?}", link.destination(), link.title())
}

/// The spans of an event's parts.
pub(crate) fn parts(event: &Event<'_>) -> Vec<Span> {
    let of_link = |link: &Link<'_>| {
        let title = link.title().as_ref().and_then(Raw::span);
        [link.destination().span(), title, link.label()].into_iter().flatten().collect()
    };
    match event {
        Event::Start(Tag::Heading { kind, attributes, .. }) => {
            let places = attributes.spanned().map(|(_, span)| span);
            let underline = match kind {
                HeadingKind::Setext { underline } => Some(*underline),
                _ => None,
            };
            attributes.span().into_iter().chain(places).chain(underline).collect()
        }
        Event::Start(Tag::Directive { attributes, .. }) => {
            let places = attributes.spanned().map(|(_, span)| span);
            attributes.span().into_iter().chain(places).collect()
        }
        Event::Start(Tag::Table(table)) => vec![table.delimiter_row],
        Event::Start(Tag::CodeBlock(code)) => code.info.span().into_iter().collect(),
        Event::Start(Tag::Link { link, .. } | Tag::Image { link, .. }) => of_link(link),
        Event::Definition(definition) => of_link(&definition.link()),
        _ => Vec::new(),
    }
}
