//! Sketch cards whose order does not matter.

use std::fmt;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::card::Card;

/// Sketch cards without an order: a hand, one side of a stack, the discard pile.
///
/// Three bits count each kind; above them stands the number of cards, so that adding bags adds that too.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Card>"),
    schemars(into = "Vec<Card>")
)]
pub struct CardBag(u64);

const BITS_PER_KIND: usize = 3;
const KINDS_MASK: u64 = (1 << LEN_SHIFT) - 1;
const LEN_SHIFT: usize = BITS_PER_KIND * Card::N_KINDS;

impl CardBag {
    /// No card.
    pub const EMPTY: CardBag = CardBag(0);

    /// All sketch cards of the game.
    pub const FULL: CardBag = {
        let mut bag = CardBag::EMPTY;
        let mut index = 0;
        while index < Card::N_KINDS {
            let card = Card::from_index(index);
            assert!(card.n_copies() < 1 << BITS_PER_KIND);
            bag = CardBag(bag.0 + unit(card) * card.n_copies() as u64);
            index += 1;
        }
        bag
    };

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        (self.0 >> LEN_SHIFT) as u8
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards of this kind there are.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (BITS_PER_KIND * card.index()) & ((1 << BITS_PER_KIND) - 1)) as u8
    }

    /// Whether there is a card of this kind.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Whether all those cards are among these.
    #[must_use]
    pub fn contains_all(self, others: CardBag) -> bool {
        Card::all().all(|card| others.count(card) <= self.count(card))
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < card.n_copies(), "one {card} too many");
        self.0 += unit(card);
    }

    /// Takes out a card that is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.contains(card), "there is no {card}");
        self.0 -= unit(card);
    }

    /// Takes out a card if it is there.
    #[inline]
    pub fn remove_if_there(&mut self, card: Card) {
        self.0 -= unit(card) * u64::from(self.contains(card));
    }

    /// These cards and those.
    #[inline]
    #[must_use]
    pub fn plus(self, others: CardBag) -> CardBag {
        CardBag(self.0 + others.0)
    }

    /// These cards without those, which must be among them.
    #[inline]
    #[must_use]
    pub fn minus(self, others: CardBag) -> CardBag {
        debug_assert!(self.contains_all(others), "{others} is not in {self}");
        CardBag(self.0 - others.0)
    }

    /// Every card, in the order of kinds.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0 & KINDS_MASK;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() as usize / BITS_PER_KIND;
            left -= 1 << (BITS_PER_KIND * index);
            Some(Card::from_index(index))
        })
    }

    /// Reads cards with one space between them, in any order; no text is no card.
    ///
    /// This is not the notation of anything in a record: there, cards have an order or come one at a time.
    pub fn parse(text: &str) -> Result<CardBag, NotationError> {
        let mut bag = CardBag::EMPTY;
        if text.is_empty() {
            return Ok(bag);
        }
        for word in text.split(' ') {
            let card: Card = word.parse()?;
            if bag.count(card) == card.n_copies() {
                return Err(NotationError::new("cards that the game has", text));
            }
            bag.add(card);
        }
        Ok(bag)
    }
}

/// One card: one in its kind's bits, and one in the number of cards.
#[inline]
const fn unit(card: Card) -> u64 {
    1 << (BITS_PER_KIND * card.index()) | 1 << LEN_SHIFT
}

impl FromIterator<Card> for CardBag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardBag {
        let mut bag = CardBag::EMPTY;
        for card in cards {
            bag.add(card);
        }
        bag
    }
}

/// The cards with spaces between them, in the order of kinds.
impl fmt::Display for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardBag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for CardBag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::N_CARDS;

    #[test]
    fn the_full_bag_holds_every_card_of_the_game() {
        assert_eq!(usize::from(CardBag::FULL.len()), N_CARDS);
        for card in Card::all() {
            assert_eq!(CardBag::FULL.count(card), card.n_copies());
        }
        assert_eq!(CardBag::FULL.iter().count(), N_CARDS);
        assert!(CardBag::FULL.iter().is_sorted());
    }

    #[test]
    fn cards_go_in_and_out() {
        let mut bag = CardBag::parse("by gr gr rbD").unwrap();
        assert_eq!(bag.to_string(), "gr gr rbD by");
        let gr = "gr".parse().unwrap();
        bag.remove(gr);
        assert_eq!((bag.len(), bag.count(gr)), (3, 1));
        bag.remove_if_there("gb".parse().unwrap());
        assert_eq!(bag.len(), 3);
        bag.remove_if_there(gr);
        assert_eq!(bag, CardBag::parse("rbD by").unwrap());
        let more = bag.plus(CardBag::parse("gr").unwrap());
        assert!(more.contains_all(bag) && !bag.contains_all(more));
        assert_eq!(more.minus(bag).to_string(), "gr");
        assert_eq!(bag.minus(bag), CardBag::EMPTY);
    }

    #[test]
    fn more_cards_than_there_are_cannot_be_written() {
        assert!(CardBag::parse("grC grC").is_err());
        assert!(CardBag::parse("gr  gb").is_err());
        assert_eq!(CardBag::parse(""), Ok(CardBag::EMPTY));
    }
}
