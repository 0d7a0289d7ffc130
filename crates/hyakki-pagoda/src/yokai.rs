//! The ten yokai.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::numbers::N_YOKAI;

/// One of the ten yokai. The first three are printed, the others are ours (ruling P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Yokai {
    /// The river child.
    Kappa,
    /// The long-nosed goblin of the mountains.
    Tengu,
    /// The raccoon dog that changes its shape.
    Tanuki,
    /// The fox.
    Kitsune,
    /// The ogre.
    Oni,
    /// The snow woman.
    YukiOnna,
    /// The cat with two tails.
    Nekomata,
    /// The umbrella that came alive.
    Karakasa,
    /// The woman whose neck grows at night.
    Rokurokubi,
    /// The giant skeleton.
    Gashadokuro,
}

/// How a yokai is written.
struct Look {
    letter: char,
    name: &'static str,
    symbol: char,
}

const fn look(letter: char, name: &'static str, symbol: char) -> Look {
    Look {
        letter,
        name,
        symbol,
    }
}

/// Every yokai's look, in order. The names of the first three are printed, everything else is ruling P1.
static LOOKS: [Look; N_YOKAI] = [
    look('k', "kappa", '河'),
    look('t', "tengu", '天'),
    look('a', "tanuki", '狸'),
    look('i', "kitsune", '狐'),
    look('o', "oni", '鬼'),
    look('y', "yuki-onna", '雪'),
    look('n', "nekomata", '猫'),
    look('s', "karakasa", '傘'),
    look('r', "rokurokubi", '首'),
    look('g', "gashadokuro", '骨'),
];

impl Yokai {
    /// All yokai in order.
    pub const ALL: [Yokai; N_YOKAI] = [
        Yokai::Kappa,
        Yokai::Tengu,
        Yokai::Tanuki,
        Yokai::Kitsune,
        Yokai::Oni,
        Yokai::YukiOnna,
        Yokai::Nekomata,
        Yokai::Karakasa,
        Yokai::Rokurokubi,
        Yokai::Gashadokuro,
    ];

    /// The yokai's place in the order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The yokai's letter in the notation.
    #[must_use]
    pub fn letter(self) -> char {
        LOOKS[self.index()].letter
    }

    /// The yokai's name.
    #[must_use]
    pub fn name(self) -> &'static str {
        LOOKS[self.index()].name
    }

    /// A sign that tells the yokai apart without any colour.
    #[must_use]
    pub fn symbol(self) -> char {
        LOOKS[self.index()].symbol
    }

    /// The yokai with this letter, if there is one.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Yokai> {
        Yokai::ALL
            .into_iter()
            .find(|yokai| yokai.letter() == letter)
    }
}

impl fmt::Display for Yokai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Yokai {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_names_and_symbols_are_all_different() {
        for one in Yokai::ALL {
            for other in Yokai::ALL {
                if one != other {
                    assert_ne!(one.letter(), other.letter());
                    assert_ne!(one.name(), other.name());
                    assert_ne!(one.symbol(), other.symbol());
                }
            }
            assert_eq!(Yokai::from_letter(one.letter()), Some(one));
        }
        assert_eq!(Yokai::from_letter('x'), None);
    }
}
