//! What a mind is asked, and what answers.

use hyakki_core::{Dice, Game, Seat};

use crate::budget::Budget;

/// A decision that a seat must make.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a, G: Game> {
    /// Who must decide.
    pub seat: Seat,
    /// All that this seat knows.
    pub view: &'a G::View,
    /// What it can do; there is at least one action.
    pub actions: &'a G::Actions,
    /// How long it may think.
    pub budget: Budget<'a>,
}

/// A player that is a program.
pub trait Mind<G: Game> {
    /// One of the question's actions.
    fn choose(&mut self, question: &Question<'_, G>, dice: &mut impl Dice) -> G::Action;
}
