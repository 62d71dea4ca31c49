//! Marks: the places in a leaf where something other than plain text begins or ends.

use core::ops::{Index, IndexMut};

use alloc::vec::Vec;

use crate::event::{LinkKind, MathKind};
use crate::text::Text;

/// How many marks take no heap memory.
const INLINE_MARKS: usize = 128;

/// The marks of a leaf, in the order of the source.
///
/// Unlike a `SmallVec`, it never moves marks to the heap, so that the first ones are at a known
/// place: the walk is a tenth faster for it.
#[derive(Clone, Debug)]
pub(crate) struct Marks {
    len: usize,
    first: [Mark; INLINE_MARKS],
    more: Vec<Mark>,
}

impl Default for Marks {
    #[inline]
    fn default() -> Self {
        Self { len: 0, first: [Mark::new(Kind::Inert, 0, 0); INLINE_MARKS], more: Vec::new() }
    }
}

impl Marks {
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
        self.more.clear();
    }

    #[inline]
    pub(crate) fn push(&mut self, mark: Mark) {
        match self.first.get_mut(self.len) {
            Some(place) => *place = mark,
            None => self.more.push(mark),
        }
        self.len += 1;
    }

    /// Takes off all marks but the first ones, so many.
    pub(crate) fn truncate(&mut self, len: usize) {
        debug_assert!(len <= self.len, "as many marks at most");
        self.len = len;
        self.more.truncate(len.saturating_sub(INLINE_MARKS));
    }

    /// A mark on the heap. Apart, so that the common way does not prepare for it.
    #[cold]
    #[inline(never)]
    fn far(&self, index: usize) -> &Mark {
        &self.more[index - INLINE_MARKS]
    }

    /// A mark, unless it is on the heap. What is after the last mark has no meaning.
    #[inline]
    pub(crate) fn get_near(&self, index: usize) -> Option<&Mark> {
        self.first.get(index)
    }

    #[inline]
    pub(crate) fn get(&self, index: usize) -> Option<&Mark> {
        (index < self.len).then(|| &self[index])
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut Mark> {
        (index < self.len).then(|| &mut self[index])
    }
}

impl Index<usize> for Marks {
    type Output = Mark;

    #[inline]
    fn index(&self, index: usize) -> &Mark {
        match self.first.get(index) {
            Some(mark) => mark,
            None => self.far(index),
        }
    }
}

impl IndexMut<usize> for Marks {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut Mark {
        match self.first.get_mut(index) {
            Some(mark) => mark,
            None => &mut self.more[index - INLINE_MARKS],
        }
    }
}

/// Where `flags` of a delimiter have its number in their table, if an extension gave it a meaning;
/// its length is below.
pub(crate) const NUMBER_SHIFT: u8 = 2;

/// The number that stands for no mark.
pub(crate) const NO_MARK: u32 = u32::MAX;

/// A place in a leaf. What `data` and `extra` mean depends on the kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    /// Offset in the source.
    pub(crate) start: u32,
    pub(crate) data: u32,
    pub(crate) extra: u16,
    pub(crate) kind: Kind,
    pub(crate) flags: u8,
}

const _: () = assert!(size_of::<Mark>() == 12);

impl Mark {
    #[inline]
    pub(crate) const fn new(kind: Kind, start: u32, data: u32) -> Self {
        Self { start, data, extra: 0, kind, flags: 0 }
    }

    /// Where the text goes on after the mark, which is not inert.
    pub(crate) fn end(self) -> u32 {
        match self.kind {
            Kind::DelimiterOpen
            | Kind::DelimiterClose
            | Kind::ExtensionOpen
            | Kind::ExtensionClose => self.start + self.delimiter_len(),
            Kind::Escape
            | Kind::AutolinkClose
            | Kind::QuotationMark
            | Kind::InlineFootnoteClose => self.start + 1,
            Kind::InlineFootnoteOpen => self.start + 2,
            Kind::LinkOpen | Kind::DirectiveOpen | Kind::HtmlOpen | Kind::HtmlClose => self.start,
            _ => self.start.max(self.data),
        }
    }

    /// How many characters the delimiter has.
    #[inline]
    pub(crate) fn delimiter_len(self) -> u32 {
        u32::from(self.flags & ((1 << NUMBER_SHIFT) - 1))
    }

    /// The number of the extension's delimiter.
    #[inline]
    pub(crate) fn delimiter_number(self) -> u8 {
        self.flags >> NUMBER_SHIFT
    }

    /// The same with the text in `extra` and `flags`, to be asked for with [`Mark::char`], if it is
    /// one character of at most three bytes.
    #[inline]
    pub(crate) fn with_char(self, text: &[u8]) -> Self {
        let [a, b, c] = match *text {
            [a] => [a, 0, 0],
            [a, b] if a >= 0x80 => [a, b, 0],
            [a, b, c] if a >= 0xE0 => [a, b, c],
            _ => [0; 3],
        };
        Self { extra: u16::from_le_bytes([a, b]), flags: c, ..self }
    }

    /// The character that it was given, if any.
    #[inline]
    pub(crate) fn char(self) -> Option<Text<'static>> {
        let [first, second] = self.extra.to_le_bytes();
        let len = match first {
            0 => return None,
            1..0x80 => 1,
            0x80..0xE0 => 2,
            _ => 3,
        };
        Some(Text::from_encoded([first, second, self.flags, 0], len))
    }
}

/// What a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    /// Text after all, or data of the mark before.
    Inert,
    /// A delimiter run that was not resolved; its other characters follow as inert marks.
    /// `extra` is its length; `data` the opener below it while it is resolved.
    Run,
    /// `[` or `![` that was not resolved; `data` is the one below it.
    Bracket,
    /// `@`, perhaps of an e-mail address. An inert mark follows, so that both can become a literal.
    AtSign,
    /// Where raw HTML ends.
    HtmlClose,
    /// A line end in raw HTML; that goes on at `data`.
    HtmlBreak,
    /// A NUL in raw HTML; that goes on at `data`.
    HtmlNul,
    /// A backslash in raw HTML that is no text.
    HtmlEscape,
    /// Where raw HTML begins that is divided.
    HtmlOpen,
    /// A backslash that is no text: what comes after it is.
    Escape,
    /// What is left out, up to `data`.
    Hidden,
    /// Raw HTML without line ends that ends at `data`.
    Html,
    /// A NUL; the text goes on at `data`.
    Nul,
    /// A character reference, or smart punctuation but quotation marks, that ends at `data`;
    /// [`Mark::char`] is what it stands for, if that is short.
    CharacterReference,
    /// A quotation mark, for smart punctuation; `flags` says which one. `data` is one more than the
    /// mark of the opener below it, or 0.
    QuotationMark,
    /// A hard line break; the text goes on at `data`.
    HardBreak,
    /// A line end; the text goes on at `data`.
    SoftBreak,
    /// As many characters as `flags` says, which open emphasis or strong emphasis.
    DelimiterOpen,
    /// As many that close it; `data` is where it began.
    DelimiterClose,
    /// A delimiter that opens an element of an extension; `flags` says which and how long it is.
    ExtensionOpen,
    /// One that closes it; `data` is where it began.
    ExtensionClose,
    /// The marker of a task list item, checked if `flags` is not 0. It ends at `start` and `extra`
    /// further; the text goes on at `data`.
    TaskMarker,
    /// The backticks that open a code span, `extra` of them; 0 if they are too many for it. The
    /// code begins at `data`.
    CodeOpen,
    /// Where the code ends; `data` is where the backticks that close it end.
    CodeClose,
    /// A line end in code that becomes a space; the code goes on at `data`.
    CodeBreak,
    /// The delimiter that opens mathematics; `flags` is the number of its kind. What is inside begins at
    /// `data`.
    MathOpen,
    /// Where the inside of mathematics ends; `data` is where it ends itself.
    MathClose,
    /// A line end in mathematics; that goes on at `data`.
    MathBreak,
    /// `<` of an autolink; `data` is the offset of its `>`.
    AutolinkOpen,
    /// `>` of an autolink; `data` is where it began.
    AutolinkClose,
    /// Where an autolink literal begins; `data` is the offset of its end.
    LiteralOpen,
    /// Where an autolink literal ends; `data` is where it began.
    LiteralClose,
    /// A reference to a footnote that ends at `data`. The next mark, which is inert, has the span of
    /// the definition in `start` and `data`.
    Footnote,
    /// A shortcode that ends at `data`.
    Shortcode,
    /// `^[` of an inline footnote; `data` is the index of the closing mark.
    InlineFootnoteOpen,
    /// `]` of an inline footnote; `data` is where it began.
    InlineFootnoteClose,
    /// `[` of a link or `![` of an image; `data` is the index of the closing mark.
    LinkOpen,
    /// `]` of a link or image, which ends at `data`. `extra` inert marks of data follow: kind and
    /// destination or label; where its title ends or its definition begins, and where the link
    /// begins; of a reference where the definition ends, of a wikilink where its text begins.
    LinkClose,
    /// Where the text ends, and with it an element that is open; `data` is where that began, `flags` says
    /// which one it is.
    LastClose,
    /// Where a directive begins; `data` is the index of the closing mark, `flags` not 0 if it has a
    /// label.
    DirectiveOpen,
    /// Where its label or else its name ends; attributes come next, up to `data`. The next mark, which
    /// is inert, has the offset of its beginning.
    DirectiveClose,
    /// The end of the text.
    End,
}

impl Kind {
    /// Whether the mark is text after all.
    #[inline]
    pub(crate) fn is_inert(self) -> bool {
        matches!(self, Self::Inert | Self::Run | Self::Bracket | Self::AtSign)
    }

    /// Whether the mark only divides text.
    #[inline]
    pub(crate) fn is_silent(self) -> bool {
        matches!(
            self,
            Self::Inert
                | Self::Run
                | Self::Bracket
                | Self::AtSign
                | Self::HtmlEscape
                | Self::HtmlOpen
                | Self::HtmlClose
                | Self::Escape
                | Self::Hidden
        )
    }

    /// Whether the mark divides text, and what is before it is no raw HTML.
    #[inline]
    pub(crate) fn ends_text(self) -> bool {
        !self.is_inert() && !self.ends_html()
    }

    /// 1 where code or something alike begins, -1 where it ends.
    pub(crate) fn depth(self) -> i32 {
        match self {
            Self::CodeOpen
            | Self::MathOpen
            | Self::HtmlOpen
            | Self::AutolinkOpen
            | Self::LiteralOpen
            | Self::DirectiveOpen => 1,
            Self::CodeClose
            | Self::MathClose
            | Self::HtmlClose
            | Self::AutolinkClose
            | Self::LiteralClose
            | Self::DirectiveClose
            | Self::LastClose => -1,
            _ => 0,
        }
    }

    /// Whether the text before the mark is raw HTML.
    #[inline]
    pub(crate) fn ends_html(self) -> bool {
        matches!(self, Self::HtmlBreak | Self::HtmlNul | Self::HtmlEscape | Self::HtmlClose)
    }
}

/// The kind of a link whose number a mark keeps.
pub(super) fn link_kind(number: u8) -> LinkKind {
    const KINDS: [LinkKind; 10] = [
        LinkKind::Inline,
        LinkKind::Full,
        LinkKind::Collapsed,
        LinkKind::Shortcut,
        LinkKind::Autolink,
        LinkKind::Email,
        LinkKind::LiteralUrl,
        LinkKind::LiteralWww,
        LinkKind::LiteralEmail,
        LinkKind::Wiki,
    ];
    KINDS[usize::from(number)]
}

/// The kind of mathematics whose number a mark keeps.
pub(super) fn math_kind(number: u8) -> MathKind {
    const KINDS: [MathKind; 3] = [MathKind::Inline, MathKind::Display, MathKind::Code];
    KINDS[usize::from(number)]
}
