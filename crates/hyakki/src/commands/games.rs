//! `hyakki games`

use anstyle::Style;
use hyakki_catalog::GameId;

use crate::console;
use crate::failure::Failure;
use crate::layout::Layout;
use crate::words::say;

/// Lists the games.
pub(crate) fn run() -> Result<(), Failure> {
    let layout = Layout::of_console();
    let games = GameId::ALL.map(|game| in_words(game, layout));
    console::print(games.concat())
}

/// A game with its players and options.
fn in_words(game: GameId, layout: Layout) -> String {
    let strong = Style::new().bold();
    let (least, most) = game.players().into_inner();
    let players = say!("players-range", least = least, most = most);
    let summary = say!(&format!("summary-{game}"));
    let head = format!(
        "{strong}{game}{strong:#}  {}, {players}: {summary}",
        game.title()
    );
    let mut text = layout.paragraph("", "    ", &head);
    for option in game.options() {
        let name = option.name;
        let summary = say!(&format!("option-{game}-{name}"));
        let head = format!("--option {name}=…  {summary}");
        text += &layout.paragraph("    ", "        ", &head);
        let values = option.values.iter().enumerate().map(|(place, value)| {
            let value = value.name;
            let summary = say!(&format!("option-{game}-{name}-{value}"));
            let default = match place {
                0 => format!(" {}", say!("cli-default")),
                _ => String::new(),
            };
            vec![value.to_owned(), format!("{summary}{default}")]
        });
        text += &layout.table("        ", &values.collect::<Vec<_>>());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use textwrap::core::display_width;

    #[test]
    fn no_game_is_wider_than_the_terminal() {
        for (game, width) in GameId::ALL
            .into_iter()
            .flat_map(|game| [60, 80, 100].map(|width| (game, width)))
        {
            let text = in_words(game, Layout::within(width));
            for line in text.lines() {
                assert!(display_width(line) <= width, "{width}: {line}");
            }
            let whole = in_words(game, Layout::within(usize::MAX));
            let words = |text: &str| {
                text.split_whitespace()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
            };
            let (mut narrow, mut wide) = (words(&text), words(&whole));
            narrow.sort();
            wide.sort();
            assert_eq!(narrow, wide, "no word is torn");
        }
    }
}
