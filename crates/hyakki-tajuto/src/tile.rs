//! What can be got for meditation points: the ten stacks of the village and the inauguration tiles of the garden.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::pagoda::{N_PAGODAS, Pagoda};

/// How many stacks the village has.
pub const N_STACKS: usize = 10;

/// How many kinds of tiles can be got: the stacks and the inauguration tiles.
pub const N_TILES: usize = N_STACKS + N_PAGODAS;

/// A starting action tile. Each does any of the three actions; the cheapest unused one is always used first (ruling T9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[repr(u8)]
#[allow(missing_docs, reason = "the letters are their names")]
pub enum Starting {
    A,
    B,
    C,
}

impl Starting {
    /// All of them, the cheapest first.
    pub const ALL: [Starting; 3] = [Starting::A, Starting::B, Starting::C];

    /// The tile's place in [`Starting::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Starting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Starting::A => "A",
            Starting::B => "B",
            Starting::C => "C",
        })
    }
}

/// An extra action tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[repr(u8)]
pub enum Extra {
    /// Draws.
    D,
    /// Offers.
    E,
    /// Gets a tile.
    F,
}

impl Extra {
    /// All of them, in order.
    pub const ALL: [Extra; 3] = [Extra::D, Extra::E, Extra::F];

    /// The tile's place in [`Extra::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The stack it comes from.
    #[inline]
    #[must_use]
    pub const fn stack(self) -> Stack {
        match self {
            Extra::D => Stack::D,
            Extra::E => Stack::E,
            Extra::F => Stack::F,
        }
    }
}

impl fmt::Display for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stack().fmt(f)
    }
}

/// A stack of the village, and the kind of tile in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
#[repr(u8)]
pub enum Stack {
    /// Wisdom of 1 SP.
    W1,
    /// Wisdom of 2 SP.
    W2,
    /// Wisdom of 3 SP.
    W3,
    /// Wisdom of 4 SP.
    W4,
    /// Wisdom of 5 SP.
    W5,
    /// Market: what its owner gets later costs less.
    Market,
    /// Shrine: its owner's Wisdom and safe inauguration tiles count more.
    Shrine,
    /// The extra action tile D.
    D,
    /// The extra action tile E.
    E,
    /// The extra action tile F.
    F,
}

impl Stack {
    /// All of them, in order.
    pub const ALL: [Stack; N_STACKS] = [
        Stack::W1,
        Stack::W2,
        Stack::W3,
        Stack::W4,
        Stack::W5,
        Stack::Market,
        Stack::Shrine,
        Stack::D,
        Stack::E,
        Stack::F,
    ];

    /// The five Wisdom stacks.
    pub const WISDOM: [Stack; 5] = [Stack::W1, Stack::W2, Stack::W3, Stack::W4, Stack::W5];

    /// The stack's place in [`Stack::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The spirituality points printed on the tile; only Wisdom has any.
    #[inline]
    #[must_use]
    pub const fn wisdom(self) -> u8 {
        if self.index() < Stack::WISDOM.len() {
            self as u8 + 1
        } else {
            0
        }
    }

    /// The notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Stack::W1 => "W1",
            Stack::W2 => "W2",
            Stack::W3 => "W3",
            Stack::W4 => "W4",
            Stack::W5 => "W5",
            Stack::Market => "M",
            Stack::Shrine => "S",
            Stack::D => "D",
            Stack::E => "E",
            Stack::F => "F",
        }
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A tile that can be got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
pub enum Tile {
    /// The top tile of a stack.
    Top(Stack),
    /// The inauguration tile beside a pagoda.
    Inauguration(Pagoda),
}

impl Tile {
    /// Every tile, in order.
    pub const ALL: [Tile; N_TILES] = {
        let mut all = [Tile::Top(Stack::W1); N_TILES];
        let mut place = 0;
        while place < N_TILES {
            all[place] = if place < N_STACKS {
                Tile::Top(Stack::ALL[place])
            } else {
                Tile::Inauguration(Pagoda::ALL[place - N_STACKS])
            };
            place += 1;
        }
        all
    };

    /// The place in [`Tile::ALL`].
    #[inline]
    pub(crate) fn index(self) -> usize {
        match self {
            Tile::Top(stack) => stack as usize,
            Tile::Inauguration(pagoda) => N_STACKS + pagoda.index(),
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Top(stack) => stack.fmt(f),
            Tile::Inauguration(pagoda) => write!(f, "I{pagoda}"),
        }
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        if let Some(stack) = Stack::ALL.into_iter().find(|stack| stack.name() == text) {
            return Ok(Tile::Top(stack));
        }
        text.strip_prefix('I')
            .and_then(|pagoda| pagoda.parse().ok())
            .map(Tile::Inauguration)
            .ok_or_else(|| NotationError::new("a tile such as W3, M, S, D, E, F or Ir", text))
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_one_notation_and_nothing_else_is_a_tile() {
        for (place, tile) in Tile::ALL.into_iter().enumerate() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
            assert!(place == 0 || Tile::ALL[place - 1] < tile);
        }
        for text in ["", "W", "W0", "W6", "w1", "I", "Irr", "IR", "A", "M ", "Í"] {
            assert!(text.parse::<Tile>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_wisdom_carries_points() {
        let printed: Vec<u8> = Stack::ALL.iter().map(|stack| stack.wisdom()).collect();
        assert_eq!(printed, [1, 2, 3, 4, 5, 0, 0, 0, 0, 0]);
    }
}
