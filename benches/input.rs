//! The documents that parsers read.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rillmark_corpus::{documents, generators};

/// The environment variable that names a folder of real documents.
pub const DOCUMENTS: &str = "RILLMARK_BENCH_DOCUMENTS";

/// Documents of one kind. Each is parsed alone.
#[derive(Clone, Debug)]
pub struct Input {
    /// What they are.
    pub name: String,
    /// Their texts.
    pub documents: Vec<String>,
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

/// The generated documents, those of the corpus, and the real ones, if [`DOCUMENTS`] names a
/// folder: one input for the `.md` files in it, and one for each of its subfolders.
///
/// # Errors
///
/// Where the folder cannot be read.
pub fn all() -> io::Result<Vec<Input>> {
    let generated = generators::ALL.into_iter();
    let mut inputs: Vec<_> = generated
        .map(|(name, generate)| Input { name: name.into(), documents: vec![generate()] })
        .collect();
    let documents = documents().into_iter().map(|document| document.text).collect();
    inputs.push(Input { name: "corpus".into(), documents });
    if let Some(folder) = env::var_os(DOCUMENTS) {
        let folder = Path::new(&folder);
        let subfolders = entries(folder)?.into_iter().filter(|path| path.is_dir());
        for kind in subfolders {
            inputs.push(Input { name: name(&kind), documents: read(&kind)? });
        }
        let files = entries(folder)?.into_iter().filter(|path| path.is_file());
        let documents = files.map(|file| read(&file)).collect::<io::Result<Vec<_>>>()?.concat();
        inputs.push(Input { name: name(folder), documents });
    }
    inputs.retain(|input| !input.is_empty());
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
