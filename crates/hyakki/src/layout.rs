//! Paragraphs and tables within the width of a terminal.

use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter, wrap};

use crate::console;

/// Longer lines are hard to read, however wide the terminal is.
const WIDEST: usize = 100;

/// What stands between two columns.
const GAP: &str = "  ";

/// How much room a line has. Colours take none of it, and wide characters two places.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    width: usize,
}

impl Layout {
    /// For whoever looks at the terminal; where nobody does, lines are as long as they are.
    pub(crate) fn of_console() -> Layout {
        if console::is_terminal() {
            Layout::within(textwrap::termwidth().min(WIDEST))
        } else {
            Layout::within(usize::MAX)
        }
    }

    /// Lines of at most so many places.
    pub(crate) fn within(width: usize) -> Layout {
        Layout { width }
    }

    /// A paragraph, as lines that end between words. The first begins with one text, the others with another.
    pub(crate) fn paragraph(self, first: &str, others: &str, text: &str) -> String {
        let options = options(self.width)
            .initial_indent(first)
            .subsequent_indent(others);
        let lines = wrap(text, options);
        lines.iter().map(|line| format!("{line}\n")).collect()
    }

    /// Rows whose cells stand below each other. Where they do not fit, the widest columns become narrower, and their cells
    /// have several lines.
    pub(crate) fn table(self, indent: &str, rows: &[Vec<String>]) -> String {
        let widths = self.column_widths(indent, rows);
        let mut text = String::new();
        for row in rows {
            let cells: Vec<_> = (row.iter().zip(&widths))
                .map(|(cell, &width)| wrap(cell, options(width)))
                .collect();
            let n_lines = cells.iter().map(Vec::len).max().unwrap_or(0);
            for number in 0..n_lines {
                let mut line = indent.to_owned();
                for (cell, &width) in cells.iter().zip(&widths) {
                    let part = cell.get(number).map_or("", |part| part);
                    line += part;
                    line.extend(std::iter::repeat_n(
                        ' ',
                        width.saturating_sub(display_width(part)),
                    ));
                    line += GAP;
                }
                text += line.trim_end();
                text.push('\n');
            }
        }
        text
    }

    fn column_widths(self, indent: &str, rows: &[Vec<String>]) -> Vec<usize> {
        let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let widest = |measure: fn(&str) -> usize, column: usize| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| measure(cell)).max().unwrap_or(0)
        };
        let mut widths: Vec<usize> = (0..n_columns)
            .map(|column| widest(display_width, column))
            .collect();
        let least: Vec<usize> = (0..n_columns)
            .map(|column| widest(longest_word, column).max(1))
            .collect();
        let gaps = display_width(indent) + display_width(GAP) * n_columns.saturating_sub(1);
        let room = self.width.saturating_sub(gaps);
        while widths.iter().sum::<usize>() > room {
            let can_shrink = |&column: &usize| widths[column] > least[column];
            let columns = (0..n_columns).filter(can_shrink);
            // Where no word fits any more, lines are too long rather than torn.
            let Some(column) = columns.max_by_key(|&column| widths[column]) else {
                break;
            };
            widths[column] -= 1;
        }
        widths
    }
}

/// Only spaces divide: what is joined by a hyphen or a colour stays together.
fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit)
        .break_words(false)
}

fn longest_word(text: &str) -> usize {
    text.split(' ').map(display_width).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paragraph_ends_its_lines_between_words() {
        let text = "the yuki-onna and the \u{1b}[1mrokurokubi\u{1b}[0m meet";
        assert_eq!(
            Layout::within(16).paragraph("- ", "  ", text),
            "- the yuki-onna\n  and the\n  \u{1b}[1mrokurokubi\u{1b}[0m\n  meet\n"
        );
    }

    #[test]
    fn columns_stand_below_each_other_and_wide_signs_count_twice() {
        let row = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let rows = [
            row(["yokai", "sign", "colour"]),
            row(["kappa", "河", "green"]),
            row(["oni", "\u{1b}[1m鬼\u{1b}[0m", "purple"]),
        ];
        assert_eq!(
            Layout::within(80).table(" ", &rows),
            " yokai  sign  colour\n kappa  河    green\n oni    \u{1b}[1m鬼\u{1b}[0m    purple\n"
        );
    }

    #[test]
    fn the_widest_column_gives_way_first() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let rows = [row(["match", "somebody draws a card"]), row(["lower", "-"])];
        assert_eq!(
            Layout::within(16).table("", &rows),
            "match  somebody\n       draws a\n       card\nlower  -\n"
        );
    }
}
