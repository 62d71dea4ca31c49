//! Code blocks: the first word of the info string is the language.

use core::fmt;

use rillmark::{CodeBlock, CodeBlockKind};

use super::Renderer;
use crate::attributes::write_language;

impl Renderer<'_> {
    pub(super) fn start_code_block<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        code: &CodeBlock<'_>,
    ) -> fmt::Result {
        self.block(out, "<pre><code")?;
        if !code.info.is_empty() {
            write_language(out, code.info)?;
        }
        if let CodeBlockKind::Math { .. } = code.kind {
            out.write_str(" data-math-style=\"display\"")?;
        }
        out.write_str(">")
    }
}
