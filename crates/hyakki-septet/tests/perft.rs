//! Node counts from fixed deals.

use hyakki_core::{Game, GameRng};
use hyakki_laws::perft::perft;
use hyakki_septet::Septet;

use crate::table::{after_pass, config};

fn counts(players: usize, seed: u64, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    let config = config(players);
    let deal = Septet::new(config).sample_chance(&mut GameRng::for_game(seed, 0));
    let state = after_pass(config, &deal, "");
    depths.map(|depth| perft(&state, depth)).collect()
}

// Counted by this engine; up to depth 7 (three players: 6) also by the reference referee in `reference/`,
// which shares no code with it.

#[test]
fn four_players() {
    assert_eq!(
        counts(4, 1, 1..=10),
        [
            12, 23, 198, 282, 3_102, 14_325, 41_546, 92_969, 926_558, 3_330_397
        ]
    );
}

#[test]
fn three_players() {
    assert_eq!(
        counts(3, 1, 1..=8),
        [16, 30, 299, 4_485, 32_438, 148_664, 2_051_968, 12_533_819]
    );
}
