//! A stack of the village and its price, as one viewer sees them.

use hyakki_core::Viewer;
use serde::Serialize;

use crate::stack::Stack;
use crate::state::Tajuto;

/// A price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Price {
    /// As it stands on the tile.
    pub printed: u8,
    /// After the viewer's Markets; as printed for a spectator.
    pub yours: u8,
}

/// A stack of the village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// How many tiles it still has.
    pub left: u8,
    /// The price of its top tile, if it has one.
    pub price: Option<Price>,
}

impl StackView {
    pub(super) fn of(state: &Tajuto, stack: Stack, viewer: Viewer) -> StackView {
        let price = state.village.price_of_top(stack);
        StackView {
            stack,
            left: state.village.n_left(stack),
            price: price.map(|printed| Price::of(state, printed, viewer)),
        }
    }
}

impl Price {
    pub(super) fn of(state: &Tajuto, printed: u8, viewer: Viewer) -> Price {
        let discount = viewer
            .seat()
            .map_or(0, |seat| state.players[seat].discount());
        Price {
            printed,
            yours: u32::from(printed).saturating_sub(discount) as u8,
        }
    }
}
