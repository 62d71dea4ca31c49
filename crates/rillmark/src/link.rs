//! Links as events carry them: label, destination and title.

use core::fmt;

use crate::kept::LinkParts;
use crate::line::Layout;
use crate::span::Span;
use crate::text::{OUTSIDE, Raw, offset};

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
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Link<'s> {
    /// From the destination's first byte to the title's last one.
    parts: &'s str,
    layout: Layout,
    origin: Origin,
    start: u32,
    destination_len: u32,
    label: Span,
}

/// How a link or image was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LinkKind {
    /// `[text](destination "title")`.
    Inline,
    /// `[text][label]`.
    Full,
    /// `[label][]`.
    Collapsed,
    /// `[label]`.
    Shortcut,
    /// `<scheme:path>`. Nothing in the destination is to be decoded: [`Link::destination`].
    Autolink,
    /// `<name@example.com>`. As above; `mailto:` is not part of the destination.
    Email,
    /// `https://example.com`, an extension: an autolink literal. `mailto:` or `xmpp:` and an e-mail
    /// address are one, too. Nothing in the destination is to be decoded, as in the next two.
    LiteralUrl,
    /// `www.example.com`, an autolink literal. `http://` is not part of the destination.
    LiteralWww,
    /// `name@example.com`, an autolink literal. `mailto:` is not part of the destination.
    LiteralEmail,
    /// `[[target]]` or `[[target|text]]`, an extension: a wikilink. The destination is the target,
    /// without the spaces around it; it is for you to say which page that is.
    Wiki,
}

impl LinkKind {
    /// Whether the text is the destination: autolinks and autolink literals.
    #[inline]
    pub const fn is_autolink(self) -> bool {
        match self {
            Self::Inline | Self::Full | Self::Collapsed | Self::Shortcut | Self::Wiki => false,
            Self::Autolink
            | Self::Email
            | Self::LiteralUrl
            | Self::LiteralWww
            | Self::LiteralEmail => true,
        }
    }
}

/// What a link comes from, as far as its other fields do not tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Origin {
    /// Anything but the others.
    #[default]
    Written,
    /// An autolink, whose destination is taken as it is.
    Autolink,
    /// A definition that is the first one with its label.
    EffectiveDefinition,
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
        let origin = if effective { Origin::EffectiveDefinition } else { Origin::Written };
        Self(Link { origin, ..link })
    }

    /// Whether references resolve to it: it is the first one with its label. Labels are the same
    /// if they are after case folding, with runs of white space as one space (CommonMark 6.3).
    #[inline]
    pub const fn is_effective(&self) -> bool {
        matches!(self.0.origin, Origin::EffectiveDefinition)
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
        let origin = Origin::Written;
        Self { parts: source, layout, origin, start, destination_len, label }
    }

    /// Of an autolink: all of the parts is the destination.
    pub(crate) const fn autolink(parts: Parts<'s>, layout: Layout) -> Self {
        let link = Self::new(parts, layout, Span::empty(0));
        Self { origin: Origin::Autolink, ..link }
    }

    /// The link destination, without the angle brackets that may stand around it. In an autolink's
    /// nothing is decoded.
    #[inline]
    pub fn destination(&self) -> Raw<'s> {
        let destination = &self.parts[..self.destination_len as usize];
        let destination = Raw::with_layout(destination, self.layout, self.start);
        if self.origin == Origin::Autolink { destination.literal() } else { destination }
    }

    /// The link title, without its quotes or parentheses; `None` where none was written. An
    /// empty title was written.
    #[inline]
    pub fn title(&self) -> Option<Raw<'s>> {
        let at = self.destination_len as usize;
        (at < self.parts.len()).then(|| title_after(self.parts, self.layout, self.start, at))
    }

    /// Where its parts stand, from which [`LinkParts::link`] makes it again; `None` for parts that
    /// are not in the source ([`as_source`](Self::as_source)).
    pub fn parts(&self) -> Option<LinkParts> {
        (self.start != OUTSIDE).then(|| LinkParts {
            span: Span::new(self.start, self.start + offset(self.parts.len())),
            destination_len: self.destination_len,
            label: self.label,
            line_prefixes: self.layout.code(),
        })
    }

    /// Destination and title as they stand in the source or the answer of a
    /// [`Resolver`](crate::Resolver): from the destination's first byte to the title's last one.
    #[inline]
    pub const fn as_source(&self) -> &'s str {
        self.parts
    }

    /// The link of a reference with this label to what a resolver answered, of which `text` is the
    /// part from the destination's first byte to the title's last one. `None` if the destination
    /// cannot be that long.
    pub fn outside(text: &'s str, destination_len: u32, label: Span) -> Option<Self> {
        text.get(..destination_len as usize)?;
        let parts = Parts { source: text, start: OUTSIDE, destination_len };
        let label = if label.is_empty() { Span::default() } else { label };
        Some(Self::new(parts, Layout::NONE, label))
    }

    /// The link label without its brackets, as a span of the source: what is in the second brackets
    /// of a full reference, the text itself of a collapsed or shortcut one, the label of a
    /// definition. `None` for inline links, autolinks and wikilinks.
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

/// The title of a link whose parts stand at `start` and whose destination ends at `at`. It takes
/// no link, so that most links, which have no title, need not be in memory for it.
fn title_after(parts: &str, layout: Layout, start: u32, at: usize) -> Raw<'_> {
    let bytes = parts.as_bytes();
    let at = at + usize::from(bytes[at] == b'>');
    let at = layout.skip_whitespace(bytes, at) + 1;
    let start = if start == OUTSIDE { OUTSIDE } else { start + offset(at) };
    Raw::with_layout(parts.get(at..).unwrap_or_default(), layout, start)
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

impl Parts<'_> {
    /// No destination and no title.
    pub(crate) const NONE: Self = Self { source: "", start: OUTSIDE, destination_len: 0 };
}
