//! `cargo xtask generate`: the tables under `data/tables/` of the core.

mod cjk;
mod entities;
mod html_blocks;
mod punctuation;
mod source;
mod word_marks;

use std::fs;
use std::path::Path;

use crate::Outcome;

/// Where the tables stand in the repository.
const FOLDER: &str = "crates/rillmark/src/data/tables";

/// Makes a file.
type Table = fn() -> Outcome<String>;

/// Each generated file's name and what makes it.
const TABLES: [(&str, Table); 5] = [
    ("cjk.rs", || Ok(cjk::table())),
    ("entities.rs", entities::table),
    ("html_blocks.rs", || Ok(html_blocks::table())),
    ("punctuation.rs", punctuation::table),
    ("word_marks.rs", || Ok(word_marks::table())),
];

/// Writes the tables, or only checks that they are up to date.
pub(crate) fn run(root: &Path, check: bool) -> Outcome {
    let mut stale = Vec::new();
    for (name, table) in TABLES {
        let path = root.join(FOLDER).join(name);
        let table = table()?;
        if fs::read_to_string(&path).is_ok_and(|old| old == table) {
            continue;
        }
        if check {
            stale.push(format!("{FOLDER}/{name}: differs from what `cargo xtask generate` writes"));
        } else {
            fs::write(path, table)?;
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(stale.join("\n").into()) }
}

#[cfg(test)]
mod tests {
    #[test]
    fn tables_are_up_to_date() {
        super::run(crate::root(), true).unwrap();
    }
}
