//! What cards are worth to their owner: tables of numbers, fitted by self-play.

use hyakki_pagoda::numbers::N_ROUNDS_FOR_TWO;
use hyakki_pagoda::{CardSet, Yokai};

use crate::judge::Judge;

/// How far a match is: the rounds still to be dealt, and whether a round is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stage {
    pub(super) n_rounds_left: usize,
    pub(super) is_in_round: bool,
}

/// The values 1 to 10 of a lowest card, and none.
const N_LOWEST: usize = 11;
const N_CARDS: usize = 10;
const N_POINTS: usize = 32;
const N_SEATS: usize = 5;

// Where each kind of feature begins.
const LANE: usize = 0;
const HELD: usize = LANE + N_ROUNDS_FOR_TWO * N_LOWEST;
const N_HELD: usize = N_CARDS * N_POINTS;
const TURN: usize = HELD + 2 * N_HELD;
const N_FEATURES: usize = TURN + 2 * N_SEATS;

pub(super) const N_STAGES: usize = 2 * N_ROUNDS_FOR_TWO;

impl Stage {
    pub(super) fn index(self) -> usize {
        2 * self.n_rounds_left + usize::from(self.is_in_round)
    }
}

/// The feature of what counts of one yokai.
#[inline]
fn lane_feature(stage: Stage, lowest: u8) -> usize {
    LANE + stage.n_rounds_left * N_LOWEST + usize::from(lowest)
}

/// The feature of a hand in play: how many cards, and what they count.
#[inline]
fn held_feature(stage: Stage, hand: CardSet) -> usize {
    held_place(stage, hand.len(), hand.points() as usize)
}

#[inline]
fn held_place(stage: Stage, n_cards: usize, points: usize) -> usize {
    let n_cards = n_cards.min(N_CARDS - 1);
    let points = points.min(N_POINTS - 1);
    HELD + usize::from(stage.n_rounds_left > 0) * N_HELD + n_cards * N_POINTS + points
}

/// Every feature of a seat: its pool together with its hand, as if the round ended now; the hand, if a round is played;
/// and how many seats are before it.
#[inline]
pub(super) fn features(
    stage: Stage,
    pool: CardSet,
    hand: CardSet,
    n_before: usize,
    mut visit: impl FnMut(usize),
) {
    let all = pool | hand;
    for yokai in Yokai::ALL {
        visit(lane_feature(stage, all.lowest(yokai)));
    }
    if stage.is_in_round {
        visit(held_feature(stage, hand));
    }
    visit(TURN + usize::from(stage.is_in_round) * N_SEATS + n_before);
}

/// What the cards of a hand are worth to their owner in a round: the part of the standing that a play can change.
#[inline]
pub(super) fn worth(judge: &Judge, stage: Stage, pool: CardSet, hand: CardSet) -> f32 {
    let all = pool | hand;
    let lanes = Yokai::ALL.map(|yokai| judge.weights[lane_feature(stage, all.lowest(yokai))]);
    lanes.iter().sum::<f32>() + judge.weights[held_feature(stage, hand)]
}

/// What the hand is worth when an unknown card comes to it, on average.
#[inline]
pub(super) fn worth_after_draw(judge: &Judge, stage: Stage, pool: CardSet, hand: CardSet) -> f32 {
    let all = pool | hand;
    let mut sum = 0.0;
    for yokai in Yokai::ALL {
        let lowest = all.lowest(yokai);
        let now = judge.weights[lane_feature(stage, lowest)];
        sum += now;
        let top = if lowest == 0 { 11 } else { lowest };
        for value in 1..top {
            sum += (judge.weights[lane_feature(stage, value)] - now) / 100.0;
        }
    }
    // A card of an unknown value counts between two and three points on average once some yokai are there already.
    let points = hand.points() as usize + 3;
    sum + judge.weights[held_place(stage, hand.len() + 1, points)]
}

/// A judgement by rules of thumb: points count against their owner, and a card in hand is as bad as a point.
pub(super) fn rule_of_thumb() -> Judge {
    let mut weights = vec![0.0; N_FEATURES];
    for stage in 0..N_ROUNDS_FOR_TWO {
        for lowest in 0..N_LOWEST {
            weights[LANE + stage * N_LOWEST + lowest] = -(lowest as f32);
        }
    }
    for place in 0..2 * N_HELD {
        weights[HELD + place] = -((place % N_HELD / N_POINTS) as f32);
    }
    Judge {
        scales: vec![0.1; N_STAGES],
        weights,
    }
}
