//! What a view remembers.

use hyakki_core::{Game, Viewer};
use hyakki_septet::{CardSet, Suit, Trio};

use crate::table::{after_pass, card, cards, config, fill, play, seat};

fn played() -> hyakki_septet::Septet {
    let config = config(4);
    let hands = [
        "gA b13 b12",
        "k5 k6 k7 k8 k9 k10 k11 y4 y5 y6 y7 y8",
        "b7 r7",
        "b9",
    ];
    let mut state = after_pass(config, &fill(&config, &hands, "b8"), "");
    play(&mut state, "b13 k11 b7 b9 b12");
    state
}

#[test]
fn a_seat_that_could_not_follow_is_remembered_to_be_out_of_the_suit() {
    let view = played().view(Viewer::Seat(seat(3)));
    assert!(view.voids[seat(1)].contains(Suit::Blue));
    assert!(!view.voids[seat(2)].contains(Suit::Blue));
}

#[test]
fn tricks_captured_bosses_and_the_shown_card_are_remembered() {
    let view = played().view(Viewer::Spectator);
    assert_eq!(view.plays.len(), 5);
    assert_eq!(view.plays[2].card, card("b7"));
    assert_eq!(view.plays[4].seat, seat(0));
    assert_eq!(view.n_on_table, 1);
    assert_eq!(view.bosses[seat(0)], cards("b7"));
    assert_eq!(view.tricks[seat(0)], 1);
    assert_eq!(view.lead_card.unwrap().card, card("gA"));
    assert_eq!(view.hand, CardSet::EMPTY);
}

#[test]
fn passed_and_received_cards_are_remembered_by_those_two_only() {
    let state = played();
    let giver = state.view(Viewer::Seat(seat(1)));
    let receiver = state.view(Viewer::Seat(seat(3)));
    let passed = state.passed(seat(1));
    assert_eq!(giver.passed.map(Trio::set), Some(passed));
    assert_eq!(receiver.received.map(Trio::set), Some(passed));
    let other = state.view(Viewer::Seat(seat(0)));
    assert_ne!(other.passed.map(Trio::set), Some(passed));
    assert_ne!(other.received.map(Trio::set), Some(passed));
    assert_eq!(state.view(Viewer::Spectator).passed, None);
}
