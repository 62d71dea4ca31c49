//! Laws: what holds for the events of every document, in every dialect.
//!
//! Each law is a function that takes a document and says what is wrong. The tests check it with the
//! corpus, the examples of the specifications, the generators, and with documents that are put
//! together at random; the fuzz targets with whatever they find. A document that breaks a law
//! becomes one of the corpus.

mod ahead;
mod anticipation;
mod balance;
mod copies;
mod count;
mod fused;
mod line_endings;
mod outline;
mod safety;
mod scratch;
mod spanned;
mod spans;
mod stream;
mod text;
mod tree;

use rillmark::Options;

/// What a law says: nothing, or what is wrong.
pub type Verdict = Result<(), String>;

/// A law takes a document and the dialect that it is read in.
pub type Law = fn(&str, Options) -> Verdict;

/// Breaks a law with a message where a condition does not hold.
macro_rules! hold {
    ($condition:expr, $($message:tt)*) => {
        if !$condition {
            return Err(format!($($message)*));
        }
    };
}
use hold;

/// All laws, each with its name.
pub const LAWS: &[(&str, Law)] = &[
    ("anticipated_tails_are_documents", anticipation::anticipated_tails_are_documents),
    ("carriage_returns_change_nothing", line_endings::carriage_returns_change_nothing),
    ("changed_events_come_back_as_they_are", tree::changed_events_come_back_as_they_are),
    ("commits_have_the_events_of_the_whole", stream::commits_have_the_events_of_the_whole),
    ("commits_that_wait_have_the_same_events", stream::commits_that_wait_have_the_same_events),
    ("copies_have_the_same_events", copies::copies_have_the_same_events),
    ("definitions_are_found_ahead", ahead::definitions_are_found_ahead),
    ("definitions_are_those_of_the_parser", tree::blocks::definitions_are_those_of_the_parser),
    ("edits_are_fresh_parses", tree::edit::edits_are_fresh_parses),
    ("elements_balance_and_nest", balance::elements_balance_and_nest),
    ("events_are_few", count::events_are_few),
    ("events_are_the_same_with_spans", spanned::events_are_the_same_with_spans),
    ("html_is_safe", safety::html_is_safe),
    ("items_and_cells_have_their_numbers", tree::blocks::items_and_cells_have_their_numbers),
    ("memory_of_an_earlier_tree_changes_nothing", tree::memory_of_an_earlier_tree_changes_nothing),
    ("ids_of_headings_are_their_slugs", tree::text::ids_of_headings_are_their_slugs),
    ("none_stays_none", fused::none_stays_none),
    ("references_find_definitions_ahead", ahead::references_find_definitions_ahead),
    ("references_find_footnotes_ahead", ahead::references_find_footnotes_ahead),
    ("reused_scratch_changes_nothing", scratch::reused_scratch_changes_nothing),
    ("spans_are_ordered_and_nested", spans::spans_are_ordered_and_nested),
    ("tails_are_what_would_come_at_the_end", stream::tails_are_what_would_come_at_the_end),
    ("text_is_that_of_html", tree::text::text_is_that_of_html),
    (
        "text_is_the_source_where_nothing_was_decoded",
        text::text_is_the_source_where_nothing_was_decoded,
    ),
    ("trees_give_their_events_back", tree::trees_give_their_events_back),
    ("ways_lead_where_they_should", tree::navigation::ways_lead_where_they_should),
];
