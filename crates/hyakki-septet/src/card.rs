//! The 49 cards.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::card_set::CardSet;
use crate::suit::Suit;

/// A card: its suit in the high bits, its rank within the suit (0 to 6) in the low three.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Green A, the super trump.
    pub const SUPER_TRUMP: Card = Card(0);
    /// Blue 13, which decides the first lead when the super trump is out of play.
    pub const BLUE_13: Card = Card(8 * 6 + 6);

    /// The card of this suit and value, if there is one; A has the value 1.
    #[must_use]
    pub fn new(suit: Suit, value: u8) -> Option<Card> {
        let lowest = suit as u8 + 1;
        let rank = value.checked_sub(lowest).filter(|&rank| rank < 7)?;
        Some(Card(suit as u8 * 8 + rank))
    }

    /// The card's suit.
    #[inline]
    #[must_use]
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 >> 3)]
    }

    /// The place of the card's suit in the suits' order.
    #[inline]
    pub(crate) const fn suit_index(self) -> u8 {
        self.0 >> 3
    }

    /// All cards of this card's suit.
    #[inline]
    pub(crate) const fn suit_cards(self) -> CardSet {
        CardSet(0x7f << (8 * self.suit_index()))
    }

    /// The card's place within its suit, from 0 for the lowest.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 & 7
    }

    /// The number on the card; A has the value 1.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.suit_index() + self.rank() + 1
    }

    /// Whether this is a 7.
    #[must_use]
    pub const fn is_boss(self) -> bool {
        self.value() == 7
    }

    /// A number below 64 that is different for each card.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.notation())
    }
}

impl Card {
    /// The notation, made without the machinery of formatting: pictures of a table are full of cards.
    fn notation(self) -> ArrayString<3> {
        let mut text = ArrayString::new();
        text.push(self.suit().letter());
        match self.value() {
            _ if self == Card::SUPER_TRUMP => text.push('A'),
            value if value < 10 => text.push(char::from(b'0' + value)),
            value => {
                text.push('1');
                text.push(char::from(b'0' + value - 10));
            }
        }
        text
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
        CardSet::FULL
            .iter()
            .find(|card| {
                let mut letters = text.chars();
                letters.next() == Some(card.suit().letter()) && {
                    let value = letters.as_str();
                    match *card {
                        Card::SUPER_TRUMP => value == "A",
                        // Comparing with our own spelling rejects “07” and “+7”.
                        card => value.len() <= 2 && value == card.value().to_string(),
                    }
                }
            })
            .ok_or_else(|| NotationError::new("a card such as gA, p3 or b13", text))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.notation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_the_printed_one() {
        assert_eq!(CardSet::FULL.len(), 49);
        for suit in Suit::ALL {
            let values: Vec<u8> = suit.cards().iter().map(Card::value).collect();
            let lowest = suit as u8 + 1;
            assert_eq!(values, (lowest..lowest + 7).collect::<Vec<_>>());
            assert_eq!(suit.boss().value(), 7);
            assert_eq!(suit.boss().suit(), suit);
        }
        assert_eq!(CardSet::BOSSES.len(), 7);
        assert!(CardSet::BOSSES.iter().all(Card::is_boss));
        assert_eq!(Card::BLUE_13.to_string(), "b13");
        assert_eq!(Card::SUPER_TRUMP.to_string(), "gA");
    }

    #[test]
    fn notation_round_trips_and_has_one_spelling() {
        for card in CardSet::FULL.iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.suit(), card.value()), Some(card));
        }
        for text in [
            "",
            "g",
            "g1",
            "g8",
            "b6",
            "b14",
            "x3",
            "g07",
            "g 3",
            "G3",
            "gÄ",
            "鬼7",
            "b99999999999",
        ] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
    }
}
