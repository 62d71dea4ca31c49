//! What begins with `<`: an autolink or raw HTML, which of them being for their files to say.

use super::cursor::Cursor;
use super::mark::{Kind, Mark};
use super::{Inlines, autolink, raw_html, tag};
use crate::bytes;
use crate::line::Layout;
use crate::span::Span;
use crate::text::offset;

impl Inlines {
    /// Reads the `<` at `at`, if an autolink or raw HTML begins there that ends in the stretch. Gives
    /// the offset after it.
    #[inline(never)]
    pub(super) fn plain_angle_bracket(
        &mut self,
        bytes: &[u8],
        stretch: Span,
        at: usize,
    ) -> Option<usize> {
        let mut cursor = Cursor::with_layout(bytes, stretch, Layout::NONE).moved_to(at);
        // What is missing in the stretch may come after it.
        let missing = self.missing_html;
        if self.angle_bracket(&mut cursor) {
            return Some(cursor.at);
        }
        self.missing_html = missing;
        None
    }

    /// Reads the autolink or raw HTML that begins at the cursor, at `<`; says whether there is one.
    pub(super) fn angle_bracket(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let start = offset(cursor.at);
        if let Some(len) = tag::bare(&cursor.rest()[1..]) {
            cursor.at += 1 + len;
            self.push(Mark::new(Kind::Html, start, offset(cursor.at)));
            return true;
        }
        if let Some((len, kind)) = autolink::recognise(cursor.rest()) {
            let close = cursor.at + len - 1;
            let mut open = Mark::new(Kind::AutolinkOpen, start, offset(close));
            open.flags = kind as u8;
            self.push(open);
            if self.is_in_cell() {
                self.mark_escaped_pipes(cursor.bytes, cursor.at + 1, close, false);
            } else {
                // It has no line ends, but perhaps a NUL.
                self.mark_line_ends(*cursor, close, Kind::CodeBreak);
            }
            cursor.at = close + 1;
            self.push(Mark::new(Kind::AutolinkClose, offset(close), start));
            return true;
        }
        let Some(after) = raw_html::recognise(*cursor, &mut self.missing_html) else {
            return false;
        };
        let html = cursor.bytes.get(cursor.at..after.at).unwrap_or_default();
        if self.is_in_cell() && html.contains(&b'\\') {
            self.push(Mark::new(Kind::HtmlOpen, start, 0));
            self.mark_escaped_pipes(cursor.bytes, cursor.at, after.at, true);
            self.push(Mark::new(Kind::HtmlClose, offset(after.at), 0));
        } else if bytes::find_line_end_or_nul(html, 0) == html.len() {
            self.push(Mark::new(Kind::Html, start, offset(after.at)));
        } else {
            self.push(Mark::new(Kind::HtmlOpen, start, 0));
            self.mark_line_ends(*cursor, after.at, Kind::HtmlBreak);
            self.push(Mark::new(Kind::HtmlClose, offset(after.at), 0));
        }
        *cursor = after;
        true
    }
}
