//! The documents that parsers read.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rillmark_corpus::{documents, generators};

/// The environment variable that names a folder of real documents.
pub const DOCUMENTS: &str = "RILLMARK_BENCH_DOCUMENTS";

/// The name of the input that the documents of the corpus are.
const CORPUS: &str = "documents";

/// The name of the input that is one short text many times, as a forum has them: what a parser does
/// before it begins counts.
const COMMENT: &str = "comment";
const COMMENT_TEXT: &str = include_str!("comment.md");
const _: () = assert!(COMMENT_TEXT.len() == 200);

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
    /// How many bytes they have in all.
    pub fn len(&self) -> usize {
        self.documents.iter().map(String::len).sum()
    }

    /// Whether there is nothing to parse.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// All inputs: the generated documents, those of the corpus, a comment many times, and the real
/// ones, if [`DOCUMENTS`] names a folder: one input for each of its subfolders, and one for the
/// `.md` files in itself, if there are any.
///
/// # Errors
///
/// Where the folder cannot be read.
pub fn all() -> io::Result<Vec<Input>> {
    let names = generators::ALL.into_iter().map(|(name, _)| name).chain([CORPUS, COMMENT]);
    let mut inputs: Vec<_> = names.filter_map(made_up).collect();
    if let Some(folder) = folder() {
        for kind in entries(&folder)?.iter().filter(|path| path.is_dir()) {
            inputs.push(real(kind, read_folder(kind)?));
        }
        let files = entries(&folder)?.into_iter().filter(|path| path.is_file());
        let documents =
            files.map(|file| read_folder(&file)).collect::<io::Result<Vec<_>>>()?.concat();
        inputs.push(real(&folder, documents));
    }
    inputs.retain(|input| !input.is_empty());
    Ok(inputs)
}

/// The input with this name; else what is in the file or folder.
///
/// Nothing else is read, for what was in memory before has an influence on how much work memory
/// makes for those parsers that take some.
///
/// # Errors
///
/// Where a file or folder cannot be read.
pub fn find(name: &str) -> io::Result<Input> {
    if let Some(input) = made_up(name) {
        return Ok(input);
    }
    let kind = folder().map(|folder| folder.join(name)).filter(|kind| kind.is_dir());
    let path = kind.unwrap_or_else(|| name.into());
    Ok(real(&path, read(&path)?))
}

/// The input with this name that is there without a folder of real documents.
fn made_up(name: &str) -> Option<Input> {
    let (group, documents) = match name {
        CORPUS => (Group::Others, documents().into_iter().map(|document| document.text).collect()),
        COMMENT => (Group::Others, vec![COMMENT_TEXT.into(); COMMENTS]),
        _ => {
            let (_, generate) = generators::ALL.into_iter().find(|(other, _)| *other == name)?;
            let is_shape = SHAPES.contains(&name);
            (if is_shape { Group::Shapes } else { Group::Others }, vec![generate()])
        }
    };
    Some(Input { name: name.into(), group, documents })
}

fn real(path: &Path, documents: Vec<String>) -> Input {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Input { name, group: Group::Real, documents }
}

fn folder() -> Option<PathBuf> {
    env::var_os(DOCUMENTS).filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// The text of a file, or of all `.md` files in a folder and its subfolders, ordered by name.
/// What is not UTF-8 is left out of a folder.
///
/// # Errors
///
/// Where a file or folder cannot be read, or a folder has no such file.
pub fn read(path: &Path) -> io::Result<Vec<String>> {
    if !path.is_dir() {
        return Ok(vec![fs::read_to_string(path)?]);
    }
    let texts = read_folder(path)?;
    if texts.is_empty() { Err(io::ErrorKind::NotFound.into()) } else { Ok(texts) }
}

fn read_folder(path: &Path) -> io::Result<Vec<String>> {
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
