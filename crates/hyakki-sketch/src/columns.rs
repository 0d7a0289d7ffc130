//! Cells below each other.

use hyakki_core::{Ink, Page};

/// A page with one piece of text.
pub(crate) fn page_of(ink: Ink, text: impl std::fmt::Display) -> Page {
    let mut page = Page::new();
    page.put(ink, text);
    page
}

/// Writes one page onto another.
pub(crate) fn copy(from: &Page, to: &mut Page) {
    for (ink, text) in from.pieces() {
        to.put(*ink, text);
    }
}

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
            copy(cell, page);
            if column + 1 < n_columns {
                page.text(" ".repeat(widths[column] + 3 - width(cell)));
            }
        }
        page.end_line();
    }
}
