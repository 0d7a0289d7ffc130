//! The yokai cards: a colour and a value each, and sets of them.

use std::fmt;
use std::str::FromStr;

use hyakki_core::{NotationError, bit_set};
use serde::{Serialize, Serializer};

use crate::colour::{Colour, ColourSet};
use crate::numbers::{EXTRA_SKETCHES, MAX_VALUE, MIN_VALUE, N_VALUES};

/// A yokai card: one of twenty, each there once.
///
/// Three low bits hold the value and two above them the colour, so that neither needs a division.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub struct Yokai(u8);

const VALUE_BITS: u8 = 3;

impl Yokai {
    /// The bits that tell all yokai apart.
    pub(crate) const BITS: usize = 5;

    /// The yokai of this colour and value.
    ///
    /// # Panics
    /// If no yokai has that value.
    #[must_use]
    pub const fn new(colour: Colour, value: u8) -> Yokai {
        assert!(
            MIN_VALUE <= value && value <= MAX_VALUE,
            "no yokai has that value"
        );
        Yokai((colour as u8) << VALUE_BITS | value)
    }

    /// The five yokai of a colour, by value.
    #[must_use]
    pub fn of_colour(colour: Colour) -> [Yokai; N_VALUES] {
        std::array::from_fn(|place| Yokai::new(colour, MIN_VALUE + place as u8))
    }

    /// The yokai as a number of [`Yokai::BITS`] bits, never 0.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The yokai that [`bits`](Yokai::bits) gave.
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Yokai {
        Yokai(bits)
    }

    /// The colour printed on the card.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::from_bits(self.0 >> VALUE_BITS)
    }

    /// The points it is worth.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u8 {
        self.0 & ((1 << VALUE_BITS) - 1)
    }

    /// The sketches on both sides together that complete it.
    #[inline]
    #[must_use]
    pub const fn sketches_needed(self) -> u8 {
        self.points() + EXTRA_SKETCHES
    }
}

impl fmt::Display for Yokai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour(), self.points())
    }
}

impl fmt::Debug for Yokai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Yokai {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Yokai, NotationError> {
        let mut letters = text.chars();
        let yokai = (|| {
            let colour = Colour::from_letter(letters.next()?)?;
            let value = value_of_digit(letters.next()?)?;
            letters.next().is_none().then(|| Yokai::new(colour, value))
        })();
        yokai.ok_or_else(|| NotationError::new("a yokai such as g3 or y7", text))
    }
}

/// The value that a digit stands for, if a yokai has it.
pub(crate) fn value_of_digit(digit: char) -> Option<u8> {
    let value = digit.to_digit(10)? as u8;
    (MIN_VALUE..=MAX_VALUE).contains(&value).then_some(value)
}

impl Serialize for Yokai {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of yokai.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Yokai>"),
    schemars(into = "Vec<Yokai>")
)]
pub struct YokaiSet(u32);

bit_set!(YokaiSet(u32) of Yokai, yokai => yokai.0, place => Yokai(place as u8));

/// The lowest bits of all colours: shifted by a value, the yokai of that value.
const EVERY_COLOUR: u32 = 0x0101_0101;
/// The bits of one colour.
const ONE_COLOUR: u32 = 0xff;

impl YokaiSet {
    /// Puts a yokai in.
    #[inline]
    pub fn insert(&mut self, yokai: Yokai) {
        self.0 |= 1 << yokai.0;
    }

    /// What all of them are worth.
    #[must_use]
    pub fn points(self) -> u8 {
        (MIN_VALUE..=MAX_VALUE)
            .map(|value| value * (self.0 & EVERY_COLOUR << value).count_ones() as u8)
            .sum()
    }

    /// The colours printed on them.
    #[must_use]
    pub fn colours(self) -> ColourSet {
        Colour::ALL
            .into_iter()
            .filter(|&colour| self.0 >> (8 * colour.index()) & ONE_COLOUR != 0)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_yokai_has_exactly_one_spelling() {
        for colour in Colour::ALL {
            for yokai in Yokai::of_colour(colour) {
                assert_eq!(yokai.to_string().parse(), Ok(yokai));
            }
        }
        for text in ["", "g", "g2", "g8", "5g", "g55", "g٣", "G5"] {
            assert!(text.parse::<Yokai>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn all_yokai_are_worth_a_hundred_points() {
        let all: YokaiSet = Colour::ALL.into_iter().flat_map(Yokai::of_colour).collect();
        assert_eq!((all.len(), all.points()), (20, 100));
        assert_eq!(all.colours().len(), 4);
    }
}
