//! HTML next to that of other implementations: where two of three agree, ours is the same.

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
        let others = [pulldown_cmark(source), comrak(source), markdown_rs(source)];
        Self { ours: compared(&ours), others: others.map(|html| compared(&html)) }
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

/// Documents in which two others are known to agree on something else than the specification says,
/// each with the reason.
const KNOWN: &[(&str, fn(&str) -> bool)] = &[
    // A law compares documents with other line ends (`carriage_returns_change_nothing`).
    ("two keep carriage returns as they are", |source| source.contains('\r')),
    ("U+FFFD counts as a symbol beside delimiter runs", |source| {
        source.contains(['\0', '\u{FFFD}'])
    }),
    ("two allow labels that are too long", |source| source.len() > 900),
];

/// Whether a difference is known.
pub fn is_known(source: &str) -> bool {
    KNOWN.iter().any(|(_, is_it)| is_it(source))
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
