//! What a review must know of Pagoda.

use hyakki_core::{Dice, Game, GameConfig, Seat, Turn};
use hyakki_pagoda::Pagoda;

use crate::reviewed::Reviewed;

const FEW: u32 = 1;
const MANY: u32 = 2;
const OTHER_FEW: u32 = 4;

/// So many cards in the pool after a round are few, and so many are many.
const FEW_CARDS: usize = 1;
const MANY_CARDS: usize = 5;

impl Reviewed for Pagoda {
    const MOST_WORLDS: usize = 512;
    const HAS_DECK: bool = true;
    const FACTS: &'static [&'static str] = &["few-left", "many-left", "other-few-left"];
    const GOOD_NEWS: &'static [&'static str] = &["few-left"];
    const BAD_NEWS: &'static [&'static str] = &["many-left", "other-few-left"];

    type OpenSolver = ();

    fn shuffle_unseen(&mut self, dice: &mut impl Dice) {
        self.shuffle_deck(dice);
    }

    /// How many cards everybody had left when the round ended.
    fn facts(&self, after: &Pagoda, seat: Seat) -> Option<u32> {
        let is_over = matches!(after.turn(), Turn::Over(_));
        if after.round() == self.round() && !is_over {
            return None;
        }
        let n_left = |seat: Seat| after.pool(seat).len() - self.pool(seat).len();
        let own = match n_left(seat) {
            n if n <= FEW_CARDS => FEW,
            n if n >= MANY_CARDS => MANY,
            _ => 0,
        };
        let mut others = Seat::all(self.config().players()).filter(|&other| other != seat);
        let other_few = others.any(|other| n_left(other) <= FEW_CARDS);
        Some(own | if other_few { OTHER_FEW } else { 0 })
    }
}
