//! Events as a list of lines.

use std::io::{self, Write};

use rillmark::{Event, Span};

use crate::listing::Listing;

/// Writes one line for each event.
pub(crate) fn write_events<'s>(
    list: &mut Listing<'_, impl Write>,
    events: impl Iterator<Item = (Event<'s>, Span)>,
) -> io::Result<()> {
    let mut depth = 0_usize;
    for (event, span) in events {
        if let Event::End(..) = event {
            depth = depth.saturating_sub(1);
        }
        list.line(span, depth, event)?;
        if let Event::Start(_) = event {
            depth += 1;
        }
    }
    Ok(())
}
