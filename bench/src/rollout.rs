//! The loop that is measured.

use std::hint::black_box;
use std::time::{Duration, Instant};

use hyakki_core::{ActionSet, Game, Turn, settle};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// Where a rollout stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// At the next random event: one deal is played out.
    Chance,
    /// At the end of the match; random events on the way count as part of it.
    Over,
}

/// What came out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Measured {
    pub(crate) ns_per_action: f64,
    pub(crate) ns_per_deal: f64,
    pub(crate) actions_per_game: f64,
}

/// Deals in advance, plays the deals out for about this long, then deals for a tenth of that.
pub(crate) fn measure<G: Game>(config: G::Config, milliseconds: u64, until: Until) -> Measured {
    let mut dice = Xoshiro128PlusPlus::seed_from_u64(7);
    let deals: Vec<G> = (0..256).map(|_| deal(config, &mut dice)).collect();
    let budget = Duration::from_millis(milliseconds);

    let (mut n_games, mut n_actions) = (0, 0);
    let start = Instant::now();
    while start.elapsed() < budget {
        for state in &deals {
            n_actions += play(state.clone(), until, &mut dice);
        }
        n_games += deals.len();
    }
    let ns_per_action = start.elapsed().as_nanos() as f64 / n_actions as f64;

    let mut n_deals = 0;
    let start = Instant::now();
    while start.elapsed() < budget / 10 {
        for _ in 0..64 {
            black_box(deal::<G>(config, &mut dice));
        }
        n_deals += 64;
    }
    Measured {
        ns_per_action,
        ns_per_deal: start.elapsed().as_nanos() as f64 / f64::from(n_deals),
        actions_per_game: n_actions as f64 / n_games as f64,
    }
}

/// A match from nothing to its first decision.
fn deal<G: Game>(config: G::Config, dice: &mut Xoshiro128PlusPlus) -> G {
    let mut state = G::new(config);
    settle(&mut state, dice);
    state
}

/// Random play; tells how many actions it took.
fn play<G: Game>(mut state: G, until: Until, dice: &mut Xoshiro128PlusPlus) -> u64 {
    let mut n_actions = 0;
    loop {
        match state.turn() {
            Turn::Act(seats) => {
                let seat = seats.first().expect("somebody must act");
                let action = state.legal_actions(seat).pick(dice);
                state.apply(seat, action);
                n_actions += 1;
            }
            Turn::Chance if until == Until::Over => {
                let chance = state.sample_chance(dice);
                state.apply_chance(&chance);
            }
            Turn::Chance | Turn::Over(_) => break,
        }
    }
    black_box(&state);
    n_actions
}
