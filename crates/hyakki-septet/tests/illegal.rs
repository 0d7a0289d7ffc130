//! Every rule that an action can break.

use hyakki_core::{Game, Match, Rule, Viewer};
use hyakki_septet::{Action, Illegal, Septet, Suit, Trio};

use crate::table::{after_pass, card, config, fill, play, random_match, seat};

fn refused(state: &Septet, number: usize, notation: &str) -> Illegal {
    let action: Action = notation.parse().unwrap();
    let illegal = state.check(seat(number), action).unwrap_err();
    // A match refuses it too, and nothing changes.
    let mut game: Match<Septet> = random_match(*state.config(), 1);
    let before = game.clone();
    assert!(game.act(seat(number), action).is_err());
    assert_eq!(game, before);
    illegal
}

fn dealt() -> Septet {
    let config = config(4);
    let mut state = Septet::new(config);
    state.apply_chance(&fill(&config, &["gA g2 g3 b13", "", "", ""], "b8"));
    state
}

#[test]
fn not_your_turn() {
    let config = config(4);
    assert_eq!(refused(&Septet::new(config), 0, "g2"), Illegal::NotYourTurn);
    let state = after_pass(config, &fill(&config, &["gA", "r6", "", ""], "b8"), "");
    assert_eq!(refused(&state, 1, "r6"), Illegal::NotYourTurn);
    let over = *random_match(config, 3).state();
    assert_eq!(refused(&over, 0, "g2"), Illegal::NotYourTurn);
    assert_eq!(refused(&state, 4, "r6").name(), "not-your-turn");
}

#[test]
fn must_pass_before_the_first_trick() {
    assert_eq!(refused(&dealt(), 0, "b13"), Illegal::MustPass);
}

#[test]
fn s4_a_pass_once_committed_is_final() {
    let mut state = dealt();
    state.apply(seat(0), "pass gA g2 g3".parse().unwrap());
    assert_eq!(refused(&state, 0, "pass g2 g3 b13"), Illegal::PassIsFinal);
    assert_eq!(refused(&state, 0, "b13"), Illegal::MustPass);
    assert_eq!(refused(&state, 4, "pass g2 g3 b13"), Illegal::NotYourTurn);
}

#[test]
fn not_passing_during_tricks() {
    let config = config(4);
    let state = after_pass(config, &fill(&config, &["gA g2 g3", "", "", ""], "b8"), "");
    assert_eq!(refused(&state, 0, "pass gA g2 g3"), Illegal::NotPassing);
}

#[test]
fn only_cards_in_hand() {
    assert_eq!(
        refused(&dealt(), 1, "pass gA g2 g3"),
        Illegal::NotInHand { card: card("gA") }
    );
}

#[test]
fn must_follow_suit() {
    let config = config(4);
    let deal = fill(&config, &["gA b13", "b7 r7", "", ""], "b8");
    let mut state = after_pass(config, &deal, "");
    play(&mut state, "b13");
    let illegal = refused(&state, 1, "r7");
    assert_eq!(illegal, Illegal::MustFollowSuit { led: Suit::Blue });
    assert_eq!(illegal.name(), "must-follow-suit");
}

#[test]
fn notation_that_is_not_an_action() {
    for text in [
        "",
        "pass",
        "pass ",
        "pass g2",
        "pass g2 g3",
        "pass g3 g2 g4",
        "pass g2 g2 g3",
        "pass g2 g3 g4 g5",
        "pass  g2 g3 g4",
        "play g2",
        " g2",
        "g2 ",
        "7",
        "ƒ7",
        "pass 鬼 鬼 鬼",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    assert!(Trio::new([card("g2"), card("g2"), card("g3")]).is_none());
    assert!("g2 g3 / b7".parse::<hyakki_septet::Chance>().is_err());
}

#[test]
fn deals_that_cannot_happen() {
    let config = config(4);
    let state = Septet::new(config);
    let good = fill(&config, &[""; 4], "b8");
    assert_eq!(state.check_chance(&good), Ok(()));
    let mut twice = good;
    twice.hands[seat(0)] = twice.hands[seat(1)];
    assert!(
        state
            .check_chance(&twice)
            .unwrap_err()
            .to_string()
            .contains("twice")
    );
    let mut short = good;
    short.hands[seat(2)] = short.hands[seat(2)].iter().skip(1).collect();
    assert!(
        state
            .check_chance(&short)
            .unwrap_err()
            .to_string()
            .contains("11 cards")
    );
    let three = fill(&crate::table::config(3), &[""; 3], "b8");
    assert!(state.check_chance(&three).is_err());
    let mut dealt = state;
    dealt.apply_chance(&good);
    assert!(dealt.check_chance(&good).is_err());
    assert_eq!(dealt.view(Viewer::Spectator).round, 1);
}
