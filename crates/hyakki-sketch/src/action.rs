//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::Serialize;

use crate::card::Card;
use crate::colour::Colour;

/// What a player can do in a turn.
///
/// A card is placed and its ability used in one action, because nothing is revealed in between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[repr(align(4))]
pub enum Action {
    /// Play a card to the own side of a stack.
    Play {
        /// The card.
        card: Card,
        /// The sketch used, and so the stack.
        colour: Colour,
        /// What is done with the card's ability.
        #[serde(flatten)]
        ability: AbilityUse,
    },
    /// Play no more cards in this turn.
    Pass,
}

/// What is done with the ability of a card played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "ability", rename_all = "lowercase")]
pub enum AbilityUse {
    /// Nothing: the card has none, or it is not wanted.
    None,
    /// The top yokai of this stack comes to the stack played to.
    Call {
        /// The stack.
        from: Colour,
    },
    /// The opponent's last card turns to its other sketch and moves to that stack.
    Distract,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Play {
                card,
                colour,
                ability,
            } => {
                write!(f, "{card}:{colour}")?;
                match ability {
                    AbilityUse::None => Ok(()),
                    AbilityUse::Call { from } => write!(f, " call {from}"),
                    AbilityUse::Distract => f.write_str(" distract"),
                }
            }
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        const EXPECTED: &str = "an action such as gr:g, grC:g call y, grD:r distract or pass";
        if text == "pass" {
            return Ok(Action::Pass);
        }
        let malformed = || NotationError::new(EXPECTED, text);
        let (play, ability) = match text.split_once(' ') {
            None => (text, AbilityUse::None),
            Some((play, "distract")) => (play, AbilityUse::Distract),
            Some((play, call)) => {
                let from = call.strip_prefix("call ").ok_or_else(malformed)?;
                (
                    play,
                    AbilityUse::Call {
                        from: from.parse()?,
                    },
                )
            }
        };
        let (card, colour) = play.split_once(':').ok_or_else(malformed)?;
        Ok(Action::Play {
            card: card.parse()?,
            colour: colour.parse()?,
            ability,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_exactly_one_spelling() {
        for text in ["pass", "gr:g", "grC:g", "grC:g call y", "grD:r distract"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "Pass",
            "pass ",
            "gr",
            "gr:",
            ":g",
            "gr:gr",
            "gr: g",
            "gr:g ",
            "gr:g call",
            "gr:g call  y",
            "gr:g  call y",
            "gr:g distract ",
            "gr:g call yy",
            "grC:g:r",
            "鬼:鬼",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
