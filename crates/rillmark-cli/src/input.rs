//! Reading sources.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::args::is_standard;
use crate::failure::{Cause, Failure};

/// The longest source that a parser takes, in bytes.
const MAX_LEN: u64 = u32::MAX as u64;

/// A file, or standard input, to be read in pieces.
pub(crate) fn open(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if is_standard(path) {
        return Ok(Box::new(io::stdin().lock()));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(file)),
        Err(error) => Err(Failure::new(path, Cause::Read(error))),
    }
}

/// The text of a file, or of standard input.
pub(crate) fn read(path: &Path, lossy: bool) -> Result<String, Failure> {
    read_text(path, lossy).map_err(|cause| Failure::new(path, cause))
}

fn read_text(path: &Path, lossy: bool) -> Result<String, Cause> {
    let bytes = if is_standard(path) {
        read_bytes(io::stdin().lock(), 0)?
    } else {
        let file = File::open(path).map_err(Cause::Read)?;
        let len = file.metadata().map_err(Cause::Read)?.len();
        read_bytes(file, len)?
    };
    let text = match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) if lossy => String::from_utf8_lossy(error.as_bytes()).into_owned(),
        Err(error) => return Err(Cause::NotUtf8(error.utf8_error().valid_up_to())),
    };
    // U+FFFD can be longer than what it replaces.
    check_len(text.len() as u64)?;
    Ok(text)
}

/// All bytes of `source`, which has about `len` of them.
fn read_bytes(source: impl Read, len: u64) -> Result<Vec<u8>, Cause> {
    check_len(len)?;
    let mut bytes = Vec::new();
    // `read_to_end` asks for more where this is too little.
    let _ = bytes.try_reserve(usize::try_from(len).unwrap_or_default());
    source.take(MAX_LEN + 1).read_to_end(&mut bytes).map_err(Cause::Read)?;
    check_len(bytes.len() as u64)?;
    Ok(bytes)
}

fn check_len(len: u64) -> Result<(), Cause> {
    if len > MAX_LEN { Err(Cause::TooLong) } else { Ok(()) }
}
