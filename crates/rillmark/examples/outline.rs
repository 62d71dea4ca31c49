//! Prints the headings of a file, indented by level, with the lines that they stand on.
//!
//! ```text
//! $ cargo run --package rillmark --example outline -- README.md
//! ```

use std::env;
use std::fs;
use std::io;

use rillmark::{Event, Parser, Tag, TagEnd};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let source = fs::read_to_string(path)?;
    print_outline(&source, &mut io::stdout().lock())
}

fn print_outline(source: &str, out: &mut impl io::Write) -> io::Result<()> {
    let mut in_heading = false;
    let mut title = String::new();
    for (event, span) in Parser::new(source).spanned() {
        match event {
            Event::Start(Tag::Heading { .. }) => in_heading = true,
            // Emphasis, links and code spans need no case of their own: what is in them is text.
            Event::Text(text) if in_heading => title.push_str(&text),
            Event::SoftBreak | Event::HardBreak if in_heading => title.push(' '),
            // The span of an end is that of the whole element.
            Event::End(TagEnd::Heading(level), _) => {
                let line = source[..span.range().start].matches('\n').count() + 1;
                let indent = 2 * (usize::from(level.number()) - 1);
                writeln!(out, "{:indent$}{title} (line {line})", "")?;
                title.clear();
                in_heading = false;
            }
            _ => {}
        }
    }
    Ok(())
}
