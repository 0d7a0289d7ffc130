//! The two offering piles, and cards in a row.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;

/// One of the two offering piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
#[repr(u8)]
pub enum Pile {
    /// Left of the pagoda deck.
    Left,
    /// Right of the pagoda deck.
    Right,
}

impl Pile {
    /// Both piles, the left one first.
    pub const BOTH: [Pile; 2] = [Pile::Left, Pile::Right];

    /// The opposite pile.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Pile {
        match self {
            Pile::Left => Pile::Right,
            Pile::Right => Pile::Left,
        }
    }

    /// 0 for the left pile, 1 for the right one.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The pile's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Left => "left",
            Pile::Right => "right",
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pile::Left => "L",
            Pile::Right => "R",
        })
    }
}

impl FromStr for Pile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pile, NotationError> {
        match text {
            "L" => Ok(Pile::Left),
            "R" => Ok(Pile::Right),
            _ => Err(NotationError::new("a pile, L or R", text)),
        }
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

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
