//! Three cards to pass.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;

/// Three different cards, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Card>"),
    schemars(into = "Vec<Card>")
)]
pub struct Trio([Card; 3]);

impl Trio {
    /// These three cards, if they are three different ones, in whatever order.
    #[must_use]
    pub fn new(mut cards: [Card; 3]) -> Option<Trio> {
        cards.sort_unstable();
        (cards[0] < cards[1] && cards[1] < cards[2]).then_some(Trio(cards))
    }

    /// These three cards, which are in ascending order.
    #[inline]
    pub(crate) fn ascending(cards: [Card; 3]) -> Trio {
        debug_assert!(cards[0] < cards[1] && cards[1] < cards[2]);
        Trio(cards)
    }

    /// The cards in ascending order.
    #[must_use]
    pub fn cards(self) -> [Card; 3] {
        self.0
    }

    /// The cards as a set.
    #[inline]
    #[must_use]
    pub fn set(self) -> CardSet {
        let [low, middle, high] = self.0;
        CardSet::only(low).with(middle).with(high)
    }

    /// The three cards of a set, if it has exactly three.
    #[must_use]
    pub fn from_set(set: CardSet) -> Option<Trio> {
        (set.len() == 3).then(|| Trio([set.nth(0), set.nth(1), set.nth(2)]))
    }
}

impl fmt::Display for Trio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [low, middle, high] = self.0;
        write!(f, "{low} {middle} {high}")
    }
}

impl fmt::Debug for Trio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Trio {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Trio, NotationError> {
        let not_a_trio = || NotationError::new("three cards in ascending order", text);
        let mut cards = [Card::SUPER_TRUMP; 3];
        let mut words = text.split(' ');
        for card in &mut cards {
            *card = words.next().ok_or_else(not_a_trio)?.parse()?;
        }
        Trio::new(cards)
            .filter(|trio| trio.0 == cards && words.next().is_none())
            .ok_or_else(not_a_trio)
    }
}

impl Serialize for Trio {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}
