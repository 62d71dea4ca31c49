//! Attacks: documents that repeat what a careless parser pays for more than once.
//!
//! Each generator takes a size in bytes and gives a document of about that size; where a document
//! has two parts, each is half of it. So a document four times as large is to be four times the work.
//! Shapes with rows that grow have as many rows as the root of the size.

mod blocks;
mod definitions;
mod extensions;
mod gfm;
mod inlines;
mod math;
mod runs;
mod smart;
mod wikilink;

use std::iter::repeat_n;

pub use blocks::{CONTAINERS, LEAVES};
pub use definitions::DEFINITIONS;
pub use extensions::EXTENSIONS;
pub use gfm::{FOOTNOTES, GFM};
pub use inlines::{ANGLES, BRACKETS, DELIMITERS, TEXT};
pub use math::MATH;
pub use runs::RUNS;
pub use smart::SMART;
pub use wikilink::WIKILINKS;

/// A generator and the name of its attack. Its document grows with the size.
pub type Attack = (&'static str, fn(usize) -> String);

/// All attacks.
pub fn all() -> impl Iterator<Item = Attack> {
    [
        CONTAINERS,
        LEAVES,
        TEXT,
        DELIMITERS,
        BRACKETS,
        ANGLES,
        DEFINITIONS,
        GFM,
        FOOTNOTES,
        EXTENSIONS,
        MATH,
        RUNS,
        SMART,
        WIKILINKS,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// The unit, repeated up to a size in bytes.
fn fill(unit: &str, size: usize) -> String {
    repeat_n(unit, size.div_ceil(unit.len())).collect()
}

/// The same after something else.
fn after(start: &str, unit: &str, size: usize) -> String {
    start.to_owned() + &fill(unit, size)
}

/// As many rows as the root of the size; a row knows its number and how many there are.
fn rows(size: usize, row: impl Fn(usize, usize) -> String) -> String {
    let count = size.isqrt();
    (0..count).map(|index| row(index, count)).collect()
}

/// One of the characters in a row, none of which has an upper case.
fn ideograph(number: usize) -> char {
    ('\u{4E00}'..='\u{9FFF}').nth(number).unwrap_or('\u{4E00}')
}

/// Numbered units, up to a size in bytes.
fn each(size: usize, unit: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    let mut index = 0;
    while text.len() < size {
        text += &unit(index);
        index += 1;
    }
    text
}
