//! The dialect: which extensions are read beside CommonMark.

use core::fmt;
use core::ops::BitOr;

mod delimiter_runs;

use delimiter_runs::RUNS_SHIFT;

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
    /// One bit an extension; in the upper half, a byte for each delimiter run that is claimed.
    bits: u64,
}

/// The bits of extensions.
const EXTENSION_BITS: u64 = (1 << RUNS_SHIFT) - 1;

impl Options {
    /// CommonMark 0.31.2 and nothing else: the default.
    pub const COMMONMARK: Self = Self { bits: 0 };

    /// GitHub Flavored Markdown: [`TABLES`](Self::TABLES),
    /// [`STRIKETHROUGH`](Self::STRIKETHROUGH), [`TASK_LISTS`](Self::TASK_LISTS),
    /// [`AUTOLINK_LITERALS`](Self::AUTOLINK_LITERALS), [`ALERTS`](Self::ALERTS) and
    /// [`FOOTNOTES`](Self::FOOTNOTES).
    pub const GFM: Self = Self::TABLES
        .with(Self::STRIKETHROUGH)
        .with(Self::TASK_LISTS)
        .with(Self::AUTOLINK_LITERALS)
        .with(Self::ALERTS)
        .with(Self::FOOTNOTES);

    /// All extensions that do not contradict each other or CommonMark: [`GFM`](Self::GFM),
    /// [`MATH`](Self::MATH), [`MATH_CODE`](Self::MATH_CODE), [`FRONT_MATTER`](Self::FRONT_MATTER),
    /// [`HEADING_ATTRIBUTES`](Self::HEADING_ATTRIBUTES),
    /// [`DEFINITION_LISTS`](Self::DEFINITION_LISTS), [`SUPERSCRIPT`](Self::SUPERSCRIPT),
    /// [`HIGHLIGHT`](Self::HIGHLIGHT), [`INSERT`](Self::INSERT), [`SPOILER`](Self::SPOILER),
    /// [`SMART_PUNCTUATION`](Self::SMART_PUNCTUATION), [`CJK_EMPHASIS`](Self::CJK_EMPHASIS),
    /// [`SHORTCODES`](Self::SHORTCODES), [`WIKILINKS`](Self::WIKILINKS) and
    /// [`INLINE_FOOTNOTES`](Self::INLINE_FOOTNOTES).
    ///
    /// Left out are [`DIRECTIVES`](Self::DIRECTIVES), for which ordinary text may pass,
    /// [`SUBSCRIPT`](Self::SUBSCRIPT), as strikethrough has one tilde, too,
    /// [`UNDERLINE`](Self::UNDERLINE), as `__a__` is strong emphasis, and
    /// [`WIKILINKS_TITLE_FIRST`](Self::WIKILINKS_TITLE_FIRST), the other order.
    pub const ALL: Self = Self::GFM
        .with(Self::MATH)
        .with(Self::MATH_CODE)
        .with(Self::FRONT_MATTER)
        .with(Self::HEADING_ATTRIBUTES)
        .with(Self::DEFINITION_LISTS)
        .with(Self::SUPERSCRIPT)
        .with(Self::HIGHLIGHT)
        .with(Self::INSERT)
        .with(Self::SPOILER)
        .with(Self::SMART_PUNCTUATION)
        .with(Self::CJK_EMPHASIS)
        .with(Self::SHORTCODES)
        .with(Self::WIKILINKS)
        .with(Self::INLINE_FOOTNOTES);

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

    /// Footnotes, as GitHub has them: `[^label]` refers to `[^label]: text`, which may stand anywhere
    /// and holds blocks; its further lines are indented by four columns. A label has no white space. A
    /// reference without a definition is text. See [`Footnote`](crate::Footnote).
    pub const FOOTNOTES: Self = Self { bits: 1 << 5 };

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

    /// Smart quotation marks, as cmark has them: `"a"` and `'a'` with what stands between on one side
    /// of each mark are “a” and ‘a’, and an apostrophe is ’.
    pub const SMART_QUOTES: Self = Self { bits: 1 << 12 };

    /// Smart dashes, as cmark has them: `--` is –, `---` is —, and more hyphens are divided into those,
    /// all of one kind where that goes.
    pub const SMART_DASHES: Self = Self { bits: 1 << 13 };

    /// Smart ellipses: `...` is ….
    pub const SMART_ELLIPSES: Self = Self { bits: 1 << 14 };

    /// Smart punctuation: all of these. Each is an [`Event::Text`](crate::Event::Text) of its own, and
    /// none where a backslash stands before it.
    pub const SMART_PUNCTUATION: Self =
        Self::SMART_QUOTES.with(Self::SMART_DASHES).with(Self::SMART_ELLIPSES);

    /// Emphasis beside Chinese, Japanese and Korean characters, by the rule of
    /// [markdown-cjk-friendly](https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md):
    /// in `**注意。**次` CommonMark has no strong emphasis, because punctuation stands before the closing
    /// `**` and a letter after it. It also counts for the delimiter runs of extensions and for smart
    /// quotation marks.
    ///
    /// ```
    /// use rillmark::{Event, Options, Parser, Tag};
    ///
    /// let is_strong = |event| event == Event::Start(Tag::Strong);
    /// assert!(!Parser::new("**注意。**次").any(is_strong));
    /// assert!(Parser::with_options("**注意。**次", Options::CJK_EMPHASIS).any(is_strong));
    /// ```
    pub const CJK_EMPHASIS: Self = Self { bits: 1 << 15 };

    /// Front matter: metadata at the very beginning, between lines of `---` (YAML) or `+++` (TOML), as
    /// pulldown-cmark has it there: no blank line follows the opening line, and without a closing one
    /// it is none. See [`Tag::FrontMatter`](crate::Tag::FrontMatter).
    pub const FRONT_MATTER: Self = Self { bits: 1 << 18 };

    /// Inline footnotes, as pandoc and comrak have them: `^[text]` is a footnote of its own. The text
    /// is not blank, its brackets balance, and it may hold all inlines, more of them too. With
    /// [`SUPERSCRIPT`](Self::SUPERSCRIPT), a `^` before a bracket is never a delimiter of that. See
    /// [`Tag::InlineFootnote`](crate::Tag::InlineFootnote).
    pub const INLINE_FOOTNOTES: Self = Self { bits: 1 << 19 };

    /// Directives, as remark-directive has them: `:name[label]{attributes}` among text,
    /// `::name[label]{attributes}` as a block, and containers of blocks between
    /// `:::name[label]{attributes}` and `:::`; one in another has fewer colons. Label and attributes may
    /// be missing. What a name means is for the caller to say: see [`Tag::Directive`](crate::Tag::Directive).
    ///
    /// They are not among [`ALL`](Self::ALL), as a colon before a letter is common: in `to:him` or
    /// `mailto:a` there is one.
    pub const DIRECTIVES: Self = Self { bits: 1 << 24 };

    /// Definition lists, as PHP Markdown Extra has them: a paragraph whose lines are terms, and details
    /// that begin with a colon and white space, on the next line or after a blank one. See
    /// [`Tag::DefinitionList`](crate::Tag::DefinitionList).
    pub const DEFINITION_LISTS: Self = Self { bits: 1 << 21 };

    /// Shortcodes, as GitHub has them: `:smile:`. What a name means is for whoever takes the events to
    /// say, as `rillmark-html` does with its feature `emoji`. Names are ASCII letters and digits, with
    /// single `_`, `-` or `+` between them, and perhaps a `-` or `+` at the beginning. See
    /// [`Event::Shortcode`](crate::Event::Shortcode).
    ///
    /// They are read wherever text is, not in code, raw HTML, destinations and autolink literals. GitHub
    /// knows by its list what is none; the parser has no list, and so finds one in `std::vec::Vec`, too.
    /// But in `10:30:45` and `see:https://a.b` it finds none: digits alone are no name after a digit, and
    /// nothing is one before `://`, nor are `mailto` and `xmpp`.
    ///
    /// ```
    /// use rillmark::{Event, Options, Parser};
    ///
    /// let mut events = Parser::with_options("Hi :wave:", Options::SHORTCODES);
    /// assert_eq!(events.nth(2), Some(Event::Shortcode("wave")));
    /// ```
    pub const SHORTCODES: Self = Self { bits: 1 << 27 };

    /// Wikilinks, as Obsidian has them: `[[target]]` and `[[target|text]]`; with a `!` before it, an
    /// image. In the target, which stands on one line, brackets are to be escaped, and nothing but
    /// escapes and character references has a meaning. The text holds inlines, as that of any link;
    /// without one, the target is the text. A link in a wikilink, or a wikilink in a link, is one, and
    /// what is around it is text. See [`LinkKind::Wiki`](crate::LinkKind::Wiki).
    ///
    /// ```
    /// use rillmark::{Event, Options, Parser, Tag};
    ///
    /// let mut events = Parser::with_options("[[Page#Part|*text*]]", Options::WIKILINKS);
    /// let Some(Event::Start(Tag::Link { link, .. })) = events.nth(1) else { unreachable!() };
    /// assert_eq!(link.destination(), "Page#Part");
    /// assert_eq!(events.next(), Some(Event::Start(Tag::Emphasis)));
    /// ```
    pub const WIKILINKS: Self = Self { bits: 1 << 25 };

    /// Wikilinks with the text first, as GitHub's wikis have them: `[[target]]` and `[[text|target]]`.
    /// What comes after the last pipe is the target. Beside [`WIKILINKS`](Self::WIKILINKS), this is
    /// the order that counts.
    pub const WIKILINKS_TITLE_FIRST: Self = Self { bits: 1 << 26 };

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
        ("footnotes", Self::FOOTNOTES),
        ("inline-footnotes", Self::INLINE_FOOTNOTES),
        ("math", Self::MATH),
        ("math-code", Self::MATH_CODE),
        ("heading-attributes", Self::HEADING_ATTRIBUTES),
        ("superscript", Self::SUPERSCRIPT),
        ("subscript", Self::SUBSCRIPT),
        ("highlight", Self::HIGHLIGHT),
        ("insert", Self::INSERT),
        ("underline", Self::UNDERLINE),
        ("spoiler", Self::SPOILER),
        ("smart-punctuation", Self::SMART_PUNCTUATION),
        ("cjk-emphasis", Self::CJK_EMPHASIS),
        ("front-matter", Self::FRONT_MATTER),
        ("directives", Self::DIRECTIVES),
        ("definition-lists", Self::DEFINITION_LISTS),
        ("shortcodes", Self::SHORTCODES),
        ("wikilinks", Self::WIKILINKS),
        ("wikilinks-title-first", Self::WIKILINKS_TITLE_FIRST),
    ];

    /// These extensions and those of `other`; of the delimiter runs that are claimed, the first four.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        let all = Self { bits: self.bits | other.bits & EXTENSION_BITS };
        all.with_runs_but(other, Self::COMMONMARK)
    }

    /// These extensions but those of `other`, and its delimiter runs.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let left = Self { bits: self.bits & EXTENSION_BITS & !other.bits };
        left.with_runs_but(self, other)
    }

    /// Whether all extensions of `other` are among these.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        let has_extensions = self.bits & other.bits & EXTENSION_BITS == other.bits & EXTENSION_BITS;
        has_extensions && (other.bits <= EXTENSION_BITS || self.has_runs(other))
    }
}

/// [`Options::with`].
impl BitOr for Options {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other)
    }
}

/// The names of the extensions, and of the kinds of smart punctuation that are there alone; the
/// delimiter runs that are claimed.
impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const KINDS: [(&str, Options); 3] = [
            ("smart-quotes", Options::SMART_QUOTES),
            ("smart-dashes", Options::SMART_DASHES),
            ("smart-ellipses", Options::SMART_ELLIPSES),
        ];
        let kinds = if self.contains(Self::SMART_PUNCTUATION) { &[][..] } else { &KINDS };
        let all = Self::EXTENSIONS.iter().chain(kinds);
        let names = all.filter(|(_, extension)| self.contains(*extension));
        let names = names.map(|(name, _)| name);
        f.debug_set().entries(names).entries(self.delimiter_runs()).finish()
    }
}

#[cfg(test)]
mod tests;
