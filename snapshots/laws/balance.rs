//! Starts and ends balance, and elements stand only where they may.

use rillmark::{ClosedBy, DirectiveKind, Event, Options, Parser, Tag, TagEnd};

use crate::laws::{Verdict, hold};

pub(crate) fn elements_balance_and_nest(source: &str, options: Options) -> Verdict {
    let mut open: Vec<Tag<'_>> = Vec::new();
    let mut at_end = false;
    for event in Parser::with_options(source, options) {
        let closed_by_end = matches!(event, Event::End(_, ClosedBy::EndOfInput));
        hold!(closed_by_end || !at_end, "{event:?} after the end of the input closed an element");
        at_end = closed_by_end;
        match event {
            Event::End(end, closed_by) => {
                let Some(start) = open.pop() else { return Err(format!("{end:?} ends nothing")) };
                hold!(is_end_of(end, &start), "{end:?} ends {start:?}");
                let may_stay_open = is_block(&start) || closed_by == ClosedBy::Source;
                hold!(may_stay_open, "{end:?} was closed by the end of the input");
            }
            _ => hold!(may_stand_in(&event, &open), "{event:?} in {:?}", open.last()),
        }
        if let Event::Start(tag) = event {
            open.push(tag);
        }
    }
    hold!(open.is_empty(), "{open:?} were not closed");
    Ok(())
}

pub(crate) fn is_end_of(end: TagEnd, start: &Tag<'_>) -> bool {
    match *start {
        Tag::Paragraph { tight } => end == TagEnd::Paragraph { tight },
        Tag::Heading { level, .. } => end == TagEnd::Heading(level),
        Tag::BlockQuote => end == TagEnd::BlockQuote,
        Tag::Alert(_) => end == TagEnd::Alert,
        Tag::FootnoteDefinition { .. } => end == TagEnd::FootnoteDefinition,
        Tag::Directive { kind, .. } => end == TagEnd::Directive(kind),
        Tag::DirectiveLabel => end == TagEnd::DirectiveLabel,
        Tag::InlineFootnote => end == TagEnd::InlineFootnote,
        Tag::List(list) => end == TagEnd::List(list.kind),
        Tag::Item => end == TagEnd::Item,
        Tag::CodeBlock(_) => end == TagEnd::CodeBlock,
        Tag::HtmlBlock => end == TagEnd::HtmlBlock,
        Tag::FrontMatter(_) => end == TagEnd::FrontMatter,
        Tag::DefinitionList => end == TagEnd::DefinitionList,
        Tag::DefinitionTerm => end == TagEnd::DefinitionTerm,
        Tag::DefinitionDetails { .. } => end == TagEnd::DefinitionDetails,
        Tag::Emphasis => end == TagEnd::Emphasis,
        Tag::Strong => end == TagEnd::Strong,
        Tag::Table(_) => end == TagEnd::Table,
        Tag::TableRow { header } => end == TagEnd::TableRow { header },
        Tag::TableCell { header, .. } => end == TagEnd::TableCell { header },
        Tag::Strikethrough => end == TagEnd::Strikethrough,
        Tag::Superscript => end == TagEnd::Superscript,
        Tag::Subscript => end == TagEnd::Subscript,
        Tag::Highlight => end == TagEnd::Highlight,
        Tag::Insert => end == TagEnd::Insert,
        Tag::Underline => end == TagEnd::Underline,
        Tag::Spoiler => end == TagEnd::Spoiler,
        Tag::Custom(run) => end == TagEnd::Custom(run),
        Tag::CodeSpan => end == TagEnd::CodeSpan,
        Tag::Math(kind) => end == TagEnd::Math(kind),
        Tag::Link { .. } => end == TagEnd::Link,
        Tag::Image { .. } => end == TagEnd::Image,
        _ => false,
    }
}

fn is_block(tag: &Tag<'_>) -> bool {
    matches!(
        tag,
        Tag::Paragraph { .. }
            | Tag::Heading { .. }
            | Tag::BlockQuote
            | Tag::Alert(_)
            | Tag::FootnoteDefinition { .. }
            | Tag::Directive { kind: DirectiveKind::Leaf | DirectiveKind::Container, .. }
            | Tag::DirectiveLabel
            | Tag::List(_)
            | Tag::Item
            | Tag::DefinitionList
            | Tag::DefinitionTerm
            | Tag::DefinitionDetails { .. }
            | Tag::CodeBlock(_)
            | Tag::HtmlBlock
            | Tag::FrontMatter(_)
            | Tag::Table(_)
            | Tag::TableRow { .. }
            | Tag::TableCell { .. }
    )
}

/// Whether an event may stand in the innermost of the open elements.
fn may_stand_in(event: &Event<'_>, open: &[Tag<'_>]) -> bool {
    let parent = open.last();
    match event {
        Event::Start(Tag::Item) => matches!(parent, Some(Tag::List(_))),
        Event::Start(Tag::Paragraph { tight }) => {
            let is_in_tight = matches!(open, [.., Tag::List(list), Tag::Item] if list.tight)
                || matches!(parent, Some(Tag::DefinitionDetails { tight: true }));
            holds_blocks(parent) && *tight == is_in_tight
        }
        // Links stand in no link, not even in an image there; but autolinks do.
        Event::Start(Tag::Link { kind, .. }) if !kind.is_autolink() => {
            holds_inlines(parent) && !open.iter().any(|tag| matches!(tag, Tag::Link { .. }))
        }
        Event::Start(Tag::DirectiveLabel) => is_container(parent),
        Event::Start(Tag::DefinitionTerm | Tag::DefinitionDetails { .. }) => {
            matches!(parent, Some(Tag::DefinitionList))
        }
        Event::Start(Tag::TableRow { .. }) => matches!(parent, Some(Tag::Table(_))),
        Event::Start(Tag::TableCell { header, .. }) => {
            matches!(parent, Some(Tag::TableRow { header: row }) if row == header)
        }
        Event::Start(tag) if is_block(tag) => holds_blocks(parent),
        Event::ThematicBreak | Event::Definition(_) => holds_blocks(parent),
        Event::Text(_) => {
            holds_inlines(parent)
                || matches!(
                    parent,
                    Some(Tag::CodeBlock(_) | Tag::FrontMatter(_) | Tag::CodeSpan | Tag::Math(_))
                )
        }
        Event::Html(_) => matches!(parent, Some(Tag::HtmlBlock)),
        _ => holds_inlines(parent),
    }
}

fn holds_blocks(parent: Option<&Tag<'_>>) -> bool {
    let Some(parent) = parent else { return true };
    matches!(
        parent,
        Tag::BlockQuote
            | Tag::Alert(_)
            | Tag::FootnoteDefinition { .. }
            | Tag::Item
            | Tag::DefinitionDetails { .. }
    ) || is_container(Some(parent))
}

fn is_container(tag: Option<&Tag<'_>>) -> bool {
    matches!(tag, Some(Tag::Directive { kind: DirectiveKind::Container, .. }))
}

fn holds_inlines(parent: Option<&Tag<'_>>) -> bool {
    let Some(parent) = parent else { return false };
    match parent {
        Tag::Paragraph { .. }
        | Tag::Heading { .. }
        | Tag::TableCell { .. }
        | Tag::DefinitionTerm
        | Tag::DirectiveLabel
        | Tag::Directive { kind: DirectiveKind::Leaf, .. } => true,
        Tag::CodeSpan | Tag::Math(_) => false,
        inline => !is_block(inline),
    }
}
