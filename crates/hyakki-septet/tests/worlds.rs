//! Sampled worlds: what must hold in all of them, and that each is equally likely.

use std::collections::BTreeMap;

use hyakki_core::{Game, GameRng, Viewer};
use hyakki_septet::{Card, CardSet, Suit, Worlds};

use crate::table::{after_pass, cards, config, fill, play, seat};

#[test]
fn voids_passes_and_the_shown_card_hold_in_every_world() {
    let config = config(4, &[]);
    let hands = [
        "b7 b10",
        "k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7 y8",
        "gA b13 b12",
        "b9",
    ];
    let mut state = after_pass(config, &fill(&config, &hands, "b8"), "");
    play(&mut state, "b13 b9 b10 k11");
    let view = state.view(Viewer::Seat(seat(0)));
    let mut worlds = Worlds::new(&view);
    let mut dice = GameRng::for_game(1, 0);
    let passed = state.passed(seat(0));
    for _ in 0..5_000 {
        let world = worlds.sample(&mut dice);
        assert!(
            world
                .hand(seat(1))
                .intersection(Suit::Blue.cards())
                .is_empty()
        );
        assert!(world.hand(seat(2)).contains(Card::SUPER_TRUMP));
        let gone: CardSet = world.plays().iter().copied().collect();
        assert!(world.hand(seat(2)).contains_all(passed.difference(gone)));
    }
}

#[test]
fn a_lead_card_that_was_dealt_is_with_the_leader_or_the_receiver_of_its_pass() {
    let config = config(4, &[("lead", "dealt")]);
    let state = after_pass(config, &fill(&config, &["gA", "", "", ""], "b8"), "");
    let mut worlds = Worlds::new(&state.view(Viewer::Seat(seat(1))));
    let mut dice = GameRng::for_game(2, 0);
    let mut n_kept = 0;
    let n_samples = 20_000;
    for _ in 0..n_samples {
        let world = worlds.sample(&mut dice);
        let dealt_to_2 = world
            .hand(seat(2))
            .difference(world.passed(seat(0)))
            .union(world.passed(seat(2)));
        assert!(
            dealt_to_2.contains(Card::SUPER_TRUMP),
            "seat 2 leads because it was dealt the card"
        );
        n_kept += usize::from(world.hand(seat(2)).contains(Card::SUPER_TRUMP));
    }
    // A random pass of three out of twelve keeps a card in three of four cases.
    let share = n_kept as f64 / f64::from(n_samples);
    assert!((share - 0.75).abs() < 0.015, "{share}");
}

/// With few cards left the worlds can be listed, and a chi-square test tells whether each comes up as often.
#[test]
fn every_world_of_a_small_position_is_equally_likely() {
    let config = config(3, &[]);
    // Seat 0 has seen seat 1 out of green; the last three tricks are left.
    let mut dice = GameRng::for_game(11, 0);
    let (view, expected) = (0..)
        .find_map(|seed| small_position(config, seed))
        .expect("some random match gets there");
    let mut worlds = Worlds::new(&view);
    let n_samples = 200 * expected;
    let mut counts: BTreeMap<[CardSet; 2], u32> = BTreeMap::new();
    for _ in 0..n_samples {
        let world = worlds.sample(&mut dice);
        *counts
            .entry([world.hand(seat(1)), world.hand(seat(2))])
            .or_default() += 1;
    }
    assert_eq!(counts.len(), expected, "every possible world comes up");
    let chi_square: f64 = counts
        .values()
        .map(|&n| (f64::from(n) - 200.0).powi(2) / 200.0)
        .sum();
    let freedom = (expected - 1) as f64;
    assert!(
        chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(),
        "{chi_square} for {freedom} degrees of freedom"
    );
}

/// A view of seat 0 late in a round with a void shown, and in how many ways the unseen cards can lie.
fn small_position(
    config: hyakki_septet::SeptetConfig,
    seed: u64,
) -> Option<(hyakki_septet::SeptetView, usize)> {
    let mut dice = GameRng::for_game(seed, 3);
    let mut state = hyakki_septet::Septet::new(config);
    while let Some(step) = crate::table::random_step(&state, &mut dice) {
        step.apply_to(&mut state);
        let sizes = [1, 2].map(|number| state.hand(seat(number)).len());
        if state.plays().len() >= 30 && sizes == [4, 4] {
            let view = state.view(Viewer::Seat(seat(0)));
            let known = state.passed(seat(0)).intersection(state.hand(seat(1)));
            let unseen = state
                .hand(seat(1))
                .union(state.hand(seat(2)))
                .difference(known);
            let unseen: Vec<Card> = unseen.iter().collect();
            let n_ways = (0u32..1 << unseen.len())
                .filter(|mask| mask.count_ones() as usize == 4 - known.len())
                .filter(|mask| {
                    unseen.iter().enumerate().all(|(place, card)| {
                        let holder = if mask >> place & 1 == 1 { 1 } else { 2 };
                        !view.voids[seat(holder)].contains(card.suit())
                    })
                })
                .count();
            let has_voids =
                view.voids[seat(1)].iter().count() > 1 && view.voids[seat(2)].iter().count() > 1;
            // The shown lead card of round 1 is a known card of its own; leave it to the other test.
            return (has_voids && n_ways > 5 && view.lead_card.is_none()).then_some((view, n_ways));
        }
    }
    None
}

#[test]
fn the_own_hand_is_never_changed() {
    let config = config(4, &[]);
    let state = after_pass(config, &fill(&config, &["gA b13", "", "", ""], "b8"), "");
    let mut worlds = Worlds::new(&state.view(Viewer::Seat(seat(0))));
    let world = worlds.sample(&mut GameRng::for_game(1, 0));
    assert_eq!(world.hand(seat(0)), state.hand(seat(0)));
    assert!(world.hand(seat(0)).contains_all(cards("gA b13")));
}
