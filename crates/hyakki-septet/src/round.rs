//! The round that is played.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::numbers::MAX_PLAYS;

/// What one round has brought so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Round {
    pub(crate) hands: [CardSet; 4],
    /// What each seat passed; empty until it has.
    pub(crate) passes: [CardSet; 4],
    /// The bosses each seat has captured.
    pub(crate) bosses: [CardSet; 4],
    /// The cards in the order they were played.
    pub(crate) plays: [Card; MAX_PLAYS],
    pub(crate) n_plays: u8,
    /// Tricks won by each seat.
    pub(crate) n_tricks: [u8; 4],
    pub(crate) trump: Card,
}

impl Round {
    pub(crate) const EMPTY: Round = Round {
        hands: [CardSet::EMPTY; 4],
        passes: [CardSet::EMPTY; 4],
        bosses: [CardSet::EMPTY; 4],
        plays: [Card::SUPER_TRUMP; MAX_PLAYS],
        n_plays: 0,
        n_tricks: [0; 4],
        trump: Card::SUPER_TRUMP,
    };

    /// The cards played so far.
    pub(crate) fn plays(&self) -> &[Card] {
        &self.plays[..usize::from(self.n_plays)]
    }
}
