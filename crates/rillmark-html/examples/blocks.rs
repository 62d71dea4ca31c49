//! Renders a file in which `:::details[Summary]` and `::youtube[Title]{#id}` have a meaning: an example
//! of block syntax of your own. The parser reads directives; the loop writes the tags of those that it
//! knows.
//!
//! ```text
//! $ cargo run --package rillmark-html --example blocks -- README.md
//! ```

use std::env;
use std::error::Error;
use std::fmt;
use std::fs;
use std::io::{self, Write as _};

use rillmark::{DirectiveKind, Event, Options, Parser, Tag, TagEnd};
use rillmark_html::{HtmlOptions, Renderer};

const OPTIONS: Options = Options::GFM.with(Options::DIRECTIVES);
const DETAILS_END: &str = "</details>\n";

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
    // An end has no name, so the end tag of each open directive is kept; none for those of others.
    let mut ends = Vec::new();
    for event in Parser::with_options(source, OPTIONS) {
        match event {
            Event::Start(Tag::Directive {
                kind: DirectiveKind::Container,
                name: "details",
                ..
            }) => {
                renderer.fresh_line(out)?;
                renderer.markup(out, "<details>\n")?;
                ends.push(DETAILS_END);
            }
            Event::Start(Tag::DirectiveLabel) if ends.last() == Some(&DETAILS_END) => {
                renderer.markup(out, "<summary>")?;
            }
            Event::End(TagEnd::DirectiveLabel, _) if ends.last() == Some(&DETAILS_END) => {
                renderer.markup(out, "</summary>\n")?;
            }
            Event::Start(Tag::Directive {
                kind: DirectiveKind::Leaf,
                name: "youtube",
                attributes,
            }) => {
                let video = attributes.id().unwrap_or_default();
                renderer.fresh_line(out)?;
                renderer.markup(out, "<p class=\"video\">")?;
                renderer.start_link(out, &format!("https://youtu.be/{video}"), None)?;
                ends.push("</a></p>\n");
            }
            Event::Start(Tag::Directive { .. }) => {
                renderer.event(out, event)?;
                ends.push("");
            }
            Event::End(TagEnd::Directive(kind), _) => match ends.pop() {
                None | Some("") => renderer.event(out, event)?,
                Some(end) => {
                    if kind == DirectiveKind::Container {
                        renderer.fresh_line(out)?;
                    }
                    renderer.markup(out, end)?;
                }
            },
            _ => renderer.event(out, event)?,
        }
    }
    renderer.finish(out)
}

#[cfg(test)]
mod tests {
    use super::render;

    #[test]
    fn directives_have_tags_of_their_own() {
        let mut html = String::new();
        let source = "::::details[*More*]\n:::note\n::youtube[A video]{#abc}\n:::\ntext\n::::\n";
        render(source, &mut html).unwrap();
        assert_eq!(
            html,
            "<details>\n<summary><em>More</em></summary>\n<div class=\"directive note\">\n\
             <p class=\"video\"><a href=\"https://youtu.be/abc\">A video</a></p>\n</div>\n\
             <p>text</p>\n</details>\n"
        );
    }
}
