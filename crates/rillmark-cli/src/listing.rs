//! Lists with a line for each part of a document: where it stands, and what it is.

use std::fmt::Display;
use std::io::{self, Write};

use anstyle::Effects;
use rillmark::Span;

/// How a list looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    span: anstyle::Style,
}

impl Style {
    /// Nothing but the text.
    pub(crate) const PLAIN: Self = Self { span: anstyle::Style::new() };
    /// For a terminal: the spans stand back.
    pub(crate) const COLOUR: Self = Self { span: anstyle::Style::new().effects(Effects::DIMMED) };
}

/// The deepest nesting that is shown. Without a limit, `n` nested elements would have lines of `n²`
/// spaces in all.
const MAX_DEPTH: usize = 32;

/// Writes the lines of a list.
#[derive(Debug)]
pub(crate) struct Listing<'w, W> {
    out: &'w mut W,
    style: Style,
    width: usize,
}

impl<'w, W: Write> Listing<'w, W> {
    /// A list of what is in a source of `len` bytes. The column of spans is wide enough for any
    /// span of it.
    pub(crate) fn new(out: &'w mut W, len: usize, style: Style) -> Self {
        Self { out, style, width: len.to_string().len() * 2 + "..".len() }
    }

    /// Writes the line of something that is inside of `depth` elements: two columns for each.
    pub(crate) fn line(&mut self, span: Span, depth: usize, what: impl Display) -> io::Result<()> {
        let (dim, width) = (self.style.span, self.width);
        let span = span.to_string();
        let indent = depth.min(MAX_DEPTH) * 2;
        writeln!(self.out, "{dim}{span:<width$}{dim:#}  {:indent$}{what}", "")
    }
}
