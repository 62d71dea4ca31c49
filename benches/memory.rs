//! Memory: what the trees of documents keep, and how often memory is asked for to make them.

#![expect(clippy::print_stdout, reason = "a command")]

use std::env;
use std::error::Error;
use std::hint::black_box;
use std::mem::forget;

use allocation_counter::{AllocationInfo, measure};
use rillmark_benches::dialect;
use rillmark_benches::input::{self, Input};
use rillmark_benches::table::Table;

/// What is shown if no input is named: the shapes that figures of other libraries are known for.
const SHAPES: [&str; 4] = ["prose", "nested", "tables", "entities"];

/// Who makes trees.
const MAKERS: &[Maker] = &[
    Maker { name: "rillmark", make: rillmark },
    #[cfg(feature = "rivals")]
    Maker { name: "ferromark", make: rivals::ferromark },
    #[cfg(feature = "rivals")]
    Maker { name: "comrak", make: rivals::comrak },
    #[cfg(feature = "rivals")]
    Maker { name: "markdown-rs", make: rivals::markdown_rs },
];

/// A parser that makes a tree.
struct Maker {
    name: &'static str,
    /// Makes the tree of a document and leaks it, so that what it keeps can be counted.
    make: fn(&str),
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words: Vec<_> = env::args().skip(1).collect();
    dialect::take(&mut words);
    if words.is_empty() {
        words = SHAPES.map(String::from).to_vec();
    }
    let inputs = words.iter().map(|word| input::find(word)).collect::<Result<Vec<_>, _>>()?;
    let counts: Vec<Vec<_>> = inputs.iter().map(count).collect();
    #[expect(clippy::cast_precision_loss, reason = "no figure has 2^53")]
    let tables: [(&str, Figure); 3] = [
        ("KB kept", |info, _| info.bytes_current as f64 / 1024.0),
        ("bytes a byte", |info, input| info.bytes_current as f64 / input.len() as f64),
        ("allocations", |info, _| info.count_total as f64),
    ];
    let names: Vec<_> = MAKERS.iter().map(|maker| maker.name.to_owned()).collect();
    for (title, figure) in tables {
        let (mut table, head) = Table::new(title, &names);
        println!("{head}");
        for (input, counts) in inputs.iter().zip(&counts) {
            let cells = counts.iter().map(|info| Ok(figure(info, input)));
            println!("{}", table.row(input, cells.collect()));
        }
        println!();
    }
    Ok(())
}

/// A figure of what was counted for an input.
type Figure = fn(&AllocationInfo, &Input) -> f64;

/// What each of them takes for the trees of all documents together.
fn count(input: &Input) -> Vec<AllocationInfo> {
    let make_all = |make: fn(&str)| measure(|| input.documents.iter().for_each(|text| make(text)));
    // What is made once, such as tables of options, is made before.
    for maker in MAKERS {
        (maker.make)("*a*");
    }
    MAKERS.iter().map(|maker| make_all(maker.make)).collect()
}

/// Keeps a tree to the end of the program.
fn leak<T>(tree: T) {
    forget(black_box(tree));
}

fn rillmark(source: &str) {
    leak(rillmark_ast::Tree::parse_with(source, dialect::rillmark()));
}

#[cfg(feature = "rivals")]
mod rivals {
    use std::hint::black_box;

    use rillmark_benches::dialect;

    use super::leak;

    pub(super) fn ferromark(source: &str) {
        let arena =
            black_box(Box::leak(Box::new(ferromark::Allocator::for_source_len(source.len()))));
        let options = if dialect::is_gfm() {
            ferromark::ParserOptions::gfm()
        } else {
            ferromark::ParserOptions::commonmark()
        };
        leak(ferromark::Parser::with_options(arena, source, options).parse());
    }

    pub(super) fn comrak(source: &str) {
        let mut options = comrak::Options::default();
        options.extension.table = dialect::is_gfm();
        options.extension.strikethrough = dialect::is_gfm();
        options.extension.tasklist = dialect::is_gfm();
        let arena = black_box(Box::leak(Box::new(comrak::Arena::new())));
        leak(comrak::parse_document(arena, source, &options));
    }

    pub(super) fn markdown_rs(source: &str) {
        let options = if dialect::is_gfm() {
            markdown::ParseOptions::gfm()
        } else {
            markdown::ParseOptions::default()
        };
        leak(markdown::to_mdast(source, &options));
    }
}
