//! `hyakki games`

use std::fmt::Write as _;

use anstyle::Style;
use hyakki_catalog::GameId;

use crate::console;
use crate::failure::Failure;

/// Lists the games.
pub(crate) fn run() -> Result<(), Failure> {
    let strong = Style::new().bold();
    let mut text = String::new();
    let mut line =
        |line: String| writeln!(text, "{line}").expect("writing to a string never fails");
    for game in GameId::ALL {
        let (least, most) = game.players().into_inner();
        let players = if least == most {
            least.to_string()
        } else {
            format!("{least}–{most}")
        };
        line(format!(
            "{strong}{game}{strong:#}  {}, {players} players: {}",
            game.title(),
            game.summary()
        ));
        for option in game.options() {
            line(format!(
                "    --option {}=…  {}",
                option.name, option.summary
            ));
            for (place, value) in option.values.iter().enumerate() {
                let default = if place == 0 { " (default)" } else { "" };
                line(format!(
                    "        {:<9} {}{default}",
                    value.name, value.summary
                ));
            }
        }
    }
    console::print(text)
}
