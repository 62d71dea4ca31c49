//! Writes the events of the [`rillmark`] Markdown parser as HTML.
//!
//! ```
//! assert_eq!(rillmark_html::to_html("Hello, *world*!"), "<p>Hello, <em>world</em>!</p>\n");
//! ```
//!
//! The HTML is that of the reference implementations of CommonMark. Each event becomes HTML at
//! once, so that nothing but what you write into takes memory; only footnotes, which stand at the
//! end, are kept until then:
//!
//! | into | call |
//! |---|---|
//! | a new `String` | [`to_html`], [`to_html_with`] |
//! | a `String` | [`push_html`] |
//! | a string, with [`HtmlOptions`] | [`push_html_with`] |
//! | any [`fmt::Write`] | [`write_html`] |
//! | any [`std::io::Write`] | [`write_html_io`] |
//! | any of them, with changes of your own | [`Renderer`] |
//!
//! # Safe by default
//!
//! Markdown is often text of other people. Unless [`HtmlOptions`] say otherwise, its raw HTML is
//! shown as text (the lines of an HTML block stand between the other blocks without a tag around
//! them), and links and images to URLs that a browser would run are empty: [`is_safe_url`].
//!
//! ```
//! use rillmark_html::to_html;
//!
//! assert_eq!(to_html("<script>"), "&lt;script&gt;\n");
//! assert_eq!(to_html("[a](JAVASCRIPT:b)"), "<p><a href=\"\">a</a></p>\n");
//! ```
//!
//! # With changes of your own
//!
//! An event that stands for another event can be replaced in the iterator: [`push_html`]. For
//! everything else, [`Renderer`] takes one event at a time.
//!
//! ## Other tags
//!
//! ```
//! use rillmark::{Event, Parser, Tag, TagEnd};
//! use rillmark_html::{HtmlOptions, Renderer};
//!
//! let mut out = String::new();
//! let mut renderer = Renderer::new(HtmlOptions::new());
//! for event in Parser::new("*a* **b**") {
//!     match event {
//!         Event::Start(Tag::Emphasis) => renderer.markup(&mut out, "<i>")?,
//!         Event::End(TagEnd::Emphasis, _) => renderer.markup(&mut out, "</i>")?,
//!         _ => renderer.event(&mut out, event)?,
//!     }
//! }
//! renderer.finish(&mut out)?;
//! assert_eq!(out, "<p><i>a</i> <strong>b</strong></p>\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! ## Other URLs
//!
//! ```
//! use rillmark::{Event, Parser, Tag};
//! use rillmark_html::{HtmlOptions, Renderer};
//!
//! let mut out = String::new();
//! let mut renderer = Renderer::new(HtmlOptions::new());
//! for event in Parser::new("[a](b.md 'c') ![d](e.png)") {
//!     match event {
//!         Event::Start(Tag::Link { link, .. }) => {
//!             let url = link.destination().to_cow().replace(".md", ".html");
//!             renderer.start_link(&mut out, &url, link.title())?;
//!         }
//!         Event::Start(Tag::Image { link, .. }) => {
//!             let url = format!("/img/{}", link.destination());
//!             renderer.start_image(&mut out, &url, link.title())?;
//!         }
//!         _ => renderer.event(&mut out, event)?,
//!     }
//! }
//! renderer.finish(&mut out)?;
//! assert_eq!(
//!     out,
//!     "<p><a href=\"b.html\" title=\"c\">a</a> <img src=\"/img/e.png\" alt=\"d\" /></p>\n"
//! );
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! ## Highlighted code
//!
//! ```
//! use rillmark::{Event, Parser, Tag, TagEnd};
//! use rillmark_html::{HtmlOptions, Renderer};
//!
//! # fn highlight(code: &str) -> String { code.replace("let", "<b>let</b>") }
//! let mut code: Option<String> = None;
//! let mut out = String::new();
//! let mut renderer = Renderer::new(HtmlOptions::new());
//! for event in Parser::new("```rust\nlet a;\n```\n") {
//!     match (event, &mut code) {
//!         (Event::Start(Tag::CodeBlock(block)), _) if block.info == "rust" => {
//!             renderer.event(&mut out, event)?;
//!             code = Some(String::new());
//!         }
//!         (Event::Text(text), Some(code)) => code.push_str(&text),
//!         (Event::End(TagEnd::CodeBlock, _), Some(whole)) => {
//!             renderer.markup(&mut out, &highlight(whole))?;
//!             renderer.event(&mut out, event)?;
//!             code = None;
//!         }
//!         _ => renderer.event(&mut out, event)?,
//!     }
//! }
//! renderer.finish(&mut out)?;
//! assert_eq!(out, "<pre><code class=\"language-rust\"><b>let</b> a;\n</code></pre>\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! ## Headings with ids
//!
//! [`HtmlOptions::heading_ids`] gives headings the ids that github.com gives them. Other ones come
//! from text that follows the start, so the events of the heading are kept until its end.
//!
//! ```
//! use rillmark::{Event, Parser, Tag, TagEnd};
//! use rillmark_html::{HtmlOptions, Renderer};
//!
//! let mut out = String::new();
//! let mut renderer = Renderer::new(HtmlOptions::new());
//! let mut events = Parser::new("## My *day*\n\nGood.\n");
//! while let Some(event) = events.next() {
//!     let Event::Start(Tag::Heading { level, .. }) = event else {
//!         renderer.event(&mut out, event)?;
//!         continue;
//!     };
//!     let mut heading = Vec::new();
//!     let mut id = String::new();
//!     for event in &mut events {
//!         heading.push(event);
//!         match event {
//!             Event::Text(text) => id.push_str(&text.to_uppercase().replace(' ', "_")),
//!             Event::End(TagEnd::Heading(_), _) => break,
//!             _ => {}
//!         }
//!     }
//!     renderer.fresh_line(&mut out)?;
//!     renderer.markup(&mut out, &format!("<h{} id=\"", level.number()))?;
//!     renderer.text(&mut out, &id)?;
//!     renderer.markup(&mut out, "\">")?;
//!     for event in heading {
//!         renderer.event(&mut out, event)?;
//!     }
//! }
//! renderer.finish(&mut out)?;
//! assert_eq!(out, "<h2 id=\"MY_DAY\">My <em>day</em></h2>\n<p>Good.</p>\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! ## Blocks of your own
//!
//! [`Options::DIRECTIVES`] reads `:::name[label]{attributes}`, and you say what a name means. The
//! examples `blocks` and `keys` have more.
//!
//! ```
//! use rillmark::{Event, Options, Parser, Tag, TagEnd};
//! use rillmark_html::{HtmlOptions, Renderer};
//!
//! let mut out = String::new();
//! let mut renderer = Renderer::new(HtmlOptions::new());
//! for event in Parser::with_options(":::aside\nHint\n:::\n", Options::DIRECTIVES) {
//!     match event {
//!         Event::Start(Tag::Directive { name: "aside", .. }) => {
//!             renderer.fresh_line(&mut out)?;
//!             renderer.markup(&mut out, "<aside>\n")?;
//!         }
//!         // The one that is open; where directives nest, it takes a stack to know.
//!         Event::End(TagEnd::Directive(_), _) => renderer.markup(&mut out, "</aside>\n")?,
//!         _ => renderer.event(&mut out, event)?,
//!     }
//! }
//! renderer.finish(&mut out)?;
//! assert_eq!(out, "<aside>\n<p>Hint</p>\n</aside>\n");
//! # Ok::<(), std::fmt::Error>(())
//! ```
//!
//! # Features
//!
//! `std` (default) adds [`write_html_io`]. Without it the crate is `no_std` with `alloc`.
//!
//! `emoji` adds `HtmlOptions::emoji`, which writes emoji in place of [shortcodes](Event::Shortcode), and
//! the list of their names, that of the crate `emojis`. Without it they are written as they stand in the
//! source; it changes nothing of that by itself.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod attributes;
mod escape;
#[cfg(feature = "std")]
mod io;
mod options;
mod render;
mod scan;
mod sink;
mod url;

use alloc::string::String;
use core::fmt;

use rillmark::{Event, Options, Parser};

use sink::{Any, Sink};

pub use escape::escape_html;
#[cfg(feature = "std")]
pub use io::write_html_io;
pub use options::HtmlOptions;
pub use render::Renderer;
pub use url::{escape_href, is_safe_url};

/// The HTML of a document, safe for text of other people.
///
/// ```
/// assert_eq!(rillmark_html::to_html("# a\n- b\n"), "<h1>a</h1>\n<ul>\n<li>b</li>\n</ul>\n");
/// ```
///
/// # Panics
///
/// As [`Parser::new`]: when the source is longer than `u32::MAX` bytes.
pub fn to_html(source: &str) -> String {
    to_html_with(source, Options::COMMONMARK, HtmlOptions::new())
}

/// The HTML of a document in the given dialect. `html` says what of the source may pass.
///
/// ```
/// use rillmark::Options;
/// use rillmark_html::{HtmlOptions, to_html_with};
///
/// let html = to_html_with("a <b>b</b>", Options::COMMONMARK, HtmlOptions::trusted());
/// assert_eq!(html, "<p>a <b>b</b></p>\n");
/// ```
///
/// # Panics
///
/// As [`Parser::new`]: when the source is longer than `u32::MAX` bytes.
pub fn to_html_with(source: &str, options: Options, html: HtmlOptions) -> String {
    // Prose grows by less than a quarter.
    let mut out = String::with_capacity(source.len() + source.len() / 4);
    push_html_with(&mut out, Parser::with_options(source, options), html);
    out
}

/// Writes events as HTML to the end of a string, safe for text of other people.
///
/// What changes events goes between the parser and it; for other markup see [`Renderer`].
///
/// ```
/// use rillmark::{Event, Parser};
/// use rillmark_html::push_html;
///
/// let events = Parser::new("a\nb").map(|event| match event {
///     Event::SoftBreak => Event::HardBreak,
///     event => event,
/// });
/// let mut html = String::new();
/// push_html(&mut html, events);
/// assert_eq!(html, "<p>a<br />\nb</p>\n");
/// ```
pub fn push_html<'s>(out: &mut String, events: impl IntoIterator<Item = Event<'s>>) {
    push_html_with(out, events, HtmlOptions::new());
}

/// Writes events as HTML to the end of a string. `options` say what of the source may pass.
///
/// For a string it is faster than [`write_html`], which takes any output.
///
/// ```
/// use rillmark::Parser;
/// use rillmark_html::{HtmlOptions, push_html_with};
///
/// let mut html = String::new();
/// push_html_with(&mut html, Parser::new("a <b>"), HtmlOptions::trusted());
/// assert_eq!(html, "<p>a <b></p>\n");
/// ```
pub fn push_html_with<'s>(
    out: &mut String,
    events: impl IntoIterator<Item = Event<'s>>,
    options: HtmlOptions,
) {
    let result = render(out, events, options);
    debug_assert!(result.is_ok(), "a string takes everything");
}

/// Writes events as HTML into any [`fmt::Write`]. `options` say what of the source may pass.
///
/// ```
/// use rillmark::Parser;
/// use rillmark_html::{HtmlOptions, write_html};
///
/// let mut html = String::new();
/// write_html(&mut html, Parser::new("a <b>"), HtmlOptions::trusted())?;
/// assert_eq!(html, "<p>a <b></p>\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// # Errors
///
/// Those of `out`; a `String` has none.
pub fn write_html<'s>(
    out: impl fmt::Write,
    events: impl IntoIterator<Item = Event<'s>>,
    options: HtmlOptions,
) -> fmt::Result {
    render(&mut Any(out), events, options)
}

fn render<'s, S: Sink>(
    out: &mut S,
    events: impl IntoIterator<Item = Event<'s>>,
    options: HtmlOptions,
) -> fmt::Result {
    let mut renderer = Renderer::new(options);
    let mut events = events.into_iter();
    if options.heading_ids {
        return render_with_ids(out, &mut events, renderer);
    }
    loop {
        match events.next() {
            // Every second event: it does not matter to it where it stands, but in a footnote
            // or front matter.
            Some(Event::Text(text)) => {
                if renderer.takes_text() {
                    out.text(text)?;
                } else {
                    renderer.text_aside(text)?;
                }
            }
            Some(ref event) => renderer.other_event(out, event)?,
            None => return renderer.finish(out),
        }
    }
}

/// The same where headings get ids. The iterator has no type here, so that it is compiled once, into
/// the loop above.
#[cold]
fn render_with_ids<'s, S: Sink>(
    out: &mut S,
    events: &mut dyn Iterator<Item = Event<'s>>,
    mut renderer: Renderer<'s>,
) -> fmt::Result {
    for event in events {
        renderer.event_with_ids(out, &event)?;
    }
    renderer.finish(out)
}
