//! The third reference.

mod pagoda;
mod septet;
mod sketch;
mod tajuto;
mod tuning;

use hyakki_core::{Game, GameRng};
use hyakki_search::{Advice, Mind, Question};

use crate::frozen_mind::FrozenMind;
use crate::search::{Knowledge, Search, Settings};
pub use tuning::Tuning;

/// A game that the third reference plays.
pub(crate) trait ThirdPlays: Game {
    type Third: Knowledge<Self>;
    fn third(tuning: Tuning) -> (Self::Third, Settings);
}

/// The third reference.
pub(crate) struct ThirdReference<G: ThirdPlays>(Search<G::Third>);

impl<G: ThirdPlays> ThirdReference<G> {
    pub(crate) fn new(tuning: Tuning) -> ThirdReference<G> {
        let (knowledge, settings) = G::third(tuning);
        ThirdReference(Search {
            knowledge,
            settings,
        })
    }
}

impl<G: ThirdPlays> Mind<G> for ThirdReference<G> {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        self.0.choose(question, rng)
    }
}

impl<G: ThirdPlays> FrozenMind<G> for ThirdReference<G> {
    fn advise(&self, question: &Question<'_, G>, rng: &mut GameRng) -> Vec<Advice<G::Action>> {
        self.0.advise(question, rng)
    }
}

/// The settings that are tried first.
fn settings(tuning: Tuning, exploration: f32, expand: f32) -> Settings {
    Settings {
        exploration: tuning.get(0, exploration),
        uniform_mix: tuning.get(1, 0.15),
        expand_after_visits: tuning.get(2, expand) as u32,
    }
}
