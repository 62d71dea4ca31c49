//! The laws, each with all documents: `rillmark_snapshots::laws`.

mod inputs;

use rillmark_snapshots::laws::LAWS;

/// A test for each of the laws, with its name.
macro_rules! laws {
    ($($law:ident)*) => {
        const TESTED: &[&str] = &[$(stringify!($law)),*];
        $(
            #[test]
            fn $law() {
                inputs::check(stringify!($law));
            }
        )*
    };
}

laws! {
    anticipated_tails_are_documents
    carriage_returns_change_nothing
    changed_events_come_back_as_they_are
    commits_have_the_events_of_the_whole
    commits_that_wait_have_the_same_events
    copies_have_the_same_events
    definitions_are_found_ahead
    definitions_are_those_of_the_parser
    edits_are_fresh_parses
    elements_balance_and_nest
    events_are_few
    events_are_the_same_with_spans
    html_is_safe
    items_and_cells_have_their_numbers
    memory_of_an_earlier_tree_changes_nothing
    ids_of_headings_are_their_slugs
    none_stays_none
    references_find_definitions_ahead
    references_find_footnotes_ahead
    reused_scratch_changes_nothing
    spans_are_ordered_and_nested
    tails_are_what_would_come_at_the_end
    text_is_that_of_html
    text_is_the_source_where_nothing_was_decoded
    trees_give_their_events_back
    ways_lead_where_they_should
}

#[test]
fn every_law_has_a_test() {
    assert!(LAWS.iter().map(|(name, _)| *name).eq(TESTED.iter().copied()));
}
