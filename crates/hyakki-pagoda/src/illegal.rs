//! Why an action is refused.

use hyakki_core::{Rule, Seat};
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use crate::card::Card;
use crate::numbers::MAX_CLOSING_POINTS;

/// The rule that an action would break.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// Somebody else must act, or chance, or the match is over.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// A turn begins with a card from the hand.
    #[error("a turn begins with a card played onto a pile")]
    PlayFirst,
    /// A second card in one turn.
    #[error("a card has been played already; the turn must be finished")]
    AlreadyPlayed,
    /// After a match something must be given, nothing can be drawn.
    #[error("after a match a card is given away, not drawn")]
    MatchMustGive,
    /// After a higher card something must be drawn or taken, nothing can be given.
    #[error("after a higher card a card is drawn or taken, not given away")]
    HigherMustTake,
    /// Another player draws only when the giver has no card left.
    #[error("there are cards left in the hand, so one of them must be given")]
    GiveFromHand,
    /// The last card was played.
    #[error("no card is left to give: another player must be chosen to draw one")]
    NothingLeftToGive,
    /// The card is not in the hand.
    #[error("{card} is not in this hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// A gift to oneself.
    #[error("the card must go to another player")]
    NotToYourself,
    /// There is nobody in that seat.
    #[error("there is no player in seat {seat}")]
    NoSuchPlayer {
        /// The seat.
        seat: Seat,
    },
    /// Closing with a card that matches or is higher.
    #[error("{card} on {top} does not close: only a lower card without a match does")]
    ClosesOnlyWithLower {
        /// The card played.
        card: Card,
        /// The card it would cover.
        top: Card,
    },
    /// Closing with the last card.
    #[error("without cards in the hand the round ends by itself, and closing is not declared")]
    ClosesOnlyWithCards,
    /// Closing with too many points.
    #[error(
        "the hand would count {points} points, and only {MAX_CLOSING_POINTS} or fewer can close"
    )]
    TooManyPoints {
        /// The points of the cards that would remain.
        points: u32,
    },
}

impl Rule for Illegal {
    const NAMES: &'static [&'static str] = Illegal::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }
}
