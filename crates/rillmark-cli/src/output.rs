//! Writing results.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use anstream::{AutoStream, ColorChoice};
use rillmark::Parser;
use rillmark_ast::Tree;
use rillmark_html::write_html_io;

use crate::args::{Args, Format, is_standard};
use crate::events::write_events;
use crate::failure::{Cause, Failure};
use crate::listing::{Listing, Style};
use crate::stream;
use crate::tree::{write_json, write_toc, write_tree};

/// Bytes that are gathered before they are written.
pub(crate) const BUFFER: usize = 64 * 1024;

/// Renders the sources one after the other.
pub(crate) fn write(args: &Args, sources: &[String]) -> Result<(), Failure> {
    write_with(args, |out, style| {
        render(out, args, sources, style)
            .map_err(|error| Failure::new(&args.output, Cause::Write(error)))
    })
}

/// Renders the inputs block by block, while they are read.
pub(crate) fn write_stream(args: &Args) -> Result<(), Failure> {
    write_with(args, |out, style| stream::write(out, args, style))
}

/// Opens the output. A reader that has gone away is no failure.
fn write_with(
    args: &Args,
    render: impl FnOnce(&mut dyn Write, Style) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let result = if is_standard(&args.output) {
        let mut out = io::stdout().lock();
        // Only where colour is wanted: the stream would take escape sequences of the text away.
        if args.to.has_spans() && AutoStream::choice(&out) != ColorChoice::Never {
            render(&mut AutoStream::auto(out), Style::COLOUR)
        } else {
            render(&mut out, Style::PLAIN)
        }
    } else {
        let file = File::create(&args.output);
        let failure = |error| Failure::new(&args.output, Cause::Write(error));
        file.map_err(failure).and_then(|mut file| render(&mut file, Style::PLAIN))
    };
    match result {
        Err(failure) if failure.is_broken_pipe() => Ok(()),
        result => result,
    }
}

fn render(out: &mut dyn Write, args: &Args, sources: &[String], style: Style) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(BUFFER, out);
    let html = args.html_options();
    for source in sources {
        let parser = || Parser::with_options(source, args.options());
        let tree = || Tree::parse_with(source, args.options());
        let list = |out| Listing::new(out, source.len(), style);
        match args.to {
            Format::Html => write_html_io(&mut out, parser(), html)?,
            Format::Events => write_events(&mut list(&mut out), parser().spanned())?,
            Format::Ast => write_tree(&mut list(&mut out), &tree(), source)?,
            Format::Toc => write_toc(&mut out, &tree(), source)?,
            Format::Json => write_json(&mut out, &tree(), source)?,
        }
    }
    out.flush()
}
