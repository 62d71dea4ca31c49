//! Who takes part in which stage, and what rillmark and pulldown-cmark do in it.

#![expect(clippy::unnecessary_wraps, reason = "all of them are of the type `Drain`")]

use std::hint::black_box;

use pulldown_cmark as pulldown;
use rillmark::{Event, TagEnd};
use rillmark_html::HtmlOptions;

#[cfg(feature = "rivals")]
use crate::rivals;
use crate::skeleton::{Piece, Skeleton};
use crate::{Failure, Html, Rival, dialect, pieces};

/// Lines: nothing but reference lines, since no parser lets its lines be seen.
pub(crate) const LINES: &[Rival] = &[
    Rival { name: "newlines", drain: newlines },
    Rival { name: "skeleton", drain: skeleton_lines },
];

/// The structure of blocks.
///
/// pulldown-cmark and its fork read all of it when they are made. rillmark cannot read it alone:
/// what stands for it is an upper bound, all events, of which only those of blocks are looked at.
pub(crate) const BLOCKS: &[Rival] = &[
    Rival { name: "rillmark", drain: blocks },
    Rival { name: "pulldown-cmark", drain: pulldown_blocks },
    #[cfg(feature = "rivals")]
    Rival { name: "satteri", drain: rivals::satteri_blocks },
];

/// Every event, in full; then what any of them has to do at least.
pub(crate) const EVENTS: &[Rival] = &[
    Rival { name: "rillmark", drain: events },
    Rival { name: "pulldown-cmark", drain: pulldown_events },
    #[cfg(feature = "rivals")]
    Rival { name: "md4c", drain: rivals::md4c_events },
    #[cfg(feature = "rivals")]
    Rival { name: "satteri", drain: rivals::satteri_events },
    Rival { name: "skeleton", drain: skeleton },
    Rival { name: "newlines", drain: newlines },
];

/// The whole document in memory, built and dropped.
///
/// A reference line is what ours is made from: every event with its span, once.
///
/// pulldown-cmark has no tree, and a list of its events has no place here: calling it in one more
/// way makes the compiler inline less of it, by which it loses 3 % in the other stages.
pub(crate) const TREE: &[Rival] = &[
    Rival { name: "rillmark", drain: tree },
    Rival { name: "spanned", drain: spanned },
    #[cfg(feature = "rivals")]
    Rival { name: "ferromark", drain: rivals::ferromark_tree },
];

/// Every event of a document that arrives in pieces of 20 bytes, next to a parse of the whole.
pub(crate) const PIECES: &[Rival] = &[
    Rival { name: "rillmark", drain: events },
    Rival { name: "commits", drain: pieces::commits },
    Rival { name: "tails", drain: pieces::tails },
];

/// HTML.
pub(crate) const HTML: &[Rival] = &[
    Rival { name: "rillmark", drain: html },
    Rival { name: "pulldown-cmark", drain: pulldown_html },
    #[cfg(feature = "rivals")]
    Rival { name: "md4c", drain: rivals::md4c_html },
    #[cfg(feature = "rivals")]
    Rival { name: "ferromark", drain: rivals::ferromark_html },
    #[cfg(feature = "rivals")]
    Rival { name: "ironmark", drain: rivals::ironmark_html },
    #[cfg(feature = "rivals")]
    Rival { name: "comrak", drain: rivals::comrak_html },
    #[cfg(feature = "rivals")]
    Rival { name: "markdown-rs", drain: rivals::markdown_rs_html },
];

type Outcome = Result<usize, Failure>;

fn newlines(source: &str, _: &mut Html) -> Outcome {
    Ok(memchr::memchr_iter(b'\n', source.as_bytes()).count())
}

fn skeleton_lines(source: &str, _: &mut Html) -> Outcome {
    Ok(count(Skeleton::new(source).filter(|piece| matches!(piece, Piece::LineEnd))))
}

fn skeleton(source: &str, _: &mut Html) -> Outcome {
    Ok(count(Skeleton::new(source)))
}

fn blocks(source: &str, _: &mut Html) -> Outcome {
    Ok(count(rillmark::Parser::with_options(source, dialect::rillmark()).filter(is_block)))
}

/// Whether a block ends.
fn is_block(event: &Event<'_>) -> bool {
    use TagEnd::{CodeSpan, Emphasis, Image, Link, Strong};
    matches!(event, Event::End(tag, _) if !matches!(tag, Emphasis | Strong | CodeSpan | Link | Image))
}

fn pulldown_blocks(source: &str, _: &mut Html) -> Outcome {
    black_box(&pulldown::Parser::new_ext(source, dialect::pulldown()));
    Ok(1)
}

fn events(source: &str, _: &mut Html) -> Outcome {
    Ok(count(rillmark::Parser::with_options(source, dialect::rillmark())))
}

fn pulldown_events(source: &str, _: &mut Html) -> Outcome {
    Ok(count(pulldown::Parser::new_ext(source, dialect::pulldown())))
}

fn spanned(source: &str, _: &mut Html) -> Outcome {
    Ok(count(rillmark::Parser::with_options(source, dialect::rillmark()).spanned()))
}

fn tree(source: &str, _: &mut Html) -> Outcome {
    Ok(black_box(&rillmark_ast::Tree::parse_with(source, dialect::rillmark())).byte_len())
}

fn html(source: &str, html: &mut Html) -> Outcome {
    html.text.clear();
    let events = rillmark::Parser::with_options(source, dialect::rillmark());
    rillmark_html::push_html_with(&mut html.text, events, HtmlOptions::trusted());
    Ok(html.text.len())
}

fn pulldown_html(source: &str, html: &mut Html) -> Outcome {
    html.text.clear();
    pulldown::html::push_html(
        &mut html.text,
        pulldown::Parser::new_ext(source, dialect::pulldown()),
    );
    Ok(html.text.len())
}

/// Counts events, each of which has to be there in full.
///
/// They are looked at where the iterator puts them: a `for` loop would move each one first.
pub(crate) fn count(mut events: impl Iterator) -> usize {
    let mut count = 0;
    while let event @ Some(_) = &events.next() {
        black_box(event);
        count += 1;
    }
    count
}
