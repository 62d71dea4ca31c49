//! Wikilinks, an extension: `[[target]]`, `[[target|text]]` or, if the dialect says so,
//! `[[text|target]]`; with a `!` before it, an image.
//!
//! The target stands on one line and holds no brackets; in it, nothing but escapes and character
//! references has a meaning. What comes after the first pipe is the text, as in pulldown-cmark and
//! md4c; without it, the target is. With the text first, the last pipe counts, as others may be in
//! code. In a cell of a table, an escaped pipe is one.

use core::ops::Range;

use super::Inlines;
use super::bracket::{HAS_BRACKET, IMAGE};
use super::mark::{Kind, Mark};
use crate::bytes;
use crate::event::LinkKind;
use crate::line::byte;
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;

/// What stands between the brackets.
struct Inside {
    target: Span,
    /// What is shown. It is the target if there is no pipe.
    text: Span,
}

/// The two brackets, by their marks, that open a wikilink.
struct Brackets {
    outer: u32,
    inner: u32,
}

impl Inlines {
    /// Reads the `]]` at `at`, if it closes a wikilink. Gives the offset after it.
    #[cold]
    #[inline(never)]
    pub(super) fn wikilink(&mut self, text: &[u8], at: usize) -> Option<usize> {
        let Brackets { outer, inner } = self.wikilink_brackets()?;
        let inside = self.inside_wikilink(text, inner, at).filter(|it| !it.target.is_empty())?;
        if at + 1 == text.len() {
            return self.hide_closing_bracket(text, outer, at);
        }
        if !self.hide_target(text, inner as usize + 1, &inside) {
            return None;
        }
        self.marks[inner as usize].kind = Kind::Inert;
        self.push_wikilink(outer, &inside, at + 2);
        Some(at + 2)
    }

    /// The topmost brackets, if they open a wikilink.
    fn wikilink_brackets(&self) -> Option<Brackets> {
        if !self.options.contains(Options::WIKILINKS) && !self.is_text_first() {
            return None;
        }
        let inner = self.brackets;
        let bracket = self.marks.get(inner as usize)?;
        let outer = bracket.data;
        let opener = self.marks.get(outer as usize)?;
        let is_image = opener.flags & IMAGE != 0;
        let is_doubled = bracket.flags & !HAS_BRACKET == 0
            && opener.flags & !(HAS_BRACKET | IMAGE) == 0
            && bracket.start == opener.start + 1 + u32::from(is_image);
        // Links hold no links.
        (is_doubled && (is_image || outer >= self.inactive_below))
            .then_some(Brackets { outer, inner })
    }

    fn is_text_first(&self) -> bool {
        self.options.contains(Options::WIKILINKS_TITLE_FIRST)
    }

    /// What stands between the bracket and the offset `end`.
    fn inside_wikilink(&self, text: &[u8], bracket: u32, end: usize) -> Option<Inside> {
        let start = self.marks[bracket as usize].start as usize + 1;
        if self.is_text_first() {
            self.text_and_target(text, start, end)
        } else {
            self.target_and_text(text, start, end)
        }
    }

    /// What stands between two offsets, the target first.
    fn target_and_text(&self, text: &[u8], start: usize, end: usize) -> Option<Inside> {
        let mut at = start;
        while at < end {
            count!(Searched);
            let next = byte(text, at + 1);
            match text[at] {
                b'|' => return Some(inside(text, [start, at], [at + 1, end])),
                b'\\' if self.is_in_cell() && next == b'|' => {
                    return Some(inside(text, [start, at], [at + 2, end]));
                }
                b'\\' if next.is_ascii_punctuation() => at += 1,
                b'[' | b']' | b'\n' | b'\r' => return None,
                _ => {}
            }
            at += 1;
        }
        (at == end).then(|| inside(text, [start, end], [start, end]))
    }

    /// The same with the text first: what comes after the last pipe is the target.
    fn text_and_target(&self, text: &[u8], start: usize, end: usize) -> Option<Inside> {
        let mut at = end;
        while at > start {
            count!(Searched);
            at -= 1;
            if !matches!(text[at], b'|' | b'[' | b']' | b'\n' | b'\r') {
                continue;
            }
            let before = text[start..at].iter().rev();
            let backslashes = before.take_while(|&&byte| byte == b'\\').count();
            count!(Searched, backslashes);
            match (text[at], backslashes % 2 == 1) {
                (b'|', false) => return Some(inside(text, [at + 1, end], [start, at])),
                (b'|', true) if self.is_in_cell() => {
                    return Some(inside(text, [at + 1, end], [start, at - 1]));
                }
                (b'\n' | b'\r', _) | (_, false) => return None,
                _ => {}
            }
        }
        Some(inside(text, [start, end], [start, end]))
    }

    /// Makes text of what is in the target, where the marks from the one at `from` on are those inside. Says
    /// no if something goes from the target into the text or back.
    fn hide_target(&mut self, bytes: &[u8], from: usize, inside: &Inside) -> bool {
        let Inside { target, text } = *inside;
        if target == text {
            self.marks.truncate(from);
            self.mark_target(bytes, target);
            return true;
        }
        let range = if target.start < text.start {
            let marks =
                (from..self.marks.len()).take_while(|&index| self.marks[index].start < text.start);
            from..from + marks.count()
        } else {
            // A directive without a label has no more than a mark where the text may end.
            let is_inside = |mark: Mark| match mark.kind {
                Kind::Inert => true,
                Kind::DirectiveClose => mark.start > text.end,
                _ => mark.start >= text.end,
            };
            let marks = (from..self.marks.len()).rev();
            let marks = marks.take_while(|&index| is_inside(self.marks[index]));
            self.marks.len() - marks.count()..self.marks.len()
        };
        count!(MarksVisited, range.len());
        if self.is_crossed(range.clone(), text) {
            return false;
        }
        for index in range {
            // Inert ones may be data of the mark before.
            let mark = &mut self.marks[index];
            if mark.kind != Kind::Inert {
                *mark = Mark::new(Kind::Inert, mark.start, 0);
            }
        }
        true
    }

    /// Marks what has a meaning in a target that is shown.
    fn mark_target(&mut self, bytes: &[u8], target: Span) {
        let text = &bytes[..target.end as usize];
        let mut at = target.start as usize;
        while let Some(&byte) = text.get(at) {
            count!(Searched);
            at = match byte {
                b'\\' if at + 1 < text.len() => self.backslash(text, at),
                b'&' => self.character_reference(text, at),
                0 => self.nul(at),
                _ => at + 1,
            };
        }
    }

    /// Whether something that begins or ends among the marks goes on in the text beside them.
    fn is_crossed(&self, marks: Range<usize>, text: Span) -> bool {
        let mut depth = 0;
        let before = self.marks[marks.start - 1];
        if !before.kind.is_inert() && before.start < text.end && before.end() > text.end {
            return true;
        }
        for index in marks {
            let mark = self.marks[index];
            let is_over = mark.start < text.start && mark.end() > text.start;
            depth += mark.kind.depth();
            if depth < 0 || is_over && !mark.kind.is_inert() {
                return true;
            }
        }
        depth != 0
    }

    /// Leaves out the `]` at `at` with which the text ends, if another one may be about to come.
    fn hide_closing_bracket(&mut self, text: &[u8], outer: u32, at: usize) -> Option<usize> {
        let end = offset(at + 1);
        if self.open_end != end || !self.may_be_closed(text, self.marks[outer as usize], 2) {
            return None;
        }
        self.push(Mark::new(Kind::Hidden, end - 1, end));
        Some(at + 1)
    }

    /// Leaves out all but the text of a wikilink that is open at the end of the text.
    #[cold]
    #[inline(never)]
    pub(super) fn hide_open_wikilink(&mut self, bytes: &[u8]) {
        let Some(Brackets { outer, inner }) = self.wikilink_brackets() else { return };
        if !self.may_be_closed(bytes, self.marks[outer as usize], 2) {
            return;
        }
        let last = self.marks[self.marks.len() - 1];
        let is_half_closed = last.kind == Kind::Hidden && byte(bytes, last.start as usize) == b']';
        let end = if is_half_closed { last.start } else { self.open_end };
        let Some(inside) = self.inside_wikilink(bytes, inner, end as usize) else { return };
        if !self.hide_target(bytes, inner as usize + 1, &inside) {
            return;
        }
        let opener = &mut self.marks[outer as usize];
        self.brackets = opener.data;
        *opener = Mark::new(Kind::Hidden, opener.start, inside.text.start);
        self.marks[inner as usize].kind = Kind::Inert;
        // With the target first, the mark of the last bracket is still there.
        if inside.text.end < self.open_end && inside.text.start <= inside.target.start {
            self.push(Mark::new(Kind::Hidden, inside.text.end, self.open_end));
        }
    }

    /// Makes a link or image of the bracket at `index`, which ends at the offset `end`.
    fn push_wikilink(&mut self, index: u32, inside: &Inside, end: usize) {
        let opener = self.marks[index as usize];
        self.push_link_close(index, inside.text.end as usize, end, 3);
        self.push_data(LinkKind::Wiki, inside.target, opener.start, inside.target.end);
        self.push(Mark::new(Kind::Inert, inside.text.start, 0));
        self.pop_bracket(opener);
    }
}

/// Target and text between these offsets, without the spaces around them. An empty text is the target.
fn inside(bytes: &[u8], target: [usize; 2], text: [usize; 2]) -> Inside {
    let trim = |[start, end]: [usize; 2]| {
        let start = bytes::skip_spaces(&bytes[..end], start);
        Span::new(offset(start), offset(bytes::trim_end(bytes, start, end)))
    };
    let (target, text) = (trim(target), trim(text));
    Inside { target, text: if text.is_empty() { target } else { text } }
}
