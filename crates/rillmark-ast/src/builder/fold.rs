//! Elements whose only child is a run of text, written as one token.

use rillmark::{LinkKind, Run, RunKind};

use super::Builder;
use super::close::is_own_label;
use super::open::{Frame, Start};
use crate::code::{self, FULL, Form, LONG_GAP, SHAPES};
use crate::sort::{self, Sort};
use crate::varint;

/// What follows the code of a folded element: up to three numbers, then [`NONE`].
type Numbers = [u32; 3];

/// The number that stands for none. No length is as large.
const NONE: u32 = u32::MAX;

impl Builder {
    /// Writes the element that was held back as one token with its run, if its usual code fits.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "most elements end here")]
    pub(super) fn fold_usual(&mut self, end: u32) -> bool {
        let (held, run) = (&self.held, &self.run);
        let shape = &SHAPES[usize::from(held.folded % 64)];
        let fits = held.folded != FULL
            && run.kind == shape.run
            && held.marker_len() == u32::from(shape.marker)
            && run.span.start.wrapping_sub(held.marker_end) == u32::from(shape.lead)
            && end.wrapping_sub(run.span.end) == 0_u32.wrapping_add_signed(i32::from(shape.tail));
        if fits {
            self.pending = 0;
            let (code, len) = (held.folded, run.span.len());
            self.short(code, held.at.wrapping_sub(self.pos), len);
            self.pos = end;
        }
        fits
    }

    /// Writes the element that was held back, which ends at `end`, as one token with the run that
    /// was held back, if there is one and a code fits.
    pub(super) fn fold(&mut self, end: u32) -> bool {
        let (held, run) = (&self.held, &self.run);
        let Some((code, numbers)) = self.folded(held, run, end) else { return false };
        let Start { sort, facts, at, .. } = *held;
        self.pending = 0;
        if matches!(sort, Sort::Link | Sort::Image)
            && !is_inline_or_auto(facts)
            && let Some(parts) = self.link.parts
        {
            self.references.push(parts);
        }
        self.token(code, at.wrapping_sub(self.pos));
        let [first, second, third] = numbers;
        varint::write(&mut self.tape, first);
        if second != NONE {
            varint::write(&mut self.tape, second);
        }
        if third != NONE {
            varint::write(&mut self.tape, third);
        }
        self.pos = end;
        true
    }

    /// Takes a token back and begins it anew with another code.
    #[inline]
    fn retake(&mut self, frame: &Frame, code: u8) {
        self.tape.truncate(frame.after_gap());
        if let Some(first) = self.tape.get_mut(frame.at as usize) {
            *first = code << 2 | *first & LONG_GAP;
        }
    }

    /// The code of the element with that run, and the numbers after it.
    #[inline]
    fn folded(&self, held: &Start, run: &Run, end: u32) -> Option<(u8, Numbers)> {
        let marker = held.marker_len();
        let lead = run.span.start.wrapping_sub(held.marker_end);
        let tail = end.wrapping_sub(run.span.end);
        let code = match held.sort {
            Sort::Paragraph => code::FOLDED_LOOSE_TAIL + held.facts,
            Sort::CodeSpan => code::FOLDED_CODE_TICKS,
            Sort::TableCell => code::FOLDED_HEADER_CELL,
            Sort::CodeBlock => fold_code_block(held, lead)?,
            Sort::Link | Sort::Image => return self.folded_link(held, run, end),
            _ => return None,
        };
        let shape = &SHAPES[usize::from(code)];
        if shape.run != run.kind {
            return None;
        }
        let len = run.span.len();
        match shape.form {
            Form::FoldTicks => {
                let fits = lead <= 1 && tail == marker.wrapping_add(lead);
                fits.then_some((code, [marker, lead, len]))
            }
            Form::FoldTail => {
                ((marker, lead) == (0, 0) && tail < 0x80).then_some((code, [len, tail, NONE]))
            }
            Form::FoldFacts => ((marker, lead, tail) == (0, 0, 0))
                .then_some((code, [u32::from(held.facts), len, NONE])),
            Form::FoldInfo => {
                ((marker, tail) == (3, 3)).then_some((code, [lead.wrapping_sub(1), len, NONE]))
            }
            _ => fits(code, [marker, lead, tail]).then_some((code, [len, NONE, NONE])),
        }
    }

    fn folded_link(&self, held: &Start, run: &Run, end: u32) -> Option<(u8, Numbers)> {
        let link = &self.link;
        let parts = link.parts?;
        let marker = held.marker_len();
        let lead = run.span.start.wrapping_sub(held.marker_end);
        let tail = end.wrapping_sub(run.span.end);
        let len = run.span.len();
        let kind = sort::link_kind(held.facts);
        let is_image = held.sort == Sort::Image;
        if lead != 0 || marker != 1 + u32::from(is_image) || is_image && kind != LinkKind::Inline {
            return None;
        }
        match kind {
            LinkKind::Inline => {
                let code = if is_image { code::FOLDED_IMAGE } else { code::FOLDED_INLINE_LINK };
                let is_plain = run.kind == RunKind::Inline
                    && parts.label.is_empty()
                    && parts.line_prefixes == 0
                    && parts.destination_len == parts.span.len()
                    && parts.span.start == run.span.end.wrapping_add(2)
                    && parts.span.end.wrapping_add(1) == end;
                is_plain.then_some((code, [len, parts.destination_len, NONE]))
            }
            LinkKind::Full => {
                let is_plain = run.kind == RunKind::Inline
                    && parts.label.start == run.span.end.wrapping_add(2)
                    && parts.label.end.wrapping_add(1) == end
                    && !parts.label.is_empty();
                is_plain.then_some((code::FOLDED_FULL_LINK, [len, parts.label.len(), NONE]))
            }
            LinkKind::Collapsed | LinkKind::Shortcut => {
                let code = code::FOLDED_INLINE_LINK + held.facts;
                let is_plain = run.kind == RunKind::Inline
                    && is_own_label(held.facts, held.marker_end, link, end)
                    && fits(code, [marker, lead, tail]);
                is_plain.then_some((code, [len, NONE, NONE]))
            }
            LinkKind::Autolink | LinkKind::Email => {
                let code = code::FOLDED_INLINE_LINK + held.facts;
                let is_plain = run.kind == RunKind::Code
                    && parts.line_prefixes == 0
                    && parts.span == run.span
                    && parts.destination_len == parts.span.len()
                    && parts.label.is_empty()
                    && fits(code, [marker, lead, tail]);
                is_plain.then_some((code, [len, NONE, NONE]))
            }
            _ => None,
        }
    }

    /// Folds an item that was taken from the frames, has one child and ends at `end`, if that is a
    /// tight paragraph that was folded itself.
    pub(super) fn fold_item(&mut self, frame: &Frame, end: u32) -> bool {
        let body = frame.body() as usize;
        let is_usual = frame.sort == Sort::Item
            && self.tape.get(body) == Some(&(code::FOLDED_TIGHT << 2 | 1))
            && self.pos == end;
        if !is_usual {
            return false;
        }
        let (len, _) = varint::read(&self.tape, body + 1);
        if frame.marker_len() == 1 {
            self.retake(frame, code::FOLDED_ITEM);
        } else {
            self.retake(frame, code::FOLDED_LONG_ITEM);
            varint::write(&mut self.tape, frame.marker_len());
        }
        varint::write(&mut self.tape, len);
        self.pos = end;
        true
    }
}

/// Whether marker, lead and tail are those of the code.
fn fits(code: u8, [marker, lead, tail]: [u32; 3]) -> bool {
    let shape = &SHAPES[usize::from(code)];
    marker == u32::from(shape.marker)
        && lead == u32::from(shape.lead)
        && tail == 0_u32.wrapping_add_signed(i32::from(shape.tail))
}

fn is_inline_or_auto(facts: u8) -> bool {
    matches!(sort::link_kind(facts), LinkKind::Inline | LinkKind::Autolink | LinkKind::Email)
}

fn fold_code_block(held: &Start, lead: u32) -> Option<u8> {
    match (held.facts, held.numbers) {
        (0, [_, 0, 0]) => Some(code::FOLDED_INDENTED),
        (sort::FENCED, [_, 3, 0]) => Some(code::FOLDED_FENCE),
        (sort::FENCED, [_, 3, len]) if lead == len.wrapping_add(1) => Some(code::FOLDED_FENCE_INFO),
        _ => None,
    }
}

const _: () = assert!(code::FOLDED_SHORTCUT_LINK == code::FOLDED_INLINE_LINK + 3);
const _: () = assert!(code::FOLDED_EMAIL == code::FOLDED_INLINE_LINK + 5);
const _: () = assert!(code::FOLDED_TIGHT == code::FOLDED_LOOSE + 1);
const _: () = assert!(code::FOLDED_TIGHT_TAIL == code::FOLDED_LOOSE_TAIL + 1);
const _: () = assert!(code::FOLDED_HEADING_6 == code::FOLDED_HEADING_1 + 5);
