//! A puzzle as data.

use base16ct::lower as hex;
use hyakki_catalog::GameId;
use hyakki_core::{NotationError, Options, RecordError, Seat};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::difficulty::Difficulty;
use super::position;
use super::proof::{Kind, Proof};

/// A position, the seat that must act in it, what is right, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The first digits of a hash of all the rest.
    pub id: String,
    /// How many play.
    pub players: usize,
    /// The options that have not their defaults.
    #[serde(default, skip_serializing_if = "Options::is_empty")]
    pub options: Options,
    /// How the position came about: a random event as `!` and its value, an action as the seat's number and the action.
    pub steps: Vec<String>,
    /// Who must act, and whose view the position is seen from.
    pub seat: usize,
    /// The only actions that are asked about, where there are too many to ask about all; otherwise none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offered: Vec<String>,
    /// What is right: one action, or several that are worth the same.
    pub right: Vec<String>,
    /// What it is about.
    pub themes: Vec<String>,
    /// How often each level of minds fails.
    pub fails: Fails,
    /// The match it comes from: its number in self-play, or its place among the records.
    pub from: String,
    /// Why the answer is right.
    pub proof: Proof,
}

/// How often each level fails, in percent of its tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fails {
    /// A novice.
    pub novice: u8,
    /// An apprentice.
    pub apprentice: u8,
    /// An adept.
    pub adept: u8,
    /// A master.
    pub master: u8,
}

/// How many digits an id has.
const ID_DIGITS: usize = 10;

impl Puzzle {
    /// What stands behind the answer.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.proof.kind()
    }

    /// How hard it is.
    #[must_use]
    pub fn difficulty(&self) -> Difficulty {
        Difficulty::of(self.fails)
    }

    /// Who must act.
    ///
    /// # Panics
    /// If no game has that many seats, which a puzzle that was read has not.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// The record of a match that stands in this position.
    #[must_use]
    pub fn record(&self, game: GameId) -> String {
        position::record(self, game)
    }

    /// The same with the id that belongs to it.
    #[must_use]
    pub fn with_id(mut self) -> Puzzle {
        self.id = self.hash();
        self
    }

    /// Whether nobody has changed it since it got its id.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        self.id == self.hash()
    }

    fn hash(&self) -> String {
        let nameless = Puzzle {
            id: String::new(),
            ..self.clone()
        };
        let json = serde_json::to_string(&nameless).expect("a puzzle always makes JSON");
        let mut digits = hex::encode_string(&Sha256::digest(json));
        digits.truncate(ID_DIGITS);
        digits
    }
}

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    /// The way to its position cannot be played.
    #[error("its position cannot be reached: {0}")]
    Position(#[from] RecordError),
    /// In its position the seat has nothing to decide.
    #[error("seat {0} has nothing to decide in its position")]
    NotToAct(usize),
    /// An action is not written as the game writes actions.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// An action is not legal in its position.
    #[error("“{0}” is not legal in its position")]
    NotLegal(String),
    /// An action is none of those that are offered.
    #[error("“{0}” is not offered")]
    NotOffered(String),
    /// There is no right action, or no wrong one.
    #[error("it has no right or no wrong action")]
    NoQuestion,
}
