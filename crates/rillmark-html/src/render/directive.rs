//! Directives: elements without a meaning, with their name as a class.

use core::fmt;

use rillmark::{Attributes, DirectiveKind};

use super::Renderer;
use crate::attributes::{write_attributes, write_id};

impl Renderer<'_> {
    /// Starts a directive. Its attributes are written as those of headings are.
    #[inline(never)]
    pub(super) fn start_directive<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        kind: DirectiveKind,
        name: &str,
        attributes: Attributes<'_>,
    ) -> fmt::Result {
        match kind {
            DirectiveKind::Text => out.write_str("<span")?,
            _ => self.block(out, "<div")?,
        }
        if let Some(id) = attributes.id() {
            write_id(out, id, self.options)?;
        }
        write_attributes(out, attributes, &["directive", name], self.options)?;
        match kind {
            DirectiveKind::Container => self.put(out, ">\n"),
            _ => out.write_str(">"),
        }
    }
}
