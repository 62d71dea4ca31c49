//! Prints the headings of a file as a table of contents: each with its anchor and its line.
//!
//! ```text
//! $ cargo run --package rillmark-ast --example heading_outline -- README.md
//! ```

use std::env;
use std::fs;
use std::io;

use rillmark_ast::{Document, LineIndex};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let document = Document::parse(fs::read_to_string(path)?);
    print_outline(&document, &mut io::stdout().lock())
}

fn print_outline(document: &Document, out: &mut impl io::Write) -> io::Result<()> {
    let lines = LineIndex::new(document.source());
    for entry in document.table_of_contents() {
        let heading = entry.heading;
        let line = lines.line(heading.node.span().start) + 1;
        let indent = 2 * usize::from(entry.depth);
        writeln!(out, "{:indent$}{} #{} (line {line})", "", heading.text, heading.slug)?;
    }
    Ok(())
}
