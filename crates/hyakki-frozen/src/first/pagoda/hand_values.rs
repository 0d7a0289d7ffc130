//! What a hand is worth to its owner, and what it would be worth with another card or without one.

use hyakki_pagoda::{CardSet, Yokai};

use super::evaluator::PagodaEvaluator;
use super::features::{Pace, Stage, held_place};

/// What the cards of a hand are worth to their owner in a round: the part of the logit that a play can change.
#[derive(Clone, Copy)]
pub(super) struct HandValues<'a> {
    lanes: &'a [f32],
    after_draw: &'a [f32],
    held: &'a [f32],
    pool: CardSet,
    /// The pool and the hand to begin with, whose lanes are summed up.
    all: CardSet,
    /// The lowest card of each yokai in it.
    lowest: [u8; Yokai::ALL.len()],
    sum: f32,
    sum_after_draw: f32,
}

impl<'a> HandValues<'a> {
    /// Of this hand, and of any that differs in a card or two.
    #[inline]
    pub(super) fn new(
        evaluator: &'a PagodaEvaluator,
        stage: Stage,
        pace: Pace,
        pool: CardSet,
        hand: CardSet,
    ) -> HandValues<'a> {
        let lanes = evaluator.lanes(stage, pace);
        let after_draw = evaluator.lanes_after_draw(stage, pace);
        let all = pool | hand;
        let lowest = Yokai::ALL.map(|yokai| all.lowest(yokai));
        let sum = |weights: &[f32]| lowest.iter().map(|&low| weights[usize::from(low)]).sum();
        HandValues {
            sum: sum(lanes),
            sum_after_draw: sum(after_draw),
            lanes,
            after_draw,
            held: evaluator.held(stage, pace),
            pool,
            all,
            lowest,
        }
    }

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

    /// How much this hand changes the sum of the lanes.
    #[inline]
    fn change(&self, weights: &[f32], hand: CardSet) -> f32 {
        let all = self.pool | hand;
        let mut changed = (self.all - all) | (all - self.all);
        let mut change = 0.0;
        while let Some(card) = changed.first() {
            let yokai = card.yokai();
            let lowest = self.lowest[yokai.index()];
            change += weights[usize::from(all.lowest(yokai))] - weights[usize::from(lowest)];
            changed = changed - changed.of(yokai);
        }
        change
    }
}
