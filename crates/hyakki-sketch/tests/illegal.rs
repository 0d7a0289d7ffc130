//! Every rule that forbids something, and that nothing changes.

use hyakki_core::{Game, Match, Rule, Seat};
use hyakki_sketch::{Chance, Illegal, Sketch};

use crate::table::{Deal, Position, SEATS, Table, action, card, colour};

fn deal() -> Deal {
    Deal::new("gr grC gbD", "by by rb", "ry by by")
}

#[test]
fn every_rule_is_produced_and_has_its_name() {
    let table = deal().table();
    let lone = Position::new("grC", "").table();
    let cases: [(&Table, usize, &str, Illegal, &str); 8] = [
        (&table, 1, "by:b", Illegal::NotYourTurn, "not-your-turn"),
        (&table, 0, "pass", Illegal::MustPlay, "must-play"),
        (
            &table,
            0,
            "by:b",
            Illegal::NotInHand { card: card("by") },
            "not-in-hand",
        ),
        (
            &table,
            0,
            "gr:b",
            Illegal::NoSuchSketch {
                card: card("gr"),
                colour: colour("b"),
            },
            "no-such-sketch",
        ),
        (
            &table,
            0,
            "gr:g distract",
            Illegal::NoSuchAbility { card: card("gr") },
            "no-such-ability",
        ),
        (
            &table,
            0,
            "grC:r call r",
            Illegal::CalledFromSameStack { stack: colour("r") },
            "called-from-same-stack",
        ),
        (
            &lone,
            0,
            "grC:g call b",
            Illegal::LastYokai { stack: colour("b") },
            "last-yokai",
        ),
        (
            &table,
            0,
            "gbD:g distract",
            Illegal::NothingToDistract,
            "nothing-to-distract",
        ),
    ];
    for (table, seat, notation, illegal, name) in cases {
        assert_eq!(table.refused(seat, notation), illegal);
        assert_eq!(illegal.name(), name);
        assert!(!illegal.to_string().is_empty());
    }
}

#[test]
fn abilities_must_be_the_ones_printed() {
    let table = deal().table();
    assert_eq!(
        table.refused(0, "grC:g distract"),
        Illegal::NoSuchAbility { card: card("grC") }
    );
    assert_eq!(
        table.refused(0, "gbD:g call r"),
        Illegal::NoSuchAbility { card: card("gbD") }
    );
    assert_eq!(
        table.refused(0, "gr:g call r"),
        Illegal::NoSuchAbility { card: card("gr") }
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut game: Match<Sketch> =
        Match::new(Default::default(), vec!["A".to_owned(), "B".to_owned()]);
    let setup: Chance = deal().notation().parse().unwrap();
    game.record_chance(setup).unwrap();
    let before = game.clone();
    for notation in [
        "pass",
        "by:b",
        "gr:b",
        "gr:g distract",
        "grC:r call r",
        "gbD:b distract",
    ] {
        game.act(SEATS[0], action(notation)).unwrap_err();
        game.act(SEATS[1], action(notation)).unwrap_err();
    }
    game.record_chance(setup).unwrap_err();
    assert_eq!(game, before);
}

#[test]
fn nobody_acts_while_cards_are_shuffled_and_no_third_seat_ever() {
    let state = Sketch::new(Default::default());
    let table = deal().table();
    for seat in (0..5).map(Seat::new) {
        assert_eq!(state.check(seat, action("pass")), Err(Illegal::NotYourTurn));
        if seat != SEATS[0] {
            assert_eq!(
                table.state.check(seat, action("gr:g")),
                Err(Illegal::NotYourTurn)
            );
        }
    }
}
