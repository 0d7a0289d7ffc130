//! The view in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::{
    Action, ActionTileView, Floor, Floors, Hand, Inauguration, Last, Objective, Objectives, Pagoda,
    PagodaView, Pagodas, PhaseView, PlayerView, Price, Score, Size, Stack, StackView, StandOff,
    TajutoView, Tile, Totals, With,
};

/// The declarations of the view and of all that it is made of.
#[must_use]
pub fn typescript() -> String {
    typescript![
        TajutoView,
        Hand,
        Totals,
        PhaseView,
        PagodaView,
        Inauguration,
        Price,
        StackView,
        PlayerView,
        ActionTileView,
        Last,
        StandOff,
        Score,
        Pagoda,
        Pagodas,
        Floor,
        Floors,
        Size,
        Stack,
        Objective,
        Objectives,
        Action,
        With,
        Tile,
        Outcome
    ]
}
