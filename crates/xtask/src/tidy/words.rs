//! What has no place in a repository: paths of one machine, and words of one workplace.

use super::{File, Repository, Violation};

/// Beginnings of absolute paths, and names of files that stand outside the repository.
const FOREIGN: [&str; 8] = [
    "/work/",
    "/root/",
    "/tmp/",
    "/home/",
    "shared/notes",
    "shared/suites",
    "shared/corpus",
    "DESIGN.md",
];

/// This file, the only one that has to name them.
const OWN_PATH: &str = "crates/xtask/src/tidy/words.rs";

/// Checks every file that was written here: documents of the corpus may say what they like, and
/// so may what is made from them.
pub(super) fn check(repository: &Repository) -> Vec<Violation> {
    repository.files.iter().filter(|file| is_own(file)).flat_map(check_file).collect()
}

fn is_own(file: &File) -> bool {
    let is_document = file.path.starts_with("corpus/") && !file.has_extension("rs");
    file.path != OWN_PATH && !is_document && !file.has_extension("snap")
}

fn check_file(file: &File) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (line, text) in file.text.lines().enumerate() {
        for word in FOREIGN {
            if text.match_indices(word).any(|(at, _)| begins_here(text, at)) {
                violations.push(file.violation(line, format!("`{word}` means nothing elsewhere")));
            }
        }
    }
    violations
}

/// Whether no longer path or address contains what begins at the offset.
fn begins_here(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back();
    !before.is_some_and(|char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.' | '~'))
}

#[cfg(test)]
mod tests {
    use super::super::report;
    use super::check;

    #[test]
    fn foreign_paths_are_reported() {
        let files = [
            ("a.rs", "\n// see \"/tmp/x\"\n// https://example.com/work/net/tmp/\n"),
            ("corpus/real/a.md", "/home/me"),
            ("snapshots/a.snap", "/root/"),
        ];
        assert_eq!(report(check, &files), ["a.rs:2: `/tmp/` means nothing elsewhere"]);
    }
}
