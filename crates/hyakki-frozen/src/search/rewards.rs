//! What an outcome is worth.

use hyakki_core::{Game, Outcome, PerSeat};

/// Each seat's reward, which is its share of the win: 1 for a side that won alone, an equal part for sides that share the first place, else 0.
/// A team is one side, and each of its seats has the whole share of the side.
#[must_use]
pub(crate) fn rewards<G: Game>(state: &G, outcome: &Outcome) -> PerSeat<f32> {
    let winners = outcome.winners();
    let n_sides = winners
        .iter()
        .filter(|&seat| state.team(seat).first() == Some(seat))
        .count();
    PerSeat::from_fn(outcome.places.len(), |seat| {
        if winners.contains(seat) {
            1.0 / n_sides as f32
        } else {
            0.0
        }
    })
}
