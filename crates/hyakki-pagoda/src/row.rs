//! Cards in a row.

use std::fmt;

use crate::card::Card;
use crate::card_set::CardSet;

/// Cards in order: a deck, a pile, or what was dealt.
#[derive(Clone, Copy)]
pub struct Row {
    /// The cards from place 1 on; what is behind them is of no account.
    /// There is room for more than all cards, so that no byte misses.
    cards: [Card; 256],
    n_cards: u8,
}

impl Row {
    /// No card.
    pub const EMPTY: Row = Row {
        cards: [Card::FIRST; 256],
        n_cards: 0,
    };

    /// The cards in order.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[1..=self.len()]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[1..=usize::from(self.n_cards)]
    }

    /// How many cards.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.n_cards as usize
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.n_cards == 0
    }

    /// The last card.
    #[inline]
    #[must_use]
    pub fn last(&self) -> Option<Card> {
        (!self.is_empty()).then(|| self.top())
    }

    /// The cards without their order.
    #[must_use]
    pub fn to_set(&self) -> CardSet {
        self.as_slice().iter().copied().collect()
    }

    /// The last card of a row that has one.
    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.cards[usize::from(self.n_cards)]
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Card) {
        self.n_cards += 1;
        self.cards[usize::from(self.n_cards)] = card;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Card> {
        let top = self.last()?;
        self.n_cards -= 1;
        Some(top)
    }

    /// Takes away this many of the last cards, or as many as there are; the last one is still the last.
    #[inline]
    pub(crate) fn draw(&mut self, n_wanted: usize) -> &[Card] {
        let n_left = self.len().saturating_sub(n_wanted);
        let drawn = n_left + 1..self.len() + 1;
        self.n_cards = n_left as u8;
        &self.cards[drawn]
    }

    /// The same cards, the last one first.
    pub(crate) fn reversed(&self) -> Row {
        let mut row = *self;
        row.as_mut_slice().reverse();
        row
    }

    /// Takes away all cards but the last.
    pub(crate) fn keep_last(&mut self) {
        if let Some(last) = self.last() {
            self.cards[1] = last;
            self.n_cards = 1;
        }
    }
}

/// At most a hundred cards; more are a mistake of the caller.
impl FromIterator<Card> for Row {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Row {
        let mut row = Row::EMPTY;
        for card in cards {
            row.push(card);
        }
        row
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Row {}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}
