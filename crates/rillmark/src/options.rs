//! The dialect: which extensions are read beside CommonMark.

use core::fmt;
use core::ops::BitOr;

/// What dialect of Markdown to parse: CommonMark 0.31.2 and a set of extensions.
///
/// A set is combined with [`with`](Self::with), [`without`](Self::without) or `|`. An extension
/// that is off costs nothing: what it gives a meaning is text, as CommonMark says.
///
/// ```
/// use rillmark::{Event, Options, Parser, Tag};
///
/// const OPTIONS: Options = Options::TABLES.with(Options::STRIKETHROUGH);
///
/// let mut events = Parser::with_options("~a~", OPTIONS);
/// assert_eq!(events.nth(1), Some(Event::Start(Tag::Strikethrough)));
/// let mut events = Parser::with_options("~a~", Options::GFM.without(OPTIONS));
/// assert_eq!(events.nth(1), Some(Event::Text("~a~".into())));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// One bit an extension.
    bits: u32,
}

impl Options {
    /// CommonMark 0.31.2 and nothing else: the default.
    pub const COMMONMARK: Self = Self { bits: 0 };

    /// GitHub Flavored Markdown, as far as it is there: [`TABLES`](Self::TABLES),
    /// [`STRIKETHROUGH`](Self::STRIKETHROUGH), [`TASK_LISTS`](Self::TASK_LISTS),
    /// [`AUTOLINK_LITERALS`](Self::AUTOLINK_LITERALS) and [`ALERTS`](Self::ALERTS).
    pub const GFM: Self = Self::TABLES
        .with(Self::STRIKETHROUGH)
        .with(Self::TASK_LISTS)
        .with(Self::AUTOLINK_LITERALS)
        .with(Self::ALERTS);

    /// All extensions that do not contradict each other or CommonMark: [`GFM`](Self::GFM),
    /// [`MATH`](Self::MATH), [`MATH_CODE`](Self::MATH_CODE),
    /// [`HEADING_ATTRIBUTES`](Self::HEADING_ATTRIBUTES), [`SUPERSCRIPT`](Self::SUPERSCRIPT),
    /// [`HIGHLIGHT`](Self::HIGHLIGHT), [`INSERT`](Self::INSERT) and [`SPOILER`](Self::SPOILER).
    ///
    /// Left out are [`SUBSCRIPT`](Self::SUBSCRIPT), as strikethrough has one tilde, too, and
    /// [`UNDERLINE`](Self::UNDERLINE), as `__a__` is strong emphasis.
    pub const ALL: Self = Self::GFM
        .with(Self::MATH)
        .with(Self::MATH_CODE)
        .with(Self::HEADING_ATTRIBUTES)
        .with(Self::SUPERSCRIPT)
        .with(Self::HIGHLIGHT)
        .with(Self::INSERT)
        .with(Self::SPOILER);

    /// Tables, as GitHub has them: a header row, a delimiter row (`|---|:-:|`), and body rows up to
    /// a blank line or another block. See [`Tag::Table`](crate::Tag::Table).
    pub const TABLES: Self = Self { bits: 1 };

    /// Strikethrough, as GitHub has it: `~a~` or `~~a~~`, with as many tildes on both sides. See
    /// [`Tag::Strikethrough`](crate::Tag::Strikethrough).
    pub const STRIKETHROUGH: Self = Self { bits: 1 << 1 };

    /// Task list items, as GitHub has them: `[ ]` or `[x]` at the beginning of an item. See
    /// [`Event::TaskMarker`](crate::Event::TaskMarker).
    pub const TASK_LISTS: Self = Self { bits: 1 << 2 };

    /// Autolink literals, as GitHub has them: `www.example.com`, `https://example.com` and
    /// `name@example.com` without brackets. See [`LinkKind::LiteralUrl`](crate::LinkKind::LiteralUrl).
    pub const AUTOLINK_LITERALS: Self = Self { bits: 1 << 3 };

    /// Alerts, as GitHub has them: `> [!NOTE]` and four other kinds. See
    /// [`Tag::Alert`](crate::Tag::Alert).
    pub const ALERTS: Self = Self { bits: 1 << 4 };

    /// Mathematics between dollars: `$a$` among text, `$$a$$` displayed. No space is next to single
    /// dollars on the inside and no digit after the closing one, as in pandoc, so that amounts of
    /// money are none; braces inside balance, as in pulldown-cmark. See
    /// [`Tag::Math`](crate::Tag::Math).
    pub const MATH: Self = Self { bits: 1 << 16 };

    /// Mathematics as code, as GitLab and GitHub have it: `` $`a`$ `` among text, and fenced code
    /// with the language `math`. See [`MathKind::Code`](crate::MathKind::Code) and
    /// [`CodeBlockKind::Math`](crate::CodeBlockKind::Math). Beside [`MATH`](Self::MATH), it goes
    /// first.
    pub const MATH_CODE: Self = Self { bits: 1 << 17 };

    /// Attributes at the end of headings, as pulldown-cmark has them: `# Heading {#id .class key=value}`.
    /// They stand on one line and hold no braces, angle brackets or backslashes. A value may stand in
    /// quotes, and a backslash before the brace makes text of them. See
    /// [`Attributes`](crate::Attributes).
    pub const HEADING_ATTRIBUTES: Self = Self { bits: 1 << 20 };

    /// Superscript, as pulldown-cmark and ferromark have it: `^a^`, with one `^` on both sides and no
    /// white space after the first or before the last one. There may be some between, and `H^+^` is
    /// one, too. See [`Tag::Superscript`](crate::Tag::Superscript).
    pub const SUPERSCRIPT: Self = Self { bits: 1 << 6 };

    /// Subscript: `~a~`, as superscript. Together with [`STRIKETHROUGH`](Self::STRIKETHROUGH), one
    /// tilde is subscript and two are strikethrough. See [`Tag::Subscript`](crate::Tag::Subscript).
    pub const SUBSCRIPT: Self = Self { bits: 1 << 7 };

    /// Highlight, as comrak has it: `==a==`, with two `=` on both sides, no more and no less. See
    /// [`Tag::Highlight`](crate::Tag::Highlight).
    pub const HIGHLIGHT: Self = Self { bits: 1 << 8 };

    /// Insert, as comrak has it: `++a++`, with two `+` on both sides, no more and no less. See
    /// [`Tag::Insert`](crate::Tag::Insert).
    pub const INSERT: Self = Self { bits: 1 << 9 };

    /// Underline, as comrak has it: `__a__` is underline where CommonMark has strong emphasis, and
    /// `_a_` stays emphasis. See [`Tag::Underline`](crate::Tag::Underline).
    pub const UNDERLINE: Self = Self { bits: 1 << 10 };

    /// Spoilers, as comrak has them: `||a||`; longer runs are divided as those of `*` are. The pipes
    /// of a table's row end its cells before anything else. See [`Tag::Spoiler`](crate::Tag::Spoiler).
    pub const SPOILER: Self = Self { bits: 1 << 11 };

    /// Every extension, alone, and its name in lower case with hyphens.
    ///
    /// ```
    /// use rillmark::Options;
    ///
    /// let named = |name| Options::EXTENSIONS.iter().find(|extension| extension.0 == name);
    /// assert_eq!(named("task-lists").unwrap().1, Options::TASK_LISTS);
    /// ```
    pub const EXTENSIONS: &'static [(&'static str, Self)] = &[
        ("tables", Self::TABLES),
        ("strikethrough", Self::STRIKETHROUGH),
        ("task-lists", Self::TASK_LISTS),
        ("autolink-literals", Self::AUTOLINK_LITERALS),
        ("alerts", Self::ALERTS),
        ("math", Self::MATH),
        ("math-code", Self::MATH_CODE),
        ("heading-attributes", Self::HEADING_ATTRIBUTES),
        ("superscript", Self::SUPERSCRIPT),
        ("subscript", Self::SUBSCRIPT),
        ("highlight", Self::HIGHLIGHT),
        ("insert", Self::INSERT),
        ("underline", Self::UNDERLINE),
        ("spoiler", Self::SPOILER),
    ];

    /// These extensions and those of `other`.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits }
    }

    /// These extensions but those of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self { bits: self.bits & !other.bits }
    }

    /// Whether all extensions of `other` are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        self.bits & other.bits == other.bits
    }
}

/// [`Options::with`].
impl BitOr for Options {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

/// The names of the extensions.
impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Self::EXTENSIONS.iter().filter(|(_, extension)| self.contains(*extension));
        f.debug_set().entries(names.map(|(name, _)| name)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Options;

    #[test]
    fn no_two_extensions_are_the_same() {
        let mut seen = Options::COMMONMARK;
        for (name, extension) in Options::EXTENSIONS {
            assert_eq!(seen.without(*extension), seen, "{name}");
            seen = seen.with(*extension);
        }
    }
}
