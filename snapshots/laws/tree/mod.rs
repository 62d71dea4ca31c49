//! A tree is what its events say: it gives them back, and every way through it leads where that
//! through a tree of pointers does.

pub(super) mod blocks;
pub(super) mod edit;
mod naive;
pub(super) mod navigation;
pub(super) mod text;

use rillmark::{Event, Options, Parser, Span};
use rillmark_ast::{Builder, Tree};

use crate::laws::{Verdict, hold};

pub(crate) fn trees_give_their_events_back(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    compare(source, &tree, Parser::with_options(source, options).spanned())?;
    let checked = Tree::from_events(source, Parser::with_options(source, options).spanned());
    hold!(checked == tree, "another tree from events that are checked");
    let loaded = Tree::from_bytes(tree.as_bytes().to_vec());
    hold!(loaded.as_ref() == Ok(&tree), "loaded as {loaded:?}");
    Ok(())
}

pub(crate) fn changed_events_come_back_as_they_are(source: &str, options: Options) -> Verdict {
    for change in CHANGES {
        let events: Vec<_> = change(Parser::with_options(source, options).spanned().collect());
        let tree = Tree::from_events(source, events.iter().copied());
        compare(source, &tree, events.into_iter())?;
        let loaded = Tree::from_bytes(tree.as_bytes().to_vec());
        hold!(loaded.as_ref() == Ok(&tree), "loaded as {loaded:?}");
    }
    Ok(())
}

pub(crate) fn memory_of_an_earlier_tree_changes_nothing(source: &str, options: Options) -> Verdict {
    let mut builder = Builder::new();
    let before = builder.build("# a\n[b]: c\n- d\n[b]", Parser::new("# a\n[b]: c").spanned());
    builder.recycle(before);
    let tree = builder.build(source, Parser::with_options(source, options).spanned());
    hold!(tree == Tree::parse_with(source, options), "another tree");
    Ok(())
}

type Events<'s> = Vec<(Event<'s>, Span)>;

/// What adapters may do to events.
const CHANGES: [fn(Events<'_>) -> Events<'_>; 5] = [
    // Text that is not in the source.
    |events| {
        let shout = |(event, span)| match event {
            Event::Text(_) => (Event::Text("SHOUT".into()), span),
            Event::Shortcode(_) => (Event::Shortcode("shout"), span),
            event => (event, span),
        };
        events.into_iter().map(shout).collect()
    },
    // Breaks that are not what they were.
    |events| {
        let turn = |(event, span)| match event {
            Event::SoftBreak => (Event::HardBreak, span),
            Event::HardBreak => (Event::SoftBreak, span),
            event => (event, span),
        };
        events.into_iter().map(turn).collect()
    },
    // No definitions.
    |events| {
        events.into_iter().filter(|(event, _)| !matches!(event, Event::Definition(_))).collect()
    },
    // All spans are those of one place.
    |events| events.into_iter().map(|(event, _)| (event, Span::new(1, 1))).collect(),
    // Half of the text, and all spans reversed.
    |events| {
        let mut spans: Vec<_> = events.iter().map(|(_, span)| *span).collect();
        spans.reverse();
        events.into_iter().zip(spans).map(|((event, _), span)| (event, span)).collect()
    },
];

fn compare<'s>(
    source: &'s str,
    tree: &'s Tree,
    expected: impl Iterator<Item = (Event<'s>, Span)>,
) -> Verdict {
    let mut actual = tree.events(source);
    for expected in expected {
        let actual = actual.next();
        hold!(
            actual.is_some_and(|actual| is_same(&actual, &expected)),
            "{expected:?} came back as {actual:?}"
        );
    }
    let rest = actual.next();
    hold!(rest.is_none(), "{rest:?} too much");
    Ok(())
}

/// Equality of events does not compare where text that is decoded later stands; their lines do.
fn is_same(actual: &(Event<'_>, Span), expected: &(Event<'_>, Span)) -> bool {
    actual == expected && actual.0.to_string() == expected.0.to_string()
}
