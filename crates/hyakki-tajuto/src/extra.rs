//! The extra action tiles.

use std::fmt;

use serde::Serialize;

use crate::stack::Stack;

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
