use hyakki_core::Game;
use hyakki_sketch::{Chance, Illegal};

use crate::table::{Deal, Position, SEATS};

#[test]
fn with_four_cards_in_hand_at_least_one_must_be_played() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry").table();
    assert_eq!(table.refused(0, "pass"), Illegal::MustPlay);
    assert!(!table.view(0).may_pass);
    table.play(0, "gr:g");
    assert!(table.view(0).may_pass);
    table.play(0, "pass");
    assert_eq!(table.turn_of(), Some(1));
}

#[test]
fn with_fewer_than_four_cards_passing_at_once_is_allowed() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry rb gy").table();
    table.play(0, "gr:g, gr:r, pass");
    table.play(1, "by:b, pass");
    assert_eq!(table.hand(0), "gb gy ry");
    table.play(0, "pass");
    assert_eq!(table.turn_of(), Some(1));
    assert_eq!(table.hand(0), "gb gy ry");
}

#[test]
fn the_third_card_ends_the_turn() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry gy").table();
    table.play(0, "gr:g, gr:r, gb:b");
    assert_eq!(table.turn_of(), Some(1));
    assert_eq!(table.hand(0), "ry");
    assert_eq!(table.hand(1), "gy rb by by");
}

#[test]
fn an_empty_hand_ends_the_turn() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry gy rb").table();
    table.play(0, "gr:g, gr:r, gb:b");
    table.play(1, "by:b, by:y, rb:b");
    assert_eq!(table.hand(0), "rb ry");
    table.play(0, "rb:r, ry:y");
    assert_eq!(table.hand(0), "");
    assert_eq!(table.turn_of(), Some(1));
}

#[test]
fn a_turn_begins_with_drawing_the_top_card() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry gyC rbD").table();
    assert_eq!(table.view(0).deck_len, 29);
    table.play(0, "gr:g, pass");
    assert_eq!(table.hand(1), "gyC rb by by");
    assert_eq!(table.view(0).deck_len, 28);
    table.play(1, "gyC:g, pass");
    assert_eq!(table.hand(0), "gr gb rbD ry");
}

#[test]
fn a_card_goes_to_the_own_side_of_the_stack_of_the_chosen_sketch() {
    let mut table = Deal::new("gr gr gb", "by by rb", "ry").table();
    table.play(0, "gr:g, gr:r");
    assert_eq!(table.side(0, "g"), "gr");
    assert_eq!(table.side(0, "r"), "gr");
    assert_eq!(table.side(1, "g"), "");
    assert_eq!(table.hand(0), "gb ry");
    assert!(table.is_legal(0, "gb:b") && table.is_legal(0, "gb:g"));
}

#[test]
fn an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_drawn() {
    let mut table = Position::new("gr", "by").deck("rb").table();
    let n_discarded = table.view(0).discard.len();
    table.play(0, "pass");
    assert_eq!(table.hand(1), "rb by");
    assert_eq!(table.view(0).deck_len, 0);
    assert!(
        !table.waits_for_chance(),
        "the deck is empty, but nobody must draw yet"
    );
    table.play(1, "pass");
    assert!(table.waits_for_chance());
    assert_eq!(table.view(0).active, Some(SEATS[0]));
    table.reshuffle("gyC rbD");
    assert_eq!(table.hand(0), "gr gyC");
    assert_eq!(table.turn_of(), Some(0));
    assert_eq!(table.discard(), "");
    assert_eq!(table.view(0).deck_len, n_discarded - 1);
    table.play(0, "pass");
    assert_eq!(table.hand(1), "rb rbD by");
}

#[test]
fn a_random_event_must_be_the_one_awaited_and_hold_the_right_cards() {
    let why = |state: &hyakki_sketch::Sketch, notation: &str| {
        let chance: Chance = notation.parse().unwrap();
        state.check_chance(&chance).unwrap_err().0
    };
    let deal = Deal::new("gr gr gb", "by by rb", "ry");
    let setup = deal.notation();
    let new = hyakki_sketch::Sketch::new(Default::default());
    assert_eq!(why(&new, "deck gr"), "the match begins with a setup");
    let third = setup.replace("first 0", "first 2");
    assert!(why(&new, &third).contains("seat 0 or 1"));
    let doubled = setup.replacen("gr", "gb", 1);
    assert!(why(&new, &doubled).contains("36 sketch cards"));
    let short = setup.replacen("gr ", "", 1);
    assert!(why(&new, &short).contains("36 sketch cards"));
    let same_yokai = setup.replace("| g 76543", "| g 76544");
    assert!(why(&new, &same_yokai).contains("five yokai"));

    let mut table = deal.table();
    assert_eq!(why(&table.state, &setup), "nothing is left to chance here");
    table = Position::new("gr", "by").deck("rb").table();
    table.play(0, "pass");
    table.play(1, "pass");
    assert_eq!(why(&table.state, &setup), "the match is already set up");
    assert!(why(&table.state, "deck gr gb").contains("discard pile"));
    let and_one_more = format!("deck {} rb", table.discard());
    assert!(why(&table.state, &and_one_more).contains("discard pile"));
}
