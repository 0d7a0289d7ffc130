//! How Pagoda is played well.

use std::sync::{Arc, LazyLock};

use crate::search::{InformationSet, Knowledge, SequentialHalving, WeightedWorlds, softmax};
use hyakki_core::{Dice, Game, GameConfig, PerSeat, Seat, Turn};
use hyakki_pagoda::{Action, Actions, Pagoda, PagodaView};
use hyakki_search::{Advice, Question};

use super::action_scores::ActionScores;
use super::beliefs;
use super::evaluator::PagodaEvaluator;
use super::features::{self, Pace, Stage};
use super::hand_values::HandValues;
use crate::first::linear_evaluator::{LinearEvaluator, n_turns_before, stored};

static EVALUATORS: LazyLock<[Arc<PagodaEvaluator>; 4]> = LazyLock::new(|| {
    [
        include_str!("weights-2.txt"),
        include_str!("weights-3.txt"),
        include_str!("weights-4.txt"),
        include_str!("weights-5.txt"),
    ]
    .map(|text| Arc::new(PagodaEvaluator::new(stored(text))))
});

static HEURISTIC: LazyLock<Arc<PagodaEvaluator>> = LazyLock::new(|| {
    Arc::new(PagodaEvaluator::new(Arc::new(
        features::heuristic_evaluator(),
    )))
});

/// Number of actions before a rollout can be cut off, unless the round ends.
const ACTIONS_BEFORE_CUTOFF: u32 = 12;

/// How an action is found among four or five players.
const AMONG_MANY: SequentialHalving = SequentialHalving {
    n_arms: 16,
    prior_pseudo_count: 4.0,
    prior_scale: 0.02,
};

/// How Pagoda is played well: cards are valued by what they will count in the pool, with weights that self-play has fitted.
#[derive(Clone, Debug)]
pub(crate) struct PagodaKnowledge {
    /// For two, three, four and five players.
    evaluators: [Arc<PagodaEvaluator>; 4],
    sharpness: f32,
}

impl PagodaKnowledge {
    /// The knowledge as it was learned; `sharpness` is the inverse temperature of its policy.
    #[must_use]
    pub(crate) fn new(sharpness: f32) -> PagodaKnowledge {
        PagodaKnowledge {
            evaluators: EVALUATORS.clone(),
            sharpness,
        }
    }

    /// The same with weights that nobody had to learn: points are bad, and so is every card in hand.
    #[must_use]
    pub(crate) fn heuristic(sharpness: f32) -> PagodaKnowledge {
        PagodaKnowledge {
            evaluators: std::array::from_fn(|_| Arc::clone(&HEURISTIC)),
            sharpness,
        }
    }
}

impl Knowledge<Pagoda> for PagodaKnowledge {
    type InformationSet = PagodaInformationSet;

    fn information_set(&self, view: &PagodaView) -> PagodaInformationSet {
        PagodaInformationSet {
            scorer: ActionScorer {
                evaluator: Arc::clone(&self.evaluators[view.players - 2]),
                sharpness: self.sharpness,
            },
            candidates: WeightedWorlds::new(beliefs::LIMITS),
            view: view.clone(),
        }
    }

    /// Among many a single action changes so little that a tree finds mostly luck.
    fn advise_without_tree(
        &self,
        question: &Question<'_, Pagoda>,
        information_set: &mut PagodaInformationSet,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        (question.view.players >= 4).then(|| AMONG_MANY.advise(question, information_set, dice))
    }
}

/// What is known about one question in Pagoda.
#[derive(Clone, Debug)]
pub(crate) struct PagodaInformationSet {
    scorer: ActionScorer,
    candidates: WeightedWorlds<Pagoda>,
    view: PagodaView,
}

impl InformationSet<Pagoda> for PagodaInformationSet {
    /// Proposing a world means replaying the whole match, so the same ones come again, with the deck in another order.
    fn sample(&mut self, dice: &mut impl Dice) -> Pagoda {
        let (scorer, view) = (&self.scorer, &self.view);
        let candidate = self
            .candidates
            .draw(dice, |dice| beliefs::propose(view, scorer, dice));
        let mut world = candidate.clone();
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
        softmax::sample(actions, self.scorer.scores(world, seat), dice)
    }

    fn priors(&self, world: &Pagoda, seat: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        softmax::add_weights(actions, self.scorer.scores(world, seat), priors);
    }

    /// The search ends with the round.
    fn horizon_value(&self, world: &Pagoda) -> Option<PerSeat<f32>> {
        (world.round() != self.view.gate)
            .then(|| win_probabilities(&self.scorer.evaluator.linear, world, between_rounds(world)))
    }

    /// Rollouts go on for some turns: what the others can play onto the piles at once, the evaluator does not see.
    fn cutoff_value(&self, world: &Pagoda, n_actions: u32) -> Option<PerSeat<f32>> {
        (n_actions >= ACTIONS_BEFORE_CUTOFF && world.is_play_awaited())
            .then(|| win_probabilities(&self.scorer.evaluator.linear, world, stage(world)))
    }
}

/// Scores actions by what they make of the hand.
#[derive(Clone, Debug)]
pub(super) struct ActionScorer {
    evaluator: Arc<PagodaEvaluator>,
    sharpness: f32,
}

impl ActionScorer {
    /// How good an action of this seat looks, given what it can know.
    #[inline]
    pub(super) fn scores<'a>(
        &'a self,
        world: &'a Pagoda,
        seat: Seat,
    ) -> impl Fn(Action) -> f32 + 'a {
        let stage = stage(world);
        let factor = self.sharpness * self.evaluator.linear.scales[stage.index()];
        let (pool, hand) = (world.pool(seat), world.hand(seat));
        let values = HandValues::new(&self.evaluator, stage, pace(world, seat), pool, hand);
        let scores = ActionScores {
            world,
            hand,
            values,
        };
        move |action| factor * scores.of(action)
    }
}

/// How near the others are to ending the round.
#[inline]
fn pace(world: &Pagoda, seat: Seat) -> Pace {
    let others = Seat::all(world.config().players()).filter(|&other| other != seat);
    let n_cards = others.map(|other| world.n_in_hand(other));
    Pace::of(n_cards.min().expect("nobody plays alone"))
}

/// How far a match is while a round is played.
fn stage(world: &Pagoda) -> Stage {
    Stage {
        n_rounds_left: world.config().n_rounds() - world.round(),
        is_in_round: true,
    }
}

/// How far a match is before a round whose cards do not count, because they are not known yet.
fn between_rounds(world: &Pagoda) -> Stage {
    Stage {
        n_rounds_left: stage(world).n_rounds_left + 1,
        is_in_round: false,
    }
}

/// Every seat's probability of winning.
fn win_probabilities(evaluator: &LinearEvaluator, world: &Pagoda, stage: Stage) -> PerSeat<f32> {
    let logits = PerSeat::from_fn(world.config().players(), |seat| {
        let mut sum = 0.0;
        describe(world, stage, seat, |feature, amount| {
            sum += evaluator.weights[feature] * amount;
        });
        sum
    });
    evaluator.win_probabilities(stage.index(), &logits)
}

/// Every feature of a seat with its amount.
#[inline]
fn describe(world: &Pagoda, stage: Stage, seat: Seat, mut visit: impl FnMut(usize, f32)) {
    let acting = match world.turn() {
        Turn::Act(seats) => seats.first(),
        Turn::Chance | Turn::Over(_) => None,
    };
    let n_seats = world.config().players();
    let n_before = n_turns_before(seat, acting.unwrap_or(seat), n_seats);
    let visit = |feature| visit(feature, 1.0);
    let pool = world.pool(seat);
    if stage.is_in_round {
        let (pace, hand) = (pace(world, seat), world.hand(seat));
        features::in_round(stage, pace, pool, hand, n_before, visit);
    } else {
        features::between_rounds(stage, pool, n_before, visit);
    }
}
