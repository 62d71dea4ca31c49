//! Edits in the middle of a document.

#![expect(clippy::unnecessary_wraps, reason = "all of them are of the type `Drain`")]

use std::hint::black_box;

use rillmark_ast::Document;

use crate::{Failure, Html, dialect};

/// How many edits there are: enough for the parse before them not to matter.
const EDITS: usize = 1000;

/// The document, parsed once.
pub(crate) fn parse(source: &str, _: &mut Html) -> Result<usize, Failure> {
    Ok(black_box(&document(source)).tree().byte_len())
}

/// The same, and then a character is put into its middle and taken away again.
pub(crate) fn edits(source: &str, _: &mut Html) -> Result<usize, Failure> {
    let mut document = document(source);
    let middle = (source.len() / 2..source.len()).find(|&at| source.is_char_boundary(at));
    let at = middle.unwrap_or(source.len());
    let mut changed = 0;
    for _ in 0..EDITS / 2 {
        changed += document.edit(at..at, "x").new.len();
        changed += document.edit(at..at + 1, "").new.len();
    }
    Ok(changed)
}

fn document(source: &str) -> Document {
    Document::parse_with(source, dialect::rillmark())
}
