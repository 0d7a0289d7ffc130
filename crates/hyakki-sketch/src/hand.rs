//! A player's hand.

use crate::actions::{Plays, plays_of};
use crate::bag::CardBag;
use crate::card::Card;

/// A player's hand of at most four cards, and how much of it the opponent knows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Hand {
    cards: CardBag,
    /// When the deck is empty, every card that a player does not see is in the opponent's hand:
    /// both hands are known then, and cards drawn later are not.
    ///
    /// Cards of one kind are interchangeable, so it is exact to say that a known one is played first:
    /// a hand holds at least the known cards before the play if and only if
    /// what is left of it holds at least what is left of them.
    known: CardBag,
    /// Every way to play one of the cards, whether the table allows it now or not: kept so that it need not be built.
    plays: Plays,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        cards: CardBag::EMPTY,
        known: CardBag::EMPTY,
        plays: Plays::NONE,
    };

    /// A hand of these cards, of which the opponent knows some.
    pub(crate) fn new(cards: CardBag, known: CardBag) -> Hand {
        debug_assert!(cards.contains_all(known));
        let mut hand = Hand::EMPTY;
        for card in cards.iter() {
            hand.gain(card);
        }
        Hand { known, ..hand }
    }

    /// The cards.
    #[inline]
    pub(crate) fn cards(&self) -> CardBag {
        self.cards
    }

    /// The cards that the opponent knows.
    pub(crate) fn known(&self) -> CardBag {
        self.known
    }

    /// Every way to play one of the cards, whether the table allows it now or not.
    #[inline]
    pub(crate) fn plays(&self) -> Plays {
        self.plays
    }

    /// A card comes from the deck.
    #[inline]
    pub(crate) fn gain(&mut self, card: Card) {
        self.cards.add(card);
        self.plays = self.plays.union(plays_of(card));
    }

    /// A card is played.
    #[inline]
    pub(crate) fn lose(&mut self, card: Card) {
        self.cards.remove(card);
        if !self.cards.contains(card) {
            self.plays = self.plays.minus(plays_of(card));
        }
        // Hardly ever are any cards known, so that this jump is foreseen.
        if !self.known.is_empty() {
            self.known.remove_if_there(card);
        }
    }

    /// The opponent knows all of it now.
    pub(crate) fn become_known(&mut self) {
        self.known = self.cards;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_card_is_played_before_its_unknown_twin() {
        let bag = |text| CardBag::parse(text).unwrap();
        let mut hand = Hand::new(bag("gr gr by"), bag("gr"));
        hand.lose("gr".parse().unwrap());
        assert_eq!((hand.cards(), hand.known()), (bag("gr by"), CardBag::EMPTY));
        hand.become_known();
        assert_eq!(hand.known(), bag("gr by"));
    }

    #[test]
    fn a_twin_can_be_played_as_long_as_one_is_left() {
        let gr = "gr".parse().unwrap();
        let mut hand = Hand::new(CardBag::parse("gr gr").unwrap(), CardBag::EMPTY);
        hand.lose(gr);
        assert_eq!(hand.plays(), plays_of(gr));
        hand.lose(gr);
        assert_eq!(hand, Hand::EMPTY);
    }
}
