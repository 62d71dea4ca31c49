//! Events as one line of text, for people, diffs and snapshots.

use core::fmt::{self, Display, Formatter, Write as _};

use crate::attributes::Attributes;
use crate::event::{
    AlertKind, Alignment, ClosedBy, CodeBlock, CodeBlockKind, DirectiveKind, Event, Footnote,
    FrontMatterKind, HeadingKind, LinkKind, List, ListKind, MathKind, Table, Tag, TagEnd,
};
use crate::link::{Definition, Link};
use crate::text::{Raw, Text};

/// The event on one line, with every fact that it carries.
///
/// Text stands between double quotes, decoded, with escapes for what would not be visible. What
/// has a place of its own in the source is followed by `@` and its span. The form is stable:
/// a change to it is a change of the interface.
///
/// ```
/// use rillmark::{Event, List, Parser, Tag, TagEnd};
///
/// let lines: Vec<_> = Parser::new("[a\\*](/b 'c')").map(|event| event.to_string()).collect();
/// assert_eq!(lines, [
///     "Start Paragraph",
///     "Start Link inline destination=\"/b\"@6..8 title=\"c\"@10..11",
///     "Text \"a\"",
///     "Text \"*\"",
///     "End Link",
///     "End Paragraph (end of input)",
/// ]);
/// ```
impl Display for Event<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Event::Start(tag) => write!(f, "Start {tag}"),
            Event::End(tag, ClosedBy::Source) => write!(f, "End {tag}"),
            Event::End(tag, ClosedBy::EndOfInput) => write!(f, "End {tag} (end of input)"),
            Event::Text(text) => write!(f, "Text {}", quoted(text)),
            Event::Html(text) => write!(f, "Html {}", quoted(text)),
            Event::InlineHtml(text) => write!(f, "InlineHtml {}", quoted(text)),
            Event::SoftBreak => f.write_str("SoftBreak"),
            Event::HardBreak => f.write_str("HardBreak"),
            Event::ThematicBreak => f.write_str("ThematicBreak"),
            Event::TaskMarker { checked: false } => f.write_str("TaskMarker"),
            Event::TaskMarker { checked: true } => f.write_str("TaskMarker checked"),
            Event::FootnoteReference(footnote) => write_footnote(f, "FootnoteReference", footnote),
            Event::Shortcode(name) => write!(f, "Shortcode name={}", quoted(&Text::from(*name))),
            Event::Definition(definition) => write_definition(f, definition),
        }
    }
}

/// The tag with its facts, as in the line of its [`Event::Start`].
impl Display for Tag<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Tag::Paragraph { tight } => write_paragraph(f, *tight),
            Tag::Heading { level, kind, attributes } => {
                write!(f, "Heading level={} ", level.number())?;
                write_heading_kind(f, *kind)?;
                write_attributes(f, *attributes)
            }
            Tag::BlockQuote => f.write_str("BlockQuote"),
            Tag::Alert(kind) => write!(f, "Alert {}", alert_word(*kind)),
            Tag::FootnoteDefinition { footnote, effective } => {
                write_footnote(f, "FootnoteDefinition", footnote)?;
                f.write_str(if *effective { "" } else { " duplicate" })
            }
            Tag::Directive { kind, name, attributes } => {
                let name = Text::from(*name);
                write!(f, "Directive {} name={}", directive_word(*kind), quoted(&name))?;
                write_attributes(f, *attributes)
            }
            Tag::DirectiveLabel => f.write_str("DirectiveLabel"),
            Tag::InlineFootnote => f.write_str("InlineFootnote"),
            Tag::List(list) => write_list(f, *list),
            Tag::Item => f.write_str("Item"),
            Tag::CodeBlock(code) => write_code_block(f, code),
            Tag::HtmlBlock => f.write_str("HtmlBlock"),
            Tag::FrontMatter(FrontMatterKind::Yaml) => f.write_str("FrontMatter yaml"),
            Tag::FrontMatter(FrontMatterKind::Toml) => f.write_str("FrontMatter toml"),
            Tag::Table(table) => {
                let Table { columns, delimiter_row } = table;
                write!(f, "Table columns={columns} delimiter_row={delimiter_row}")
            }
            Tag::TableRow { header } => write_row(f, *header),
            Tag::TableCell { alignment, header } => {
                write_cell(f, *header)?;
                write_alignment(f, *alignment)
            }
            Tag::DefinitionList => f.write_str("DefinitionList"),
            Tag::DefinitionTerm => f.write_str("DefinitionTerm"),
            Tag::DefinitionDetails { tight } => {
                write!(f, "DefinitionDetails {}", if *tight { "tight" } else { "loose" })
            }
            Tag::Emphasis => f.write_str("Emphasis"),
            Tag::Strong => f.write_str("Strong"),
            Tag::Strikethrough => f.write_str("Strikethrough"),
            Tag::Superscript => f.write_str("Superscript"),
            Tag::Subscript => f.write_str("Subscript"),
            Tag::Highlight => f.write_str("Highlight"),
            Tag::Insert => f.write_str("Insert"),
            Tag::Underline => f.write_str("Underline"),
            Tag::Spoiler => f.write_str("Spoiler"),
            Tag::Custom(run) => write!(f, "Custom {run}"),
            Tag::CodeSpan => f.write_str("CodeSpan"),
            Tag::Math(kind) => write!(f, "Math {}", math_word(*kind)),
            Tag::Link { kind, link } => {
                f.write_str("Link ")?;
                write_link(f, *kind, link)
            }
            Tag::Image { kind, link } => {
                f.write_str("Image ")?;
                write_link(f, *kind, link)
            }
        }
    }
}

/// The tag with its facts, as in the line of its [`Event::End`].
impl Display for TagEnd {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            TagEnd::Paragraph { tight } => write_paragraph(f, *tight),
            TagEnd::Heading(level) => write!(f, "Heading level={}", level.number()),
            TagEnd::BlockQuote => f.write_str("BlockQuote"),
            TagEnd::Alert => f.write_str("Alert"),
            TagEnd::FootnoteDefinition => f.write_str("FootnoteDefinition"),
            TagEnd::Directive(kind) => write!(f, "Directive {}", directive_word(*kind)),
            TagEnd::DirectiveLabel => f.write_str("DirectiveLabel"),
            TagEnd::InlineFootnote => f.write_str("InlineFootnote"),
            TagEnd::List(kind) => write!(f, "List {}", list_word(*kind)),
            TagEnd::Item => f.write_str("Item"),
            TagEnd::CodeBlock => f.write_str("CodeBlock"),
            TagEnd::HtmlBlock => f.write_str("HtmlBlock"),
            TagEnd::FrontMatter => f.write_str("FrontMatter"),
            TagEnd::Table => f.write_str("Table"),
            TagEnd::TableRow { header } => write_row(f, *header),
            TagEnd::TableCell { header } => write_cell(f, *header),
            TagEnd::DefinitionList => f.write_str("DefinitionList"),
            TagEnd::DefinitionTerm => f.write_str("DefinitionTerm"),
            TagEnd::DefinitionDetails => f.write_str("DefinitionDetails"),
            TagEnd::Emphasis => f.write_str("Emphasis"),
            TagEnd::Strong => f.write_str("Strong"),
            TagEnd::Strikethrough => f.write_str("Strikethrough"),
            TagEnd::Superscript => f.write_str("Superscript"),
            TagEnd::Subscript => f.write_str("Subscript"),
            TagEnd::Highlight => f.write_str("Highlight"),
            TagEnd::Insert => f.write_str("Insert"),
            TagEnd::Underline => f.write_str("Underline"),
            TagEnd::Spoiler => f.write_str("Spoiler"),
            TagEnd::Custom(run) => write!(f, "Custom {run}"),
            TagEnd::CodeSpan => f.write_str("CodeSpan"),
            TagEnd::Math(kind) => write!(f, "Math {}", math_word(*kind)),
            TagEnd::Link => f.write_str("Link"),
            TagEnd::Image => f.write_str("Image"),
        }
    }
}

fn write_paragraph(f: &mut Formatter<'_>, tight: bool) -> fmt::Result {
    f.write_str(if tight { "Paragraph tight" } else { "Paragraph" })
}

fn write_heading_kind(f: &mut Formatter<'_>, kind: HeadingKind) -> fmt::Result {
    match kind {
        HeadingKind::Atx => f.write_str("atx"),
        HeadingKind::Setext { underline } => write!(f, "setext underline={underline}"),
    }
}

fn write_attributes(f: &mut Formatter<'_>, attributes: Attributes<'_>) -> fmt::Result {
    if attributes == Attributes::NONE {
        return Ok(());
    }
    write!(f, " attributes={}", quoted(&attributes.as_source().into()))?;
    attributes.span().map_or(Ok(()), |span| write!(f, "@{span}"))
}

fn write_list(f: &mut Formatter<'_>, list: List) -> fmt::Result {
    write!(f, "List {} '{}'", list_word(list.kind), char::from(list.marker))?;
    if list.kind == ListKind::Ordered {
        write!(f, " start={}", list.start)?;
    }
    f.write_str(if list.tight { " tight" } else { " loose" })
}

fn write_footnote(f: &mut Formatter<'_>, name: &str, footnote: &Footnote<'_>) -> fmt::Result {
    let label = quoted(&Text::from(footnote.label));
    write!(f, "{name} label={label} index={}", footnote.index)?;
    match footnote.definition() {
        Some(definition) => write!(f, " definition={definition}"),
        None => Ok(()),
    }
}

fn alert_word(kind: AlertKind) -> &'static str {
    match kind {
        AlertKind::Note => "note",
        AlertKind::Tip => "tip",
        AlertKind::Important => "important",
        AlertKind::Warning => "warning",
        AlertKind::Caution => "caution",
    }
}

fn directive_word(kind: DirectiveKind) -> &'static str {
    match kind {
        DirectiveKind::Text => "text",
        DirectiveKind::Leaf => "leaf",
        DirectiveKind::Container => "container",
    }
}

fn math_word(kind: MathKind) -> &'static str {
    match kind {
        MathKind::Inline => "inline",
        MathKind::Display => "display",
        MathKind::Code => "code",
    }
}

fn list_word(kind: ListKind) -> &'static str {
    match kind {
        ListKind::Bullet => "bullet",
        ListKind::Ordered => "ordered",
    }
}

fn write_row(f: &mut Formatter<'_>, header: bool) -> fmt::Result {
    f.write_str(if header { "TableRow header" } else { "TableRow" })
}

fn write_cell(f: &mut Formatter<'_>, header: bool) -> fmt::Result {
    f.write_str(if header { "TableCell header" } else { "TableCell" })
}

fn write_alignment(f: &mut Formatter<'_>, alignment: Alignment) -> fmt::Result {
    f.write_str(match alignment {
        Alignment::None => "",
        Alignment::Left => " left",
        Alignment::Center => " center",
        Alignment::Right => " right",
    })
}

fn write_code_block(f: &mut Formatter<'_>, code: &CodeBlock<'_>) -> fmt::Result {
    match code.kind {
        CodeBlockKind::Indented => f.write_str("CodeBlock indented")?,
        CodeBlockKind::Fenced { marker } => {
            write!(f, "CodeBlock fenced '{}'", char::from(marker))?;
        }
        CodeBlockKind::Math { marker } => write!(f, "CodeBlock math '{}'", char::from(marker))?,
    }
    if code.info.is_empty() { Ok(()) } else { write_raw(f, "info", code.info) }
}

fn write_link(f: &mut Formatter<'_>, kind: LinkKind, link: &Link<'_>) -> fmt::Result {
    f.write_str(match kind {
        LinkKind::Inline => "inline",
        LinkKind::Full => "full",
        LinkKind::Collapsed => "collapsed",
        LinkKind::Shortcut => "shortcut",
        LinkKind::Autolink => "autolink",
        LinkKind::Email => "email",
        LinkKind::LiteralUrl => "literal-url",
        LinkKind::LiteralWww => "literal-www",
        LinkKind::LiteralEmail => "literal-email",
        LinkKind::Wiki => "wiki",
    })?;
    write_label(f, link)?;
    write_destination(f, link)
}

fn write_definition(f: &mut Formatter<'_>, definition: &Definition<'_>) -> fmt::Result {
    let link = definition.link();
    f.write_str("Definition ")?;
    f.write_str(if definition.is_effective() { "effective" } else { "duplicate" })?;
    write_label(f, &link)?;
    write_destination(f, &link)
}

fn write_label(f: &mut Formatter<'_>, link: &Link<'_>) -> fmt::Result {
    link.label().map_or(Ok(()), |label| write!(f, " label={label}"))
}

fn write_destination(f: &mut Formatter<'_>, link: &Link<'_>) -> fmt::Result {
    write_raw(f, "destination", link.destination())?;
    link.title().map_or(Ok(()), |title| write_raw(f, "title", title))
}

fn write_raw(f: &mut Formatter<'_>, name: &str, raw: Raw<'_>) -> fmt::Result {
    write!(f, " {name}={}", Quoted(raw.pieces()))?;
    write_place(f, raw)
}

fn write_place(f: &mut Formatter<'_>, raw: Raw<'_>) -> fmt::Result {
    raw.span().map_or(Ok(()), |span| write!(f, "@{span}"))
}

/// Pieces of text between one pair of double quotes.
struct Quoted<I>(I);

fn quoted<'s>(text: &Text<'s>) -> Quoted<core::iter::Once<Text<'s>>> {
    Quoted(core::iter::once(*text))
}

impl<'s, I: Iterator<Item = Text<'s>> + Clone> Display for Quoted<I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for piece in self.0.clone() {
            piece.chars().try_for_each(|char| write_escaped(f, char))?;
        }
        f.write_char('"')
    }
}

/// Writes a character so that it can be seen.
///
/// `str::escape_debug` would do it, but what that escapes changes with the Unicode version of the
/// standard library, and with it the form of events.
fn write_escaped(f: &mut Formatter<'_>, char: char) -> fmt::Result {
    match char {
        '"' | '\\' => write!(f, "\\{char}"),
        '\n' => f.write_str("\\n"),
        '\r' => f.write_str("\\r"),
        '\t' => f.write_str("\\t"),
        _ if is_invisible(char) => write!(f, "{}", char.escape_unicode()),
        _ => f.write_char(char),
    }
}

/// Whether a character has no shape of its own or changes how others are laid out: control
/// characters, spaces that look like a plain one or like nothing, marks of direction.
fn is_invisible(char: char) -> bool {
    matches!(char,
        '\0'..='\x1F' | '\x7F'..='\u{A0}' | '\u{AD}' | '\u{61C}' | '\u{1680}' | '\u{180E}'
        | '\u{2000}'..='\u{200F}' | '\u{2028}'..='\u{202F}' | '\u{205F}'..='\u{206F}'
        | '\u{3000}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E007F}')
}

#[cfg(test)]
mod tests;
