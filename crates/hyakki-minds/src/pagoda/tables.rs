//! What cards are worth to their owner: tables of numbers, fitted by self-play.

use std::ops::Range;
use std::sync::Arc;

use hyakki_pagoda::numbers::N_ROUNDS_FOR_TWO;
use hyakki_pagoda::{CardSet, Yokai};

use crate::judge::Judge;

/// How far a match is: the rounds still to be dealt, and whether a round is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) n_rounds_left: usize,
    pub(super) is_in_round: bool,
}

impl Stage {
    pub(super) fn index(self) -> usize {
        2 * self.n_rounds_left + usize::from(self.is_in_round)
    }
}

/// How near the others are to ending the round, by the fewest cards that one of them holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pace(usize);

impl Pace {
    /// At most 2 cards and at least 6 are each taken together.
    #[inline]
    pub(super) fn of(fewest_cards: usize) -> Pace {
        Pace(fewest_cards.clamp(2, N_PACES + 1) - 2)
    }
}

/// The values 1 to 10 of a lowest card, and none.
const N_LOWEST: usize = 11;
const N_CARDS: usize = 10;
const N_POINTS: usize = 32;
const N_SEATS: usize = 5;
const N_PACES: usize = 5;
const N_LANES: usize = N_ROUNDS_FOR_TWO * N_PACES * N_LOWEST;
const N_HELD: usize = N_CARDS * N_POINTS;

// Where each kind of feature begins.
/// The lowest cards of a pool while a round is played.
const POOL: usize = 0;
/// The lowest cards of pool and hand together while a round is played.
const ALL: usize = POOL + N_LANES;
/// The lowest cards of a pool between two rounds.
const BETWEEN: usize = ALL + N_LANES;
const HELD: usize = BETWEEN + N_ROUNDS_FOR_TWO * N_LOWEST;
const TURN: usize = HELD + 2 * N_PACES * N_HELD;
const N_FEATURES: usize = TURN + 2 * N_SEATS;

pub(super) const N_STAGES: usize = 2 * N_ROUNDS_FOR_TWO;

/// The features of what counts of one yokai in a round, by its lowest card.
#[inline]
fn lane(start: usize, stage: Stage, pace: Pace) -> Range<usize> {
    let start = start + (stage.n_rounds_left * N_PACES + pace.0) * N_LOWEST;
    start..start + N_LOWEST
}

/// The feature of a hand in play: how many cards, and what they count.
#[inline]
fn held(stage: Stage, pace: Pace, n_cards: usize, points: usize) -> usize {
    let is_last = stage.n_rounds_left == 0;
    let table = usize::from(!is_last) * N_PACES + pace.0;
    HELD + table * N_HELD + held_place(n_cards, points)
}

/// The place of a hand among those of the same stage and pace.
#[inline]
fn held_place(n_cards: usize, points: usize) -> usize {
    n_cards.min(N_CARDS - 1) * N_POINTS + points.min(N_POINTS - 1)
}

/// Every feature of a seat in a round: its pool; its pool together with its hand, as if the round ended now; the hand;
/// and how many seats are before it.
#[inline]
pub(super) fn features_in_round(
    stage: Stage,
    pace: Pace,
    pool: CardSet,
    hand: CardSet,
    n_before: usize,
    mut visit: impl FnMut(usize),
) {
    let (of_pool, of_all) = (lane(POOL, stage, pace), lane(ALL, stage, pace));
    let all = pool | hand;
    for yokai in Yokai::ALL {
        visit(of_pool.start + usize::from(pool.lowest(yokai)));
        visit(of_all.start + usize::from(all.lowest(yokai)));
    }
    visit(held(stage, pace, hand.len(), hand.points() as usize));
    visit(TURN + n_before);
}

/// Every feature of a seat before a round is dealt: its pool, and how many seats are before it.
#[inline]
pub(super) fn features_between_rounds(
    stage: Stage,
    pool: CardSet,
    n_before: usize,
    mut visit: impl FnMut(usize),
) {
    for yokai in Yokai::ALL {
        visit(BETWEEN + stage.n_rounds_left * N_LOWEST + usize::from(pool.lowest(yokai)));
    }
    visit(TURN + N_SEATS + n_before);
}

/// A judge of positions, and what follows from its weights.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    pub(super) judge: Arc<Judge>,
    /// For each feature of a lane of pool and hand: its mean weight after an unknown card has come.
    after_draw: Vec<f32>,
}

impl Tables {
    pub(super) fn new(judge: Arc<Judge>) -> Tables {
        let lanes = judge.weights[ALL..BETWEEN].chunks_exact(N_LOWEST);
        let after_draw = lanes.flat_map(|lane| {
            (0..N_LOWEST).map(|lowest| {
                let lower = if lowest == 0 { 1..N_LOWEST } else { 1..lowest };
                let gains = lane[lower].iter().map(|weight| weight - lane[lowest]);
                // Each of the hundred cards is as likely as any other.
                lane[lowest] + gains.sum::<f32>() / 100.0
            })
        });
        Tables {
            after_draw: after_draw.collect(),
            judge,
        }
    }

    /// What a hand could become worth in a round, beginning with this one.
    #[inline]
    pub(super) fn worths(
        &self,
        stage: Stage,
        pace: Pace,
        pool: CardSet,
        hand: CardSet,
    ) -> Worths<'_> {
        let weights = &self.judge.weights;
        let lanes = &weights[lane(ALL, stage, pace)];
        let after_draw = &self.after_draw[lane(0, stage, pace)];
        let all = pool | hand;
        Worths {
            sum: sum_of_lanes(lanes, all),
            sum_after_draw: sum_of_lanes(after_draw, all),
            lanes,
            after_draw,
            held: &weights[held(stage, pace, 0, 0)..][..N_HELD],
            pool,
            all,
        }
    }
}

/// What the cards of a hand are worth to their owner in a round: the part of the standing that a play can change.
#[derive(Clone, Copy)]
pub(super) struct Worths<'a> {
    lanes: &'a [f32],
    after_draw: &'a [f32],
    held: &'a [f32],
    pool: CardSet,
    /// The pool and the hand to begin with, whose lanes are summed up; any other hand differs in a card or two.
    all: CardSet,
    sum: f32,
    sum_after_draw: f32,
}

impl Worths<'_> {
    /// What this hand is worth.
    #[inline]
    pub(super) fn of(&self, hand: CardSet) -> f32 {
        self.sum
            + self.change(self.lanes, hand)
            + self.held[held_place(hand.len(), hand.points() as usize)]
    }

    /// What this hand is worth when an unknown card comes to it, on average.
    #[inline]
    pub(super) fn after_draw(&self, hand: CardSet) -> f32 {
        // A card of an unknown value counts between two and three points on average once some yokai are there already.
        let points = hand.points() as usize + 3;
        self.sum_after_draw
            + self.change(self.after_draw, hand)
            + self.held[held_place(hand.len() + 1, points)]
    }

    /// By how much the sum of the lanes is another with this hand.
    #[inline]
    fn change(&self, weights: &[f32], hand: CardSet) -> f32 {
        let all = self.pool | hand;
        let mut changed = (self.all - all) | (all - self.all);
        let mut change = 0.0;
        while let Some(card) = changed.first() {
            let yokai = card.yokai();
            let weight = |cards: CardSet| weights[usize::from(cards.lowest(yokai))];
            change += weight(all) - weight(self.all);
            changed = changed - changed.of(yokai);
        }
        change
    }
}

/// What the lowest cards of all yokai weigh together.
#[inline]
fn sum_of_lanes(weights: &[f32], cards: CardSet) -> f32 {
    let lanes = Yokai::ALL.map(|yokai| weights[usize::from(cards.lowest(yokai))]);
    lanes.iter().sum()
}

/// A judgement by rules of thumb: points count against their owner, and a card in hand is as bad as a point.
pub(super) fn rule_of_thumb() -> Judge {
    let mut weights = vec![0.0; N_FEATURES];
    for (place, weight) in weights[ALL..HELD].iter_mut().enumerate() {
        *weight = -((place % N_LOWEST) as f32);
    }
    for (place, weight) in weights[HELD..TURN].iter_mut().enumerate() {
        *weight = -((place % N_HELD / N_POINTS) as f32);
    }
    Judge {
        scales: vec![0.1; N_STAGES],
        weights,
    }
}
