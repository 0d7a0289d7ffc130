//! The ten stacks of the village.

use std::fmt;

use serde::{Serialize, Serializer};

/// How many stacks the village has.
pub const N_STACKS: usize = 10;

/// A stack of the village, and the kind of tile in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_wisdom_carries_points() {
        let printed: Vec<u8> = Stack::ALL.iter().map(|stack| stack.wisdom()).collect();
        assert_eq!(printed, [1, 2, 3, 4, 5, 0, 0, 0, 0, 0]);
    }
}
