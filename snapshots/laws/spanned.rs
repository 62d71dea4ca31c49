//! Asking for spans does not change the events.

use rillmark::{Options, Parser};

use crate::laws::{Verdict, hold};

pub(crate) fn events_are_the_same_with_spans(source: &str, options: Options) -> Verdict {
    let mut spanned = Parser::with_options(source, options).spanned();
    for event in Parser::with_options(source, options) {
        let with_span = spanned.next();
        let is_same = with_span.is_some_and(|(other, _)| other == event);
        hold!(is_same, "{event:?} is {with_span:?} with a span");
    }
    let rest: Verdict = spanned.next().map_or(Ok(()), |event| Err(format!("{event:?} too much")));
    rest
}
