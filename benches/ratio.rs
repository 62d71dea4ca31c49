//! How many times as long as rillmark its rivals take, as a Markdown table for each stage.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;

use rillmark_benches::selection::Selection;
use rillmark_benches::table::Table;
use rillmark_benches::{Rival, dialect, input, measure};

/// The rounds that are measured if no number is given.
const ROUNDS: usize = 15;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<_> = env::args().skip(1).collect();
    dialect::take(&mut words);
    let (numbers, words) = words.into_iter().partition::<Vec<_>, _>(|word| is_number(word));
    let rounds = numbers.last().map_or(Ok(ROUNDS), |number| number.parse())?;
    let inputs = input::all()?;
    measure::keep_memory();
    let selection = Selection::new(&words, &inputs)?;
    for stage in selection.stages(&["events", "html"]) {
        let rivals = selection.rivals(&stage);
        let (mut table, head) = Table::new(stage.name, &columns(&rivals));
        println!("{head}");
        for input in selection.inputs(&inputs) {
            println!("{}", table.row(input, measure::compare(input, &rivals, rounds)));
        }
        println!("{}\n", table.means().join("\n"));
    }
    Ok(())
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

fn columns(rivals: &[Rival]) -> Vec<String> {
    let mut columns: Vec<String> = rivals.iter().map(|rival| rival.name.into()).collect();
    if let Some(ours) = columns.first_mut() {
        ours.push_str(", MB/s");
    }
    columns
}
