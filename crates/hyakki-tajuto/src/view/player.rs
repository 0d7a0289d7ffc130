//! What lies before a player, as everybody sees it.

use hyakki_core::Seat;
use serde::Serialize;

use crate::extra::Extra;
use crate::floor::Floors;
use crate::numbers::{USE_EXTRA, USE_STARTING};
use crate::objective::Objectives;
use crate::pagoda::Pagodas;
use crate::player::Player;
use crate::score::Score;
use crate::stack::Stack;
use crate::starting::Starting;
use crate::state::Tajuto;
use crate::used::Used;

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayerView {
    /// Meditation points: the monk's space.
    pub mp: u32,
    /// The cubes left.
    pub cubes: Pagodas,
    /// Floors drawn or kept.
    pub floors: Floors,
    /// The starting tiles A, B, C and the extra tiles D, E, F, in this order.
    pub action_tiles: [ActionTileView; 6],
    /// How many Wisdom tiles of 1, 2, 3, 4 and 5 SP. Face down.
    pub wisdom: [u8; 5],
    /// How many Markets.
    pub markets: u8,
    /// How many Shrines. Face down.
    pub shrines: u8,
    /// Inauguration tiles of pagodas that are not finished.
    pub open_inaugurations: Pagodas,
    /// Inauguration tiles of finished pagodas. Face down.
    pub safe_inaugurations: Pagodas,
    /// The objectives claimed, without the two final ones. Face down.
    pub objectives: Objectives,
    /// How many tiles lie face down.
    pub n_face_down: u8,
    /// The spirituality points as they stand. Secret while the tiles lie face down.
    pub score: Score,
}

/// Action tiles of one kind before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ActionTileView {
    /// The letter on it.
    pub tile: char,
    /// What using it costs.
    pub cost: u8,
    /// How many the player has.
    pub owned: u8,
    /// How many of them are used in this turn.
    pub used: u8,
}

impl PlayerView {
    pub(super) fn of(state: &Tajuto, seat: Seat) -> PlayerView {
        let player = &state.players[seat];
        let used = if seat == state.active {
            state.used
        } else {
            Used::default()
        };
        let finished = state.garden.finished();
        let safe_inaugurations = player.inaugurations.intersection(finished);
        let n_final = state.score(seat).objectives - player.objectives.len() as u8;
        PlayerView {
            mp: player.mp,
            cubes: player.cubes(),
            floors: player.floors(),
            action_tiles: action_tiles(player, used),
            wisdom: Stack::WISDOM.map(|stack| player.n_owned(stack)),
            markets: player.n_owned(Stack::Market),
            shrines: player.n_owned(Stack::Shrine),
            open_inaugurations: player.inaugurations.difference(finished),
            safe_inaugurations,
            objectives: player.objectives,
            n_face_down: player.n_wisdom_tiles()
                + player.n_owned(Stack::Shrine)
                + safe_inaugurations.len() as u8
                + player.objectives.len() as u8
                + n_final,
            score: state.score(seat),
        }
    }
}

fn action_tiles(player: &Player, used: Used) -> [ActionTileView; 6] {
    let starting = |tile: Starting, letter| ActionTileView {
        tile: letter,
        cost: USE_STARTING[tile.index()],
        owned: 1,
        used: u8::from(tile.index() < usize::from(used.n_starting())),
    };
    let extra = |extra: Extra, letter| ActionTileView {
        tile: letter,
        cost: USE_EXTRA[extra.index()],
        owned: player.n_extras(extra),
        used: used.n_extras(extra),
    };
    [
        starting(Starting::A, 'A'),
        starting(Starting::B, 'B'),
        starting(Starting::C, 'C'),
        extra(Extra::D, 'D'),
        extra(Extra::E, 'E'),
        extra(Extra::F, 'F'),
    ]
}
