//! Tables in Markdown: a line for each input, a column for each parser, and means below.

use crate::Failure;
use crate::input::{Group, Input};

/// A figure, or why there is none.
pub type Cell = Result<f64, Failure>;

/// A table whose lines are given out one by one, for they take their time.
#[derive(Clone, Debug)]
pub struct Table {
    widths: Vec<usize>,
    rows: Vec<(Group, Vec<Cell>)>,
}

/// The width of the column of names.
const NAMES: usize = 14;

impl Table {
    /// A table, and its head: a title for the inputs, and one for each column.
    pub fn new(inputs: &str, columns: &[String]) -> (Self, String) {
        let widths: Vec<_> = columns.iter().map(|column| column.len().max(9)).collect();
        let table = Self { widths, rows: Vec::new() };
        let rule = table.widths.iter().map(|width| format!("{:->1$}:|", "", width + 1));
        let rule = format!("|{:-<1$}|{2}", "", NAMES + 2, rule.collect::<String>());
        let head = format!("{}\n{rule}", table.line(inputs, columns));
        (table, head)
    }

    /// Adds the figures of an input; the line that shows them.
    pub fn row(&mut self, input: &Input, cells: Vec<Cell>) -> String {
        let shown: Vec<_> = cells.iter().map(show).collect();
        self.rows.push((input.group, cells));
        self.line(&input.name, &shown)
    }

    /// The lines with the geometric means, over the shapes and over the real documents.
    pub fn means(&self) -> Vec<String> {
        let groups = [(Group::Shapes, "*mean, shapes*"), (Group::Real, "*mean, real*")];
        let lines = groups.into_iter().filter_map(|(group, title)| {
            let rows: Vec<_> = self.rows.iter().filter(|row| row.0 == group).collect();
            let columns = 0..self.widths.len();
            let means = columns.map(|column| mean(rows.iter().map(|row| row.1[column])));
            (rows.len() > 1).then(|| self.line(title, &means.collect::<Vec<_>>()))
        });
        lines.collect()
    }

    fn line(&self, name: &str, cells: &[String]) -> String {
        let cells =
            cells.iter().zip(&self.widths).map(|(cell, width)| format!(" {cell:>width$} |"));
        format!("| {name:<NAMES$} |{}", cells.collect::<String>())
    }
}

fn show(cell: &Cell) -> String {
    match cell {
        Ok(figure) if *figure >= 100.0 => format!("{figure:.0}"),
        Ok(figure) => format!("{figure:.2}"),
        Err(failure) => (*failure).into(),
    }
}

/// The geometric mean of the figures, and how many there are if some are missing.
fn mean(cells: impl Iterator<Item = Cell>) -> String {
    let (mut logarithms, mut count, mut all) = (0.0, 0_u32, 0_u32);
    for cell in cells {
        all += 1;
        if let Ok(figure) = cell {
            logarithms += figure.ln();
            count += 1;
        }
    }
    match count {
        0 => "none".into(),
        _ if count == all => show(&Ok((logarithms / f64::from(count)).exp())),
        _ => format!("{} ({count}/{all})", show(&Ok((logarithms / f64::from(count)).exp()))),
    }
}

#[cfg(test)]
mod tests {
    use super::Table;
    use crate::input::{Group, Input};

    #[test]
    fn failures_are_shown_and_counted() {
        let input = |name: &str| Input { name: name.into(), group: Group::Real, documents: vec![] };
        let (mut table, head) = Table::new("events", &["a".into(), "b".into()]);
        let mut lines = vec![head];
        lines.push(table.row(&input("x"), vec![Ok(200.0), Ok(2.0)]));
        lines.push(table.row(&input("y"), vec![Ok(800.0), Err("panics")]));
        lines.extend(table.means());
        let expected = "\
| events         |         a |         b |
|----------------|----------:|----------:|
| x              |       200 |      2.00 |
| y              |       800 |    panics |
| *mean, real*   |       400 | 2.00 (1/2) |";
        assert_eq!(lines.join("\n"), expected);
    }
}
