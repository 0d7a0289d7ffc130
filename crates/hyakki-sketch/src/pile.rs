//! Yokai on top of each other.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::yokai::Yokai;

/// Yokai on top of each other, at most 25: five bits each, the top one lowest.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Yokai>"),
    schemars(into = "Vec<Yokai>")
)]
pub struct Pile {
    bits: u128,
    n_yokai: u8,
}

const TOP: u8 = (1 << Yokai::BITS) - 1;

impl Pile {
    /// No yokai.
    pub const EMPTY: Pile = Pile {
        bits: 0,
        n_yokai: 0,
    };

    /// How many yokai there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.n_yokai
    }

    /// Whether there is no yokai.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.n_yokai == 0
    }

    /// The yokai on top of a pile that has one.
    #[inline]
    #[must_use]
    pub fn top(self) -> Yokai {
        debug_assert!(!self.is_empty(), "the pile has a top");
        Yokai::from_bits(self.bits as u8 & TOP)
    }

    /// Puts a yokai on top.
    #[inline]
    pub fn push_top(&mut self, yokai: Yokai) {
        self.bits = self.bits << Yokai::BITS | u128::from(yokai.bits());
        self.n_yokai += 1;
    }

    /// Takes the top yokai of a pile that has one.
    #[inline]
    pub fn pop_top(&mut self) -> Yokai {
        let top = self.top();
        self.bits >>= Yokai::BITS;
        self.n_yokai -= 1;
        top
    }

    /// Puts a yokai underneath.
    #[inline]
    pub fn push_bottom(&mut self, yokai: Yokai) {
        self.bits |= u128::from(yokai.bits()) << (Yokai::BITS * usize::from(self.n_yokai));
        self.n_yokai += 1;
    }

    /// The yokai from the top down.
    pub fn iter(self) -> impl Iterator<Item = Yokai> + Clone {
        (0..usize::from(self.n_yokai))
            .map(move |place| Yokai::from_bits((self.bits >> (Yokai::BITS * place)) as u8 & TOP))
    }
}

/// From the top down.
impl FromIterator<Yokai> for Pile {
    fn from_iter<I: IntoIterator<Item = Yokai>>(many: I) -> Pile {
        let mut pile = Pile::EMPTY;
        for yokai in many {
            pile.push_bottom(yokai);
        }
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// As a list, from the top down.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;

    #[test]
    fn a_pile_is_worked_from_both_ends() {
        let yokai = |text: &str| text.parse::<Yokai>().unwrap();
        let mut pile: Pile = Yokai::of_colour(Colour::Red).into_iter().collect();
        pile.push_top(yokai("y7"));
        pile.push_bottom(yokai("g3"));
        assert_eq!(format!("{pile:?}"), "[y7, r3, r4, r5, r6, r7, g3]");
        assert_eq!(pile.pop_top(), yokai("y7"));
        assert_eq!((pile.top(), pile.len()), (yokai("r3"), 6));
        for colour in [Colour::Green, Colour::Blue, Colour::Yellow] {
            for yokai in Yokai::of_colour(colour) {
                pile.push_bottom(yokai);
            }
        }
        assert_eq!(pile.iter().last(), Some(yokai("y7")));
    }
}
