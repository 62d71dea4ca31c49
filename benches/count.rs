//! Instructions: reads documents, then does nothing but parse them inside one function, so that a
//! profiler can count the instructions of that function alone; or runs itself under one for a
//! whole table of them.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;
use std::process::Command;

use rillmark_benches::input::{self, Input};
use rillmark_benches::selection::Selection;
use rillmark_benches::table::{Cell, Table};
use rillmark_benches::{Html, Rival, STAGES, dialect};

const USAGE: &str = "\
usage: count STAGE PARSER INPUT [gfm | all | unsmart]
       count table [STAGE | PARSER | INPUT]... [gfm | all | unsmart]
INPUT is one that `ratio` shows, a file or a folder; `gfm` asks for GitHub's dialect, `all` for
all extensions of rillmark, `unsmart` for all but smart punctuation.";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = env::args().skip(1).collect();
    dialect::take(&mut arguments);
    match &*arguments {
        [first, words @ ..] if first == "table" => print_tables(words),
        [stage, parser, input] => count(stage, parser, input),
        _ => Err(USAGE.into()),
    }
}

/// Parses the input once.
fn count(stage: &str, parser: &str, input: &str) -> Result<(), Box<dyn Error>> {
    let rival = find(stage, parser).ok_or(USAGE)?;
    let Input { documents, .. } = input::find(input)?;
    let bytes = documents.iter().map(String::len).sum::<usize>();
    // Enough for the HTML of each document, so that growing it is not counted.
    let longest = documents.iter().map(String::len).max().unwrap_or(0);
    let mut html =
        Html { text: String::with_capacity(8 * longest), bytes: Vec::with_capacity(8 * longest) };
    let result = drain(rival, &documents, &mut html)?;
    let unit = if stage == "html" { "bytes of HTML" } else { "pieces" };
    println!("{} documents, {bytes} bytes, {result} {unit}", documents.len());
    Ok(())
}

fn find(stage: &str, parser: &str) -> Option<Rival> {
    let stage = STAGES.into_iter().find(|candidate| candidate.name == stage)?;
    stage.rivals.iter().copied().find(|rival| rival.name == parser)
}

/// The function to count in.
#[inline(never)]
fn drain(rival: Rival, documents: &[String], html: &mut Html) -> Result<usize, &'static str> {
    let mut result = 0;
    for document in documents {
        result += (rival.drain)(document, html)?;
    }
    Ok(result)
}

/// Runs this program under Valgrind for each cell of the tables.
fn print_tables(words: &[String]) -> Result<(), Box<dyn Error>> {
    let inputs = input::all()?;
    let selection = Selection::new(words, &inputs)?;
    for stage in selection.stages(&["events", "html"]) {
        let rivals = selection.rivals(&stage);
        let columns: Vec<_> = rivals.iter().map(|rival| rival.name.into()).collect();
        let (mut table, head) = Table::new(stage.name, &columns);
        println!("{head}");
        for input in selection.inputs(&inputs) {
            let cells = rivals.iter().map(|rival| cell(stage.name, rival, input));
            println!("{}", table.row(input, cells.collect::<Result<_, _>>()?));
        }
        println!("{}\n", table.means().join("\n"));
    }
    Ok(())
}

/// Instructions a byte.
#[expect(clippy::cast_precision_loss, reason = "neither figure has 2^53")]
fn cell(stage: &str, rival: &Rival, input: &Input) -> Result<Cell, Box<dyn Error>> {
    if let Err(failure) = rival.check(input) {
        return Ok(Err(failure));
    }
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args(["--collect-atstart=no", "--toggle-collect=count::drain*"])
        .arg(env::current_exe()?)
        .args([stage, rival.name, &input.name])
        .args(dialect::words())
        // Else the linker would look for the functions of libraries while instructions count.
        .env("LD_BIND_NOW", "1")
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    let collected = report.lines().find_map(|line| line.split_once("Collected : "));
    match collected.map(|(_, count)| count.trim().parse::<u64>()) {
        Some(Ok(count)) if output.status.success() => Ok(Ok(count as f64 / input.len() as f64)),
        _ => Err(format!("valgrind does not count: {report}").into()),
    }
}
