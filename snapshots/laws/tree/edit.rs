//! A document that was edited is one that was parsed.

use core::mem::discriminant;
use core::ops::Range;

use rillmark::Options;
use rillmark_ast::{Document, Node, Tree};

use crate::laws::{Verdict, hold};

/// How many edits are made one after the other.
const EDITS: usize = 12;

/// What is put in: what opens and closes blocks, and what means nothing.
const TEXTS: &[&str] = &[
    "",
    "",
    "x",
    "a b",
    "\n",
    "\n\n",
    "\r\n",
    " ",
    "    ",
    "\t",
    "```\n",
    "\n```\n",
    "~~~",
    "- ",
    "\n- a\n",
    "1. ",
    "> ",
    "\n> b\n\n",
    "# ",
    "===\n",
    "---\n",
    "***",
    "<!--",
    "-->",
    "<div>\n",
    "</div>\n\n",
    "[a]: /b\n",
    "\n\n[c]: /d \"e\"\n\n",
    "[a]",
    "[c][a]",
    "*",
    "`",
    "|",
    "|-|-|\n",
    "\n| a | b |\n|---|---|\n",
    ": ",
    "\n: d\n",
    ":::x\n",
    ":::\n",
    "[^a]: f\n",
    "[^a]",
    "^[g]",
    "\u{FEFF}",
    "é",
    "$$\n",
    "+++\n",
    "[[a]]",
    ":a:",
];

pub(crate) fn edits_are_fresh_parses(source: &str, options: Options) -> Verdict {
    let mut document = Document::parse_with(source, options);
    let mut random = Random(source.len() as u64 | 1);
    for _ in 0..EDITS {
        let range = random.range(document.source());
        let text = TEXTS[random.below(TEXTS.len())];
        let before = document.clone();
        let what = format!("{text:?} in place of {range:?} in {:?}", before.source());
        let changed = document.edit(range.clone(), text);
        let mut source = before.source().to_owned();
        source.replace_range(range.clone(), text);
        hold!(document.source() == source, "{what}: {:?}", document.source());
        let fresh = Tree::parse_with(&source, options);
        hold!(*document.tree() == fresh, "{what}: {}", difference(document.tree(), &fresh));
        let shift = text.len().wrapping_sub(range.len());
        let same = |old: Node<'_>, new: Node<'_>, shift: usize| {
            let moved = |at: u32| (at as usize).wrapping_add(shift);
            let (from, to) = (old.span(), new.span());
            discriminant(&old.kind()) == discriminant(&new.kind())
                && (moved(from.start), moved(from.end)) == (to.start as usize, to.end as usize)
                && before.slice(old) == document.slice(new)
        };
        let (old, new): (Vec<_>, Vec<_>) =
            (before.root().children().collect(), document.root().children().collect());
        hold!(
            changed.old.end <= old.len()
                && changed.new.end <= new.len()
                && old.len() - changed.old.end == new.len() - changed.new.end
                && changed.old.start == changed.new.start
                && (0..changed.old.start).all(|at| same(old[at], new[at], 0))
                && (changed.old.end..old.len()).all(|at| same(
                    old[at],
                    new[at + changed.new.end - changed.old.end],
                    shift
                )),
            "{what}: {changed:?}"
        );
    }
    Ok(())
}

fn difference(actual: &Tree, expected: &Tree) -> String {
    let nodes = |tree: &Tree| -> Vec<String> {
        tree.root().descendants().map(|node| format!("{:?} {}", node.kind(), node.span())).collect()
    };
    let (actual, expected) = (nodes(actual), nodes(expected));
    let at = actual.iter().zip(&expected).take_while(|(a, b)| a == b).count();
    format!("{:?} instead of {:?}", actual.get(at), expected.get(at))
}

/// The same numbers for the same document each time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }

    /// A range of the source, mostly a short one.
    fn range(&mut self, source: &str) -> Range<usize> {
        let start = self.below(source.len() + 1);
        let len = [0, 0, 0, 1, 2, 5, 20][self.below(7)];
        let start = (0..=start).rfind(|&at| source.is_char_boundary(at)).unwrap_or(0);
        let end = (start + len).min(source.len());
        let end = (end..=source.len()).find(|&at| source.is_char_boundary(at));
        start..end.unwrap_or(source.len())
    }
}
