//! What players do.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::Serialize;

use crate::card::Card;
use crate::trio::Trio;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Action {
    /// Commits three cards to pass. Notation: `pass g3 p4 b13`, the cards in ascending order.
    Pass {
        /// The cards.
        cards: Trio,
    },
    /// Plays a card to the trick. Notation: the card.
    Play {
        /// The card.
        card: Card,
    },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass { cards } => write!(f, "pass {cards}"),
            Action::Play { card } => card.fmt(f),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.strip_prefix("pass ") {
            Some(cards) => cards.parse().map(|cards| Action::Pass { cards }),
            None => text
                .parse()
                .map(|card| Action::Play { card })
                .map_err(|_| NotationError::new("a card, or “pass” and three cards", text)),
        }
    }
}
