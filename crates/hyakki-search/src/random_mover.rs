//! The weakest mind there is.

use hyakki_core::{ActionSet, Game, GameRng};

use crate::mind::Mind;
use crate::question::Question;

/// Plays any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMover;

impl<G: Game> Mind<G> for RandomMover {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        question.actions.pick(rng)
    }
}
