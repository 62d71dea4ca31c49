//! No crate may contain unsafe code, but one that says why.

use std::path::Path;

use super::{File, Repository, Violation};

/// The attribute of a crate's root.
const ATTRIBUTE: &str = "#![forbid(unsafe_code)]";

/// The workspace's lint of the same effect, and how a crate takes part in it.
const LINT: (&str, &str) = ("unsafe_code = \"forbid\"", "[lints]\nworkspace = true\n");

/// Manifests of crates that may contain unsafe code, and why.
const EXCEPTIONS: [(&str, &str); 2] = [
    ("benches/md4c/Cargo.toml", "calls a library in C, for nothing but the benches"),
    ("fuzz/Cargo.toml", "libFuzzer calls the targets; what they call forbids it in its root"),
];

/// Checks that every crate forbids unsafe code, in its root or through the workspace's lints.
pub(super) fn check(repository: &Repository) -> Vec<Violation> {
    let (lint, inherits) = LINT;
    let is_workspace_safe =
        repository.file("Cargo.toml").is_some_and(|manifest| manifest.text.contains(lint));
    let mut violations = Vec::new();
    for manifest in manifests(repository) {
        let is_exception = EXCEPTIONS.iter().any(|(path, _)| *path == manifest.path);
        if is_exception || is_workspace_safe && manifest.text.contains(inherits) {
            continue;
        }
        for root in roots(repository, manifest) {
            if !root.text.contains(ATTRIBUTE) {
                let message = format!("a crate without `{ATTRIBUTE}` or the workspace's lints");
                violations.push(root.violation(0, message));
            }
        }
    }
    violations
}

/// The manifests of packages.
fn manifests(repository: &Repository) -> impl Iterator<Item = &File> {
    repository
        .with_extension("toml")
        .filter(|file| file.stem() == "Cargo" && file.text.contains("[package]"))
}

/// The roots of a package's library and binaries: by their names, or named in the manifest.
fn roots<'r>(repository: &'r Repository, manifest: &'r File) -> impl Iterator<Item = &'r File> {
    let folder = Path::new(&manifest.path).parent().unwrap_or(Path::new(""));
    repository.with_extension("rs").filter(move |file| {
        let Ok(path) = Path::new(&file.path).strip_prefix(folder) else { return false };
        let path = path.to_string_lossy();
        matches!(&*path, "src/lib.rs" | "src/main.rs")
            || manifest.text.contains(&format!("path = \"{path}\""))
    })
}

#[cfg(test)]
mod tests {
    use super::super::report;
    use super::check;

    #[test]
    fn crates_that_allow_unsafe_code_are_reported() {
        let files = [
            ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n"),
            ("crates/a/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n"),
            ("crates/a/src/lib.rs", ""),
            ("crates/b/Cargo.toml", "[package]\n"),
            ("crates/b/src/main.rs", ""),
            ("crates/b/src/other.rs", ""),
            ("corpus/Cargo.toml", "[package]\n[lib]\npath = \"lib.rs\"\n"),
            ("corpus/lib.rs", "#![forbid(unsafe_code)]\n"),
            ("benches/md4c/Cargo.toml", "[package]\n[lib]\npath = \"lib.rs\"\n"),
            ("benches/md4c/lib.rs", ""),
        ];
        let expected = "crates/b/src/main.rs:1: a crate without `#![forbid(unsafe_code)]` or the workspace's lints";
        assert_eq!(report(check, &files), [expected]);
        assert_eq!(report(check, &files[1..]).len(), 2);
    }
}
