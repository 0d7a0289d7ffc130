//! Playing by rules of thumb that never change.

use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_search::{Craft, Insight, softmax};

/// Rules of thumb: what anybody learns of a game in a few evenings.
pub trait Thumb<G: Game>: Copy + Default + Send + Sync {
    /// How good each action of this seat looks: one that scores one more is `e` times as likely.
    fn scores(world: &G, seat: Seat) -> impl Fn(G::Action) -> f32;
}

/// A craft of nothing but rules of thumb: all worlds that fit are equally likely, and nothing is judged before its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByThumb<T>(T);

/// What is seen by rules of thumb.
#[derive(Clone, Debug)]
pub struct Thumbed<G: Game, T> {
    view: G::View,
    _rules: T,
}

impl<G: Game, T: Thumb<G>> Craft<G> for ByThumb<T> {
    type Insight = Thumbed<G, T>;

    fn look(&self, view: &G::View) -> Thumbed<G, T> {
        Thumbed {
            view: view.clone(),
            _rules: self.0,
        }
    }
}

impl<G: Game, T: Thumb<G>> Insight<G> for Thumbed<G, T> {
    fn sample(&mut self, dice: &mut impl Dice) -> G {
        G::determinize(&self.view, dice)
    }

    fn play(&self, world: &G, seat: Seat, actions: &G::Actions, dice: &mut impl Dice) -> G::Action {
        softmax::choose(actions, T::scores(world, seat), dice)
    }

    fn weigh(&self, world: &G, seat: Seat, actions: &G::Actions, weights: &mut Vec<f32>) {
        softmax::weigh(actions, T::scores(world, seat), weights);
    }

    fn value(&self, _: &G) -> Option<PerSeat<f32>> {
        None
    }
}
