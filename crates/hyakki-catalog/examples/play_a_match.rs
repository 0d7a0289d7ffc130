//! Minds play a match of any game; what happens is told on the way, and the record is the answer.
//!
//! ```sh
//! cargo run --package hyakki-catalog --example play_a_match -- sketch novice > match.jsonl
//! ```

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "this is a program with arguments, and not the library"
)]

use std::error::Error;

use hyakki_catalog::{Budget, GameId, MindId, drive_any, new_match};
use hyakki_core::{GameRng, Options};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game: GameId = arguments.next().as_deref().unwrap_or("sketch").parse()?;
    let mind: MindId = arguments.next().as_deref().unwrap_or("novice").parse()?;

    let players = game.default_players();
    let names = (0..players).map(|seat| format!("{mind} {seat}")).collect();
    let mut game = new_match(game, players, &Options::new(), names, None)?;

    // The same seed gives the same deals and, with a budget of simulations, the same decisions.
    let mut rng = GameRng::for_game(1, 0);
    let outcome = drive_any(&mut *game, &mut rng, |game, seat, rng| {
        let question = game.question(seat).expect("it is this seat's turn");
        let action = question.answer(mind, Budget::simulations(100), rng);
        eprintln!("step {}: seat {seat} {action}", game.n_steps() + 1);
        action
    })?;

    let points = outcome.points.as_slice();
    eprintln!("{}: {points:?} points", outcome.ending);
    print!("{}", game.to_record());
    Ok(())
}
