//! Edits in the middle of a document: a command of its own, because one more way to call the parser would
//! change what the compiler makes of the others.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;

use rillmark_ast::Document;
use rillmark_benches::dialect;
use rillmark_benches::input::{self, Input};

const USAGE: &str = "usage: edits parse|edit INPUT [gfm | all | unsmart]";

/// How many edits there are.
const EDITS: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    dialect::take(&mut arguments);
    let [what, input] = &*arguments else { return Err(USAGE.into()) };
    let Input { documents, .. } = input::find(input)?;
    let source = documents.concat();
    let bytes = source.len();
    match &**what {
        "parse" => {
            let document = drain_parse(source);
            println!("{bytes} bytes, a tree of {}", document.tree().byte_len());
        }
        "edit" => {
            let mut document = Document::parse_with(source, dialect::rillmark());
            let changed = drain_edit(&mut document);
            println!("{bytes} bytes, {EDITS} edits changed {changed} blocks");
        }
        _ => return Err(USAGE.into()),
    }
    Ok(())
}

/// The function to count in: a parse of the whole.
#[inline(never)]
fn drain_parse(source: String) -> Document {
    Document::parse_with(source, dialect::rillmark())
}

/// The function to count in: a character is put into the middle and taken away again.
#[inline(never)]
fn drain_edit(document: &mut Document) -> usize {
    let source = document.source();
    let middle = (source.len() / 2..source.len()).find(|&at| source.is_char_boundary(at));
    let at = middle.unwrap_or(source.len());
    let mut changed = 0;
    for _ in 0..EDITS / 2 {
        changed += document.edit(at..at, "x").new.len();
        changed += document.edit(at..at + 1, "").new.len();
    }
    changed
}
