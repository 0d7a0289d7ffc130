//! The weakest mind there is.

use hyakki_core::{ActionSet, Dice, Game};

use crate::mind::{Mind, Question};

/// Plays any legal action, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMover;

impl<G: Game> Mind<G> for RandomMover {
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut impl Dice) -> G::Action {
        question.actions.pick(dice)
    }
}
