//! Cells below each other.

use crate::page::Page;

/// Writes rows with their cells below each other.
pub(crate) fn ink_columns(rows: &[Vec<Page>], page: &mut Page) {
    let width = |cell: &Page| cell.to_string().chars().count();
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..n_columns)
        .map(|column| {
            rows.iter()
                .map(|row| width(&row[column]))
                .max()
                .unwrap_or(0)
        })
        .collect();
    for row in rows {
        page.text("  ");
        for (column, cell) in row.iter().enumerate() {
            page.add(cell);
            if column + 1 < n_columns {
                page.text(" ".repeat(widths[column] + 3 - width(cell)));
            }
        }
        page.end_line();
    }
}
