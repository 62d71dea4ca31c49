//! The text of a node, and its inline runs, say what its HTML does.

use std::collections::BTreeSet;

use rillmark::{Event, Options};
use rillmark_ast::{InlineContent, Kind, Node, Tree};
use rillmark_html::{HtmlOptions, push_html, to_html_with};

use crate::laws::{Verdict, hold};

pub(crate) fn text_is_that_of_html(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    let mut last = 0;
    for piece in tree.root().text_pieces(source) {
        hold!(source.get(piece.span.range()).is_some(), "{piece:?} cannot be sliced");
        hold!(last <= piece.span.start, "{piece:?} starts before {last}");
        last = piece.span.end;
    }
    map_leads_to_pieces(source, &tree)?;
    for node in tree.root().descendants() {
        if matches!(node.kind(), Kind::Paragraph { .. } | Kind::Heading { .. })
            && !node.descendants().any(is_markup)
        {
            compare(source, node)?;
        }
    }
    Ok(())
}

pub(crate) fn ids_of_headings_are_their_slugs(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    let html = to_html_with(source, options, HtmlOptions::new().heading_ids(true));
    let mut ids = html.match_indices("<h").filter_map(|(at, _)| {
        let (id, _) = html.get(at + 3..)?.strip_prefix(" id=\"")?.split_once('"')?;
        Some(id)
    });
    let headings = tree.headings(source).filter(|heading| !heading.slug.is_empty());
    let is_footnote = |node: Node<'_>| matches!(node.kind(), Kind::FootnoteDefinition { .. });
    if tree.root().descendants().any(is_footnote) {
        // They stand at the end, or nowhere.
        let slugs: BTreeSet<_> = headings.map(|heading| heading.slug).collect();
        let other = ids.map(without_tags).find(|id| !slugs.contains(id));
        hold!(other.is_none(), "{other:?} is none of {slugs:?}");
        return Ok(());
    }
    for heading in headings {
        let id = ids.next().map(without_tags);
        hold!(id.as_deref() == Some(&*heading.slug), "{id:?} is no {:?}", heading.slug);
    }
    hold!(ids.next().is_none(), "there are more ids than headings");
    Ok(())
}

/// Whether the HTML of the node says more than its text, or says it in an attribute.
fn is_markup(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        Kind::InlineHtml | Kind::Image(_) | Kind::FootnoteReference { .. } | Kind::InlineFootnote
    )
}

fn compare(source: &str, node: Node<'_>) -> Verdict {
    let mut html = String::new();
    // The box of a task is followed by a space.
    let events = node.events(source).map(|(event, _)| event);
    push_html(&mut html, events.filter(|event| !matches!(event, Event::TaskMarker { .. })));
    // A line ends after the tag of the block; another line end is one that a reference stands for.
    let block = html.trim_end();
    let ends_line = block.ends_with("</p>") || block.contains("</h");
    let expected = without_tags(if ends_line { block } else { &html });
    let text = node.text(source);
    hold!(text == expected, "{text:?} is {expected:?} in HTML");
    let mut runs = String::new();
    for run in node.inline_runs(source) {
        match run.content {
            InlineContent::Text(text) => runs.push_str(&text),
            InlineContent::Shortcode(name) => runs.extend([":", name, ":"]),
            _ => runs.push('\n'),
        }
    }
    hold!(text == runs, "{text:?} is {runs:?} in runs");
    Ok(())
}

/// The text of HTML that holds nothing but tags and text.
fn without_tags(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        rest = after.split_once('>').map_or("", |(_, rest)| rest);
    }
    text.push_str(rest);
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Each byte of the text comes from the piece that it is in, and what stands in the source as it is
/// comes from just there.
fn map_leads_to_pieces(source: &str, tree: &Tree) -> Verdict {
    let map = tree.root().text_map(source);
    let mut text = String::new();
    for piece in tree.root().text_pieces(source) {
        let at = text.len();
        text.push_str(&piece.text);
        let span = map.source_span(at..text.len());
        hold!(span == piece.span, "{piece:?} comes from {span}");
        let is_plain = source[piece.span] == *piece.text;
        if is_plain && let Some(first) = piece.text.chars().next() {
            let first = map.source_span(at..at + first.len_utf8());
            hold!(source[first] == text[at..at + first.len() as usize], "{piece:?}, {first}");
        }
        if !piece.span.is_empty() {
            let back = map.text_offset(piece.span.start);
            hold!(back == at, "{piece:?} is at {at}, not at {back}");
        }
    }
    hold!(map.text() == text, "another text: {:?}", map.text());
    Ok(())
}
