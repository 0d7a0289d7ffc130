//! What is chosen when a table is made.

use hyakki_catalog::GameId;
use hyakki_core::{ConfigError, Options};
use serde::{Deserialize, Serialize};

/// What is chosen when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game.
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub game: GameId,
    /// How many play.
    pub players: usize,
    /// The game's options; those left out have their defaults.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "std::collections::BTreeMap<String, String>"), schema(value_type = std::collections::BTreeMap<String, String>))]
    pub options: Options,
    /// How long people may think.
    #[serde(default)]
    pub clock: Clock,
    /// Whether steps can be taken back.
    #[serde(default = "yes")]
    pub undo: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether the table is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Whether players may ask what a mind would play.
    #[serde(default = "yes")]
    pub hints: bool,
    /// When people may talk.
    #[serde(default)]
    pub talk: Talk,
}

fn yes() -> bool {
    true
}

impl Settings {
    /// The game with everything else as usual.
    #[must_use]
    pub fn usual(game: GameId) -> Settings {
        Settings {
            game,
            players: game.default_players(),
            options: Options::new(),
            clock: Clock::default(),
            undo: true,
            spectators: true,
            public: false,
            hints: true,
            talk: Talk::default(),
        }
    }

    /// Whether there is such a game.
    pub fn check(&self) -> Result<(), ConfigError> {
        self.game.check_config(self.players, &self.options)
    }
}

/// How long people may think. Minds have no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// In milliseconds; play over days is just a long move.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        move_ms: i64,
    },
    /// So long for the whole match, with something added after each move.
    Bank {
        /// What everybody starts with, in milliseconds.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        bank_ms: i64,
        /// What each move adds, in milliseconds.
        #[cfg_attr(feature = "schema", ts(type = "number"))]
        increment_ms: i64,
    },
}

/// When people may talk (ruling S3: partners in Septet exchange nothing but cards while they hold any).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Talk {
    /// Always, but in games with teams not while a match runs.
    #[default]
    ByTheRules,
    /// Always.
    Always,
    /// Never.
    Never,
}
