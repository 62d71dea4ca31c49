//! Lines, and the only owner of columns, tabs and indentation.

use crate::bytes;
use crate::limits::CONTAINERS_OF_TITLE;

/// Columns from one tab stop to the next (CommonMark 2.2).
const TAB_STOP: usize = 4;

/// Columns of indentation that make code of a line (CommonMark 4.4).
pub(crate) const CODE_INDENT: usize = 4;

/// One line, and how far it was read.
///
/// The text of the line begins at `text`, `indent` columns after `at`; both are kept up to date
/// by every function that moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Line {
    /// Offset of the first byte that was not read yet.
    pub(crate) at: usize,
    /// Offset of the first byte at or after `at` that is neither a space nor a tab.
    pub(crate) text: usize,
    /// Columns from `at` to `text`.
    pub(crate) indent: usize,
    /// Offset of the line end.
    pub(crate) end: usize,
    /// Offset of the next line.
    pub(crate) next: usize,
    /// Column of `at`. Inside a partly read tab it is not that of the tab.
    column: usize,
    /// Whether `at` is a tab of which some columns were read.
    in_tab: bool,
    /// Whether a block quote marker was read.
    quoted: bool,
}

impl Line {
    /// The line that begins at `at`, which is inside `bytes`.
    #[inline]
    pub(crate) fn read(bytes: &[u8], at: usize) -> Self {
        let end = bytes::find_line_end(bytes, at);
        Self::with_end(bytes, at, end)
    }

    /// The line from `at` whose line end is known to be at `end`.
    #[inline]
    pub(crate) fn with_end(bytes: &[u8], at: usize, end: usize) -> Self {
        let next = bytes::after_line_end(bytes, end);
        let mut line = Self { at, end, next, ..Self::default() };
        line.measure(bytes);
        line
    }

    /// Whether nothing but spaces and tabs is left.
    #[inline]
    pub(crate) fn is_blank(&self) -> bool {
        self.text >= self.end
    }

    /// Whether the text is indented far enough to be code.
    #[inline]
    pub(crate) fn is_indented(&self) -> bool {
        self.indent >= CODE_INDENT
    }

    /// The first byte of the text; a line feed where there is none.
    #[inline]
    pub(crate) fn first(&self, bytes: &[u8]) -> u8 {
        byte(bytes, self.text)
    }

    /// Finds the text.
    #[inline]
    fn measure(&mut self, bytes: &[u8]) {
        self.text = self.at;
        self.indent = 0;
        loop {
            count!(Searched);
            match byte(bytes, self.text) {
                b' ' => self.indent += 1,
                b'\t' => self.indent += to_tab_stop(self.column + self.indent),
                _ => return,
            }
            self.text += 1;
        }
    }

    /// Moves to `at`, over bytes of the text that are `columns` wide in all.
    #[inline]
    pub(crate) fn skip_to(&mut self, bytes: &[u8], at: usize) {
        self.column += self.indent + (at - self.text);
        self.at = at;
        self.in_tab = false;
        self.measure(bytes);
    }

    /// Moves over `columns` columns of indentation; fewer where there are not as many.
    #[inline]
    pub(crate) fn skip_indent(&mut self, bytes: &[u8], columns: usize) {
        let columns = columns.min(self.indent);
        if columns > 0 && self.text - self.at == self.indent {
            // Each byte is a column.
            self.at += columns;
            self.column += columns;
            self.indent -= columns;
            self.in_tab = false;
        } else {
            self.skip_tabs(bytes, columns);
        }
    }

    /// The same where tabs are wider than a column.
    #[inline(never)]
    fn skip_tabs(&mut self, bytes: &[u8], columns: usize) {
        let target = self.column + columns;
        while self.column < target {
            count!(Searched);
            let width = if bytes[self.at] == b'\t' { to_tab_stop(self.column) } else { 1 };
            if self.column + width > target {
                self.column = target;
                self.in_tab = true;
            } else {
                self.column += width;
                self.at += 1;
                self.in_tab = false;
            }
        }
        self.indent -= columns;
    }

    /// Moves over a block quote marker, if there is one (CommonMark 5.1).
    #[inline]
    pub(crate) fn skip_quote_marker(&mut self, bytes: &[u8]) -> bool {
        if self.is_indented() || self.first(bytes) != b'>' {
            return false;
        }
        self.quoted = true;
        let after = self.text + 2;
        if byte(bytes, self.text + 1) == b' ' && !matches!(byte(bytes, after), b' ' | b'\t') {
            // The commonest case: a space, then text.
            self.column += self.indent + 2;
            (self.at, self.text, self.indent, self.in_tab) = (after, after, 0, false);
        } else {
            self.skip_to(bytes, self.text + 1);
            self.skip_indent(bytes, 1);
        }
        true
    }

    /// Whether a block quote marker was read.
    #[inline]
    pub(crate) fn was_quoted(&self) -> bool {
        self.quoted
    }

    /// The rest of the line as verbatim text: how many spaces of a partly read tab come first,
    /// and where the bytes begin.
    #[inline]
    pub(crate) fn verbatim(&self) -> (u8, usize) {
        if !self.in_tab {
            return (0, self.at);
        }
        #[expect(clippy::cast_possible_truncation, reason = "less than a tab stop")]
        (to_tab_stop(self.column) as u8, self.at + 1)
    }
}

/// Columns from `column` to the next tab stop.
#[inline]
const fn to_tab_stop(column: usize) -> usize {
    TAB_STOP - column % TAB_STOP
}

/// The byte at `at`; the end of the input reads as a line feed.
#[inline]
pub(crate) fn byte(bytes: &[u8], at: usize) -> u8 {
    bytes.get(at).copied().unwrap_or(b'\n')
}

/// What stands before the text of a line inside containers: one code for each container, so that
/// text over several lines can be decoded long after the containers are gone.
///
/// A number to the base 18, outermost container first: 0 is the end, 1 a block quote, a larger
/// digit the columns that an item's content is indented by. Twelve containers fit. If there are
/// more, that is noted, and every `>`, space and tab that follows counts as prefix: wrong only for
/// text that begins with `>` on a lazy continuation line. Seven bytes leave the eighth to the
/// owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Layout([u8; 7]);

impl Layout {
    /// No containers.
    pub(crate) const NONE: Self = Self([0; 7]);
    /// Of text on one line, in a cell of a table, that holds escaped pipes.
    pub(crate) const CELL: Self = Self::from_code(1 << 54);
    const BASE: u64 = 18;
    const QUOTE: u64 = 1;
    /// Set if there are more containers; 18 to the power of 12 is less.
    const DEEPER: u64 = 1 << 55;

    /// The layout of containers, outermost first: `None` for a block quote, the columns of its
    /// content's indentation for an item, 2 to 17.
    pub(crate) fn of(containers: impl Iterator<Item = Option<u8>>) -> Self {
        let mut code = 0;
        for (container, depth) in containers.zip(0..) {
            if depth == CONTAINERS_OF_TITLE {
                code |= Self::DEEPER;
                break;
            }
            code += container.map_or(Self::QUOTE, u64::from) * Self::BASE.pow(depth);
        }
        Self::from_code(code)
    }

    /// Whether there are no containers.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0[0] == 0 && self == Self::NONE
    }

    /// Whatever looks like a prefix is one.
    pub(crate) const ANY: Self = Self::from_code(Self::DEEPER);

    /// The layout with a number that [`code`](Self::code) gave.
    pub(crate) const fn from_code(code: u64) -> Self {
        let [bytes @ .., _] = code.to_le_bytes();
        Self(bytes)
    }

    /// The layout as a number below 2 to the power of 56; 0 for no containers.
    pub(crate) fn code(self) -> u64 {
        let mut code = [0; 8];
        code[..7].copy_from_slice(&self.0);
        u64::from_le_bytes(code)
    }

    /// The offset of the text of the line that begins at `at`: after the prefix, of which a lazy
    /// continuation line has only a part, and after the spaces and tabs.
    pub(crate) fn skip_prefix(self, bytes: &[u8], at: usize) -> usize {
        let mut line = Line::with_end(bytes, at, bytes.len());
        let mut codes = self.code() & !Self::DEEPER;
        while codes != 0 {
            match codes % Self::BASE {
                Self::QUOTE => {
                    if !line.skip_quote_marker(bytes) {
                        return line.text;
                    }
                }
                width => {
                    #[expect(clippy::cast_possible_truncation, reason = "below 18")]
                    let width = width as usize;
                    if line.indent < width {
                        return line.text;
                    }
                    line.skip_indent(bytes, width);
                }
            }
            codes /= Self::BASE;
        }
        if self.code() & Self::DEEPER == 0 {
            return line.text;
        }
        bytes::skip(bytes, line.text, |byte| matches!(byte, b' ' | b'\t' | b'>'))
    }

    /// The offset of the first byte after spaces, tabs and at most one line end.
    pub(crate) fn skip_whitespace(self, bytes: &[u8], at: usize) -> usize {
        let at = bytes::skip_spaces(bytes, at);
        match bytes.get(at) {
            Some(b'\n' | b'\r') => self.skip_prefix(bytes, bytes::after_line_end(bytes, at)),
            _ => at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> (Line, &[u8]) {
        (Line::read(text.as_bytes(), 0), text.as_bytes())
    }

    #[test]
    fn tabs_reach_to_tab_stops() {
        let (line, _) = line("  \tx\n");
        assert_eq!((line.indent, line.text, line.end, line.next), (4, 3, 4, 5));
    }

    #[test]
    fn a_partly_read_tab_leaves_spaces() {
        let (mut line, bytes) = line(">\t\tx");
        assert!(line.skip_quote_marker(bytes));
        assert_eq!(line.indent, 6);
        assert_eq!(line.verbatim(), (2, 2));
        line.skip_indent(bytes, 4);
        assert_eq!(line.verbatim(), (2, 3));
    }

    #[test]
    fn a_layout_skips_what_is_there() {
        let layout = Layout::of([None, Some(2)].into_iter());
        assert_eq!(layout.skip_prefix(b">   x", 0), 4);
        assert_eq!(layout.skip_prefix(b"> > x", 0), 2);
        assert_eq!(layout.skip_prefix(b"     > b", 0), 5);
        let layout = Layout::of([None; 13].into_iter());
        assert_eq!(layout.skip_prefix("> ".repeat(14).as_bytes(), 0), 28);
        assert_eq!(layout.skip_prefix(b"> b", 0), 2);
    }
}
