//! Headings: their slugs, and the table of contents that they make.

use alloc::string::String;
use alloc::vec::Vec;
use core::iter::FusedIterator;

use rillmark::{HeadingLevel, Slugger};

use crate::iter::Descendants;
use crate::kind::Kind;
use crate::node::Node;
use crate::tree::Tree;

/// A heading of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading<'t> {
    /// The heading.
    pub node: Node<'t>,
    /// 1 to 6.
    pub level: HeadingLevel,
    /// Its text, as [`Node::text`] gives it.
    pub text: String,
    /// Its slug, as [`Slugger`] makes it: different from that of all headings before it, unless it is
    /// an id among its attributes.
    pub slug: String,
}

/// Iterator over the headings of a document. Made by [`Tree::headings`].
#[derive(Clone, Debug)]
pub struct Headings<'t> {
    nodes: Descendants<'t>,
    source: &'t str,
    slugger: Slugger,
}

impl<'t> Iterator for Headings<'t> {
    type Item = Heading<'t>;

    fn next(&mut self) -> Option<Heading<'t>> {
        loop {
            let node = self.nodes.next()?;
            if let Kind::Heading { level, .. } = node.kind() {
                let text = node.text(self.source);
                node.events(self.source).for_each(|(event, _)| self.slugger.take(&event));
                let slug = self.slugger.finish();
                return Some(Heading { node, level, text, slug });
            }
        }
    }
}

impl FusedIterator for Headings<'_> {}

/// An entry of a table of contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TocEntry<'t> {
    /// The heading.
    pub heading: Heading<'t>,
    /// How deep it is: 0 for the outermost ones. A heading is one deeper than the one before it that
    /// has the next higher rank, however many ranks lie between.
    pub depth: u8,
    /// How many of the entries after it are inside of it.
    pub inside: usize,
}

impl Tree {
    /// The headings of the document, in order.
    pub fn headings<'t>(&'t self, source: &'t str) -> Headings<'t> {
        Headings { nodes: self.root().descendants(), source, slugger: Slugger::new() }
    }

    /// The table of contents: the headings in order, each with its depth.
    ///
    /// ```
    /// use rillmark_ast::Tree;
    ///
    /// let source = "# A\n### B\n## C\n# D\n";
    /// let tree = Tree::parse(source);
    /// let toc = tree.table_of_contents(source);
    /// let outline: Vec<_> =
    ///     toc.iter().map(|entry| (&*entry.heading.slug, entry.depth, entry.inside)).collect();
    /// assert_eq!(outline, [("a", 0, 2), ("b", 1, 0), ("c", 1, 0), ("d", 0, 0)]);
    /// ```
    pub fn table_of_contents<'t>(&'t self, source: &'t str) -> Vec<TocEntry<'t>> {
        let mut entries: Vec<TocEntry<'t>> = Vec::new();
        // The entries that the next one may be inside of.
        let mut open: Vec<usize> = Vec::new();
        for heading in self.headings(source) {
            let is_inside = |&index: &usize| entries[index].heading.level < heading.level;
            let depth = open.iter().take_while(|index| is_inside(index)).count();
            open.truncate(depth);
            for &index in &open {
                entries[index].inside += 1;
            }
            open.push(entries.len());
            let depth = u8::try_from(depth).unwrap_or(u8::MAX);
            entries.push(TocEntry { heading, depth, inside: 0 });
        }
        entries
    }
}
