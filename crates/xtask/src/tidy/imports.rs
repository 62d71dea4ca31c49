//! Who may name whom: constructs do not know each other, and one file knows the fast searches.

use super::{File, Repository, Violation};

/// The folders of constructs, one file each.
const FOLDERS: [&str; 2] = ["block", "inline"];

/// The modules in these folders that are no constructs: the machinery that knows the constructs,
/// and what several of them are made of.
const SHARED: [&str; 20] = [
    "mod",
    "container",
    "item",
    "facts",
    "frontier",
    "leaf",
    "open",
    "opener",
    "outer",
    "angle_bracket",
    "backslash_escape",
    "bracket",
    "character_reference",
    "cursor",
    "delimiter",
    "flanking",
    "link_parts",
    "mark",
    "tag",
    "walk",
];

/// Where these folders stand.
const CORE: &str = "crates/rillmark/src/";

/// The crate of fast searches, and the only file of the published crates that names it.
const SEARCH: (&str, &str) = ("memchr", "crates/rillmark/src/bytes/mod.rs");

/// Checks the imports of every source file of the published crates.
pub(super) fn check(repository: &Repository) -> Vec<Violation> {
    let sources: Vec<_> = repository
        .with_extension("rs")
        .filter(|file| file.path.starts_with("crates/rillmark"))
        .collect();
    let constructs: Vec<_> = sources.iter().copied().filter(|file| is_construct(file)).collect();
    let mut violations: Vec<_> = sources.iter().flat_map(|file| check_search(file)).collect();
    for file in &constructs {
        let code = file.code();
        for (offset, name) in named_modules(&code) {
            if name != file.stem() && constructs.iter().any(|other| other.stem() == name) {
                let line = code[..offset].matches('\n').count();
                let message = format!(
                    "a construct names another one, `{name}`: move what both need to a shared module"
                );
                violations.push(file.violation(line, message));
            }
        }
    }
    violations
}

/// Whether the file is a construct: it stands in one of the folders and is not shared.
fn is_construct(file: &File) -> bool {
    let Some((folder, name)) = file.path.strip_prefix(CORE).and_then(|path| path.split_once('/'))
    else {
        return false;
    };
    FOLDERS.contains(&folder) && !name.contains('/') && !SHARED.contains(&file.stem())
}

fn check_search(file: &File) -> Vec<Violation> {
    let (name, owner) = SEARCH;
    if file.path == owner {
        return Vec::new();
    }
    let code = file.code();
    let lines = code.lines().enumerate().filter(|(_, line)| line.contains(name));
    let message = format!("names {name}: only {owner} may");
    lines.map(|(line, _)| file.violation(line, message.as_str())).collect()
}

/// The modules that the code names beside itself or in one of the folders, with their offsets:
/// `super::a`, `crate::block::{b, c::d}`.
fn named_modules(code: &str) -> Vec<(usize, &str)> {
    let mut modules = Vec::new();
    for parent in FOLDERS.into_iter().chain(["super"]) {
        let path = format!("{parent}::");
        for (at, _) in code.match_indices(&path) {
            let start = at + path.len();
            if code[start..].starts_with('{') {
                modules.extend(group(code, start + 1));
            } else {
                modules.push((start, identifier(code, start)));
            }
        }
    }
    modules
}

/// The first identifier of every path in the group whose brace stands before `start`.
fn group(code: &str, start: usize) -> Vec<(usize, &str)> {
    let mut members = Vec::new();
    let mut depth = 0;
    let mut begins = true;
    for (offset, char) in code[start..].char_indices() {
        match char {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && !char.is_whitespace() => {
                begins = false;
                members.push((start + offset, identifier(code, start + offset)));
            }
            _ => {}
        }
    }
    members
}

/// The identifier that begins at the offset.
fn identifier(code: &str, start: usize) -> &str {
    let rest = &code[start..];
    let end = rest.find(|char: char| !char.is_alphanumeric() && char != '_');
    &rest[..end.unwrap_or(rest.len())]
}

#[cfg(test)]
mod tests {
    use super::super::report;
    use super::check;

    #[test]
    fn constructs_that_name_each_other_are_reported() {
        let files = [
            ("crates/rillmark/src/block/mod.rs", "use super::inline::link;\nmod list;\n"),
            (
                "crates/rillmark/src/block/list.rs",
                "use crate::{\n    block::{x, quote::{self, y}},\n};\n",
            ),
            (
                "crates/rillmark/src/block/quote.rs",
                "// super::list\nuse super::{list::Y, quote};\n",
            ),
            (
                "crates/rillmark/src/inline/link.rs",
                "use super::link_parts::list;\nuse crate::line;\n",
            ),
            ("crates/rillmark/src/inline/link_parts.rs", "use super::link;\n"),
        ];
        let message = |at: &str, name: &str| {
            format!(
                "crates/rillmark/src/block/{at}: a construct names another one, `{name}`: move what \
                 both need to a shared module"
            )
        };
        assert_eq!(
            report(check, &files),
            [message("list.rs:2", "quote"), message("quote.rs:2", "list")],
        );
    }

    #[test]
    fn the_search_crate_is_named_in_one_file() {
        let files = [
            ("crates/rillmark/src/bytes/mod.rs", "use memchr::memchr;\n"),
            ("crates/rillmark/src/line.rs", "// memchr\n\nuse memchr::memchr;\n"),
            ("benches/lib.rs", "use memchr::memchr;\n"),
        ];
        assert_eq!(
            report(check, &files),
            [
                "crates/rillmark/src/line.rs:3: names memchr: only crates/rillmark/src/bytes/mod.rs may"
            ],
        );
    }
}
