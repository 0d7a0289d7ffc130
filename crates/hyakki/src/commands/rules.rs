//! `hyakki rules`

use hyakki_catalog::rules;
use hyakki_text::{Ink, Page};

use crate::console;
use crate::failure::Failure;
use crate::layout::Layout;
use crate::words;

/// Print the rules of a game, with our rulings
#[derive(Debug, clap::Args)]
#[command(after_help = "Written to a file or a pipe, the text is plain Markdown.")]
pub(crate) struct Rules {
    /// The game
    #[arg(value_parser = super::game_parser())]
    game: String,
}

impl Rules {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let markdown = rules(super::game(&self.game), words::language());
        if console::is_terminal() {
            console::print(typeset(markdown, Layout::of_console()))
        } else {
            console::print(markdown)
        }
    }
}

/// Markdown for the eye: headings and strong words stand out, their marks go, and lines end between words.
fn typeset(markdown: &str, layout: Layout) -> String {
    let mut text = String::new();
    let mut lines = markdown.lines().peekable();
    while let Some(line) = lines.next() {
        if let Some(heading) = line.strip_prefix('#') {
            text += &layout.paragraph("", "", &in_ink(Ink::Strong, &heading_of(heading)));
        } else if is_row(line) {
            let mut rows = vec![row_of(line, Ink::Strong)];
            while let Some(line) = lines.next_if(|line| is_row(line)) {
                if !is_table_rule(line) {
                    rows.push(row_of(line, Ink::Plain));
                }
            }
            text += &layout.table("", &rows);
        } else if !is_fence(line) {
            let (mark, rest) = split_mark(line);
            let hanging = " ".repeat(mark.len());
            text += &layout.paragraph(mark, &hanging, &in_inks(Ink::Plain, rest));
        }
    }
    text
}

/// What a heading says, in capitals. The anchor behind it is for pages.
fn heading_of(line: &str) -> String {
    let heading = line.trim_start_matches('#').trim_start();
    let heading = heading.split(" <!--").next().unwrap_or_default();
    heading.replace('*', "").to_uppercase()
}

/// The cells of a table's row.
fn row_of(line: &str, ink: Ink) -> Vec<String> {
    let cells = line.trim().trim_matches('|').split('|');
    cells.map(|cell| in_inks(ink, cell.trim())).collect()
}

/// Every other piece between double asterisks is strong; code and emphasis lose their marks.
fn in_inks(ink: Ink, line: &str) -> String {
    let mut page = Page::new();
    for (place, piece) in line.split("**").enumerate() {
        let ink = if place % 2 == 1 { Ink::Strong } else { ink };
        page.put(ink, piece.replace(['`', '*'], ""));
    }
    console::coloured(&page)
}

fn in_ink(ink: Ink, text: &str) -> String {
    console::coloured(&Page::piece(ink, text))
}

/// What marks an item of a list, and the rest of the line.
fn split_mark(line: &str) -> (&str, &str) {
    let end = line
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .strip_prefix(". ")
        .or_else(|| line.strip_prefix("- "));
    match end {
        Some(rest) => line.split_at(line.len() - rest.len()),
        None => ("", line),
    }
}

fn is_row(line: &str) -> bool {
    line.starts_with('|')
}

/// The line of dashes under a table's head.
fn is_table_rule(line: &str) -> bool {
    line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

/// What stands above and below a row of cards.
fn is_fence(line: &str) -> bool {
    line.starts_with("```")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is seen of the rules on a terminal of this width.
    fn seen(markdown: &str, width: usize) -> String {
        let text = typeset(markdown, Layout::within(width));
        anstream::adapter::strip_str(&text).to_string()
    }

    #[test]
    fn marks_go_and_words_stay() {
        let markdown = "## Die *Karten* <!-- the-cards -->\n```cards\ng7 gA\n```\n| a | sign |\n| --- | --- |\n| 河 | `gA` **7** |\n\n- **S1** — the `gA` counts\n";
        assert_eq!(
            seen(markdown, 80),
            "DIE KARTEN\ng7 gA\na   sign\n河  gA 7\n\n- S1 — the gA counts\n"
        );
        let strong = in_ink(Ink::Strong, "S1");
        assert!(typeset(markdown, Layout::within(80)).contains(&strong));
    }

    #[test]
    fn items_hang_and_paragraphs_do_not() {
        let markdown = "12. one two three\n- four five six\nseven eight nine\n";
        assert_eq!(
            seen(markdown, 12),
            "12. one two\n    three\n- four five\n  six\nseven eight\nnine\n"
        );
    }

    #[test]
    fn no_rule_is_wider_than_the_terminal_and_no_word_is_torn() {
        use hyakki_catalog::{GameId, Language};
        use textwrap::core::display_width;
        for (game, language) in GameId::ALL
            .into_iter()
            .flat_map(|game| Language::ALL.map(|language| (game, language)))
        {
            let markdown = rules(game, language);
            let words_of = |text: &str| {
                let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
                words.sort();
                words
            };
            let whole = words_of(&seen(markdown, usize::MAX));
            for width in [60, 80, 100] {
                let text = seen(markdown, width);
                for line in text.lines() {
                    assert!(display_width(line) <= width, "{game} at {width}: {line}");
                }
                assert_eq!(words_of(&text), whole, "{game} at {width}");
            }
        }
    }
}
