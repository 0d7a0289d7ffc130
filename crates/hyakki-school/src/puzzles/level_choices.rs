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

/// What is asked of the levels: a position, and what is right in it.
pub(super) struct Asked<'a, G: Posed> {
    pub(super) candidate: &'a Candidate<'a, G>,
    pub(super) kind: Kind,
    pub(super) right: &'a [G::Action],
    /// The only actions that are offered; none where all are.
    pub(super) offered: &'a [G::Action],
}

impl<G: Posed> Asked<'_, G> {
    /// How often each level fails.
    pub(super) fn fails(&self, seed: u64) -> Fails {
        let of = |level| self.percent_failed(level, seed);
        Fails {
            novice: of(Level::Novice),
            apprentice: of(Level::Apprentice),
            adept: of(Level::Adept),
            master: of(Level::Master),
        }
    }

    /// In how many percent of its tries a level fails.
    pub(super) fn percent_failed(&self, level: Level, seed: u64) -> u8 {
        let n_tries = n_tries(level);
        let finds = |number: &u64| {
            let mut rng = GameRng::for_game(seed, number << 8 | level as u64);
            (self.choice(level, &mut rng)).is_some_and(|choice| self.right.contains(&choice))
        };
        let n_failed = (0..n_tries).filter(|number| !finds(number)).count();
        (100 * n_failed / n_tries as usize) as u8
    }

    /// What a mind of this level does. Where hands are open, those that search see them too; the others look at nothing but
    /// their own cards anyway.
    fn choice(&self, mut level: Level, rng: &mut GameRng) -> Option<G::Action> {
        let Candidate { state, seat, .. } = *self.candidate;
        let budget = Budget::simulations(n_simulations(level));
        let searches = level.thinking_ms().is_some();
        if self.kind == Kind::ProvenOpen && searches {
            let seer = Seer {
                knowledge: G::knowledge(level),
                settings: <G as GameWithMinds>::settings(level),
            };
            return Some(seer.choose(state, seat, budget, rng));
        }
        let question = Question::of(state, seat, budget);
        match self.offered {
            [] => Some(level.choose(&question, rng)),
            offered => level.choose_among(&question, offered, rng),
        }
    }
}
