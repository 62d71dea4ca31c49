//! Time, measured by turns.

use std::hint::black_box;
use std::time::{Duration, Instant};

use crate::input::Input;
use crate::table::Cell;
use crate::{Drain, Html, Rival};

/// How long each parser runs in each round, at least.
const TURN: Duration = Duration::from_millis(15);

/// After how many turns' time a slow parser sits out the rounds that are left.
const PATIENCE: u32 = 40;

/// Makes the allocator of the GNU C library keep the memory that it gets back, as it comes to do in
/// a process that runs for long: it takes the largest block that was ever freed as a measure of
/// what to return to the system. Else parsers that take much memory would, in a new process, mostly
/// wait for the system; others do not mind.
pub fn keep_memory() {
    // Just below the size from which on it changes nothing.
    let block: Vec<u8> = Vec::with_capacity(31 << 20);
    drop(black_box(block));
}

/// Our speed in megabytes a second, then for each rival how many times as long it takes: the
/// medians of the rounds.
///
/// The parsers take turns within each round, and a ratio is that of one round: what slows the
/// machine down slows down all of them. The first of the rivals is the one to compare with.
pub fn compare(input: &Input, rivals: &[Rival], rounds: usize) -> Vec<Cell> {
    let checks: Vec<_> = rivals.iter().map(|rival| rival.check(input)).collect();
    let mut times = vec![Vec::new(); rivals.len()];
    let mut spent = vec![Duration::ZERO; rivals.len()];
    let mut html = Html::default();
    for _ in 0..rounds.max(1) {
        for (index, rival) in rivals.iter().enumerate() {
            let is_slow = index > 0 && spent[index] > TURN * PATIENCE;
            if checks[index].is_ok() && !is_slow {
                let begin = Instant::now();
                times[index].push(take_turn(input, rival.drain, &mut html));
                spent[index] += begin.elapsed();
            }
        }
    }
    let ours = &times[0];
    let cells = times.iter().zip(checks).enumerate().map(|(index, (times, check))| {
        check?;
        let figures = times.iter().zip(ours);
        Ok(median(figures.map(|(time, ours)| if index == 0 { 1e3 / time } else { time / ours })))
    });
    cells.collect()
}

/// Nanoseconds a byte.
#[expect(clippy::cast_precision_loss, reason = "no input has 2^53 bytes")]
fn take_turn(input: &Input, drain: Drain, html: &mut Html) -> f64 {
    let begin = Instant::now();
    let mut bytes = 0;
    loop {
        for document in &input.documents {
            let _ = black_box(drain(black_box(document), html));
        }
        bytes += input.len();
        let elapsed = begin.elapsed();
        if elapsed >= TURN {
            return elapsed.as_nanos() as f64 / bytes as f64;
        }
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}
