//! The eight pagodas, and sets of them.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{Dice, NotationError, bit_set};
use serde::{Serialize, Serializer};

/// How many pagodas there are.
pub const N_PAGODAS: usize = 8;

/// A pagoda of the garden; its colour is also the colour of its floors and of the cubes offered to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Pagoda {
    Red,
    Orange,
    Yellow,
    Green,
    Blue,
    Purple,
    White,
    Black,
}

impl Pagoda {
    /// All of them, in order.
    pub const ALL: [Pagoda; N_PAGODAS] = [
        Pagoda::Red,
        Pagoda::Orange,
        Pagoda::Yellow,
        Pagoda::Green,
        Pagoda::Blue,
        Pagoda::Purple,
        Pagoda::White,
        Pagoda::Black,
    ];

    /// The pagoda's place in [`Pagoda::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Pagoda::Red => 'r',
            Pagoda::Orange => 'o',
            Pagoda::Yellow => 'y',
            Pagoda::Green => 'g',
            Pagoda::Blue => 'b',
            Pagoda::Purple => 'u',
            Pagoda::White => 'w',
            Pagoda::Black => 'k',
        }
    }

    /// The pagoda with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Pagoda> {
        Pagoda::ALL.into_iter().find(|p| p.letter() == letter)
    }

    /// The colour's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pagoda::Red => "red",
            Pagoda::Orange => "orange",
            Pagoda::Yellow => "yellow",
            Pagoda::Green => "green",
            Pagoda::Blue => "blue",
            Pagoda::Purple => "purple",
            Pagoda::White => "white",
            Pagoda::Black => "black",
        }
    }
}

impl fmt::Display for Pagoda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Pagoda {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pagoda, NotationError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Pagoda::from_letter), letters.next()) {
            (Some(pagoda), None) => Ok(pagoda),
            _ => Err(NotationError::new(
                "a pagoda: r, o, y, g, b, u, w or k",
                text,
            )),
        }
    }
}

impl Serialize for Pagoda {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of pagodas: bit i is the pagoda at place i.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Pagoda>"),
    schemars(into = "Vec<Pagoda>")
)]
pub struct Pagodas(u8);

bit_set!(Pagodas(u8) of Pagoda, pagoda => pagoda as u8, place => Pagoda::ALL[place as usize]);

impl Pagodas {
    /// Every pagoda.
    pub const ALL: Pagodas = Pagodas(0xff);

    /// The set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Pagodas {
        Pagodas(bits)
    }

    /// The set's bits.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// One of the pagodas, each equally likely: one call of `below` for its place in the set's order.
    #[inline]
    pub fn pick(self, dice: &mut impl Dice) -> Pagoda {
        let place = dice.below(self.0.count_ones());
        NTH[usize::from(self.0)][place as usize % N_PAGODAS]
    }
}

/// `NTH[set][n]`: the pagoda at place n of the set's order.
static NTH: [[Pagoda; N_PAGODAS]; 256] = {
    let mut table = [[Pagoda::Red; N_PAGODAS]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut place, mut n) = (0, 0);
        while place < N_PAGODAS {
            if set >> place & 1 == 1 {
                table[set][n] = Pagoda::ALL[place];
                n += 1;
            }
            place += 1;
        }
        set += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pagoda_has_one_letter_and_nothing_else_is_a_pagoda() {
        for pagoda in Pagoda::ALL {
            assert_eq!(pagoda.to_string().parse(), Ok(pagoda));
        }
        for text in ["", "R", "rr", " r", "r ", "x", "é", "百"] {
            assert!(text.parse::<Pagoda>().is_err(), "{text}");
        }
    }

    #[test]
    fn sets_of_pagodas_behave_like_sets() {
        let set: Pagodas = [Pagoda::Black, Pagoda::Orange].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Pagoda::Orange));
        assert!(set.contains(Pagoda::Black) && !set.contains(Pagoda::Red));
        assert_eq!(set.intersection(Pagodas::only(Pagoda::Red)), Pagodas::EMPTY);
        assert_eq!(Pagodas::ALL.difference(set).union(set), Pagodas::ALL);
    }
}
