//! The same document with other line ends has the same events.

use rillmark::{Options, Span};

use crate::laws::outline::outline;
use crate::laws::{Verdict, hold};

pub(crate) fn carriage_returns_change_nothing(source: &str, options: Options) -> Verdict {
    if source.contains('\r') {
        return Ok(());
    }
    compare(source, "\r", options)?;
    compare(source, "\r\n", options)
}

fn compare(source: &str, line_end: &str, options: Options) -> Verdict {
    // How many bytes longer the source becomes before each offset.
    let mut added = 0;
    let mut shifts = vec![0];
    for byte in source.bytes() {
        added += u32::from(byte == b'\n' && line_end.len() == 2);
        shifts.push(added);
    }
    let map = |at: u32| at + shifts[at as usize];
    let expected = outline(source, options);
    let actual = outline(&source.replace('\n', line_end), options);
    for (index, step) in expected.iter().enumerate() {
        let expected = step.map_spans(|span| Span::new(map(span.start), map(span.end)));
        let actual = actual.get(index);
        hold!(actual == Some(&expected), "{line_end:?}: {expected:?} became {actual:?}");
    }
    hold!(actual.len() == expected.len(), "{line_end:?}: {:?} too much", actual.last());
    Ok(())
}
