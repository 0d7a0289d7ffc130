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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{Hue, Ink};

    #[test]
    fn cells_stand_below_each_other_and_no_line_ends_with_a_gap() {
        let plain = |text| Page::piece(Ink::Plain, text);
        let mut coloured = Page::piece(Ink::Hue(Hue::Red), "▸");
        coloured.text(" seat");
        let rows = [
            [plain("who"), plain("tiles")],
            [coloured, plain("A")],
            [plain(""), plain("B")],
        ];
        let mut page = Page::new();
        ink_columns(&rows, 2, &mut page);
        assert_eq!(page.to_string(), "who     tiles\n▸ seat  A\n        B\n");
    }
}
