//! How the tests write down what a document becomes, and what holds for every document.

pub mod laws;
mod normalise;
#[cfg(doctest)]
mod readme;

use std::fmt::Write;

use rillmark::{DelimiterRun, Event, Options, Parser};
use rillmark_ast::{Kind, Tree};
use rillmark_html::HtmlOptions;

pub use normalise::normalise;

/// The folders of the corpus that are about extensions, and the dialect that their documents are
/// written in, if it is not GitHub's with the extension that the folder is named after.
const EXTENSIONS: &[(&str, Options)] = &[
    ("alert", Options::GFM),
    ("autolink_literal", Options::GFM),
    ("custom_delimiter_run", Options::GFM.with(CLAIMED)),
    ("definition_list", Options::GFM.with(Options::DEFINITION_LISTS)),
    ("directive", Options::GFM.with(Options::DIRECTIVES).with(Options::DEFINITION_LISTS)),
    ("footnote", Options::GFM),
    ("front_matter", Options::FRONT_MATTER),
    ("heading_attribute", Options::HEADING_ATTRIBUTES),
    ("inline_footnote", Options::GFM.with(Options::INLINE_FOOTNOTES).with(Options::SUPERSCRIPT)),
    ("math", Options::TABLES.with(Options::MATH).with(Options::MATH_CODE)),
    ("shortcode", Options::GFM.with(Options::INSERT).with(Options::SHORTCODES)),
    ("strikethrough", Options::GFM),
    ("table", Options::GFM),
    ("task_list_item", Options::GFM),
    ("wikilink", Options::GFM.with(Options::WIKILINKS)),
    ("wikilink_title_first", Options::TABLES.with(Options::WIKILINKS_TITLE_FIRST)),
];

/// Nothing but delimiter runs that the caller claims.
const CLAIMED: Options = claim(b"%%/#", &[1, 2, 1, 2]);

const fn claim(characters: &[u8], lens: &[u8]) -> Options {
    let mut options = Options::COMMONMARK;
    let mut index = 0;
    while index < characters.len() {
        if let Some(run) = DelimiterRun::new(characters[index], lens[index])
            && let Some(more) = options.with_delimiter_run(run)
        {
            options = more;
        }
        index += 1;
    }
    options
}

/// The dialect that the documents of a folder of the corpus are written in: CommonMark, GitHub's, or
/// that and the extension that the folder is named after.
pub fn dialect(construct: &str) -> Options {
    if let Some((_, options)) = EXTENSIONS.iter().find(|(folder, _)| *folder == construct) {
        return *options;
    }
    let name = construct.replace('_', "-");
    let extension = Options::EXTENSIONS.iter().find(|(other, _)| *other == name);
    extension.map_or(Options::COMMONMARK, |(_, extension)| Options::GFM | *extension)
}

/// CommonMark with every extension there is, and claimed delimiter runs.
pub fn all_extensions() -> Options {
    Options::EXTENSIONS.iter().fold(CLAIMED, |all, (_, one)| all | *one)
}

/// The events of a document, a line for each: its span, then the event, indented by its depth.
pub fn events(source: &str, options: Options) -> String {
    let mut lines = String::new();
    let mut depth = 0_usize;
    for (event, span) in Parser::with_options(source, options).spanned() {
        if matches!(event, Event::End(..)) {
            depth = depth.saturating_sub(1);
        }
        // Writing to a string cannot fail.
        let _ = writeln!(lines, "{:>9} {:2$}{event}", span.to_string(), "", depth * 2);
        if matches!(event, Event::Start(_)) {
            depth += 1;
        }
    }
    lines
}

/// The tree of a document, a line for each node: its span, then what it is, indented by its depth.
/// Text is shown as it stands in the source, which says what is one run.
pub fn tree(source: &str, options: Options) -> String {
    let tree = Tree::parse_with(source, options);
    let mut lines = String::new();
    let mut open = vec![tree.root().children()];
    while let Some(children) = open.last_mut() {
        let Some(node) = children.next() else {
            open.pop();
            continue;
        };
        let indent = (open.len() - 1) * 2;
        let what = match (node.kind(), node.events(source).next()) {
            (kind @ (Kind::Text | Kind::Html | Kind::InlineHtml), _) => {
                format!("{kind:?} {:?}", &source[node.span()])
            }
            (_, Some((Event::Start(tag), _))) => tag.to_string(),
            (_, Some((event, _))) => event.to_string(),
            (kind, None) => format!("{kind:?}"),
        };
        let _ = writeln!(lines, "{:>9} {:indent$}{what}", node.span().to_string(), "");
        open.push(node.children());
    }
    lines
}

/// The HTML of a document, with everything that it may contain. GitHub's dialect has the tag filter.
pub fn html(source: &str, options: Options) -> String {
    rillmark_html::to_html_with(source, options, html_options(options))
}

/// The HTML of a document in a folder of the corpus, which may be about an option of the HTML.
pub fn html_of(construct: &str, source: &str) -> String {
    let options = dialect(construct);
    let html = html_options(options);
    let html = match construct {
        "hard_break" => html.hard_breaks(true),
        "heading_id" => html.heading_ids(true),
        "shortcode" => html.emoji(true),
        _ => html,
    };
    rillmark_html::to_html_with(source, options, html)
}

fn html_options(options: Options) -> HtmlOptions {
    HtmlOptions::trusted().tag_filter(options.contains(Options::GFM))
}
