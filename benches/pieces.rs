//! Text that arrives in pieces.

#![expect(clippy::unnecessary_wraps, reason = "all of them are of the type `Drain`")]

use rillmark_stream::Stream;

use crate::drains::count;
use crate::{Failure, Html, dialect};

/// Bytes of a piece: about what a model writes at once.
const PIECE: usize = 20;

/// Every event of every commit.
pub(crate) fn commits(source: &str, _: &mut Html) -> Result<usize, Failure> {
    Ok(read(source, |_| 0))
}

/// The same, and after each piece what has changed in the tail.
pub(crate) fn tails(source: &str, _: &mut Html) -> Result<usize, Failure> {
    Ok(read(source, |stream| count(stream.tail())))
}

fn read(source: &str, mut after_piece: impl FnMut(&mut Stream) -> usize) -> usize {
    let mut events = 0;
    let mut stream = Stream::new(dialect::rillmark());
    for piece in source.as_bytes().chunks(PIECE) {
        stream.push_bytes(piece);
        events += commit(&mut stream) + after_piece(&mut stream);
    }
    stream.finish();
    events + commit(&mut stream)
}

fn commit(stream: &mut Stream) -> usize {
    let mut events = 0;
    while let Some(commit) = stream.commit() {
        events += count(commit);
    }
    events
}
