//! Sampled worlds: what must hold in all of them, and that each is equally likely.

use std::collections::{BTreeMap, BTreeSet};

use hyakki_core::{Game, GameConfig, GameRng, Viewer, at_random, next_step};
use hyakki_septet::{Card, CardSet, Lead, Septet, SeptetConfig, SeptetView, Suit, Worlds};

use crate::table::{after_pass, cards, config, fill, play, seat};

#[test]
fn voids_passes_and_the_shown_card_hold_in_every_world() {
    let config = config(4);
    let hands = [
        "b7 b10",
        "k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7 y8",
        "gA b13 b12",
        "b9",
    ];
    let mut state = after_pass(config, &fill(&config, &hands, "b8"), "");
    play(&mut state, "b13 b9 b10 k11");
    let view = state.view(Viewer::Seat(seat(0)));
    let mut worlds = Worlds::of(&view);
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
    let config = config(4).with_lead(Lead::Dealt);
    let state = after_pass(config, &fill(&config, &["gA", "", "", ""], "b8"), "");
    let mut worlds = Worlds::of(&state.view(Viewer::Seat(seat(1))));
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
    for (players, seed) in [(3, 0), (3, 1_000), (4, 0), (4, 1_000)] {
        let (view, expected) = (seed..)
            .find_map(|seed| small_position(config(players), seed))
            .expect("some random match gets there");
        let mut worlds = Worlds::of(&view);
        let mut dice = GameRng::for_game(11, seed);
        let mut counts: BTreeMap<Vec<CardSet>, u32> = BTreeMap::new();
        for _ in 0..200 * expected.len() {
            let world = worlds.sample(&mut dice);
            let hands = (1..players).map(|number| world.hand(seat(number)));
            *counts.entry(hands.collect()).or_default() += 1;
        }
        let sampled: BTreeSet<Vec<CardSet>> = counts.keys().cloned().collect();
        assert_eq!(
            sampled, expected,
            "every possible world comes up, and no other"
        );
        let chi_square: f64 = counts
            .values()
            .map(|&n| (f64::from(n) - 200.0).powi(2) / 200.0)
            .sum();
        let freedom = (expected.len() - 1) as f64;
        assert!(
            chi_square < freedom + 5.0 * (2.0 * freedom).sqrt(),
            "{chi_square} for {freedom} degrees of freedom"
        );
    }
}

/// A view of seat 0 late in a round with voids shown, and all ways in which the others' cards can lie.
fn small_position(config: SeptetConfig, seed: u64) -> Option<(SeptetView, BTreeSet<Vec<CardSet>>)> {
    let players = config.players();
    let mut dice = GameRng::for_game(seed, 3);
    let mut state = Septet::new(config);
    while let Some(step) = next_step(&state, &mut dice, at_random) {
        step.apply_to(&mut state);
        let is_late = (1..players).all(|number| state.hand(seat(number)).len() == 3);
        if is_late && state.plays().len() >= 30 {
            let view = state.view(Viewer::Seat(seat(0)));
            let n_shown: usize = (1..players)
                .map(|number| view.voids[seat(number)].iter().count())
                .sum();
            let ways = all_ways(&state, &view);
            // The shown lead card of round 1 is a known card of its own; leave it to the other test.
            let is_wanted = n_shown > 2 && view.lead_card.is_none() && ways.len() > 5;
            return is_wanted.then_some((view, ways));
        }
    }
    None
}

/// Every way in which the others' cards can lie for seat 0: three each, no suit that a seat is out of, and what seat 0 has
/// passed where it went, unless it was played.
fn all_ways(state: &Septet, view: &SeptetView) -> BTreeSet<Vec<CardSet>> {
    let players = view.players;
    let receiver = if players == 4 { 2 } else { 1 };
    let known = state
        .passed(seat(0))
        .intersection(state.hand(seat(receiver)));
    let cards = (1..players).fold(CardSet::EMPTY, |all, number| {
        all.union(state.hand(seat(number)))
    });
    let mut ways = BTreeSet::from([vec![CardSet::EMPTY; players - 1]]);
    for card in cards.iter() {
        let mut longer = BTreeSet::new();
        for way in ways {
            for number in 1..players {
                let is_open = way[number - 1].len() < 3
                    && !view.voids[seat(number)].contains(card.suit())
                    && (number == receiver || !known.contains(card));
                if is_open {
                    let mut way = way.clone();
                    way[number - 1] = way[number - 1].with(card);
                    longer.insert(way);
                }
            }
        }
        ways = longer;
    }
    ways
}

/// Nothing that is known may be broken in any world, from the first decision of a match to its last.
#[test]
fn no_world_of_many_is_inconsistent() {
    let mut n_worlds = 0;
    for (players, lead) in [
        (3, Lead::Holder),
        (3, Lead::Dealt),
        (4, Lead::Holder),
        (4, Lead::Dealt),
    ] {
        let mut dice = GameRng::for_game(12, players as u64);
        let mut state = Septet::new(config(players).with_lead(lead));
        while let Some(step) = next_step(&state, &mut dice, at_random) {
            step.apply_to(&mut state);
            for viewer in state.turn().seats().iter().map(Viewer::Seat) {
                let view = state.view(viewer);
                let mut worlds = Worlds::of(&view);
                for _ in 0..100 {
                    assert_eq!(worlds.sample(&mut dice).view(viewer), view);
                    n_worlds += 1;
                }
            }
        }
    }
    assert!(n_worlds > 40_000, "{n_worlds} worlds");
}

#[test]
fn the_own_hand_is_never_changed() {
    let config = config(4);
    let state = after_pass(config, &fill(&config, &["gA b13", "", "", ""], "b8"), "");
    let mut worlds = Worlds::of(&state.view(Viewer::Seat(seat(0))));
    let world = worlds.sample(&mut GameRng::for_game(1, 0));
    assert_eq!(world.hand(seat(0)), state.hand(seat(0)));
    assert!(world.hand(seat(0)).contains_all(cards("gA b13")));
}
