//! How Pagoda is played well.

use std::sync::{Arc, LazyLock};

use hyakki_core::{Dice, Game, GameConfig, PerSeat, Seat, Turn};
use hyakki_pagoda::{Action, Actions, Pagoda, PagodaView};
use hyakki_search::{Advice, Candidates, Craft, Insight, Question, Trials, softmax};

use super::beliefs;
use super::scores::Scores;
use super::tables::{self, Pace, Stage, Tables};
use super::worths::Worths;
use crate::linear_evaluator::{LinearEvaluator, n_turns_before, stored};
use crate::linearly_evaluated::LinearlyEvaluated;
use crate::position_features::PositionFeatures;

static TABLES: LazyLock<[Arc<Tables>; 4]> = LazyLock::new(|| {
    [
        include_str!("weights-2.txt"),
        include_str!("weights-3.txt"),
        include_str!("weights-4.txt"),
        include_str!("weights-5.txt"),
    ]
    .map(|text| Arc::new(Tables::new(stored(text))))
});

static RULES_OF_THUMB: LazyLock<Arc<Tables>> =
    LazyLock::new(|| Arc::new(Tables::new(Arc::new(tables::rule_of_thumb()))));

/// A playout is not judged before so many actions, unless the round ends.
const ACTIONS_BEFORE_JUDGING: u32 = 12;

/// How an action is found among four or five players.
const AMONG_MANY: Trials = Trials {
    n_tried: 16,
    prior_worlds: 4.0,
    trust: 0.02,
};

/// How Pagoda is played well: cards are judged by what they will count in the pool, with tables that self-play has fitted.
#[derive(Clone, Debug)]
pub struct PagodaCraft {
    /// For two, three, four and five players.
    tables: [Arc<Tables>; 4],
    sharpness: f32,
}

impl PagodaCraft {
    /// The craft as it was learned. An action that looks as if it won the whole match instead of losing it
    /// is taken for `e` to the power of `sharpness` times as likely.
    #[must_use]
    pub fn new(sharpness: f32) -> PagodaCraft {
        PagodaCraft {
            tables: TABLES.clone(),
            sharpness,
        }
    }

    /// The same with tables that nobody had to learn: points are bad, and so is every card in hand.
    #[must_use]
    pub fn by_thumb(sharpness: f32) -> PagodaCraft {
        PagodaCraft {
            tables: std::array::from_fn(|_| Arc::clone(&RULES_OF_THUMB)),
            sharpness,
        }
    }
}

impl Craft<Pagoda> for PagodaCraft {
    type Insight = PagodaInsight;

    fn look(&self, view: &PagodaView) -> PagodaInsight {
        PagodaInsight {
            eye: Eye {
                tables: Arc::clone(&self.tables[view.players - 2]),
                sharpness: self.sharpness,
            },
            candidates: Candidates::new(beliefs::LIMITS),
            view: view.clone(),
        }
    }

    /// Among many a single action changes so little that a tree finds mostly luck.
    fn decide(
        &self,
        question: &Question<'_, Pagoda>,
        insight: &mut PagodaInsight,
        dice: &mut impl Dice,
    ) -> Option<Vec<Advice<Action>>> {
        (question.view.players >= 4).then(|| AMONG_MANY.advise(question, insight, dice))
    }
}

/// What is known about one question in Pagoda.
#[derive(Clone, Debug)]
pub struct PagodaInsight {
    eye: Eye,
    candidates: Candidates<Pagoda>,
    view: PagodaView,
}

impl Insight<Pagoda> for PagodaInsight {
    /// To imagine a world means to replay the whole match, so the same ones come again, with the deck in another order.
    fn sample(&mut self, dice: &mut impl Dice) -> Pagoda {
        let (eye, view) = (&self.eye, &self.view);
        let candidate = self
            .candidates
            .draw(dice, |dice| beliefs::imagine(view, eye, dice));
        let mut world = candidate.clone();
        world.shuffle_deck(dice);
        world
    }

    fn play(&self, world: &Pagoda, seat: Seat, actions: &Actions, dice: &mut impl Dice) -> Action {
        softmax::choose(actions, self.eye.scores(world, seat), dice)
    }

    fn weigh(&self, world: &Pagoda, seat: Seat, actions: &Actions, weights: &mut Vec<f32>) {
        softmax::weigh(actions, self.eye.scores(world, seat), weights);
    }

    /// The search ends with the round.
    fn value(&self, world: &Pagoda) -> Option<PerSeat<f32>> {
        (world.round() != self.view.gate)
            .then(|| chances(&self.eye.tables.evaluator, world, between_rounds(world)))
    }

    /// Playouts go on for some turns: what the others can play onto the piles at once, the evaluator does not see.
    fn estimate(&self, world: &Pagoda, n_actions: u32) -> Option<PerSeat<f32>> {
        (n_actions >= ACTIONS_BEFORE_JUDGING && world.is_play_awaited())
            .then(|| chances(&self.eye.tables.evaluator, world, stage(world)))
    }
}

/// What sees at first look how good an action is.
#[derive(Clone, Debug)]
pub(super) struct Eye {
    tables: Arc<Tables>,
    sharpness: f32,
}

impl Eye {
    /// How good an action of this seat looks, given what it can know.
    #[inline]
    pub(super) fn scores<'a>(
        &'a self,
        world: &'a Pagoda,
        seat: Seat,
    ) -> impl Fn(Action) -> f32 + 'a {
        let stage = stage(world);
        let factor = self.sharpness * self.tables.evaluator.scales[stage.index()];
        let (pool, hand) = (world.pool(seat), world.hand(seat));
        let worths = Worths::new(&self.tables, stage, pace(world, seat), pool, hand);
        let scores = Scores {
            world,
            hand,
            worths,
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

/// Every seat's chance to win.
fn chances(evaluator: &LinearEvaluator, world: &Pagoda, stage: Stage) -> PerSeat<f32> {
    let standings = PerSeat::from_fn(world.config().players(), |seat| {
        let mut sum = 0.0;
        describe(world, stage, seat, |feature, amount| {
            sum += evaluator.weights[feature] * amount;
        });
        sum
    });
    evaluator.chances(stage.index(), &standings)
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
        tables::features_in_round(stage, pace, pool, hand, n_before, visit);
    } else {
        tables::features_between_rounds(stage, pool, n_before, visit);
    }
}

impl LinearlyEvaluated for Pagoda {
    fn heuristic_evaluator() -> LinearEvaluator {
        tables::rule_of_thumb()
    }

    fn craft_with(evaluator: Arc<LinearEvaluator>, sharpness: f32) -> PagodaCraft {
        let tables = Arc::new(Tables::new(evaluator));
        PagodaCraft {
            tables: std::array::from_fn(|_| Arc::clone(&tables)),
            sharpness,
        }
    }

    fn features(&self) -> Option<PositionFeatures> {
        let stage = match self.is_round_fresh() {
            true if self.round() == 1 => return None,
            true => between_rounds(self),
            false => stage(self),
        };
        self.is_play_awaited().then(|| {
            let n_seats = self.config().players();
            PositionFeatures::new(stage.index(), n_seats, |seat, visit| {
                describe(self, stage, seat, visit);
            })
        })
    }
}
