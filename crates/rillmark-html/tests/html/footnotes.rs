//! Footnotes, by documents and by hand.

use std::fmt;

use rillmark::{Event, Footnote, Options, Parser, Tag, TagEnd};
use rillmark_html::{HtmlOptions, Renderer, push_html, to_html_with};

use crate::{LOOSE, end, rendered, text};

fn footnotes(source: &str) -> String {
    to_html_with(source, Options::FOOTNOTES, HtmlOptions::trusted())
}

/// The first link back to a reference.
fn back(label: &str, number: &str) -> String {
    format!(
        "<a href=\"#fnref-{label}\" class=\"footnote-backref\" data-footnote-backref \
         data-footnote-backref-idx=\"{number}\" aria-label=\"Back to reference {number}\">\u{21A9}"
    )
}

fn reference(label: &str, number: u32) -> String {
    format!(
        "<sup class=\"footnote-ref\"><a href=\"#fn-{label}\" id=\"fnref-{label}\" \
         data-footnote-ref>{number}</a></sup>"
    )
}

fn section(items: &str) -> String {
    format!("<section class=\"footnotes\" data-footnotes>\n<ol>\n{items}</ol>\n</section>\n")
}

#[test]
fn the_section_comes_last() {
    let items = format!("<li id=\"fn-1\">\n<p>b {}</a></p>\n</li>\n", back("1", "1"));
    assert_eq!(
        footnotes("[^1]: b\n\na[^1]\n"),
        format!("<p>a{}</p>\n{}", reference("1", 1), section(&items))
    );
    assert_eq!(footnotes("[^1]: b\n\na\n"), "<p>a</p>\n");
    assert_eq!(footnotes("a[^1]\n"), "<p>a[^1]</p>\n");
}

#[test]
fn every_reference_has_a_link_back() {
    let html = footnotes("[^a][^a]\n\n[^a]: # b\n");
    assert!(html.contains("id=\"fnref-a-2\""), "{html}");
    let second = format!("{}<sup class=\"footnote-ref\">2</sup></a>", back("a-2", "1-2"));
    assert!(html.ends_with(&format!(
        "<h1>b</h1>\n{}</a> {second}\n</li>\n</ol>\n</section>\n",
        back("a", "1")
    )));
}

#[test]
fn definitions_are_put_together() {
    let html = footnotes("[^i] [^o]\n\n[^o]: a\n\n    [^i]: b\n    > c\n\n    d\n\n    [^i]: e\n");
    let inner = format!("<li id=\"fn-i\">\n<p>b {}</a></p>\n</li>\n", back("i", "1"));
    let outer = format!(
        "<li id=\"fn-o\">\n<p>a</p>\n<blockquote>\n<p>c</p>\n</blockquote>\n<p>d {}</a></p>\n</li>\n",
        back("o", "2")
    );
    assert!(html.ends_with(&section(&(inner + &outer))), "{html}");
}

#[test]
fn labels_are_escaped() {
    let html = footnotes("[^\"><b>\u{E9}]\n\n[^\"><b>\u{E9}]:\n");
    assert!(
        html.starts_with(&format!("<p>{}</p>\n", reference("%22%3E%3Cb%3E%C3%A9", 1))),
        "{html}"
    );
}

#[test]
fn what_is_written_by_hand_stays_in_its_definition() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new());
    for event in Parser::with_options("a[^1]\n\n[^1]: *b* [c](d) ![e](f)\n\ng", Options::GFM) {
        match event {
            Event::Start(Tag::Emphasis) => renderer.markup(&mut out, "<i>")?,
            Event::End(TagEnd::Emphasis, _) => {
                renderer.text(&mut out, "&")?;
                renderer.markup(&mut out, "</i>")?;
            }
            Event::Start(Tag::Link { link, .. }) => {
                renderer.start_link(&mut out, "/x", link.title())?;
            }
            Event::Start(Tag::Image { link, .. }) => {
                renderer.start_image(&mut out, "/y", link.title())?;
            }
            _ => renderer.event(&mut out, event)?,
        }
    }
    let before = format!("<p>a{}</p>\n<p>g</p>\n", reference("1", 1));
    assert_eq!(out, before);
    renderer.finish(&mut out)?;
    let content = "<i>b&amp;</i> <a href=\"/x\">c</a> <img src=\"/y\" alt=\"e\" />";
    let items = format!("<li id=\"fn-1\">\n<p>{content} {}</a></p>\n</li>\n", back("1", "1"));
    assert_eq!(out, before + &section(&items));
    Ok(())
}

#[test]
fn own_markup_after_the_last_paragraph_keeps_its_place() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new());
    for event in Parser::with_options("[^1]\n\n[^1]: a", Options::FOOTNOTES) {
        if let Event::End(TagEnd::FootnoteDefinition, _) = event {
            renderer.markup(&mut out, "<hr />\n")?;
        }
        renderer.event(&mut out, event)?;
    }
    renderer.finish(&mut out)?;
    assert!(out.contains(&format!("<p>a</p>\n<hr />\n{}", back("1", "1"))), "{out}");
    Ok(())
}

#[test]
fn a_part_of_a_document() {
    let footnote = |label, index| Footnote::new(label, index, 0);
    let [start, stop] = LOOSE;
    // One is defined elsewhere, the other one keeps its number.
    let html = rendered(&[
        start,
        Event::FootnoteReference(footnote("a", 7)),
        Event::FootnoteReference(footnote("b", u32::MAX)),
        stop,
        Event::Start(Tag::FootnoteDefinition {
            footnote: footnote("b", u32::MAX),
            effective: true,
        }),
        text("c"),
        end(TagEnd::FootnoteDefinition),
    ]);
    let items = format!("<li id=\"fn-b\" value=\"2\">\nc{}</a>\n</li>\n", back("b", "2"));
    let references = reference("a", 1) + &reference("b", 2);
    assert_eq!(html, format!("<p>{references}</p>\n{}", section(&items)));
    let mut html = String::new();
    push_html(&mut html, [start, Event::FootnoteReference(footnote("a", 0)), stop]);
    assert_eq!(html, format!("<p>{}</p>\n", reference("a", 1)));
}

#[test]
fn events_out_of_order() {
    let start = Event::Start(Tag::FootnoteDefinition {
        footnote: Footnote::new("a", 0, 0),
        effective: true,
    });
    let stop = end(TagEnd::FootnoteDefinition);
    assert_eq!(rendered(&[stop, text("a"), stop]), "a");
    assert_eq!(rendered(&[start, text("a"), start]), "");
    let reference_event = Event::FootnoteReference(Footnote::new("a", 0, 0));
    let html = rendered(&[start, start, text("b"), stop, reference_event, text("c")]);
    let content = format!("b{}c", reference("a", 1));
    let items = format!("<li id=\"fn-a\">\n{content}{}</a>\n</li>\n", back("a", "1"));
    assert_eq!(html, section(&items));
}

#[test]
fn ids_have_the_prefix() {
    let options = HtmlOptions::new().id_prefix("user-content-").heading_ids(true);
    let html = to_html_with("[^a]\n\n[^a]: # b[^a]\n", Options::FOOTNOTES, options);
    assert!(html.starts_with(
        "<p><sup class=\"footnote-ref\"><a href=\"#user-content-fn-a\" id=\"user-content-fnref-a\""
    ));
    assert!(
        html.contains("<li id=\"user-content-fn-a\">\n<h1 id=\"user-content-b\">b<sup"),
        "{html}"
    );
    assert!(html.contains("<a href=\"#user-content-fnref-a-2\""), "{html}");
}

#[test]
fn a_renderer_goes_on_with_another_source() -> fmt::Result {
    let mut out = String::new();
    let mut renderer = Renderer::new(HtmlOptions::new());
    for source in ["a[^1]\n\n[^1]: b", "c[^2]\n\n[^2]: d"] {
        let source = String::from(source);
        let mut part = renderer.next_part();
        for event in Parser::with_options(&source, Options::FOOTNOTES) {
            // As a stream numbers them.
            let event = match event {
                Event::FootnoteReference(footnote) if footnote.label == "2" => {
                    Event::FootnoteReference(Footnote::outside(footnote.label, 1))
                }
                Event::Start(Tag::FootnoteDefinition { footnote, effective })
                    if footnote.label == "2" =>
                {
                    let footnote = Footnote::outside(footnote.label, 1);
                    Event::Start(Tag::FootnoteDefinition { footnote, effective })
                }
                event => event,
            };
            part.event(&mut out, event)?;
        }
        renderer = part.next_part();
    }
    renderer.finish(&mut out)?;
    let (one, two) = (reference("1", 1), reference("2", 2));
    assert!(out.starts_with(&format!("<p>a{one}</p>\n<p>c{two}</p>\n<section")), "{out}");
    Ok(())
}
