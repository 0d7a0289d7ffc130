//! A record tells the whole match.

use hyakki_core::{Dice, Match};

use crate::witness::{Witness, for_every_config, random_match};

/// Records random matches of every configuration and replays them from text; then damages the text.
///
/// # Panics
/// If the game breaks a law.
pub fn replay<W: Witness>(n_matches: u64) {
    for_every_config::<W::Game>(n_matches, |config, dice| {
        let game = random_match::<W::Game>(config, dice);
        let text = game.to_record();
        let replayed = Match::<W::Game>::from_record(&text).unwrap();
        assert!(replayed.is_complete);
        assert_eq!(replayed.game, game, "replaying gives another match");
        assert_eq!(replayed.game.to_record(), text);

        let n_steps = dice.index(game.steps().len() + 1);
        let cut_text: String = text.split_inclusive('\n').take(1 + n_steps).collect();
        let cut = Match::<W::Game>::from_record(&cut_text).unwrap();
        assert!(!cut.is_complete);
        assert_eq!(
            *cut.game.state(),
            game.state_after(n_steps),
            "half a record is not half a match"
        );

        let damaged = damage(&text, dice);
        if let Ok(survivor) = Match::<W::Game>::from_record(&damaged) {
            let again = Match::<W::Game>::from_record(&survivor.game.to_record()).unwrap();
            assert_eq!(
                again.game, survivor.game,
                "what was accepted is not what was understood"
            );
        }
    });
}

/// The text with one byte changed, a line doubled or a line lost.
fn damage(text: &str, dice: &mut impl Dice) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let place = dice.index(lines.len());
    match dice.below(3) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[place].clone()),
        _ => {
            let cut = dice.index(lines[place].len() + 1);
            let replacement = char::from(b' ' + dice.below(94) as u8);
            let tail = lines[place].get(cut + 1..).unwrap_or("").to_owned();
            lines[place].truncate(cut);
            lines[place].push(replacement);
            lines[place].push_str(&tail);
        }
    }
    lines.join("\n")
}
