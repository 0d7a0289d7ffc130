//! What an outcome is worth to each seat.

use hyakki_core::{Outcome, PerSeat};

/// From 0 for the last place to 1 for winning, alone or with some others; half of it if everybody wins.
///
/// Winning counts double: a mind should rather risk the second place than settle for it.
pub(crate) fn rewards(outcome: &Outcome) -> PerSeat<f32> {
    let n_seats = outcome.places.len();
    let last = outcome.places.iter().copied().max().unwrap_or(1);
    let n_winners = outcome.winners().len();
    outcome.places.map(|place| {
        if place == 1 {
            if n_winners == n_seats { 0.5 } else { 1.0 }
        } else {
            let behind = f32::from(last - place);
            behind / f32::from(last) / 2.0
        }
    })
}
