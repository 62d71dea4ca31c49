//! Rendering while the input is read.

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::mem::replace;
use std::path::Path;

use rillmark_html::{HtmlOptions, Renderer};
use rillmark_stream::{Commit, Stream};

use crate::args::{Args, Format};
use crate::events::write_events;
use crate::failure::{Cause, Failure};
use crate::input;
use crate::listing::{Listing, Style};
use crate::output::BUFFER;

/// The longest block for whose spans the column of an event list is wide enough.
const USUAL_BLOCK: usize = 9_999;

/// Writes the blocks of each input as soon as they are final.
pub(crate) fn write(out: &mut dyn Write, args: &Args, style: Style) -> Result<(), Failure> {
    let mut out = BufWriter::with_capacity(BUFFER, out);
    let mut piece = vec![0; BUFFER];
    for path in args.inputs() {
        let mut input = input::open(path)?;
        let mut blocks = Blocks::new(args, style);
        while !blocks.stream.is_finished() {
            let len = read(&mut input, &mut piece)
                .map_err(|error| Failure::new(path, Cause::Read(error)))?;
            blocks.push(&piece[..len]);
            blocks.check(path, args.lossy)?;
            let result = blocks.write(&mut out).and_then(|()| out.flush());
            result.map_err(|error| Failure::new(&args.output, Cause::Write(error)))?;
        }
    }
    Ok(())
}

/// Reads what is there; nothing at the end.
fn read(input: &mut dyn Read, piece: &mut [u8]) -> io::Result<usize> {
    loop {
        match input.read(piece) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// The blocks of one document.
struct Blocks {
    stream: Stream,
    format: Format,
    style: Style,
    renderer: Renderer<'static>,
    /// The HTML of one block.
    html: String,
}

impl Blocks {
    fn new(args: &Args, style: Style) -> Self {
        let mut stream = Stream::new(args.options());
        // Nobody asks what would be others now.
        stream.remember(0);
        let renderer = Renderer::new(args.html_options());
        Self { stream, format: args.to, style, renderer, html: String::new() }
    }

    /// Adds a piece; an empty one ends the document.
    fn push(&mut self, piece: &[u8]) {
        if piece.is_empty() {
            self.stream.finish();
        } else {
            self.stream.push_bytes(piece);
        }
    }

    /// Whether all was UTF-8, if it has to be.
    fn check(&self, path: &Path, lossy: bool) -> Result<(), Failure> {
        match self.stream.invalid_utf8() {
            Some(invalid) if !lossy => {
                let at = usize::try_from(invalid.first).unwrap_or(usize::MAX);
                Err(Failure::new(path, Cause::NotUtf8(at)))
            }
            _ => Ok(()),
        }
    }

    /// Writes the blocks that are final, and what comes after the last one: footnotes.
    fn write(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Self { stream, format, style, renderer, html } = self;
        while let Some(commit) = stream.commit() {
            if *format == Format::Events {
                writeln!(out, "Block at {}", commit.base())?;
                write_events(&mut Listing::new(out, USUAL_BLOCK, *style), commit)?;
                continue;
            }
            write_html(renderer, html, commit);
            out.write_all(html.as_bytes())?;
            html.clear();
        }
        if stream.is_finished() && *format == Format::Html {
            // A string takes everything.
            let _ = take(renderer).finish(html);
            out.write_all(html.as_bytes())?;
        }
        Ok(())
    }
}

fn write_html(renderer: &mut Renderer<'static>, html: &mut String, commit: Commit<'_>) {
    let mut part = take(renderer).next_part();
    for (event, _) in commit {
        let _ = part.event(html, event);
    }
    *renderer = part.next_part();
}

/// Moves the renderer out: a copy would be one of all ids and footnotes so far.
fn take(renderer: &mut Renderer<'static>) -> Renderer<'static> {
    replace(renderer, Renderer::new(HtmlOptions::new()))
}
