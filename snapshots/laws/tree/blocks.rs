//! What is ready made for blocks says what events and nodes do.

use rillmark::{ListKind, Options, Parser};
use rillmark_ast::{Kind, Node, Tree};

use crate::laws::{Verdict, hold};

pub(crate) fn definitions_are_those_of_the_parser(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    let mut found = Vec::new();
    for node in tree.definitions() {
        hold!(node.kind() == Kind::Definition { effective: true }, "{node:?} is none");
        let Some(link) = node.link(source) else { return Err(format!("{node:?}, no link")) };
        found.push(link);
        let label = &source[link.label().unwrap_or_default()];
        // The label of one in a container may hold what stands before its lines.
        if !label.contains(['\n', '\r']) {
            let again = tree.definition(source, label);
            hold!(again == Some(node), "{label:?} leads to {again:?}");
        }
    }
    let mut parser = Parser::with_options(source, options);
    parser.by_ref().for_each(drop);
    let expected: Vec<_> = parser.definitions().map(|definition| definition.link()).collect();
    hold!(found.len() == expected.len(), "{found:?}, not {expected:?}");
    let is_same = found.iter().all(|link| expected.contains(link));
    hold!(is_same, "{found:?}, not {expected:?}");
    Ok(())
}

pub(crate) fn items_and_cells_have_their_numbers(source: &str, options: Options) -> Verdict {
    let tree = Tree::parse_with(source, options);
    for node in tree.root().descendants() {
        match node.kind() {
            Kind::List(list) => {
                let is_ordered = list.kind == ListKind::Ordered;
                let numbers = (list.start..).map(|number| is_ordered.then_some(number));
                let items = node.children().take(100).zip(numbers);
                for (item, number) in items {
                    hold!(item.ordinal() == number, "{item:?} is number {number:?}");
                    hold!(item.task() == task(item), "{item:?} is a task: {:?}", item.task());
                }
            }
            Kind::Table(table) => {
                for (row, cells) in node.children().take(50).enumerate() {
                    for (column, cell) in cells.children().enumerate() {
                        hold!(node.cell(row, column) == Some(cell), "{cell:?}, {row}, {column}");
                    }
                }
                let columns = table.columns as usize;
                let aligned = (0..).map_while(|column| node.column_alignment(column)).count();
                hold!(aligned == columns, "{aligned} of {columns} columns are aligned");
            }
            Kind::CodeBlock(_) => {
                let pieces: Vec<_> = node.text_pieces(source).collect();
                let ends = pieces.first().zip(pieces.last());
                let span = ends.map(|(first, last)| (first.span.start, last.span.end));
                let content = node.content().map(|content| (content.start, content.end));
                hold!(content == span, "{node:?} has its code at {content:?}, not {span:?}");
            }
            _ => {}
        }
    }
    Ok(())
}

/// Whether the box of the item is ticked, if it has one: that before any other node but blocks.
fn task(item: Node<'_>) -> Option<bool> {
    let marker = item.descendants().nth(1)?;
    match marker.kind() {
        Kind::TaskMarker { checked } => Some(checked),
        _ => None,
    }
}
