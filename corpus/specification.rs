//! The examples of the specifications, read from a published crate that carries them.
//!
//! The crate is a dependency that is never compiled (see this member's manifest): the lock file
//! pins its contents, cargo downloads and unpacks it, and `cargo metadata` tells where it lies.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

const CARRIER: &str = "ferromark";
const COMMONMARK: &str = "tests/spec_fixtures/commonmark-0.31.2-spec.txt";
const GFM: &str = "benchmarks/compatibility-audit/fixtures/gfm-examples.json";

/// An example of a specification.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its number, counted from 1.
    pub number: u32,
    /// The heading that it stands under; in GFM's own sections it ends in `(extension)`.
    pub section: String,
    /// The Markdown text.
    pub markdown: String,
    /// The HTML that it stands for.
    pub html: String,
}

/// The 652 examples of CommonMark 0.31.2.
///
/// # Panics
///
/// Where cargo can neither find nor download the crate that carries them.
pub fn commonmark() -> Vec<Example> {
    parse(&read(COMMONMARK))
}

/// The 677 examples of GitHub Flavored Markdown 0.29.
///
/// # Panics
///
/// Where cargo can neither find nor download the crate that carries them.
pub fn gfm() -> Vec<Example> {
    let Ok(Value::Array(examples)) = serde_json::from_str(&read(GFM)) else {
        panic!("{GFM} holds no array")
    };
    let text = |example: &Value, key| match &example[key] {
        Value::String(text) => text.clone(),
        _ => panic!("an example of {GFM} has no {key}"),
    };
    let numbered = (1..).zip(&examples).map(|(number, example)| Example {
        number,
        section: text(example, "section"),
        markdown: text(example, "markdown"),
        html: text(example, "html"),
    });
    numbered.collect()
}

/// Reads the examples out of the specification's own text: between fences of 32 backticks, the
/// first with ` example`, a line with a dot between Markdown and HTML, tabs written as `→`.
fn parse(specification: &str) -> Vec<Example> {
    let fence = "`".repeat(32);
    let opening = format!("{fence} example");
    let mut examples = Vec::new();
    let mut section = "";
    let mut lines = specification.lines();
    while let Some(line) = lines.next() {
        if line == opening {
            let markdown = take_lines(&mut lines, ".");
            let html = take_lines(&mut lines, &fence);
            let number = u32::try_from(examples.len()).unwrap_or(u32::MAX) + 1;
            examples.push(Example { number, section: section.into(), markdown, html });
        } else if line.starts_with('#') {
            section = line.trim_start_matches('#').trim();
        }
    }
    examples
}

/// The lines up to the line `end`, with tabs for arrows.
fn take_lines<'s>(lines: &mut impl Iterator<Item = &'s str>, end: &str) -> String {
    let lines = lines.take_while(|line| *line != end);
    lines.flat_map(|line| [line, "\n"]).collect::<String>().replace('→', "\t")
}

/// The text of a file of the crate that carries the examples.
fn read(file: &str) -> String {
    let path = carrier_folder().join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Where cargo has unpacked the crate; downloads it only where it is not there yet.
fn carrier_folder() -> PathBuf {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    for network in [&["--offline"][..], &[]] {
        let mut command = Command::new(&cargo);
        command.args(["metadata", "--format-version", "1", "--locked", "--manifest-path"]);
        command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).args(network);
        let Ok(output) = command.output() else { panic!("cannot run {}", cargo.display()) };
        let Ok(metadata) = serde_json::from_slice::<Value>(&output.stdout) else { continue };
        let packages = metadata["packages"].as_array().into_iter().flatten();
        let manifest = packages
            .filter(|package| package["name"] == CARRIER)
            .find_map(|package| package["manifest_path"].as_str());
        if let Some(folder) = manifest.and_then(|path| Path::new(path).parent()) {
            return folder.into();
        }
    }
    panic!("the crate {CARRIER}, which carries the examples, is missing: run `cargo fetch`")
}
