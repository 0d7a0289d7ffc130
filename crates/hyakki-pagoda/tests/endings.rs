//! Who wins, and what only whole random matches show.

use hyakki_core::{Game, GameRng, Seat, Step, Turn, at_random, next_step};
use hyakki_pagoda::{CardNeed, CardSet, Ending, Pagoda, PhaseView, Yokai};

use crate::table::{Table, config, find, random_match};

/// What the rules say about the winner, written again: points, then different yokai, then cards.
fn key(pool: CardSet) -> (u32, usize, usize) {
    let lowest = Yokai::ALL.map(|yokai| {
        let of_yokai = pool.iter().filter(|card| card.yokai() == yokai);
        of_yokai.map(|card| u32::from(card.value())).min()
    });
    let points = lowest.iter().flatten().sum();
    (points, lowest.iter().flatten().count(), pool.iter().count())
}

#[test]
fn p4_points_then_yokai_then_cards_decide_and_who_is_still_tied_shares_the_place() {
    let mut n_ties = [0; 3];
    for seed in 0..8_000 {
        let n_seats = 2 + seed as usize % 4;
        let table = random_match(n_seats, seed);
        let keys: Vec<_> = (0..n_seats).map(|seat| key(table.pool(seat))).collect();
        let turn = table.state.turn();
        let outcome = turn.outcome().unwrap();
        for one in Seat::all(n_seats) {
            let own = keys[one.index()];
            assert_eq!(i64::from(outcome.points[one]), i64::from(own.0));
            let n_better = keys.iter().filter(|&&other| other < own).count();
            assert_eq!(usize::from(outcome.places[one]), 1 + n_better);
            for &other in &keys[..one.index()] {
                n_ties[0] += usize::from(own.0 == other.0 && own.1 != other.1);
                n_ties[1] += usize::from(own.0 == other.0 && own.1 == other.1 && own.2 != other.2);
                n_ties[2] += usize::from(own == other);
            }
        }
    }
    assert!(
        n_ties.iter().all(|&n| n > 0),
        "every kind of tie came up: {n_ties:?}"
    );
}

#[test]
fn the_ending_of_a_match_is_that_of_its_last_round() {
    let mut endings = Vec::new();
    for seed in 0..60 {
        let table = random_match(4, seed);
        let ending = table.view(0).last_end().unwrap().ending;
        let turn = table.state.turn();
        assert_eq!(turn.outcome().unwrap().ending, ending.name());
        endings.push(ending);
    }
    assert!(endings.contains(&Ending::Closed) && endings.contains(&Ending::OutOfCards));
}

#[test]
fn every_match_has_all_its_rounds_and_each_begins_left_of_who_ended_the_last() {
    for seed in 0..100 {
        for n_seats in 3..=5 {
            let view = random_match(n_seats, seed).view(0);
            assert_eq!((view.rounds.len(), view.gate, view.n_gates), (3, 3, 3));
            for pair in view.rounds.windows(2) {
                let by = pair[0].end.unwrap().by;
                assert_eq!(pair[0].turns.last().unwrap().seat, by);
                assert_eq!(pair[1].starter, by.left(n_seats), "ruling P3");
            }
        }
    }
}

#[test]
fn p5_who_is_let_draw_from_an_empty_deck_draws_from_the_new_one_and_the_round_ends() {
    let need = |table: &Table| match table.view(0).phase {
        PhaseView::Shuffle {
            need: CardNeed::Hand(seat),
        } => Some(seat.index()),
        _ => None,
    };
    let is_fed = |state: &Pagoda| {
        // The last card was played, and a card is needed: for another player, or after a higher card for the same one.
        let n_empty = Seat::all(5)
            .filter(|&seat| state.hand(seat).is_empty())
            .count();
        state.turn() == Turn::Chance && state.round() > 0 && n_empty == 1
    };
    let (mut table, seat) = (0..)
        .map(|seed| find(5, seed, is_fed))
        .find_map(|table| {
            let seat = need(&table).filter(|&seat| !table.hand(seat).is_empty())?;
            Some((table, seat))
        })
        .unwrap();
    let round = table.state.round();
    let under = table.under_the_tops();
    let drawn = under.iter().last().unwrap();
    let failed = table.pool(seat) | table.hand(seat);
    table.shuffle(&drawn.to_string());
    assert_eq!(table.pool(seat), failed.with(drawn));
    let view = table.view(seat);
    let ended = &view.rounds[round - 1];
    assert_eq!(ended.end.unwrap().ending, Ending::OutOfCards);
    let turn = ended.turns.last().unwrap().to_string();
    assert!(
        turn.ends_with(&format!("shuffle feed {seat} {drawn}")),
        "{turn}"
    );
}

#[test]
fn there_is_never_more_than_one_shuffle_between_two_actions() {
    for seed in 0..3_000 {
        let mut was_shuffle = false;
        let mut dice = GameRng::for_game(seed, 2);
        let mut state = Pagoda::new(config(5));
        while let Some(step) = next_step(&state, &mut dice, at_random) {
            let is_shuffle = matches!(step, Step::Chance(_));
            assert!(!(was_shuffle && is_shuffle));
            was_shuffle = is_shuffle;
            step.apply_to(&mut state);
        }
    }
}
