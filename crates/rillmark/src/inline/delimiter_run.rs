//! Emphasis and strong emphasis (CommonMark 6.2): delimiter runs of `*` and `_`. What extensions make
//! of runs of other characters, a row of the table in `delimiter.rs` each.
//!
//! A run gets one mark a character. Openers are kept as a stack linked through their marks; a
//! closer takes them from the top, and what lies above the one it matches stays text.

use super::Inlines;
use super::delimiter::{self, EXTENSION, delimiter_len};
use super::flanking::{BOTH, CAN_CLOSE, CAN_OPEN, Rule, UNDERSCORE, UNKNOWN, flanking};
use super::mark::{Kind, Mark, NO_MARK, NUMBER_SHIFT};
use crate::bytes;
use crate::limits::LONGEST_DELIMITER_RUN;
use crate::options::Options;
use crate::text::offset;

/// Where the length of a run of `*` or `_` modulo 3 is kept.
const LENGTH_SHIFT: u8 = 2;
const LENGTH_MOD_3: u8 = 3 << LENGTH_SHIFT;
/// What tells apart the kinds of closers: that, or what the rules 9 and 10 ask for.
const CLOSER: u8 = 31;

/// How many kinds of closers there are, as far as the search for their openers goes.
const CLOSERS: usize = CLOSER as usize + 1;

impl Inlines {
    /// Reads the delimiter run at `at`; gives the offset after it. It is resolved at once, unless it
    /// may be inside of a link. The stretch begins at `start`.
    #[inline(never)]
    pub(super) fn delimiter_run(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let delimiter = text[at];
        let len = bytes::run_length(text, at, delimiter).min(LONGEST_DELIMITER_RUN);
        let end = at + len;
        let (before, after) = (&text[start..at], &text[end..]);
        let rule = if delimiter == b'_' { Rule::Underscore } else { Rule::Star };
        let flanking = match flanking(before, rule, after) {
            flanking @ 1..UNKNOWN => flanking,
            0 => return end,
            _ if after.is_empty() && self.hide_last_run(text, at) => return end,
            _ => match self.unknown_flanking(before, rule, after) {
                0 => return end,
                flanking => flanking,
            },
        };
        #[expect(clippy::cast_possible_truncation, reason = "below 3, and limited above")]
        let (length_mod_3, extra) = ((len % 3) as u8, len as u16);
        let flags = flanking | length_mod_3 << LENGTH_SHIFT;
        let run = Mark { start: offset(at), data: NO_MARK, extra, kind: Kind::Run, flags };
        if self.brackets != NO_MARK || !self.close_whole(run) {
            self.add_run(run);
        }
        end
    }

    /// Reads the run at `at`, perhaps of an extension's delimiter, as [`Inlines::delimiter_run`] does, or
    /// what opens an inline footnote.
    #[inline(never)]
    pub(super) fn extension_run(&mut self, text: &[u8], start: usize, at: usize) -> usize {
        let byte = text[at];
        let mut len = bytes::run_length(text, at, byte).min(LONGEST_DELIMITER_RUN);
        if byte == b'^' && self.is_before_inline_footnote(text, at + len) {
            if len == 1 {
                return self.open_inline_footnote(at);
            }
            len -= 1;
        }
        let end = at + len;
        if end == text.len() && self.hide_last_extension_run(text, at) {
            return end;
        }
        let Some((number, rule)) = delimiter::find(byte, len, self.options) else { return end };
        let flanking =
            self.known_flanking(&text[start..at], rule, &text[end..]) & (CAN_OPEN | CAN_CLOSE);
        if flanking != 0 {
            #[expect(clippy::cast_possible_truncation, reason = "limited above")]
            let extra = len as u16;
            let flags = flanking | EXTENSION | number;
            self.add_run(Mark { start: offset(at), data: NO_MARK, extra, kind: Kind::Run, flags });
        }
        end
    }

    /// Pushes the run, and resolves it, unless it has to wait for brackets.
    #[inline]
    fn add_run(&mut self, run: Mark) {
        let index = self.marks.len();
        self.push_run(run);
        if self.brackets == NO_MARK {
            self.resolve_run(index);
        } else {
            self.waiting.push(offset(index));
        }
    }

    /// The same for a quotation mark that was pushed.
    pub(super) fn resolve_or_wait(&mut self, index: usize) {
        if self.brackets == NO_MARK {
            self.resolve_quotation_mark(index);
        } else {
            self.waiting.push(offset(index));
        }
    }

    fn push_run(&mut self, run: Mark) {
        self.push(run);
        for index in 1..u32::from(run.extra) {
            self.push(Mark::new(Kind::Inert, run.start + index, 0));
        }
    }

    /// Makes emphasis of the run and the innermost opener, if it closes that and both are one or two
    /// characters and used up: the commonest case, in which nothing has to be pushed first.
    #[inline]
    fn close_whole(&mut self, run: Mark) -> bool {
        let top = self.openers.top as usize;
        if run.flags & CAN_CLOSE == 0 || run.extra > 2 {
            return false;
        }
        let bottom = self.openers.bottoms[usize::from(run.flags & CLOSER)];
        let Some(opener) = self.marks.get_mut(top) else { return false };
        if opener.extra != run.extra || opener.start < bottom || !fits(opener.flags, run.flags) {
            return false;
        }
        if run.extra == 2 && is_underline(run.flags, self.options) {
            return false;
        }
        self.openers.top = opener.data;
        opener.kind = Kind::DelimiterOpen;
        opener.flags = delimiter_len(run.extra);
        let close = Mark { kind: Kind::DelimiterClose, data: opener.start, ..run };
        if self.openers.quotation_marks != [0; 2] {
            self.forget_quotation_marks(top);
        }
        self.push_run(Mark { flags: delimiter_len(run.extra), ..close });
        true
    }

    /// Resolves the runs that waited, if no bracket is open any more.
    pub(super) fn resolve_waiting(&mut self) {
        if self.waiting.first != NO_MARK {
            self.resolve_runs(self.waiting.first as usize);
            self.waiting = Waiting::NONE;
        }
    }

    /// Resolves the runs that waited inside the link that begins with the mark `open`.
    pub(super) fn resolve_inside(&mut self, open: u32) {
        if self.waiting.last == NO_MARK || self.waiting.last < open {
            return;
        }
        let around = core::mem::take(&mut self.openers);
        self.resolve_runs(open as usize + 1);
        self.openers = around;
        if self.waiting.first > open {
            self.waiting = Waiting::NONE;
        }
    }

    /// The same for an element that is open at the end of the text, and closes what is open in it.
    pub(super) fn complete_inside(&mut self, open: u32) {
        let around = core::mem::take(&mut self.openers);
        self.resolve_runs(open as usize + 1);
        self.close_openers();
        self.openers = around;
        if self.waiting.first > open {
            self.waiting = Waiting::NONE;
        }
    }

    /// Resolves the delimiter runs from the mark `from` on. What is inside of links was resolved
    /// with them.
    fn resolve_runs(&mut self, from: usize) {
        let mut index = from;
        while let Some(mark) = self.marks.get(index) {
            count!(MarksVisited);
            match mark.kind {
                Kind::LinkOpen | Kind::DirectiveOpen | Kind::InlineFootnoteOpen => {
                    index = mark.data as usize;
                }
                Kind::Run => {
                    let len = usize::from(mark.extra);
                    self.resolve_run(index);
                    index += len;
                }
                Kind::QuotationMark => {
                    self.resolve_quotation_mark(index);
                    index += 1;
                }
                _ => index += 1,
            }
        }
    }

    #[inline]
    fn resolve_run(&mut self, index: usize) {
        let run = self.marks[index];
        let least = if run.flags & EXTENSION == 0 { 1 } else { run.extra.min(2) };
        let mut left = run.extra;
        let mut head = index;
        while run.flags & CAN_CLOSE != 0 && left >= least {
            let Some(opener) = self.find_opener(run) else { break };
            let length = self.pair(opener, head, left);
            head += usize::from(length);
            left -= length;
            let opener_mark = &mut self.marks[opener];
            opener_mark.extra -= length;
            self.openers.top =
                if opener_mark.extra < least { opener_mark.data } else { offset(opener) };
        }
        if left >= least && run.flags & CAN_OPEN != 0 {
            let start = self.marks[head].start;
            self.marks[head] = Mark { start, data: self.openers.top, extra: left, ..run };
            self.openers.top = offset(head);
        } else if left > 0 && head == index {
            self.marks[head].kind = Kind::Inert;
        }
    }

    /// The innermost opener that the run can close.
    fn find_opener(&mut self, run: Mark) -> Option<usize> {
        let bottom = &mut self.openers.bottoms[usize::from(run.flags & CLOSER)];
        let mut opener = self.openers.top as usize;
        while let Some(mark) = self.marks.get(opener)
            && mark.start >= *bottom
        {
            count!(OpenerSteps);
            if fits(mark.flags, run.flags) {
                return Some(opener);
            }
            opener = mark.data as usize;
        }
        // Whatever is on the stack now is no opener for a closer like this one.
        *bottom = run.start;
        None
    }

    /// Makes an element of the end of the opener and the beginning of the closer; gives the length
    /// of the delimiters.
    fn pair(&mut self, opener: usize, closer: usize, closer_len: u16) -> u16 {
        let Mark { extra: opener_len, flags, .. } = self.marks[opener];
        let length = if opener_len >= 2 && closer_len >= 2 { 2 } else { 1 };
        if self.openers.quotation_marks != [0; 2] {
            self.forget_quotation_marks(opener);
        }
        let (open, close, flags) = self.element(flags, length);
        let slot = opener + usize::from(opener_len - length);
        let start = self.marks[slot].start;
        if slot == opener {
            // The opener is used up, but its mark is still needed as a link of the stack.
            self.marks[slot].kind = open;
            self.marks[slot].flags = flags;
        } else {
            let mut mark = Mark::new(open, start, 0);
            mark.flags = flags;
            self.marks[slot] = mark;
        }
        let mut mark = Mark::new(close, self.marks[closer].start, start);
        mark.flags = flags;
        self.marks[closer] = mark;
        length
    }

    /// The kinds of the marks that such runs become, and their flags.
    pub(super) fn element(&self, run: u8, length: u16) -> (Kind, Kind, u8) {
        let len = delimiter_len(length);
        let number = if run & EXTENSION != 0 {
            run & (EXTENSION - 1)
        } else if length == 2 && is_underline(run, self.options) {
            delimiter::UNDERLINE
        } else {
            return (Kind::DelimiterOpen, Kind::DelimiterClose, len);
        };
        (Kind::ExtensionOpen, Kind::ExtensionClose, number << NUMBER_SHIFT | len)
    }
}

/// Whether two characters of such a run mean underline.
#[inline]
fn is_underline(run: u8, options: Options) -> bool {
    run & UNDERSCORE != 0 && options.contains(Options::UNDERLINE)
}

/// The delimiter runs that may still open an element.
#[derive(Clone, Debug)]
pub(super) struct Openers {
    /// The mark of the innermost one.
    pub(super) top: u32,
    /// For each kind of closer, an offset before which no opener for it is left. Offsets only grow,
    /// so nothing is to be forgotten from leaf to leaf.
    bottoms: [u32; CLOSERS],
    /// The mark after the innermost single and double quotation mark; 0 where there is none.
    pub(super) quotation_marks: [u32; 2],
}

impl Default for Openers {
    #[inline]
    fn default() -> Self {
        Self { top: NO_MARK, bottoms: [0; CLOSERS], quotation_marks: [0; 2] }
    }
}

/// The delimiter runs that wait until it is known whether they are inside of a link.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    first: u32,
    last: u32,
}

impl Waiting {
    pub(super) const NONE: Self = Self { first: NO_MARK, last: NO_MARK };

    fn push(&mut self, run: u32) {
        if self.first == NO_MARK {
            self.first = run;
        }
        self.last = run;
    }
}

/// Whether the opener and the closer, given by their flags, fit (rules 9 and 10).
fn fits(opener: u8, closer: u8) -> bool {
    if closer & EXTENSION != 0 {
        return (opener ^ closer) & CLOSER == 0;
    }
    let is_multiple_of_3 = (opener & LENGTH_MOD_3) + (closer & LENGTH_MOD_3) == LENGTH_MOD_3;
    (opener ^ closer) & (UNDERSCORE | EXTENSION) == 0
        && !(is_multiple_of_3 && (opener | closer) & BOTH != 0)
}
