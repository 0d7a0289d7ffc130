//! The starting action tiles.

use std::fmt;

use serde::Serialize;

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
