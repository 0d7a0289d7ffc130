//! Knowledge of nothing but the rules.

use hyakki_core::{ActionSet, Dice, Game, PerSeat, Seat};

use crate::information_set::InformationSet;
use crate::knowledge::Knowledge;

/// Knowledge of nothing but the rules: all worlds that fit are equally likely, and all actions equally good.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoKnowledge;

/// The worlds that fit a view, each as likely as any other.
#[derive(Clone, Debug)]
pub struct UniformInformationSet<G: Game> {
    view: G::View,
}

impl<G: Game> Knowledge<G> for NoKnowledge {
    type InformationSet = UniformInformationSet<G>;

    fn information_set(&self, view: &G::View) -> UniformInformationSet<G> {
        UniformInformationSet { view: view.clone() }
    }
}

impl<G: Game> InformationSet<G> for UniformInformationSet<G> {
    fn sample(&mut self, dice: &mut impl Dice) -> G {
        G::determinize(&self.view, dice)
    }

    fn rollout_action(
        &self,
        _: &G,
        _: Seat,
        actions: &G::Actions,
        dice: &mut impl Dice,
    ) -> G::Action {
        actions.pick(dice)
    }

    fn priors(&self, _: &G, _: Seat, actions: &G::Actions, priors: &mut Vec<f32>) {
        priors.resize(actions.len(), 1.0);
    }

    fn horizon_value(&self, _: &G) -> Option<PerSeat<f32>> {
        None
    }
}
