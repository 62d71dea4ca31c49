//! What is found ahead is what comes: the definitions that the parser knows once it looked for one
//! that is not there are those of the events that follow.

use rillmark::{Event, Parser};

use crate::inputs::check;
use crate::{Verdict, hold};

#[test]
fn definitions_are_found_ahead() {
    check(definitions);
}

/// A paragraph that makes the parser look for a definition to the end of the document.
const SEARCH: &str = "[no such label anywhere]\n\n";

fn definitions(source: &str) -> Verdict {
    // A byte order mark is none in the middle.
    let source = format!("{SEARCH}{}", source.trim_start_matches('\u{FEFF}'));
    let mut parser = Parser::new(&source);
    parser.next();
    let ahead: Vec<_> =
        parser.definitions().map(|definition| definition.link().destination().span()).collect();
    let come: Vec<_> = parser
        .filter_map(|event| match event {
            Event::Definition(definition) if definition.is_effective() => {
                Some(definition.link().destination().span())
            }
            _ => None,
        })
        .collect();
    hold!(ahead == come, "found ahead: {ahead:?}; in the events: {come:?}");
    Ok(())
}
