//! Any mind by name.

use std::fmt;
use std::str::FromStr;

use hyakki_core::GameRng;
use hyakki_search::{Mind, NoKnowledge, Question, RandomMover};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game_with_minds::GameWithMinds;
use crate::level::Level;
use crate::references::PlainSearch;

/// Any mind by name. In JSON it is its name, and the names of earlier versions are read too.
///
/// # Examples
/// ```
/// use hyakki_minds::{Level, MindId};
///
/// assert_eq!("master".parse(), Ok(MindId::from(Level::Master)));
/// assert_eq!(MindId::R2.to_string(), "r2");
/// assert!("plain".parse::<MindId>().is_err());
/// assert_eq!(MindId::from_stored("plain"), Ok(MindId::R1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum MindId {
    /// Any legal action.
    Random,
    /// The first reference: plain search with random rollouts. It never changes.
    R1,
    /// The second reference: plain search with rollouts by a heuristic. It never changes.
    R2,
    /// One of the four that people choose from.
    Level(Level),
}

/// What minds were called in earlier versions: stored tables and matches still say so.
const FORMER_NAMES: [(&str, MindId); 1] = [
    // The only mind there was before there were levels.
    ("plain", MindId::R1),
];

impl MindId {
    /// All of them, roughly weakest first.
    pub const ALL: [MindId; 3 + Level::ALL.len()] = [
        MindId::Random,
        MindId::Level(Level::Novice),
        MindId::Level(Level::Apprentice),
        MindId::R1,
        MindId::R2,
        MindId::Level(Level::Adept),
        MindId::Level(Level::Master),
    ];

    /// The name on the command line and in the protocol.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            MindId::Random => "random",
            MindId::R1 => "r1",
            MindId::R2 => "r2",
            MindId::Level(level) => level.name(),
        }
    }

    /// The mind that something stored names: by its name, or by one that it had in earlier versions.
    ///
    /// # Errors
    /// If no mind ever had this name.
    pub fn from_stored(name: &str) -> Result<MindId, UnknownMind> {
        let former = FORMER_NAMES.iter().find(|(former, _)| *former == name);
        former.map_or_else(|| name.parse(), |&(_, mind)| Ok(mind))
    }

    /// How long it thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
    #[must_use]
    pub fn thinking_ms(self) -> Option<u32> {
        match self {
            MindId::Random => None,
            MindId::R1 | MindId::R2 => Some(100),
            MindId::Level(level) => level.thinking_ms(),
        }
    }
}

impl<G: GameWithMinds> Mind<G> for MindId {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        match self {
            MindId::Random => RandomMover.choose(question, rng),
            MindId::R1 => PlainSearch::<NoKnowledge>::default().choose(question, rng),
            MindId::R2 => PlainSearch::<G::Reference>::default().choose(question, rng),
            MindId::Level(level) => level.choose(question, rng),
        }
    }
}

impl From<Level> for MindId {
    fn from(level: Level) -> MindId {
        MindId::Level(level)
    }
}

impl From<MindId> for &'static str {
    fn from(mind: MindId) -> &'static str {
        mind.name()
    }
}

impl fmt::Display for MindId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No mind has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no mind “{0}” (there are {names})", names = names())]
pub struct UnknownMind(pub String);

fn names() -> String {
    let names = MindId::ALL.map(MindId::name);
    names.join(", ")
}

/// By the name of today; [`MindId::from_stored`] reads earlier ones too.
impl FromStr for MindId {
    type Err = UnknownMind;

    fn from_str(name: &str) -> Result<MindId, UnknownMind> {
        MindId::ALL
            .into_iter()
            .find(|mind| mind.name() == name)
            .ok_or_else(|| UnknownMind(name.to_owned()))
    }
}

impl TryFrom<String> for MindId {
    type Error = UnknownMind;

    fn try_from(name: String) -> Result<MindId, UnknownMind> {
        MindId::from_stored(&name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mind_is_written_and_read_by_its_name() {
        let names = "random novice apprentice r1 r2 adept master";
        assert_eq!(MindId::ALL.map(MindId::name).join(" "), names);
        for mind in MindId::ALL {
            assert_eq!(mind.to_string().parse(), Ok(mind));
            let json = serde_json::to_string(&mind).unwrap();
            assert_eq!(json, format!("\"{mind}\""));
            assert_eq!(serde_json::from_str::<MindId>(&json).unwrap(), mind);
        }
    }

    #[test]
    fn a_level_is_named_alike_as_a_level_and_as_a_mind() {
        for &level in Level::ALL {
            assert_eq!(level.to_string(), MindId::from(level).to_string());
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, serde_json::to_string(&MindId::from(level)).unwrap());
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
            assert!(MindId::ALL.contains(&level.into()), "{level}");
        }
    }

    #[test]
    fn former_names_are_read_where_something_is_stored_and_nowhere_else() {
        for (name, mind) in FORMER_NAMES {
            assert_eq!(MindId::from_stored(name), Ok(mind));
            let json = format!("\"{name}\"");
            assert_eq!(serde_json::from_str::<MindId>(&json).unwrap(), mind);
            assert_eq!(name.parse::<MindId>(), Err(UnknownMind(name.to_owned())));
        }
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_names_there_are() {
        for name in ["", "guru", "Master", " r1"] {
            let unknown = Err(UnknownMind(name.to_owned()));
            assert_eq!(name.parse::<MindId>(), unknown);
            assert_eq!(MindId::from_stored(name), unknown);
        }
        let error = serde_json::from_str::<MindId>("\"guru\"").unwrap_err();
        assert!(error.to_string().contains("“guru” (there are random,"));
        assert!("guru".parse::<Level>().is_err());
        assert!("r1".parse::<Level>().is_err());
    }
}
