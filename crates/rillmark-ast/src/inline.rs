//! The inlines of a node as a flat list, as whoever draws text needs it.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::BitOr;

use rillmark::{Event, Footnote, Span, Tag, TagEnd, Text};

use crate::node::Node;
use crate::replay::Events;

/// A stretch of inline text with one style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InlineRun<'a> {
    /// What it is.
    pub content: InlineContent<'a>,
    /// What stands for it in the source.
    pub span: Span,
    /// How it looks.
    pub style: InlineStyle,
    /// The link that it is in.
    pub link: Option<Node<'a>>,
    /// The outermost image whose description it is in.
    pub image: Option<Node<'a>>,
}

/// What an [`InlineRun`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InlineContent<'a> {
    /// Text, decoded.
    Text(Text<'a>),
    /// Raw HTML.
    Html(Text<'a>),
    /// A line end in the source.
    SoftBreak,
    /// A line break.
    HardBreak,
    /// A reference to a footnote, an extension.
    FootnoteReference(Footnote<'a>),
    /// A shortcode, an extension: its name.
    Shortcode(&'a str),
    /// An inline footnote, an extension. Those inside of it are [`Node::inline_runs`] of it.
    InlineFootnote(Node<'a>),
}

/// The styles that a stretch of text has, in any number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct InlineStyle(u16);

/// How many styles there are.
const STYLES: usize = 13;

impl InlineStyle {
    /// None.
    pub const NONE: Self = Self(0);
    /// Emphasis.
    pub const EMPHASIS: Self = Self(1);
    /// Strong emphasis.
    pub const STRONG: Self = Self(1 << 1);
    /// Code.
    pub const CODE: Self = Self(1 << 2);
    /// Strikethrough, an extension.
    pub const STRIKETHROUGH: Self = Self(1 << 5);
    /// Mathematics, an extension.
    pub const MATH: Self = Self(1 << 6);
    /// Superscript, an extension.
    pub const SUPERSCRIPT: Self = Self(1 << 7);
    /// Subscript, an extension.
    pub const SUBSCRIPT: Self = Self(1 << 8);
    /// Highlight, an extension.
    pub const HIGHLIGHT: Self = Self(1 << 9);
    /// Text that was inserted, an extension.
    pub const INSERT: Self = Self(1 << 10);
    /// Underline, an extension.
    pub const UNDERLINE: Self = Self(1 << 11);
    /// In a spoiler, an extension.
    pub const SPOILER: Self = Self(1 << 12);
    /// In a link.
    pub const LINK: Self = Self(1 << 3);
    /// In the description of an image.
    pub const IMAGE: Self = Self(1 << 4);

    /// Whether all styles of `other` are among its own.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for InlineStyle {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl fmt::Debug for InlineStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [&str; STYLES] = [
            "EMPHASIS",
            "STRONG",
            "CODE",
            "LINK",
            "IMAGE",
            "STRIKETHROUGH",
            "MATH",
            "SUPERSCRIPT",
            "SUBSCRIPT",
            "HIGHLIGHT",
            "INSERT",
            "UNDERLINE",
            "SPOILER",
        ];
        let named = NAMES.iter().enumerate().filter(|(bit, _)| self.0 >> bit & 1 == 1);
        f.debug_set().entries(named.map(|(_, name)| name)).finish()
    }
}

/// Iterator over the inlines of a node as a flat list. Made by [`Node::inline_runs`].
#[derive(Clone, Debug)]
pub struct InlineRuns<'a> {
    events: Events<'a>,
    /// For each style, how many elements are open that give it.
    open: [u32; STYLES],
    link: Option<Node<'a>>,
    /// The link around an autolink: there is at most one.
    outer_link: Option<Node<'a>>,
    image: Option<Node<'a>>,
    /// Whether the next event is inside of the node.
    is_inside: bool,
}

impl<'t> Node<'t> {
    /// The inlines inside of the node as a flat list of texts, each with its style: for a paragraph
    /// or heading, or anything in it.
    ///
    /// ```
    /// use rillmark_ast::{InlineContent, InlineStyle, Tree};
    ///
    /// let source = "a *b **c*** [d](/e)";
    /// let tree = Tree::parse(source);
    /// let runs: Vec<_> = tree.root().inline_runs(source).collect();
    /// assert_eq!(runs[2].content, InlineContent::Text("c".into()));
    /// assert_eq!(runs[2].style, InlineStyle::EMPHASIS | InlineStyle::STRONG);
    /// let link = runs[4].link.unwrap().link(source).unwrap();
    /// assert_eq!(link.destination(), "/e");
    /// ```
    pub fn inline_runs(self, source: &'t str) -> InlineRuns<'t> {
        InlineRuns {
            events: self.events(source),
            open: [0; STYLES],
            link: None,
            outer_link: None,
            image: None,
            is_inside: self.is_root(),
        }
    }
}

impl<'a> InlineRuns<'a> {
    fn start(&mut self, tag: Tag<'a>) {
        let style = match tag {
            Tag::Emphasis => InlineStyle::EMPHASIS,
            Tag::Strong => InlineStyle::STRONG,
            Tag::Strikethrough => InlineStyle::STRIKETHROUGH,
            Tag::Superscript => InlineStyle::SUPERSCRIPT,
            Tag::Subscript => InlineStyle::SUBSCRIPT,
            Tag::Highlight => InlineStyle::HIGHLIGHT,
            Tag::Insert => InlineStyle::INSERT,
            Tag::Underline => InlineStyle::UNDERLINE,
            Tag::Spoiler => InlineStyle::SPOILER,
            Tag::CodeSpan => InlineStyle::CODE,
            Tag::Math(_) => InlineStyle::MATH,
            Tag::Link { kind, .. } => {
                if kind.is_autolink() {
                    self.outer_link = self.link;
                }
                self.link = self.events.last_node();
                InlineStyle::LINK
            }
            Tag::Image { .. } => {
                if *self.count(InlineStyle::IMAGE) == 0 {
                    self.image = self.events.last_node();
                }
                InlineStyle::IMAGE
            }
            _ => return,
        };
        *self.count(style) += 1;
    }

    fn end(&mut self, tag: TagEnd) {
        let style = match tag {
            TagEnd::Emphasis => InlineStyle::EMPHASIS,
            TagEnd::Strong => InlineStyle::STRONG,
            TagEnd::Strikethrough => InlineStyle::STRIKETHROUGH,
            TagEnd::Superscript => InlineStyle::SUPERSCRIPT,
            TagEnd::Subscript => InlineStyle::SUBSCRIPT,
            TagEnd::Highlight => InlineStyle::HIGHLIGHT,
            TagEnd::Insert => InlineStyle::INSERT,
            TagEnd::Underline => InlineStyle::UNDERLINE,
            TagEnd::Spoiler => InlineStyle::SPOILER,
            TagEnd::CodeSpan => InlineStyle::CODE,
            TagEnd::Math(_) => InlineStyle::MATH,
            TagEnd::Link => InlineStyle::LINK,
            TagEnd::Image => InlineStyle::IMAGE,
            _ => return,
        };
        let count = self.count(style);
        *count = count.saturating_sub(1);
        let is_none_open = *count == 0;
        match style {
            InlineStyle::LINK => self.link = self.outer_link.take().filter(|_| !is_none_open),
            InlineStyle::IMAGE if is_none_open => self.image = None,
            _ => {}
        }
    }

    /// How many elements are open that give the style.
    fn count(&mut self, style: InlineStyle) -> &mut u32 {
        &mut self.open[style.0.trailing_zeros() as usize]
    }

    fn run(&self, content: InlineContent<'a>, span: Span) -> InlineRun<'a> {
        InlineRun { content, span, style: self.style(), link: self.link, image: self.image }
    }

    fn style(&self) -> InlineStyle {
        let bits = self.open.iter().rev().fold(0, |bits, &count| bits << 1 | u16::from(count > 0));
        InlineStyle(bits)
    }
}

impl<'a> Iterator for InlineRuns<'a> {
    type Item = InlineRun<'a>;

    fn next(&mut self) -> Option<InlineRun<'a>> {
        loop {
            let (event, span) = self.events.next()?;
            let is_inside = core::mem::replace(&mut self.is_inside, true);
            let content = match event {
                Event::Text(text) => InlineContent::Text(text),
                Event::InlineHtml(text) => InlineContent::Html(text),
                Event::SoftBreak => InlineContent::SoftBreak,
                Event::HardBreak => InlineContent::HardBreak,
                Event::FootnoteReference(footnote) => InlineContent::FootnoteReference(footnote),
                Event::Shortcode(name) => InlineContent::Shortcode(name),
                Event::Start(Tag::InlineFootnote) if is_inside => {
                    let Some(node) = self.events.last_node() else { continue };
                    self.events.skip_element();
                    let (content, span) = (InlineContent::InlineFootnote(node), node.span());
                    return Some(self.run(content, span));
                }
                Event::Start(tag) => {
                    self.start(tag);
                    continue;
                }
                Event::End(tag, _) => {
                    self.end(tag);
                    continue;
                }
                _ => continue,
            };
            return Some(self.run(content, span));
        }
    }
}

impl FusedIterator for InlineRuns<'_> {}
