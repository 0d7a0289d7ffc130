use std::sync::Arc;

use hyakki_core::{Dice, PerSeat, Seat};
use hyakki_tajuto::{Action, Actions, Chance, Tajuto, TajutoView};

use super::{ThirdPlays, Tuning, settings};
use crate::first::tajuto::{TajutoInformationSet, TajutoKnowledge, features};
use crate::search::{InformationSet, Knowledge, Settings};

pub(crate) struct ThirdTajuto {
    inner: TajutoKnowledge,
    n_actions: u32,
}

pub(crate) struct ThirdTajutoSet {
    inner: TajutoInformationSet,
    n_actions: u32,
}

impl ThirdPlays for Tajuto {
    type Third = ThirdTajuto;
    fn third(t: Tuning) -> (ThirdTajuto, Settings) {
        let evaluator = features::hand_written(&|place, usual| t.get(place, usual));
        let knowledge = ThirdTajuto {
            inner: TajutoKnowledge::with(Arc::new(evaluator), t.get(3, 8.0)),
            n_actions: t.get(4, 16.0) as u32,
        };
        (knowledge, settings(t, 1.2, 2.0))
    }
}

impl Knowledge<Tajuto> for ThirdTajuto {
    type InformationSet = ThirdTajutoSet;
    fn information_set(&self, view: &TajutoView) -> ThirdTajutoSet {
        ThirdTajutoSet {
            inner: self.inner.information_set(view),
            n_actions: self.n_actions,
        }
    }
}

impl InformationSet<Tajuto> for ThirdTajutoSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Tajuto {
        self.inner.sample(dice)
    }

    fn rollout_action(
        &self,
        world: &Tajuto,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        self.inner.rollout_action(world, seat, actions, dice)
    }

    fn priors(&self, world: &Tajuto, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        self.inner.priors(world, seat, actions, priors);
    }

    fn horizon_value(&self, world: &Tajuto) -> Option<PerSeat<f32>> {
        self.inner.horizon_value(world)
    }

    fn chance_key(&self, chance: &Chance) -> Option<u64> {
        self.inner.chance_key(chance)
    }

    fn cutoff_value(&self, world: &Tajuto, n_actions: u32) -> Option<PerSeat<f32>> {
        if n_actions < self.n_actions {
            return None;
        }
        self.inner.cutoff_value(world, n_actions + 100)
    }
}
