//! HTML next to that of other implementations: where two of three agree, ours is the same.

use std::panic::catch_unwind;

use rillmark::Options;
use rillmark_html::{HtmlOptions, to_html_with};
use rillmark_snapshots::normalise;

use crate::Input;

/// What the implementations make of a document of CommonMark.
#[derive(Debug)]
pub struct Renderings {
    /// Our own.
    pub ours: String,
    /// Those of pulldown-cmark, comrak and markdown-rs, in this order.
    pub others: [String; 3],
}

impl Renderings {
    /// Renders a document, with all of its HTML and URLs.
    pub fn of(source: &str) -> Self {
        let ours = to_html_with(source, Options::COMMONMARK, HtmlOptions::trusted());
        let others: [fn(&str) -> String; 3] = [pulldown_cmark, comrak, markdown_rs];
        // One that panics has no rendering.
        let render = |other: fn(&str) -> String| catch_unwind(|| other(source)).unwrap_or_default();
        Self { ours: compared(&ours), others: others.map(|other| compared(&render(other))) }
    }

    /// The HTML that at least two of the others agree on.
    pub fn agreed(&self) -> Option<&str> {
        let [first, second, third] = &self.others;
        if first == second || first == third {
            Some(first)
        } else if second == third {
            Some(second)
        } else {
            None
        }
    }
}

/// Compares our HTML with what two others agree on.
///
/// # Panics
///
/// If it differs, and the difference is not a known one.
pub fn run(data: &[u8]) {
    let input = Input::read(data);
    let source = &*input.source;
    if is_known(source) {
        return;
    }
    let renderings = Renderings::of(source);
    if let Some(agreed) = renderings.agreed() {
        assert_eq!(renderings.ours, agreed, "\ndocument: {source:?}\nall: {:?}", renderings.others);
    }
}

/// Says whether a document has something.
type Has = fn(&str) -> bool;

/// What two others are known to agree on although the specification, or the choice that it leaves, is
/// another: the reason, and which documents may be concerned.
const KNOWN: &[(&str, Has)] = &[
    // A law compares documents with other line ends (`carriage_returns_change_nothing`).
    ("two keep carriage returns as they are", |source| source.contains('\r')),
    ("U+FFFD is a symbol beside delimiter runs", |source| source.contains(['\0', '\u{FFFD}'])),
    ("vertical tabs and form feeds are no white space at the ends of lines", |source| {
        source.contains(['\u{B}', '\u{C}'])
    }),
    ("two allow labels that are too long", |source| source.len() > 900),
    ("a percent sign without two digits stays, as in cmark", |source| source.contains('%')),
    ("a DEL is a control character", |source| source.contains('\u{7F}')),
    ("CDATA begins after what looks like it", |source| source.matches("<![").count() > 1),
    ("HTML of kind 7 interrupts no paragraph, also not on a lazy line", |source| {
        texts(source).skip(1).any(|(_, text)| text.starts_with('<'))
            && texts(source).any(|(line, text)| line.len() > text.len())
    }),
    (
        "an item without text may begin a block quote, and a blank line in one loosens no list around",
        |source| texts(source).any(|(line, text)| text.is_empty() && line.contains('>')),
    ),
    ("labels over several lines in containers are without the markers of these", |source| {
        source.contains("]:")
            && texts(source).any(|(line, text)| line.len() > text.len() && text.contains('['))
    }),
    ("definitions before a setext underline count, and the underline is none", |source| {
        source.contains("]:")
            && source.lines().any(|line| {
                let line = line.trim_matches([' ', '\t', '>']);
                !line.is_empty() && line.chars().all(|char| matches!(char, '=' | '-'))
            })
    }),
];

/// Lines without their indentation, each with its text after all that looks like a container.
fn texts(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_prefix = |char: char| char.is_ascii_digit() || " \t>-+*.)".contains(char);
    source.lines().map(move |line| (line.trim_start(), line.trim_start_matches(is_prefix)))
}

/// Whether a difference may be a known one.
pub fn is_known(source: &str) -> bool {
    KNOWN.iter().any(|(_, has)| has(source))
}

/// HTML in a form that can be compared: without the differences that white space makes, also in code,
/// where it is a law of its own what is text.
fn compared(html: &str) -> String {
    let html = normalise(html).replace("&quot;", "\"").replace("&#x27;", "'");
    let words: Vec<_> = html.split_ascii_whitespace().collect();
    words.join(" ").replace(" <", "<").replace("> ", ">")
}

fn pulldown_cmark(source: &str) -> String {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, pulldown_cmark::Parser::new(source));
    html
}

fn comrak(source: &str) -> String {
    let mut options = comrak::Options::default();
    options.render.r#unsafe = true;
    comrak::markdown_to_html(source, &options)
}

fn markdown_rs(source: &str) -> String {
    let compile = markdown::CompileOptions {
        allow_dangerous_html: true,
        allow_dangerous_protocol: true,
        ..Default::default()
    };
    let options = markdown::Options { compile, ..Default::default() };
    markdown::to_html_with_options(source, &options).unwrap_or_default()
}
