//! Trees as JSON, in the shape of mdast.
//!
//! It is written by a loop and not by `serde`: a `Serialize` of a tree calls itself for each level,
//! and a document may have a hundred thousand of them.

mod directive;
mod node;
mod places;
mod write;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use rillmark::Span;

use crate::document::Document;
use crate::iter::Children;
use crate::kind::Kind;
use crate::lines::ColumnUnit;
use crate::node::Node;
use crate::tree::Tree;
use places::{Place, Places};
use write::Writer;

impl Tree {
    /// Writes the tree as JSON in the shape of [mdast], the syntax tree that tools in JavaScript
    /// share: nodes with `type`, `children` and what belongs to the type, and a `position` with
    /// lines and columns, which count from 1, and offsets. `unit` says what columns and offsets
    /// count; in JavaScript it is [`ColumnUnit::Utf16`].
    ///
    /// Beyond mdast: mathematics is `inlineMath`, front matter `yaml` or `toml`, an inline footnote
    /// `footnote`, highlight `mark`; superscript, subscript, underline, spoilers and inserted text
    /// (`insert`) have types of their names, and a definition list is a `defList` of `defListTerm` and
    /// `defListDescription`, which has `spread` as a list item has it. An alert is a `blockquote` with
    /// `data.alert`, its kind in lower case, and an element of a claimed delimiter run is `custom` with
    /// `data.character` and `data.length`. Directives are as remark-directive has them:
    /// `textDirective`, `leafDirective` and `containerDirective`, in which the label is a paragraph
    /// with `data.directiveLabel`. A `shortcode` has a `name`. Wikilinks are a `link` or an `image` with
    /// `data.wikilink`. References to what only a [resolver](rillmark::Resolver) knows are links.
    ///
    /// [mdast]: https://github.com/syntax-tree/mdast
    ///
    /// ```
    /// use rillmark_ast::{ColumnUnit, Tree};
    ///
    /// let source = "***";
    /// let mut json = String::new();
    /// Tree::parse(source).write_json(source, ColumnUnit::Utf16, &mut json)?;
    /// let position = concat!(
    ///     r#""position":{"start":{"line":1,"column":1,"offset":0},"#,
    ///     r#""end":{"line":1,"column":4,"offset":3}}"#,
    /// );
    /// let children = format!(r#"[{{"type":"thematicBreak",{position}}}]"#);
    /// assert_eq!(json, format!(r#"{{"type":"root","children":{children},{position}}}"#));
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Those of `out`; a `String` has none.
    pub fn write_json(
        &self,
        source: &str,
        unit: ColumnUnit,
        out: &mut impl fmt::Write,
    ) -> fmt::Result {
        let places = Places::new(source, unit);
        let (out, text) = (Writer::new(out), None);
        Json { source, places, out, open: Vec::new(), text, is_first: true }.write(self.root())
    }
}

impl Document {
    /// The document as JSON: see [`Tree::write_json`].
    pub fn to_json(&self, unit: ColumnUnit) -> String {
        let mut json = String::new();
        let written = self.tree().write_json(self.source(), unit, &mut json);
        debug_assert!(written.is_ok(), "a string takes everything");
        json
    }
}

/// Writes a tree.
struct Json<'t, 'o, W> {
    source: &'t str,
    places: Places<'t>,
    out: Writer<'o, W>,
    /// The nodes that are open, the innermost one last.
    open: Vec<Open<'t>>,
    /// Where the text stands whose string is open.
    text: Option<Span>,
    /// Whether what comes next is the first child.
    is_first: bool,
}

struct Open<'t> {
    node: Node<'t>,
    children: Children<'t>,
    /// Of a list, whether an item of it is loose.
    is_loose: bool,
}

impl<'t, W: fmt::Write> Json<'t, '_, W> {
    fn write(&mut self, root: Node<'t>) -> fmt::Result {
        self.out.begin("root")?;
        self.open(root, false)?;
        while let Some(open) = self.open.last_mut() {
            match open.children.next() {
                Some(child) => {
                    let is_loose = open.is_loose;
                    self.child(child, is_loose)?;
                }
                None => self.close()?,
            }
        }
        Ok(())
    }

    fn child(&mut self, node: Node<'t>, is_loose: bool) -> fmt::Result {
        match node.kind() {
            Kind::Text | Kind::SoftBreak => return self.text(node),
            // It is a fact of the item.
            Kind::TaskMarker { .. } => return Ok(()),
            _ => {}
        }
        self.end_text()?;
        self.comma()?;
        if self.begin(node, is_loose)? {
            let is_loose = matches!(node.kind(), Kind::List(list) if !list.tight);
            return self.open(node, is_loose);
        }
        self.end(node.span())
    }

    fn comma(&mut self) -> fmt::Result {
        if core::mem::take(&mut self.is_first) { Ok(()) } else { self.out.raw(",") }
    }

    fn open(&mut self, node: Node<'t>, is_loose: bool) -> fmt::Result {
        self.out.raw(",\"children\":[")?;
        self.is_first = true;
        self.open.push(Open { node, children: node.children(), is_loose });
        Ok(())
    }

    fn close(&mut self) -> fmt::Result {
        self.end_text()?;
        self.out.raw("]")?;
        self.is_first = false;
        match self.open.pop() {
            Some(open) => self.end(open.node.span()),
            None => Ok(()),
        }
    }

    /// Writes the position and ends the object.
    fn end(&mut self, span: Span) -> fmt::Result {
        let (start, end) = (self.places.place(span.start), self.places.place(span.end));
        self.out.raw(",\"position\":{\"start\":")?;
        self.place(start)?;
        self.out.raw(",\"end\":")?;
        self.place(end)?;
        self.out.raw("}}")
    }

    fn place(&mut self, Place { line, column, offset }: Place) -> fmt::Result {
        write!(self.out.plain(), "{{\"line\":{line},\"column\":{column},\"offset\":{offset}}}")
    }

    /// Writes text: neighbouring pieces are one node.
    fn text(&mut self, node: Node<'t>) -> fmt::Result {
        let span = node.span();
        if let Some(text) = &mut self.text {
            text.end = span.end;
        } else {
            self.comma()?;
            self.out.begin("text")?;
            self.out.raw(",\"value\":\"")?;
            self.text = Some(span);
        }
        node.write_text(self.source, &mut self.out.text())
    }

    fn end_text(&mut self) -> fmt::Result {
        match self.text.take() {
            None => Ok(()),
            Some(span) => {
                self.out.raw("\"")?;
                self.end(span)
            }
        }
    }
}
