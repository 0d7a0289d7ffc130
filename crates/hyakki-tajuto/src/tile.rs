//! What can be got for meditation points: the ten stacks of the village and the inauguration tiles of the garden.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::{Serialize, Serializer};

use crate::pagoda::{N_PAGODAS, Pagoda};
use crate::stack::{N_STACKS, Stack};

/// How many kinds of tiles can be got: the stacks and the inauguration tiles.
pub const N_TILES: usize = N_STACKS + N_PAGODAS;

/// A tile that can be got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "string"),
    schemars(into = "String")
)]
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
}
