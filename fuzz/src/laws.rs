//! All laws, in any dialect, and whatever a resolver answers.

use rillmark::{Event, Options, Parser, Span};
use rillmark_snapshots::laws::LAWS;

use crate::Input;

/// How long the documents are that laws are checked with: some of them take the square of it.
const LONGEST: usize = 8192;

/// The same for text in pieces, which is parsed again with every piece.
const LONGEST_IN_PIECES: usize = 256;

/// The laws about text in pieces.
const IN_PIECES: [&str; 3] = [
    "commits_have_the_events_of_the_whole",
    "commits_that_wait_have_the_same_events",
    "tails_are_what_would_come_at_the_end",
];

/// Checks all laws, those about text in pieces with short documents.
///
/// # Panics
///
/// If one of them does not hold.
pub fn run(data: &[u8]) {
    let input = Input::read(data);
    let (source, options) = (&*input.source, input.options());
    if source.len() > LONGEST {
        return;
    }
    for (name, law) in LAWS {
        if source.len() > LONGEST_IN_PIECES && IN_PIECES.contains(name) {
            continue;
        }
        if let Err(message) = law(source, options) {
            panic!("{name}, {options:?}: {message}\ndocument: {source:?}");
        }
    }
    resolve(source, options);
}

/// Answers references with pieces of the document.
fn resolve(source: &str, options: Options) {
    let resolver = |label: &str, span: Span| {
        let at = span.start as usize * 7 % (source.len() + 1);
        (!label.len().is_multiple_of(3)).then(|| source.get(at..).unwrap_or("/a 'b'"))
    };
    let mut depth = 0;
    let mut last = 0;
    for (event, span) in Parser::with_resolver(source, options, resolver).spanned() {
        assert!(source.get(span.range()).is_some(), "{event:?} {span}");
        match event {
            Event::Start(_) => depth += 1,
            Event::End(..) => depth -= 1,
            _ => {}
        }
        if !matches!(event, Event::End(..)) {
            assert!(last <= span.start, "{event:?} {span} after {last}");
            last = span.start;
        }
        assert!(!event.to_string().is_empty());
    }
    assert_eq!(depth, 0, "{source:?}");
}
