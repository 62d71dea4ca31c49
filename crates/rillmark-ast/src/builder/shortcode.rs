//! Shortcodes.

use alloc::format;

use rillmark::Span;

use super::Builder;
use crate::parts::write_text;
use crate::sort::{OUTSIDE, Sort};

impl Builder {
    #[cold]
    pub(super) fn shortcode(&mut self, source: &str, name: &str, span: Span) {
        let written = source.get(span.start as usize..span.end as usize);
        let inside = written.and_then(|written| written.strip_prefix(':')?.strip_suffix(':'));
        if inside == Some(name) {
            self.full_leaf(Sort::Shortcode, 0, span);
        } else {
            self.full_leaf(Sort::Shortcode, OUTSIDE, span);
            write_text(&mut self.tape, &format!(":{name}:"));
        }
    }
}
