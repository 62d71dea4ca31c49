//! Events, HTML and tree of every document of the corpus.
//!
//! A snapshot that is missing or differs fails the test. `INSTA_UPDATE=always cargo test -p
//! rillmark-snapshots --test snapshots` writes them; what it wrote is then read, line by line,
//! before it is committed.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use insta::{Settings, assert_snapshot};
use rillmark_corpus::{Document, documents};
use rillmark_snapshots::{dialect, events, html_of, tree};

#[test]
fn events_are_as_reviewed() {
    check("events", |construct, source| events(source, dialect(construct)));
}

#[test]
fn html_is_as_reviewed() {
    check("html", html_of);
}

/// That a tree has the events of its document is a law; what is read here is what becomes one run of
/// text, where runs end, and how elements nest.
#[test]
fn trees_are_as_reviewed() {
    check("tree", |construct, source| tree(source, dialect(construct)));
}

/// Writes down a document of this construct.
type Write = fn(&str, &str) -> String;

/// Compares all documents before it fails, so that one run shows or writes everything.
fn check(form: &str, write: Write) {
    let documents = documents();
    let failed: Vec<_> = documents
        .iter()
        .filter(|document| catch_unwind(|| compare(document, form, write)).is_err())
        .map(Document::path)
        .collect();
    assert!(failed.is_empty(), "{} {form} snapshots differ: {}", failed.len(), failed.join(" "));
    assert_eq!(orphans(form, &documents), BTreeSet::new(), "{form} snapshots without a document");
}

fn compare(document: &Document, form: &str, write: Write) {
    let mut settings = Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.set_snapshot_path(format!("../{form}/{}", document.construct));
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("corpus");
    settings.set_input_file(corpus.join(document.path()).with_extension("md"));
    settings.bind(|| {
        assert_snapshot!(&*document.name, write(&document.construct, &document.text));
    });
}

/// Snapshots whose document is gone.
fn orphans(form: &str, documents: &[Document]) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(form);
    let expected: BTreeSet<_> = documents.iter().map(Document::path).collect();
    let mut names = BTreeSet::new();
    for construct in fs::read_dir(folder).into_iter().flatten().flatten() {
        for file in fs::read_dir(construct.path()).into_iter().flatten().flatten() {
            let (construct, file) = (construct.file_name(), file.file_name());
            let (construct, file) = (construct.to_string_lossy(), file.to_string_lossy());
            names.extend(file.strip_suffix(".snap").map(|name| format!("{construct}/{name}")));
        }
    }
    names.difference(&expected).cloned().collect()
}
