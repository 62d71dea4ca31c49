//! Markdown that arrives in pieces: from a model that writes it, a pipe, a network.
//!
//! A [`Stream`] takes text as it comes, cut anywhere, and divides it in two:
//!
//! - **Commits**: each top-level block that no later text can change, once. Its text is forgotten
//!   afterwards, so that memory is what is open and the definitions, however long the input.
//! - **The tail**: what is still open, as if the document ended here, as a patch of the tail before:
//!   so many events stay, the others are replaced by these.
//!
//! ```
//! use rillmark::Options;
//! use rillmark_html::{HtmlOptions, write_html};
//! use rillmark_stream::Stream;
//!
//! let mut html = String::new();
//! let mut stream = Stream::new(Options::COMMONMARK);
//! for piece in ["*Hel", "lo*\n\n`", "code`"] {
//!     stream.push(piece);
//!     while let Some(commit) = stream.commit() {
//!         write_html(&mut html, commit.map(|(event, _)| event), HtmlOptions::new())?;
//!     }
//! }
//! assert_eq!(html, "<p><em>Hello</em></p>\n");
//! let tail: Vec<_> = stream.tail().map(|(event, span)| format!("{span} {event}")).collect();
//! assert_eq!(tail, [
//!     "0..0 Start Paragraph",
//!     "0..1 Start CodeSpan",
//!     "1..5 Text \"code\"",
//!     "0..6 End CodeSpan",
//!     "0..6 End Paragraph (end of input)",
//! ]);
//!
//! stream.finish();
//! while let Some(commit) = stream.commit() {
//!     write_html(&mut html, commit.map(|(event, _)| event), HtmlOptions::new())?;
//! }
//! assert_eq!(html, "<p><em>Hello</em></p>\n<p><code>code</code></p>\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! With [`Stream::anticipate`] the tail shows half-written syntax as what it will be: `**bo` is strong.
//!
//! # The same events
//!
//! The events of all commits are those that a [`Parser`](rillmark::Parser) gives for the whole
//! document, with spans that count from the block ([`Commit::base`]). There is one difference: a
//! reference to a definition that comes after the block of the reference was committed is text.
//! [`Commit::lacking`] says which labels a block lacks, and when a definition comes,
//! [`Stream::outdated`] names the blocks that would be others now. [`Stream::holding`] waits for the
//! end instead, and makes no difference. Where a definition stands in an earlier block, the
//! destination and title of a link to it have no span, and a footnote has no
//! [`definition`](rillmark::Footnote::definition).
//!
//! Footnotes are numbered and listed for the whole document: with them, all commits need one
//! renderer, as `Renderer::next_part` and `Renderer::finish` of `rillmark-html` have it.
//!
//! # Cost
//!
//! A push costs what it has to read: the block structure of its lines, once. A commit costs one
//! parse of its block, and a tail one of what came since the tail before and of the open paragraph,
//! not of the items, lines of code or paragraphs of the open block before that. Two things reach
//! back and make the whole open block to be read anew: a blank line that makes an open list loose, and
//! a definition in it for a reference before.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod anticipation;
mod commit;
mod kept;
mod lacking;
mod open;
mod open_text;
mod print;
mod stream;
mod tail;
mod utf8;

pub use commit::Commit;
pub use lacking::Outdated;
pub use stream::Stream;
pub use tail::Tail;
pub use utf8::InvalidUtf8;
