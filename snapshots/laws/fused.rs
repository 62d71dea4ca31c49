//! After the last event there is none.

use rillmark::{Options, Parser};

use crate::laws::{Verdict, hold};

pub(crate) fn none_stays_none(source: &str, options: Options) -> Verdict {
    let mut parser = Parser::with_options(source, options);
    let mut spanned = Parser::with_options(source, options).spanned();
    while parser.next().is_some() {}
    while spanned.next().is_some() {}
    for _ in 0..4 {
        hold!(parser.next().is_none(), "an event after the last one");
        hold!(spanned.next().is_none(), "an event with a span after the last one");
    }
    Ok(())
}
