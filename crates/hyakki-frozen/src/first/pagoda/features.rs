//! What a linear evaluator sees of a player's cards.

use std::ops::Range;

use hyakki_pagoda::numbers::N_ROUNDS_FOR_TWO;
use hyakki_pagoda::{CardSet, Yokai};

use crate::first::linear_evaluator::LinearEvaluator;

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
pub(super) const N_LOWEST: usize = 11;
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
pub(super) const ALL: usize = POOL + N_LANES;
/// The lowest cards of a pool between two rounds.
pub(super) const BETWEEN: usize = ALL + N_LANES;
const HELD: usize = BETWEEN + N_ROUNDS_FOR_TWO * N_LOWEST;
const TURN: usize = HELD + 2 * N_PACES * N_HELD;
const N_FEATURES: usize = TURN + 2 * N_SEATS;

pub(super) const N_STAGES: usize = 2 * N_ROUNDS_FOR_TWO;

/// The features of what counts of one yokai in a round, by its lowest card.
#[inline]
pub(super) fn lane(start: usize, stage: Stage, pace: Pace) -> Range<usize> {
    let start = start + (stage.n_rounds_left * N_PACES + pace.0) * N_LOWEST;
    start..start + N_LOWEST
}

/// The features of a hand in play.
#[inline]
pub(super) fn held(stage: Stage, pace: Pace) -> Range<usize> {
    let is_last = stage.n_rounds_left == 0;
    let start = HELD + (usize::from(!is_last) * N_PACES + pace.0) * N_HELD;
    start..start + N_HELD
}

/// The place of a hand among those of the same stage and pace: how many cards, and what they count.
#[inline]
pub(super) fn held_place(n_cards: usize, points: usize) -> usize {
    n_cards.min(N_CARDS - 1) * N_POINTS + points.min(N_POINTS - 1)
}

/// Every feature of a seat in a round: its pool; its pool together with its hand, as if the round ended now; the hand;
/// and how many seats are before it.
#[inline]
pub(super) fn in_round(
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
    visit(held(stage, pace).start + held_place(hand.len(), hand.points() as usize));
    visit(TURN + n_before);
}

/// Every feature of a seat before a round is dealt: its pool, and how many seats are before it.
#[inline]
pub(super) fn between_rounds(
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

/// A heuristic: points count against their owner, and a card in hand is as bad as a point.
pub(super) fn heuristic_evaluator() -> LinearEvaluator {
    let mut weights = vec![0.0; N_FEATURES];
    for (place, weight) in weights[ALL..HELD].iter_mut().enumerate() {
        *weight = -((place % N_LOWEST) as f32);
    }
    for (place, weight) in weights[HELD..TURN].iter_mut().enumerate() {
        *weight = -((place % N_HELD / N_POINTS) as f32);
    }
    LinearEvaluator {
        scales: vec![0.1; N_STAGES],
        weights,
    }
}
