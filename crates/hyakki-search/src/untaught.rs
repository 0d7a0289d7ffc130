//! A craft that knows nothing but the rules.

use hyakki_core::{ActionSet, Dice, Game, PerSeat, Seat};

use crate::insight::{Craft, Insight};

/// A craft that knows nothing but the rules: all worlds that fit are equally likely, and all actions equally good.
#[derive(Clone, Copy, Debug, Default)]
pub struct Untaught;

/// What is seen without a craft: the view alone.
#[derive(Clone, Debug)]
pub struct Unversed<G: Game> {
    view: G::View,
}

impl<G: Game> Craft<G> for Untaught {
    type Insight = Unversed<G>;

    fn look(&self, view: &G::View) -> Unversed<G> {
        Unversed { view: view.clone() }
    }
}

impl<G: Game> Insight<G> for Unversed<G> {
    fn sample(&mut self, dice: &mut impl Dice) -> G {
        G::determinize(&self.view, dice)
    }

    fn play(&self, _: &G, _: Seat, actions: &G::Actions, dice: &mut impl Dice) -> G::Action {
        actions.pick(dice)
    }

    fn weigh(&self, _: &G, _: Seat, actions: &G::Actions, weights: &mut Vec<f32>) {
        weights.resize(actions.len(), 1.0);
    }

    fn value(&self, _: &G) -> Option<PerSeat<f32>> {
        None
    }
}
