//! HTML into an `io::Write`.

use core::fmt;
use std::io;

use rillmark::Event;

use crate::sink::Any;
use crate::{HtmlOptions, render};

/// Writes events as HTML into a file, a socket or any other [`io::Write`].
///
/// Each piece of the HTML is a call of its own: for a file or a socket put a [`BufWriter`] in
/// between, and flush it, since it loses errors when it is dropped.
///
/// [`BufWriter`]: io::BufWriter
///
/// ```
/// use rillmark::Parser;
/// use rillmark_html::{HtmlOptions, write_html_io};
///
/// let mut out = Vec::new();
/// write_html_io(&mut out, Parser::new("a"), HtmlOptions::new())?;
/// assert_eq!(out, b"<p>a</p>\n");
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
///
/// The first error of `out`, as it was.
pub fn write_html_io<'s>(
    out: impl io::Write,
    events: impl IntoIterator<Item = Event<'s>>,
    options: HtmlOptions,
) -> io::Result<()> {
    let mut out = Any(Utf8 { out, result: Ok(()) });
    match render(&mut out, events, options) {
        Ok(()) => Ok(()),
        // It never writes less than all without an error of `out`.
        Err(fmt::Error) => out.0.result,
    }
}

/// Text as bytes. [`fmt::Error`] says nothing, so the reason is kept beside it.
struct Utf8<W> {
    out: W,
    result: io::Result<()>,
}

impl<W: io::Write> fmt::Write for Utf8<W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.out.write_all(text.as_bytes()).map_err(|error| {
            self.result = Err(error);
            fmt::Error
        })
    }
}
