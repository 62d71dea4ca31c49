//! Chores of the repository: `cargo xtask generate`, `cargo xtask tidy`, `cargo xtask api`,
//! `cargo xtask batch`.

mod api;
mod batch;
mod generate;
mod tidy;

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The result of a chore; an error is what it has to say to the user.
type Outcome<T = ()> = Result<T, Box<dyn Error>>;

/// Chores of the repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Writes the generated tables of the core
    Generate {
        /// Writes nothing; fails if a file differs from what would be written
        #[arg(long)]
        check: bool,
    },
    /// Writes the public interface of the published crates, as their documentation has it
    Api {
        /// Writes nothing; fails if a file differs from what would be written
        #[arg(long)]
        check: bool,
    },
    /// Checks the rules of the repository
    Tidy,
    /// Renders JSON lines `{"markdown": "…", "options": ["safe", …]}` from standard input to JSON
    /// lines `{"html": "…"}` or `{"error": "…"}`
    Batch,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Generate { check } => generate::run(root(), check),
        Chore::Api { check } => api::run(root(), check),
        Chore::Tidy => tidy::run(root()),
        Chore::Batch => batch::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the repository.
fn root() -> &'static Path {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.ancestors().nth(2).unwrap_or(manifest)
}
