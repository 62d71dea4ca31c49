//! The documents that parsers read.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rillmark_corpus::{documents, generators};

/// The environment variable that names a folder of real documents.
pub const DOCUMENTS: &str = "RILLMARK_BENCH_DOCUMENTS";

/// A short text, as a forum holds many of.
const COMMENT: &str = include_str!("comment.md");
const _: () = assert!(COMMENT.len() == 200);

/// How many of them are read: 64 KB.
const COMMENTS: usize = 328;

/// The generators of the shapes that figures of other libraries are known for.
const SHAPES: [&str; 4] = ["prose", "nested", "tables", "entities"];

/// Documents of one kind. Each is parsed alone.
#[derive(Clone, Debug)]
pub struct Input {
    /// What they are.
    pub name: String,
    /// What they are a part of, for the mean.
    pub group: Group,
    /// Their texts.
    pub documents: Vec<String>,
}

/// Inputs that have a mean of their own, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The four shapes of 64 KB.
    Shapes,
    /// Other documents that were made up.
    Others,
    /// Real documents.
    Real,
}

impl Input {
    fn new(name: &str, group: Group, documents: Vec<String>) -> Self {
        Self { name: name.into(), group, documents }
    }

    /// How many bytes they have in all.
    pub fn len(&self) -> usize {
        self.documents.iter().map(String::len).sum()
    }

    /// Whether there is nothing to parse.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The generated documents, those of the corpus, a comment many times, and the real ones, if
/// [`DOCUMENTS`] names a folder: one input for each of its subfolders, and one for the `.md` files
/// in itself, if there are any.
///
/// # Errors
///
/// Where the folder cannot be read.
pub fn all() -> io::Result<Vec<Input>> {
    let mut inputs = made_up();
    if let Some(folder) = env::var_os(DOCUMENTS) {
        inputs.extend(real(Path::new(&folder))?);
    }
    inputs.retain(|input| !input.is_empty());
    Ok(inputs)
}

fn made_up() -> Vec<Input> {
    let generated = generators::ALL.into_iter().map(|(name, generate)| {
        let group = if SHAPES.contains(&name) { Group::Shapes } else { Group::Others };
        Input::new(name, group, vec![generate()])
    });
    let documents = documents().into_iter().map(|document| document.text).collect();
    let others = [
        Input::new("documents", Group::Others, documents),
        Input::new("comment", Group::Others, vec![COMMENT.into(); COMMENTS]),
    ];
    generated.chain(others).collect()
}

fn real(folder: &Path) -> io::Result<Vec<Input>> {
    let (kinds, files) = entries(folder)?.into_iter().partition::<Vec<_>, _>(|path| path.is_dir());
    let mut inputs = Vec::new();
    for kind in kinds {
        inputs.push(Input::new(&name(&kind), Group::Real, read(&kind)?));
    }
    let documents = files.iter().map(|file| read(file)).collect::<io::Result<Vec<_>>>()?.concat();
    inputs.push(Input::new(&name(folder), Group::Real, documents));
    Ok(inputs)
}

/// The text of a file, or of all `.md` files in a folder and its subfolders, ordered by name.
/// What is not UTF-8 is left out.
///
/// # Errors
///
/// Where a file or folder cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<String>> {
    let mut texts = Vec::new();
    let mut rest = vec![path.to_path_buf()];
    while let Some(path) = rest.pop() {
        if path.is_dir() {
            rest.extend(entries(&path)?.into_iter().rev());
        } else if path.extension().is_some_and(|extension| extension == "md") {
            texts.extend(String::from_utf8(fs::read(&path)?));
        }
    }
    Ok(texts)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
