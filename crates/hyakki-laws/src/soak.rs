//! The law of sampled worlds, at any length: briefly with every change, and for a night.

use std::env;

use hyakki_core::{Dice, Game, GameConfig, GameRng, Viewer};

use crate::witness::{Witness, named_if_it_fails, random_step};
use crate::worlds::fitting_world;

/// The environment variable with the number of worlds.
const VARIABLE: &str = "HYAKKI_SOAK_WORLDS";
/// How many there are if nobody says.
const USUAL: u64 = 100_000;
/// How many are sampled for the same view.
const N_PER_VIEW: u64 = 8;

/// Samples worlds for every viewer all along random matches of every configuration, and checks each, until there were
/// `HYAKKI_SOAK_WORLDS` of them.
///
/// # Panics
/// If a world does not fit.
#[allow(
    clippy::print_stderr,
    clippy::disallowed_methods,
    reason = "a test that is run by hand has no other arguments, and nobody else to tell how many there were"
)]
pub fn soak<W: Witness>() {
    let wanted = env::var(VARIABLE).map_or(USUAL, |text| {
        let number = text.replace('_', "").parse();
        number.unwrap_or_else(|_| panic!("{VARIABLE} is no number: {text}"))
    });
    let mut n_worlds = 0;
    for seed in 0.. {
        for config in <W::Game as Game>::Config::all() {
            n_worlds += named_if_it_fails(config, seed, || {
                along_a_match::<W>(config, &mut GameRng::for_game(seed, 1))
            });
            if n_worlds >= wanted {
                eprintln!("{n_worlds} worlds fit");
                return;
            }
        }
    }
}

/// Samples worlds at about one step in four, and tells how many.
fn along_a_match<W: Witness>(config: <W::Game as Game>::Config, dice: &mut impl Dice) -> u64 {
    let mut n_worlds = 0;
    let mut state = W::Game::new(config);
    while let Some(step) = random_step(&state, dice) {
        if dice.below(4) == 0 {
            for viewer in Viewer::all(config.players()) {
                let view = state.view(viewer);
                for _ in 0..N_PER_VIEW {
                    fitting_world::<W>(&view, dice);
                }
                n_worlds += N_PER_VIEW;
            }
        }
        step.apply_to(&mut state);
    }
    n_worlds
}
