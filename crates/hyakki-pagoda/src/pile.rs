//! The two offering piles.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

/// One of the two offering piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
#[repr(u8)]
pub enum Pile {
    /// Left of the pagoda deck.
    Left,
    /// Right of the pagoda deck.
    Right,
}

impl Pile {
    /// Both piles, the left one first.
    pub const BOTH: [Pile; 2] = [Pile::Left, Pile::Right];

    /// The opposite pile.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Pile {
        match self {
            Pile::Left => Pile::Right,
            Pile::Right => Pile::Left,
        }
    }

    /// 0 for the left pile, 1 for the right one.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The pile's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pile::Left => "left",
            Pile::Right => "right",
        }
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Pile::Left => "L",
            Pile::Right => "R",
        })
    }
}

impl FromStr for Pile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Pile, NotationError> {
        match text {
            "L" => Ok(Pile::Left),
            "R" => Ok(Pile::Right),
            _ => Err(NotationError::new("a pile, L or R", text)),
        }
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
