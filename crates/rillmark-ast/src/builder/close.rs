//! The end of an element.

use rillmark::{ClosedBy, LinkKind, Span};

use super::open::Frame;
use super::{Builder, HELD, OpenLink, RUN, offset, relative};
use crate::code::{self, AT_END_OF_INPUT, INDEX, OTHER_START, PARTS, WIDE};
use crate::sort::{self, Sort};
use crate::varint;

/// How a link says what it links to.
enum Ending {
    /// By nothing: it is no link, or its label is its text.
    Nothing,
    /// By the length of the destination or label that ends it.
    Part(u32),
    /// By all parts.
    Parts,
}

impl Builder {
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "most elements end here")]
    pub(super) fn end(&mut self, span: Span, closed_by: ClosedBy) {
        let may_fold = self.pending == HELD | RUN
            && span.start == self.held.at
            && closed_by == ClosedBy::Source;
        if !may_fold {
            self.end_open(span, closed_by);
        } else if !self.fold_usual(span.end) {
            self.end_unusual(span);
        }
    }

    #[inline(never)]
    fn end_unusual(&mut self, span: Span) {
        if !self.fold(span.end) {
            self.end_open(span, ClosedBy::Source);
        }
    }

    #[inline(never)]
    fn end_open(&mut self, span: Span, closed_by: ClosedBy) {
        self.flush();
        let Some(mut frame) = self.frames.pop() else { return };
        core::mem::swap(&mut self.children, &mut frame.children);
        let is_usual = span.start == frame.start && closed_by == ClosedBy::Source;
        if is_usual && frame.children == 1 && self.fold_item(&frame, span.end) {
            return;
        }
        self.close(&frame, span, closed_by);
        if self.frames.is_empty() {
            self.end_block();
        }
    }

    #[inline]
    fn close(&mut self, frame: &Frame, span: Span, closed_by: ClosedBy) {
        let is_wide = self.write_skip(frame);
        let is_link = matches!(frame.sort, Sort::Link | Sort::Image);
        if is_wide || is_link || span.start != frame.start || closed_by != ClosedBy::Source {
            return self.close_other(frame, span, closed_by, is_wide);
        }
        let (tail, len) = (span.end.wrapping_sub(self.pos), span.end.wrapping_sub(frame.start));
        self.head_and(code::END, tail, len);
        let entries = frame.entries();
        if entries > 0 {
            self.entries.truncate(self.entries.len() - entries);
        }
        self.pos = span.end;
    }

    /// Writes an end that says more than how long the element is, or may do so.
    #[inline(never)]
    fn close_other(&mut self, frame: &Frame, span: Span, closed_by: ClosedBy, is_wide: bool) {
        let mut flags = 0;
        if closed_by == ClosedBy::EndOfInput {
            flags |= AT_END_OF_INPUT;
        }
        if span.start != frame.start {
            flags |= OTHER_START;
        }
        let link = match frame.sort {
            Sort::Link | Sort::Image => self.links.pop(),
            _ => None,
        };
        let ending =
            link.as_ref().map_or(Ending::Nothing, |link| self.ending(frame, link, span.end));
        if let Ending::Parts = ending {
            flags |= PARTS;
        }
        let entries = frame.entries();
        if is_wide && entries > 0 {
            flags |= INDEX;
        }
        let code = match ending {
            _ if flags != 0 => code::END_FULL,
            Ending::Part(_) => code::END_PART,
            _ => code::END,
        };
        self.head(code, span.end.wrapping_sub(self.pos));
        varint::write(&mut self.tape, span.end.wrapping_sub(frame.start));
        if flags != 0 {
            // A part is what may be in parts as well.
            let flags = if let Ending::Part(_) = ending { flags | PARTS } else { flags };
            self.write_flagged(frame, flags, span, link.as_ref());
        } else if let Ending::Part(len) = ending {
            varint::write(&mut self.tape, len);
        }
        self.entries.truncate(self.entries.len() - entries);
        self.pos = span.end;
    }

    #[inline(never)]
    fn write_flagged(&mut self, frame: &Frame, flags: u8, span: Span, link: Option<&OpenLink>) {
        self.tape.push(flags);
        if flags & OTHER_START != 0 {
            varint::write(&mut self.tape, span.start.wrapping_sub(frame.start));
        }
        if flags & PARTS != 0
            && let Some(link) = link
        {
            if let Some(parts) = &link.parts {
                relative(parts, frame.start).write(&mut self.tape);
            } else {
                self.tape.push(1);
                self.tape.extend_from_slice(&link.outside);
            }
        }
        if flags & INDEX != 0 {
            let entries = &self.entries[self.entries.len() - frame.entries()..];
            self.tape.extend_from_slice(&offset(entries.len()).to_le_bytes());
            for (tape, pos) in entries {
                self.tape.extend_from_slice(&tape.to_le_bytes());
                self.tape.extend_from_slice(&pos.to_le_bytes());
            }
        }
    }

    /// Writes how long the children are; says whether that needs more than a byte.
    #[inline]
    fn write_skip(&mut self, frame: &Frame) -> bool {
        let inserted = self.wide.inserted - frame.inserted;
        let len = offset(self.tape.len()) - frame.body() + inserted;
        #[expect(clippy::cast_possible_truncation, reason = "below 255")]
        let is_wide = if len < u32::from(WIDE) {
            self.tape[frame.skip() as usize] = len as u8;
            false
        } else {
            self.tape[frame.skip() as usize] = WIDE;
            self.wide.push(frame.skip(), len);
            true
        };
        is_wide
    }

    fn ending(&mut self, frame: &Frame, link: &OpenLink, end: u32) -> Ending {
        let Some(parts) = link.parts else { return Ending::Parts };
        match sort::link_kind(frame.facts) {
            LinkKind::Inline => {
                let is_plain = parts.label.is_empty()
                    && parts.line_prefixes == 0
                    && parts.destination_len == parts.span.len()
                    && parts.span.end.wrapping_add(1) == end;
                if is_plain { Ending::Part(parts.destination_len) } else { Ending::Parts }
            }
            LinkKind::Full if parts.label.end.wrapping_add(1) == end => {
                self.references.push(parts);
                Ending::Part(parts.label.len())
            }
            LinkKind::Collapsed | LinkKind::Shortcut
                if is_own_label(frame.facts, frame.marker_end, link, end) =>
            {
                self.references.push(parts);
                Ending::Nothing
            }
            LinkKind::Full | LinkKind::Collapsed | LinkKind::Shortcut => {
                self.says_where_definitions_stand = true;
                Ending::Parts
            }
            _ => Ending::Parts,
        }
    }
}

/// Whether the label of a collapsed or shortcut reference is all that is between its brackets.
pub(super) fn is_own_label(facts: u8, marker_end: u32, link: &OpenLink, end: u32) -> bool {
    let after = match sort::link_kind(facts) {
        LinkKind::Collapsed => 3,
        LinkKind::Shortcut => 1,
        _ => return false,
    };
    link.parts.is_some_and(|parts| {
        parts.label == Span { start: marker_end, end: end.wrapping_sub(after) }
            && !parts.label.is_empty()
    })
}
