//! What the solver answers.

use hyakki_core::Seat;
use hyakki_septet::{Card, Play};

/// A position solved for the seat that plays next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who plays next.
    pub seat: Seat,
    /// Every legal card with what the round is then worth to this seat, in the cards' order.
    pub cards: Vec<CardValue>,
    /// Best play by everybody to the end of the round.
    pub line: Vec<Play>,
    /// How many positions were looked at.
    pub n_nodes: u64,
}

/// What the round is worth if this card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardValue {
    /// The card.
    pub card: Card,
    /// The points of the round: more than 0 if the seat wins them, less if others do.
    pub value: i8,
}

impl Solution {
    /// What the round is worth with best play.
    ///
    /// # Panics
    /// Never: whoever plays next has a card.
    #[must_use]
    pub fn value(&self) -> i8 {
        self.cards
            .iter()
            .map(|card| card.value)
            .max()
            .expect("whoever plays next has a card")
    }
}
