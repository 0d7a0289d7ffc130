//! Node counts from fixed positions.

use hyakki_core::{ActionSet, Game, GameRng, Turn, at_random, next_step, settle};
use hyakki_laws::perft::perft;
use hyakki_tajuto::{Chance, Floor, Hand, Tajuto};

use crate::table::config;

/// The first position of a random match, after at least `n_steps` steps, in which a player acts.
fn position(players: usize, hand: Hand, seed: u64, n_steps: usize) -> Tajuto {
    let mut dice = GameRng::for_game(seed, 0);
    let mut state = Tajuto::new(config(players).with_hand(hand));
    for _ in 0..n_steps {
        let step = next_step(&state, &mut dice, at_random);
        let step = step.expect("the match is not over before that");
        step.apply_to(&mut state);
    }
    settle(&mut state, &mut dice);
    state
}

/// How many different sequences of `depth` steps there are, chance and actions alike.
/// A sequence also ends, and counts once, where the match is over.
fn perft_with_chance(state: &Tajuto, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match state.turn() {
        Turn::Over(_) => 1,
        Turn::Act(seats) => {
            let seat = seats.first().unwrap();
            let actions = state.legal_actions(seat);
            actions
                .iter()
                .map(|action| {
                    let mut next = *state;
                    next.apply(seat, action);
                    perft_with_chance(&next, depth - 1)
                })
                .sum()
        }
        Turn::Chance => Floor::all()
            .map(Chance::Drawn)
            .filter(|chance| state.check_chance(chance).is_ok())
            .map(|chance| {
                let mut next = *state;
                next.apply_chance(&chance);
                perft_with_chance(&next, depth - 1)
            })
            .sum(),
    }
}

fn actions_only(state: &Tajuto, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    depths.map(|depth| perft(state, depth)).collect()
}

fn with_chance(state: &Tajuto, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    depths
        .map(|depth| perft_with_chance(state, depth))
        .collect()
}

// Counted by this engine; the reference referee in `reference/`, which shares no code with it, can count them again.

#[test]
fn two_players_from_the_first_turn() {
    let start = position(2, Hand::Sure, 1, 0);
    assert_eq!(actions_only(&start, 1..=3), [7, 13, 13]);
    assert_eq!(
        with_chance(&start, 1..=9),
        [7, 55, 97, 337, 2_513, 6_473, 19_841, 126_849, 528_009]
    );
}

#[test]
fn three_players_with_shaky_hands_from_the_first_turn() {
    let start = position(3, Hand::Shaky, 1, 0);
    assert_eq!(
        with_chance(&start, 1..=8),
        [7, 135, 263, 1_057, 15_857, 46_705, 165_697, 1_879_857]
    );
}

#[test]
fn four_players_with_blind_hands_from_the_first_turn() {
    let start = position(4, Hand::Blind, 1, 0);
    assert_eq!(
        with_chance(&start, 1..=9),
        [2, 50, 98, 186, 2_169, 6_369, 14_401, 99_585, 361_801]
    );
}

#[test]
fn actions_from_the_middle_of_a_match() {
    let middle = position(3, Hand::Sure, 2, 120);
    assert_eq!(
        actions_only(&middle, 1..=14),
        [
            2, 22, 162, 416, 958, 2_100, 5_850, 17_492, 43_928, 91_504, 177_502, 394_572, 896_574,
            1_792_578
        ]
    );
}

#[test]
fn actions_and_chance_from_the_middle_of_a_match() {
    let middle = position(3, Hand::Sure, 2, 120);
    assert_eq!(
        with_chance(&middle, 1..=8),
        [2, 22, 222, 1_072, 5_384, 29_982, 133_748, 714_778]
    );
}

#[test]
fn actions_late_in_a_match() {
    let late = position(4, Hand::Sure, 4, 300);
    assert_eq!(
        actions_only(&late, 1..=14),
        [
            1, 11, 17, 41, 66, 117, 245, 429, 828, 1_274, 2_001, 3_002, 4_742, 6_089
        ]
    );
}
