//! Alerts, an extension: `> [!NOTE]`, a block quote that says what it is for.
//!
//! As GitHub has it, the tag stands alone on the first line, in any letter case, and something comes
//! after it. An alert may stand in a list, but in a block quote or another alert there is none. The
//! tag is no text, and no paragraph goes on after it.

use super::Blocks;
use crate::bytes;
use crate::event::AlertKind;
use crate::line::Line;
use crate::text::offset;

/// The tags, without their brackets.
const TAGS: [(&[u8], AlertKind); 5] = [
    (b"NOTE", AlertKind::Note),
    (b"TIP", AlertKind::Tip),
    (b"IMPORTANT", AlertKind::Important),
    (b"WARNING", AlertKind::Warning),
    (b"CAUTION", AlertKind::Caution),
];

/// The kind of alert whose tag is all that is on the rest of the line, and the offset after the tag.
pub(super) fn recognise(bytes: &[u8], line: &Line) -> Option<(AlertKind, u32)> {
    let text = &bytes[line.text..line.end];
    let inside = text.strip_prefix(b"[!")?;
    let is_tag = |(tag, _): &&(&[u8], AlertKind)| {
        let (name, rest) = inside.split_at_checked(tag.len()).unwrap_or_default();
        name.eq_ignore_ascii_case(tag) && rest.starts_with(b"]")
    };
    let (tag, kind) = TAGS.iter().find(is_tag)?;
    let end = line.text + 2 + tag.len() + 1;
    let is_alone = !line.is_indented() && bytes::skip_spaces(bytes, end) >= line.end;
    is_alone.then_some((*kind, offset(end)))
}

impl Blocks {
    /// Makes an alert of the block quote that the line has just opened, if it is one. Nothing is left
    /// on the line then.
    pub(super) fn begin_alert(&mut self, bytes: &[u8]) {
        let depth = self.containers.len() - 1;
        if !self.starts.has_alerts() || self.containers.is_quoted(depth) {
            return;
        }
        if let Some((kind, end)) = recognise(bytes, &self.line)
            && self.has_content(bytes)
        {
            self.containers.make_alert(kind, end);
            self.line.skip_to(bytes, self.line.end);
        }
    }

    /// Whether one of the next lines that continue all containers is not blank.
    fn has_content(&mut self, bytes: &[u8]) -> bool {
        let mut at = self.line.next;
        while at < bytes.len() {
            let mut line = Line::read(bytes, at);
            count!(ReadAgain, line.next - at);
            if self.containers.continued_by(&mut line, bytes) < self.containers.len() {
                return false;
            }
            if !line.is_blank() {
                return true;
            }
            at = line.next;
        }
        self.is_undecided = self.is_partial;
        false
    }
}
