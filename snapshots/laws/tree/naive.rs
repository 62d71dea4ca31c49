//! A tree of pointers, or rather of indices: each node with all that is asked of it.

use rillmark::{Event, Options, Parser, Span};
use rillmark_ast::Kind;

/// A node.
#[derive(Debug)]
pub(super) struct Naive {
    /// The line of the event that it begins with, for elements; the kind of leaf for others.
    pub(super) what: String,
    pub(super) span: Span,
    pub(super) marker: Span,
    pub(super) parent: Option<usize>,
    pub(super) children: Vec<usize>,
}

/// The nodes of a document in its order; the first one is the document. Neighbouring pieces of
/// text are one node, as far as one span may hold them.
pub(super) fn naive(source: &str, options: Options) -> Vec<Naive> {
    let end = u32::try_from(source.len()).unwrap_or(u32::MAX);
    let mut nodes = vec![Naive {
        what: "Document".into(),
        span: Span::new(0, end),
        marker: Span::empty(0),
        parent: None,
        children: Vec::new(),
    }];
    let mut open = vec![0];
    for (event, span) in Parser::with_options(source, options).spanned() {
        let parent = open.last().copied().unwrap_or(0);
        let (what, marker) = match event {
            Event::Start(tag) => (tag.to_string(), span),
            Event::End(..) => {
                if let Some(node) = open.pop() {
                    nodes[node].span = span;
                }
                continue;
            }
            Event::Html(_) => ("Html".into(), Span::empty(span.start)),
            Event::InlineHtml(_) => ("InlineHtml".into(), Span::empty(span.start)),
            Event::Text(_) | Event::SoftBreak => ("Text".into(), Span::empty(span.start)),
            _ => (event.to_string(), Span::empty(span.start)),
        };
        let is_element = matches!(event, Event::Start(_));
        let index = nodes.len();
        nodes.push(Naive { what, span, marker, parent: Some(parent), children: Vec::new() });
        nodes[parent].children.push(index);
        if is_element {
            open.push(index);
        }
    }
    nodes
}

/// Whether a node of the tree is one of that line.
pub(super) fn is_of(kind: Kind, what: &str) -> bool {
    let name = what.split(' ').next().unwrap_or_default();
    match kind {
        Kind::Document => name == "Document",
        Kind::Paragraph { tight } => what == if tight { "Paragraph tight" } else { "Paragraph" },
        Kind::Heading { level, .. } => {
            what.starts_with(&format!("Heading level={}", level.number()))
        }
        Kind::BlockQuote => name == "BlockQuote",
        Kind::Alert(_) => name == "Alert",
        Kind::FootnoteDefinition { index, effective } => {
            name == "FootnoteDefinition"
                && what.contains(&format!(" index={index} "))
                && what.ends_with(" duplicate") != effective
        }
        Kind::InlineFootnote => name == "InlineFootnote",
        Kind::FootnoteReference { index } => {
            name == "FootnoteReference" && what.contains(&format!(" index={index} "))
        }
        Kind::List(list) => what.starts_with("List ") && what.contains(" tight") == list.tight,
        Kind::Directive(_) => name == "Directive",
        Kind::DirectiveLabel => name == "DirectiveLabel",
        Kind::Item => name == "Item",
        Kind::CodeBlock(_) => name == "CodeBlock",
        Kind::HtmlBlock => name == "HtmlBlock",
        Kind::ThematicBreak => name == "ThematicBreak",
        Kind::Definition { .. } => name == "Definition",
        Kind::Text => name == "Text",
        Kind::Html => name == "Html",
        Kind::InlineHtml => name == "InlineHtml",
        Kind::HardBreak => name == "HardBreak",
        Kind::Table(_) => name == "Table",
        Kind::TableRow { header } => name == "TableRow" && what.contains("header") == header,
        Kind::TableCell { header, .. } => name == "TableCell" && what.contains("header") == header,
        Kind::DefinitionList => name == "DefinitionList",
        Kind::DefinitionTerm => name == "DefinitionTerm",
        Kind::DefinitionDetails { tight } => {
            name == "DefinitionDetails" && what.contains("tight") == tight
        }
        Kind::Strikethrough => name == "Strikethrough",
        Kind::Superscript => name == "Superscript",
        Kind::Subscript => name == "Subscript",
        Kind::Highlight => name == "Highlight",
        Kind::Insert => name == "Insert",
        Kind::Underline => name == "Underline",
        Kind::Spoiler => name == "Spoiler",
        Kind::Custom(run) => what == format!("Custom {run}"),
        Kind::TaskMarker { .. } => name == "TaskMarker",
        Kind::Shortcode => name == "Shortcode",
        Kind::Math(_) => name == "Math",
        Kind::FrontMatter(_) => name == "FrontMatter",
        Kind::Emphasis => name == "Emphasis",
        Kind::Strong => name == "Strong",
        Kind::CodeSpan => name == "CodeSpan",
        Kind::Link(_) => name == "Link",
        Kind::Image(_) => name == "Image",
        _ => false,
    }
}
