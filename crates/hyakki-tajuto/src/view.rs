//! What a viewer knows.
//!
//! Nothing but the bag's next draw is unknown: the tiles lying face down were taken in everybody's sight,
//! so a perfect player remembers them, and the view of every seat is the whole table.
//! Whether a face shows opponents' face-down tiles is the option [`Totals`]; [`TajutoView::is_face_down`] tells.

use hyakki_core::{GameView, Outcome, PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::config::{Hand, Totals};
use crate::floor::{Floor, Floors};
use crate::objective::Objectives;
use crate::pagoda::{N_PAGODAS, Pagoda, Pagodas};
use crate::score::Score;
use crate::size::{N_SIZES, Size};
use crate::tile::{N_STACKS, Stack};

/// What a seat or a spectator knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TajutoView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The option `hand`.
    pub hand: Hand,
    /// The option `totals`: while it is `hidden` and the match is not over, a face shows nobody else's face-down tiles.
    pub totals: Totals,
    /// What the match waits for.
    pub stage: Stage,
    /// Whose turn it is; nobody's before the first turn and after the end.
    pub acting: Option<Seat>,
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", tag = "name")]
pub enum Stage {
    /// It is not known yet who begins.
    Setup,
    /// The acting player.
    Act,
    /// A floor is coming out of the bag.
    Draw {
        /// The size felt for, unless the hand is blind.
        size: Option<Size>,
    },
    /// Nothing: the match is over.
    Over,
}

/// A pagoda of the garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct PagodaView {
    /// Which.
    pub pagoda: Pagoda,
    /// How many floors it has.
    pub height: u8,
    /// The floor it needs next, unless it is finished.
    pub next: Option<Floor>,
    /// Whose cube lies on its top floor.
    pub cube: Option<Seat>,
    /// Where its inauguration tile is.
    pub inauguration: Inauguration,
}

/// Where an inauguration tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase", tag = "name")]
pub enum Inauguration {
    /// Beside its pagoda: it can be got.
    Offered,
    /// With a player.
    Owned {
        /// Who.
        seat: Seat,
    },
    /// Out of the game: its pagoda was finished before anybody had got it.
    Gone,
}

/// A price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Price {
    /// As it stands on the tile.
    pub printed: u8,
    /// After the viewer's Markets; as printed for a spectator.
    pub yours: u8,
}

/// A stack of the village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// How many tiles it still has.
    pub left: u8,
    /// The price of its top tile, if it has one.
    pub price: Option<Price>,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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

/// The last thing a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Last {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// The floor that came out of the bag, if it was a draw and chance has fallen.
    pub drawn: Option<Floor>,
}

/// How near a stand-off is (ruling T11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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
}

impl TajutoView {
    /// Whether the tiles of this player that lie face down are to be kept from the viewer's eyes.
    #[must_use]
    pub fn is_face_down(&self, seat: Seat) -> bool {
        self.totals == Totals::Hidden && self.stage != Stage::Over && !self.viewer.is(seat)
    }
}
