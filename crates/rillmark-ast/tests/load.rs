//! Whatever bytes are loaded: the loader does not panic, and nothing does on what it takes for a tree.

use proptest::collection::vec;
use proptest::prelude::any;
use proptest::sample::Index;
use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use rillmark::{Options, Span};
use rillmark_ast::{ColumnUnit, LoadError, Node, Tree};
use rillmark_corpus::documents;

/// A runner whose documents are the same in every run.
fn runner(cases: u32) -> TestRunner {
    let mut config = Config { cases, failure_persistence: None, ..Config::default() };
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(0x5eed);
    }
    TestRunner::new(config)
}

/// Changes of single bytes: where, and what to.
fn changes() -> impl Strategy<Value = Vec<(Index, u8)>> {
    vec((any::<Index>(), any::<u8>()), 0..6)
}

/// The trees of some documents with all extensions, with their sources.
fn trees() -> Vec<(String, Tree)> {
    let long = "- a\n  - *b* `c`\n\n".repeat(70) + "> [d]\n> [e](f)\n\n[d]: /g 'h'\n";
    let documents = documents().into_iter().step_by(7).map(|document| document.text);
    let parse = |text: String| {
        let tree = Tree::parse_with(&text, Options::ALL);
        (text, tree)
    };
    documents.chain([long]).map(parse).collect()
}

/// Uses everything that a tree can do.
fn use_all(tree: &Tree, source: &str) {
    for (count, node) in tree.root().descendants().enumerate() {
        let _ = (node.kind(), node.span(), node.marker(), node.link(source));
        let _ = (node.code_block(source), node.next_sibling(), node.nth_child(33));
        if count < 20 {
            look_at(node, source);
        }
    }
    for (event, _) in tree.events(source) {
        let _ = event.to_string();
    }
    for at in [0, 1, 7, 100, u32::MAX] {
        let _ = tree.node_at(at);
        let _ = tree.nodes_in(Span { start: at, end: at.wrapping_add(9) }).count();
    }
    for definition in tree.definitions() {
        let _ = (definition.link(source), tree.definition(source, "d"));
    }
    let _ = (tree.footnotes().len(), tree.footnote_definition(source, "a"));
    let _ = tree.table_of_contents(source);
    assert!(tree.write_json(source, ColumnUnit::Utf16, &mut String::new()).is_ok());
    let map = tree.root().text_map(source);
    for at in 0..9 {
        let _ = (map.source_span(at..9), map.source_span(9..at), map.text_offset(3));
    }
    let events = tree.events(source).map(|(event, _)| event);
    let mut html = String::new();
    rillmark_html::push_html(&mut html, events);
}

fn look_at(node: Node<'_>, source: &str) {
    let _ = (node.parent(), node.events(source).count(), node.ancestors().count());
    let _ = (node.ordinal(), node.task(), node.column_alignment(1), node.cell(1, 1));
    let _ = (node.content(), node.language(source), node.inline_runs(source).count());
    let _ = (node.directive_name(source), node.shortcode(source), node.footnote(source));
    let _ = node.attributes(source).map(|attributes| attributes.spanned().count());
    let _ = node.footnote_definition();
}

#[test]
fn arbitrary_bytes_do_not_panic() {
    let header = Tree::parse("a").as_bytes()[..8].to_vec();
    let result = runner(2000).run(&(any::<bool>(), vec(any::<u8>(), 0..200)), |(begin, bytes)| {
        let bytes = if begin { [&*header, &bytes].concat() } else { bytes };
        if let Ok(tree) = Tree::from_bytes(bytes) {
            use_all(&tree, "abc");
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn changed_trees_do_not_panic() {
    let trees = trees();
    let result = runner(4000).run(&(any::<Index>(), changes()), |(which, changes)| {
        let (source, tree) = &trees[which.index(trees.len())];
        let mut bytes = tree.as_bytes().to_vec();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Ok(tree) = Tree::from_bytes(bytes) {
            use_all(&tree, source);
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn trees_do_not_panic_with_other_sources() {
    let trees = trees();
    let result = runner(500).run(&(any::<Index>(), "\\PC*"), |(which, source)| {
        use_all(&trees[which.index(trees.len())].1, &source);
        Ok::<(), TestCaseError>(())
    });
    result.unwrap();
}

#[test]
fn errors_say_what_is_wrong() {
    let bytes = Tree::parse("# a\n\nb\n").as_bytes().to_vec();
    let load = |change: fn(&mut Vec<u8>)| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        Tree::from_bytes(bytes).map_err(|error| error.to_string())
    };
    assert!(load(|_| {}).is_ok());
    assert_eq!(load(Vec::clear), Err("these bytes are no tree".into()));
    let newer = load(|bytes| bytes[4] = 9);
    assert_eq!(newer, Err("the tree has version 9, and only 1 can be read".into()));
    let shorter = load(|bytes| bytes.truncate(40));
    assert_eq!(shorter, Err("the tree should have 41 bytes, but there are 40".into()));
    let damaged = Tree::from_bytes({
        let mut bytes = bytes.clone();
        bytes[34] = 0xFF;
        bytes
    });
    assert!(matches!(damaged, Err(LoadError::Damaged(_))), "{damaged:?}");
}
