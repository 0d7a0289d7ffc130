//! The level that somebody asks for.

use hyakki_catalog::Level;
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// The level that somebody asks for by name.
///
/// A name that no level has is read too, because it is for the table to refuse it, in its own words and in its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum LevelName {
    /// The name of a level.
    Known(Level),
    /// Any other name.
    Unknown(String),
}

impl LevelName {
    /// The level of this name.
    pub fn level(&self) -> Result<Level, Refusal> {
        match self {
            LevelName::Known(level) => Ok(*level),
            LevelName::Unknown(_) => Err(Refusal::NoSuchMind),
        }
    }
}

impl From<Level> for LevelName {
    fn from(level: Level) -> LevelName {
        LevelName::Known(level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_their_names_and_every_other_name_is_refused() {
        for &level in Level::ALL {
            let json = format!("\"{level}\"");
            let name: LevelName = serde_json::from_str(&json).expect("a name is read");
            assert_eq!(name.level(), Ok(level));
            assert_eq!(serde_json::to_string(&name).ok(), Some(json));
        }
        // The minds that are no levels, and the names of earlier versions, are not to be had at a table.
        for other in ["", "oracle", "Master", "r1", "random", "plain"] {
            let json = format!("\"{other}\"");
            let name: LevelName = serde_json::from_str(&json).expect("a name is read");
            assert_eq!(name.level(), Err(Refusal::NoSuchMind), "{other}");
            assert_eq!(serde_json::to_string(&name).ok(), Some(json));
        }
    }
}
