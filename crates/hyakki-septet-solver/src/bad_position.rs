//! Why a position cannot occur.

use std::fmt;

use hyakki_core::Seat;
use hyakki_septet::Card;

/// Why a position cannot occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPosition {
    /// No trick is being played: cards are dealt or passed, or the match is over.
    NotInTricks,
    /// Other than three or four hands, or not as many entries of another kind.
    WrongNumberOfSeats,
    /// The card is in two places.
    CardTwice {
        /// Which card.
        card: Card,
    },
    /// A captured card that is not a boss.
    CapturedNoBoss {
        /// Which card.
        card: Card,
    },
    /// A boss that is neither in a hand, on the table, captured, nor the trump card.
    MissingBoss {
        /// Which card.
        card: Card,
    },
    /// A hand has not as many cards as the tricks and the table say.
    WrongHandSize {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        n_cards: usize,
        /// How many it must have.
        expected: usize,
    },
    /// More tricks than a round has.
    TooManyTricks,
    /// A seat has captured more bosses than its tricks had room for.
    BossesWithoutTricks {
        /// Which seat.
        seat: Seat,
    },
    /// More cards on the table than an unfinished trick has.
    TooManyOnTable,
    /// A seat did not follow the led suit, but holds a card of it.
    DidNotFollow {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody has enough bosses or seven tricks, or there are no cards left.
    RoundOver,
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::NotInTricks => f.write_str("no trick is being played"),
            BadPosition::WrongNumberOfSeats => f.write_str("there must be three or four seats"),
            BadPosition::CardTwice { card } => write!(f, "{card} is in two places"),
            BadPosition::CapturedNoBoss { card } => write!(f, "{card} is captured, but is no boss"),
            BadPosition::MissingBoss { card } => write!(f, "{card} is nowhere"),
            BadPosition::WrongHandSize {
                seat,
                n_cards,
                expected,
            } => write!(f, "seat {seat} has {n_cards} cards instead of {expected}"),
            BadPosition::TooManyTricks => f.write_str("more tricks are won than a round has"),
            BadPosition::BossesWithoutTricks { seat } => {
                write!(f, "seat {seat} has more bosses than its tricks can hold")
            }
            BadPosition::TooManyOnTable => f.write_str("the trick on the table is full"),
            BadPosition::DidNotFollow { seat } => {
                write!(f, "seat {seat} did not follow suit, but could have")
            }
            BadPosition::RoundOver => f.write_str("the round is over"),
        }
    }
}

impl std::error::Error for BadPosition {}
