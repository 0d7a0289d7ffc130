//! Node counts: how many sequences of actions there are from a position.

use hyakki_core::{ActionSet, Game, Turn};

/// How many different sequences of `depth` actions there are. A sequence also ends, and counts once,
/// where chance falls or the match is over. Where several seats act at once, the lowest goes first.
#[must_use]
pub fn perft<G: Game>(state: &G, depth: u32) -> u64 {
    let Turn::Act(seats) = state.turn() else {
        return 1;
    };
    let seat = seats.first().unwrap();
    let actions = state.legal_actions(seat);
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .iter()
            .map(|action| {
                let mut next = state.clone();
                next.apply(seat, action);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}
