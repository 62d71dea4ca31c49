//! The inlines of a node as a flat list, as whoever draws text needs it.

use core::fmt;
use core::iter::FusedIterator;
use core::ops::BitOr;

use rillmark::{Event, Span, Tag, TagEnd, Text};

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
}

/// The styles that a stretch of text has, in any number.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct InlineStyle(u16);

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
        const NAMES: [&str; 7] =
            ["EMPHASIS", "STRONG", "CODE", "LINK", "IMAGE", "STRIKETHROUGH", "MATH"];
        let named = NAMES.iter().enumerate().filter(|(bit, _)| self.0 >> bit & 1 == 1);
        f.debug_set().entries(named.map(|(_, name)| name)).finish()
    }
}

/// Iterator over the inlines of a node as a flat list. Made by [`Node::inline_runs`].
#[derive(Clone, Debug)]
pub struct InlineRuns<'a> {
    events: Events<'a>,
    emphasis: u32,
    strong: u32,
    code: u32,
    strikethrough: u32,
    math: u32,
    images: u32,
    links: u32,
    link: Option<Node<'a>>,
    /// The link around an autolink: there is at most one.
    outer_link: Option<Node<'a>>,
    image: Option<Node<'a>>,
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
            emphasis: 0,
            strong: 0,
            code: 0,
            strikethrough: 0,
            math: 0,
            images: 0,
            links: 0,
            link: None,
            outer_link: None,
            image: None,
        }
    }
}

impl<'a> InlineRuns<'a> {
    fn start(&mut self, tag: Tag<'a>) {
        match tag {
            Tag::Emphasis => self.emphasis += 1,
            Tag::Strong => self.strong += 1,
            Tag::Strikethrough => self.strikethrough += 1,
            Tag::CodeSpan => self.code += 1,
            Tag::Math(_) => self.math += 1,
            Tag::Link { kind, .. } => {
                self.links += 1;
                if kind.is_autolink() {
                    self.outer_link = self.link;
                }
                self.link = self.events.last_node();
            }
            Tag::Image { .. } => {
                if self.images == 0 {
                    self.image = self.events.last_node();
                }
                self.images += 1;
            }
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Emphasis => self.emphasis = self.emphasis.saturating_sub(1),
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
            TagEnd::Strikethrough => self.strikethrough = self.strikethrough.saturating_sub(1),
            TagEnd::CodeSpan => self.code = self.code.saturating_sub(1),
            TagEnd::Math(_) => self.math = self.math.saturating_sub(1),
            TagEnd::Link => {
                self.links = self.links.saturating_sub(1);
                self.link = self.outer_link.take().filter(|_| self.links > 0);
            }
            TagEnd::Image => {
                self.images = self.images.saturating_sub(1);
                if self.images == 0 {
                    self.image = None;
                }
            }
            _ => {}
        }
    }

    fn style(&self) -> InlineStyle {
        let styles = [
            (self.emphasis, InlineStyle::EMPHASIS),
            (self.strong, InlineStyle::STRONG),
            (self.code, InlineStyle::CODE),
            (self.strikethrough, InlineStyle::STRIKETHROUGH),
            (self.math, InlineStyle::MATH),
            (self.links, InlineStyle::LINK),
            (self.images, InlineStyle::IMAGE),
        ];
        let there = styles.into_iter().filter(|(count, _)| *count > 0);
        there.fold(InlineStyle::NONE, |all, (_, style)| all | style)
    }
}

impl<'a> Iterator for InlineRuns<'a> {
    type Item = InlineRun<'a>;

    fn next(&mut self) -> Option<InlineRun<'a>> {
        loop {
            let (event, span) = self.events.next()?;
            let content = match event {
                Event::Text(text) => InlineContent::Text(text),
                Event::InlineHtml(text) => InlineContent::Html(text),
                Event::SoftBreak => InlineContent::SoftBreak,
                Event::HardBreak => InlineContent::HardBreak,
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
            let (style, link, image) = (self.style(), self.link, self.image);
            return Some(InlineRun { content, span, style, link, image });
        }
    }
}

impl FusedIterator for InlineRuns<'_> {}
