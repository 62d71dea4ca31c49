//! Events as a list of lines.

use std::io::{self, Write};

use anstyle::Effects;
use rillmark::{Event, Span};

/// How the list looks.
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

/// Writes one line for each event of a source of `len` bytes: the span, in a column that is wide
/// enough for any span of this source, and the event, two columns further in for each element
/// that it is inside of.
pub(crate) fn write_events<'s>(
    out: &mut impl Write,
    events: impl Iterator<Item = (Event<'s>, Span)>,
    len: usize,
    style: Style,
) -> io::Result<()> {
    let width = len.to_string().len() * 2 + "..".len();
    let mut depth = 0_usize;
    for (event, span) in events {
        if let Event::End(..) = event {
            depth = depth.saturating_sub(1);
        }
        let dim = style.span;
        let span = span.to_string();
        let indent = depth.min(MAX_DEPTH) * 2;
        writeln!(out, "{dim}{span:<width$}{dim:#}  {:indent$}{event}", "")?;
        if let Event::Start(_) = event {
            depth += 1;
        }
    }
    Ok(())
}
