//! Renders a file with an id in each heading, so that links can lead to it: an example of markup
//! of your own for one element, while the renderer does all the others.
//!
//! ```text
//! $ cargo run --package rillmark-html --example heading_ids -- README.md
//! ```

use std::collections::HashMap;
use std::env;
use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, Write as _};

use rillmark::{Event, Parser, Tag, TagEnd};
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
    let mut renderer = Renderer::new(HtmlOptions::default());
    let mut slugs = Slugs::default();
    let mut events = Parser::new(source);
    while let Some(event) = events.next() {
        let Event::Start(Tag::Heading { level, .. }) = event else {
            renderer.event(out, event)?;
            continue;
        };
        // The id is made of the text that comes after it, so that is read first.
        let heading: Vec<_> =
            events.by_ref().take_while(|event| !is_end_of_heading(event)).collect();
        let id = slugs.slug(&text_of(&heading));
        renderer.fresh_line(out)?;
        renderer.markup(out, &format!("<h{} id=\"", level.number()))?;
        renderer.text(out, &id)?;
        renderer.markup(out, "\">")?;
        for event in heading {
            renderer.event(out, event)?;
        }
        renderer.markup(out, &format!("</h{}>\n", level.number()))?;
    }
    Ok(())
}

fn is_end_of_heading(event: &Event<'_>) -> bool {
    matches!(event, Event::End(TagEnd::Heading(_), _))
}

fn text_of(events: &[Event<'_>]) -> String {
    let mut all = String::new();
    for event in events {
        match event {
            Event::Text(text) => all.push_str(text),
            Event::SoftBreak | Event::HardBreak => all.push(' '),
            _ => {}
        }
    }
    all
}

/// Makes ids of headings, each of them once.
#[derive(Debug, Default)]
struct Slugs {
    /// The ids so far, with the last number that was tried after them.
    used: HashMap<String, u32>,
}

impl Slugs {
    /// Letters and digits in lower case, with hyphens for spaces, and a number where that is an
    /// id already.
    fn slug(&mut self, text: &str) -> String {
        let base: String = text
            .to_lowercase()
            .chars()
            .filter(|char| char.is_alphanumeric() || matches!(char, ' ' | '-' | '_'))
            .map(|char| if char == ' ' { '-' } else { char })
            .collect();
        let mut id = base.clone();
        while self.used.contains_key(&id) {
            let number = self.used.entry(base.clone()).or_default();
            *number += 1;
            id = format!("{base}-{number}");
        }
        self.used.insert(id.clone(), 0);
        id
    }
}
