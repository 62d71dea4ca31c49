//! `cargo xtask api`: the public interface of each published crate, one file each in `snapshots/api/`, as
//! the pages of `cargo doc` show it. A stable compiler has no other list of it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;

/// Where the files stand in the repository.
const FOLDER: &str = "snapshots/api";

/// The libraries that are published.
const CRATES: [&str; 4] = ["rillmark", "rillmark-ast", "rillmark-html", "rillmark-stream"];

/// Traits that the compiler implements by itself and that users rely on; the others are unstable.
const AUTO_TRAITS: [&str; 5] = ["RefUnwindSafe", "Send", "Sync", "Unpin", "UnwindSafe"];

/// Writes the files, or only checks that they are up to date.
pub(crate) fn run(root: &Path, check: bool) -> Outcome {
    let documentation = document(root)?;
    fs::create_dir_all(root.join(FOLDER))?;
    let mut stale = Vec::new();
    for name in CRATES {
        let path = format!("{FOLDER}/{name}.txt");
        let api = list(&documentation.join(name.replace('-', "_")))?;
        if fs::read_to_string(root.join(&path)).is_ok_and(|old| old == api) {
            continue;
        }
        if check {
            stale
                .push(format!("{path}: the public interface differs; `cargo xtask api` writes it"));
        } else {
            fs::write(root.join(path), api)?;
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(stale.join("\n").into()) }
}

/// Writes the documentation; gives its folder.
fn document(root: &Path) -> Outcome<PathBuf> {
    let target = root.join("target/api");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root).args(["doc", "--quiet", "--no-deps", "--locked", "--all-features"]);
    cargo.arg("--target-dir").arg(&target);
    for name in CRATES {
        cargo.args(["--package", name]);
    }
    if cargo.status()?.success() { Ok(target.join("doc")) } else { Err("cargo doc fails".into()) }
}

/// What the pages of a crate declare.
fn list(folder: &Path) -> Outcome<String> {
    let mut pages = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "html") {
                let name = path.strip_prefix(folder)?.with_extension("");
                pages.insert(name.to_string_lossy().into_owned(), fs::read_to_string(&path)?);
            }
        }
    }
    let mut api = String::new();
    for (name, page) in pages {
        let declarations = declarations(&page);
        if !declarations.is_empty() {
            writeln!(api, "{name}")?;
            declarations.iter().try_for_each(|line| writeln!(api, "  {line}"))?;
        }
    }
    Ok(api)
}

/// The declarations on a page: the item itself, what it has of its own, and the traits that are
/// implemented for it, with their types.
fn declarations(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut rest, mut section) = (page, "");
    while let Some(at) =
        rest.find("<pre class=\"rust item-decl\"").into_iter().chain(next(rest)).min()
    {
        // Sections follow one another: the last one that begins before is the one around it.
        for (id, _) in SECTIONS {
            if rest[..at].contains(&format!("<h2 id=\"{id}\"")) {
                section = id;
            }
        }
        let element = &rest[at..];
        let close = format!("</{}>", &element[1..element.find([' ', '>']).unwrap_or(1)]);
        let (markup, after) = element.split_once(&close).unwrap_or((element, ""));
        rest = after;
        let (is_head, text) = (!markup.starts_with("<h4"), text(markup));
        let is_taken =
            SECTIONS.iter().find(|(id, _)| *id == section).is_none_or(|(_, is)| is(is_head, &text));
        if is_taken && !text.is_empty() {
            found.push(if is_head { text } else { format!("  {text}") });
        }
    }
    found
}

/// Where the next heading of code is.
fn next(html: &str) -> Option<usize> {
    let at = html.find("class=\"code-header\"")?;
    html[..at].rfind('<')
}

/// What is taken of a section: whether a text counts that is a heading of an implementation or not.
type Taken = fn(bool, &str) -> bool;

/// The sections of a page, in their order.
const SECTIONS: [(&str, Taken); 6] = [
    ("implementations", |_, _| true),
    ("deref-methods-str", |_, _| false),
    ("trait-implementations", |is_head, text| {
        let is_item = text.starts_with("type ") || text.starts_with("const ");
        if is_head { !text.contains(" StructuralPartialEq for ") } else { is_item }
    }),
    ("synthetic-implementations", |is_head, text| {
        let is_known = |name: &&str| text.contains(&format!(" {name} for "));
        is_head && AUTO_TRAITS.iter().any(is_known)
    }),
    ("blanket-implementations", |_, _| false),
    ("foreign-impls", |is_head, _| is_head),
];

/// Markup as one line of text.
fn text(markup: &str) -> String {
    let mut text = String::new();
    let mut rest = markup;
    while let Some((before, tag)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        rest = after;
        if tag.starts_with("summary") {
            rest = rest.split_once("</summary>").map_or("", |(_, after)| after);
        }
        if tag.starts_with("div") || tag.starts_with("br") {
            text.push(' ');
        }
    }
    text.push_str(rest);
    for (reference, char) in
        [("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&quot;", "\""), ("&amp;", "&"), ("ⓘ", "")]
    {
        text = text.replace(reference, char);
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::declarations;

    #[test]
    fn declarations_of_a_page() {
        let page = "<pre class=\"rust item-decl\"><code>pub struct A&lt;<a href=\"\">T</a>&gt;</code></pre>\
            <h2 id=\"implementations\"></h2><h3 class=\"code-header\">impl A</h3>\
            <h4 class=\"code-header\">pub fn <a>b</a>(<br>c)<div class=\"where\">where T</div></h4>\
            <h2 id=\"trait-implementations\"></h2><h3 class=\"code-header\">impl D for A</h3>\
            <h4 class=\"code-header\">fn e()</h4><h4 class=\"code-header\">type F = A</h4>\
            <h2 id=\"synthetic-implementations\"></h2><h3 class=\"code-header\">impl Freeze for A</h3>\
            <h3 class=\"code-header\">impl Send for A</h3>\
            <h2 id=\"blanket-implementations\"></h2><h3 class=\"code-header\">impl G for A</h3>";
        let expected = [
            "pub struct A<T>",
            "impl A",
            "  pub fn b( c) where T",
            "impl D for A",
            "  type F = A",
            "impl Send for A",
        ];
        assert_eq!(declarations(page), expected);
    }
}
