//! Trees of any bytes: the loader says no, or what it takes can be used.

use rillmark::Span;
use rillmark_ast::{ColumnUnit, LineIndex, Node, Tree};

use crate::Input;

/// How many nodes are looked at from all sides.
const LOOKED_AT: usize = 100;

/// Loads the bytes as a tree, and a tree of the document with some of its bytes changed.
///
/// # Panics
///
/// If the tree of the document cannot be loaded as it is.
pub fn run(data: &[u8]) {
    if let Ok(tree) = Tree::from_bytes(data.to_vec()) {
        use_all(&tree, "- a [b](c)\n");
    }
    let input = Input::read(data);
    let source = &*input.source;
    let bytes = Tree::parse_with(source, input.options()).as_bytes().to_vec();
    let Ok(tree) = Tree::from_bytes(bytes.clone()) else { panic!("no tree any more: {source:?}") };
    use_all(&tree, source);
    // The upper bits say what is changed, and how often.
    let mut state = u64::from(input.choices >> 8) * 0x9E37_79B9 + 1;
    let mut next = |limit: usize| {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(0x1405_7B7E_F767_814F);
        (state >> 33) as usize % limit
    };
    for _ in 0..8 {
        let mut changed = bytes.clone();
        for _ in 0..=next(3) {
            let at = next(changed.len());
            changed[at] = match next(3) {
                0 => changed[at].wrapping_add(1),
                1 => changed[at] ^ 1 << next(8),
                _ => next(256) as u8,
            };
        }
        if let Ok(tree) = Tree::from_bytes(changed) {
            use_all(&tree, source);
            use_all(&tree, "- a [b](c)\n");
        }
    }
}

/// Uses everything that a tree can do.
fn use_all(tree: &Tree, source: &str) {
    for (count, node) in tree.root().descendants().enumerate() {
        let _ = (node.kind(), node.span(), node.marker(), node.index(), node.run());
        if count < LOOKED_AT {
            look_at(node, source);
        }
    }
    let mut html = String::new();
    rillmark_html::push_html(&mut html, tree.events(source).map(|(event, _)| event));
    for (event, _) in tree.events(source) {
        let _ = event.to_string();
    }
    let index = LineIndex::new(source);
    for at in [0, 1, 7, 100, tree.source_len(), u32::MAX] {
        let _ = (tree.node_at(at), tree.nodes_in(Span { start: at, end: !at }).take(9).count());
        let place = index.line_column(source, at, ColumnUnit::Utf16);
        let _ = index.offset(source, place, ColumnUnit::Bytes);
    }
    for definition in tree.definitions().take(LOOKED_AT) {
        let _ = (definition.link(source), tree.definition(source, "b"));
    }
    let map = tree.root().text_map(source);
    for at in 0..9 {
        let _ = (map.source_span(at..9), map.source_span(9..at), map.text_offset(3));
    }
    let _ = (tree.footnotes().len(), tree.footnote_definition(source, "a"));
    let _ = tree.table_of_contents(source);
    assert!(tree.write_json(source, ColumnUnit::Utf16, &mut String::new()).is_ok());
}

fn look_at(node: Node<'_>, source: &str) {
    let _ = (node.parent(), node.first_child(), node.next_sibling(), node.last_child());
    let _ = (node.depth(), node.nth_child(33), node.children().nth(2));
    let _ = (node.link(source), node.code_block(source), node.language(source), node.content());
    let _ = (node.ordinal(), node.task(), node.column_alignment(1), node.cell(1, 1));
    let _ = (node.text(source), node.text_pieces(source).last(), node.inline_runs(source).last());
    let _ = (node.directive_name(source), node.shortcode(source), node.footnote(source));
    let _ = node.attributes(source).map(|attributes| attributes.spanned().count());
    let _ = (node.footnote_definition(), node.events(source).last());
}
