//! Node counts from fixed deals.

use hyakki_core::{Game, GameRng};
use hyakki_laws::perft::perft;
use hyakki_pagoda::Pagoda;

use crate::table::config;

fn counts(players: usize, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let mut state = Pagoda::new(config(players));
    let setup = state.sample_chance(&mut GameRng::for_game(1, 0));
    state.apply_chance(&setup);
    depths.map(|depth| perft(&state, depth)).collect()
}

// Counted by this engine from the first setup of seed 1; to be cross-checked by the reference referee,
// which shares no code with it.

#[test]
fn two_players() {
    assert_eq!(
        counts(2, 1..=7),
        [14, 132, 1_160, 8_955, 65_718, 502_352, 3_470_202]
    );
}

#[test]
fn three_players() {
    assert_eq!(
        counts(3, 1..=7),
        [14, 48, 696, 4_032, 50_442, 398_306, 3_431_990]
    );
}

#[test]
fn four_players() {
    assert_eq!(
        counts(4, 1..=6),
        [14, 164, 1_808, 21_312, 230_782, 2_390_387]
    );
}

#[test]
fn five_players() {
    assert_eq!(
        counts(5, 1..=6),
        [14, 130, 1_540, 15_336, 205_634, 2_708_530]
    );
}
