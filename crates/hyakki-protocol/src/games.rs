//! What can be played here.

use hyakki_catalog::GameId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::GameName;

/// A game as it is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameSummary {
    /// The name in records, addresses and settings.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub name: String,
    /// The name on the box.
    pub title: String,
    /// The game in one sentence.
    pub summary: String,
    /// The fewest who can play.
    pub least_players: usize,
    /// The most who can play.
    pub most_players: usize,
    /// How many play when nobody says.
    pub default_players: usize,
    /// The game's switches.
    pub options: Vec<GameOption>,
}

/// One switch of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOption {
    /// The name in settings.
    pub name: String,
    /// What it decides.
    pub summary: String,
    /// The values it can have; the first is the default.
    pub values: Vec<GameOptionValue>,
}

/// One value of a switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameOptionValue {
    /// The name in settings.
    pub name: String,
    /// What it means.
    pub summary: String,
}

impl GameSummary {
    /// A game as it is offered.
    #[must_use]
    pub fn of(game: GameId) -> GameSummary {
        let players = game.players();
        let value = |value: &hyakki_core::OptionValue| GameOptionValue {
            name: value.name.to_owned(),
            summary: value.summary.to_owned(),
        };
        let option = |spec: &hyakki_core::OptionSpec| GameOption {
            name: spec.name.to_owned(),
            summary: spec.summary.to_owned(),
            values: spec.values.iter().map(value).collect(),
        };
        GameSummary {
            name: game.name().to_owned(),
            title: game.title().to_owned(),
            summary: game.summary().to_owned(),
            least_players: *players.start(),
            most_players: *players.end(),
            default_players: game.default_players(),
            options: game.options().iter().map(option).collect(),
        }
    }
}
