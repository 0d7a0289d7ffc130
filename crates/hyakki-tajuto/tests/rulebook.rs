//! The rulebook's examples, every ruling, and what the rules say sentence by sentence.

mod rulings;

use hyakki_core::{Game, Seat, Turn};
use hyakki_tajuto::{Floors, Objectives, Pagoda, Pagodas, Stack, Tajuto};

use crate::table::{Table, config, floors, pagoda, seat};

// The rulebook's own examples.

#[test]
fn building_the_first_and_second_floor_of_one_pagoda_and_the_fourth_of_another_gains_seven() {
    let mut table = Table::new(2);
    table.erect(1, "b", 3);
    // Seat 0 keeps o2 until there is something to put it on.
    table
        .by(0, "draw 2 > o2, end")
        .by(0, "draw 1 > y1, build y, end");
    table.by(0, "offer b, end");
    assert_eq!(table.mp(0), 1 + 5);
    table.by(0, "draw 1 > o1, draw 4 > b4");
    assert_eq!(table.mp(0), 6 - 4);
    table.go("build o");
    assert_eq!(table.mp(0), 2 + 1);
    table.go("build o");
    assert_eq!(table.mp(0), 2 + 1 + 2);
    // The fourth floor of blue covers seat 0's own cube; without it the three floors are worth seven.
    table.go("build b");
    assert_eq!(table.mp(0), 2 + (1 + 2 + 4) + 2);
}

#[test]
fn an_offer_to_a_pagoda_of_two_floors_gains_four() {
    let mut table = Table::new(2);
    table.erect(1, "r", 2).by(0, "offer r");
    assert_eq!(table.mp(0), 2 + 2);
}

#[test]
fn a_third_floor_that_covers_a_cube_gains_five() {
    let mut table = Table::new(2);
    table.erect(1, "r", 2).by(0, "offer r, end");
    assert_eq!((table.mp(0), table.mp(1)), (4, 3));
    table.by(1, "draw 3 > r3, build r");
    assert_eq!(table.mp(1), 3 + 3 + 2);
    assert_eq!(table.mp(0), 4, "the owner of the cube gets nothing");
}

// Set-up.

#[test]
fn everything_lies_where_the_set_up_says() {
    for players in 2..=4 {
        let table = Table::new(players);
        let state = table.state();
        assert_eq!(state.bag(), Floors::ALL);
        assert_eq!(state.bag().len(), 48);
        for seat in Seat::all(players) {
            assert_eq!(state.mp(seat), 0);
            assert_eq!(state.cubes(seat), Pagodas::ALL);
            assert!(state.floors(seat).is_empty());
            assert!(
                Stack::ALL
                    .iter()
                    .all(|&stack| state.n_owned(seat, stack) == 0)
            );
        }
        assert_eq!(state.inaugurations_left(), Pagodas::ALL);
        assert_eq!(state.objectives_left(), Objectives::ALL);
        assert!(Pagoda::ALL.iter().all(|&pagoda| state.height(pagoda) == 0));
    }
}

#[test]
fn chance_says_who_begins_and_turns_go_clockwise() {
    let mut state = Tajuto::new(config(3));
    assert_eq!(state.turn(), Turn::Chance);
    state.apply_chance(&"first 2".parse().unwrap());
    let mut order = Vec::new();
    for (number, floor) in ["r6", "o6", "y6", "g5"].iter().enumerate() {
        let up = state.turn().seats().first().unwrap();
        order.push(up.index());
        let draw = if number < 3 { "draw 6" } else { "draw 5" };
        state.apply(up, draw.parse().unwrap());
        state.apply_chance(&floor.parse().unwrap());
        let end = if number < 3 { "end" } else { "end g5" };
        state.apply(up, end.parse().unwrap());
    }
    assert_eq!(order, [2, 0, 1, 2]);
}

// Action tiles.

#[test]
fn b_costs_four_and_c_six_and_then_nothing_is_left() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4).erect(0, "o", 2);
    assert_eq!(table.mp(0), 13);
    table.by(0, "draw 6 > k6");
    assert_eq!(table.mp(0), 13, "A is free");
    table.go("draw 6 > w6");
    assert_eq!(table.mp(0), 9, "B costs 4");
    table.go("draw 6 > u6");
    assert_eq!(table.mp(0), 3, "C costs 6");
    assert_eq!(table.refuse("draw 6"), "starting-tiles-used");
    assert_eq!(table.refuse("offer r"), "starting-tiles-used");
    assert_eq!(table.refuse("get W1"), "starting-tiles-used");
}

#[test]
fn tiles_stand_up_again_at_the_end_of_the_turn() {
    let mut table = Table::new(2);
    table.go("draw 6 > k6, end").by(0, "draw 6 > w6");
    assert_eq!(table.mp(0), 0, "A again");
}

#[test]
fn the_cost_of_use_must_be_there_before_the_gain() {
    let mut table = Table::new(2);
    table.erect(1, "r", 5);
    assert_eq!(table.by(0, "draw 6 > k6").refuse("offer r"), "too-dear");
    table.go("end").by(0, "offer r");
    assert_eq!(table.mp(0), 7);
    table.go("draw 6 > w6");
    assert_eq!(table.mp(0), 3);
    assert_eq!(table.refuse("draw 6"), "too-dear");
}

#[test]
fn use_and_price_must_be_there_together() {
    let mut table = Table::new(2);
    table.erect(0, "r", 3);
    assert_eq!(table.mp(0), 6);
    table.by(0, "draw 6 > k6");
    assert!(table.can("get W1"), "4 for B and 2 for the tile");
    table.go("end").by(0, "get W1, end");
    assert_eq!(table.mp(0), 4);
    table.by(0, "offer r");
    assert_eq!(table.mp(0), 9);
    // 4 for B and 6 for W2 are one too many.
    assert_eq!(table.refuse("get W2"), "too-dear");
    assert!(table.can("get W1"));
}

#[test]
fn d_costs_two_and_draws_only() {
    let mut table = Table::new(2);
    table.erect(0, "r", 3).by(0, "get D, end");
    assert_eq!(table.mp(0), 2);
    table.by(0, "draw 6 > k6, draw 6 D > w6");
    assert_eq!(table.mp(0), 0);
    assert_eq!(table.refuse("draw 6 D"), "extra-tile-used");
    table.go("end k6").erect(0, "r", 4);
    assert_eq!(table.mp(0), 4);
    // D alone, before any starting tile.
    table.by(0, "draw 6 D > w6");
    assert_eq!(table.mp(0), 2);
}

#[test]
fn e_offers_and_f_gets_for_nothing() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).by(0, "get E, end");
    assert_eq!(table.mp(0), 9);
    table.by(0, "offer r E");
    assert_eq!(table.mp(0), 9 + 7);
    assert_eq!(table.refuse("offer r E"), "extra-tile-used");
    table.go("get F");
    assert_eq!(table.mp(0), 6);
    table.go("get W1 F");
    assert_eq!(table.mp(0), 4);
    assert_eq!(table.refuse("get W1 F"), "extra-tile-used");
    table.go("end").by(0, "get W1 F");
    assert_eq!(table.mp(0), 0, "the second W1 costs 4");
}

// Drawing.

#[test]
fn a_floor_drawn_lies_before_the_player_and_leaves_the_bag() {
    let mut table = Table::new(2);
    table.go("draw 3 > g3");
    assert_eq!(table.floors(0), floors("g3"));
    assert_eq!(table.state().bag(), Floors::ALL.difference(floors("g3")));
}

#[test]
fn a_size_the_bag_has_no_more_cannot_be_named() {
    let mut table = Table::new(2);
    for letter in ["r", "o", "y", "g", "b", "u", "w"] {
        table.erect(0, letter, 1);
    }
    assert!(table.can("draw 1"));
    table.by(0, "draw 1 > k1, build k, end");
    assert_eq!(table.refuse("draw 1"), "no-such-size");
    assert!(table.can("draw 2"));
}

// Offering.

#[test]
fn an_offer_needs_a_floor_and_a_free_top_and_an_unfinished_pagoda() {
    let mut table = Table::new(2);
    assert_eq!(table.refuse("offer r"), "no-floor-yet");
    table.erect(0, "r", 1).by(0, "offer r, end");
    assert_eq!(table.up(), 1);
    assert_eq!(table.refuse("offer r"), "cube-there");
    table.erect(0, "r", 2);
    // A new floor takes an offer again, but not from the one whose cube is spent.
    assert_eq!(table.up(), 1);
    table.go("offer r");
    assert_eq!(table.mp(1), 4);
    table.go("end");
    assert_eq!(table.refuse("offer r"), "cube-spent");
}

#[test]
fn a_cube_is_spent_and_covered_cubes_are_gone() {
    let mut table = Table::new(2);
    table.erect(0, "r", 1).by(0, "offer r, end");
    assert_eq!(table.state().cube_on(pagoda("r")), Some(seat(0)));
    assert_eq!(table.state().cubes(seat(0)).len(), 7);
    assert!(!table.state().cubes(seat(0)).contains(pagoda("r")));
    table.erect(1, "r", 2);
    assert_eq!(table.state().cube_on(pagoda("r")), None);
    assert_eq!(table.state().cubes(seat(0)).len(), 7);
}

#[test]
fn covering_one_s_own_cube_gains_two_as_well() {
    let mut table = Table::new(2);
    table.erect(0, "r", 1).by(0, "offer r, end");
    assert_eq!(table.mp(0), 4);
    table.erect(0, "r", 2);
    assert_eq!(table.mp(0), 4 + 2 + 2);
    table.erect(0, "r", 3);
    assert_eq!(table.mp(0), 8 + 3, "the cube is covered once");
}

// Getting tiles.

#[test]
fn stacks_are_sold_from_the_cheapest_tile_up_until_they_are_empty() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5);
    for left in [15 - 2, 13 - 4, 9 - 6] {
        table.by(0, "get W1, end");
        assert_eq!(table.mp(0), left);
    }
    assert_eq!(table.refuse("get W1"), "stack-empty");
    assert_eq!(table.state().n_left(Stack::W1), 0);
    assert_eq!(table.owned(0, Stack::W1), 3);
}

#[test]
fn an_inauguration_tile_costs_eight_even_before_its_pagoda_has_a_floor() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4).by(0, "get Ik, end");
    assert_eq!(table.mp(0), 2);
    assert_eq!(table.refuse("get Ik"), "inauguration-taken");
}

#[test]
fn each_market_takes_two_off_and_never_below_nothing() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 5);
    assert_eq!(table.mp(0), 30);
    table.by(0, "get M, end");
    assert_eq!(table.mp(0), 20);
    table.by(0, "get M, end");
    assert_eq!(table.mp(0), 10, "the second Market costs 12, less 2");
    table.by(0, "get W1");
    assert_eq!(table.mp(0), 10, "2, less 4, is nothing");
    table.go("get W1");
    assert_eq!(
        table.mp(0),
        6,
        "B costs 4 all the same; the second W1 nothing"
    );
    table.go("end").by(0, "get D, end");
    assert_eq!(table.mp(0), 6, "D costs 4, less 4");
    table.by(0, "get W2, end");
    assert_eq!(table.mp(0), 4, "6, less 4");
    table.by(0, "draw 6 D > k6");
    assert_eq!(table.mp(0), 2, "Markets do not lower the cost of use");
}

#[test]
fn a_market_lowers_no_cost_of_use_even_when_the_price_is_nothing() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4).by(0, "get M, end");
    assert_eq!(table.mp(0), 0);
    table.by(0, "get W1");
    assert_eq!(table.mp(0), 0);
    assert_eq!(table.refuse("get W1"), "too-dear", "B costs 4");
}

// Building.

#[test]
fn floors_are_built_from_the_base_up_and_gain_their_height() {
    let mut table = Table::new(2);
    let mut mp = 0;
    for height in 1..=6 {
        table.erect(0, "u", height);
        mp += u32::from(height);
        assert_eq!(table.mp(0), mp);
        assert_eq!(table.height("u"), height);
    }
}

#[test]
fn a_floor_of_another_size_or_colour_cannot_be_built() {
    let mut table = Table::new(2);
    table.go("draw 2 > r2");
    assert_eq!(table.refuse("build r"), "floor-not-there");
    assert_eq!(table.refuse("build o"), "floor-not-there");
}

#[test]
fn building_needs_no_tile_and_can_wait_until_the_end_of_the_turn() {
    let mut table = Table::new(2);
    table.go("draw 1 > r1, build r, end").by(0, "draw 2 > r2");
    table.go("build r").go("end").by(0, "offer r");
    assert_eq!(table.mp(0), 1 + 2 + 4);
    // One tile for the draw, the building in between and at the end.
    table.go("draw 1 > o1, build o, end");
    assert_eq!(table.mp(0), 7 - 4 + 1);
}

// The end of a turn.

#[test]
fn of_several_floors_that_cannot_be_built_exactly_one_is_kept() {
    let mut table = Table::new(2);
    table.erect(0, "r", 3);
    table.by(0, "draw 5 > k5, draw 6 > o6");
    assert_eq!(table.refuse("end"), "choose-what-to-keep");
    assert_eq!(table.refuse("end w5"), "kept-floor-not-there");
    let mut other = table.clone();
    table.go("end k5");
    assert_eq!(table.floors(0), floors("k5"));
    assert!(table.state().bag().contains("o6".parse().unwrap()));
    assert!(!table.state().bag().contains("k5".parse().unwrap()));
    other.go("end o6");
    assert_eq!(other.floors(0), floors("o6"));
}

#[test]
fn a_single_floor_stays_without_a_choice() {
    let mut table = Table::new(2);
    table.go("draw 5 > k5");
    assert_eq!(table.refuse("end k5"), "nothing-to-choose");
    table.go("end");
    assert_eq!(table.floors(0), floors("k5"));
    // It counts again when the next turn ends.
    table.by(0, "draw 5 > w5");
    assert_eq!(table.refuse("end"), "choose-what-to-keep");
    assert_eq!(table.legal(), ["end w5", "end k5"]);
    table.go("end w5");
    assert_eq!(table.floors(0), floors("w5"));
    assert!(table.state().bag().contains("k5".parse().unwrap()));
}

#[test]
fn with_no_floor_there_is_nothing_to_choose() {
    let mut table = Table::new(2);
    assert_eq!(table.refuse("end r2"), "nothing-to-choose");
    assert!(table.can("end"));
}

// Finished pagodas.

#[test]
fn a_finished_pagoda_takes_nothing_and_its_unsold_tile_leaves_the_game() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6);
    assert!(!table.state().inaugurations_left().contains(pagoda("r")));
    assert_eq!(table.refuse("get Ir"), "inauguration-gone");
    assert_eq!(table.refuse("build r"), "finished");
    assert_eq!(table.refuse("offer r"), "finished");
    table.by(0, "draw 5 > k5");
    assert!(table.can("get Io"), "21 MP are there for the others");
}

#[test]
fn an_inauguration_tile_is_worth_four_once_its_pagoda_is_finished() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).by(0, "get Ir, end");
    assert_eq!(table.score(0), 0);
    table.erect(1, "r", 6);
    assert_eq!(table.score(0), 4, "whoever finishes it");
    assert_eq!(table.refuse("get Ir"), "inauguration-taken");
}
