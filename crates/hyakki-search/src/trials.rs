//! Trying actions out side by side: again and again the worse half is dropped (sequential halving).
//!
//! No tree: after the action everybody plays as the craft does. Where an action changes little and luck much, that tells more than
//! a search, because all are tried in the same worlds and with the same luck; and nobody knows what is hidden from them.

use hyakki_core::{ActionSet, Dice, Game};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use crate::advice::Advice;
use crate::insight::Insight;
use crate::mind::Question;
use crate::playout::playout;

/// How actions are tried out.
#[derive(Clone, Copy, Debug)]
pub struct Trials {
    /// How many are tried, the most promising at first sight.
    pub n_tried: usize,
    /// The first look counts as so many worlds.
    pub prior_worlds: f32,
    /// By how much an action is worth more at first sight that looks `e` times as promising.
    pub trust: f32,
}

/// An action that is being tried out.
struct Tried<A> {
    action: A,
    /// What it is worth at first sight: a half for the most promising one, a little less for the others.
    prior: f32,
    n_worlds: u32,
    sum: f32,
}

impl Trials {
    /// What actions are worth.
    pub fn advise<G: Game>(
        self,
        question: &Question<'_, G>,
        insight: &mut impl Insight<G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>> {
        let mut tried = self.most_promising(question, insight, dice);
        let mut n_left = tried.len();
        // As many as it takes until two are left, and a last one for these; each has an equal part of the budget.
        let n_rounds = tried.len().next_power_of_two().ilog2().max(1);
        let mut round = 1;
        let mut n_simulations = 0;
        'trying: loop {
            let world = insight.sample(dice);
            let luck = dice.next_word();
            for tried in &mut tried[..n_left] {
                if n_simulations > 0 && question.budget.is_spent(n_simulations) {
                    break 'trying;
                }
                let mut world = world.clone();
                world.apply(question.seat, tried.action);
                let mut same_luck = SplitMix64::seed_from_u64(luck.into());
                let worth = insight.value(&world);
                let worth = worth.unwrap_or_else(|| playout(&mut world, insight, &mut same_luck));
                tried.sum += worth[question.seat];
                tried.n_worlds += 1;
                n_simulations += 1;
            }
            let used = question.budget.used(n_simulations);
            if n_left > 2 && used * n_rounds as f32 >= round as f32 {
                round += 1;
                self.sort(&mut tried[..n_left]);
                n_left = n_left.div_ceil(2);
            }
        }
        self.sort(&mut tried[..n_left]);
        let most = tried.iter().map(|tried| tried.n_worlds).max().unwrap_or(0);
        let advice = tried.iter().enumerate().map(|(place, tried)| Advice {
            action: tried.action,
            // Of those tried to the end, the best counts as looked at most.
            n_visits: if place == 0 {
                most
            } else {
                tried.n_worlds.min(most.saturating_sub(1))
            },
            value: tried.sum / tried.n_worlds.max(1) as f32,
        });
        advice.collect()
    }

    /// The actions to try out, by what the craft makes of them at first sight.
    fn most_promising<G: Game>(
        self,
        question: &Question<'_, G>,
        insight: &mut impl Insight<G>,
        dice: &mut impl Dice,
    ) -> Vec<Tried<G::Action>> {
        let world = insight.sample(dice);
        let mut weights = Vec::new();
        insight.weigh(&world, question.seat, question.actions, &mut weights);
        let mut places: Vec<usize> = (0..weights.len()).collect();
        places.sort_by(|&a, &b| weights[b].total_cmp(&weights[a]));
        let highest = weights[places[0]];
        let tried = places.iter().take(self.n_tried).map(|&place| Tried {
            action: question.actions.nth(place),
            prior: 0.5 + self.trust * (weights[place] / highest).ln(),
            n_worlds: 0,
            sum: 0.0,
        });
        tried.collect()
    }

    /// The best first.
    fn sort<A>(self, tried: &mut [Tried<A>]) {
        let value = |tried: &Tried<A>| {
            (tried.sum + self.prior_worlds * tried.prior)
                / (tried.n_worlds as f32 + self.prior_worlds)
        };
        tried.sort_by(|a, b| value(b).total_cmp(&value(a)));
    }
}

#[cfg(test)]
mod tests {
    use hyakki_core::{GameConfig, GameRng, Options, PerSeat, Seat, Viewer};
    use hyakki_pagoda::{Action, Actions, Pagoda, PagodaConfig};

    use super::*;
    use crate::budget::Budget;

    /// Only one action wins, and it looks worse than all others.
    struct Riddle {
        state: Pagoda,
        answer: Action,
    }

    impl Insight<Pagoda> for Riddle {
        fn sample(&mut self, _: &mut impl Dice) -> Pagoda {
            self.state.clone()
        }

        fn play(&self, _: &Pagoda, _: Seat, actions: &Actions, dice: &mut impl Dice) -> Action {
            actions.pick(dice)
        }

        fn weigh(&self, _: &Pagoda, _: Seat, actions: &Actions, weights: &mut Vec<f32>) {
            weights.extend(
                (actions.iter()).map(|action| if action == self.answer { 0.5 } else { 1.0 }),
            );
        }

        fn value(&self, world: &Pagoda) -> Option<PerSeat<f32>> {
            let mut answered = self.state.clone();
            let seat = answered.turn().seats().first().expect("somebody plays");
            answered.apply(seat, self.answer);
            let is_answer = answered.view(Viewer::Spectator) == world.view(Viewer::Spectator);
            Some(PerSeat::splat(4, f32::from(u8::from(is_answer))))
        }
    }

    #[test]
    fn what_wins_is_found_within_the_budget_even_if_it_looks_bad() {
        let mut dice = GameRng::for_game(1, 0);
        let config = PagodaConfig::build(4, &Options::new()).expect("four can play");
        let mut state = Pagoda::new(config);
        while state.turn().seats().is_empty() {
            let chance = state.sample_chance(&mut dice);
            state.apply_chance(&chance);
        }
        let seat = state.turn().seats().first().expect("somebody plays");
        let actions = state.legal_actions(seat);
        let trials = Trials {
            n_tried: actions.len(),
            prior_worlds: 4.0,
            trust: 0.02,
        };
        for answer in actions.iter() {
            for simulations in [50, 400] {
                let question = Question {
                    seat,
                    view: &state.view(Viewer::Seat(seat)),
                    actions: &actions,
                    budget: Budget::simulations(simulations),
                };
                let state = state.clone();
                let advice = trials.advise(&question, &mut Riddle { state, answer }, &mut dice);
                assert_eq!(Advice::best(&advice), Some(answer));
                let n_visits: u32 = advice.iter().map(|advice| advice.n_visits).sum();
                assert!(n_visits <= simulations, "{n_visits}");
            }
        }
    }
}
