//! What is kept of the open text from one tail to the next.
//!
//! A parser that was suspended after the last complete line goes on from there: what is settled
//! before is not read again. It is settled unless later text reaches back: a blank line makes a list
//! loose, or a definition gives a reference its meaning. Then all that is open is read anew.

use alloc::boxed::Box;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use rillmark::{Checkpoint, Options, Parser};

use crate::anticipation::without_lone_marker;
use crate::kept::{Kept, Known, NewDefinition};
use crate::open_text::OpenText;
use crate::print::Prints;
use crate::stream::begin;
use crate::tail::{Patch, Tail};

/// What is kept of the open text from one tail to the next.
#[derive(Debug)]
pub(crate) struct Open {
    /// Offset of the open text in the document.
    pub(crate) base: u64,
    /// Whether there was no text yet.
    pub(crate) is_new: bool,
    /// Where the text begins.
    first: Checkpoint,
    settled: Settled,
    /// Offset of the lines that the last tail read for the first time: they are settled next.
    read: usize,
    /// The events of the last tail.
    prints: Prints,
    /// Whether the last tail was not what had settled and what came after that.
    was_read_anew: bool,
    /// Whether something settled otherwise than the last tail had it.
    is_settled_anew: bool,
}

/// The events that later text changes only if it reaches back.
#[derive(Debug)]
struct Settled {
    /// Where they end.
    checkpoint: Checkpoint,
    /// Offset of that in the text.
    end: usize,
    /// How many there are.
    events: usize,
    /// The text after them that goes on.
    open_text: Option<OpenText>,
    defined: Kept,
    lacking: BTreeSet<Box<str>>,
}

impl Settled {
    /// Goes back to the beginning.
    fn restart(&mut self, first: &Checkpoint) {
        self.checkpoint.copy_from(first);
        (self.end, self.events, self.open_text) = (0, 0, None);
        self.defined.clear();
        self.lacking.clear();
    }
}

/// What every parser of the open text takes.
#[derive(Debug)]
pub(crate) struct Source<'a> {
    pub(crate) text: &'a str,
    pub(crate) kept: &'a Kept,
    /// Memory for the folded characters of labels.
    pub(crate) label: &'a mut String,
    /// Whether what is being written is shown as what it will probably be.
    pub(crate) anticipates: bool,
}

impl Open {
    pub(crate) fn new(options: Options) -> Self {
        let first = Checkpoint::new(0, options);
        let settled = Settled {
            checkpoint: first.clone(),
            end: 0,
            events: 0,
            open_text: None,
            defined: Kept::default(),
            lacking: BTreeSet::new(),
        };
        let prints = Prints::default();
        Self {
            base: 0,
            is_new: true,
            first,
            settled,
            read: 0,
            prints,
            was_read_anew: false,
            is_settled_anew: false,
        }
    }

    /// Forgets the last tail: the open text begins at `base`, its first block at the offset `at`.
    pub(crate) fn begin(&mut self, base: u64, at: usize, before: &Checkpoint) {
        (self.base, self.is_new, self.read, self.was_read_anew) = (base, false, 0, false);
        self.first.copy_from(before);
        begin(&mut self.first, base, at);
        self.settled.restart(&self.first);
        self.prints.clear();
    }

    /// The tail of the text, of which the lines up to `read` are complete.
    pub(crate) fn tail<'a>(&'a mut self, source: Source<'a>, read: usize) -> Tail<'a> {
        let mut source = source;
        let whole = source.text;
        if source.anticipates {
            source.text = without_lone_marker(whole);
        }
        if self.read > self.settled.end && !self.settle(self.read, &mut source) {
            self.settled.restart(&self.first);
            self.settle(self.read, &mut source);
        }
        self.read = self.read.max(read);
        self.is_new = whole.is_empty();
        let reads_anew = self.may_reach_back(source.text) && self.reaches_back(&mut source);
        let was_read_anew = core::mem::replace(&mut self.was_read_anew, reads_anew);
        let is_settled_anew = core::mem::take(&mut self.is_settled_anew);
        if reads_anew || was_read_anew || is_settled_anew {
            self.settled.restart(&self.first);
        }
        let Self { base, settled, prints, .. } = self;
        let Source { text, kept, label, anticipates } = source;
        let known = Known { kept, open: &settled.defined, lacking: None, label };
        let mut parser = Parser::resume(text, known, &settled.checkpoint, *base);
        parser.go_on_from(&settled.checkpoint);
        if anticipates {
            parser.anticipate();
        }
        let mut patch = Patch::new(whole, *base, prints, settled.events);
        if let Some(mut open_text) = settled.open_text {
            let next = parser.next_spanned();
            let goes_on = open_text.join(next.as_ref(), text);
            patch.add(&open_text.event(text), open_text.span);
            if let Some((event, span)) = next.filter(|_| !goes_on) {
                patch.add(&event, span);
            }
        }
        while let Some((event, span)) = parser.next_spanned() {
            patch.add(&event, span);
        }
        patch.finish()
    }

    /// Reads the lines up to `end` once and for all; says whether what was settled before stays so.
    fn settle(&mut self, end: usize, source: &mut Source<'_>) -> bool {
        let text = &source.text[..end];
        let mut defined = Vec::new();
        let settled = &mut self.settled;
        let mut lacking = core::mem::take(&mut settled.lacking);
        let mut last = None;
        let is_as_before = {
            let label = &mut *source.label;
            let open = &settled.defined;
            let known = Known { kept: source.kept, open, lacking: Some(&mut lacking), label };
            let mut parser = Parser::resume(text, known, &settled.checkpoint, self.base);
            parser.go_on_from(&settled.checkpoint);
            parser.stay_open();
            let mut open_text = settled.open_text.take();
            let mut last_differs = false;
            while let Some(next) = parser.next_spanned() {
                let (event, span) = next;
                if let Some(mut text_before) = open_text.take() {
                    settled.events += 1;
                    if text_before.join(Some(&next), text) {
                        last = Some(text_before);
                        continue;
                    }
                }
                // The last tail may have been another, by what was not complete then.
                self.is_settled_anew |= last_differs;
                last_differs = !self.prints.has(settled.events, &event, span);
                settled.events += 1;
                last = OpenText::of(&event, span, text);
                defined.extend(NewDefinition::of(text, &event, span));
            }
            if let Some(text_before) = open_text {
                settled.events += 1;
                last = Some(text_before);
            }
            parser.save(&mut settled.checkpoint);
            let is_open = last.is_some() && settled.checkpoint.is_in_outer_text();
            self.is_settled_anew |= last_differs && !is_open;
            !parser.has_loosened()
        };
        settled.end = end;
        settled.open_text = last.filter(|_| settled.checkpoint.is_in_outer_text());
        settled.events -= usize::from(settled.open_text.is_some());
        let is_as_before = is_as_before
            && defined
                .iter()
                .all(|definition: &NewDefinition| !lacking.contains(&definition.label));
        settled.lacking = lacking;
        for definition in defined {
            settled.defined.insert(definition);
        }
        is_as_before
    }

    /// Whether the text after the settled lines may reach back at all.
    fn may_reach_back(&self, text: &str) -> bool {
        let Settled { checkpoint, end, lacking, .. } = &self.settled;
        *end > 0
            && (checkpoint.may_loosen()
                || checkpoint.has_tight_list() && has_blank_line(&text[*end..])
                || !lacking.is_empty() && text[checkpoint.unread()..].contains("]:"))
    }

    /// Whether the text after the settled lines changes something before.
    fn reaches_back(&mut self, source: &mut Source<'_>) -> bool {
        let Settled { checkpoint, defined, lacking, .. } = &self.settled;
        let known = Known { kept: source.kept, open: defined, lacking: None, label: source.label };
        let mut parser = Parser::resume(source.text, known, checkpoint, self.base);
        parser.go_on_from(checkpoint);
        let mut is_defined = false;
        while let Some((event, span)) = parser.next_spanned() {
            if let Some(definition) = NewDefinition::of(source.text, &event, span) {
                is_defined |= lacking.contains(&definition.label);
            }
        }
        is_defined || parser.has_loosened()
    }
}

/// Whether a line is blank but for markers of block quotes.
fn has_blank_line(text: &str) -> bool {
    let is_blank = |line: &str| line.bytes().all(|byte| matches!(byte, b' ' | b'\t' | b'>'));
    text.split(['\n', '\r']).any(is_blank)
}
