//! Why the command could not do its work.

use std::fmt;
use std::io;
use std::path::Path;

use crate::args::is_standard;

/// What went wrong, and with which file.
#[derive(Debug)]
pub(crate) struct Failure {
    file: String,
    cause: Cause,
}

/// What went wrong.
#[derive(Debug)]
pub(crate) enum Cause {
    /// The file could not be read.
    Read(io::Error),
    /// The file is not UTF-8 from this byte on.
    NotUtf8(usize),
    /// The file has more bytes than a parser takes.
    TooLong,
    /// The file could not be written.
    Write(io::Error),
}

impl Failure {
    pub(crate) fn new(path: &Path, cause: Cause) -> Self {
        let file = match cause {
            _ if !is_standard(path) => path.display().to_string(),
            Cause::Write(_) => String::from("standard output"),
            _ => String::from("standard input"),
        };
        Self { file, cause }
    }

    /// Whether whoever read the output has gone away.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(&self.cause, Cause::Write(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = &self.file;
        match &self.cause {
            Cause::Read(error) => write!(f, "cannot read {file}: {error}"),
            Cause::NotUtf8(at) => {
                write!(f, "{file}: invalid UTF-8 at byte {at} (--lossy replaces such bytes)")
            }
            Cause::TooLong => write!(f, "{file}: longer than {} bytes", u32::MAX),
            Cause::Write(error) => write!(f, "cannot write {file}: {error}"),
        }
    }
}
