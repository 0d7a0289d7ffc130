//! Heuristics that never change.

use std::marker::PhantomData;

use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_search::{InformationSet, Knowledge, softmax};

/// A heuristic for every action: what anybody learns of a game in a few evenings.
pub trait Heuristic<G: Game>: Copy + Default + Send + Sync {
    /// How good each action of this seat looks: one that scores one more is `e` times as likely.
    fn scores(world: &G, seat: Seat) -> impl Fn(G::Action) -> f32;
}

/// Knowledge of nothing but a heuristic: all worlds that fit are equally likely, and no value is known before the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct HeuristicKnowledge<T>(PhantomData<T>);

/// The worlds that fit a view, each as likely as any other, in which everybody plays by a heuristic.
#[derive(Clone, Debug)]
pub struct HeuristicInformationSet<G: Game, T> {
    view: G::View,
    heuristic: PhantomData<T>,
}

impl<G: Game, T: Heuristic<G>> Knowledge<G> for HeuristicKnowledge<T> {
    type InformationSet = HeuristicInformationSet<G, T>;

    fn information_set(&self, view: &G::View) -> HeuristicInformationSet<G, T> {
        HeuristicInformationSet {
            view: view.clone(),
            heuristic: self.0,
        }
    }
}

impl<G: Game, T: Heuristic<G>> InformationSet<G> for HeuristicInformationSet<G, T> {
    fn sample(&mut self, dice: &mut impl Dice) -> G {
        G::determinize(&self.view, dice)
    }

    fn rollout_action(
        &self,
        world: &G,
        seat: Seat,
        actions: &G::Actions,
        dice: &mut impl Dice,
    ) -> G::Action {
        softmax::sample(actions, T::scores(world, seat), dice)
    }

    fn priors(&self, world: &G, seat: Seat, actions: &G::Actions, priors: &mut Vec<f32>) {
        softmax::add_weights(actions, T::scores(world, seat), priors);
    }

    fn horizon_value(&self, _: &G) -> Option<PerSeat<f32>> {
        None
    }
}
