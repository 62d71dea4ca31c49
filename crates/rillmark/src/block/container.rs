//! Containers: the blocks that hold blocks (CommonMark 5).

use smallvec::SmallVec;

use super::item::{ItemKind, ItemMarker, Width};
use crate::event::{AlertKind, DirectiveKind, ListKind, TagEnd};
use crate::line::{Layout, Line};
use crate::span::Span;

/// How many open containers take no heap memory.
pub(super) const INLINE_CONTAINERS: usize = 16;

/// The number that stands for no index or offset.
pub(crate) const NONE: u32 = u32::MAX;

/// An open container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Container {
    /// A block quote or alert.
    BlockQuote {
        /// Offset of its first marker.
        start: u32,
        /// End of its last line that holds nothing but markers; of an alert's tag before that.
        end: u32,
        around: Around,
    },
    /// A list. Its open item, if it has one, is the next container.
    List(List),
    /// A list item, or what goes on as one does: a footnote definition, details, and a directive, so that
    /// the loops over containers are as they would be without it: what it takes is done where an item
    /// ends.
    Item {
        /// Offset of its marker.
        start: u32,
        marker: ItemMarker,
        width: Width,
        /// Whether a block was opened in it, or it goes on over a blank line without one; always of
        /// a directive.
        has_children: bool,
        /// Of a footnote definition, how many were opened before it; of details, how many lists and
        /// other details; of a directive, how many colons it begins with, and once its closing line
        /// came, the end of that, which is no less. [`NONE`] of a list item.
        ordinal: u32,
    },
    /// A definition list.
    DefinitionList {
        /// Offset of its first term.
        start: u32,
        /// Where the details before the open paragraph end, which may be its next terms.
        end: u32,
        /// As in `Blocks`, before that paragraph.
        blank: u32,
    },
}

/// An open list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct List {
    /// Offset of its first marker.
    pub(crate) start: u32,
    /// How many lists were opened before it, and details of definition lists.
    pub(crate) ordinal: u32,
    /// Number of the first item.
    pub(crate) number: u32,
    /// The bullet or delimiter.
    pub(crate) marker: u8,
    /// Whether a blank line made it loose. The parser knows it from the start.
    pub(crate) loose: bool,
}

/// What is around a block quote: the depth of another one, or [`NONE`]. Around an alert there is
/// none, so that its kind has room here, and whoever asks for block quotes asks for alerts as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Around(u32);

impl Around {
    const KINDS: [AlertKind; 5] = [
        AlertKind::Note,
        AlertKind::Tip,
        AlertKind::Important,
        AlertKind::Warning,
        AlertKind::Caution,
    ];
    /// The numbers from here on up to [`NONE`] are alerts.
    const FIRST_ALERT: u32 = NONE - 5;

    /// No block quote is around this alert.
    fn nothing_but_alert(kind: AlertKind) -> Self {
        Self(Self::FIRST_ALERT + kind as u32)
    }

    /// Depth of the block quote around it, or [`NONE`].
    fn depth(self) -> u32 {
        if self.0 < Self::FIRST_ALERT { self.0 } else { NONE }
    }

    /// The kind of alert that it is, if it is one.
    #[inline]
    pub(crate) fn alert(self) -> Option<AlertKind> {
        let number = self.0.checked_sub(Self::FIRST_ALERT)?;
        Self::KINDS.get(number as usize).copied()
    }
}

const _: () = assert!(size_of::<Container>() == 16);

impl List {
    #[inline]
    pub(crate) fn kind(&self) -> ListKind {
        if matches!(self.marker, b'.' | b')') { ListKind::Ordered } else { ListKind::Bullet }
    }
}

impl Container {
    /// Offset of its first marker.
    pub(crate) fn start(&self) -> u32 {
        match *self {
            Self::BlockQuote { start, .. }
            | Self::DefinitionList { start, .. }
            | Self::Item { start, .. } => start,
            Self::List(list) => list.start,
        }
    }

    pub(crate) fn tag_end(&self) -> TagEnd {
        match self {
            Self::BlockQuote { around, .. } if around.alert().is_some() => TagEnd::Alert,
            Self::BlockQuote { .. } => TagEnd::BlockQuote,
            Self::List(list) => TagEnd::List(list.kind()),
            Self::DefinitionList { .. } => TagEnd::DefinitionList,
            Self::Item { marker, .. } => match marker.kind() {
                ItemKind::ListItem => TagEnd::Item,
                ItemKind::Footnote => TagEnd::FootnoteDefinition,
                ItemKind::Details { .. } => TagEnd::DefinitionDetails,
                ItemKind::Directive => TagEnd::Directive(DirectiveKind::Container),
            },
        }
    }

    /// The first marker of an item.
    pub(crate) fn marker(&self) -> Span {
        match *self {
            Self::Item { start, marker, .. } => Span::new(start, start + marker.len()),
            _ => Span::empty(self.start()),
        }
    }

    /// What it is, if it is an item.
    #[inline]
    pub(crate) fn item_kind(&self) -> Option<ItemKind> {
        match self {
            Self::Item { marker, .. } => Some(marker.kind()),
            _ => None,
        }
    }

    /// The ordinal of a list or details.
    #[inline]
    pub(crate) fn list_ordinal(&self) -> Option<u32> {
        match *self {
            Self::List(list) => Some(list.ordinal),
            Self::Item { marker, ordinal, .. }
                if matches!(marker.kind(), ItemKind::Details { .. }) =>
            {
                Some(ordinal)
            }
            _ => None,
        }
    }
}

/// The open containers, outermost first.
#[derive(Clone, Debug)]
pub(crate) struct Containers {
    stack: SmallVec<[Container; INLINE_CONTAINERS]>,
    /// Depth of the outermost block quote, or [`NONE`].
    first_quote: u32,
    /// Depth of the innermost block quote, or [`NONE`].
    last_quote: u32,
    /// Depth of the innermost directive, or [`NONE`].
    pub(super) last_directive: u32,
    /// How many directives are open.
    pub(super) directives: u8,
}

impl Default for Containers {
    #[inline]
    fn default() -> Self {
        Self {
            stack: SmallVec::new(),
            first_quote: NONE,
            last_quote: NONE,
            last_directive: NONE,
            directives: 0,
        }
    }
}

impl Containers {
    /// Becomes a copy of `other` without giving its memory back.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.stack.clear();
        // They are few: one by one costs less than a call.
        self.stack.extend(other.stack.iter().copied());
        self.first_quote = other.first_quote;
        self.last_quote = other.last_quote;
        self.last_directive = other.last_directive;
        self.directives = other.directives;
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.stack.len()
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.stack.is_empty()
    }

    #[inline]
    pub(crate) fn last(&self) -> Option<&Container> {
        self.stack.last()
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Container> {
        self.stack.last_mut()
    }

    #[inline]
    pub(crate) fn get(&self, depth: usize) -> Option<&Container> {
        self.stack.get(depth)
    }

    pub(super) fn get_mut(&mut self, depth: usize) -> Option<&mut Container> {
        self.stack.get_mut(depth)
    }

    /// The list at `depth`, if that is one.
    pub(crate) fn list_mut(&mut self, depth: usize) -> Option<&mut List> {
        match self.stack.get_mut(depth)? {
            Container::List(list) => Some(list),
            _ => None,
        }
    }

    /// The list whose item is the innermost container.
    #[inline]
    pub(crate) fn list_of_item(&self) -> Option<&List> {
        let [.., Container::List(list), Container::Item { .. }] = self.stack.as_slice() else {
            return None;
        };
        Some(list)
    }

    /// Depth from which on every container is a list, an item or a directive.
    #[inline]
    fn above_quotes(&self) -> u32 {
        self.last_quote.wrapping_add(1)
    }

    /// Depth from which on every container is a list or an item.
    #[inline]
    pub(crate) fn above_others(&self) -> u32 {
        self.above_quotes().max(self.last_directive.wrapping_add(1))
    }

    /// Whether a container at this depth is in a block quote.
    pub(crate) fn is_quoted(&self, depth: usize) -> bool {
        (self.first_quote as usize) < depth
    }

    pub(crate) fn push_quote(&mut self, start: u32) {
        let around = Around(self.last_quote);
        let quote = Container::BlockQuote { start, end: start, around };
        self.last_quote = crate::text::offset(self.stack.len());
        self.first_quote = self.first_quote.min(self.last_quote);
        self.push(quote);
    }

    /// Makes an alert of the innermost container, a block quote. Its tag ends at the offset.
    pub(crate) fn make_alert(&mut self, kind: AlertKind, tag_end: u32) {
        if let Some(container) = self.last_mut() {
            let (start, around) = (container.start(), Around::nothing_but_alert(kind));
            *container = Container::BlockQuote { start, end: tag_end, around };
        }
    }

    pub(crate) fn push(&mut self, container: Container) {
        self.stack.push(container);
    }

    /// Takes off the innermost container, which is no directive.
    pub(crate) fn pop(&mut self) -> Option<Container> {
        let container = self.stack.pop()?;
        if let Container::BlockQuote { around, .. } = container {
            self.last_quote = around.depth();
            if self.last_quote == NONE {
                self.first_quote = NONE;
            }
        }
        Some(container)
    }

    /// Notes that a line that ends at `line_end` held nothing but markers of block quotes, down
    /// to the innermost one.
    pub(crate) fn extend_quote(&mut self, line_end: u32) {
        if let Some(Container::BlockQuote { end, .. }) =
            self.stack.get_mut(self.last_quote as usize)
        {
            *end = line_end;
        }
    }

    /// Reads the prefixes of containers off the line; gives how many containers it continues.
    ///
    /// A list is always continued; whether the item or details in it are shows at the next depth.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "it is most of reading a line")]
    pub(crate) fn continued_by(&self, line: &mut Line, bytes: &[u8]) -> usize {
        let stack = self.stack.as_slice();
        for (depth, container) in stack.iter().enumerate() {
            count!(ContainerSteps);
            match *container {
                Container::BlockQuote { .. } if line.skip_quote_marker(bytes) => {}
                Container::BlockQuote { .. } => return depth,
                Container::Item { width, has_children, .. } if line.is_blank() => {
                    if !has_children {
                        return depth;
                    }
                    if line.indent == 0 && crate::text::offset(depth) >= self.above_quotes() {
                        // Nothing is left to read: a blank line continues every item.
                        return self.without_childless_item();
                    }
                    if width.is_directive() {
                        return self.continued_from(depth, line, bytes);
                    }
                    line.skip_indent(bytes, width.columns());
                }
                Container::Item { width, .. } => {
                    if line.indent < width.columns() {
                        return self.end_of_item(depth, width, line, bytes);
                    }
                    line.skip_indent(bytes, width.columns());
                }
                // Lists of either kind. Naming them would make a table of jumps of the rest.
                _ => {}
            }
        }
        stack.len()
    }

    /// How many containers a line continues that does not continue this item, should it be one.
    #[inline]
    fn end_of_item(&self, depth: usize, width: Width, line: &mut Line, bytes: &[u8]) -> usize {
        if width.is_directive() { self.continued_from(depth, line, bytes) } else { depth }
    }

    /// How many containers a blank line leaves: an item that began with a blank line ends.
    fn without_childless_item(&self) -> usize {
        let childless =
            matches!(self.stack.last(), Some(Container::Item { has_children: false, .. }));
        self.stack.len() - usize::from(childless)
    }

    /// What a line of text in these containers has in front.
    pub(crate) fn layout(&self) -> Layout {
        Layout::of(self.stack.iter().filter_map(|container| match *container {
            Container::BlockQuote { .. } => Some(None),
            Container::List(_) | Container::DefinitionList { .. } => None,
            Container::Item { width, .. } => width.of_item().map(Some),
        }))
    }
}
