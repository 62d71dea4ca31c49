//! What the options decide: raw HTML and URLs.

use core::fmt;

use rillmark::{LinkKind, Raw};

use super::{Renderer, tag_filter};
use crate::escape::escape_html;
use crate::options::HtmlOptions;
use crate::url::{escape_href, escape_raw, is_safe_raw, is_safe_url};

impl Renderer<'_> {
    /// A piece of an HTML block. Only the last byte of the last one matters to `at_line_start`.
    pub(super) fn html_block<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        html: &str,
    ) -> fmt::Result {
        self.at_line_start = html.ends_with('\n');
        self.raw_html(out, html)
    }

    pub(super) fn raw_html<W: fmt::Write + ?Sized>(&self, out: &mut W, html: &str) -> fmt::Result {
        match self.options {
            HtmlOptions { raw_html: false, .. } => escape_html(out, html),
            HtmlOptions { tag_filter: true, .. } => tag_filter::write(out, html),
            _ => out.write_str(html),
        }
    }

    #[inline]
    pub(super) fn destination<W: fmt::Write + ?Sized>(
        &self,
        out: &mut W,
        kind: LinkKind,
        destination: Raw<'_>,
    ) -> fmt::Result {
        match kind {
            LinkKind::Email | LinkKind::LiteralEmail => out.write_str("mailto:")?,
            LinkKind::LiteralWww => out.write_str("http://")?,
            _ if !self.options.all_urls && !is_safe_raw(destination) => return Ok(()),
            _ => {}
        }
        escape_raw(out, destination)
    }

    pub(super) fn url<W: fmt::Write + ?Sized>(&self, out: &mut W, url: &str) -> fmt::Result {
        if self.options.all_urls || is_safe_url(url) { escape_href(out, url) } else { Ok(()) }
    }
}
