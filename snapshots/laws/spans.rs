//! Spans lie on character boundaries, in order, and children inside their parents.

use rillmark::{Event, LinkKind, Options, Parser, Span, Tag, TagEnd};

use crate::laws::outline::parts;
use crate::laws::{Verdict, hold};

/// An open element.
struct Open {
    start: Span,
    /// Where its last child ended.
    reached: u32,
    /// Parts that its span must hold.
    parts: Vec<Span>,
}

pub(crate) fn spans_are_ordered_and_nested(source: &str, options: Options) -> Verdict {
    let end = u32::try_from(source.len()).unwrap_or(u32::MAX);
    let root = Open { start: Span::empty(0), reached: 0, parts: Vec::new() };
    let mut open = vec![root];
    for (event, span) in Parser::with_options(source, options).spanned() {
        for span in parts(&event).into_iter().chain([span]) {
            hold!(span.start <= span.end, "{event:?} ends before it starts: {span:?}");
            hold!(source.get(span.range()).is_some(), "{event:?} cannot be sliced: {span:?}");
        }
        if let Event::End(tag, _) = event {
            let Some(element) = open.pop() else { return Err(format!("{event:?} ends nothing")) };
            let reached = element.reached;
            // The span of a block ends before its last line end, which belongs to the text of code.
            let ends_line = matches!(tag, TagEnd::CodeBlock | TagEnd::HtmlBlock)
                && matches!(
                    source.get(span.end as usize..reached as usize),
                    Some("\n" | "\r" | "\r\n")
                );
            let is_whole = element.start.start == span.start && (reached <= span.end || ends_line);
            hold!(is_whole, "{event:?} {span} does not hold {} to {reached}", element.start);
            for part in element.parts {
                hold!(span.contains(part), "{event:?} {span} does not hold its part {part}");
            }
        } else {
            let reached = open.last().map_or(0, |parent| parent.reached);
            hold!(reached <= span.start, "{event:?} {span} starts before {reached}");
        }
        match event {
            Event::Start(_) => {
                let parts = parts_inside(&event);
                open.push(Open { start: span, reached: span.end, parts });
                continue;
            }
            Event::Definition(_) => {
                let outside = parts(&event).into_iter().find(|part| !span.contains(*part));
                hold!(outside.is_none(), "{event:?} {span} does not hold {outside:?}");
            }
            Event::End(..) => {}
            _ => {
                let may_be_empty = is_rest_of_tab(&event) || span == Span::empty(end);
                hold!(may_be_empty || !span.is_empty(), "{event:?} {span} is empty");
            }
        }
        if let Some(parent) = open.last_mut() {
            parent.reached = span.end;
        }
    }
    Ok(())
}

/// Spans of parts that lie in the element itself, and not in a definition.
fn parts_inside(event: &Event<'_>) -> Vec<Span> {
    match event {
        Event::Start(Tag::Link { kind, link } | Tag::Image { kind, link })
            if !matches!(kind, LinkKind::Inline | LinkKind::Autolink | LinkKind::Email) =>
        {
            link.label().into_iter().collect()
        }
        _ => parts(event),
    }
}

/// Whether it is the spaces that a partly used tab leaves.
fn is_rest_of_tab(event: &Event<'_>) -> bool {
    matches!(event, Event::Text(text) | Event::Html(text) if text.trim_matches(' ').is_empty())
}
