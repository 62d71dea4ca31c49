//! Renders a file with an id in each heading and a link to it after its text: an example of markup of
//! your own inside of an element, while the renderer does all the others.
//!
//! ```text
//! $ cargo run --package rillmark-html --example heading_links -- README.md
//! ```

use std::env;
use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, Write as _};

use rillmark::{Event, Parser, Slugger, TagEnd};
use rillmark_html::{HtmlOptions, Renderer};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let source = fs::read_to_string(path)?;
    let mut html = String::new();
    render(&source, &mut html)?;
    io::stdout().lock().write_all(html.as_bytes())?;
    Ok(())
}

fn render(source: &str, out: &mut String) -> fmt::Result {
    let mut renderer = Renderer::new(HtmlOptions::new().heading_ids(true));
    // It gives the same slugs as that of the renderer.
    let mut slugger = Slugger::new();
    for event in Parser::new(source) {
        slugger.take(&event);
        if let Event::End(TagEnd::Heading(_), _) = event {
            renderer.start_link(out, &format!("#{}", slugger.finish()), None)?;
            renderer.markup(out, "¶</a>")?;
        }
        renderer.event(out, event)?;
    }
    Ok(())
}
