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

/// Whether it is known that two others agree on something else than what the specification says.
fn is_known(_source: &str) -> bool {
    false
}

/// HTML in a form that can be compared.
fn compared(html: &str) -> String {
    normalise(html).replace("&quot;", "\"").replace("&#x27;", "'").trim().into()
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
