//! What is chosen when a table is made, as clients say it and see it.

use std::collections::BTreeMap;

use hyakki_catalog::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::GameName;

/// What is chosen when a table is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: GameId,
    /// How many play.
    pub players: usize,
    /// The game's options; those left out have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
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

/// How long people may think. Minds have no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for each move.
    PerMove {
        /// In milliseconds; play over days is just a long move.
        #[ts(type = "number")]
        move_ms: i64,
    },
    /// So long for the whole match, with something added after each move.
    Bank {
        /// What everybody starts with, in milliseconds.
        #[ts(type = "number")]
        bank_ms: i64,
        /// What each move adds, in milliseconds.
        #[ts(type = "number")]
        increment_ms: i64,
    },
}

/// When people may talk (ruling S3: partners in Septet exchange nothing but cards while they hold any).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS, ToSchema)]
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

impl From<Settings> for hyakki_table::Settings {
    fn from(settings: Settings) -> hyakki_table::Settings {
        hyakki_table::Settings {
            game: settings.game,
            players: settings.players,
            options: settings.options,
            clock: settings.clock.into(),
            undo: settings.undo,
            spectators: settings.spectators,
            public: settings.public,
            hints: settings.hints,
            talk: settings.talk.into(),
        }
    }
}

impl From<&hyakki_table::Settings> for Settings {
    fn from(settings: &hyakki_table::Settings) -> Settings {
        Settings {
            game: settings.game,
            players: settings.players,
            options: settings.options.clone(),
            clock: settings.clock.into(),
            undo: settings.undo,
            spectators: settings.spectators,
            public: settings.public,
            hints: settings.hints,
            talk: settings.talk.into(),
        }
    }
}

impl From<Clock> for hyakki_table::Clock {
    fn from(clock: Clock) -> hyakki_table::Clock {
        use hyakki_table::Clock as TableClock;
        match clock {
            Clock::None => TableClock::None,
            Clock::PerMove { move_ms } => TableClock::PerMove { move_ms },
            Clock::Bank {
                bank_ms,
                increment_ms,
            } => TableClock::Bank {
                bank_ms,
                increment_ms,
            },
        }
    }
}

impl From<hyakki_table::Clock> for Clock {
    fn from(clock: hyakki_table::Clock) -> Clock {
        use hyakki_table::Clock as TableClock;
        match clock {
            TableClock::None => Clock::None,
            TableClock::PerMove { move_ms } => Clock::PerMove { move_ms },
            TableClock::Bank {
                bank_ms,
                increment_ms,
            } => Clock::Bank {
                bank_ms,
                increment_ms,
            },
        }
    }
}

impl From<Talk> for hyakki_table::Talk {
    fn from(talk: Talk) -> hyakki_table::Talk {
        match talk {
            Talk::ByTheRules => hyakki_table::Talk::ByTheRules,
            Talk::Always => hyakki_table::Talk::Always,
            Talk::Never => hyakki_table::Talk::Never,
        }
    }
}

impl From<hyakki_table::Talk> for Talk {
    fn from(talk: hyakki_table::Talk) -> Talk {
        match talk {
            hyakki_table::Talk::ByTheRules => Talk::ByTheRules,
            hyakki_table::Talk::Always => Talk::Always,
            hyakki_table::Talk::Never => Talk::Never,
        }
    }
}
