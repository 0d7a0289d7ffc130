//! Every rule that an action can break.

use std::collections::BTreeSet;

use hyakki_core::{ActionSet, Game, GameRng, Match, Rule, Seat, settle};
use hyakki_pagoda::{Card, Illegal, Pagoda};

use crate::table::{Table, card, config, random_match};

/// Why the match refuses this action of a seat; and the legal set does not have it either.
fn refused(table: &Table, seat: usize, notation: &str) -> Illegal {
    let illegal = table.refusal(seat, notation);
    let actions = table.state.legal_actions(Seat::new(seat));
    assert!(actions.iter().all(|action| action.to_string() != notation));
    assert!(!illegal.to_string().is_empty());
    illegal
}

/// Three players; seat 1 begins. `k5 L` is a match, `a9 L` is higher, `s3 L` is lower.
fn dealt() -> Table {
    let hands = [
        "k2 t9 n2 n3 n4 n5 n6",
        "k5 a9 s3 t1 t6 a2 a4",
        "g3 g4 g5 g6 g7 g8 g9",
    ];
    Table::dealt(1, &hands, ["k8", "o4"], "")
}

fn after(action: &str) -> Table {
    let mut table = dealt();
    table.act(1, action);
    table
}

/// Two players; seat 0 has only this card, and n4 lies on the left pile.
fn last_card(last: &str) -> Table {
    let own = format!("t9 a8 i7 o6 y5 n4 {last}");
    let mut table = Table::dealt(0, &[&own, "k9 t8 a7 i6 o5 y4 n1"], ["g10", "r10"], "");
    table.acts(&[
        "0: t9 L", "1: k9 R", "0: a8 L", "1: t8 R", "0: i7 L", "1: a7 R",
    ]);
    table.acts(&[
        "0: o6 L", "1: i6 R", "0: y5 L", "1: o5 R", "0: n4 L", "1: y4 R",
    ]);
    table
}

/// Seat 0 has matched with its last card.
fn matched_with_the_last_card() -> Table {
    let mut table = last_card("n3");
    table.act(0, "n3 L");
    table
}

#[test]
fn not_your_turn() {
    assert_eq!(refused(&Table::new(3), 0, "k2 L"), Illegal::NotYourTurn);
    assert_eq!(refused(&dealt(), 0, "k2 L"), Illegal::NotYourTurn);
    assert_eq!(refused(&dealt(), 4, "draw"), Illegal::NotYourTurn);
    let over = random_match(3, 1);
    for seat in 0..3 {
        assert_eq!(refused(&over, seat, "take"), Illegal::NotYourTurn);
    }
}

#[test]
fn play_first() {
    for notation in ["draw", "take", "feed 2", "give k5 2"] {
        assert_eq!(refused(&dealt(), 1, notation), Illegal::PlayFirst);
    }
}

#[test]
fn already_played() {
    assert_eq!(refused(&after("k5 L"), 1, "a9 L"), Illegal::AlreadyPlayed);
    assert_eq!(refused(&after("a9 L"), 1, "k5 L"), Illegal::AlreadyPlayed);
}

#[test]
fn match_must_give() {
    assert_eq!(refused(&after("k5 L"), 1, "draw"), Illegal::MatchMustGive);
    assert_eq!(refused(&after("k5 L"), 1, "take"), Illegal::MatchMustGive);
    let table = matched_with_the_last_card();
    assert_eq!(refused(&table, 0, "draw"), Illegal::MatchMustGive);
}

#[test]
fn higher_must_take() {
    assert_eq!(
        refused(&after("a9 L"), 1, "give k5 0"),
        Illegal::HigherMustTake
    );
    assert_eq!(
        refused(&after("a9 L"), 1, "feed 0"),
        Illegal::HigherMustTake
    );
}

#[test]
fn give_from_hand() {
    assert_eq!(refused(&after("k5 L"), 1, "feed 0"), Illegal::GiveFromHand);
}

#[test]
fn nothing_left_to_give() {
    let table = matched_with_the_last_card();
    assert_eq!(refused(&table, 0, "give n3 1"), Illegal::NothingLeftToGive);
}

#[test]
fn not_in_hand() {
    let not_in_hand = |text| Illegal::NotInHand { card: card(text) };
    assert_eq!(refused(&dealt(), 1, "g3 L"), not_in_hand("g3"));
    assert_eq!(refused(&dealt(), 1, "g3 L close"), not_in_hand("g3"));
    assert_eq!(refused(&after("k5 L"), 1, "give k5 0"), not_in_hand("k5"));
    assert_eq!(refused(&after("k5 L"), 1, "give k2 0"), not_in_hand("k2"));
}

#[test]
fn not_to_yourself() {
    assert_eq!(
        refused(&after("k5 L"), 1, "give a9 1"),
        Illegal::NotToYourself
    );
    let table = matched_with_the_last_card();
    assert_eq!(refused(&table, 0, "feed 0"), Illegal::NotToYourself);
}

#[test]
fn no_such_player() {
    let nobody = |seat| Illegal::NoSuchPlayer {
        seat: Seat::new(seat),
    };
    assert_eq!(refused(&after("k5 L"), 1, "give a9 3"), nobody(3));
    assert_eq!(
        refused(&matched_with_the_last_card(), 0, "feed 4"),
        nobody(4)
    );
}

#[test]
fn closes_only_with_lower() {
    let not_lower = |played, top| Illegal::ClosesOnlyWithLower {
        card: card(played),
        top: card(top),
    };
    assert_eq!(refused(&dealt(), 1, "k5 L close"), not_lower("k5", "k8"));
    assert_eq!(refused(&dealt(), 1, "a9 L close"), not_lower("a9", "k8"));
    assert_eq!(refused(&dealt(), 1, "a4 R close"), not_lower("a4", "o4"));
}

#[test]
fn closes_only_with_cards() {
    let table = last_card("s3");
    assert_eq!(
        refused(&table, 0, "s3 L close"),
        Illegal::ClosesOnlyWithCards
    );
}

#[test]
fn too_many_points() {
    // Left are k5, t1 and a2.
    let too_many = Illegal::TooManyPoints { points: 8 };
    assert_eq!(refused(&dealt(), 1, "s3 L close"), too_many);
}

#[test]
fn every_rule_has_a_name_of_its_own() {
    let rules = [
        Illegal::NotYourTurn,
        Illegal::PlayFirst,
        Illegal::AlreadyPlayed,
        Illegal::MatchMustGive,
        Illegal::HigherMustTake,
        Illegal::GiveFromHand,
        Illegal::NothingLeftToGive,
        Illegal::NotInHand { card: card("k1") },
        Illegal::NotToYourself,
        Illegal::NoSuchPlayer { seat: Seat::new(4) },
        Illegal::ClosesOnlyWithLower {
            card: card("k1"),
            top: card("k2"),
        },
        Illegal::ClosesOnlyWithCards,
        Illegal::TooManyPoints { points: 4 },
    ];
    let names: BTreeSet<&str> = rules.iter().map(Rule::name).collect();
    assert_eq!(names.len(), rules.len());
}

#[test]
fn a_refused_action_changes_nothing() {
    let names = (0..3).map(|seat| seat.to_string()).collect();
    let mut game = Match::<Pagoda>::new(config(3), names);
    settle(&mut game, &mut GameRng::for_game(1, 0));
    let before = game.clone();
    for notation in ["draw", "take", "feed 0", "give k1 0", "g10 R close"] {
        for seat in Seat::all(5) {
            assert!(game.act(seat, notation.parse().unwrap()).is_err());
            assert_eq!(game, before);
        }
    }
}

#[test]
fn chance_that_cannot_fall_is_refused() {
    let bad = |table: &Table, notation: &str| {
        let chance = notation.parse().unwrap();
        table.state.check_chance(&chance).unwrap_err().to_string()
    };
    let deck: String = Card::all().map(|card| format!(" {card}")).collect();
    let start = Table::new(3);
    let wrong = "these are not the cards to shuffle";
    assert_eq!(
        bad(&start, &format!("setup 3{deck}")),
        "there is no player in seat 3"
    );
    assert_eq!(bad(&start, "setup 0 k1"), wrong);
    assert_eq!(
        bad(&start, &format!("setup 0{}", deck.replace(" g10", " g9"))),
        wrong
    );
    assert_eq!(bad(&start, "shuffle k1"), "the match begins with a setup");
    let awaited = "nothing is left to chance here";
    assert_eq!(bad(&dealt(), "shuffle k1"), awaited);
    assert_eq!(bad(&dealt(), &format!("setup 0{deck}")), awaited);
}
