//! `cargo xtask tidy`: the rules of the repository that no other tool checks.

mod budgets;
mod corpus;
mod imports;
mod safety;
mod words;

use std::fmt::{self, Display};
use std::path::Path;
use std::process::Command;
use std::{fs, io};

use crate::Outcome;

/// Every rule, by the file that states it.
const RULES: [fn(&Repository) -> Vec<Violation>; 5] =
    [budgets::check, corpus::check, imports::check, safety::check, words::check];

/// Checks every rule; the error lists what breaks one.
pub(crate) fn run(root: &Path) -> Outcome {
    let repository = Repository::open(root)?;
    let violations: Vec<_> = RULES.iter().flat_map(|rule| rule(&repository)).collect();
    if violations.is_empty() {
        return Ok(());
    }
    let mut report: Vec<_> = violations.iter().map(ToString::to_string).collect();
    report.push(format!("tidy: {} places break a rule", violations.len()));
    Err(report.join("\n").into())
}

/// The text files of the repository: those under version control and those that could be.
struct Repository {
    files: Vec<File>,
}

/// A file of the repository.
struct File {
    /// The path from the root, with `/`.
    path: String,
    text: String,
}

impl Repository {
    fn open(root: &Path) -> Outcome<Self> {
        let mut files = Vec::new();
        for path in list(root)? {
            match fs::read(root.join(&path)) {
                Ok(bytes) => {
                    files.push(File { path, text: String::from_utf8_lossy(&bytes).into_owned() });
                }
                // Deleted, but not yet under version control's eyes; or a folder.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) if error.kind() == io::ErrorKind::IsADirectory => {}
                Err(error) => return Err(format!("{path}: {error}").into()),
            }
        }
        Ok(Self { files })
    }

    /// The file at this path.
    fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files with this extension.
    fn with_extension(&self, extension: &str) -> impl Iterator<Item = &File> {
        self.files.iter().filter(move |file| file.has_extension(extension))
    }
}

impl File {
    /// A rule that this file breaks on the line with this index.
    fn violation(&self, line: usize, message: impl Into<String>) -> Violation {
        Violation { path: self.path.clone(), line: line + 1, message: message.into() }
    }

    /// Whether the path ends with the extension.
    fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// The path's last part without its extension.
    fn stem(&self) -> &str {
        Path::new(&self.path).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default()
    }

    /// Rust source without comments; every line keeps its place.
    fn code(&self) -> String {
        let mut code = String::new();
        for line in self.text.lines() {
            code.push_str(if line.trim_start().starts_with("//") { "" } else { line });
            code.push('\n');
        }
        code
    }
}

/// A place that breaks a rule.
struct Violation {
    path: String,
    line: usize,
    message: String,
}

impl Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The paths of the files that are not ignored.
fn list(root: &Path) -> Outcome<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("git ls-files: {error}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    let paths = String::from_utf8(output.stdout)?;
    Ok(paths.split_terminator('\0').map(str::to_owned).collect())
}

/// A repository of the given files, to try a rule on.
#[cfg(test)]
fn repository(files: &[(&str, &str)]) -> Repository {
    let files =
        files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() });
    Repository { files: files.collect() }
}

/// What a rule reports about the given files.
#[cfg(test)]
fn report(rule: fn(&Repository) -> Vec<Violation>, files: &[(&str, &str)]) -> Vec<String> {
    rule(&repository(files)).iter().map(ToString::to_string).collect()
}
