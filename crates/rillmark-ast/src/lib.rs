//! A Markdown document as a tree of a few bytes a node, folded from the events of [`rillmark`].
//!
//! ```
//! use rillmark_ast::{Kind, Tree};
//!
//! let source = "# A\n\n- *b*\n- c\n";
//! let tree = Tree::parse(source);
//! let list = tree.root().nth_child(1).unwrap();
//! assert!(matches!(list.kind(), Kind::List(list) if list.tight));
//! assert_eq!(list.children().count(), 2);
//! assert_eq!(&source[tree.node_at(8).span()], "b");
//! ```
//!
//! A [`Tree`] holds no text and borrows nothing; what gives text takes the source. A [`Document`]
//! holds both, and can be edited.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod arena;
mod blocks;
mod builder;
mod check;
mod code;
mod definitions;
mod directive;
mod document;
mod edit;
mod facts;
mod footnotes;
mod heading;
mod inline;
mod iter;
mod json;
mod kind;
mod lines;
mod node;
mod parts;
mod replay;
mod search;
mod shortcode;
mod sort;
mod step;
mod text;
mod text_map;
mod token;
mod tree;
mod varint;
mod walk;
mod word;

pub use builder::Builder;
pub use check::LoadError;
pub use document::Document;
pub use edit::ChangedBlocks;
pub use footnotes::NumberedFootnote;
pub use heading::{Heading, Headings, TocEntry};
pub use inline::{InlineContent, InlineRun, InlineRuns, InlineStyle};
pub use iter::{Ancestors, Children, Descendants};
pub use kind::Kind;
pub use lines::{ColumnUnit, LineColumn, LineIndex};
pub use node::Node;
pub use replay::Events;
pub use rillmark::Slugger;
pub use search::NodesIn;
pub use text::{TextPiece, TextPieces};
pub use text_map::TextMap;
pub use tree::Tree;
