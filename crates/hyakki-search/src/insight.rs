//! What is known about playing a game well, beyond its rules.

use hyakki_core::{Dice, Game, PerSeat, Seat};

use crate::advice::Advice;
use crate::mind::Question;

/// What is known about playing a game well, beyond its rules.
pub trait Craft<G: Game>: Send + Sync {
    /// What the craft makes of one question.
    type Insight: Insight<G>;

    /// Thinks once about what this seat knows, before thousands of worlds are drawn.
    fn look(&self, view: &G::View) -> Self::Insight;

    /// Some decisions are better made by other means than a search of the tree: what these say, for some or all actions.
    /// Nothing where the search decides.
    fn decide(
        &self,
        _question: &Question<'_, G>,
        _insight: &mut Self::Insight,
        _dice: &mut impl Dice,
    ) -> Option<Vec<Advice<G::Action>>> {
        None
    }
}

/// A craft applied to one question: where worlds come from, how people play in them, and what they are worth.
pub trait Insight<G: Game> {
    /// A world that fits the view: everything known holds in it, and the more likely ones come more often.
    fn sample(&mut self, dice: &mut impl Dice) -> G;

    /// What a sensible player does by rules of thumb. Asked millions of times in playouts: no allocation.
    fn play(&self, world: &G, seat: Seat, actions: &G::Actions, dice: &mut impl Dice) -> G::Action;

    /// How promising each action looks, in the set's order: not negative, any scale; added to a list that is empty. For the first
    /// looks of a search, and for judging how likely a play was that has been seen.
    fn weigh(&self, world: &G, seat: Seat, actions: &G::Actions, weights: &mut Vec<f32>);

    /// What this world is worth to each seat, from 0 to 1, where playing on would not tell more than that (at the end of a round,
    /// say); nothing where play must go on. Asked after every step of a simulation.
    fn value(&self, world: &G) -> Option<PerSeat<f32>>;

    /// What this world is probably worth to each seat, from 0 to 1, so that a playout need not go on to the end: asked outside the
    /// tree only, before each action, with the number of actions since the tree was left. Nothing where play must go on.
    fn estimate(&self, _world: &G, _n_actions: u32) -> Option<PerSeat<f32>> {
        None
    }

    /// A number for what fell by chance, where the search should look at each such event by itself; nothing where it should
    /// treat them all alike.
    fn branch(&self, _chance: &G::Chance) -> Option<u64> {
        None
    }
}
