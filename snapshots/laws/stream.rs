//! Text in pieces has the events of the whole, however it is cut.

use std::collections::BTreeSet;
use std::ops::Range;

use rillmark::{Event, Options, Parser, Span, Tag};
use rillmark_stream::{Commit, Stream};

use crate::laws::outline::{Step, What};
use crate::laws::{Verdict, hold};

/// Longer documents are cut into fewer pieces.
const SHORT: usize = 800;

pub(crate) fn commits_have_the_events_of_the_whole(source: &str, options: Options) -> Verdict {
    commits(source, options, sizes(7, 40))?;
    for size in [1, 2, 3, 20] {
        if source.len() < SHORT * size {
            commits(source, options, (0..).map(|_| size))?;
        }
    }
    Ok(())
}

pub(crate) fn commits_that_wait_have_the_same_events(source: &str, options: Options) -> Verdict {
    let mut stream = Stream::holding(options);
    for piece in pieces(source, sizes(3, 900)) {
        stream.push_bytes(piece);
        hold!(stream.commit().is_none(), "something was committed");
    }
    stream.finish();
    let Some(commit) = stream.commit() else {
        hold!(source.is_empty(), "nothing was committed");
        return Ok(());
    };
    hold!(commit.eq(Parser::with_options(source, options).spanned()), "the events are others");
    Ok(())
}

pub(crate) fn tails_are_what_would_come_at_the_end(source: &str, options: Options) -> Verdict {
    if source.len() < SHORT / 4 {
        tails(source, options, false, (0..).map(|_| 1))?;
    }
    if source.len() < SHORT * 4 {
        tails(source, options, true, sizes(5, 16 + source.len() / 40))?;
        tails(source, options, false, sizes(source.len(), 12 + source.len() / 40))?;
    }
    Ok(())
}

/// What can be compared of an event: what a reference refers to may be known without its place.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Facts(Step);

impl Facts {
    pub(crate) fn new(event: &Event<'_>, span: Span, base: u64) -> Self {
        let mut step = Step::new(event, span);
        if let Event::Start(Tag::Link { link, .. } | Tag::Image { link, .. }) = event
            && let Some(label) = link.label()
        {
            step.spans = vec![span, label];
        }
        if let Event::FootnoteReference(_) | Event::Start(Tag::FootnoteDefinition { .. }) = event {
            step.spans = vec![span];
        }
        let base = u32::try_from(base).unwrap_or(u32::MAX);
        Self(step.map_spans(|span| Span::new(span.start + base, span.end + base)))
    }

    /// Whether it is a link or an image with a label.
    fn is_reference(&self) -> bool {
        let is_link = |what: &str| what.starts_with("Link") || what.starts_with("Image");
        self.0.spans.len() == 2 && matches!(&self.0.what, What::Other(what) if is_link(what))
    }

    fn start(&self) -> u64 {
        self.0.spans[0].start.into()
    }
}

/// The events of the whole.
fn whole(source: &str, options: Options) -> Vec<Facts> {
    let events = Parser::with_options(source, options).spanned();
    events.map(|(event, span)| Facts::new(&event, span, 0)).collect()
}

/// The pieces of a document with these sizes in bytes.
fn pieces(source: &str, mut sizes: impl Iterator<Item = usize>) -> impl Iterator<Item = &[u8]> {
    let mut rest = source.as_bytes();
    std::iter::from_fn(move || {
        let (piece, after) = rest.split_at(sizes.next()?.min(rest.len()));
        rest = after;
        (!piece.is_empty()).then_some(piece)
    })
}

/// Sizes from 1 to `most` in a disorder that is always the same.
fn sizes(seed: usize, most: usize) -> impl Iterator<Item = usize> {
    let next = |state: &usize| Some(state.wrapping_mul(25_214_903_917).wrapping_add(11));
    std::iter::successors(Some(seed), next).map(move |state| 1 + (state >> 16) % most)
}

fn commits(source: &str, options: Options, sizes: impl Iterator<Item = usize>) -> Verdict {
    let mut stream = Stream::new(options);
    let mut blocks: Vec<(Range<u64>, Vec<Facts>)> = Vec::new();
    let mut outdated = BTreeSet::new();
    let mut take = |stream: &mut Stream| {
        while let Some(commit) = stream.commit() {
            let base = commit.base();
            blocks.push((base..base + commit.text().len() as u64, facts(commit)));
        }
        outdated.extend(stream.outdated().into_iter().map(|outdated| outdated.block));
    };
    for piece in pieces(source, sizes) {
        stream.push_bytes(piece);
        take(&mut stream);
    }
    stream.finish();
    take(&mut stream);
    hold!(stream.invalid_utf8().is_none(), "{:?}", stream.invalid_utf8());
    let expected = whole(source, options);
    let mut rest = &expected[..];
    let mut end = 0;
    for (index, (range, actual)) in blocks.iter().enumerate() {
        hold!(range.start >= end, "{range:?} comes after {end}");
        // The line end that the last line of code has, even where it is missing, stands at the end.
        end = if index + 1 == blocks.len() { u64::MAX } else { range.end };
        let count = rest.iter().take_while(|facts| facts.start() < end).count();
        let (expected, after) = rest.split_at(count);
        rest = after;
        if outdated.contains(&range.start) {
            continue;
        }
        for (actual, expected) in actual.iter().zip(expected) {
            hold!(actual == expected, "in {range:?}: {actual:?} instead of {expected:?}");
        }
        let len = actual.len();
        hold!(len == expected.len(), "{len} events in {range:?} instead of {expected:?}");
    }
    hold!(rest.is_empty(), "not committed: {rest:?}");
    Ok(())
}

fn facts(commit: Commit<'_>) -> Vec<Facts> {
    let base = commit.base();
    commit.map(|(event, span)| Facts::new(&event, span, base)).collect()
}

fn tails(
    source: &str,
    options: Options,
    holds: bool,
    sizes: impl Iterator<Item = usize>,
) -> Verdict {
    let mut stream = if holds { Stream::holding(options) } else { Stream::new(options) };
    let mut tail: Vec<Facts> = Vec::new();
    let mut len = 0;
    for piece in pieces(source, sizes) {
        stream.push_bytes(piece);
        len += piece.len();
        let mut committed = false;
        while stream.commit().is_some() {
            committed = true;
        }
        let patch = stream.tail();
        hold!(!committed || patch.unchanged() == 0, "{} unchanged", patch.unchanged());
        let (unchanged, base) = (patch.unchanged(), patch.base());
        let before = std::mem::take(&mut tail);
        tail.extend(before.iter().take(unchanged).cloned());
        tail.extend(patch.map(|(event, span)| Facts::new(&event, span, base)));
        if let (Some(old), Some(new)) = (before.get(unchanged), tail.get(unchanged)) {
            // Where the definition stands may have changed, which is not compared.
            hold!(old != new || new.is_reference(), "{new:?} is not changed");
        }
        let end = (0..=len).rev().find(|&end| source.is_char_boundary(end)).unwrap_or(0);
        let mut expected = whole(&source[..end], options);
        expected.retain(|facts| facts.start() >= base);
        for (actual, expected) in tail.iter().zip(&expected) {
            hold!(actual == expected, "up to {len}: {actual:?} instead of {expected:?}");
        }
        let counts = (tail.len(), expected.len());
        hold!(counts.0 == counts.1, "up to {len}: {} events instead of {}", counts.0, counts.1);
    }
    Ok(())
}
