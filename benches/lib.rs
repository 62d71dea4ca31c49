//! What is measured: parsers, each behind one function, and the documents that they read.

pub mod input;

use std::hint::black_box;

use rillmark_html::HtmlOptions;

/// Reads a document to its end; returns how many events it has, or bytes of HTML.
///
/// HTML goes into the string, which is emptied first: its memory is reused.
pub type Drain = fn(&str, &mut String) -> usize;

/// A parser, or a parser with a renderer.
#[derive(Clone, Copy, Debug)]
pub struct Rival {
    /// The name of the package.
    pub name: &'static str,
    /// What it does with a document.
    pub drain: Drain,
}

/// What a parser is asked for, and who can do it. The first one is ours.
#[derive(Clone, Copy, Debug)]
pub struct Stage {
    /// `events` or `html`.
    pub name: &'static str,
    /// Who can do it, in the dialect of CommonMark.
    pub rivals: &'static [Rival],
}

/// All stages.
pub const STAGES: [Stage; 2] = [
    Stage {
        name: "events",
        rivals: &[
            Rival { name: "rillmark", drain: events },
            Rival { name: "pulldown-cmark", drain: pulldown_events },
        ],
    },
    Stage {
        name: "html",
        rivals: &[
            Rival { name: "rillmark", drain: html },
            Rival { name: "pulldown-cmark", drain: pulldown_html },
        ],
    },
];

fn events(source: &str, _: &mut String) -> usize {
    count(rillmark::Parser::new(source))
}

fn pulldown_events(source: &str, _: &mut String) -> usize {
    count(pulldown_cmark::Parser::new(source))
}

fn html(source: &str, html: &mut String) -> usize {
    html.clear();
    let events = rillmark::Parser::new(source);
    let result = rillmark_html::write_html(&mut *html, events, HtmlOptions::trusted());
    debug_assert!(result.is_ok(), "a string takes everything");
    html.len()
}

fn pulldown_html(source: &str, html: &mut String) -> usize {
    html.clear();
    pulldown_cmark::html::push_html(html, pulldown_cmark::Parser::new(source));
    html.len()
}

/// Counts events, each of which has to be there in full.
fn count(events: impl Iterator) -> usize {
    let mut count = 0;
    for event in events {
        black_box(&event);
        count += 1;
    }
    count
}
