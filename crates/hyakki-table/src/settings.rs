//! What is chosen when a table is made.

use std::ops::RangeInclusive;

use hyakki_catalog::GameId;
use hyakki_core::{ConfigError, Options};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// A clock shorter than this is none, and one longer outlives the players.
const CLOCK_MS: RangeInclusive<i64> = 1_000..=366 * 24 * 60 * 60 * 1000;

/// What is chosen when a table is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The game.
    pub game: GameId,
    /// How many play.
    pub players: usize,
    /// The game's options; those left out have their defaults.
    pub options: Options,
    /// How long people may think.
    pub clock: Clock,
    /// Whether steps can be taken back.
    pub undo: bool,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table is listed for everybody.
    pub public: bool,
    /// Whether players may ask what a mind would play.
    pub hints: bool,
    /// When people may talk.
    pub talk: Talk,
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
            hints: false,
            talk: Talk::default(),
        }
    }

    /// Whether there is such a game.
    pub fn check(&self) -> Result<(), ConfigError> {
        self.game.check_config(self.players, &self.options)
    }
}

/// What a host wants otherwise; what is left out stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct SettingsChange {
    /// How many play. Of too many seats the free ones go first, then those of minds.
    pub players: Option<usize>,
    /// The game's options, all of them; those left out have their defaults.
    pub options: Option<Options>,
    /// How long people may think.
    pub clock: Option<Clock>,
    /// Whether steps can be taken back.
    pub undo: Option<bool>,
    /// Whether others may watch.
    pub spectators: Option<bool>,
    /// Whether the table is listed for everybody.
    pub public: Option<bool>,
    /// Whether players may ask what a mind would play.
    pub hints: Option<bool>,
    /// When people may talk.
    pub talk: Option<Talk>,
}

impl SettingsChange {
    /// What the settings are after it.
    pub(crate) fn applied_to(self, settings: &Settings) -> Settings {
        Settings {
            game: settings.game,
            players: self.players.unwrap_or(settings.players),
            options: self.options.unwrap_or_else(|| settings.options.clone()),
            clock: self.clock.unwrap_or(settings.clock),
            undo: self.undo.unwrap_or(settings.undo),
            spectators: self.spectators.unwrap_or(settings.spectators),
            public: self.public.unwrap_or(settings.public),
            hints: self.hints.unwrap_or(settings.hints),
            talk: self.talk.unwrap_or(settings.talk),
        }
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

impl Clock {
    /// Whether it is a clock that people can play by.
    pub fn check(self) -> Result<(), Refusal> {
        let is_good = match self {
            Clock::None => true,
            Clock::PerMove { move_ms } => CLOCK_MS.contains(&move_ms),
            Clock::Bank {
                bank_ms,
                increment_ms,
            } => CLOCK_MS.contains(&bank_ms) && (0..=*CLOCK_MS.end()).contains(&increment_ms),
        };
        is_good.then_some(()).ok_or(Refusal::BadClock)
    }
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
