//! Prints the links of a file that lead to files or headings that are not there.
//!
//! ```text
//! $ cargo run --package rillmark-ast --example link_checker -- README.md
//! ```

use std::collections::HashSet;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rillmark::Options;
use rillmark_ast::{ColumnUnit, Document, Kind, LineIndex};

fn main() -> io::Result<()> {
    let path = PathBuf::from(env::args().nth(1).unwrap_or_else(|| String::from("README.md")));
    let document = Document::parse_with(fs::read_to_string(&path)?, Options::GFM);
    check(&document, &path, &mut io::stdout().lock())
}

fn check(document: &Document, path: &Path, out: &mut impl io::Write) -> io::Result<()> {
    let source = document.source();
    let folder = path.parent().unwrap_or(Path::new(""));
    let anchors: HashSet<String> = document.headings().map(|heading| heading.slug).collect();
    let lines = LineIndex::new(source);
    for node in document.root().descendants() {
        // References, too, have the destination of their definition.
        let (Kind::Link(_) | Kind::Image(_), Some(link)) = (node.kind(), node.link(source)) else {
            continue;
        };
        let destination = link.destination().to_cow();
        if is_elsewhere(&destination) {
            continue;
        }
        let (file, anchor) = destination.split_once('#').unwrap_or((&destination, ""));
        let is_there = match (file, anchor) {
            ("", "") => true,
            ("", anchor) => anchors.contains(anchor),
            (file, _) => folder.join(file).exists(),
        };
        if !is_there {
            let place = lines.line_column(source, node.span().start, ColumnUnit::Characters);
            let (path, row, column) = (path.display(), place.line + 1, place.column + 1);
            writeln!(out, "{path}:{row}:{column}: {destination} is not there")?;
        }
    }
    Ok(())
}

/// Whether it has a scheme, as `https:` and `mailto:` are, or names another host: `name@host` is
/// what an autolink to a mail address holds.
fn is_elsewhere(destination: &str) -> bool {
    destination.contains([':', '@']) || destination.starts_with("//")
}
