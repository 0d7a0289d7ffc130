//! Replays a record of any game from stdin, checking every step, and tells what everybody could see at the end.
//!
//! ```sh
//! cargo run --package hyakki-catalog --example replay_a_record < match.jsonl
//! ```

#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "this is a program that reads stdin, and not the library"
)]

use std::error::Error;

use hyakki_catalog::replay;
use hyakki_core::{Replayed, Viewer};

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::io::read_to_string(std::io::stdin())?;
    let Replayed { game, is_complete } = replay(&text)?;

    let header = game.header();
    println!("{}: {}", game.game().title(), header.names.join(", "));
    for index in 0..game.n_steps() {
        let step = game.step(index).expect("there are so many steps");
        println!("{:>4} {}", index + 1, step.to_line());
    }

    println!("{}", game.json_after(game.n_steps(), Viewer::Spectator));
    match game.turn().outcome() {
        Some(outcome) => println!("{}: won by {:?}", outcome.ending, outcome.winners()),
        None => println!("seats {:?} are to act", game.turn().seats()),
    }
    if !is_complete {
        println!("the record stops before the outcome");
    }
    Ok(())
}
