//! The number of events is bounded by the length of the source.

use rillmark::{Event, Options, Parser, Tag};

use crate::laws::{Verdict, hold};

/// Two for each byte, since a block quote or an empty item takes one byte and has a start and an
/// end; two more for a document of one empty item, whose list has them as well. Cells of tables
/// without text, of which most are filled in, come to that.
pub(crate) fn events_are_few(source: &str, options: Options) -> Verdict {
    let mut most = 2 * source.len() + 2;
    let mut count = 0;
    for (event, span) in Parser::with_options(source, options).spanned() {
        count += 1;
        let is_cell = matches!(event, Event::Start(Tag::TableCell { .. }));
        let rest = source[span.end as usize..].trim_start_matches([' ', '\t']);
        if is_cell && (rest.is_empty() || rest.starts_with(['|', '\n', '\r'])) {
            most += 2;
        }
        hold!(count <= most, "more than {most} events of {} bytes", source.len());
    }
    Ok(())
}
