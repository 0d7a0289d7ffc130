//! `hyakki rules`

use hyakki_catalog::rules;
use hyakki_text::{Ink, Page};

use crate::console;
use crate::failure::Failure;
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
            console::print(console::coloured(&typeset(markdown)))
        } else {
            console::print(markdown)
        }
    }
}

/// Markdown for the eye: headings and strong words stand out, their marks go.
fn typeset(markdown: &str) -> Page {
    let mut page = Page::new();
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim_start();
            // The anchor behind it is for pages.
            let heading = heading.split(" <!--").next().unwrap_or_default();
            page.put(Ink::Strong, heading.replace('*', "").to_uppercase());
        } else if is_table_rule(line) || is_fence(line) {
            continue;
        } else {
            typeset_line(line, &mut page);
        }
        page.end_line();
    }
    page
}

/// Every other piece between double asterisks is strong; code and emphasis lose their marks.
fn typeset_line(line: &str, page: &mut Page) {
    for (place, piece) in line.split("**").enumerate() {
        let ink = if place % 2 == 1 {
            Ink::Strong
        } else {
            Ink::Plain
        };
        page.put(ink, piece.replace(['`', '*'], ""));
    }
}

/// The line of dashes under a table's head.
fn is_table_rule(line: &str) -> bool {
    line.starts_with('|') && line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '))
}

/// What stands above and below a row of cards.
fn is_fence(line: &str) -> bool {
    line.starts_with("```")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_words_stay() {
        let page = typeset(
            "## Die *Karten* <!-- the-cards -->\n```cards\ng7 gA\n```\n| a | b |\n| --- | --- |\n- **S1** — the `gA` counts\n",
        );
        assert_eq!(
            page.to_string(),
            "DIE KARTEN\ng7 gA\n| a | b |\n- S1 — the gA counts\n"
        );
        assert!(page.pieces().contains(&(Ink::Strong, "S1".to_owned())));
    }
}
