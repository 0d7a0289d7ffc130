use std::sync::Arc;

use hyakki_core::{ActionSet, Dice, PerSeat, Seat};
use hyakki_search::{Advice, Question};
use hyakki_septet::{Action, Actions, Septet, SeptetView};

use super::{ThirdPlays, Tuning, settings};
use crate::first::septet::{SeptetInformationSet, SeptetKnowledge};
use crate::search::{InformationSet, Knowledge, SequentialHalving, Settings};

pub(crate) struct ThirdSeptet {
    inner: SeptetKnowledge,
    tuning: Tuning,
}

pub(crate) struct ThirdSeptetSet {
    inner: SeptetInformationSet,
    sharpness: f32,
    random: f32,
}

impl ThirdPlays for Septet {
    type Third = ThirdSeptet;
    fn third(t: Tuning) -> (ThirdSeptet, Settings) {
        let inner = SeptetKnowledge::hand_written(t.get(4, 0.0) > 0.0);
        let knowledge = ThirdSeptet { inner, tuning: t };
        (knowledge, settings(t, 0.5, 5.0))
    }
}

impl Knowledge<Septet> for ThirdSeptet {
    type InformationSet = ThirdSeptetSet;
    fn information_set(&self, view: &SeptetView) -> ThirdSeptetSet {
        ThirdSeptetSet {
            inner: self.inner.information_set(view),
            sharpness: self.tuning.get(3, 1.0),
            random: self.tuning.get(6, 0.0),
        }
    }

    fn advise_without_tree(
        &self,
        question: &Question<'_, Septet>,
        information_set: &mut ThirdSeptetSet,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        let Actions::Pass(_) = question.actions else {
            return None;
        };
        let n_arms = self.tuning.get(5, 24.0) as usize;
        if n_arms == 1 {
            let world = information_set.sample(dice);
            let mut priors = Vec::new();
            information_set.priors(&world, question.seat, &question.actions, &mut priors);
            let actions = question.actions.iter().zip(priors);
            return Some(
                actions
                    .map(|(action, prior)| Advice {
                        action,
                        n_visits: 1,
                        value: prior,
                    })
                    .collect(),
            );
        }
        let halving = SequentialHalving {
            n_arms,
            prior_pseudo_count: 4.0,
            prior_scale: 0.02,
        };
        Some(halving.advise(question, information_set, dice))
    }
}

impl InformationSet<Septet> for ThirdSeptetSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        self.inner.sample(dice)
    }

    fn rollout_action(
        &self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        if self.random > 0.0 && crate::search::softmax::uniform(dice) < self.random {
            return actions.pick(dice);
        }
        self.inner.rollout_action(world, seat, actions, dice)
    }

    fn priors(&self, world: &Septet, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        self.inner.priors(world, seat, actions, priors);
        if self.sharpness != 1.0 {
            for prior in priors {
                *prior = prior.powf(self.sharpness);
            }
        }
    }

    fn horizon_value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        self.inner.horizon_value(world)
    }
}
