//! Shows a file in a terminal, with styles, by the flat list of inlines that each block has.
//!
//! ```text
//! $ cargo run --package rillmark-ast --example terminal -- README.md
//! ```

use std::env;
use std::fs;
use std::io;

use rillmark::Options;
use rillmark_ast::{Document, InlineContent, InlineRun, InlineStyle, Kind, Node};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let document = Document::parse_with(fs::read_to_string(path)?, Options::GFM);
    show(&document, &mut io::stdout().lock())
}

fn show(document: &Document, out: &mut impl io::Write) -> io::Result<()> {
    let source = document.source();
    for node in document.root().descendants() {
        let inlines = node.inline_runs(source).map(show_run);
        let text = match node.kind() {
            Kind::Heading { level, .. } => {
                let marks = "#".repeat(level.number().into());
                format!("\x1B[1m{marks} {}\x1B[m\n", node.text(source))
            }
            Kind::Paragraph { tight } => inlines.chain((!tight).then(|| "\n".into())).collect(),
            Kind::TableRow { .. } => node.text(source).replace('\n', " │ "),
            Kind::CodeBlock(_) => format!("\x1B[36m{}\x1B[m", node.text(source)),
            Kind::ThematicBreak => "─".repeat(40),
            _ => continue,
        };
        let (first, others) = prefix(node);
        for (number, line) in text.split('\n').enumerate() {
            writeln!(out, "{}{line}", if number == 0 { &first } else { &others })?;
        }
    }
    Ok(())
}

/// A run as the terminal takes it: its styles switched on, the text, the styles switched off.
fn show_run(run: InlineRun<'_>) -> String {
    let (InlineContent::Text(text) | InlineContent::Html(text)) = run.content else {
        return "\n".into();
    };
    let codes = [
        (InlineStyle::STRONG, "\x1B[1m"),
        (InlineStyle::EMPHASIS, "\x1B[3m"),
        (InlineStyle::LINK, "\x1B[4m"),
        (InlineStyle::STRIKETHROUGH, "\x1B[9m"),
        (InlineStyle::CODE, "\x1B[36m"),
    ];
    let codes = codes.iter().filter(|(style, _)| run.style.contains(*style));
    let on: String = codes.map(|(_, code)| *code).collect();
    let off = if on.is_empty() { "" } else { "\x1B[m" };
    format!("{on}{}{off}", &*text)
}

/// What stands before the lines of a block: bars of block quotes, and bullets or numbers of items
/// before the first line of their first block.
fn prefix(block: Node<'_>) -> (String, String) {
    let (mut first, mut others) = (String::new(), String::new());
    for node in block.ancestors().skip(1) {
        let marker = match (node.kind(), node.task(), node.ordinal()) {
            (Kind::BlockQuote, ..) => "│ ".into(),
            (Kind::Item, Some(is_done), _) => (if is_done { "☑ " } else { "☐ " }).into(),
            (Kind::Item, _, Some(number)) => format!("{number}. "),
            (Kind::Item, ..) => "• ".into(),
            _ => continue,
        };
        let blank = " ".repeat(marker.chars().count());
        let is_first = node.first_child() == Some(block);
        let goes_on = if node.kind() == Kind::BlockQuote { &marker } else { &blank };
        first.push_str(if is_first { &marker } else { goes_on });
        others.push_str(goes_on);
    }
    (first, others)
}
