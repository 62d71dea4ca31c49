//! Rillmark.
#![no_std]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;
mod block;
mod bytes;
mod chars;
mod data;
mod definition;
mod display;
mod event;
mod inline;
mod limits;
mod line;
mod options;
mod parser;
mod resolver;
mod scout;
mod span;
mod text;

pub use event::{
    ClosedBy, CodeBlock, CodeBlockKind, Event, HeadingKind, HeadingLevel, LinkKind, List, ListKind,
    Tag, TagEnd,
};
pub use options::Options;
pub use parser::{Parser, Scratch, SourceTooLong, Spanned};
pub use resolver::{NoResolver, Resolver};
pub use span::Span;
pub use text::{Definition, Link, Pieces, Raw, Text};
