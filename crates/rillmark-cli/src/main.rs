//! The command `rillmark`: Markdown to HTML, or to its events, tree or contents.
//!
//! It ends with 0 where all went well or the reader of its output went away, with 1 where a file
//! could not be read or written, and with 2 where it was called in a wrong way.

mod args;
mod events;
mod failure;
mod input;
mod listing;
mod output;
mod stream;
mod tree;

use std::io::Write as _;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

use crate::args::Args;
use crate::failure::Failure;

fn main() -> ExitCode {
    match run(&Args::read()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            report(&failure);
            ExitCode::FAILURE
        }
    }
}

/// Reads everything before it writes anything: so a bad source leaves no half result behind, and
/// the output may be one of the inputs. Only a stream is written as it comes.
fn run(args: &Args) -> Result<(), Failure> {
    if args.stream {
        return output::write_stream(args);
    }
    let sources =
        args.inputs().map(|path| input::read(path, args.lossy)).collect::<Result<Vec<_>, _>>()?;
    output::write(args, &sources)
}

fn report(failure: &Failure) {
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    // Where standard error is closed, there is nobody left to tell.
    let _ = writeln!(anstream::stderr(), "{red}error:{red:#} {failure}");
}
