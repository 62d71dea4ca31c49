//! Lists the links and images of a file with the place of their destinations, as an editor or a
//! link checker needs it.
//!
//! ```text
//! $ cargo run --package rillmark --example links -- README.md
//! ```

use std::env;
use std::fs;
use std::io;

use rillmark::{Event, Parser, Span, Tag};

fn main() -> io::Result<()> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let source = fs::read_to_string(&path)?;
    list_links(&path, &source, &mut io::stdout().lock())
}

fn list_links(path: &str, source: &str, out: &mut impl io::Write) -> io::Result<()> {
    for (event, marker) in Parser::new(source).spanned() {
        let Event::Start(Tag::Link { link, .. } | Tag::Image { link, .. }) = event else {
            continue;
        };
        // The destination of a reference stands in its definition, which can be anywhere.
        let destination = link.destination();
        let (line, column) = line_and_column(source, destination.span().unwrap_or(marker));
        writeln!(out, "{path}:{line}:{column}: {destination}")?;
    }
    Ok(())
}

/// Line and column of a place, counted from 1 as editors do. A program that asks often would keep
/// the offsets of the lines instead of counting them anew.
fn line_and_column(source: &str, place: Span) -> (usize, usize) {
    let before = &source[..place.range().start];
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}
