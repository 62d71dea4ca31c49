//! The table of definitions, and what references find in it.

use rillmark::{LinkLabel, LinkParts, Span};

use crate::arena::{Arena, Header, REFERENCE, entry};
use crate::code::Form;
use crate::node::Node;
use crate::parts::PartsAt;
use crate::sort::Sort;
use crate::step::Step;
use crate::token::{Token, read_u32};
use crate::tree::Tree;

/// The definitions that references resolve to, in the order of their labels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Definitions<'t> {
    /// The bytes of the tree.
    pub(crate) bytes: &'t [u8],
    pub(crate) header: Header,
}

impl<'t> Definitions<'t> {
    pub(crate) fn tape(&self) -> &'t [u8] {
        self.bytes.get(..self.header.tape_end as usize).unwrap_or_default()
    }

    /// What a reference with this label finds.
    pub(crate) fn find(&self, source: &str, label: LinkLabel<'_>) -> Option<LinkParts> {
        self.search(source, label).map(|index| self.parts(index))
    }

    /// The number of the definition with this label.
    pub(crate) fn search(&self, source: &str, label: LinkLabel<'_>) -> Option<usize> {
        let (mut low, mut high) = (0, self.header.definitions as usize);
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.label(source, middle)? < label {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let is_it = low < self.header.definitions as usize && self.label(source, low)? == label;
        is_it.then_some(low)
    }

    /// What a reference whose label stands there finds.
    pub(crate) fn resolve(&self, source: &str, label: Span) -> Option<LinkParts> {
        if self.header.references > 0
            && let Some(parts) = self.find_reference(label)
        {
            return Some(parts);
        }
        let found = self.find(source, LinkLabel::new(source, label)?)?;
        Some(LinkParts { label, ..found })
    }

    /// Where the definition with this number stands: in the tape, and the source offset that its
    /// gap begins at.
    pub(crate) fn place(&self, index: usize) -> (u32, u32) {
        entry(self.bytes, self.header.definitions_at(), index)
    }

    fn label<'s>(&self, source: &'s str, index: usize) -> Option<LinkLabel<'s>> {
        let (at, pos) = self.place(index);
        label(self.tape(), source, at as usize, pos)
    }

    fn node(&self, arena: &'t Arena, index: usize) -> Node<'t> {
        let (at, pos) = self.place(index);
        let token = Token::read(self.tape(), at as usize, pos);
        Node::new(arena, &Step::of(at as usize, &token))
    }

    fn parts(&self, index: usize) -> LinkParts {
        let (at, pos) = self.place(index);
        parts(self.tape(), &Token::read(self.tape(), at as usize, pos))
    }

    /// The reference with this label in the table of those that find something else.
    #[cold]
    fn find_reference(&self, label: Span) -> Option<LinkParts> {
        let (mut low, mut high) = (0, self.header.references as usize);
        while low < high {
            let middle = usize::midpoint(low, high);
            if self.reference(middle).label < label {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        let found = (low < self.header.references as usize).then(|| self.reference(low))?;
        (found.label == label).then_some(found)
    }

    fn reference(&self, index: usize) -> LinkParts {
        let at = self.header.references_at() + index * REFERENCE;
        let field = |index: usize| read_u32(self.bytes, at + 4 * index);
        LinkParts {
            label: Span { start: field(0), end: field(1) },
            span: Span { start: field(2), end: field(3) },
            destination_len: field(4),
            line_prefixes: u64::from(field(5)) | u64::from(field(6)) << 32,
        }
    }
}

impl Tree {
    /// The link reference definitions that references resolve to, in the order of their labels.
    ///
    /// Others, which repeat a label, are among the [`descendants`](Node::descendants) of the root,
    /// as all are.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "[b]: /1\n[a]: /2\n[b]: /3\n";
    /// let tree = Tree::parse(source);
    /// let spans: Vec<_> = tree.definitions().map(|node| &source[node.span()]).collect();
    /// assert_eq!(spans, ["[a]: /2", "[b]: /1"]);
    /// ```
    pub fn definitions(&self) -> impl ExactSizeIterator<Item = Node<'_>> {
        let arena = self.root().arena;
        let definitions = arena.definitions();
        (0..arena.header.definitions as usize).map(move |index| definitions.node(arena, index))
    }

    /// The definition that a reference with this label resolves to.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "[Two  words]: /a";
    /// let tree = Tree::parse(source);
    /// let link = tree.definition(source, "two words").unwrap().link(source).unwrap();
    /// assert_eq!(link.destination(), "/a");
    /// assert_eq!(tree.definition(source, "two"), None);
    /// ```
    pub fn definition(&self, source: &str, label: &str) -> Option<Node<'_>> {
        let arena = self.root().arena;
        let whole = Span::new(0, u32::try_from(label.len()).ok()?);
        let index = arena.definitions().search(source, LinkLabel::new(label, whole)?)?;
        Some(arena.definitions().node(arena, index))
    }
}

/// The label of the definition at `at`.
pub(crate) fn label<'s>(
    tape: &[u8],
    source: &'s str,
    at: usize,
    pos: u32,
) -> Option<LinkLabel<'s>> {
    let parts = parts(tape, &Token::read(tape, at, pos));
    LinkLabel::with_prefixes(source, parts.label, parts.line_prefixes)
}

/// The parts of a definition; empty ones of any other token.
pub(crate) fn parts(tape: &[u8], token: &Token) -> LinkParts {
    let start = token.start;
    if token.form == Form::Definition {
        let [label_len, destination_len, _] = token.numbers;
        let label = span(start.wrapping_add(1), label_len);
        let span = span(label.end.wrapping_add(3), destination_len);
        return LinkParts { span, destination_len, label, line_prefixes: 0 };
    }
    let is_definition = token.sort == Sort::Definition && token.more != 0;
    if is_definition { absolute(&PartsAt::read(tape, token.more).0, start) } else { none(start) }
}

fn none(start: u32) -> LinkParts {
    let empty = Span::empty(start);
    LinkParts { span: empty, destination_len: 0, label: empty, line_prefixes: 0 }
}

/// Parts with offsets in the source.
pub(crate) fn absolute(parts: &PartsAt<'_>, start: u32) -> LinkParts {
    let label = span(start.wrapping_add(parts.label_start), parts.label_len);
    LinkParts {
        span: span(start.wrapping_add(parts.start), parts.len),
        destination_len: parts.destination_len,
        label: if label.is_empty() { Span::empty(0) } else { label },
        line_prefixes: parts.line_prefixes,
    }
}

/// A span by its length.
pub(crate) const fn span(start: u32, len: u32) -> Span {
    Span { start, end: start.wrapping_add(len) }
}
