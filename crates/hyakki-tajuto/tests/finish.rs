//! Objectives, the end of a match, and the score.

use hyakki_core::Viewer;
use hyakki_core::{Game, Seat};
use hyakki_tajuto::{Objective, Stack};

use crate::table::{Table, objectives, pagoda, seat};

/// Seat 0 has finished red, orange and yellow and built green up to five floors, the others nothing.
/// Seat 0 has claimed nothing.
fn one_roof_to_go(players: usize) -> Table {
    let mut table = Table::new(players);
    table.erect(0, "r", 6).erect(0, "o", 6).erect(0, "y", 6);
    table.erect(0, "g", 5);
    table
}

// Objectives that are claimed.

#[test]
fn wisdom_objectives_count_the_points_printed_on_wisdom_tiles() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).erect(0, "o", 6);
    assert_eq!(table.mp(0), 42);
    table.by(0, "get W4");
    assert_eq!(table.refuse("claim wisdom5"), "objective-not-met");
    table.go("get W1");
    assert_eq!(table.refuse("claim wisdom10"), "objective-not-met");
    table.go("claim wisdom5, end");
    assert_eq!(table.mp(0), 42 - 14 - 4 - 2);
    table.by(0, "get W5, claim wisdom10");
    assert_eq!(table.score(0), 4 + 1 + 5 + 2);
}

#[test]
fn shrines_do_not_count_towards_the_wisdom_objectives() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).erect(0, "o", 6);
    table.by(0, "get S, end").by(0, "get W4, end");
    assert_eq!(table.score(0), 4 + 1);
    assert_eq!(
        table.by(0, "draw 6 > k6").refuse("claim wisdom5"),
        "objective-not-met"
    );
}

#[test]
fn cube_objectives_count_the_cubes_left() {
    let mut table = Table::new(2);
    let letters = ["r", "o", "y", "g", "b", "u", "w", "k"];
    for letter in letters {
        table.erect(1, letter, 1);
    }
    for (n_spent, letter) in (1..).zip(letters) {
        table.by(0, &format!("offer {letter}"));
        assert_eq!(table.can("claim cubes4"), n_spent >= 4);
        assert_eq!(table.can("claim cubes0"), n_spent == 8);
        table.go("end");
        table.by(1, &format!("draw 2 > {letter}2, build {letter}, end"));
    }
    table.by(0, "claim cubes4, claim cubes0");
    assert_eq!(table.score(0), 2);
}

#[test]
fn space_thirty_must_be_held_at_the_moment_of_claiming() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 4).erect(0, "y", 2);
    assert_eq!(table.mp(0), 28);
    assert_eq!(
        table.by(0, "draw 6 > k6").refuse("claim space30"),
        "objective-not-met"
    );
    table.go("draw 5 > o5, build o");
    assert_eq!(table.mp(0), 28 - 4 + 5);
    table.go("end");
    table.by(0, "draw 3 > y3, build y");
    assert_eq!(table.mp(0), 32);
    assert!(table.can("claim space30"));
    // Spent before it is claimed.
    let mut spent = table.clone();
    spent.go("draw 6 > w6");
    assert_eq!(spent.mp(0), 28);
    assert_eq!(spent.refuse("claim space30"), "objective-not-met");
    // Exactly 30 is enough, and once claimed it stays.
    table.go("claim space30, draw 6 > w6");
    assert_eq!(table.score(0), 1);
}

#[test]
fn exactly_space_thirty_is_enough() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 5);
    assert_eq!(table.mp(0), 30);
    table.by(0, "claim space30");
    assert_eq!(table.score(0), 1);
}

#[test]
fn only_the_one_who_finished_the_first_pagoda_claims_that() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(1, "r", 6);
    assert_eq!(table.state().first_finisher(), Some(seat(1)));
    assert_eq!(table.refuse("claim first"), "objective-not-met");
    table.erect(0, "o", 6);
    assert_eq!(
        table.by(0, "draw 6 > k6").refuse("claim first"),
        "objective-not-met"
    );
    table.go("end").by(1, "claim first");
    assert_eq!(table.score(1), 1);
}

#[test]
fn an_objective_is_claimed_once_and_only_in_ones_turn() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6);
    assert_eq!(table.refuse_of(0, "claim first"), "not-your-turn");
    table.by(0, "claim first");
    assert_eq!(table.refuse("claim first"), "objective-taken");
    assert!(!table.state().objectives_left().contains(Objective::First));
}

#[test]
fn a_claim_is_the_courtesy_a_table_may_make() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6);
    assert_eq!(
        table.state().courtesy(seat(0)),
        None,
        "not in another's turn"
    );
    table.by(0, "draw 6 > k6");
    let courtesy = table.state().courtesy(seat(0)).unwrap();
    assert_eq!(courtesy.to_string(), "claim first");
    table.go("claim first");
    assert_eq!(table.state().courtesy(seat(0)), None);
}

#[test]
fn only_a_draw_reveals_something() {
    let mut table = Table::new(2);
    table.erect(0, "r", 2).by(0, "draw 3 > r3");
    let reveals = |action: &str| table.state().reveals(seat(0), action.parse().unwrap());
    assert!(reveals("draw 3"));
    assert!(!reveals("build r") && !reveals("offer r") && !reveals("end"));
}

// The fourth pagoda.

#[test]
fn the_fourth_finished_pagoda_ends_the_match_at_once() {
    let mut table = one_roof_to_go(2);
    assert_eq!(table.ending(), "not over");
    table.by(0, "draw 6 > g6, build g");
    assert_eq!(table.ending(), "fourth pagoda");
    assert_eq!(table.state().fourth_finisher(), Some(seat(0)));
    for number in 0..2 {
        for action in ["end", "draw 1", "claim first", "get W1"] {
            assert_eq!(table.refuse_of(number, action), "not-your-turn");
        }
    }
}

#[test]
fn the_track_objective_goes_to_whoever_is_alone_furthest() {
    let mut table = one_roof_to_go(2);
    table.by(1, "draw 6 > g6, build g");
    assert_eq!(table.ending(), "fourth pagoda");
    assert_eq!(table.state().fourth_finisher(), Some(seat(1)));
    assert_eq!(table.state().furthest(), Some(seat(0)));
    assert_eq!((table.score(0), table.score(1)), (1, 1));
}

#[test]
fn a_tie_on_the_track_leaves_its_objective_to_nobody() {
    let mut table = Table::new(2);
    for (letter, other) in [("r", "o"), ("y", "g")] {
        for size in 1..=6 {
            if letter == "y" && size == 6 {
                break;
            }
            table.go(&format!(
                "draw {size} > {letter}{size}, build {letter}, end"
            ));
            table.go(&format!("draw {size} > {other}{size}, build {other}, end"));
        }
    }
    assert_eq!((table.mp(0), table.mp(1)), (36, 36));
    // Two roofs to go: seat 0 builds one, seat 1 the other.
    table.go("draw 6 > y6, build y, end, draw 6 > g6, build g");
    assert_eq!(table.ending(), "fourth pagoda");
    assert_eq!((table.mp(0), table.mp(1)), (42, 42));
    assert_eq!(table.state().furthest(), None);
    // Seat 1 also gets space30, which nobody had claimed; seat 0 finished the first pagoda but never claimed it.
    assert_eq!((table.score(0), table.score(1)), (0, 2));
}

// The score.

#[test]
fn wisdom_inaugurations_objectives_and_shrines_add_up() {
    let mut table = Table::new(2);
    table
        .erect(0, "r", 5)
        .erect(0, "o", 5)
        .erect(0, "y", 5)
        .erect(0, "g", 5);
    assert_eq!(table.mp(0), 60);
    table.by(0, "get Ir, end").by(0, "get Ik, end");
    table
        .by(0, "get W3, end")
        .by(0, "get W1, end")
        .by(0, "get S, end");
    assert_eq!(table.mp(0), 60 - 8 - 8 - 10 - 2 - 14);
    // Red is not finished yet: only the Wisdom tiles count, and the Shrine for them.
    assert_eq!(table.score(0), 3 + 1 + 2);
    table.erect(0, "r", 6);
    let score = table.state().score(seat(0));
    assert_eq!((score.wisdom, score.inaugurations), (4, 4));
    assert_eq!((score.shrines, score.objectives), (2 + 1, 0));
    table.by(0, "claim first");
    assert_eq!(table.score(0), 4 + 4 + 3 + 1);
    assert_eq!(table.score(1), 0);
}

#[test]
fn an_unfinished_inauguration_is_worth_nothing_not_even_to_a_shrine() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 5).by(0, "get Ir, end");
    table.by(0, "get S, end");
    assert_eq!(table.score(0), 0);
    assert_eq!(table.owned(0, Stack::Shrine), 1);
    table.erect(0, "r", 6);
    assert_eq!(table.score(0), 4 + 1);
}

#[test]
fn most_points_win_and_ties_share_the_win() {
    let mut table = one_roof_to_go(3);
    table.by(0, "draw 6 > g6, build g");
    let outcome = table.outcome().unwrap();
    // space30 and first for the builder, fourth pagoda, furthest.
    assert_eq!(outcome.points.as_slice(), [4, 0, 0]);
    assert_eq!(outcome.places.as_slice(), [1, 2, 2]);

    let mut idle = Table::new(3);
    idle.go("end, end, end");
    let outcome = idle.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [0, 0, 0]);
    assert_eq!(outcome.places.as_slice(), [1, 1, 1]);
    assert_eq!(outcome.winners().len(), 3);
}

#[test]
fn the_view_of_a_finished_match_tells_the_result() {
    let mut table = one_roof_to_go(2);
    table.by(0, "draw 6 > g6, build g");
    let view = table.state().view(Viewer::Spectator);
    assert_eq!(view.outcome, table.outcome());
    assert_eq!(view.fourth_finisher, Some(seat(0)));
    assert_eq!(view.furthest, Some(seat(0)));
    assert_eq!(view.active, None);
    assert!(Seat::all(2).all(|seat| !view.is_face_down(seat)));
    let claimed: Vec<_> = table.objectives(0).iter().collect();
    assert_eq!(claimed, objectives("space30 first"));
    assert_eq!(table.state().height(pagoda("g")), 6);
}
