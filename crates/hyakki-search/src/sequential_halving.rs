//! Actions tried out side by side: again and again the worse half is dropped (sequential halving).
//!
//! There is no tree: after the action everybody plays as in a rollout. Where an action changes little and luck much, that tells
//! more than a tree, because all actions are tried in the same worlds with common random numbers, and nobody knows what is hidden
//! from them.

use hyakki_core::{ActionSet, Dice, Game};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

use crate::advice::Advice;
use crate::information_set::InformationSet;
use crate::question::Question;
use crate::rollout::rollout;

/// How actions are tried out side by side.
#[derive(Clone, Copy, Debug)]
pub struct SequentialHalving {
    /// How many actions are tried, those with the highest priors.
    pub n_arms: usize,
    /// The pseudo-count of the prior value: how many worlds it counts for.
    pub prior_pseudo_count: f32,
    /// How much the prior value grows with the logarithm of the prior.
    pub prior_scale: f32,
}

/// An action that is being tried out.
struct Arm<A> {
    action: A,
    /// The value before it is tried: a half for the one with the highest prior, a little less for the others.
    prior_value: f32,
    n_worlds: u32,
    /// The sum of what it was worth in them.
    sum: f32,
}

impl SequentialHalving {
    /// What the most promising actions are worth.
    pub fn advise<G: Game>(
        self,
        question: &Question<'_, G>,
        information_set: &mut impl InformationSet<G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>> {
        let mut arms = self.most_promising(question, information_set, dice);
        let mut n_left = arms.len();
        // As many as it takes until two are left, and a last one for these; each has an equal part of the budget.
        let n_rounds = arms.len().next_power_of_two().ilog2().max(1);
        let mut round = 1;
        let mut n_simulations = 0;
        'trying: loop {
            let world = information_set.sample(dice);
            let seed = dice.next_word();
            for arm in &mut arms[..n_left] {
                if n_simulations >= question.budget.simulations.max(1) {
                    break 'trying;
                }
                let mut common_dice = SplitMix64::seed_from_u64(seed.into());
                arm.try_out(world.clone(), question, information_set, &mut common_dice);
                n_simulations += 1;
            }
            // Once for each world: a look at the clock can cost as much as a trial.
            let used = question.budget.used(n_simulations);
            if used >= 1.0 {
                break;
            }
            if n_left > 2 && used * n_rounds as f32 >= round as f32 {
                round += 1;
                self.sort(&mut arms[..n_left]);
                n_left = n_left.div_ceil(2);
            }
        }
        self.sort(&mut arms[..n_left]);
        as_advice(&arms)
    }

    /// The actions with the highest priors.
    fn most_promising<G: Game>(
        self,
        question: &Question<'_, G>,
        information_set: &mut impl InformationSet<G>,
        dice: &mut impl Dice,
    ) -> Vec<Arm<G::Action>> {
        let world = information_set.sample(dice);
        let mut priors = Vec::new();
        information_set.priors(&world, question.seat, &question.actions, &mut priors);
        let mut places: Vec<usize> = (0..priors.len()).collect();
        places.sort_by(|&a, &b| priors[b].total_cmp(&priors[a]));
        let highest = priors[places[0]];
        let arms = places.iter().take(self.n_arms).map(|&place| Arm {
            action: question.actions.nth(place),
            prior_value: 0.5 + self.prior_scale * (priors[place] / highest).ln(),
            n_worlds: 0,
            sum: 0.0,
        });
        arms.collect()
    }

    /// The best first.
    fn sort<A>(self, arms: &mut [Arm<A>]) {
        let value = |arm: &Arm<A>| {
            (arm.sum + self.prior_pseudo_count * arm.prior_value)
                / (arm.n_worlds as f32 + self.prior_pseudo_count)
        };
        arms.sort_by(|a, b| value(b).total_cmp(&value(a)));
    }
}

impl<A: Copy> Arm<A> {
    /// Takes the action in this world, and plays on.
    fn try_out<G: Game<Action = A>>(
        &mut self,
        mut world: G,
        question: &Question<'_, G>,
        information_set: &impl InformationSet<G>,
        dice: &mut impl Dice,
    ) {
        world.apply(question.seat, self.action);
        let value = information_set.horizon_value(&world);
        let value = value.unwrap_or_else(|| rollout(&mut world, information_set, dice));
        self.sum += value[question.seat];
        self.n_worlds += 1;
    }
}

/// What came out; the best of the actions that were tried to the end stands first.
fn as_advice<A: Copy>(arms: &[Arm<A>]) -> Vec<Advice<A>> {
    let most = arms.iter().map(|arm| arm.n_worlds).max().unwrap_or(0);
    let advice = arms.iter().enumerate().map(|(place, arm)| Advice {
        action: arm.action,
        // Of those tried to the end, the best counts as visited most.
        n_visits: if place == 0 {
            most
        } else {
            arm.n_worlds.min(most.saturating_sub(1))
        },
        value: arm.sum / arm.n_worlds.max(1) as f32,
    });
    advice.collect()
}

#[cfg(test)]
mod tests {
    use hyakki_core::{GameRng, PerSeat, Seat, Viewer};
    use hyakki_pagoda::{Action, Actions, Pagoda, PagodaConfig};

    use super::*;
    use crate::budget::Budget;

    /// Only one action wins, and it looks worse than all others.
    struct Riddle {
        state: Pagoda,
        answer: Action,
    }

    impl InformationSet<Pagoda> for Riddle {
        fn sample(&mut self, _: &mut impl Dice) -> Pagoda {
            self.state.clone()
        }

        fn rollout_action(
            &self,
            _: &Pagoda,
            _: Seat,
            actions: &Actions,
            dice: &mut impl Dice,
        ) -> Action {
            actions.pick(dice)
        }

        fn priors(&self, _: &Pagoda, _: Seat, actions: &Actions, priors: &mut Vec<f32>) {
            priors.extend(
                (actions.iter()).map(|action| if action == self.answer { 0.5 } else { 1.0 }),
            );
        }

        fn horizon_value(&self, world: &Pagoda) -> Option<PerSeat<f32>> {
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
        let config = PagodaConfig::default();
        let mut state = Pagoda::new(config);
        while state.turn().seats().is_empty() {
            let chance = state.sample_chance(&mut dice);
            state.apply_chance(&chance);
        }
        let seat = state.turn().seats().first().expect("somebody plays");
        let actions = state.legal_actions(seat);
        let halving = SequentialHalving {
            n_arms: actions.len(),
            prior_pseudo_count: 4.0,
            prior_scale: 0.02,
        };
        for answer in actions.iter() {
            for simulations in [50, 400] {
                let question = Question::of(&state, seat, Budget::simulations(simulations));
                let state = state.clone();
                let advice = halving.advise(&question, &mut Riddle { state, answer }, &mut dice);
                assert_eq!(Advice::best(&advice), Some(answer));
                let n_visits: u32 = advice.iter().map(|advice| advice.n_visits).sum();
                assert!(n_visits <= simulations, "{n_visits}");
            }
        }
    }
}
