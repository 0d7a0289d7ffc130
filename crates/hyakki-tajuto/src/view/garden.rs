//! A pagoda of the garden, as everybody sees it.

use hyakki_core::Seat;
use serde::Serialize;

use crate::floor::Floor;
use crate::pagoda::Pagoda;
use crate::state::Tajuto;

/// A pagoda of the garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
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

impl PagodaView {
    pub(super) fn of(state: &Tajuto, pagoda: Pagoda) -> PagodaView {
        PagodaView {
            pagoda,
            height: state.garden.height(pagoda),
            next: state.garden.next_floor(pagoda),
            cube: state.garden.cube_on(pagoda),
            inauguration: Inauguration::of(state, pagoda),
        }
    }
}

impl Inauguration {
    fn of(state: &Tajuto, pagoda: Pagoda) -> Inauguration {
        let owner = state
            .players
            .entries()
            .find(|(_, player)| player.inaugurations.contains(pagoda));
        match owner {
            Some((seat, _)) => Inauguration::Owned { seat },
            None if state.village.inaugurations.contains(pagoda) => Inauguration::Offered,
            None => Inauguration::Gone,
        }
    }
}
