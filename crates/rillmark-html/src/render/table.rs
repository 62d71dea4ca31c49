//! Tables.

use core::fmt;

use rillmark::Alignment;

use super::Renderer;

impl Renderer<'_> {
    pub(super) fn start_table<W: fmt::Write + ?Sized>(&mut self, out: &mut W) -> fmt::Result {
        self.has_table_body = false;
        self.block(out, "<table>\n")
    }

    pub(super) fn end_table<W: fmt::Write + ?Sized>(&mut self, out: &mut W) -> fmt::Result {
        self.put(out, if self.has_table_body { "</tbody>\n</table>\n" } else { "</table>\n" })
    }

    pub(super) fn start_row<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        header: bool,
    ) -> fmt::Result {
        let has_body = core::mem::replace(&mut self.has_table_body, !header);
        self.put(
            out,
            match (header, has_body) {
                (true, _) => "<thead>\n<tr>\n",
                (false, false) => "<tbody>\n<tr>\n",
                (false, true) => "<tr>\n",
            },
        )
    }

    pub(super) fn end_row<W: fmt::Write + ?Sized>(
        &mut self,
        out: &mut W,
        header: bool,
    ) -> fmt::Result {
        self.put(out, if header { "</tr>\n</thead>\n" } else { "</tr>\n" })
    }
}

/// The content of a cell is on one line, and after its end a new one begins.
pub(super) fn start_cell<W: fmt::Write + ?Sized>(
    out: &mut W,
    alignment: Alignment,
    header: bool,
) -> fmt::Result {
    out.write_str(match (header, alignment) {
        (false, Alignment::None) => "<td>",
        (false, Alignment::Left) => "<td align=\"left\">",
        (false, Alignment::Center) => "<td align=\"center\">",
        (false, Alignment::Right) => "<td align=\"right\">",
        (true, Alignment::None) => "<th>",
        (true, Alignment::Left) => "<th align=\"left\">",
        (true, Alignment::Center) => "<th align=\"center\">",
        (true, Alignment::Right) => "<th align=\"right\">",
    })
}

pub(super) fn end_cell<W: fmt::Write + ?Sized>(out: &mut W, header: bool) -> fmt::Result {
    out.write_str(if header { "</th>\n" } else { "</td>\n" })
}
