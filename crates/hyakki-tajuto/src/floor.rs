//! Floors of pagodas, and sets of them.

use std::fmt;
use std::str::FromStr;

use hyakki_core::bits::{nth_set_bit, random_set_bit};
use hyakki_core::{Dice, NotationError, bit_set};
use serde::{Serialize, Serializer};

use crate::pagoda::{N_PAGODAS, Pagoda, Pagodas};
use crate::size::{N_SIZES, Size};

/// One of the 48 floors. Ordered by size, then by pagoda.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
pub struct Floor(u8);

impl Floor {
    /// The floor of this size of this pagoda.
    #[inline]
    #[must_use]
    pub const fn new(pagoda: Pagoda, size: Size) -> Floor {
        Floor((size.index() * N_PAGODAS + pagoda.index()) as u8)
    }

    /// The floor at this place of the order.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Floor {
        assert!(index < N_SIZES * N_PAGODAS, "there are 48 floors");
        Floor(index as u8)
    }

    /// The floor's place in the order: size by size, the pagodas' order within a size.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pagoda it belongs to.
    #[inline]
    #[must_use]
    pub const fn pagoda(self) -> Pagoda {
        Pagoda::ALL[self.0 as usize % N_PAGODAS]
    }

    /// Its size.
    #[inline]
    #[must_use]
    pub const fn size(self) -> Size {
        Size::ALL[self.0 as usize / N_PAGODAS]
    }

    /// All floors, in order.
    pub fn all() -> impl Iterator<Item = Floor> + Clone {
        (0..N_SIZES * N_PAGODAS).map(Floor::from_index)
    }
}

impl fmt::Display for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.pagoda(), self.size())
    }
}

impl fmt::Debug for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Floor({self})")
    }
}

impl FromStr for Floor {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Floor, NotationError> {
        let error = || NotationError::new("a floor such as r3 or k6", text);
        let (pagoda, size) = text.split_at_checked(1).ok_or_else(error)?;
        match (pagoda.parse(), size.parse()) {
            (Ok(pagoda), Ok(size)) => Ok(Floor::new(pagoda, size)),
            _ => Err(error()),
        }
    }
}

impl Serialize for Floor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of floors: bit i is the floor at place i, so that each size is one byte of pagodas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Floor>"),
    schemars(into = "Vec<Floor>")
)]
pub struct Floors(u64);

bit_set!(Floors(u64) of Floor, floor => floor.0, place => Floor(place as u8));

impl Floors {
    /// All 48 floors.
    pub const ALL: Floors = Floors((1 << (N_SIZES * N_PAGODAS)) - 1);

    /// The set with these bits.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Floors {
        Floors(bits)
    }

    /// Whether there are two or more, without counting them.
    #[inline]
    #[must_use]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The floors of this size in the set.
    #[inline]
    #[must_use]
    pub const fn only_size(self, size: Size) -> Floors {
        Floors(self.0 & 0xff << (size.index() * N_PAGODAS))
    }

    /// The pagodas that have a floor of this size in the set.
    #[inline]
    #[must_use]
    pub const fn of_size(self, size: Size) -> Pagodas {
        Pagodas::from_bits((self.0 >> (size.index() * N_PAGODAS)) as u8)
    }

    /// The sizes in the set: bit `size.index()` for each.
    #[inline]
    pub(crate) const fn size_bits(self) -> u8 {
        const LOW_SEVEN: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        // The top bit of every byte that is not 0, then these eight bits gathered into one byte.
        let is_there = (((self.0 & LOW_SEVEN) + LOW_SEVEN) | self.0) & !LOW_SEVEN;
        ((is_there >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }

    /// The pagodas that have a floor of any size in the set.
    #[inline]
    #[must_use]
    pub const fn pagodas(self) -> Pagodas {
        let half = self.0 | self.0 >> 32;
        let quarter = half | half >> 16;
        Pagodas::from_bits((quarter | quarter >> 8) as u8)
    }

    /// The floor at this place of the set's order, which must be less than [`len`](Floors::len).
    #[inline]
    #[must_use]
    pub fn nth(self, place: u32) -> Floor {
        // A player hardly ever has more than two floors to choose from.
        let bit = if place < 2 {
            let first = self.0 & self.0.wrapping_neg();
            let skipped = first & u64::from(place).wrapping_neg();
            (self.0 - skipped).trailing_zeros()
        } else {
            nth_set_bit(self.0, place)
        };
        Floor::from_index(bit as usize)
    }

    /// One of the floors, each equally likely: one call of `below` for its place in the set's order.
    #[inline]
    pub fn pick(self, dice: &mut impl Dice) -> Floor {
        Floor::from_index(random_set_bit(self.0, dice) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_floor_has_one_notation_and_nothing_else_is_a_floor() {
        for floor in Floor::all() {
            assert_eq!(floor.to_string().parse(), Ok(floor));
            assert_eq!(Floor::new(floor.pagoda(), floor.size()), floor);
        }
        for text in [
            "", "r", "3", "r0", "r7", "r33", "R3", "r 3", "3r", "é3", "r٣",
        ] {
            assert!(text.parse::<Floor>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_size_is_a_byte_of_pagodas() {
        let set: Floors = ["r3", "k3", "o6"]
            .iter()
            .map(|text| text.parse().unwrap())
            .collect();
        assert_eq!(
            set.of_size(Size::Three),
            [Pagoda::Red, Pagoda::Black].into_iter().collect()
        );
        assert_eq!(set.of_size(Size::One), Pagodas::EMPTY);
        assert_eq!(set.size_bits(), 0b10_0100);
        assert_eq!(set.pagodas().len(), 3);
        assert_eq!(Floors::ALL.size_bits(), 0b11_1111);
        assert!(set.is_several() && !Floors::only(Floor::from_index(0)).is_several());
    }
}
