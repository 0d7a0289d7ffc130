//! How long it takes to solve open Septet hands: `cargo bench -p hyakki-minds --bench septet_solver [POSITIONS]`.
//!
//! Positions come from random deals, passes and play; each is timed alone, on one thread. `bench/dds.py` measures DDS beside it.

#![allow(clippy::disallowed_types, reason = "a benchmark needs a clock")]
#![allow(clippy::print_stdout, reason = "its answer goes to stdout")]

#[path = "../tests/septet_rounds.rs"]
mod septet_rounds;

use std::time::Instant;

use hyakki_minds::septet_solver::{OpenPosition, Solver};
use septet_rounds::Wanted;

const SEED: u64 = 1;
const NO_LIMIT: u64 = u64::MAX;

fn main() {
    // `cargo bench` adds a flag of its own, and `cargo test` runs this briefly.
    let n_positions = std::env::args()
        .skip(1)
        .find_map(|argument| argument.parse().ok());
    let is_bench = std::env::args().any(|argument| argument == "--bench");
    let n_positions = n_positions.unwrap_or(if is_bench { 200 } else { 1 });
    report("4 players, 8 cards, won or lost", 4, 8, n_positions, is_won);
    report("4 players, 8 cards, points", 4, 8, n_positions, points);
    if is_bench {
        report(
            "4 players, 12 cards, won or lost",
            4,
            12,
            n_positions,
            is_won,
        );
    }
    report("3 players, 8 cards, won or lost", 3, 8, n_positions, is_won);
}

fn is_won(solver: &mut Solver, position: &OpenPosition) {
    let verdict = solver.is_won(position, position.to_act(), NO_LIMIT);
    std::hint::black_box(verdict).expect("there is no limit");
}

fn points(solver: &mut Solver, position: &OpenPosition) {
    let value = solver.value(position, position.to_act(), NO_LIMIT);
    std::hint::black_box(value).expect("there is no limit");
}

fn report(
    what: &str,
    players: usize,
    n_cards: usize,
    n_positions: usize,
    solve: impl Fn(&mut Solver, &OpenPosition),
) {
    let wanted = Wanted {
        players,
        scoring: "advanced",
        n_cards,
        n_on_table: 0,
    };
    let mut solver = Solver::default();
    let mut times_ms: Vec<f64> = wanted
        .positions(SEED)
        .take(n_positions)
        .map(|(_, position)| {
            let start = Instant::now();
            solve(&mut solver, &position);
            start.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times_ms.sort_by(f64::total_cmp);
    let mean = times_ms.iter().sum::<f64>() / n_positions as f64;
    let (median, max) = (times_ms[n_positions / 2], times_ms[n_positions - 1]);
    println!(
        "{what}: mean {mean:.3} ms, median {median:.3} ms, max {max:.3} ms ({n_positions} positions)"
    );
}
