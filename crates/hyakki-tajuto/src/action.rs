//! What a player can do, and its notation.

use std::fmt;
use std::str::FromStr;

use hyakki_core::NotationError;
use serde::Serialize;

use crate::extra::Extra;
use crate::floor::Floor;
use crate::objective::Objective;
use crate::pagoda::Pagoda;
use crate::size::Size;
use crate::tile::Tile;

/// The action tile that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum With {
    /// The cheapest of A, B and C that still stands (ruling T9).
    Starting,
    /// An extra tile, the one made for the action: D draws, E offers, F gets.
    Extra,
}

impl With {
    /// Both.
    pub const ALL: [With; 2] = [With::Starting, With::Extra];
}

/// What a player can do in one step. Ordered as declared.
///
/// The layout is fixed to one aligned word with the kind in its first byte: random play waits for that byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
#[repr(u8, align(4))]
pub enum Action {
    /// Draws a floor from the bag.
    Draw {
        /// The tile used: a starting one or D.
        with: With,
        /// The size felt for; none exactly when the hand is blind.
        size: Option<Size>,
    },
    /// Offers the cube of this colour to its pagoda.
    Offer {
        /// The tile used: a starting one or E.
        with: With,
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// Claims an objective.
    Claim {
        /// The objective.
        objective: Objective,
    },
    /// Builds the next floor of this pagoda, which lies before the player.
    Build {
        /// The pagoda.
        pagoda: Pagoda,
    },
    /// Ends the turn.
    End {
        /// The floor kept; given exactly when two or more floors lie there that cannot be built.
        keep: Option<Floor>,
    },
    /// Gets a tile for its price.
    Get {
        /// The tile used: a starting one or F.
        with: With,
        /// The tile got.
        tile: Tile,
    },
}

impl Action {
    /// The action tile that the action needs, if it needs one: with which, and the extra tile made for it.
    #[must_use]
    pub fn tile_used(self) -> Option<(With, Extra)> {
        match self {
            Action::Draw { with, .. } => Some((with, Extra::D)),
            Action::Offer { with, .. } => Some((with, Extra::E)),
            Action::Get { with, .. } => Some((with, Extra::F)),
            Action::Build { .. } | Action::Claim { .. } | Action::End { .. } => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw { size: None, .. } => f.write_str("draw")?,
            Action::Draw {
                size: Some(size), ..
            } => write!(f, "draw {size}")?,
            Action::Offer { pagoda, .. } => write!(f, "offer {pagoda}")?,
            Action::Get { tile, .. } => write!(f, "get {tile}")?,
            Action::Build { pagoda } => write!(f, "build {pagoda}")?,
            Action::Claim { objective } => write!(f, "claim {objective}")?,
            Action::End { keep: None } => f.write_str("end")?,
            Action::End { keep: Some(floor) } => write!(f, "end {floor}")?,
        }
        match self.tile_used() {
            Some((With::Extra, extra)) => write!(f, " {extra}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let error = || {
            NotationError::new(
                "an action such as draw 3, offer r E, get W2, build r or end",
                text,
            )
        };
        let mut words = text.split(' ');
        let verb = words.next().unwrap_or_default();
        let (first, second) = (words.next(), words.next());
        if words.next().is_some() {
            return Err(error());
        }
        let action = match (verb, first) {
            ("draw", None) => Action::Draw {
                with: With::Starting,
                size: None,
            },
            ("draw", Some("D")) if second.is_none() => Action::Draw {
                with: With::Extra,
                size: None,
            },
            ("draw", Some(size)) => Action::Draw {
                with: with(second, "D").ok_or_else(error)?,
                size: Some(size.parse().map_err(|_| error())?),
            },
            ("offer", Some(pagoda)) => Action::Offer {
                with: with(second, "E").ok_or_else(error)?,
                pagoda: pagoda.parse().map_err(|_| error())?,
            },
            ("get", Some(tile)) => Action::Get {
                with: with(second, "F").ok_or_else(error)?,
                tile: tile.parse().map_err(|_| error())?,
            },
            _ if second.is_some() => return Err(error()),
            ("build", Some(pagoda)) => Action::Build {
                pagoda: pagoda.parse().map_err(|_| error())?,
            },
            ("claim", Some(objective)) => Action::Claim {
                objective: objective.parse().map_err(|_| error())?,
            },
            ("end", None) => Action::End { keep: None },
            ("end", Some(floor)) => Action::End {
                keep: Some(floor.parse().map_err(|_| error())?),
            },
            _ => return Err(error()),
        };
        Ok(action)
    }
}

/// The tile named by an action's last word: none means a starting tile.
fn with(word: Option<&str>, extra: &str) -> Option<With> {
    match word {
        None => Some(With::Starting),
        Some(word) => (word == extra).then_some(With::Extra),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4);
    }

    #[test]
    fn the_notation_is_strict() {
        for text in [
            "draw 3",
            "draw 3 D",
            "draw",
            "draw D",
            "offer r",
            "offer k E",
            "get W3",
            "get M F",
            "get D",
            "get D F",
            "get F F",
            "get Ir",
            "get Ik F",
            "build r",
            "claim wisdom10",
            "claim first",
            "end",
            "end r4",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            " ",
            "draw ",
            "draw 0",
            "draw 7",
            "draw 3 E",
            "draw D D",
            "draw 3  D",
            "draw 3 D D",
            "Draw 3",
            " draw 3",
            "draw 3 ",
            "draw\t3",
            "offer",
            "offer r D",
            "offer rr",
            "get",
            "get A",
            "get W3 E",
            "get W3 F ",
            "build",
            "build r E",
            "build r1",
            "claim",
            "claim fourth",
            "claim first F",
            "end r",
            "end r4 r5",
            "end ",
            "結 r",
            "draw ３",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
        assert!("draw 3 ".repeat(100_000).parse::<Action>().is_err());
    }
}
