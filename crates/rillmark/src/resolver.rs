//! The hook for references that nothing in the document defines.

use crate::event::Footnote;
use crate::kept::LinkLabel;
use crate::span::Span;

/// Answers references whose label the document does not define. It is given to
/// [`Parser::with_resolver`](crate::Parser::with_resolver).
///
/// Any closure of this shape is one. `'s` is the lifetime of the source; an answer that has to be
/// made has to be kept that long.
///
/// ```
/// use rillmark::{Event, Options, Parser, Span, Tag};
///
/// let resolver = |label: &str, _span: Span| {
///     (label == "std").then_some("<https://doc.rust-lang.org/std> 'The library'")
/// };
/// let parser = Parser::with_resolver("[std] and [other]", Options::COMMONMARK, resolver);
/// let links = parser.filter_map(|event| match event {
///     Event::Start(Tag::Link { link, .. }) => Some(link),
///     _ => None,
/// });
/// let destinations: Vec<_> = links.map(|link| link.destination().to_string()).collect();
/// assert_eq!(destinations, ["https://doc.rust-lang.org/std"]);
/// ```
pub trait Resolver<'s> {
    /// Whether it answers anything at all. If not, and without definitions, the parser does not even
    /// look for labels.
    const ANSWERS: bool = true;

    /// Whether [`resolve_first`](Self::resolve_first) or [`resolve_footnote`](Self::resolve_footnote)
    /// answers anything. If not, the parser asks neither.
    const ANSWERS_FIRST: bool = false;

    /// What a label refers to: a link destination, then optionally a title, written as on the
    /// right-hand side of a link reference definition (CommonMark 4.7). `None` leaves text, and
    /// so does an answer that cannot be read.
    ///
    /// `label` is the label as it stands in the source, without its brackets (if it goes over
    /// several lines, with the prefixes of those), and `span` is where it stands. It is never blank.
    ///
    /// The parser asks in the order of the source, a paragraph or heading before its first event.
    /// Of `[a][b]` it asks for `b`; if that is nothing, for `b` once more, as a reference of its
    /// own. What references may expand to is limited: once all earlier ones made more than 100 kB
    /// of definitions and answers, and more than the offset of the label, it does not ask.
    fn resolve(&mut self, label: &'s str, span: Span) -> Option<&'s str>;

    /// The same, asked before the document is searched for a definition: for one that stands in text
    /// before it. It is also asked for the label of each definition, which is not
    /// [effective](crate::Definition::is_effective) if there is an answer.
    fn resolve_first(&mut self, label: &'s str, span: Span) -> Option<&'s str> {
        let _ = (label, span);
        None
    }

    /// [`resolve`](Self::resolve) for those who compare labels: what stands before the lines of the text is
    /// no part of `label`.
    #[doc(hidden)]
    fn resolve_label(
        &mut self,
        label: LinkLabel<'_>,
        text: &'s str,
        span: Span,
    ) -> Option<&'s str> {
        let _ = label;
        self.resolve(text, span)
    }

    /// [`resolve_first`](Self::resolve_first) in the same way.
    #[doc(hidden)]
    fn resolve_label_first(
        &mut self,
        label: LinkLabel<'_>,
        text: &'s str,
        span: Span,
    ) -> Option<&'s str> {
        let _ = label;
        self.resolve_first(text, span)
    }

    /// The same for footnotes: the one with this label, which begins with `^`, if it is defined in text
    /// before the document. It is asked for the label of each reference and of each definition.
    fn resolve_footnote(&mut self, label: &'s str, span: Span) -> Option<Footnote<'s>> {
        let _ = (label, span);
        None
    }
}

impl<'s, F: FnMut(&'s str, Span) -> Option<&'s str>> Resolver<'s> for F {
    fn resolve(&mut self, label: &'s str, span: Span) -> Option<&'s str> {
        self(label, span)
    }
}

/// The resolver that answers nothing: the default of [`Parser`](crate::Parser).
#[derive(Clone, Copy, Debug, Default)]
pub struct NoResolver;

impl<'s> Resolver<'s> for NoResolver {
    const ANSWERS: bool = false;

    #[inline]
    fn resolve(&mut self, _label: &'s str, _span: Span) -> Option<&'s str> {
        None
    }
}
