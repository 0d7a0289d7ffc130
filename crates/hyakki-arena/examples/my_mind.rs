//! A mind of your own, and whether it is stronger than one of ours.
//!
//! ```sh
//! cargo run --package hyakki-arena --example my_mind
//! ```

#![allow(clippy::print_stdout, reason = "this is a program")]

use hyakki_arena::duel;
use hyakki_core::{ActionSet, Game, GameRng, at_random, drive};
use hyakki_minds::Level;
use hyakki_search::{Budget, Mind, Question, rewards};
use hyakki_sketch::{Sketch, SketchConfig};

/// Tries each action in worlds that fit what it sees, plays them on at random, and takes the one that wins most.
struct MyMind;

impl<G: Game> Mind<G> for MyMind {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        let n_worlds = question.budget.simulations / question.actions.len() as u32;
        let mut best = (question.actions.nth(0), 0.0);
        for action in question.actions.iter() {
            let mut wins = 0.0;
            for _ in 0..n_worlds.max(1) {
                let mut world = G::determinize(&question.view, rng);
                world.apply(question.seat, action);
                let outcome = drive(&mut world, rng, at_random);
                wins += rewards(&world, &outcome)[question.seat];
            }
            if wins > best.1 {
                best = (action, wins);
            }
        }
        best.0
    }
}

fn main() {
    let minds = [&mut MyMind as _, &mut Level::Novice as _];
    let share = duel::<Sketch>(
        SketchConfig::default(),
        minds,
        Budget::simulations(50),
        0..25,
    );
    let percent = share.map(|share| 100.0 * share);
    let verdict = match (share.low > 0.5, share.high < 0.5) {
        (true, _) => "it is stronger than a novice",
        (_, true) => "a novice is stronger",
        _ => "play more deals to know who is stronger",
    };
    println!(
        "my mind wins {:.0} % of 50 games, with 95 % certainty {:.0} to {:.0} %: {verdict}",
        percent.value, percent.low, percent.high
    );
}
