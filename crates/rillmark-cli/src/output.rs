//! Writing results.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};

use anstream::{AutoStream, ColorChoice};
use rillmark::Parser;
use rillmark_ast::Tree;
use rillmark_html::write_html_io;

use crate::args::{Args, Format, is_standard};
use crate::events::write_events;
use crate::failure::{Cause, Failure};
use crate::listing::{Listing, Style};
use crate::tree::{write_toc, write_tree};

/// Bytes that are gathered before they are written.
const BUFFER: usize = 64 * 1024;

/// Renders the sources one after the other. A reader that has gone away is no failure.
pub(crate) fn write(args: &Args, sources: &[String]) -> Result<(), Failure> {
    let path = &args.output;
    let result = if is_standard(path) {
        to_standard_output(args, sources)
    } else {
        File::create(path).and_then(|file| render(file, args, sources, Style::PLAIN))
    };
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| Failure::new(path, Cause::Write(error))),
    }
}

fn to_standard_output(args: &Args, sources: &[String]) -> io::Result<()> {
    let out = io::stdout().lock();
    // Only where colour is wanted: the stream would take escape sequences of the text away.
    if args.to.has_spans() && AutoStream::choice(&out) != ColorChoice::Never {
        return render(AutoStream::auto(out), args, sources, Style::COLOUR);
    }
    render(out, args, sources, Style::PLAIN)
}

fn render(out: impl Write, args: &Args, sources: &[String], style: Style) -> io::Result<()> {
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
        }
    }
    out.flush()
}
