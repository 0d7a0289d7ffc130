//! Sketch cards in an order: the deck.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError};

use crate::bag::CardBag;
use crate::card::Card;
use crate::numbers::{N_CARDS, N_PLAIN};

/// Room for all cards, and for those that [`Deck::sorted`] writes too many.
const ROOM: usize = N_CARDS + N_PLAIN as usize;

/// Sketch cards face down, in the order in which they will be drawn.
///
/// Cards drawn stay in memory before `next`, where nothing reads them.
#[derive(Clone, Copy)]
pub struct Deck {
    cards: [Card; ROOM],
    next: u8,
    end: u8,
}

impl Deck {
    /// No card.
    pub const EMPTY: Deck = Deck {
        cards: [Card::from_index(0); ROOM],
        next: 0,
        end: 0,
    };

    /// These cards in random order: in the order of kinds at first, then shuffled.
    #[must_use]
    pub fn shuffled(bag: CardBag, dice: &mut impl Dice) -> Deck {
        let mut deck = Deck::sorted(bag);
        dice.shuffle(&mut deck.cards[..usize::from(deck.end)]);
        deck
    }

    /// These cards in the order of kinds.
    fn sorted(bag: CardBag) -> Deck {
        let mut deck = Deck::EMPTY;
        for card in Card::all() {
            // All copies there can be are written, and those too many are overwritten: faster than a loop over each.
            let end = usize::from(deck.end);
            deck.cards[end..][..N_PLAIN as usize].fill(card);
            deck.end += bag.count(card);
        }
        deck
    }

    /// Brings the cards into random order.
    pub(crate) fn shuffle(&mut self, dice: &mut impl Dice) {
        dice.shuffle(&mut self.cards[usize::from(self.next)..usize::from(self.end)]);
    }

    /// The cards from the top down.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[usize::from(self.next)..usize::from(self.end)]
    }

    /// How many cards there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u8 {
        self.end - self.next
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.next == self.end
    }

    /// The cards without their order, or none if it holds more of a kind than there are.
    #[must_use]
    pub fn to_bag(&self) -> Option<CardBag> {
        let mut bag = CardBag::EMPTY;
        for &card in self.as_slice() {
            if bag.count(card) == card.n_copies() {
                return None;
            }
            bag.add(card);
        }
        Some(bag)
    }

    /// Takes the top card of a deck that has one.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        debug_assert!(!self.is_empty(), "the deck has a card");
        let card = self.cards[usize::from(self.next)];
        self.next += 1;
        card
    }

    /// Takes the top cards of a deck that has as many.
    pub(crate) fn draw_many(&mut self, n_cards: u8) -> CardBag {
        (0..n_cards).map(|_| self.draw()).collect()
    }

    /// Puts a card underneath, if there is room.
    fn push_bottom(&mut self, card: Card) -> Option<()> {
        *self.cards[..N_CARDS].get_mut(usize::from(self.end))? = card;
        self.end += 1;
        Some(())
    }
}

/// From the top down.
///
/// # Panics
/// If there are more cards than the game has.
impl FromIterator<Card> for Deck {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Deck {
        let mut deck = Deck::EMPTY;
        for card in cards {
            deck.push_bottom(card)
                .expect("the game has no more than 36 sketch cards");
        }
        deck
    }
}

impl PartialEq for Deck {
    fn eq(&self, other: &Deck) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Deck {}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

/// The cards from the top down, with spaces between them.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, card) in self.as_slice().iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

/// At least one card, from the top down, with one space between cards.
impl FromStr for Deck {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deck, NotationError> {
        let mut deck = Deck::EMPTY;
        for word in text.split(' ') {
            deck.push_bottom(word.parse()?)
                .ok_or_else(|| NotationError::new("a deck of at most 36 cards", text))?;
        }
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_drawn_are_forgotten() {
        let mut deck: Deck = "gr by rbD".parse().unwrap();
        assert_eq!(deck.draw().to_string(), "gr");
        assert_eq!(deck, "by rbD".parse().unwrap());
        assert_eq!(deck.to_string(), "by rbD");
        assert_eq!(deck.draw_many(2).to_string(), "rbD by");
        assert_eq!(deck, Deck::EMPTY);
    }

    #[test]
    fn a_deck_has_exactly_one_spelling() {
        for text in ["", " gr", "gr ", "gr  by", "gr,by", "gr by zz"] {
            assert!(text.parse::<Deck>().is_err(), "{text:?}");
        }
        let long = vec!["gr"; 37].join(" ");
        assert!(long.parse::<Deck>().is_err());
        let doubled: Deck = "grC grC".parse().unwrap();
        assert_eq!(doubled.to_bag(), None);
    }
}
