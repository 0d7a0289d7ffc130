//! What minds of each level would answer.

use hyakki_core::GameRng;
use hyakki_minds::{GameWithMinds, Level};
use hyakki_search::{Budget, Mind, Question, Seer};

use super::posed::{Candidate, Posed};
use super::proof::Kind;
use super::puzzle::Fails;

/// How often a level is asked.
const fn n_tries(level: Level) -> u64 {
    match level {
        Level::Novice => 24,
        Level::Apprentice => 8,
        Level::Adept => 5,
        Level::Master => 3,
    }
}

/// How many simulations it has, a tenth of what it would have at a table: puzzles are asked by the thousand.
const fn n_simulations(level: Level) -> u32 {
    match level {
        Level::Novice | Level::Apprentice => 1,
        Level::Adept => 200,
        Level::Master => 2_000,
    }
}

/// In how many percent of its tries a novice fails.
pub(super) fn novice_fails<G: Posed>(
    candidate: &Candidate<'_, G>,
    right: &[G::Action],
    seed: u64,
) -> u8 {
    percent_failed(candidate, Level::Novice, Kind::Strong, right, seed)
}

/// How often each level fails.
pub(super) fn fails<G: Posed>(
    candidate: &Candidate<'_, G>,
    kind: Kind,
    right: &[G::Action],
    seed: u64,
) -> Fails {
    let of = |level| percent_failed(candidate, level, kind, right, seed);
    Fails {
        novice: of(Level::Novice),
        apprentice: of(Level::Apprentice),
        adept: of(Level::Adept),
        master: of(Level::Master),
    }
}

fn percent_failed<G: Posed>(
    candidate: &Candidate<'_, G>,
    level: Level,
    kind: Kind,
    right: &[G::Action],
    seed: u64,
) -> u8 {
    let n_tries = n_tries(level);
    let n_failed = (0..n_tries)
        .filter(|&number| {
            let mut rng = GameRng::for_game(seed, number << 8 | level as u64);
            !right.contains(&choice(candidate, level, kind, &mut rng))
        })
        .count();
    (100 * n_failed / n_tries as usize) as u8
}

/// What a mind of this level does. Where hands are open, those that search see them too; the others look at nothing but their
/// own cards anyway.
fn choice<G: Posed>(
    candidate: &Candidate<'_, G>,
    mut level: Level,
    kind: Kind,
    rng: &mut GameRng,
) -> G::Action {
    let budget = Budget::simulations(n_simulations(level));
    let searches = level.thinking_ms().is_some();
    if kind == Kind::ProvenOpen && searches {
        let seer = Seer {
            knowledge: G::knowledge(level),
            settings: <G as GameWithMinds>::settings(level),
        };
        return seer.choose(candidate.state, candidate.seat, budget, rng);
    }
    level.choose(&Question::of(candidate.state, candidate.seat, budget), rng)
}
