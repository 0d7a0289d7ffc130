//! `hyakki games`

use std::fmt::Write as _;

use anstyle::Style;
use hyakki_catalog::GameId;

use crate::console;
use crate::failure::Failure;
use crate::words::say;

/// Lists the games.
pub(crate) fn run() -> Result<(), Failure> {
    let strong = Style::new().bold();
    let mut text = String::new();
    let mut line =
        |line: String| writeln!(text, "{line}").expect("writing to a string never fails");
    for game in GameId::ALL {
        let (least, most) = game.players().into_inner();
        let players = say!("players-range", least = least, most = most);
        let summary = say!(&format!("summary-{game}"));
        line(format!(
            "{strong}{game}{strong:#}  {}, {players}: {summary}",
            game.title()
        ));
        for option in game.options() {
            let name = option.name;
            let summary = say!(&format!("option-{game}-{name}"));
            line(format!("    --option {name}=…  {summary}"));
            for (place, value) in option.values.iter().enumerate() {
                let value = value.name;
                let summary = say!(&format!("option-{game}-{name}-{value}"));
                let default = match place {
                    0 => format!(" {}", say!("cli-default")),
                    _ => String::new(),
                };
                line(format!("        {value:<9} {summary}{default}"));
            }
        }
    }
    console::print(text)
}
