//! Why an action is refused.

use hyakki_core::Rule;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use crate::card::Card;
use crate::suit::Suit;

/// The rule that an action would break.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// Somebody else must act, or chance, or the match is over.
    #[error("it is not this seat's turn")]
    NotYourTurn,
    /// A card is played while three cards must be passed.
    #[error("three cards must be passed before the first trick")]
    MustPass,
    /// Cards are passed while a trick is played.
    #[error("cards are passed only before the first trick")]
    NotPassing,
    /// A pass once committed is final (ruling S4).
    #[error("a pass once committed is final")]
    PassIsFinal,
    /// The card is not in the hand.
    #[error("{card} is not in this hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The hand has a card of the led suit.
    #[error("{} was led and must be followed", led.name())]
    MustFollowSuit {
        /// The led suit.
        led: Suit,
    },
}

impl Rule for Illegal {
    const NAMES: &'static [&'static str] = Illegal::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }
}
