//! HTML is the same however it is asked for.

use rillmark::Parser;
use rillmark_ast::Tree;
use rillmark_html::{HtmlOptions, Renderer, to_html_with, write_html_io};

use crate::Input;

/// Writes the document in all ways there are.
///
/// # Panics
///
/// If they differ.
pub fn run(data: &[u8]) {
    let input = Input::read(data);
    let (source, options) = (&*input.source, input.options());
    let chosen = |bit: u32| input.choices >> bit & 1 == 1;
    let html = HtmlOptions::new().raw_html(chosen(31)).all_urls(chosen(30)).tag_filter(chosen(29));
    let html = html.heading_ids(chosen(28)).hard_breaks(chosen(27)).all_attributes(chosen(26));
    let expected = to_html_with(source, options, html);

    let mut bytes = Vec::new();
    let written = write_html_io(&mut bytes, Parser::with_options(source, options), html);
    assert!(written.is_ok() && bytes == expected.as_bytes(), "into bytes: {source:?}");

    let mut by_hand = String::new();
    let mut renderer = Renderer::new(html);
    let tree = Tree::parse_with(source, options);
    for (event, _) in tree.events(source) {
        assert!(renderer.event(&mut by_hand, event).is_ok());
    }
    assert!(renderer.finish(&mut by_hand).is_ok());
    assert_eq!(by_hand, expected, "from a tree: {source:?}");

    // A renderer that is given half of the events does what it can.
    let mut half = String::new();
    let mut renderer = Renderer::new(html);
    let skip = input.choices as usize >> 8 & 0xFF;
    for event in Parser::with_options(source, options).skip(skip).step_by(2) {
        assert!(renderer.event(&mut half, event).is_ok());
    }
    assert!(renderer.finish(&mut half).is_ok());
}
