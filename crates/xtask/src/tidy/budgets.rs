//! Budgets in lines: of source files, and of the map of the repository.

use super::{File, Repository, Violation};

/// The most lines that a source file may have, its tests not counted.
const SOURCE: usize = 400;

/// The most lines that the map may have.
const MAP: (&str, usize) = ("ARCHITECTURE.md", 150);

/// Generated files, which nobody reads from top to bottom.
const GENERATED: &str = "crates/rillmark/src/data/tables/";

/// Source files that may be longer, and why.
const EXCEPTIONS: [(&str, &str); 0] = [];

/// Checks every budget.
pub(super) fn check(repository: &Repository) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in repository.with_extension("rs") {
        let is_exception = EXCEPTIONS.iter().any(|(path, _)| *path == file.path);
        let count = count_source(file);
        if count > SOURCE && !is_exception && !file.path.starts_with(GENERATED) {
            let message = format!("{count} lines without tests, at most {SOURCE}: divide the file");
            violations.push(file.violation(SOURCE, message));
        }
        if count <= SOURCE && is_exception {
            violations.push(file.violation(0, "needs no exception from the budget any more"));
        }
    }
    let (path, budget) = MAP;
    if let Some(map) = repository.file(path) {
        let count = map.text.lines().count();
        if count > budget {
            violations.push(map.violation(budget, format!("{count} lines, at most {budget}")));
        }
    }
    violations
}

/// The number of lines outside the modules of tests.
fn count_source(file: &File) -> usize {
    let mut count = 0;
    let mut lines = file.text.lines().peekable();
    while let Some(line) = lines.next() {
        let is_module =
            lines.peek().is_some_and(|next| next.starts_with("mod ") && next.ends_with('{'));
        if line == "#[cfg(test)]" && is_module {
            lines.by_ref().find(|line| *line == "}");
        } else {
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::super::report;
    use super::check;

    #[test]
    fn long_files_are_reported() {
        let long = "//\n".repeat(401);
        let tested = format!("{}#[cfg(test)]\nmod tests {{\n{long}}}\n", "//\n".repeat(400));
        let files = [
            ("a.rs", long.as_str()),
            ("b.rs", tested.as_str()),
            ("crates/rillmark/src/data/tables/c.rs", long.as_str()),
            ("ARCHITECTURE.md", &long[..3 * 151]),
        ];
        assert_eq!(
            report(check, &files),
            [
                "a.rs:401: 401 lines without tests, at most 400: divide the file",
                "ARCHITECTURE.md:151: 151 lines, at most 150",
            ],
        );
        assert!(report(check, &files[1..3]).is_empty());
    }
}
