//! Sets of cards.

use std::fmt;

use hyakki_core::bits::{nth_bit_alone, nth_set_bit, random_set_bit};
use hyakki_core::{Dice, bit_set};

use crate::card::Card;
use crate::suit::Suit;

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Card>"),
    schemars(into = "Vec<Card>")
)]
pub struct CardSet(pub(crate) u64);

bit_set!(CardSet(u64) of Card, card => card.0, place => Card(place as u8));

impl CardSet {
    /// All 49 cards.
    pub const FULL: CardSet = CardSet(0x007f_7f7f_7f7f_7f7f);
    /// The seven bosses.
    pub const BOSSES: CardSet = {
        let mut bosses = CardSet::EMPTY;
        let mut suit = 0;
        while suit < 7 {
            bosses = bosses.with(Suit::ALL[suit].boss());
            suit += 1;
        }
        bosses
    };

    /// The set as bits: each card at its [`index`](Card::index), so that a suit is a byte.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits; those that are no card's are left out.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & CardSet::FULL.0)
    }

    /// The card at this place of the set's order, which must be less than [`len`](CardSet::len).
    #[inline]
    #[must_use]
    pub fn nth(self, place: usize) -> Card {
        Card(nth_set_bit(self.0, place as u32) as u8)
    }

    /// The set of only the card at this place of the set's order.
    #[inline]
    pub(crate) fn nth_alone(self, place: usize) -> CardSet {
        CardSet(nth_bit_alone(self.0, place as u32))
    }

    /// One of the cards, each equally likely. There must be one.
    #[inline]
    pub fn pick(self, dice: &mut impl Dice) -> Card {
        Card(random_set_bit(self.0, dice) as u8)
    }
}

/// The cards with a space between them.
impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            fmt::Display::fmt(&card, f)?;
        }
        Ok(())
    }
}
