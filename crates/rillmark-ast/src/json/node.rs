//! What nodes say beside their children and their place.

use alloc::string::String;
use core::fmt::{self, Display, Write as _};

use rillmark::{
    AlertKind, Alignment, Event, FrontMatterKind, Link, LinkKind, List, ListKind, Raw, Span,
};

use super::Json;
use super::write::WithoutLastLineEnd;
use crate::kind::Kind;
use crate::node::Node;

impl<'t, W: fmt::Write> Json<'t, '_, W> {
    /// Writes all of a node up to its children or its place; says whether children follow.
    pub(super) fn begin(&mut self, node: Node<'t>, is_loose: bool) -> Result<bool, fmt::Error> {
        let kind = match node.kind() {
            Kind::Paragraph { .. } => "paragraph",
            Kind::BlockQuote => "blockquote",
            Kind::TableRow { .. } => "tableRow",
            Kind::TableCell { .. } => "tableCell",
            Kind::Emphasis => "emphasis",
            Kind::Strong => "strong",
            Kind::Strikethrough => "delete",
            Kind::Superscript => "superscript",
            Kind::Subscript => "subscript",
            Kind::Highlight => "mark",
            Kind::Insert => "insert",
            Kind::Underline => "underline",
            Kind::Spoiler => "spoiler",
            Kind::InlineFootnote => "footnote",
            Kind::Heading { level, .. } => {
                self.out.begin("heading")?;
                self.out.field("depth", level.number())?;
                return Ok(true);
            }
            Kind::Alert(kind) => {
                self.out.begin("blockquote")?;
                self.out.field("data", format_args!("{{\"alert\":\"{}\"}}", alert_name(kind)))?;
                return Ok(true);
            }
            Kind::List(list) => return self.list(node, list).map(|()| true),
            Kind::Item => return self.item(node, is_loose).map(|()| true),
            Kind::Table(_) => return self.table(node).map(|()| true),
            Kind::Link(kind) => return self.link(node, kind).map(|()| true),
            Kind::DefinitionList => "defList",
            Kind::DefinitionTerm => "defListTerm",
            Kind::DefinitionDetails { tight } => {
                self.out.begin("defListDescription")?;
                let is_spread = !tight && self.is_spread(node);
                self.out.field("spread", is_spread)?;
                return Ok(true);
            }
            Kind::Custom(run) => {
                self.out.begin("custom")?;
                let (character, len) = (run.character(), run.len());
                let data = format_args!(
                    "{{\"character\":\"{}\",\"length\":{len}}}",
                    char::from(character)
                );
                self.out.field("data", data)?;
                return Ok(true);
            }
            Kind::Directive(kind) => return self.directive(node, kind).map(|()| true),
            Kind::DirectiveLabel => {
                self.out.begin("paragraph")?;
                self.out.field("data", "{\"directiveLabel\":true}")?;
                return Ok(true);
            }
            Kind::FootnoteDefinition { .. } => {
                self.out.begin("footnoteDefinition")?;
                return self.footnote(node).map(|()| true);
            }
            _ => return self.leaf(node).map(|()| false),
        };
        self.out.begin(kind)?;
        Ok(true)
    }

    /// Writes a node that has no children.
    fn leaf(&mut self, node: Node<'t>) -> fmt::Result {
        match node.kind() {
            Kind::ThematicBreak => self.out.begin("thematicBreak"),
            Kind::HardBreak => self.out.begin("break"),
            Kind::CodeSpan => {
                self.out.begin("inlineCode")?;
                self.value(node)
            }
            Kind::Math(_) => {
                self.out.begin("inlineMath")?;
                self.value(node)
            }
            Kind::CodeBlock(_) => {
                self.out.begin("code")?;
                self.info(node)?;
                self.value(node)
            }
            Kind::FrontMatter(kind) => {
                self.out.begin(match kind {
                    FrontMatterKind::Toml => "toml",
                    FrontMatterKind::Yaml => "yaml",
                })?;
                self.value(node)
            }
            Kind::HtmlBlock | Kind::InlineHtml => {
                self.out.begin("html")?;
                self.value(node)
            }
            Kind::Image(kind) => self.image(node, kind),
            Kind::FootnoteReference { .. } => {
                self.out.begin("footnoteReference")?;
                self.footnote(node)
            }
            Kind::Shortcode => {
                self.out.begin("shortcode")?;
                self.out.string("name", node.shortcode(self.source))
            }
            Kind::Definition { .. } => {
                self.out.begin("definition")?;
                let link = node.link(self.source).unwrap_or_default();
                self.link_label(&link)?;
                self.target(LinkKind::Inline, &link)
            }
            _ => self.out.begin("unknown"),
        }
    }

    /// Writes the text of code or HTML, without the last line end of a block.
    fn value(&mut self, node: Node<'t>) -> fmt::Result {
        self.out.raw(",\"value\":\"")?;
        let is_block =
            matches!(node.kind(), Kind::CodeBlock(_) | Kind::HtmlBlock | Kind::FrontMatter(_));
        let mut out = WithoutLastLineEnd { out: self.out.text(), is_held: false };
        for (event, _) in node.events(self.source) {
            if let Event::Text(text) | Event::Html(text) | Event::InlineHtml(text) = event {
                out.write_str(&text)?;
            }
        }
        if out.is_held && !is_block {
            out.out.write_char('\n')?;
        }
        self.out.raw("\"")
    }

    /// Writes the first word of an info string, and the rest.
    fn info(&mut self, node: Node<'t>) -> fmt::Result {
        let info = node.code_block(self.source).map(|code| code.info.to_cow());
        let info = info.as_deref().unwrap_or_default().trim();
        let (lang, meta) = info.split_once(char::is_whitespace).unwrap_or((info, ""));
        let there = |part: &'_ str| (!part.is_empty()).then(|| String::from(part));
        self.out.string("lang", there(lang))?;
        self.out.string("meta", there(meta.trim_start()))
    }

    fn list(&mut self, node: Node<'t>, list: List) -> fmt::Result {
        let is_ordered = list.kind == ListKind::Ordered;
        self.out.begin("list")?;
        self.out.field("ordered", is_ordered)?;
        self.out.field_or_null("start", is_ordered.then_some(list.start))?;
        let is_spread = !list.tight && self.is_spread(node);
        self.out.field("spread", is_spread)
    }

    fn item(&mut self, node: Node<'t>, is_loose: bool) -> fmt::Result {
        self.out.begin("listItem")?;
        let is_spread = is_loose && self.is_spread(node);
        self.out.field("spread", is_spread)?;
        self.out.field_or_null("checked", node.task())
    }

    /// Whether there are lines between two children that belong to none of them: blank ones.
    fn is_spread(&self, node: Node<'t>) -> bool {
        let mut end = None;
        node.children().any(|child| {
            let Span { start, end: next } = child.span();
            let line = end.replace(self.places.line(next));
            line.is_some_and(|line| self.places.line(start) > line.saturating_add(1))
        })
    }

    fn table(&mut self, node: Node<'t>) -> fmt::Result {
        self.out.begin("table")?;
        self.out.raw(",\"align\":[")?;
        let row = node.first_child();
        for (number, cell) in row.iter().flat_map(|row| row.children()).enumerate() {
            if number > 0 {
                self.out.raw(",")?;
            }
            let Kind::TableCell { alignment, .. } = cell.kind() else { continue };
            self.out.raw(match alignment {
                Alignment::Left => "\"left\"",
                Alignment::Center => "\"center\"",
                Alignment::Right => "\"right\"",
                Alignment::None => "null",
            })?;
        }
        self.out.raw("]")
    }

    fn link(&mut self, node: Node<'t>, kind: LinkKind) -> fmt::Result {
        let link = node.link(self.source).unwrap_or_default();
        if let Some(reference) = reference_type(kind, &link) {
            self.out.begin("linkReference")?;
            self.link_label(&link)?;
            return self.out.string("referenceType", Some(reference));
        }
        self.out.begin("link")?;
        self.target(kind, &link)
    }

    fn image(&mut self, node: Node<'t>, kind: LinkKind) -> fmt::Result {
        let link = node.link(self.source).unwrap_or_default();
        let reference = reference_type(kind, &link);
        if reference.is_some() {
            self.out.begin("imageReference")?;
            self.link_label(&link)?;
            self.out.string("referenceType", reference)?;
        } else {
            self.out.begin("image")?;
            self.target(kind, &link)?;
        }
        self.out.raw(",\"alt\":\"")?;
        node.write_text(self.source, &mut self.out.text())?;
        self.out.raw("\"")
    }

    /// Writes the destination and title of a link.
    fn target(&mut self, kind: LinkKind, link: &Link<'_>) -> fmt::Result {
        if kind == LinkKind::Wiki {
            self.out.field("data", "{\"wikilink\":true}")?;
        }
        self.out.string("title", link.title())?;
        let scheme = match kind {
            LinkKind::Email | LinkKind::LiteralEmail => "mailto:",
            LinkKind::LiteralWww => "http://",
            _ => "",
        };
        self.out.string("url", Some(format_args!("{scheme}{}", link.destination())))
    }

    fn link_label(&mut self, link: &Link<'_>) -> fmt::Result {
        self.label(Label { source: self.source, span: link.label().unwrap_or_default() })
    }

    fn footnote(&mut self, node: Node<'t>) -> fmt::Result {
        let label = node.footnote(self.source).map_or("", |footnote| footnote.label);
        let end = u32::try_from(label.len()).unwrap_or(u32::MAX);
        self.label(Label { source: label, span: Span::new(0, end) })
    }

    /// Writes the label of a reference or definition: as it is compared with others, and as it was
    /// written.
    fn label(&mut self, label: Label<'_>) -> fmt::Result {
        self.out.string("identifier", Some(Identifier(label)))?;
        self.out.string("label", Some(label))
    }
}

/// A label, decoded; of its lines but the first one without what may stand before their text.
#[derive(Clone, Copy)]
struct Label<'s> {
    source: &'s str,
    span: Span,
}

impl<'s> Label<'s> {
    fn lines(self) -> impl Iterator<Item = &'s str> {
        let label = self.source.get(self.span.range()).unwrap_or_default();
        let prefix = |number| if number == 0 { &[][..] } else { &[' ', '\t', '>'][..] };
        let lines = label.split(['\n', '\r']).enumerate();
        let lines = lines.map(move |(number, line)| line.trim_start_matches(prefix(number)));
        lines.filter(|line| !line.is_empty())
    }
}

impl Display for Label<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.lines().enumerate() {
            if number > 0 {
                f.write_char('\n')?;
            }
            let span = Span::new(0, u32::try_from(line.len()).unwrap_or(u32::MAX));
            Raw::at(line, span).unwrap_or_default().fmt(f)?;
        }
        Ok(())
    }
}

/// A label as it is compared: in lower case, not decoded, runs of white space as one space.
struct Identifier<'s>(Label<'s>);

impl Display for Identifier<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.lines().flat_map(str::split_whitespace);
        for (number, word) in words.enumerate() {
            if number > 0 {
                f.write_char(' ')?;
            }
            // By way of upper case, so that `ß` is the same as `ss`.
            let upper = word.chars().flat_map(char::to_lowercase).flat_map(char::to_uppercase);
            for char in upper.flat_map(char::to_lowercase) {
                f.write_char(if char == '\0' { '\u{FFFD}' } else { char })?;
            }
        }
        Ok(())
    }
}

/// What kind of reference it is, if it is one to a definition.
fn reference_type(kind: LinkKind, link: &Link<'_>) -> Option<&'static str> {
    link.parts()?;
    match kind {
        LinkKind::Full => Some("full"),
        LinkKind::Collapsed => Some("collapsed"),
        LinkKind::Shortcut => Some("shortcut"),
        _ => None,
    }
}

fn alert_name(kind: AlertKind) -> &'static str {
    match kind {
        AlertKind::Tip => "tip",
        AlertKind::Important => "important",
        AlertKind::Warning => "warning",
        AlertKind::Caution => "caution",
        _ => "note",
    }
}
