//! Brackets, which may become links, images and references to footnotes: those that are open, and
//! what finds what labels refer to.

use super::cursor::Cursor;
use super::link_parts;
use super::mark::{Kind, Mark, NO_MARK};
use super::{Inlines, Stretches};
use crate::definition::Label;
use crate::options::Options;
use crate::span::Span;
use crate::text::offset;

/// The bracket is of an image.
pub(super) const IMAGE: u8 = 1;
/// Another bracket was opened after this one, so that its text is no label.
pub(super) const HAS_BRACKET: u8 = 2;

/// The bracket is of the label of a directive, whose marks stand before it.
pub(super) const DIRECTIVE: u8 = 4;

/// The bracket is of an inline footnote.
pub(super) const INLINE_FOOTNOTE: u8 = 8;

/// What a label refers to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    /// The definition at this span.
    Definition(Span),
    /// The resolver's answer with this number.
    Answer(u32),
}

/// Finds what labels refer to.
pub(crate) trait References {
    /// What the label refers to. `span` is the label in the source.
    fn find(&mut self, label: &Label<'_>, span: Span) -> Option<Target>;

    /// The definition of the footnote with this label, which begins with `^`; an empty span if that is
    /// not in the source. `span` is the label in the source.
    fn find_footnote(&mut self, label: &Label<'_>, span: Span) -> Option<Span>;

    /// Whether no label refers to anything, up to the end of the document.
    fn are_none(&mut self) -> bool;
}

impl Inlines {
    /// Reads the `[` at `at`; with a `!` before it, if that is at or after `from`, it is of an
    /// image. Gives the offset after it.
    #[inline]
    pub(super) fn open_bracket(&mut self, text: &[u8], from: usize, at: usize) -> usize {
        let is_image = at > from && text[at - 1] == b'!' && !self.is_footnote_bracket(text, at);
        let start = offset(at) - u32::from(is_image);
        self.push_bracket(start, if is_image { IMAGE } else { 0 });
        at + 1
    }

    /// Puts a bracket on the stack.
    #[inline]
    pub(super) fn push_bracket(&mut self, start: u32, flags: u8) {
        if let Some(below) = self.marks.get_mut(self.brackets as usize) {
            below.flags |= HAS_BRACKET;
        }
        let mut mark = Mark::new(Kind::Bracket, start, self.brackets);
        mark.flags = flags;
        self.brackets = offset(self.marks.len());
        self.push(mark);
    }

    /// Whether the bracket at `at` is one of a footnote rather than that of an image: `![^` is no image,
    /// as GitHub has it.
    fn is_footnote_bracket(&self, text: &[u8], at: usize) -> bool {
        text.get(at + 1) == Some(&b'^') && self.options.contains(Options::FOOTNOTES)
    }

    /// Whether a bracket is open that may still become a link or image.
    pub(super) fn has_active_bracket(&self) -> bool {
        let Some(bracket) = self.marks.get(self.brackets as usize) else { return false };
        bracket.flags & IMAGE != 0
            || bracket.flags & INLINE_FOOTNOTE == 0 && self.brackets >= self.inactive_below
    }

    /// Whether the mark, which opens a link or image, opens an image.
    pub(super) fn is_image(&self, open: Mark) -> bool {
        self.marks[open.data as usize].flags & IMAGE != 0
    }

    /// Takes the topmost bracket off the stack: it is text, or a link that is complete.
    #[inline]
    pub(super) fn pop_bracket(&mut self, bracket: Mark) {
        self.brackets = bracket.data;
        if self.brackets == NO_MARK {
            self.resolve_waiting();
        }
    }
}

/// What is between the bracket and the `]` before the cursor, if that is a label.
pub(super) fn own_label<'a>(
    opener: Mark,
    cursor: Cursor<'a>,
    stretches: Stretches<'a>,
) -> Option<(Label<'a>, Span)> {
    if opener.flags & HAS_BRACKET != 0 {
        return None;
    }
    let start = opener.start + 1 + u32::from(opener.flags & IMAGE);
    let end = cursor.at - 1;
    let span = Span::new(start, offset(end));
    let label = Label { cursor: stretches.cursor_at(start as usize), end };
    let is_label = !link_parts::is_too_long(&cursor.bytes[span.range()]) && !label.is_blank();
    is_label.then_some((label, span))
}
