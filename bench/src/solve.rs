//! Open rounds of Septet, solved: does the leader's team win?
//!
//! Positions come from random deals, passes and play; each is timed alone.

use std::time::Instant;

use hyakki_septet::Scoring;
use hyakki_septet_solver::Solver;

use crate::septet_rounds::Wanted;

/// Milliseconds to solve a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Solved {
    pub(crate) mean_ms: f64,
    pub(crate) longest_ms: f64,
}

/// Solves so many positions before a lead, with so many cards in each of four hands.
pub(crate) fn measure(n_cards: usize, n_deals: usize, seed: u64) -> Option<Solved> {
    if !(1..=12).contains(&n_cards) || n_deals == 0 {
        return None;
    }
    let wanted = Wanted {
        players: 4,
        scoring: Scoring::Advanced,
        n_cards,
        n_on_table: 0,
    };
    let mut solver = Solver::default();
    let times_ms = wanted.positions(seed).take(n_deals).map(|(_, position)| {
        let start = Instant::now();
        let verdict = solver.is_won(&position, position.to_act(), u64::MAX);
        std::hint::black_box(verdict).expect("there is no limit");
        start.elapsed().as_secs_f64() * 1e3
    });
    let (sum, longest_ms) = times_ms.fold((0.0, 0.0_f64), |(sum, longest), ms| {
        (sum + ms, longest.max(ms))
    });
    Some(Solved {
        mean_ms: sum / n_deals as f64,
        longest_ms,
    })
}
