//! Tails that anticipate are documents, too; where nothing is being written they are plain ones.

use rillmark::{Event, Options, Span};
use rillmark_stream::Stream;

use crate::laws::balance::is_end_of;
use crate::laws::stream::Facts;
use crate::laws::{Verdict, hold};

/// Longer documents are cut into fewer pieces.
const SHORT: usize = 80;

pub(crate) fn anticipated_tails_are_documents(source: &str, options: Options) -> Verdict {
    let step = 1 + source.len() / SHORT;
    let mut stream = Stream::new(options);
    stream.anticipate(true);
    let mut events: Vec<Facts> = Vec::new();
    let mut pushed = 0;
    let cuts = source.char_indices().map(|(at, _)| at).step_by(step).chain([source.len()]);
    for cut in cuts {
        stream.push(&source[pushed..cut]);
        pushed = cut;
        while stream.commit().is_some() {}
        let patch = stream.tail();
        events.truncate(patch.unchanged());
        let base = patch.base();
        events.extend(patch.map(|(event, span)| Facts::new(&event, span, base)));
        let mut fresh = fresh_stream(&source[..cut], options, true);
        let fresh = fresh.tail();
        let text = fresh.text();
        if fresh.base() != base {
            // A carriage return may delay a commit: a line feed could follow.
            continue;
        }
        let fresh: Vec<_> = fresh.collect();
        check(&fresh, text).map_err(|error| format!("up to {cut}: {error}"))?;
        let fresh = facts(&fresh, base);
        hold!(events == fresh, "up to {cut}: {events:?} instead of {fresh:?}");
        if text.ends_with("\n\n") {
            let mut plain = fresh_stream(&source[..cut], options, false);
            let plain = facts(&plain.tail().collect::<Vec<_>>(), base);
            hold!(events == plain, "up to {cut}: {events:?} instead of {plain:?}");
        }
    }
    Ok(())
}

/// A stream of the text, which comes in one piece, whose blocks were committed.
fn fresh_stream(text: &str, options: Options, anticipates: bool) -> Stream {
    let mut stream = Stream::new(options);
    stream.anticipate(anticipates);
    stream.push(text);
    while stream.commit().is_some() {}
    stream
}

fn facts(events: &[(Event<'_>, Span)], base: u64) -> Vec<Facts> {
    events.iter().map(|(event, span)| Facts::new(event, *span, base)).collect()
}

/// Checks that elements balance and that spans are in the text.
fn check(events: &[(Event<'_>, Span)], text: &str) -> Verdict {
    let mut open = Vec::new();
    for (event, span) in events {
        let is_inside = span.start <= span.end && text.get(span.range()).is_some();
        hold!(is_inside, "{event:?} at {span}");
        match event {
            Event::Start(tag) => open.push(*tag),
            Event::End(end, _) => {
                let Some(start) = open.pop() else { return Err(format!("{end:?} ends nothing")) };
                hold!(is_end_of(*end, &start), "{end:?} ends {start:?}");
            }
            _ => {}
        }
    }
    hold!(open.is_empty(), "{open:?} are not closed");
    Ok(())
}
