//! Trees in use: how long a step through one takes, and a look for the node at an offset.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::time::{Duration, Instant};

use rillmark_ast::Tree;
use rillmark_benches::dialect;
use rillmark_benches::input::{self, Group, Input};
use rillmark_benches::table::Table;

/// What is shown if no input is named.
const SHOWN: [&str; 6] = ["prose", "nested", "tables", "entities", "documents", LIST];

/// The name of the input that is one list.
const LIST: &str = "list";

/// How many items that list has.
const ITEMS: usize = 20_000;

/// How often each figure is taken if no number is given; the smallest one is shown.
const ROUNDS: usize = 200;

/// How long each of them takes, at least.
const TURN: Duration = Duration::from_millis(1);

/// How many offsets are looked for.
const OFFSETS: u32 = 1000;

/// Something that goes through a tree and says how many steps it took.
type Way = fn(&Tree) -> usize;

/// What is measured.
const WAYS: [(&str, Way); 4] =
    [("walk", walk), ("walk all", walk_all), ("children", children), ("node_at", node_at)];

#[expect(clippy::cast_precision_loss, reason = "no count is as large")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<_> = env::args().skip(1).collect();
    dialect::take(&mut words);
    let rounds = words.iter().position(|word| word.parse::<usize>().is_ok());
    let rounds = rounds.map_or(Ok(ROUNDS), |number| words.remove(number).parse())?;
    if words.is_empty() {
        words = SHOWN.map(String::from).to_vec();
    }
    let names = ["nodes"].into_iter().chain(WAYS.map(|(name, _)| name));
    let columns: Vec<_> = names.map(String::from).collect();
    let (mut table, head) = Table::new("ns a node", &columns);
    println!("{head}");
    for word in &words {
        let input = find(word)?;
        let parse = |text: &String| Tree::parse_with(text, dialect::rillmark());
        let trees: Vec<_> = input.documents.iter().map(parse).collect();
        let nodes = trees.iter().map(walk).sum::<usize>();
        let figures = WAYS.iter().map(|(_, way)| measure(&trees, *way, rounds));
        let cells = [nodes as f64].into_iter().chain(figures).map(Ok);
        println!("{}", table.row(&input, cells.collect()));
    }
    Ok(())
}

fn find(word: &str) -> Result<Input, Box<dyn Error>> {
    if word == LIST {
        let documents = vec!["- an *item* of a list\n".repeat(ITEMS)];
        return Ok(Input { name: LIST.into(), group: Group::Others, documents });
    }
    Ok(input::find(word)?)
}

/// Nanoseconds a step.
#[expect(clippy::cast_precision_loss, reason = "no count is as large")]
fn measure(trees: &[Tree], way: Way, rounds: usize) -> f64 {
    let rounds = (0..rounds.max(1)).map(|_| {
        let (begin, mut steps) = (Instant::now(), 0);
        loop {
            steps += trees.iter().map(|tree| way(black_box(tree))).sum::<usize>();
            let elapsed = begin.elapsed();
            if elapsed >= TURN {
                return elapsed.as_nanos() as f64 / steps.max(1) as f64;
            }
        }
    });
    rounds.fold(f64::INFINITY, f64::min)
}

/// Visits every node.
#[inline(never)]
fn walk(tree: &Tree) -> usize {
    let mut count = 0;
    for node in tree.root().descendants() {
        black_box(node);
        count += 1;
    }
    count
}

/// Visits every node and asks what it is, with all facts, and where it stands.
#[inline(never)]
fn walk_all(tree: &Tree) -> usize {
    let mut count = 0;
    for node in tree.root().descendants() {
        // They are looked at where they are: a pair of them would be moved first.
        let (kind, span) = (&node.kind(), &node.span());
        black_box((kind, span));
        count += 1;
    }
    count
}

/// Goes from each block of the document to the next one.
#[inline(never)]
fn children(tree: &Tree) -> usize {
    let mut count = 0;
    for node in tree.root().children() {
        black_box(node);
        count += 1;
    }
    count
}

/// Looks for the innermost nodes at offsets all over the document.
#[inline(never)]
fn node_at(tree: &Tree) -> usize {
    let mut at = 0_u32;
    for _ in 0..OFFSETS {
        // As far apart as the golden ratio has it: no two are near each other.
        at = at.wrapping_add(0x9E37_79B9);
        let offset = (u64::from(at) * u64::from(tree.source_len())) >> 32;
        black_box(tree.node_at(u32::try_from(offset).unwrap_or(0)));
    }
    OFFSETS as usize
}
