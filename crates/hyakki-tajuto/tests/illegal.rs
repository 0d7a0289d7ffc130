//! Each rule that can forbid an action does so at least once, and nothing changes.

use std::collections::BTreeSet;

use hyakki_core::{Game, GameRng, Rule, Seat, at_random, drive};
use hyakki_laws::Witness;
use hyakki_tajuto::{Action, Extra, Hand, Illegal, Tajuto};

use crate::table::{Table, config, floors, seat};
use crate::witness::TajutoWitness;

#[test]
fn not_your_turn_also_before_the_start_while_chance_falls_and_for_seats_that_do_not_exist() {
    let end: Action = "end".parse().unwrap();
    let mut state = Tajuto::new(config(2));
    let refused = |state: &Tajuto, number| state.check(Seat::new(number), end);
    assert!((0..5).all(|number| refused(&state, number) == Err(Illegal::NotYourTurn)));
    state.apply_chance(&"first 1".parse().unwrap());
    assert_eq!(refused(&state, 1), Ok(()));
    assert!(
        [0, 2, 3, 4]
            .iter()
            .all(|&n| refused(&state, n) == Err(Illegal::NotYourTurn))
    );
    state.apply(seat(1), "draw 2".parse().unwrap());
    assert!((0..5).all(|number| refused(&state, number) == Err(Illegal::NotYourTurn)));
}

#[test]
fn the_rule_about_the_tile_comes_first_then_that_about_the_thing_then_the_purse() {
    let mut table = Table::new(2);
    assert_eq!(table.refuse("draw 3 D"), "no-extra-tile");
    assert_eq!(table.refuse("offer r E"), "no-extra-tile");
    assert_eq!(table.refuse("get W1 F"), "no-extra-tile");
    assert_eq!(table.refuse("get W1"), "too-dear");
    table.go("draw 1 > r1");
    assert_eq!(table.refuse("offer o"), "no-floor-yet");
    assert_eq!(table.refuse("draw 2"), "too-dear");
    assert_eq!(table.refuse("draw"), "name-a-size");
    assert_eq!(table.refuse("end"), "must-build");
    assert_eq!(table.refuse("end k5"), "must-build");
    assert_eq!(table.refuse("build o"), "floor-not-there");
    assert_eq!(table.refuse("claim cubes0"), "objective-not-met");
}

#[test]
fn an_extra_tile_that_is_used_is_another_rule_than_one_that_is_not_there() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4).by(0, "get D, draw 6 D > k6");
    assert_eq!(table.refuse("draw 6 D"), "extra-tile-used");
    assert_eq!(
        table.state().check(seat(0), "offer r E".parse().unwrap()),
        Err(Illegal::NoExtraTile { extra: Extra::E })
    );
}

#[test]
fn too_dear_says_what_is_needed_and_what_is_there() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4).by(0, "draw 6 > k6");
    assert_eq!(
        table.state().check(seat(0), "get Ir".parse().unwrap()),
        Err(Illegal::TooDear { needs: 12, has: 10 })
    );
}

#[test]
fn the_purse_is_asked_for_the_cost_of_d_and_of_c() {
    let mut table = Table::new(2);
    table
        .erect(0, "r", 3)
        .by(0, "get D, end")
        .by(0, "draw 6 > k6, draw 6 D > w6");
    table.go("end k6").erect(0, "o", 1);
    table.by(0, "draw 5 > w5");
    assert_eq!(
        table.state().check(seat(0), "draw 6 D".parse().unwrap()),
        Err(Illegal::TooDear { needs: 2, has: 1 })
    );
}

/// The bag can run dry only near the end: three pagodas are finished, four need only their roofs,
/// and the missing floors of the eighth lie before three players.
#[test]
fn an_empty_bag_cannot_be_drawn_from() {
    for hand in [Hand::Sure, Hand::Shaky, Hand::Blind] {
        let draw = |floor: &str| match hand {
            Hand::Blind => "draw".to_owned(),
            _ => format!("draw {}", &floor[1..]),
        };
        let draws = |floor: &str| format!("{} > {floor}", draw(floor));
        let mut table = Table::with(config(3).with_hand(hand));
        table.go("end").go(&format!("{}, end", draws("k6")));
        table.go(&format!("{}, end", draws("k5")));
        let towers = ["r6", "o6", "y6", "g5", "b5", "u5", "w5", "k2"];
        for tower in towers {
            for size in 1..=tower[1..].parse().unwrap() {
                let floor = format!("{}{size}", &tower[..1]);
                table.by(0, &format!("{}, build {}, end", draws(&floor), &tower[..1]));
            }
        }
        table.by(0, "get D, end").by(0, "get D, end");
        table.by(0, &format!("{}, end", draws("k4")));
        table.by(2, &format!("{}, build k, end", draws("k3")));
        assert_eq!(table.up(), 0);
        assert_eq!(table.state().bag(), floors("g6 b6 u6 w6"));
        for roof in ["g6", "b6", "u6"] {
            table.go(&draws(roof));
        }
        table.go(&format!("{} D > w6", draw("w6")));
        assert!(table.state().bag().is_empty());
        assert_eq!(table.refuse(&format!("{} D", draw("w6"))), "empty-bag");
        let legal = table.legal();
        assert!(
            !legal.iter().any(|action| action.starts_with("draw")),
            "{legal:?}"
        );
    }
}

/// Everything that can be written down is tried all through random matches: each rule but the one about
/// the empty bag, which has its own test, speaks up sooner or later, and no other.
#[test]
fn every_rule_is_needed() {
    let mut names = BTreeSet::new();
    for hand in [Hand::Sure, Hand::Blind] {
        let config = config(2).with_hand(hand);
        let universe = TajutoWitness::universe(&config);
        for seed in 0..60 {
            let mut dice = GameRng::for_game(seed, 0);
            let mut state = Tajuto::new(config);
            drive(&mut state, &mut dice, |state, seat, dice| {
                let refused = universe.iter().filter_map(|&a| state.check(seat, a).err());
                names.extend(refused.map(|illegal| illegal.name()));
                at_random(state, seat, dice)
            });
        }
    }
    let expected = [
        "blind-hand",
        "choose-what-to-keep",
        "cube-spent",
        "cube-there",
        "extra-tile-used",
        "finished",
        "floor-not-there",
        "inauguration-gone",
        "inauguration-taken",
        "kept-floor-not-there",
        "must-build",
        "name-a-size",
        "no-extra-tile",
        "no-floor-yet",
        "no-such-size",
        "nothing-to-choose",
        "objective-not-met",
        "objective-taken",
        "stack-empty",
        "starting-tiles-used",
        "too-dear",
    ];
    assert!(names.iter().eq(&expected), "{names:?}");
}
