//! Whether bytes from elsewhere are a tree, so that everything else can rely on it.

use alloc::vec::Vec;
use core::fmt;

use crate::arena::{HEADER, Header, VERSION, entry};
use crate::code::{WIDE, is_end};
use crate::parts::PartsAt;
use crate::search::STRIDE;
use crate::sort::{EFFECTIVE, OUTSIDE, Sort};
use crate::token::{Close, Token, byte, read_u32};
use crate::varint;

/// Why bytes are no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// They do not begin as a tree does.
    NoTree,
    /// They are a tree of another version.
    Version(u32),
    /// They are not as many as they should be.
    Length {
        /// How many there should be.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// They contradict themselves at this offset.
    Damaged(usize),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTree => f.write_str("these bytes are no tree"),
            Self::Version(version) => {
                write!(f, "the tree has version {version}, and only {VERSION} can be read")
            }
            Self::Length { expected, found } => {
                write!(f, "the tree should have {expected} bytes, but there are {found}")
            }
            Self::Damaged(at) => write!(f, "the tree is damaged at byte {at}"),
        }
    }
}

impl core::error::Error for LoadError {}

/// The header of a tree that is whole.
pub(crate) fn check(bytes: &[u8]) -> Result<Header, LoadError> {
    if bytes.len() < HEADER {
        return Err(LoadError::NoTree);
    }
    let (is_tree, version, header) = Header::read(bytes);
    if !is_tree {
        return Err(LoadError::NoTree);
    }
    if version != VERSION {
        return Err(LoadError::Version(version));
    }
    let (expected, found) = (header.len(), bytes.len() as u64);
    let has_tape = header.tape_end as usize >= HEADER;
    if expected != found || !has_tape || u32::try_from(found).is_err() {
        return Err(LoadError::Length { expected, found });
    }
    let tape = &bytes[..header.tape_end as usize];
    let mut check = Check {
        tape,
        at: HEADER,
        pos: 0,
        open: Vec::new(),
        children: 0,
        entries: Vec::new(),
        blocks: Vec::new(),
        definitions: Vec::new(),
        footnotes: 0,
    };
    check.tape()?;
    check.tables(bytes, header)?;
    Ok(header)
}

struct Check<'t> {
    tape: &'t [u8],
    at: usize,
    pos: u32,
    open: Vec<Open>,
    /// How many children the document has.
    children: usize,
    /// What the indexes of the open elements should hold, those of the innermost one last.
    entries: Vec<(u32, u32)>,
    /// What the index of blocks should hold.
    blocks: Vec<(u32, u32)>,
    /// The definitions that references resolve to.
    definitions: Vec<(u32, u32)>,
    footnotes: u32,
}

/// An element that is open.
struct Open {
    start: u32,
    body: usize,
    close: usize,
    children: usize,
}

impl Check<'_> {
    /// Goes over the tape.
    fn tape(&mut self) -> Result<(), LoadError> {
        while self.at < self.tape.len() {
            let limit = self.open.last().map_or(self.tape.len(), |open| open.close);
            let is_right =
                if is_end(byte(self.tape, self.at)) { self.end() } else { self.token(limit) };
            is_right.ok_or(LoadError::Damaged(self.at))?;
        }
        let is_whole = self.open.is_empty() && self.at == self.tape.len();
        if is_whole { Ok(()) } else { Err(LoadError::Damaged(self.at)) }
    }

    /// Goes over a token that has to end before `limit`.
    fn token(&mut self, limit: usize) -> Option<()> {
        self.count_child();
        let (at, pos) = (self.at, self.pos);
        let token = Token::read(self.tape, at, pos);
        if token.sort == Sort::Definition && token.facts & EFFECTIVE != 0 {
            self.definitions.push((offset(at), pos));
        }
        self.footnotes += u32::from(token.sort == Sort::FootnoteDefinition);
        self.at = token.body;
        if token.is_open() {
            self.pos = token.marker_end;
            let Token { start, body, close, .. } = token;
            self.open.push(Open { start, body, close, children: 0 });
            return (body <= close && close < limit && is_end(self.tape[close])).then_some(());
        }
        self.pos = token.end;
        (self.at <= limit && is_text_whole(self.tape, &token)).then_some(())
    }

    fn count_child(&mut self) {
        let Some(open) = self.open.last_mut() else {
            self.children += 1;
            if self.children.is_multiple_of(STRIDE) {
                self.blocks.push((offset(self.at), self.pos));
            }
            return;
        };
        open.children += 1;
        if open.children.is_multiple_of(STRIDE) {
            self.entries.push((offset(self.at - open.body), self.pos.wrapping_sub(open.start)));
        }
    }

    /// Goes over the end of the innermost element.
    fn end(&mut self) -> Option<()> {
        let open = self.open.pop()?;
        let close = Close::read(self.tape, self.at);
        let limit = self.open.last().map_or(self.tape.len(), |open| open.close);
        let end = self.pos.wrapping_add(close.tail);
        let entries = self.entries.split_off(self.entries.len() - open.children / STRIDE);
        let is_wide = open.close - open.body >= usize::from(WIDE);
        let expected = if is_wide { entries.as_slice() } else { &[] };
        let is_right = self.at == open.close
            && close.next <= limit
            && end == open.start.wrapping_add(close.len)
            && has_entries(self.tape, close.index, expected)
            && (close.parts == 0 || are_parts_whole(self.tape, close.parts));
        (self.at, self.pos) = (close.next, end);
        is_right.then_some(())
    }

    /// Checks the tables after the tape.
    fn tables(mut self, bytes: &[u8], header: Header) -> Result<(), LoadError> {
        let list = |at: usize, len: u32| -> Vec<(u32, u32)> {
            (0..len as usize).map(|index| entry(bytes, at, index)).collect()
        };
        if list(header.tape_end as usize, header.blocks) != self.blocks {
            return Err(LoadError::Damaged(header.tape_end as usize));
        }
        let mut definitions = list(header.definitions_at(), header.definitions);
        definitions.sort_unstable();
        self.definitions.sort_unstable();
        if definitions != self.definitions {
            return Err(LoadError::Damaged(header.definitions_at()));
        }
        if header.footnotes != self.footnotes {
            return Err(LoadError::Damaged(HEADER));
        }
        Ok(())
    }
}

/// Whether the text or parts that a leaf carries are whole.
fn is_text_whole(tape: &[u8], token: &Token) -> bool {
    match token.sort {
        _ if token.more == 0 => true,
        Sort::Text | Sort::Html | Sort::InlineHtml | Sort::Shortcode
            if token.facts & OUTSIDE != 0 =>
        {
            is_utf8(tape, token.more)
        }
        Sort::Definition => are_parts_whole(tape, token.more),
        _ => true,
    }
}

fn are_parts_whole(tape: &[u8], at: usize) -> bool {
    let (parts, _) = PartsAt::read(tape, at);
    parts.outside.is_none() || is_utf8(tape, at + 1)
}

/// Whether the text with its length at `at` is UTF-8.
fn is_utf8(tape: &[u8], at: usize) -> bool {
    let (len, start) = varint::read(tape, at);
    let text = tape.get(start..start.saturating_add(len as usize));
    text.is_some_and(|text| core::str::from_utf8(text).is_ok())
}

/// Whether the index at `at`, 0 for none, holds these entries.
fn has_entries(tape: &[u8], at: usize, expected: &[(u32, u32)]) -> bool {
    if at == 0 || expected.is_empty() {
        return at == 0 && expected.is_empty();
    }
    read_u32(tape, at) as usize == expected.len()
        && expected.iter().enumerate().all(|(index, found)| entry(tape, at + 4, index) == *found)
}

#[expect(clippy::cast_possible_truncation, reason = "the length was checked")]
fn offset(at: usize) -> u32 {
    at as u32
}
