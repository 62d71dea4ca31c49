//! What is found ahead is what comes: the definitions that the parser knows once it looked for one
//! that is not there are those of the events that follow, and a reference before them finds them.

use rillmark::{Event, Footnote, Options, Parser, Tag};

use crate::laws::{Verdict, hold};

/// A heading that makes the parser look for a definition to the end of the document: what is not
/// ASCII might be anything once it is folded. (A paragraph might be a term of a definition list.)
const SEARCH: &str = "# [no such läbel anywhere]\n\n";

pub(crate) fn definitions_are_found_ahead(source: &str, options: Options) -> Verdict {
    // A byte order mark is none in the middle.
    let source = format!("{SEARCH}{}", source.trim_start_matches('\u{FEFF}'));
    let mut parser = Parser::with_options(&source, options);
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

pub(crate) fn references_find_footnotes_ahead(source: &str, options: Options) -> Verdict {
    let source = source.trim_start_matches('\u{FEFF}');
    // Something will stand before it.
    let options = options.without(Options::FRONT_MATTER);
    let definitions: Vec<_> = Parser::with_options(source, options)
        .filter_map(|event| match event {
            Event::Start(Tag::FootnoteDefinition { footnote, effective }) => {
                Some((footnote, effective))
            }
            _ => None,
        })
        .collect();
    for (index, (footnote, effective)) in (0..).zip(&definitions) {
        let is_at_its_place = footnote.index == index;
        hold!(is_at_its_place == *effective, "{footnote:?} is definition {index}");
    }
    let is_effective = |footnote: &Footnote<'_>| {
        definitions.get(footnote.index as usize) == Some(&(*footnote, true))
    };
    for event in Parser::with_options(source, options) {
        if let Event::FootnoteReference(footnote)
        | Event::Start(Tag::FootnoteDefinition { footnote, .. }) = event
        {
            hold!(is_effective(&footnote), "{event} has no definition");
        }
    }
    for (footnote, _) in definitions {
        let before = format!("# [^{}]\n\n", footnote.label);
        let shift = u32::try_from(before.len()).unwrap_or(0);
        let definition = footnote.definition().unwrap_or(0) + shift;
        let expected = Footnote::new(footnote.label, footnote.index, definition);
        let source = before.clone() + source;
        let second = Parser::with_options(&source, options).nth(1);
        let is_it = second == Some(Event::FootnoteReference(expected));
        hold!(is_it, "[^{}] is {second:?}", footnote.label);
    }
    Ok(())
}

pub(crate) fn references_find_definitions_ahead(source: &str, options: Options) -> Verdict {
    let source = source.trim_start_matches('\u{FEFF}');
    // Something will stand before it.
    let options = options.without(Options::FRONT_MATTER);
    let definitions = Parser::with_options(source, options).filter_map(|event| match event {
        Event::Definition(definition) if definition.is_effective() => Some(definition),
        _ => None,
    });
    for definition in definitions {
        let label = definition.link().label().map_or("", |label| &source[label.range()]);
        // What stands between the lines of a label is text elsewhere.
        if label.contains(['\n', '\r']) {
            continue;
        }
        // A footnote comes before a link of the same label.
        if options.contains(Options::FOOTNOTES) && label.starts_with('^') {
            continue;
        }
        let source = format!("# [{label}]\n\n{source}");
        let second = Parser::with_options(&source, options).nth(1);
        let is_link = matches!(second, Some(Event::Start(Tag::Link { .. })));
        hold!(is_link, "[{label}] is {second:?}");
    }
    Ok(())
}
