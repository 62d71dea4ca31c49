//! Rust source of tables, laid out as rustfmt does it.

use std::fmt::{Display, Write as _};

/// The widest line.
const WIDTH: usize = 100;

/// The widest element that rustfmt puts on one line with others.
const SHORT_ELEMENT: usize = 10;

/// A file of tables under construction.
pub(super) struct Source(String);

impl Source {
    /// A file that begins with a line about its origin and one about its content.
    pub(super) fn new(about: &str) -> Self {
        Self(format!("//! Made by `cargo xtask generate`; do not edit.\n//!\n//! {about}\n"))
    }

    /// The file.
    pub(super) fn finish(self) -> String {
        self.0
    }

    /// Adds `pub(crate) const NAME: usize = value;`.
    pub(super) fn constant(&mut self, about: &str, name: &str, value: usize) {
        self.push(&format!("\n/// {about}\npub(crate) const {name}: usize = {value};\n"));
    }

    /// Adds an array.
    pub(super) fn array<T: Display>(&mut self, about: &str, name: &str, kind: &str, items: &[T]) {
        let len = items.len();
        self.push(&format!("\n/// {about}\npub(crate) static {name}: [{kind}; {len}] = ["));
        let items: Vec<_> = items.iter().map(ToString::to_string).collect();
        let is_short = items.iter().all(|item| item.len() <= SHORT_ELEMENT);
        let mut column = WIDTH;
        for item in &items {
            if column + item.len() + 2 >= WIDTH || !is_short {
                self.push("\n    ");
                column = 4;
            } else {
                self.push(" ");
                column += 1;
            }
            self.push(&format!("{item},"));
            column += item.len() + 1;
        }
        self.push("\n];\n");
    }

    /// Adds a text, as a string literal of `kind` that begins with `quote`.
    pub(super) fn text(&mut self, about: &str, name: &str, literal: Literal, text: &str) {
        let (kind, quote) = match literal {
            Literal::Str => ("&str", "\""),
            Literal::Bytes => ("&[u8]", "b\""),
        };
        self.push(&format!("\n/// {about}\npub(crate) static {name}: {kind} = {quote}"));
        let mut column = WIDTH;
        for char in text.chars() {
            let char = char.escape_default().to_string();
            if column + char.len() + 1 > WIDTH {
                self.push("\\\n    ");
                column = 4;
            }
            self.push(&char);
            column += char.len();
        }
        self.push("\";\n");
    }

    fn push(&mut self, text: &str) {
        self.0.push_str(text);
    }
}

/// How a text is written down.
#[derive(Clone, Copy)]
pub(super) enum Literal {
    /// As a string.
    Str,
    /// As bytes; the text is ASCII.
    Bytes,
}

/// A number with 64 bits as the source has it.
pub(super) fn bits(number: u64) -> String {
    let mut text = String::from("0x");
    for shift in [48, 32, 16, 0] {
        let separator = if shift == 0 { "" } else { "_" };
        let _ = write!(text, "{:04x}{separator}", number >> shift & 0xffff);
    }
    text
}
