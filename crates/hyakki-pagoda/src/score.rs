//! Who has won.

use hyakki_core::{Outcome, SeatSet};

use crate::state::Pagoda;

/// The result of a match that is over: the fewest points in the pool win, then the fewest different yokai, then the fewest
/// cards; who is still tied shares the place (ruling P4).
#[cold]
pub(crate) fn outcome(state: &Pagoda) -> Outcome {
    let end = state.log.rounds.last().and_then(|round| round.end);
    let keys = state
        .pools
        .map(|pool| (pool.points(), pool.n_yokai(), pool.len()));
    Outcome::ranked(
        keys.map(|(points, ..)| points as i16),
        end.map_or("", |end| end.ending.name()),
        SeatSet::only,
        |seat| keys[seat],
    )
}
