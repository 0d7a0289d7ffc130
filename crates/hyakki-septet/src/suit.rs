//! The seven suits and sets of them.

use hyakki_core::bit_set;
use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::card_set::CardSet;

/// One of the seven suits, in the rulebook's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    /// Wind, A to 7.
    Green,
    /// Earth, 2 to 8.
    Purple,
    /// Charm, 3 to 9.
    Pink,
    /// Lightning, 4 to 10.
    Yellow,
    /// Darkness, 5 to 11.
    Black,
    /// Fire, 6 to 12.
    Red,
    /// Snow, 7 to 13.
    Blue,
}

impl Suit {
    /// All suits in order.
    pub const ALL: [Suit; 7] = [
        Suit::Green,
        Suit::Purple,
        Suit::Pink,
        Suit::Yellow,
        Suit::Black,
        Suit::Red,
        Suit::Blue,
    ];

    /// The suit's place in the order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit's letter in the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['g', 'u', 'p', 'y', 'k', 'r', 'b'][self.index()]
    }

    /// The suit's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["green", "purple", "pink", "yellow", "black", "red", "blue"][self.index()]
    }

    /// The seven cards of this suit.
    #[inline]
    #[must_use]
    pub const fn cards(self) -> CardSet {
        CardSet(0x7f << (8 * self.index()))
    }

    /// This suit's boss, its 7.
    #[must_use]
    pub const fn boss(self) -> Card {
        Card((8 * self.index() + 6 - self.index()) as u8)
    }
}

/// As its name.
impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A set of suits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<string>"),
    schemars(into = "Vec<String>")
)]
pub struct SuitSet(u8);

bit_set!(SuitSet(u8) of Suit, suit => suit as u8, place => Suit::ALL[place as usize]);
