//! Node counts from fixed deals, counted by this engine; the first depths of deal 1 also by the reference referee
//! in `reference/`, which shares no code with it.
//!
//! A deal is the setup that `GameRng::for_game(seed, 0)` gives.

use hyakki_core::{Game, GameRng};
use hyakki_laws::perft::perft;
use hyakki_sketch::Sketch;

#[track_caller]
fn check(seed: u64, counts: &[u64]) {
    let mut state = Sketch::new(Default::default());
    let setup = state.sample_chance(&mut GameRng::for_game(seed, 0));
    state.apply_chance(&setup);
    let found: Vec<u64> = (1..=counts.len() as u32)
        .map(|depth| perft(&state, depth))
        .collect();
    assert_eq!(found, counts, "{setup}");
}

#[test]
fn deal_1() {
    check(1, &[14, 134, 828, 4_940, 27_920, 144_164, 840_828]);
}

#[test]
fn deal_2() {
    check(2, &[4, 20, 120, 1_416, 11_108, 55_972, 238_968]);
}

#[test]
fn deal_3() {
    check(3, &[6, 34, 232, 3_684, 42_100, 328_840, 1_832_660]);
}
