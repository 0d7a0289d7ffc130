//! How a match ends, and who has won.

use hyakki_core::{Outcome, PerSeat, SeatSet};

use crate::state::Sketch;

/// What ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// A stack has no yokai left, or several have none (ruling K8).
    EmptyStack,
    /// Nobody took a yokai for a long time (ruling K10).
    QuietTurns,
}

impl Ending {
    /// The name that an outcome has for it.
    const fn name(self) -> &'static str {
        match self {
            Ending::EmptyStack => "empty stack",
            Ending::QuietTurns => "sixty quiet turns",
        }
    }
}

/// The result of a match that ended so: most points win; then most different colours; then the win is shared (ruling K7).
#[cold]
pub(crate) fn outcome(state: &Sketch, ending: Ending) -> Outcome {
    let points = PerSeat::from_fn(state.n_seats(), |seat| {
        i16::from(state.notebooks[seat.index()].points())
    });
    Outcome::ranked(points, ending.name(), SeatSet::only, |seat| {
        let colours = state.notebooks[seat.index()].colours(state.config.called);
        std::cmp::Reverse((points[seat], colours.len()))
    })
}
