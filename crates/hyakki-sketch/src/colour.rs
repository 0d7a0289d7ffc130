//! The four colours, and sets of them.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{NotationError, bit_set};
use serde::{Serialize, Serializer};

/// A colour of yokai and sketches. Green is printed, the others are ours (ruling K9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub enum Colour {
    /// `g`
    Green,
    /// `r`
    Red,
    /// `b`
    Blue,
    /// `y`
    Yellow,
}

impl Colour {
    /// How many there are.
    pub const N: usize = 4;
    /// All colours, in their order.
    pub const ALL: [Colour; Colour::N] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow];

    /// The colour at this place of the order; only the two low bits count.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u8) -> Colour {
        Colour::ALL[(bits & 3) as usize]
    }

    /// This colour's place in the order.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'g',
            Colour::Red => 'r',
            Colour::Blue => 'b',
            Colour::Yellow => 'y',
        }
    }

    /// The colour of a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|colour| colour.letter() == letter)
    }

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Green => "green",
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Yellow => "yellow",
        }
    }

    /// The yokai that have this colour.
    #[must_use]
    pub const fn yokai_name(self) -> &'static str {
        match self {
            Colour::Green => "Kappa",
            Colour::Red => "Tengu",
            Colour::Blue => "Umibozu",
            Colour::Yellow => "Kitsune",
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Colour {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Colour, NotationError> {
        let mut letters = text.chars();
        letters
            .next()
            .and_then(Colour::from_letter)
            .filter(|_| letters.next().is_none())
            .ok_or_else(|| NotationError::new("a colour: g, r, b or y", text))
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourSet(u8);

bit_set!(ColourSet(u8) of Colour, colour => colour as u8, place => Colour::from_bits(place as u8));

impl ColourSet {
    /// The set as a number from 0 to 15: bit `n` stands for the colour at place `n`.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> usize {
        self.0 as usize & 0xf
    }
}
