//! Raw HTML (CommonMark 6.6): open and closing tags, comments, processing instructions,
//! declarations and CDATA sections.

use super::cursor::Cursor;
use super::tag::{self, MissingQuotes};

/// What was searched for to the end of the leaf without success, so that it is not searched for
/// again: openers repeated would cost quadratic time.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Missing {
    /// The ends of the kinds that are no tags.
    ends: [bool; 4],
    quotes: MissingQuotes,
}

/// Where in [`Missing::ends`] a kind of raw HTML stands.
#[derive(Clone, Copy)]
enum End {
    Comment,
    Instruction,
    Declaration,
    Cdata,
}

/// The place after the raw HTML that begins at a cursor before its `<`.
pub(crate) fn recognise<'a>(cursor: Cursor<'a>, missing: &mut Missing) -> Option<Cursor<'a>> {
    let inside = cursor.moved_to(cursor.at + 1);
    match inside.rest() {
        [b'!', b'-', b'-', ..] => comment(inside, missing),
        [b'!', b'[', b'C', b'D', b'A', b'T', b'A', b'[', ..] => {
            until(inside.moved_to(inside.at + 8), b"]]>", missing, End::Cdata)
        }
        [b'!', letter, ..] if letter.is_ascii_alphabetic() => {
            until(inside, b">", missing, End::Declaration)
        }
        [b'?', ..] => until(inside.moved_to(inside.at + 1), b"?>", missing, End::Instruction),
        _ => tag::recognise(inside, &mut missing.quotes),
    }
}

/// `<!-->`, `<!--->`, or `<!--` up to `-->`. The cursor stands at the `!`.
fn comment<'a>(cursor: Cursor<'a>, missing: &mut Missing) -> Option<Cursor<'a>> {
    let inside = cursor.moved_to(cursor.at + 3);
    match inside.rest() {
        [b'>', ..] => Some(inside.moved_to(inside.at + 1)),
        [b'-', b'>', ..] => Some(inside.moved_to(inside.at + 2)),
        _ => until(inside, b"-->", missing, End::Comment),
    }
}

fn until<'a>(
    cursor: Cursor<'a>,
    end: &[u8],
    missing: &mut Missing,
    kind: End,
) -> Option<Cursor<'a>> {
    let is_missing = &mut missing.ends[kind as usize];
    if *is_missing {
        return None;
    }
    let found = cursor.find(end);
    *is_missing = found.is_none();
    found.map(|found| found.moved_to(found.at + end.len()))
}
