//! How many times as fast as its rivals rillmark is.
//!
//! The parsers take turns within each round, and a ratio is that of one round: what slows the
//! machine down slows down all of them. The median of the rounds is shown for each input, and the
//! geometric mean over the inputs.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rillmark_benches::input::{self, Input};
use rillmark_benches::{Drain, STAGES};

/// How long each parser runs in each round, at least.
const TURN: Duration = Duration::from_millis(20);

fn main() -> Result<(), Box<dyn Error>> {
    let rounds = env::args().nth(1).map_or(Ok(15), |rounds| rounds.parse())?;
    let inputs = input::all()?;
    for stage in STAGES {
        let [ours, rivals @ ..] = stage.rivals else { continue };
        for rival in rivals {
            println!("{}: {} over {}", stage.name, ours.name, rival.name);
            let mut logarithms = 0.0;
            for input in &inputs {
                let (speed, ratio) = compare(input, ours.drain, rival.drain, rounds);
                println!("  {:<16} {ratio:5.2}   ({speed:.0} MB/s)", input.name);
                logarithms += ratio.ln();
            }
            let count = f64::from(u32::try_from(inputs.len())?);
            println!("  {:<16} {:5.2}", "geometric mean", (logarithms / count).exp());
        }
    }
    Ok(())
}

/// The median of our speed in megabytes a second, and of the ratio.
fn compare(input: &Input, ours: Drain, theirs: Drain, rounds: usize) -> (f64, f64) {
    let mut html = String::new();
    let mut speeds = Vec::new();
    let mut ratios = Vec::new();
    for _ in 0..rounds.max(1) {
        let (ours, theirs) = (time(input, ours, &mut html), time(input, theirs, &mut html));
        ratios.push(theirs / ours);
        speeds.push(1e3 / ours);
    }
    (median(speeds), median(ratios))
}

/// Nanoseconds a byte.
#[expect(clippy::cast_precision_loss, reason = "no input has 2^53 bytes")]
fn time(input: &Input, drain: Drain, html: &mut String) -> f64 {
    let begin = Instant::now();
    let mut bytes = 0;
    loop {
        for document in &input.documents {
            black_box(drain(black_box(document), html));
        }
        bytes += input.len();
        let elapsed = begin.elapsed();
        if elapsed >= TURN {
            return elapsed.as_nanos() as f64 / bytes as f64;
        }
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
