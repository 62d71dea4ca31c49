//! What renderers ask of blocks: numbers of items, tasks, cells, the content of code.

use alloc::borrow::Cow;

use rillmark::{Alignment, ListKind, Span};

use crate::kind::Kind;
use crate::node::Node;

impl<'t> Node<'t> {
    /// The number of an item of an ordered list, as HTML counts it: from that of the first item on,
    /// whatever the others were written with. It costs what [`index`](Self::index) does.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let tree = Tree::parse("7. a\n7. b\n");
    /// let list = tree.root().first_child().unwrap();
    /// assert_eq!(list.last_child().unwrap().ordinal(), Some(8));
    /// assert_eq!(list.ordinal(), None);
    /// ```
    pub fn ordinal(self) -> Option<u32> {
        let Kind::Item = self.kind() else { return None };
        let Kind::List(list) = self.parent()?.kind() else { return None };
        let index = u32::try_from(self.index()).unwrap_or(u32::MAX);
        (list.kind == ListKind::Ordered).then(|| list.start.saturating_add(index))
    }

    /// Whether the task that a list item is was done; `None` for all that is no task list item.
    ///
    /// ```
    /// use rillmark::Options;
    /// use rillmark_ast::Tree;
    ///
    /// let tree = Tree::parse_with("- [x] a\n- b", Options::GFM);
    /// let list = tree.root().first_child().unwrap();
    /// let tasks: Vec<_> = list.children().map(|item| item.task()).collect();
    /// assert_eq!(tasks, [Some(true), None]);
    /// ```
    pub fn task(self) -> Option<bool> {
        let Kind::Item = self.kind() else { return None };
        match self.first_child()?.first_child()?.kind() {
            Kind::TaskMarker { checked } => Some(checked),
            _ => None,
        }
    }

    /// The cell of a table in a row and a column, both counted from 0; row 0 is the header row.
    ///
    /// ```
    /// use rillmark::{Alignment, Options};
    /// use rillmark_ast::Tree;
    ///
    /// let source = "| a | b |\n|---|--:|\n| c | d |\n";
    /// let tree = Tree::parse_with(source, Options::GFM);
    /// let table = tree.root().first_child().unwrap();
    /// assert_eq!(table.cell(1, 1).unwrap().text(source), "d");
    /// assert_eq!(table.cell(2, 0), None);
    /// assert_eq!(table.column_alignment(1), Some(Alignment::Right));
    /// ```
    pub fn cell(self, row: usize, column: usize) -> Option<Self> {
        let Kind::Table(_) = self.kind() else { return None };
        self.nth_child(row)?.nth_child(column)
    }

    /// The alignment of a column of a table, counted from 0.
    pub fn column_alignment(self, column: usize) -> Option<Alignment> {
        match self.cell(0, column)?.kind() {
            Kind::TableCell { alignment, .. } => Some(alignment),
            _ => None,
        }
    }

    /// Where all that is inside of it stands: from the start of its first child to the end of its
    /// last one. `None` if there are none.
    ///
    /// Of a code block it is the code: without fences and info string, but with the prefixes of
    /// containers before all lines but the first one. [`text_pieces`](Self::text_pieces) gives
    /// each piece of the code with its own place.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "> ```sh\n> a\n> b\n> ```\n";
    /// let tree = Tree::parse(source);
    /// let code = tree.root().first_child().unwrap().first_child().unwrap();
    /// assert_eq!(code.text(source), "a\nb\n");
    /// assert_eq!(&source[code.content().unwrap()], "a\n> b\n");
    /// ```
    pub fn content(self) -> Option<Span> {
        let Span { start, .. } = self.first_child()?.span();
        Some(Span { start, end: self.last_child()?.span().end })
    }

    /// The language of a code block: the first word of its info string. `None` if there is no info
    /// string.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "```rust ignore\na\n```\n";
    /// let tree = Tree::parse(source);
    /// assert_eq!(tree.root().first_child().unwrap().language(source).unwrap(), "rust");
    /// ```
    pub fn language(self, source: &'t str) -> Option<Cow<'t, str>> {
        let first = |info: &str| {
            info.split_whitespace().next().map_or(0..0, |word| {
                let start = info.len() - info.trim_start().len();
                start..start + word.len()
            })
        };
        let word = match self.code_block(source)?.info.to_cow() {
            Cow::Borrowed(info) => Cow::Borrowed(&info[first(info)]),
            Cow::Owned(info) => Cow::Owned(info[first(&info)].into()),
        };
        (!word.is_empty()).then_some(word)
    }
}
