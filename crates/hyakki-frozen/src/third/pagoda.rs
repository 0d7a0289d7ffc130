use std::sync::Arc;

use hyakki_core::{Dice, Game, PerSeat, Seat};
use hyakki_pagoda::{Action, Actions, Pagoda, PagodaView};
use hyakki_search::{Advice, Question};

use super::{ThirdPlays, Tuning, settings};
use crate::first::pagoda::{PagodaInformationSet, PagodaKnowledge, features};
use crate::search::{InformationSet, Knowledge, SequentialHalving, Settings};

pub(crate) struct ThirdPagoda {
    inner: PagodaKnowledge,
    tuning: Tuning,
}

pub(crate) struct ThirdPagodaSet {
    inner: PagodaInformationSet,
    view: PagodaView,
    n_actions: u32,
    infers: bool,
    worlds: Vec<Pagoda>,
    n_draws: usize,
    most: usize,
    each: usize,
}

impl ThirdPlays for Pagoda {
    type Third = ThirdPagoda;
    fn third(t: Tuning) -> (ThirdPagoda, Settings) {
        let evaluator = features::hand_written(&|place, usual| t.get(place, usual));
        let knowledge = ThirdPagoda {
            inner: PagodaKnowledge::with(Arc::new(evaluator), t.get(3, 8.0)),
            tuning: t,
        };
        (knowledge, settings(t, 1.2, 5.0))
    }
}

impl Knowledge<Pagoda> for ThirdPagoda {
    type InformationSet = ThirdPagodaSet;
    fn information_set(&self, view: &PagodaView) -> ThirdPagodaSet {
        ThirdPagodaSet {
            inner: self.inner.information_set(view),
            view: view.clone(),
            n_actions: self.tuning.get(4, 12.0) as u32,
            infers: self.tuning.get(5, 1.0) > 0.0,
            worlds: Vec::new(),
            n_draws: 0,
            most: self.tuning.get(20, 512.0) as usize,
            each: self.tuning.get(21, 2.0) as usize,
        }
    }

    fn advise_without_tree(
        &self,
        question: &Question<'_, Pagoda>,
        information_set: &mut ThirdPagodaSet,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        let halving = SequentialHalving {
            n_arms: self.tuning.get(7, 16.0) as usize,
            prior_pseudo_count: self.tuning.get(8, 4.0),
            prior_scale: 0.02,
        };
        (question.view.players as f32 >= self.tuning.get(6, 4.0))
            .then(|| halving.advise(question, information_set, dice))
    }
}

impl InformationSet<Pagoda> for ThirdPagodaSet {
    fn sample(&mut self, dice: &mut impl Dice) -> Pagoda {
        if self.infers {
            return self.inner.sample(dice);
        }
        let n = self.worlds.len();
        self.n_draws += 1;
        if n == 0 || (n < self.most && self.n_draws > self.each * n) {
            let world = Pagoda::determinize(&self.view, dice);
            self.worlds.push(world.clone());
            return world;
        }
        let mut world = self.worlds[dice.index(n)].clone();
        world.shuffle_deck(dice);
        world
    }

    fn rollout_action(
        &self,
        world: &Pagoda,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        self.inner.rollout_action(world, seat, actions, dice)
    }

    fn priors(&self, world: &Pagoda, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        self.inner.priors(world, seat, actions, priors);
    }

    fn horizon_value(&self, world: &Pagoda) -> Option<PerSeat<f32>> {
        self.inner.horizon_value(world)
    }

    fn cutoff_value(&self, world: &Pagoda, n_actions: u32) -> Option<PerSeat<f32>> {
        if n_actions < self.n_actions {
            return None;
        }
        self.inner.cutoff_value(world, n_actions + 100)
    }
}
