//! The number of events is bounded by the length of the source.

use rillmark::Parser;

use crate::hold;
use crate::inputs::check;

/// Two for each byte, since a block quote or an empty item takes one byte and has a start and an
/// end; two more for a document of one empty item, whose list has them as well.
#[test]
fn events_are_few() {
    check(|source| {
        let most = 2 * source.len() + 2;
        let count = Parser::new(source).take(most + 1).count();
        hold!(count <= most, "more than {most} events of {} bytes", source.len());
        Ok(())
    });
}
