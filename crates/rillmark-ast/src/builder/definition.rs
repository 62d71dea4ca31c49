//! Link reference definitions.

use rillmark::{Definition, LinkParts, Span};

use super::{Builder, relative};
use crate::code;
use crate::sort::{self, Sort};
use crate::varint;

impl Builder {
    #[cold]
    pub(super) fn definition(&mut self, definition: &Definition<'_>, span: Span) {
        self.flush();
        let pos = self.pos;
        let Some(parts) = definition.link().parts() else { return };
        let at = if definition.is_effective() && is_plain_definition(&parts, span) {
            let at = self.token(code::DEFINITION, span.start.wrapping_sub(pos));
            varint::write(&mut self.tape, parts.label.len());
            varint::write(&mut self.tape, parts.destination_len);
            self.pos = span.end;
            at
        } else {
            let facts = if definition.is_effective() { sort::EFFECTIVE } else { 0 };
            let at = self.full_leaf(Sort::Definition, facts, span);
            relative(&parts, span.start).write(&mut self.tape);
            at
        };
        if definition.is_effective() {
            self.definitions.push((at, pos));
        }
    }
}

/// Whether a definition is `[label]: destination` and nothing else.
fn is_plain_definition(parts: &LinkParts, span: Span) -> bool {
    parts.label.start == span.start.wrapping_add(1)
        && parts.span.start == parts.label.end.wrapping_add(3)
        && parts.span.end == span.end
        && parts.destination_len == parts.span.len()
        && parts.line_prefixes == 0
        && parts.label.start <= parts.label.end
}
