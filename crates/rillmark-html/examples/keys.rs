//! Renders a file in which `%%Ctrl%%` is a key on the keyboard: an example of inline syntax of your own.
//! The parser reads it; the loop writes the tags.
//!
//! ```text
//! $ cargo run --package rillmark-html --example keys -- README.md
//! ```

use std::env;
use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, Write as _};

use rillmark::{DelimiterRun, Event, Options, Parser, Tag, TagEnd};
use rillmark_html::{HtmlOptions, Renderer};

const KEY: DelimiterRun = DelimiterRun::new(b'%', 2).unwrap();
const OPTIONS: Options = Options::GFM.with_delimiter_run(KEY).unwrap();

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).unwrap_or_else(|| String::from("README.md"));
    let source = fs::read_to_string(path)?;
    let mut html = String::new();
    render(&source, &mut html)?;
    io::stdout().lock().write_all(html.as_bytes())?;
    Ok(())
}

fn render(source: &str, out: &mut String) -> fmt::Result {
    let mut renderer = Renderer::new(HtmlOptions::new());
    for event in Parser::with_options(source, OPTIONS) {
        match event {
            Event::Start(Tag::Custom(KEY)) => renderer.markup(out, "<kbd>")?,
            Event::End(TagEnd::Custom(KEY), _) => renderer.markup(out, "</kbd>")?,
            _ => renderer.event(out, event)?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::render;

    #[test]
    fn keys_have_tags_but_in_code_and_descriptions() {
        let mut html = String::new();
        render("%%Ctrl%%+%%*C*%% `%%a%%` ![%%b%%](c)", &mut html).unwrap();
        assert_eq!(
            html,
            "<p><kbd>Ctrl</kbd>+<kbd><em>C</em></kbd> <code>%%a%%</code> \
             <img src=\"c\" alt=\"b\" /></p>\n"
        );
    }
}
