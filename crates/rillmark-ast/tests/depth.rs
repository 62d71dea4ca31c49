//! Nesting of any depth: nothing recurses, and nothing becomes slow.

use std::thread;

use rillmark::Parser;
use rillmark_ast::{Kind, Tree};
use rillmark_html::push_html;

const DEPTH: usize = 100_000;

/// Builds, walks, renders and drops the tree on a stack that would not stand recursion. The
/// innermost node is at `at`.
#[expect(clippy::unwrap_used, reason = "tests call it")]
fn go_through(source: String, depth: usize, at: usize) {
    let test = move || {
        let tree = Tree::parse(&source);
        let nodes = tree.root().descendants().count();
        assert!(nodes >= depth, "{nodes} nodes");
        assert!(tree.events(&source).eq(Parser::new(&source).spanned()));
        let (mut html, mut expected) = (String::new(), String::new());
        push_html(&mut html, tree.events(&source).map(|(event, _)| event));
        push_html(&mut expected, Parser::new(&source));
        assert_eq!(html, expected);
        let loaded = Tree::from_bytes(tree.as_bytes().to_vec()).unwrap();
        assert_eq!(loaded, tree);
        let innermost = tree.node_at(u32::try_from(at).unwrap());
        let found = innermost.depth();
        assert!(found >= depth, "{found} levels");
        assert_eq!(innermost.parent().unwrap().depth() + 1, found);
        drop(tree);
    };
    let thread = thread::Builder::new().stack_size(256 * 1024).spawn(test).unwrap();
    thread.join().unwrap();
}

#[test]
fn block_quotes() {
    go_through(">".repeat(DEPTH) + " a", DEPTH, DEPTH + 1);
}

#[test]
fn lists() {
    go_through("- ".repeat(DEPTH) + "a", 2 * DEPTH, 2 * DEPTH);
}

#[test]
fn emphasis() {
    go_through("*a ".repeat(DEPTH) + &"b*".repeat(DEPTH), DEPTH, 3 * DEPTH);
}

#[test]
fn images() {
    go_through("![".repeat(DEPTH) + "a" + &"](b)".repeat(DEPTH), DEPTH, 2 * DEPTH);
}

#[test]
fn many_children_are_found_through_the_index() {
    let source = "- a *b* c\n".repeat(20_000);
    let tree = Tree::parse(&source);
    let list = tree.root().first_child().unwrap();
    assert!(matches!(list.kind(), Kind::List(_)));
    for number in [0, 15, 16, 17, 9_999, 19_999] {
        let item = list.nth_child(number).unwrap();
        let at = u32::try_from(number * 10).unwrap();
        assert_eq!(item.span().start, at);
        assert_eq!(item.parent(), Some(list));
        assert_eq!(tree.node_at(at), item);
        let strong = tree.node_at(at + 4);
        assert_eq!(strong.kind(), Kind::Emphasis);
        assert_eq!(strong.depth(), 4);
    }
    assert_eq!(list.nth_child(20_000), None);
}
