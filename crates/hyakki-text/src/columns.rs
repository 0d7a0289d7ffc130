//! Cells below each other.

use crate::page::Page;

/// Writes rows of as many cells each below each other, with a gap of so many spaces between two columns.
pub(crate) fn ink_columns<const N: usize>(rows: &[[Page; N]], gap: usize, page: &mut Page) {
    let widths: [usize; N] = std::array::from_fn(|column| {
        let cells = rows.iter().map(|row| width(&row[column]));
        cells.max().unwrap_or(0)
    });
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            page.add(cell);
            // What ends a line needs no spaces behind it.
            if column + 1 < N {
                page.text(" ".repeat(widths[column] - width(cell) + gap));
            }
        }
        page.end_line();
    }
}

fn width(cell: &Page) -> usize {
    cell.to_string().chars().count()
}
