//! What is chosen when a table is made, as clients say it and see it.

use std::collections::BTreeMap;

use hyakki_catalog::GameId;
pub use hyakki_table::{Clock, SettingsChange, Talk};
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
    // Others can sit down, so nobody has it unless it was asked for.
    #[serde(default)]
    pub hints: bool,
    /// When people may talk.
    #[serde(default)]
    pub talk: Talk,
}

fn yes() -> bool {
    true
}

impl From<Settings> for hyakki_table::Settings {
    fn from(settings: Settings) -> hyakki_table::Settings {
        hyakki_table::Settings {
            game: settings.game,
            players: settings.players,
            options: settings.options,
            clock: settings.clock,
            undo: settings.undo,
            spectators: settings.spectators,
            public: settings.public,
            hints: settings.hints,
            talk: settings.talk,
        }
    }
}

impl From<&hyakki_table::Settings> for Settings {
    fn from(settings: &hyakki_table::Settings) -> Settings {
        Settings {
            game: settings.game,
            players: settings.players,
            options: settings.options.clone(),
            clock: settings.clock,
            undo: settings.undo,
            spectators: settings.spectators,
            public: settings.public,
            hints: settings.hints,
            talk: settings.talk,
        }
    }
}
