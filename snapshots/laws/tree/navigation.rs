//! Every way through a tree leads where that through a naive one does.

use rillmark::{Options, Span};
use rillmark_ast::{Node, Tree};

use super::naive::{Naive, is_of, naive};
use crate::laws::{Verdict, hold};

/// How many nodes are looked at from all sides; more of them would take too long.
const LOOKED_AT: usize = 200;

pub(crate) fn ways_lead_where_they_should(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    let naive = merged(naive(source, options), &tree);
    let nodes: Vec<Node<'_>> = [tree.root()].into_iter().chain(tree.root().descendants()).collect();
    hold!(nodes.len() == naive.len(), "{} nodes instead of {}", nodes.len(), naive.len());
    let stride = nodes.len().div_ceil(LOOKED_AT).max(1);
    for (index, (node, expected)) in nodes.iter().zip(&naive).enumerate() {
        hold!(is_of(node.kind(), &expected.what), "{node:?} is not {expected:?}");
        hold!(node.span() == expected.span, "{node:?} stands at {}", expected.span);
        hold!(node.marker() == expected.marker, "{node:?} has its marker at {}", expected.marker);
        let first = expected.children.first().map(|&child| nodes[child]);
        hold!(node.first_child() == first, "{node:?} has the first child {first:?}");
        let next = sibling(&naive, index).map(|next| nodes[next]);
        hold!(node.next_sibling() == next, "after {node:?} comes {next:?}");
        if index % stride == 0 {
            look_at(&nodes, &naive, index)?;
        }
    }
    find(&tree, source, &nodes, &naive)
}

/// Neighbouring pieces of text are one node of the tree, from the backslash of an escape on.
fn merged(mut naive: Vec<Naive>, tree: &Tree) -> Vec<Naive> {
    let runs: Vec<Span> = tree
        .root()
        .descendants()
        .filter(|node| node.first_child().is_none())
        .map(Node::span)
        .collect();
    let is_text = |what: &str| matches!(what, "Text" | "Html" | "InlineHtml");
    // The number of each node after merging.
    let mut numbers = vec![0];
    let mut kept: Vec<Naive> = vec![];
    let first = naive.remove(0);
    kept.push(Naive { children: Vec::new(), ..first });
    for node in naive {
        let parent = node.parent.map(|parent| numbers[parent]);
        let run = runs.partition_point(|run| run.start <= node.span.start).checked_sub(1);
        let run = run.map(|run| runs[run]).filter(|run| run.contains(node.span));
        if let (true, Some(run)) = (is_text(&node.what), run) {
            let same = kept.last().is_some_and(|last| {
                last.span == run && last.what == node.what && last.parent == parent
            });
            if same && !run.is_empty() {
                numbers.push(kept.len() - 1);
                continue;
            }
            numbers.push(kept.len());
            let marker = Span::empty(run.start);
            kept.push(Naive { span: run, marker, parent, children: Vec::new(), ..node });
        } else {
            numbers.push(kept.len());
            kept.push(Naive { parent, children: Vec::new(), ..node });
        }
    }
    for index in 1..kept.len() {
        if let Some(parent) = kept[index].parent {
            kept[parent].children.push(index);
        }
    }
    kept
}

fn sibling(naive: &[Naive], index: usize) -> Option<usize> {
    let siblings = &naive[naive[index].parent?].children;
    let number = siblings.binary_search(&index).ok()?;
    siblings.get(number + 1).copied()
}

fn look_at(nodes: &[Node<'_>], naive: &[Naive], index: usize) -> Verdict {
    let (node, expected) = (nodes[index], &naive[index]);
    let parent = expected.parent.map(|parent| nodes[parent]);
    hold!(node.parent() == parent, "{node:?} is in {parent:?}, not in {:?}", node.parent());
    let mut ancestors = Vec::new();
    let mut next = expected.parent;
    while let Some(parent) = next {
        ancestors.push(nodes[parent]);
        next = naive[parent].parent;
    }
    ancestors.reverse();
    hold!(node.ancestors().eq(ancestors.iter().copied()), "{node:?} is in {ancestors:?}");
    hold!(node.depth() == ancestors.len(), "{node:?} is {} deep", ancestors.len());
    let children: Vec<_> = expected.children.iter().map(|&child| nodes[child]).collect();
    hold!(node.children().eq(children.iter().copied()), "{node:?} has {children:?}");
    for number in [0, 1, 14, 15, 16, 17, 32, children.len().wrapping_sub(1), children.len()] {
        let child = children.get(number).copied();
        hold!(node.nth_child(number) == child, "child {number} of {node:?} is {child:?}");
    }
    let last = children.last().copied();
    hold!(node.last_child() == last, "the last child of {node:?} is {last:?}");
    let siblings = expected.parent.map(|parent| &naive[parent].children);
    let number = siblings.and_then(|siblings| siblings.binary_search(&index).ok()).unwrap_or(0);
    hold!(node.index() == number, "{node:?} has {number} siblings before it");
    let last = last_inside(naive, index);
    hold!(node.descendants().eq(nodes[index + 1..=last].iter().copied()), "inside of {node:?}");
    Ok(())
}

/// The last node inside of one; itself if there is none.
fn last_inside(naive: &[Naive], index: usize) -> usize {
    let mut last = index;
    while let Some(&child) = naive[last].children.last() {
        last = child;
    }
    last
}

/// Looks for nodes at offsets and in ranges. Only what is inside of a node that is there counts: the
/// text of code reaches over the end of its block by a line end.
fn find(tree: &Tree, source: &str, nodes: &[Node<'_>], naive: &[Naive]) -> Verdict {
    let stride = nodes.len() * source.len() / 10_000 + 1;
    for at in (0..=source.len()).step_by(stride) {
        let at = u32::try_from(at).unwrap_or(u32::MAX);
        let expected = inside(naive, Span::new(at, at + 1)).pop().map_or(tree.root(), |i| nodes[i]);
        let found = tree.node_at(at);
        hold!(found == expected, "at {at}: {found:?}, not {expected:?}");
        let range = Span::new(at, at.saturating_add(at % 7 + 1));
        let expected = inside(naive, range);
        let expected = expected.iter().map(|&index| nodes[index]);
        hold!(tree.nodes_in(range).eq(expected), "nodes in {range}");
    }
    Ok(())
}

/// The nodes that lie in a range with a part of them, as does each node around them.
fn inside(naive: &[Naive], range: Span) -> Vec<usize> {
    let mut found = Vec::new();
    let mut is_inside = vec![true];
    for (index, node) in naive.iter().enumerate().skip(1) {
        let overlaps = node.span.start < range.end && range.start < node.span.end;
        is_inside.push(overlaps && node.parent.is_some_and(|parent| is_inside[parent]));
        if is_inside[index] {
            found.push(index);
        }
    }
    found
}
