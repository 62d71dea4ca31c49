//! All laws, in any dialect, and whatever a resolver answers.

use rillmark::{Event, Options, Parser, Span};
use rillmark_snapshots::laws::LAWS;

use crate::Input;

/// How long the documents are that all laws are checked with: some of them take the square of it.
const LONGEST: usize = 8192;

/// Checks all laws.
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
