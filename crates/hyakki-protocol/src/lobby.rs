//! The lobby: tables to join, to go on with, and to watch.

use hyakki_core::{Seat, UserId};
use hyakki_table::{Stage, Table};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::GameName;
use crate::table_view::{HolderView, StageName, teams};

/// What the lobby's socket sends: the whole picture each time, never a patch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyMessage {
    /// What there is now.
    Lobby {
        /// The own tables, the last touched first.
        mine: Vec<TableSummary>,
        /// Public tables, the last touched first.
        public: Vec<TableSummary>,
    },
    /// The server goes away, or something is wrong.
    Notice {
        /// What to tell.
        problem: crate::Problem,
    },
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// The id.
    pub id: String,
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// Where it stands.
    pub stage: StageName,
    /// Who sits where.
    pub seats: Vec<HolderView>,
    /// The own seats that must act now.
    pub my_turn: Vec<usize>,
    /// The seats that minds play for people until they return.
    pub stood_in: Vec<usize>,
    /// The seats that have resigned the match being played.
    pub resigned: Vec<usize>,
    /// Who wins and loses together, while a match is played.
    pub teams: Vec<Vec<usize>>,
    /// Whether others may watch.
    pub spectators: bool,
    /// How many steps the match has.
    pub step: usize,
}

impl TableSummary {
    /// A table as it stands in the list of a user, or of nobody.
    #[must_use]
    pub fn of(id: &str, table: &Table, user: Option<&UserId>) -> TableSummary {
        let own = |holder| HolderView::of(holder, user);
        let mine = user.map(|user| table.seats_of(user)).unwrap_or_default();
        let seats = || Seat::all(table.chairs().len());
        let numbers = |wanted: &dyn Fn(Seat) -> bool| {
            let chosen = seats().filter(|seat| wanted(*seat));
            chosen.map(Seat::index).collect::<Vec<usize>>()
        };
        let is_my_turn = |seat: Seat| {
            mine.contains(seat) && table.to_act().contains(seat) && !table.has_resigned(seat)
        };
        TableSummary {
            id: id.to_owned(),
            game: table.settings().game.name().to_owned(),
            stage: StageName::of(table.stage()),
            seats: table
                .chairs()
                .iter()
                .map(|chair| own(&chair.holder))
                .collect(),
            my_turn: numbers(&is_my_turn),
            stood_in: numbers(&|seat| {
                table.chairs()[seat.index()].has_stand_in && !table.has_resigned(seat)
            }),
            resigned: numbers(&|seat| table.has_resigned(seat)),
            teams: match table.stage() {
                Stage::Playing { game, .. } => teams(game.as_ref()),
                Stage::Gathering | Stage::Over { .. } => Vec::new(),
            },
            spectators: table.settings().spectators,
            step: match table.stage() {
                Stage::Gathering => 0,
                Stage::Playing { game, .. } | Stage::Over { game } => game.n_steps(),
            },
        }
    }
}
