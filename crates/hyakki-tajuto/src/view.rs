//! What a viewer knows.
//!
//! Nothing but the bag's next draw is unknown: the tiles lying face down were taken in everybody's sight,
//! so a perfect player remembers them, and the view of every seat is the whole table.
//! Whether a face shows opponents' face-down tiles is the option [`Totals`]; [`TajutoView::is_face_down`] tells.

mod garden;
mod player;
mod village;

use hyakki_core::{Game, GameView, InParts, Outcome, PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::config::{Hand, TajutoConfig, Totals};
use crate::floor::{Floor, Floors};
use crate::numbers::{INAUGURATION_PRICE, OBJECTIVE_SPACE};
use crate::objective::Objectives;
use crate::pagoda::{N_PAGODAS, Pagoda};
use crate::size::{N_SIZES, Size};
use crate::stack::{N_STACKS, Stack};
use crate::state::{Phase, Tajuto};

pub use garden::{Inauguration, PagodaView};
pub use player::{ActionTileView, PlayerView};
pub use village::{Price, StackView};

/// What a seat or a spectator knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TajutoView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The option `hand`.
    pub hand: Hand,
    /// The option `totals`: while it is `hidden` and the match is not over, a face shows nobody else's face-down tiles.
    pub totals: Totals,
    /// What the match waits for.
    #[serde(rename = "stage")]
    pub phase: PhaseView,
    /// Whose turn it is, also while a floor is drawn; nobody's before the first turn and after the end.
    #[serde(rename = "acting")]
    pub active: Option<Seat>,
    /// Whether a floor was built in this turn.
    pub has_built: bool,
    /// The eight pagodas, in order.
    pub garden: [PagodaView; N_PAGODAS],
    /// The floors in the bag.
    pub bag: Floors,
    /// How many floors of each size the bag has, the bases first.
    pub bag_sizes: [u8; N_SIZES],
    /// The ten stacks of the village, in order.
    pub village: [StackView; N_STACKS],
    /// The price of an inauguration tile.
    pub inauguration_price: Price,
    /// The space on the track that an objective asks for.
    pub objective_space: u32,
    /// The objectives nobody has claimed.
    pub objectives: Objectives,
    /// The players, in seat order.
    pub players: PerSeat<PlayerView>,
    /// Who finished the first pagoda.
    pub first_finisher: Option<Seat>,
    /// Who finished the fourth pagoda, which ended the match.
    pub fourth_finisher: Option<Seat>,
    /// Who stood alone furthest on the track at the end.
    pub furthest: Option<Seat>,
    /// How near a stand-off is.
    pub stand_off: StandOff,
    /// The last thing a player did.
    pub last: Option<Last>,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase", tag = "name")]
pub enum PhaseView {
    /// It is not known yet who begins.
    Setup,
    /// An action of the active player.
    Act,
    /// A floor is coming out of the bag.
    Draw {
        /// The size felt for, unless the hand is blind.
        size: Option<Size>,
    },
    /// Nothing: the match is over.
    Over,
}

/// The last thing a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Last {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(flatten)]
    pub action: InParts<Action>,
    /// The floor that came out of the bag, if it was a draw and chance has fallen.
    pub drawn: Option<Floor>,
}

/// How near a stand-off is (ruling T11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StandOff {
    /// Turns in a row without a tile used or a floor built.
    pub idle_turns: u8,
    /// How many of them end the match.
    pub idle_turns_limit: u8,
    /// Turns in a row without a floor built.
    pub turns_without_building: u8,
    /// How many of them end the match.
    pub building_limit: u8,
}

impl GameView for TajutoView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> SeatSet {
        let active = self.active.filter(|_| self.phase == PhaseView::Act);
        active.into_iter().collect()
    }
}

impl TajutoView {
    /// The whole table.
    pub(crate) fn of(state: &Tajuto, viewer: Viewer) -> TajutoView {
        let phase = PhaseView::of(state);
        let is_somebodys_turn = matches!(phase, PhaseView::Act | PhaseView::Draw { .. });
        TajutoView {
            viewer,
            hand: state.config.hand(),
            totals: state.config.totals(),
            phase,
            active: is_somebodys_turn.then_some(state.active),
            has_built: state.has_built,
            garden: Pagoda::ALL.map(|pagoda| PagodaView::of(state, pagoda)),
            bag: state.bag,
            bag_sizes: Size::ALL.map(|size| state.bag.of_size(size).len() as u8),
            village: Stack::ALL.map(|stack| StackView::of(state, stack, viewer)),
            inauguration_price: Price::of(state, INAUGURATION_PRICE, viewer),
            objective_space: OBJECTIVE_SPACE,
            objectives: state.village.objectives,
            players: PerSeat::from_fn(state.n_seats(), |seat| PlayerView::of(state, seat)),
            first_finisher: state.first_finisher,
            fourth_finisher: state.fourth_finisher(),
            furthest: state.furthest(),
            stand_off: StandOff::of(state),
            last: Last::of(state),
            outcome: state.turn().outcome().copied(),
        }
    }

    /// What was settled before the match.
    #[must_use]
    pub fn config(&self) -> TajutoConfig {
        TajutoConfig {
            players: self.players.len() as u8,
            hand: self.hand,
            totals: self.totals,
        }
    }

    /// Whether the tiles of this player that lie face down are to be kept from the viewer's eyes.
    #[must_use]
    pub fn is_face_down(&self, seat: Seat) -> bool {
        self.totals == Totals::Hidden && self.phase != PhaseView::Over && !self.viewer.is(seat)
    }
}

impl PhaseView {
    fn of(state: &Tajuto) -> PhaseView {
        match state.phase {
            Phase::Setup => PhaseView::Setup,
            Phase::Act => PhaseView::Act,
            Phase::Draw(size) => PhaseView::Draw { size },
            Phase::Over(_) => PhaseView::Over,
        }
    }
}

impl Last {
    /// The end of a turn was the doing of the seat before the one that is active now.
    fn of(state: &Tajuto) -> Option<Last> {
        let n_seats = state.n_seats();
        state.last.map(|action| Last {
            seat: match action {
                Action::End { .. } => state.active.left_by(n_seats - 1, n_seats),
                _ => state.active,
            },
            action: InParts(action),
            drawn: state.drawn,
        })
    }
}

impl StandOff {
    fn of(state: &Tajuto) -> StandOff {
        StandOff {
            idle_turns: state.idle_turns,
            idle_turns_limit: state.idle_turns_limit(),
            turns_without_building: state.turns_without_building,
            building_limit: state.building_limit(),
        }
    }
}
