//! A CommonMark parser that hands out events while it reads.
//!
//! [`Parser`] is an iterator. It takes a `&str` and gives one [`Event`] after the other: an
//! element starts, here is text, an element ends. The first events come after the first lines of
//! the source, not after all of it, and an ordinary document needs no heap memory. The dialect is
//! CommonMark 0.31.2, with the extensions that [`Options`] switch on. The crate knows nothing of HTML:
//! `rillmark-html` writes events as HTML.
//!
//! # Events and spans
//!
//! ```
//! use rillmark::Parser;
//!
//! let source = "- *one*\n- two";
//! let lines: Vec<_> =
//!     Parser::new(source).spanned().map(|(event, span)| format!("{span} {event}")).collect();
//! assert_eq!(lines, [
//!     "0..0 Start List bullet '-' tight",
//!     "0..1 Start Item",
//!     "2..2 Start Paragraph tight",
//!     "2..3 Start Emphasis",
//!     "3..6 Text \"one\"",
//!     "2..7 End Emphasis",
//!     "2..7 End Paragraph tight",
//!     "0..7 End Item",
//!     "8..9 Start Item",
//!     "10..10 Start Paragraph tight",
//!     "10..13 Text \"two\"",
//!     "10..13 End Paragraph tight (end of input)",
//!     "8..13 End Item (end of input)",
//!     "0..13 End List bullet (end of input)",
//! ]);
//! ```
//!
//! A [`Span`] counts bytes of the source from zero. That of a start is the opening marker, that of
//! an end the whole element; [`Event`] has the details. The parts of a link have spans too, and are
//! decoded only when asked for: [`Link`], [`Raw`].
//!
//! Every string is a document: there are no errors, starts and ends always match, and parsing never
//! panics or recurses, at any depth of nesting. Only the length has a limit of `u32::MAX` bytes:
//! [`Parser::try_new`] reports a longer source, all other constructors panic. Time is linear in the
//! length of the source, and so is the number of events.
//!
//! # Syntax of your own
//!
//! An iterator between the parser and whoever takes the events can leave out, replace or add events:
//! it can change links, drop images, put a wrapper around headings, or divide an [`Event::Text`] at
//! `#tag` into several, as slices of the same text. What it cannot do is change what is markup. Where
//! emphasis ends was decided before it sees the events, `%%a *b%% c*` would overlap, and a delimiter in
//! code or a link destination is none.
//!
//! So the parser itself reads delimiter runs for you: [`Options::with_delimiter_run`]. They follow the
//! rules of `*`, nest in order with all other elements, are text after a backslash, in code, in raw
//! HTML and in link destinations, and come as [`Tag::Custom`]. The crate `rillmark-html` writes nothing
//! for them and all that they hold; its example `keys` has markup for them.
//!
//! Blocks of your own, and inline elements with attributes, are directives: [`Options::DIRECTIVES`]. The
//! parser reads `:::details[Summary]`, what stands in it and where it ends, as it does for any name, and
//! gives [`Tag::Directive`] with the name and [`Attributes`]. You say what the names mean: write
//! markup of your own for them, as the example `blocks` of `rillmark-html` does, or replace the
//! events; others stay what they are. Beyond the reach of both are blocks whose content is no
//! Markdown (but a code block, of which the info string says what it is, can be replaced as well),
//! those without colons, and runs that differ from each other, as brackets do: these need a change
//! of the parser.
//!
//! # How it works
//!
//! The source is cut into lines. `Blocks` reads them one at a time: a line continues open blocks,
//! closes what it does not continue, and opens new ones by its first byte. The text of a paragraph
//! or heading that is complete goes to `Inlines`, which *scans* it for marks (places where
//! something other than plain text may begin), *resolves* them (links take precedence over emphasis,
//! code spans, raw HTML and autolinks over both) and *walks* the result, one event per call.
//! [`Parser`] drives both and stops in between whenever there is an event, so that nothing is queued.
//! Text of code and HTML blocks goes past `Inlines`.
//!
//! Two facts can lie ahead of the parser: whether a list is tight, and what a reference refers to.
//! For them a second, silent `Blocks`, the scout, runs in front of the parser, no further than to
//! the answer. It never goes back, so that all answers together cost at most one more reading of
//! the block structure.
//!
//! # Memory
//!
//! A parser is a value of at most 4 KiB. From its construction to the last event it takes no heap
//! memory for a document in which at most
//!
//! - 16 containers (block quotes, lists, list items and those of extensions) are open at once,
//! - 127 marks stand in one paragraph or heading (a line end, escape, character reference or
//!   shortcode is one, so is each character of a delimiter run; a code span, autolink, formula or
//!   footnote is two, a directive three, a link four or five, a wikilink or a directive with a label
//!   six),
//! - 32 separate lines stand in one paragraph (lines of which each has a block quote marker, or terms
//!   of a definition list),
//! - 16 distinct definitions of links and footnotes stand in all.
//!
//! Beyond, it takes memory in proportion to the depth, the largest paragraph and the number of
//! definitions, and one bit for each list between the parser and the scout, but never in proportion
//! to the document. [`Scratch`] hands such memory on from one parser to the next.
//!
//! Events own nothing. They are `Copy` and at most 48 bytes; they borrow the source, the answers
//! of a [`Resolver`], or text of the crate.
//!
//! # Features
//!
//! - `std` (default): some searches find the processor's vector instructions at run time. Without
//!   it they use those that the target is sure to have.
//!
//! The crate is always `no_std`, needs `alloc`, and has no unsafe code.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[macro_use]
mod counters;

mod attributes;
mod block;
mod bytes;
mod chars;
mod data;
mod definition;
mod directive;
mod display;
mod event;
mod inline;
mod kept;
mod limits;
mod line;
#[cfg(test)]
mod linearity;
mod link;
mod options;
mod parser;
mod resolver;
mod run;
mod scout;
mod slug;
mod span;
mod text;

pub use attributes::{Attribute, Attributes, AttributesIter};
#[doc(hidden)]
pub use block::Frontier;
pub use event::{
    AlertKind, Alignment, ClosedBy, CodeBlock, CodeBlockKind, DelimiterRun, DirectiveKind, Event,
    Footnote, FrontMatterKind, HeadingKind, HeadingLevel, LinkKind, List, ListKind, MathKind,
    Table, Tag, TagEnd,
};
pub use kept::{LinkLabel, LinkParts};
pub use link::{Definition, Link};
pub use options::Options;
pub use parser::{Checkpoint, Spent};
pub use parser::{Parser, Scratch, SourceTooLong, Spanned};
pub use resolver::{NoResolver, Resolver};
pub use run::{Run, RunKind, RunPieces};
pub use slug::Slugger;
pub use span::Span;
pub use text::{Pieces, Raw, Text};
