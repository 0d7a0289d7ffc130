//! The sketch cards: two colours each, some with an ability.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::colour::Colour;
use crate::numbers::{N_CALL, N_DISTRACT, N_PLAIN};

/// What is printed on some sketch cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ability {
    /// *Call the Yokai*: `C`
    Call,
    /// *Distract the Yokai*: `D`
    Distract,
}

impl Ability {
    /// The letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Ability::Call => 'C',
            Ability::Distract => 'D',
        }
    }
}

/// A kind of sketch card: a pair of colours, plain or with an ability.
///
/// Cards of one kind are interchangeable, so a card is its kind. In order: the pairs `gr gb gy rb ry by`,
/// each of them plain, with Call, with Distract.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub struct Card(u8);

/// The colour pairs in their order.
const PAIRS: [[Colour; 2]; 6] = [
    [Colour::Green, Colour::Red],
    [Colour::Green, Colour::Blue],
    [Colour::Green, Colour::Yellow],
    [Colour::Red, Colour::Blue],
    [Colour::Red, Colour::Yellow],
    [Colour::Blue, Colour::Yellow],
];

impl Card {
    /// How many kinds there are.
    pub const N_KINDS: usize = PAIRS.len() * 3;

    /// The kind at this place of the order.
    ///
    /// # Panics
    /// If there are not so many kinds.
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Card {
        assert!(index < Card::N_KINDS, "there are 18 kinds of sketch cards");
        Card(index as u8)
    }

    /// All kinds, in their order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::N_KINDS).map(Card::from_index)
    }

    /// This kind's place in the order.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The two sketches on the card, in the order of colours.
    #[inline]
    #[must_use]
    pub const fn colours(self) -> [Colour; 2] {
        PAIRS[self.index() / 3]
    }

    /// Whether one of the card's sketches has this colour.
    #[must_use]
    pub fn has(self, colour: Colour) -> bool {
        self.colours().contains(&colour)
    }

    /// The card's other sketch.
    #[inline]
    #[must_use]
    pub const fn other(self, colour: Colour) -> Colour {
        let [first, second] = self.colours();
        Colour::from_bits(first as u8 ^ second as u8 ^ colour as u8)
    }

    /// The ability on the card.
    #[inline]
    #[must_use]
    pub const fn ability(self) -> Option<Ability> {
        match self.0 % 3 {
            0 => None,
            1 => Some(Ability::Call),
            _ => Some(Ability::Distract),
        }
    }

    /// How many cards of this kind there are.
    #[must_use]
    pub const fn n_copies(self) -> u8 {
        match self.ability() {
            None => N_PLAIN,
            Some(Ability::Call) => N_CALL,
            Some(Ability::Distract) => N_DISTRACT,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.colours();
        write!(f, "{first}{second}")?;
        match self.ability() {
            Some(ability) => write!(f, "{}", ability.letter()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        // Eighteen comparisons, but only one place that knows the notation.
        Card::all()
            .find(|card| {
                let [first, second] = card.colours();
                text.chars().eq([first.letter(), second.letter()]
                    .into_iter()
                    .chain(card.ability().map(Ability::letter)))
            })
            .ok_or_else(|| NotationError::new("a sketch card such as gr, gyC or rbD", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_sketch_of_the_other_sketch_is_the_first() {
        for card in Card::all() {
            let [first, second] = card.colours();
            assert_ne!(first, second);
            assert_eq!(card.other(first), second);
            assert_eq!(card.other(second), first);
        }
    }

    #[test]
    fn a_card_has_exactly_one_spelling() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in [
            "",
            "g",
            "rg",
            "gg",
            "grc",
            "grCD",
            "gr ",
            " gr",
            "gé",
            "grC\u{301}",
        ] {
            assert!(text.parse::<Card>().is_err(), "{text:?}");
        }
    }
}
