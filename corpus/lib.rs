//! What the tests and benches read: Markdown documents by construct, generators of synthetic
//! ones and of attacks, and the examples of the specifications.
//!
//! A document is a `.md` file in the folder of its construct, beside this file. The folders carry
//! the specification's terms, as do the parser's source files and the snapshots. A new file needs
//! no registration; its snapshots are made by the `rillmark-snapshots` member.

#![expect(
    clippy::panic,
    reason = "only tests and benches use it: they stop where a file is missing"
)]

pub mod fragments;
pub mod generators;
pub mod pathological;
mod specification;

use std::fs;
use std::path::Path;

pub use specification::{Example, commonmark, gfm};

/// A Markdown document of the corpus.
#[derive(Clone, Debug)]
pub struct Document {
    /// The construct that it is about: the name of its folder.
    pub construct: String,
    /// What it shows: the name of its file without `.md`.
    pub name: String,
    /// The Markdown text, byte for byte.
    pub text: String,
}

impl Document {
    /// The construct and the name, as `list/loose`.
    pub fn path(&self) -> String {
        format!("{}/{}", self.construct, self.name)
    }
}

/// All documents, ordered by construct and name.
///
/// # Panics
///
/// Where a folder or file cannot be read, or is not UTF-8.
pub fn documents() -> Vec<Document> {
    let mut documents = Vec::new();
    for construct in names(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(&construct);
        if !folder.is_dir() {
            continue;
        }
        for file in names(&folder) {
            let Some(name) = file.strip_suffix(".md") else { continue };
            let path = folder.join(&file);
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            documents.push(Document { construct: construct.clone(), name: name.into(), text });
        }
    }
    documents
}

/// The names of what is in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<_> =
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    names
}
