//! Edits of documents with many blocks: the index of blocks and the table of definitions move.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use rillmark::Options;
use rillmark_ast::{ChangedBlocks, Document, Tree};

const BLOCKS: &[&str] = &[
    "a *b* [c]\n",
    "# a\n",
    "- a\n- b\n",
    "- a\n\n  b\n- c [d]\n",
    "> a\n> b\n",
    "```\na\n\nb\n```\n",
    "[c]: /d\n",
    "> [d]: /e\n",
    "| a |\n|---|\n| b |\n",
    "term\n\n: details\n",
    "***\n",
    "<div>\n\n</div>\n",
    "    code\n",
    "a\n===\n",
];

const TEXTS: &[&str] = &[
    "",
    "x",
    "\n",
    "\n\n",
    "a\n\nb\n\nc\n\n",
    "```\n",
    "<!--",
    "- ",
    "> ",
    ": ",
    "[c]: /f\n\n",
    "[c]",
    "# ",
    "===\n",
    "    ",
];

/// A document of so many blocks, with blank lines between them.
fn long_document(blocks: &[&str]) -> String {
    blocks.join("\n")
}

/// How many blocks an edit replaced, and by how many.
fn counts(changed: &ChangedBlocks) -> (usize, usize) {
    (changed.old.len(), changed.new.len())
}

proptest! {
    #[test]
    fn edits_of_long_documents_are_fresh_parses(
        blocks in vec(select(BLOCKS), 30..80),
        edits in vec((any::<Index>(), 0..40_usize, select(TEXTS)), 1..12),
    ) {
        let mut document = Document::parse_with(long_document(&blocks), Options::ALL);
        for (index, len, text) in edits {
            let start = index.index(document.source().len() + 1);
            let end = (start + len / 4 * len / 4).min(document.source().len());
            document.edit(start..end, text);
            let fresh = Tree::parse_with(document.source(), Options::ALL);
            prop_assert_eq!(document.tree(), &fresh, "{}..{} {:?}: {:?}", start, end, text, document.source());
            let loaded = Tree::from_bytes(document.tree().as_bytes().to_vec());
            prop_assert_eq!(loaded, Ok(fresh));
        }
    }
}

#[test]
fn few_blocks_change() {
    let mut document = Document::parse(long_document(&["a b\n"; 100]));
    // In the block with the number 50: each takes five bytes.
    let changed = document.edit(251..251, "x");
    assert_eq!((changed.old, changed.new), (50..51, 50..51));
    assert_eq!(counts(&document.edit(251..252, "\n\n")), (1, 2));
    assert_eq!(counts(&document.edit(0..0, "x")), (1, 1));
    let end = document.source().len();
    assert_eq!(counts(&document.edit(end..end, "x")), (1, 1));
    // A blank line more.
    assert_eq!(counts(&document.edit(5..5, "\n")), (0, 0));
    // One less, so that two paragraphs become one.
    assert_eq!(counts(&document.edit(5..7, "")), (2, 1));
}

#[test]
fn a_fence_that_opens_changes_all_that_follows() {
    let mut document = Document::parse(long_document(&["a b\n"; 100]));
    let changed = document.edit(250..250, "```\n");
    assert_eq!((changed.old, changed.new), (50..100, 50..51));
    let changed = document.edit(250..254, "");
    assert_eq!((changed.old, changed.new), (50..51, 50..100));
}

#[test]
fn a_definition_changes_references_anywhere() {
    let mut document = Document::parse(long_document(&["a [b]\n"; 40]));
    let links = |document: &Document| {
        let nodes = document.root().descendants();
        nodes.filter(|node| node.link(document.source()).is_some()).count()
    };
    assert_eq!(links(&document), 0);
    let end = document.source().len();
    document.edit(end..end, "\n[b]: /c\n");
    assert_eq!(links(&document), 41);
    let changed = document.edit(0..1, "x");
    assert_eq!((changed.old, changed.new), (0..1, 0..1));
    assert_eq!(links(&document), 41);
    document.edit(end + 1..end + 2, "");
    assert_eq!(links(&document), 0);
}

#[test]
fn a_clone_stays_what_it_was() {
    let mut document = Document::parse("a\n\nb\n");
    let before = document.clone();
    document.edit(0..1, "# c");
    assert_eq!(before, Document::parse("a\n\nb\n"));
    assert_eq!(document, Document::parse("# c\n\nb\n"));
}

#[test]
fn documents_that_nobody_parsed_are_parsed_at_the_first_edit() {
    let mut document = Document::new("a\n\n*b*\n", Tree::from_events("", []), Options::COMMONMARK);
    let changed = document.edit(0..1, "c");
    assert_eq!((changed.old, changed.new), (0..0, 0..2));
    assert_eq!(document, Document::parse("c\n\n*b*\n"));
}

#[test]
#[should_panic(expected = "char boundary")]
fn a_range_inside_of_a_character_panics() {
    Document::parse("é").edit(1..2, "");
}
