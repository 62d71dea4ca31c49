//! Text as events carry it: borrowed from the source wherever the source has it.

use core::fmt;
use core::ops::Deref;

use alloc::borrow::Cow;
use alloc::string::String;

use crate::bytes;
use crate::inline::backslash_escape::{escaped_in_cell, is_escape};
use crate::inline::character_reference;
use crate::line::Layout;
use crate::span::Span;

/// Decoded text: a slice of the source, a slice of text that the crate carries (as that of a line
/// end or a named character reference), or one character by value.
///
/// It is `Copy`, dereferences to [`str`] and takes no heap memory. Two are equal if their
/// characters are.
///
/// ```
/// use rillmark::Text;
///
/// let text = Text::from("a slice");
/// assert_eq!(text.len(), 7);
/// assert_eq!(text, "a slice");
/// assert_eq!(&*Text::from('é'), "é");
/// ```
#[derive(Clone, Copy)]
pub struct Text<'s>(Repr<'s>);

#[derive(Clone, Copy)]
enum Repr<'s> {
    Slice(&'s str),
    Char { bytes: [u8; 4], len: u8 },
}

const _: () = assert!(size_of::<Text<'_>>() == 16);

impl<'s> Text<'s> {
    /// The text as a slice that lives as long as the source, though it need not be one of it;
    /// `None` for a character that stands only in this value: [`as_char`](Self::as_char).
    ///
    /// ```
    /// use rillmark::Text;
    ///
    /// let slice: &'static str = Text::from("a").as_slice().unwrap();
    /// assert_eq!(slice, "a");
    /// assert_eq!(Text::from('a').as_slice(), None);
    /// assert_eq!(Text::from('a').as_char(), Some('a'));
    /// ```
    #[inline]
    pub const fn as_slice(&self) -> Option<&'s str> {
        match self.0 {
            Repr::Slice(slice) => Some(slice),
            Repr::Char { .. } => None,
        }
    }

    /// The character that stands only in this value; `None` for a slice. It takes less to get than
    /// its text.
    #[inline]
    pub fn as_char(&self) -> Option<char> {
        let Repr::Char { bytes, len } = self.0 else { return None };
        let [a, b, c, d] = bytes.map(|byte| u32::from(byte & 0x3F));
        char::from_u32(match len {
            1 => bytes[0].into(),
            2 => (a & 0x1F) << 6 | b,
            3 => (a & 0x0F) << 12 | b << 6 | c,
            _ => (a & 0x07) << 18 | b << 12 | c << 6 | d,
        })
    }

    /// The text. It lives as long as this value: [`as_slice`](Self::as_slice) lives longer.
    #[inline]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Repr::Slice(slice) => slice,
            // The bytes are one encoded character, so the fallback is never taken.
            Repr::Char { .. } => core::str::from_utf8(self.encoded()).unwrap_or_default(),
        }
    }

    /// One character, encoded in the first bytes.
    #[inline]
    pub(crate) fn from_encoded(bytes: [u8; 4], len: u8) -> Self {
        Self(Repr::Char { bytes, len })
    }

    /// The bytes of the text.
    #[inline]
    pub(crate) fn encoded(&self) -> &[u8] {
        match &self.0 {
            Repr::Slice(slice) => slice.as_bytes(),
            Repr::Char { bytes, len } => &bytes[..usize::from(*len)],
        }
    }
}

impl<'s> From<&'s str> for Text<'s> {
    #[inline]
    fn from(slice: &'s str) -> Self {
        Self(Repr::Slice(slice))
    }
}

impl From<char> for Text<'_> {
    fn from(char: char) -> Self {
        let mut bytes = [0; 4];
        let len = char.encode_utf8(&mut bytes).len();
        #[expect(clippy::cast_possible_truncation, reason = "a character has at most four bytes")]
        Self(Repr::Char { bytes, len: len as u8 })
    }
}

impl Deref for Text<'_> {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Text<'_> {
    #[inline]
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl<'s> From<Text<'s>> for Cow<'s, str> {
    fn from(text: Text<'s>) -> Self {
        match text.as_slice() {
            Some(slice) => Cow::Borrowed(slice),
            None => Cow::Owned(String::from(text.as_str())),
        }
    }
}

impl PartialEq for Text<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Text<'_> {}

impl PartialEq<str> for Text<'_> {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Text<'_> {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

/// Text as it stands in the source, decoded only when asked: a link destination, a link title or
/// an info string, with its backslash escapes and character references.
///
/// It is decoded anew each time it is shown, compared, or read with [`pieces`](Self::pieces) or
/// [`to_cow`](Self::to_cow). NUL becomes `\u{FFFD}`, and any line end in a title becomes `\n`.
///
/// ```
/// use rillmark::{Event, Parser, Tag};
///
/// let Some(Event::Start(Tag::CodeBlock(code))) = Parser::new("``` a&amp;b\\*\n```").next() else {
///     unreachable!()
/// };
/// assert_eq!(code.info.as_source(), "a&amp;b\\*");
/// assert_eq!(code.info.to_cow(), "a&b*");
/// assert_eq!(code.info, "a&b*");
/// ```
#[derive(Clone, Copy, Default)]
pub struct Raw<'s> {
    source: &'s str,
    layout: Layout,
    /// Whether escapes and character references are text.
    is_literal: bool,
    start: u32,
}

/// The `start` of text that is not in the source: it came from a resolver.
pub(crate) const OUTSIDE: u32 = u32::MAX;

impl<'s> Raw<'s> {
    pub(crate) const fn new(source: &'s str, start: u32) -> Self {
        Self::with_layout(source, Layout::NONE, start)
    }

    /// Of several lines, before which `layout` stands.
    pub(crate) const fn with_layout(source: &'s str, layout: Layout, start: u32) -> Self {
        Self { source, layout, is_literal: false, start }
    }

    /// The same with nothing to decode.
    pub(crate) const fn literal(self) -> Self {
        Self { is_literal: true, ..self }
    }

    /// The slice of the source, undecoded. In a title over several lines it holds the prefixes of
    /// those lines (block quote markers and indentation), which decoding leaves out: all of them in
    /// up to twelve containers, those of the outermost twelve in more.
    #[inline]
    pub const fn as_source(&self) -> &'s str {
        self.source
    }

    /// Where [`as_source`](Self::as_source) stands in the source, without brackets, quotes and the
    /// like; `None` where it came from a [`Resolver`](crate::Resolver).
    pub fn span(&self) -> Option<Span> {
        let end = self.start.wrapping_add(offset(self.source.len()));
        (self.start != OUTSIDE).then(|| Span::new(self.start, end))
    }

    /// Whether there is no text.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.source.is_empty()
    }

    /// The decoded text in pieces, without allocation.
    #[inline]
    pub const fn pieces(&self) -> Pieces<'s> {
        let Self { source, layout, is_literal, .. } = *self;
        Pieces { source, layout, is_literal, at: 0 }
    }

    /// The decoded text; borrowed where it is one piece of the source, as most are.
    pub fn to_cow(&self) -> Cow<'s, str> {
        let mut pieces = self.pieces();
        let Some(first) = pieces.next() else { return Cow::Borrowed("") };
        let Some(second) = pieces.next() else { return first.into() };
        let mut text = String::with_capacity(self.source.len());
        text.push_str(&first);
        text.push_str(&second);
        text.extend(pieces.map(Cow::from));
        Cow::Owned(text)
    }
}

impl fmt::Display for Raw<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().try_for_each(|piece| f.write_str(&piece))
    }
}

impl fmt::Debug for Raw<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_cow(), f)
    }
}

/// Compares the decoded text.
impl PartialEq for Raw<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.pieces().flat_map(Bytes::of).eq(other.pieces().flat_map(Bytes::of))
    }
}

/// Compares the decoded text.
impl PartialEq<str> for Raw<'_> {
    fn eq(&self, other: &str) -> bool {
        self.pieces().flat_map(Bytes::of).eq(other.bytes())
    }
}

/// Compares the decoded text.
impl PartialEq<&str> for Raw<'_> {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

/// The bytes of a text, by value.
struct Bytes<'s> {
    text: Text<'s>,
    at: usize,
}

impl<'s> Bytes<'s> {
    fn of(text: Text<'s>) -> Self {
        Self { text, at: 0 }
    }
}

impl Iterator for Bytes<'_> {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let byte = *self.text.as_bytes().get(self.at)?;
        self.at += 1;
        Some(byte)
    }
}

/// Iterator over the decoded pieces of a [`Raw`], none of them empty. Made by [`Raw::pieces`].
///
/// ```
/// use rillmark::{Event, Parser};
///
/// let Some(Event::Definition(definition)) = Parser::new("[a]: /b&amp;c\\_d").next() else {
///     unreachable!()
/// };
/// let pieces: Vec<_> = definition.link().destination().pieces().collect();
/// assert_eq!(pieces, ["/b", "&", "c", "_d"]);
/// ```
#[derive(Clone, Debug)]
pub struct Pieces<'s> {
    source: &'s str,
    layout: Layout,
    is_literal: bool,
    at: usize,
}

impl<'s> Iterator for Pieces<'s> {
    type Item = Text<'s>;

    fn next(&mut self) -> Option<Text<'s>> {
        let bytes = self.source.as_bytes();
        if self.at == bytes.len() {
            return None;
        }
        match self.code_at(self.at) {
            Some(Code::Escape(escaped)) => self.at = escaped,
            Some(Code::Text(text, next)) => {
                self.at = next;
                return Some(text);
            }
            None => {}
        }
        let start = self.at;
        let mut end = start + 1;
        loop {
            end = bytes::find_coded(bytes, end);
            if end == bytes.len() || self.code_at(end).is_some() {
                break;
            }
            end += 1;
        }
        self.at = end;
        Some(self.source[start..end].into())
    }
}

impl core::iter::FusedIterator for Pieces<'_> {}

/// Something in the source that is not its own text.
enum Code<'s> {
    /// A backslash that is not text; what stands here is.
    Escape(usize),
    /// What stands for this text, and where the source goes on.
    Text(Text<'s>, usize),
}

impl<'s> Pieces<'s> {
    fn code_at(&self, at: usize) -> Option<Code<'s>> {
        let bytes = self.source.as_bytes();
        match bytes[at] {
            b'\\' if self.layout == Layout::CELL => {
                escaped_in_cell(bytes, at, self.is_literal).map(Code::Escape)
            }
            b'\\' | b'&' if self.is_literal => None,
            b'\\' => is_escape(bytes, at).then_some(Code::Escape(at + 1)),
            b'&' => {
                let reference = character_reference::recognise(bytes, at)?;
                Some(Code::Text(reference.text, reference.end))
            }
            0 => Some(Code::Text("\u{FFFD}".into(), at + 1)),
            b'\n' | b'\r' => {
                let next = self.layout.skip_prefix(bytes, bytes::after_line_end(bytes, at));
                Some(Code::Text("\n".into(), next))
            }
            _ => None,
        }
    }
}

/// A byte offset as it is kept: sources are at most `u32::MAX` bytes long.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the constructor checked the length")]
pub(crate) const fn offset(at: usize) -> u32 {
    at as u32
}
