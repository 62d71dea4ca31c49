//! Markers of task list items.

use core::fmt;

/// A checkbox that cannot be changed, and the space between it and the text.
pub(super) fn write<W: fmt::Write + ?Sized>(out: &mut W, checked: bool) -> fmt::Result {
    out.write_str(if checked {
        "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "
    } else {
        "<input type=\"checkbox\" disabled=\"\" /> "
    })
}
