//! Directives.

use rillmark::{Attributes, DirectiveKind, Span};

use super::{Builder, offset};
use crate::code::FULL;
use crate::sort::{self, Sort};

impl Builder {
    /// Begins a directive whose name has this length. Attributes that do not stand in the source are
    /// not kept.
    #[cold]
    pub(super) fn start_directive(
        &mut self,
        kind: DirectiveKind,
        name_len: usize,
        attributes: Attributes<'_>,
        span: Span,
    ) {
        let place = attributes.span();
        let facts = sort::directive_facts(kind, place.is_some());
        let attributes = place.unwrap_or(span).start.wrapping_sub(span.start);
        let name_len = offset(name_len);
        let name = span.end.wrapping_sub(name_len).wrapping_sub(span.start);
        self.hold_with([FULL; 2], (Sort::Directive, facts), span, [attributes, name, name_len]);
    }

    /// Corrects where the name of the directive stands that was begun, if it is not at the end of the
    /// marker. A name that is not a part of the source is not kept.
    #[cold]
    pub(super) fn keep_name(&mut self, source: &str, name: &str, span: Span) {
        let marker = source.get(span.start as usize..span.end as usize);
        if marker.is_some_and(|marker| marker.ends_with(name)) {
            return;
        }
        let at = name.as_ptr().addr().wrapping_sub(source.as_ptr().addr());
        let is_there = source.get(at..at.saturating_add(name.len())) == Some(name);
        let [_, start, len] = &mut self.held.numbers;
        if is_there {
            *start = offset(at).wrapping_sub(span.start);
        } else {
            (*start, *len) = (0, 0);
        }
    }
}
