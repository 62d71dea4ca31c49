//! Memory that an earlier parser used changes nothing.

use std::cell::Cell;

use rillmark::{Options, Parser, Scratch};

use crate::laws::{Verdict, hold};

thread_local! {
    /// Goes from document to document.
    static SCRATCH: Cell<Scratch> = Cell::default();
}

pub(crate) fn reused_scratch_changes_nothing(source: &str, options: Options) -> Verdict {
    let mut expected = Parser::with_options(source, options).spanned();
    let mut count = 0;
    let mut parser = Parser::with_scratch(source, options, SCRATCH.take());
    for event in &mut parser {
        let expected = expected.next().map(|(event, _)| event);
        hold!(Some(event) == expected, "{event:?} where a fresh parser gives {expected:?}");
        count += 1;
    }
    hold!(expected.next().is_none(), "fewer events than a fresh parser");
    // A parser that is left in the middle of the document gives its memory back, too.
    let mut parser = Parser::with_scratch(source, options, parser.into_scratch());
    parser.by_ref().take(count / 2).for_each(drop);
    let parser = Parser::with_scratch(source, options, parser.into_scratch());
    SCRATCH.set(Scratch::default());
    let mut parser = parser;
    hold!(
        parser.by_ref().eq(Parser::with_options(source, options)),
        "differs after a parser that was left early"
    );
    SCRATCH.set(parser.into_scratch());
    Ok(())
}
