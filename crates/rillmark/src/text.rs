//! Text as events carry it: borrowed from the source wherever the source has it.

use core::fmt;
use core::ops::Deref;

use alloc::borrow::Cow;
use alloc::string::String;

use crate::bytes;
use crate::inline::{backslash_escape, entity};
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
    /// `None` for a character that stands only in this value.
    ///
    /// ```
    /// use rillmark::Text;
    ///
    /// let slice: &'static str = Text::from("a").as_source().unwrap();
    /// assert_eq!(slice, "a");
    /// assert_eq!(Text::from('a').as_source(), None);
    /// ```
    #[inline]
    pub const fn as_source(&self) -> Option<&'s str> {
        match self.0 {
            Repr::Slice(slice) => Some(slice),
            Repr::Char { .. } => None,
        }
    }

    /// The text. It lives as long as this value: [`as_source`](Self::as_source) lives longer.
    #[inline]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Repr::Slice(slice) => slice,
            // The bytes come from `char::encode_utf8`, so the fallback is never taken.
            Repr::Char { bytes, len } => {
                core::str::from_utf8(&bytes[..usize::from(*len)]).unwrap_or_default()
            }
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
        match text.as_source() {
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
#[derive(Clone, Copy)]
pub struct Raw<'s> {
    source: &'s str,
    layout: Layout,
    start: u32,
}

/// The `start` of text that is not in the source: it came from a resolver.
pub(crate) const OUTSIDE: u32 = u32::MAX;

impl<'s> Raw<'s> {
    pub(crate) const fn new(source: &'s str, start: u32) -> Self {
        Self { source, layout: Layout::NONE, start }
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
        span_of(self.source, self.start)
    }

    /// Whether there is no text.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.source.is_empty()
    }

    /// The decoded text in pieces, without allocation.
    #[inline]
    pub const fn pieces(&self) -> Pieces<'s> {
        Pieces { source: self.source, layout: self.layout, at: 0 }
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
            Some(Code::Escape) => self.at += 1,
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
    /// A backslash that is not text; what comes after it is.
    Escape,
    /// What stands for this text, and where the source goes on.
    Text(Text<'s>, usize),
}

impl<'s> Pieces<'s> {
    fn code_at(&self, at: usize) -> Option<Code<'s>> {
        let bytes = self.source.as_bytes();
        match bytes[at] {
            b'\\' => backslash_escape::is_escape(bytes, at).then_some(Code::Escape),
            b'&' => {
                let entity = entity::recognise(bytes, at)?;
                Some(Code::Text(entity.text, entity.end))
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

/// Label, destination and title of a link, an image or a link reference definition.
///
/// Those of a reference are the ones of its definition, with their spans there; the label is its
/// own. Two are equal if they are written alike and stand at the same offsets.
///
/// ```
/// use rillmark::{Event, Parser, Tag};
///
/// let source = "[text](<a b> 'c')";
/// let Some(Event::Start(Tag::Link { link, .. })) = Parser::new(source).nth(1) else {
///     unreachable!()
/// };
/// assert_eq!(link.destination(), "a b");
/// assert_eq!(&source[link.destination().span().unwrap()], "a b");
/// assert_eq!(link.title().unwrap(), "c");
/// assert_eq!(link.label(), None);
/// ```
#[derive(Clone, Copy, PartialEq)]
pub struct Link<'s> {
    /// From the destination's first byte to the title's last one.
    parts: &'s str,
    layout: Layout,
    /// Of a definition: whether it is the first one with its label.
    effective: bool,
    start: u32,
    destination_len: u32,
    label: Span,
}

/// A link reference definition (CommonMark 4.7): `[label]: destination "title"`.
///
/// ```
/// use rillmark::{Event, Parser};
///
/// let Some(Event::Definition(definition)) = Parser::new("[a]: /b 'c'\n").next() else {
///     unreachable!()
/// };
/// assert!(definition.is_effective());
/// assert_eq!(definition.link().destination(), "/b");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Definition<'s>(Link<'s>);

impl<'s> Definition<'s> {
    pub(crate) fn new(link: Link<'s>, effective: bool) -> Self {
        Self(Link { effective, ..link })
    }

    /// Whether references resolve to it: it is the first one with its label. Labels are the same
    /// if they are after case folding, with runs of white space as one space (CommonMark 6.3).
    #[inline]
    pub const fn is_effective(&self) -> bool {
        self.0.effective
    }

    /// Its label, destination and title.
    #[inline]
    pub const fn link(&self) -> Link<'s> {
        self.0
    }
}

impl<'s> Link<'s> {
    #[inline]
    pub(crate) const fn new(parts: Parts<'s>, layout: Layout, label: Span) -> Self {
        let Parts { source, start, destination_len } = parts;
        Self { parts: source, layout, effective: false, start, destination_len, label }
    }

    /// The link destination, without the angle brackets that may stand around it. An autolink's
    /// has no escapes and references to decode: use [`Raw::as_source`] for it.
    #[inline]
    pub fn destination(&self) -> Raw<'s> {
        Raw::new(&self.parts[..self.destination_len as usize], self.start)
    }

    /// The link title, without its quotes or parentheses; `None` where none was written. An
    /// empty title was written.
    pub fn title(&self) -> Option<Raw<'s>> {
        let bytes = self.parts.as_bytes();
        let mut at = self.destination_len as usize;
        if at == bytes.len() {
            return None;
        }
        at += usize::from(bytes[at] == b'>');
        at = self.layout.skip_whitespace(bytes, at) + 1;
        let start = if self.start == OUTSIDE { OUTSIDE } else { self.start + offset(at) };
        Some(Raw { source: &self.parts[at..], layout: self.layout, start })
    }

    /// The link label without its brackets, as a span of the source: what is in the second brackets
    /// of a full reference, the text itself of a collapsed or shortcut one, the label of a
    /// definition. `None` for inline links and autolinks.
    ///
    /// ```
    /// use rillmark::{Event, Parser, Tag};
    ///
    /// let source = "[text][label]\n\n[Label]: /a";
    /// let Some(Event::Start(Tag::Link { link, .. })) = Parser::new(source).nth(1) else {
    ///     unreachable!()
    /// };
    /// assert_eq!(&source[link.label().unwrap()], "label");
    /// assert_eq!(link.destination().span().unwrap().range(), 24..26);
    /// ```
    #[inline]
    pub fn label(&self) -> Option<Span> {
        (!self.label.is_empty()).then_some(self.label)
    }
}

impl fmt::Debug for Link<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Link")
            .field("destination", &self.destination())
            .field("title", &self.title())
            .field("label", &self.label())
            .finish()
    }
}

/// A destination and its title as one stretch of text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts<'s> {
    /// From the destination's first byte to the title's last one.
    pub(crate) source: &'s str,
    /// Offset of `source` in the source, or [`OUTSIDE`].
    pub(crate) start: u32,
    /// How much of it is the destination.
    pub(crate) destination_len: u32,
}

fn span_of(slice: &str, start: u32) -> Option<Span> {
    (start != OUTSIDE).then(|| Span::new(start, start + offset(slice.len())))
}

/// A byte offset as it is kept: sources are at most `u32::MAX` bytes long.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the constructor checked the length")]
pub(crate) const fn offset(at: usize) -> u32 {
    at as u32
}
