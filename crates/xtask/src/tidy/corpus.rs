//! Every document of the corpus has its snapshots.

use std::collections::{BTreeMap, BTreeSet};

use super::{Repository, Violation};

/// Checks that each document `corpus/construct/name.md` has a snapshot of every kind there is.
///
/// A snapshot belongs to a document if its path under `snapshots/` ends with the document's path
/// under `corpus/`, with or without `.md`, and with `/`, `__` or `@` between the parts; what comes
/// before is its kind: `events/list/nested.snap`, `snapshots/events@list__nested.md.snap`.
pub(super) fn check(repository: &Repository) -> Vec<Violation> {
    let documents: Vec<_> = repository
        .with_extension("md")
        .filter_map(|file| {
            let name = file.path.strip_prefix("corpus/")?.strip_suffix(".md")?;
            name.contains('/').then_some((name, file))
        })
        .collect();
    let snapshots: BTreeSet<_> =
        repository.with_extension("snap").filter_map(|file| normalise(&file.path)).collect();
    let mut kinds_of = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (name, _) in &documents {
        for snapshot in &snapshots {
            if let Some(kind) = snapshot.strip_suffix(name).and_then(|kind| kind.strip_suffix('/'))
            {
                kinds_of.entry(name).or_default().insert(kind);
            }
        }
    }
    let kinds: BTreeSet<_> = kinds_of.values().flatten().copied().collect();
    let mut violations = Vec::new();
    for (name, file) in &documents {
        let found = kinds_of.get(name).cloned().unwrap_or_default();
        let missing: Vec<_> = kinds.difference(&found).copied().collect();
        if found.is_empty() {
            violations.push(file.violation(0, "a document without snapshots"));
        } else if !missing.is_empty() {
            let missing = missing.join("`, `");
            violations
                .push(file.violation(0, format!("a document without a snapshot of `{missing}`")));
        }
    }
    violations
}

/// The path of a snapshot under its folder, with `/` between all parts and without extensions.
fn normalise(path: &str) -> Option<String> {
    let name = path.strip_prefix("snapshots/")?.strip_suffix(".snap")?;
    Some(name.strip_suffix(".md").unwrap_or(name).replace("__", "/").replace('@', "/"))
}

#[cfg(test)]
mod tests {
    use super::super::report;
    use super::check;

    #[test]
    fn documents_without_snapshots_are_reported() {
        let files = [
            ("corpus/README.md", ""),
            ("corpus/list/nested.md", ""),
            ("corpus/list/loose.md", ""),
            ("corpus/emphasis/nested.md", ""),
            ("snapshots/events/list/nested.snap", ""),
            ("snapshots/snapshots/html@list__nested.md.snap", ""),
            ("snapshots/events/list/loose.snap", ""),
        ];
        assert_eq!(
            report(check, &files),
            [
                "corpus/list/loose.md:1: a document without a snapshot of `snapshots/html`",
                "corpus/emphasis/nested.md:1: a document without snapshots",
            ],
        );
        assert!(report(check, &files[..1]).is_empty());
    }
}
