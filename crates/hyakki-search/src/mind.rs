//! What answers questions.

use hyakki_core::{Game, GameRng};

use crate::question::Question;

/// A player that is a program.
///
/// The trait is object-safe, so that different minds can sit side by side; what is called millions of times happens behind it.
pub trait Mind<G: Game> {
    /// One of the question's actions.
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action;
}
