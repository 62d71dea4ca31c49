//! Attributes, which extensions give elements: `{#id .class key=value}`.

mod directive;

use core::fmt;
use core::iter::FusedIterator;

use crate::span::Span;
use crate::text::{OUTSIDE, offset};
pub(crate) use directive::end as directive_end;

/// Attributes that the source gives to an element: `{#id .class key=value}`.
///
/// They are divided by white space. `#` makes an id, `.` a class; else there is a key, and after a `=`
/// its value, which may stand in quotes. Nothing in them is decoded.
///
/// ```
/// use rillmark::{Attribute, Event, Options, Parser, Tag};
///
/// let source = "# Heading {#id .a .b key='some value'}";
/// let mut events = Parser::with_options(source, Options::HEADING_ATTRIBUTES);
/// let Some(Event::Start(Tag::Heading { attributes, .. })) = events.next() else { unreachable!() };
/// assert_eq!(attributes.id(), Some("id"));
/// assert!(attributes.classes().eq(["a", "b"]));
/// assert_eq!(attributes.get("key"), Some("some value"));
/// assert_eq!(attributes.span().unwrap().range(), 10..38);
/// assert_eq!(events.next(), Some(Event::Text("Heading".into())));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Attributes<'s> {
    /// What stands between the braces.
    source: &'s str,
    /// Offset of the opening brace, or [`OUTSIDE`].
    start: u32,
    rule: Rule,
}

/// By whose rule attributes are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rule {
    Headings,
    Directives,
}

/// One of [`Attributes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Attribute<'s> {
    /// `#id`, without the `#`.
    Id(&'s str),
    /// `.class`, without the `.`.
    Class(&'s str),
    /// `key` or `key=value`.
    Pair {
        /// What stands before the `=`.
        key: &'s str,
        /// What stands after the `=`, without quotes; `None` where there is no `=`.
        value: Option<&'s str>,
    },
}

impl<'s> Attributes<'s> {
    /// None at all.
    pub const NONE: Self = Self { source: "", start: OUTSIDE, rule: Rule::Headings };

    /// Those of a text, without braces, that does not stand in the source.
    ///
    /// ```
    /// use rillmark::Attributes;
    ///
    /// assert_eq!(Attributes::new("#a .b").id(), Some("a"));
    /// ```
    pub const fn new(text: &'s str) -> Self {
        Self { source: text, start: OUTSIDE, rule: Rule::Headings }
    }

    /// The same text, read by the rule of directives: a `#` or `.` also ends an id or class, white space
    /// may stand around `=`, a key holds no punctuation but `-_.:`, and a value without quotes holds no
    /// quotes and none of ``<=>{` ``. All of it stands on one line. What comes after the first part
    /// that is not well formed is left out.
    ///
    /// ```
    /// use rillmark::Attributes;
    ///
    /// let attributes = Attributes::new("#a.b.c key = 'd e'").in_directive();
    /// assert_eq!(attributes.id(), Some("a"));
    /// assert!(attributes.classes().eq(["b", "c"]));
    /// assert_eq!(attributes.get("key"), Some("d e"));
    /// ```
    #[must_use]
    pub const fn in_directive(self) -> Self {
        Self { rule: Rule::Directives, ..self }
    }

    /// Those of a directive that begin at the offset; none if there are none.
    #[doc(hidden)]
    pub fn of_directive_at(source: &'s str, start: u32) -> Self {
        let end = directive_end(source.as_bytes(), start as usize).unwrap_or(0);
        let end = u32::try_from(end).unwrap_or(0).max(start);
        Self::of_directive(source, Span::new(start, end))
    }

    /// Those of a directive at this span, which is empty if there are none.
    pub(crate) fn of_directive(source: &'s str, span: Span) -> Self {
        Self::at(source, span).map_or(Self::NONE, Self::in_directive)
    }

    /// Those at a span of the source, braces included; `None` if the span does not fit the source or
    /// holds no braces at its ends.
    pub fn at(source: &'s str, span: Span) -> Option<Self> {
        let inside = source.get(span.range())?.strip_prefix('{')?.strip_suffix('}')?;
        Some(Self { source: inside, start: span.start, rule: Rule::Headings })
    }

    /// Whether there are none. `{}` has a span, but no attributes.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }

    /// Where they stand in the source, braces included; `None` where there are no braces.
    pub fn span(self) -> Option<Span> {
        let end = self.start.wrapping_add(offset(self.source.len())).wrapping_add(2);
        (self.start != OUTSIDE).then(|| Span::new(self.start, end))
    }

    /// What stands between the braces.
    pub const fn as_source(self) -> &'s str {
        self.source
    }

    /// The id: the last one that is not empty, whether written `#id` or `id=…`; `None` where there is
    /// none.
    pub fn id(self) -> Option<&'s str> {
        let id = |attribute| match attribute {
            Attribute::Id(id) => Some(id),
            Attribute::Pair { key, value } if key.eq_ignore_ascii_case("id") => value,
            _ => None,
        };
        self.iter().filter_map(id).filter(|id| !id.is_empty()).last()
    }

    /// The classes in order, whether written `.class` or `class="…"`.
    pub fn classes(self) -> impl Iterator<Item = &'s str> + Clone {
        let classes = |attribute| match attribute {
            Attribute::Class(class) => class,
            Attribute::Pair { key, value } if key.eq_ignore_ascii_case("class") => {
                value.unwrap_or_default()
            }
            _ => "",
        };
        self.iter().map(classes).flat_map(str::split_ascii_whitespace)
    }

    /// The value of the first attribute with this key, an empty one if it was written without; `None`
    /// where no attribute has the key. Ids and classes written with `#` and `.` have none.
    pub fn get(self, key: &str) -> Option<&'s str> {
        self.iter().find_map(|attribute| match attribute {
            Attribute::Pair { key: other, value } if other == key => {
                Some(value.unwrap_or_default())
            }
            _ => None,
        })
    }

    /// All of them in order.
    pub const fn iter(self) -> AttributesIter<'s> {
        AttributesIter { source: self.source, at: 0, rule: self.rule }
    }

    /// All of them in order, each with its place in the source: `#`, `.` and quotes included. Where
    /// they do not stand in the source, the places are counted from their text.
    pub fn spanned(self) -> impl Iterator<Item = (Attribute<'s>, Span)> + Clone {
        let first = if self.start == OUTSIDE { 0 } else { self.start + 1 };
        let mut attributes = self.iter();
        core::iter::from_fn(move || {
            let (attribute, start) = attributes.next_from()?;
            Some((attribute, Span::new(first + start, first + offset(attributes.at))))
        })
    }
}

impl Default for Attributes<'_> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<'s> IntoIterator for Attributes<'s> {
    type Item = Attribute<'s>;
    type IntoIter = AttributesIter<'s>;

    fn into_iter(self) -> AttributesIter<'s> {
        self.iter()
    }
}

impl fmt::Debug for Attributes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Iterator over [`Attributes`]. Made by [`Attributes::iter`].
#[derive(Clone, Debug)]
pub struct AttributesIter<'s> {
    source: &'s str,
    at: usize,
    rule: Rule,
}

impl<'s> AttributesIter<'s> {
    /// The next one, and where it begins.
    fn next_from(&mut self) -> Option<(Attribute<'s>, u32)> {
        if self.rule == Rule::Directives {
            let found = directive::next(self.source.as_bytes(), self.at)?;
            self.at = found.end;
            return Some((found.attribute(self.source), offset(found.start)));
        }
        loop {
            self.skip(|byte| byte.is_ascii_whitespace());
            let start = self.at;
            let attribute = match self.peek()? {
                b'#' => Attribute::Id(&self.word()[1..]),
                b'.' => Attribute::Class(&self.word()[1..]),
                _ => self.pair(),
            };
            // A mark alone is nothing.
            if !matches!(attribute, Attribute::Id("") | Attribute::Class("")) {
                return Some((attribute, offset(start)));
            }
        }
    }

    fn peek(&self) -> Option<u8> {
        self.source.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self, is: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&is) {
            self.at += 1;
        }
    }

    /// What comes before the next white space.
    fn word(&mut self) -> &'s str {
        let start = self.at;
        self.skip(|byte| !byte.is_ascii_whitespace());
        &self.source[start..self.at]
    }

    /// A key, perhaps with a value.
    fn pair(&mut self) -> Attribute<'s> {
        let start = self.at;
        self.skip(|byte| !byte.is_ascii_whitespace() && byte != b'=');
        let key = &self.source[start..self.at];
        if self.peek() != Some(b'=') {
            return Attribute::Pair { key, value: None };
        }
        self.at += 1;
        let value = self.quoted().unwrap_or_else(|| self.word());
        Attribute::Pair { key, value: Some(value) }
    }

    /// What stands between quotes that begin here, if white space or nothing comes after them.
    fn quoted(&mut self) -> Option<&'s str> {
        let quote = self.peek().filter(|byte| matches!(byte, b'"' | b'\''))?;
        let inside = &self.source[self.at + 1..];
        let (value, after) = inside.split_once(char::from(quote))?;
        if after.bytes().next().is_some_and(|byte| !byte.is_ascii_whitespace()) {
            return None;
        }
        self.at += value.len() + 2;
        Some(value)
    }
}

impl<'s> Iterator for AttributesIter<'s> {
    type Item = Attribute<'s>;

    fn next(&mut self) -> Option<Attribute<'s>> {
        self.next_from().map(|(attribute, _)| attribute)
    }
}

impl FusedIterator for AttributesIter<'_> {}

/// The attributes that text from `start` to `end` ends with, braces included. As in pulldown-cmark,
/// they are on one line and hold no other braces, angle brackets or backslashes; as in pandoc, there
/// are none after a backslash that escapes the brace.
pub(crate) fn at_end(bytes: &[u8], start: usize, end: usize) -> Option<Span> {
    let (text, b'}') = (bytes.get(start..end)?.split_last()?.1, *bytes.get(end.checked_sub(1)?)?)
    else {
        return None;
    };
    count!(Searched, text.len());
    let is_border =
        |byte: &u8| matches!(byte, b'{' | b'}' | b'<' | b'>' | b'\\' | b'\n' | b'\r' | 0);
    let open = text.iter().rposition(is_border)?;
    let escapes = text[..open].iter().rev().take_while(|&&byte| byte == b'\\').count();
    (text[open] == b'{' && escapes % 2 == 0).then(|| Span::new(offset(start + open), offset(end)))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Attribute, Attributes, Span, at_end, directive_end};

    const fn pair<'s>(key: &'s str, value: Option<&'s str>) -> Attribute<'s> {
        Attribute::Pair { key, value }
    }

    #[test]
    fn words_are_ids_classes_and_pairs() {
        use Attribute::{Class, Id};
        for (text, expected) in [
            ("", &[][..]),
            (" # . ", &[]),
            ("#a.b  .c#d\te", &[Id("a.b"), Class("c#d"), pair("e", None)]),
            (
                "a= b=c d==e =f",
                &[
                    pair("a", Some("")),
                    pair("b", Some("c")),
                    pair("d", Some("=e")),
                    pair("", Some("f")),
                ],
            ),
            (
                "a=\"b c\" d='\"' e=''",
                &[pair("a", Some("b c")), pair("d", Some("\"")), pair("e", Some(""))],
            ),
            (
                "a=\"b c\"d e=\"f",
                &[pair("a", Some("\"b")), pair("c\"d", None), pair("e", Some("\"f"))],
            ),
            ("é=\u{2003}ü\u{B}x", &[pair("é", Some("\u{2003}ü\u{B}x"))]),
        ] {
            assert_eq!(Attributes::new(text).iter().collect::<Vec<_>>(), expected, "{text:?}");
        }
    }

    #[test]
    fn ids_and_classes_have_two_forms() {
        let attributes = Attributes::new("#a class='x y' .z id=b ID= class");
        assert_eq!(attributes.id(), Some("b"));
        assert!(attributes.classes().eq(["x", "y", "z"]));
        assert_eq!(attributes.get("class"), Some("x y"));
        assert_eq!(attributes.get("title"), None);
    }

    #[test]
    fn those_of_directives_have_another_rule() {
        use Attribute::{Class, Id};
        for (text, expected, len) in [
            ("{}", &[][..], Some(2)),
            ("{#a.b.c#d}", &[Id("a"), Class("b"), Class("c"), Id("d")], Some(10)),
            (
                "{a = b c= 'd}' e}f",
                &[pair("a", Some("b")), pair("c", Some("d}")), pair("e", None)],
                Some(17),
            ),
            ("{é.:-_=\"\"\t}", &[pair("é.:-_", Some(""))], Some(12)),
            ("{a=b\"", &[], None),
            ("{a .}", &[pair("a", None)], None),
            ("{a b=\"c\"d}", &[pair("a", None)], None),
            ("{a\nb}", &[pair("a", None)], None),
            ("{.a{b}", &[], None),
            ("{a='b\nc'}", &[], None),
        ] {
            assert_eq!(directive_end(text.as_bytes(), 0), len, "{text:?}");
            let inside = &text[1..len.unwrap_or(text.len() + 1) - 1];
            let attributes = Attributes::new(inside).in_directive();
            assert_eq!(attributes.iter().collect::<Vec<_>>(), expected, "{text:?}");
        }
    }

    #[test]
    fn they_stand_at_the_end() {
        for (text, len) in [
            ("a {b}", Some(3)),
            ("{}", Some(2)),
            ("a {b}{c}", Some(3)),
            ("a {b {c}", Some(3)),
            ("a \\{b}", None),
            ("a \\\\{b}", Some(3)),
            ("a {b\\}", None),
            ("a {b>c}", None),
            ("a {b\nc}", None),
            ("a b}", None),
            ("}", None),
            ("", None),
        ] {
            let found = at_end(text.as_bytes(), 0, text.len());
            assert_eq!(found.map(Span::len), len, "{text:?}");
        }
    }
}
