//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{NotationError, Seat};
use serde::Serialize;

use crate::card::Card;
use crate::pile::Pile;

/// What a player can do: a play, and after a match or a higher card what follows from it.
///
/// The order of the fields makes the order of the actions: plays that close come after all that do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Action {
    /// Play a card onto a pile: `k5 L`, or `k5 L close` to show the other cards and close the round (ruling P9).
    Play {
        /// Whether the round is closed with it.
        close: bool,
        /// The card.
        card: Card,
        /// The pile it covers.
        pile: Pile,
    },
    /// After a match: give a card away, unseen by the others: `give t3 2`.
    Give {
        /// The card.
        card: Card,
        /// Who gets it.
        to: Seat,
    },
    /// After a match with the last card: let another player draw the top card of the deck: `feed 2`.
    Feed {
        /// Who draws.
        to: Seat,
    },
    /// After a higher card: take the top card of the deck: `draw`.
    Draw,
    /// After a higher card: take the top card of the other pile: `take`.
    Take,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play { card, pile, close } => {
                write!(f, "{card} {pile}")?;
                f.write_str(if *close { " close" } else { "" })
            }
            Action::Give { card, to } => write!(f, "give {card} {to}"),
            Action::Feed { to } => write!(f, "feed {to}"),
            Action::Draw => f.write_str("draw"),
            Action::Take => f.write_str("take"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let unknown = || {
            NotationError::new(
                "an action such as k5 L, k5 R close, give t3 2, feed 2, draw or take",
                text,
            )
        };
        let mut words = text.splitn(4, ' ');
        let words = [words.next(), words.next(), words.next(), words.next()];
        match words {
            [Some("draw"), None, ..] => Ok(Action::Draw),
            [Some("take"), None, ..] => Ok(Action::Take),
            [Some("feed"), Some(to), None, _] => Ok(Action::Feed { to: to.parse()? }),
            [Some("give"), Some(card), Some(to), None] => Ok(Action::Give {
                card: card.parse()?,
                to: to.parse()?,
            }),
            [Some(card), Some(pile), close @ (None | Some("close")), None] => Ok(Action::Play {
                close: close.is_some(),
                card: card.parse().map_err(|_| unknown())?,
                pile: pile.parse()?,
            }),
            _ => Err(unknown()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_has_one_spelling() {
        for text in [
            "k5 L",
            "g10 R",
            "k5 L close",
            "give t3 2",
            "feed 4",
            "draw",
            "take",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "k5",
            "k5 l",
            "k5  L",
            "k5 L ",
            " k5 L",
            "k5 L Close",
            "k5 L close ",
            "k5 L close close",
            "k11 L",
            "give",
            "give t3",
            "give t3 5",
            "give t3 02",
            "give t3 2 1",
            "give 2 t3",
            "feed",
            "feed 5",
            "feed 2 1",
            "draw 1",
            "Draw",
            "take ",
            "take 鬼",
            "鬼 L",
            "k5\tL",
        ] {
            assert!(text.parse::<Action>().is_err(), "“{text}”");
        }
        assert!("k5 L ".repeat(100_000).parse::<Action>().is_err());
    }

    #[test]
    fn an_action_is_four_bytes() {
        assert!(size_of::<Action>() <= 4);
    }
}
