//! The hundred offering cards.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::numbers::MAX_VALUE;
use crate::yokai::Yokai;

/// An offering card: a yokai and a value from 1 to 10. Ordered by yokai, then by value.
///
/// It is kept as 16 × yokai + value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub struct Card(NonZeroU8);

/// How a card compares with the card it covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fall {
    /// The same yokai or the same number.
    Match,
    /// No match, and the higher number.
    Higher,
    /// No match, and the lower number.
    Lower,
}

impl Card {
    /// The first card in order: kappa 1.
    pub(crate) const FIRST: Card = Card(NonZeroU8::MIN);

    /// The card of this yokai and value, if there is one.
    #[must_use]
    pub fn new(yokai: Yokai, value: u8) -> Option<Card> {
        if value > MAX_VALUE {
            return None;
        }
        let value = NonZeroU8::new(value)?;
        Some(Card(value | (yokai as u8 * 16)))
    }

    /// All cards in order.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        Yokai::ALL
            .into_iter()
            .flat_map(|yokai| (1..=MAX_VALUE).filter_map(move |value| Card::new(yokai, value)))
    }

    /// The card with this code, which must be one.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> Card {
        Card(NonZeroU8::new(code).expect("no card has the code 0"))
    }

    /// 16 × yokai + value, with the yokai counted from 0: a number that is different for each card and grows in order.
    #[inline]
    #[must_use]
    pub const fn code(self) -> u8 {
        self.0.get()
    }

    /// The card's yokai.
    #[inline]
    #[must_use]
    pub const fn yokai(self) -> Yokai {
        Yokai::ALL[(self.code() >> 4) as usize]
    }

    /// The number on the card.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.code() & 15
    }

    /// How this card compares with the one it is played onto.
    #[inline]
    #[must_use]
    pub const fn onto(self, top: Card) -> Fall {
        let difference = self.code() ^ top.code();
        // Bitwise or: one branch is better than two that chance decides.
        if (difference >> 4 == 0) | (difference & 15 == 0) {
            Fall::Match
        } else if self.value() > top.value() {
            Fall::Higher
        } else {
            Fall::Lower
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.yokai().letter(), self.value())
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
        let parse = || {
            let mut rest = text.chars();
            let yokai = Yokai::from_letter(rest.next()?)?;
            let value = match rest.as_str().as_bytes() {
                &[digit @ b'1'..=b'9'] => digit - b'0',
                b"10" => 10,
                _ => return None,
            };
            Card::new(yokai, value)
        };
        parse().ok_or_else(|| NotationError::new("a card such as k5 or g10", text))
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
    use crate::numbers::N_CARDS;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn there_are_a_hundred_cards_in_ascending_order_and_each_has_one_spelling() {
        let all: Vec<Card> = Card::all().collect();
        assert_eq!(all.len(), N_CARDS);
        assert!(all.is_sorted() && all.windows(2).all(|pair| pair[0] != pair[1]));
        for &one in &all {
            assert_eq!(card(&one.to_string()), one);
            assert_eq!(Card::new(one.yokai(), one.value()), Some(one));
        }
        assert_eq!(all[0], Card::FIRST);
        assert_eq!(size_of::<Option<Card>>(), 1);
    }

    #[test]
    fn anything_else_is_not_a_card() {
        for text in [
            "",
            "k",
            "k0",
            "k11",
            "k05",
            "k+5",
            "K5",
            "x5",
            "5",
            "k5 ",
            " k5",
            "k٥",
            "鬼5",
            "k999999999999",
            "k-1",
        ] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        assert!("k1".repeat(100_000).parse::<Card>().is_err());
    }

    #[test]
    fn a_card_matches_by_yokai_or_number_and_is_otherwise_higher_or_lower() {
        assert_eq!(card("k5").onto(card("k9")), Fall::Match);
        assert_eq!(card("k5").onto(card("g5")), Fall::Match);
        assert_eq!(card("k5").onto(card("g4")), Fall::Higher);
        assert_eq!(card("k5").onto(card("t6")), Fall::Lower);
        assert_eq!(card("g10").onto(card("k1")), Fall::Higher);
        assert_eq!(card("k1").onto(card("g10")), Fall::Lower);
    }
}
