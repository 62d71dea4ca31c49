//! A tree as a list of lines, and a table of contents.

use std::fmt;
use std::io::{self, Write};

use rillmark::Event;
use rillmark_ast::{ColumnUnit, Kind, Node, Tree};

use crate::listing::Listing;

/// Writes one line for each node.
pub(crate) fn write_tree(
    list: &mut Listing<'_, impl Write>,
    tree: &Tree,
    source: &str,
) -> io::Result<()> {
    list.line(tree.root().span(), 0, "Document")?;
    let mut open = vec![tree.root().children()];
    while let Some(children) = open.last_mut() {
        let Some(node) = children.next() else {
            open.pop();
            continue;
        };
        list.line(node.span(), open.len(), describe(node, source))?;
        open.push(node.children());
    }
    Ok(())
}

/// What an event says of the node: that which starts it, or all its text in one.
fn describe(node: Node<'_>, source: &str) -> String {
    let name = match node.kind() {
        Kind::Text => "Text",
        Kind::Html => "Html",
        Kind::InlineHtml => "InlineHtml",
        _ => {
            return match node.events(source).next() {
                Some((Event::Start(tag), _)) => tag.to_string(),
                Some((event, _)) => event.to_string(),
                None => "Unknown".into(),
            };
        }
    };
    let mut text = String::new();
    for (event, _) in node.events(source) {
        match event {
            Event::Text(piece) | Event::Html(piece) | Event::InlineHtml(piece) => {
                text.push_str(&piece);
            }
            _ => text.push('\n'),
        }
    }
    format!("{name} {text:?}")
}

/// Writes the tree as JSON, on a line of its own.
pub(crate) fn write_json(out: &mut impl Write, tree: &Tree, source: &str) -> io::Result<()> {
    let mut text = Text { out, failure: None };
    match tree.write_json(source, ColumnUnit::Utf16, &mut text) {
        Ok(()) => writeln!(text.out),
        Err(error) => Err(text.failure.unwrap_or_else(|| io::Error::other(error))),
    }
}

/// Text for bytes; it keeps why it failed.
struct Text<'o, W> {
    out: &'o mut W,
    failure: Option<io::Error>,
}

impl<W: Write> fmt::Write for Text<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.failure = Some(error);
            fmt::Error
        })
    }
}

/// Writes the table of contents as a list of links in Markdown.
pub(crate) fn write_toc(out: &mut impl Write, tree: &Tree, source: &str) -> io::Result<()> {
    for entry in tree.table_of_contents(source) {
        let indent = 2 * usize::from(entry.depth);
        let text = escape(&entry.heading.text);
        writeln!(out, "{:indent$}- [{text}](#{})", "", entry.heading.slug)?;
    }
    Ok(())
}

/// Text as Markdown that has nothing in it but this text.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        if matches!(char, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '&' | '~' | '|') {
            escaped.push('\\');
        }
        escaped.push(if char == '\n' { ' ' } else { char });
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_contents_says_what_the_headings_do() {
        let source =
            "# a *b* `c`\n## \\*d\\* &amp;lt; [e](f) \\[g]\nh\n\\<i>\n===\n### ~~j~~ |\n#\n";
        let tree = Tree::parse(source);
        let mut out = Vec::new();
        write_toc(&mut out, &tree, source).unwrap();
        let toc = String::from_utf8(out).unwrap();
        let again = Tree::parse(&toc);
        let links = again.root().descendants().filter(|node| matches!(node.kind(), Kind::Link(_)));
        let texts: Vec<_> = links.map(|link| link.text(&toc)).collect();
        let headings: Vec<_> =
            tree.headings(source).map(|heading| heading.text.replace('\n', " ")).collect();
        assert_eq!(texts, headings, "{toc}");
    }
}
