//! Reads documents, then does nothing but parse them inside one function, so that a profiler can
//! count the instructions of that function alone.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;
use std::path::Path;

use rillmark_benches::{Rival, STAGES, input};

const USAGE: &str =
    "usage: count events|html|pulldown-events|pulldown-html FILE_OR_FOLDER [REPEAT]";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (what, path, repeat) = match &*arguments {
        [what, path] => (what, path, 1),
        [what, path, repeat] => (what, path, repeat.parse()?),
        _ => return Err(USAGE.into()),
    };
    let rival = find(what).ok_or(USAGE)?;
    let documents = input::read(Path::new(path))?;
    let bytes = repeat * documents.iter().map(String::len).sum::<usize>();
    // Enough for the HTML of each document, so that growing it is not counted.
    let longest = documents.iter().map(String::len).max().unwrap_or(0);
    let mut html = String::with_capacity(8 * longest);
    let result = drain(rival, &documents, repeat, &mut html);
    let unit = if what.ends_with("html") { "bytes of HTML" } else { "events" };
    println!("{} documents, {bytes} bytes, {result} {unit}", repeat * documents.len());
    Ok(())
}

/// The stage by its name; that of the other parser with its name before it.
fn find(what: &str) -> Option<Rival> {
    let (name, stage) = match what.strip_prefix("pulldown-") {
        Some(stage) => ("pulldown-cmark", stage),
        None => ("rillmark", what),
    };
    let stage = STAGES.into_iter().find(|candidate| candidate.name == stage)?;
    stage.rivals.iter().copied().find(|rival| rival.name == name)
}

/// The function to count in.
#[inline(never)]
fn drain(rival: Rival, documents: &[String], repeat: usize, html: &mut String) -> usize {
    let mut result = 0;
    for _ in 0..repeat {
        for document in documents {
            result += (rival.drain)(document, html);
        }
    }
    result
}
