//! Why an action is refused: one variant for each rule.

use hyakki_core::Rule;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

use crate::card::Card;
use crate::colour::Colour;

/// The rule that forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Illegal {
    /// It is another seat's turn, or nobody's.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Passing with a full hand.
    #[error("with four cards in hand you must play at least one")]
    MustPlay,
    /// A card that is not in the hand.
    #[error("you have no {card} in your hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// A sketch that is not on the card.
    #[error("there is no {} sketch on {card}", colour.name())]
    NoSuchSketch {
        /// The card.
        card: Card,
        /// The colour it does not have.
        colour: Colour,
    },
    /// An ability that is not on the card.
    #[error("{card} does not have that ability")]
    NoSuchAbility {
        /// The card.
        card: Card,
    },
    /// Calling a yokai to where it lies.
    #[error("a yokai is called from another stack, and you play to the {} one", stack.name())]
    CalledFromSameStack {
        /// The stack.
        stack: Colour,
    },
    /// Calling the last yokai of a stack.
    #[error("the last yokai of the {} stack cannot be called", stack.name())]
    LastYokai {
        /// The stack.
        stack: Colour,
    },
    /// Distracting when the opponent's last card is not on the table (ruling K3).
    #[error("the card your opponent played last is not on the table")]
    NothingToDistract,
}

impl Rule for Illegal {
    const NAMES: &'static [&'static str] = Illegal::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }
}
