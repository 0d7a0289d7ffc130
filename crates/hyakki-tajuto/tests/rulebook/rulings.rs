//! Every ruling of the rules file, named for it.

use hyakki_core::{Game, GameRng, Seat};
use hyakki_tajuto::numbers::{Cost, FIGURES, Kind};
use hyakki_tajuto::{Chance, Extra, Floor, Hand, Size, Stack, Starting, Tajuto};

use crate::table::{Table, config, objectives, pagoda, seat};

#[test]
fn t1_a_turn_without_a_tile_is_allowed() {
    let mut table = Table::new(3);
    table.go("end");
    assert_eq!(table.up(), 1);
}

#[test]
fn t2_a_sure_hand_gets_the_size_it_names() {
    let mut state = Tajuto::new(config(2));
    state.apply_chance(&Chance::First(seat(0)));
    state.apply(seat(0), "draw 3".parse().unwrap());
    for floor in Floor::all() {
        let is_possible = state.check_chance(&Chance::Drawn(floor)).is_ok();
        assert_eq!(is_possible, floor.size() == Size::Three, "{floor}");
    }
    let mut dice = GameRng::for_game(1, 0);
    let mut counts = [0; 8];
    for _ in 0..8_000 {
        let Chance::Drawn(floor) = state.sample_chance(&mut dice) else {
            panic!("a floor is drawn");
        };
        assert_eq!(floor.size(), Size::Three);
        counts[floor.pagoda().index()] += 1;
    }
    assert!(
        counts.iter().all(|&n: &i32| (n - 1_000).abs() < 180),
        "{counts:?}"
    );
}

/// How often each size comes in 12,000 draws of a shaky hand that names `named`.
fn shaky_sizes(table: &Table, named: &str) -> [i32; 6] {
    let mut state = *table.state();
    let up = seat(table.up());
    state.apply(up, format!("draw {named}").parse().unwrap());
    let mut dice = GameRng::for_game(2, 0);
    let mut counts = [0; 6];
    for _ in 0..12_000 {
        let chance = state.sample_chance(&mut dice);
        assert_eq!(state.check_chance(&chance), Ok(()));
        let Chance::Drawn(floor) = chance else {
            panic!("a floor is drawn");
        };
        counts[floor.size().index()] += 1;
    }
    // What is never sampled is never allowed either.
    for floor in Floor::all().filter(|&floor| state.bag().contains(floor)) {
        let is_possible = state.check_chance(&Chance::Drawn(floor)).is_ok();
        assert_eq!(is_possible, counts[floor.size().index()] > 0, "{floor}");
    }
    counts
}

fn is_about(counts: [i32; 6], expected: [i32; 6]) -> bool {
    // Six standard deviations of a binomial count of 12,000 are below 330.
    counts
        .iter()
        .zip(expected)
        .all(|(&count, expected)| (count - expected).abs() < 330 && (expected > 0 || count == 0))
}

#[test]
fn t2_a_shaky_hand_gets_a_neighbouring_size_one_time_in_four() {
    let table = Table::with(config(2).with_hand(Hand::Shaky));
    let counts = shaky_sizes(&table, "3");
    assert!(
        is_about(counts, [0, 1_500, 9_000, 1_500, 0, 0]),
        "{counts:?}"
    );
    let counts = shaky_sizes(&table, "1");
    assert!(is_about(counts, [9_000, 3_000, 0, 0, 0, 0]), "{counts:?}");
    let counts = shaky_sizes(&table, "6");
    assert!(is_about(counts, [0, 0, 0, 0, 3_000, 9_000]), "{counts:?}");
}

#[test]
fn t2_a_shaky_hand_looks_only_at_neighbours_that_the_bag_still_has() {
    let mut table = Table::with(config(2).with_hand(Hand::Shaky));
    for letter in ["r", "o", "y", "g", "b", "u", "w", "k"] {
        table.erect(0, letter, 1);
    }
    let counts = shaky_sizes(&table, "2");
    assert!(is_about(counts, [0, 9_000, 3_000, 0, 0, 0]), "{counts:?}");
    assert_eq!(table.refuse("draw 1"), "no-such-size");
    for letter in ["r", "o", "y", "g", "b", "u", "w", "k"] {
        table.erect(0, letter, 3);
    }
    // Sizes 1 to 3 are all built: 4 has only 5 beside it.
    let counts = shaky_sizes(&table, "4");
    assert!(is_about(counts, [0, 0, 0, 9_000, 3_000, 0]), "{counts:?}");
    for letter in ["r", "o", "y", "g", "b", "u", "w", "k"] {
        table.erect(0, letter, 5);
    }
    // Only roofs are left.
    let counts = shaky_sizes(&table, "6");
    assert!(is_about(counts, [0, 0, 0, 0, 0, 12_000]), "{counts:?}");
}

#[test]
fn t2_a_blind_hand_gets_any_floor_of_the_bag() {
    let mut table = Table::with(config(2).with_hand(Hand::Blind));
    assert_eq!(table.refuse("draw 3"), "blind-hand");
    assert_eq!(table.legal(), ["draw", "end"]);
    table.go("draw > r1, build r, end");
    let mut state = *table.state();
    state.apply(seat(1), "draw".parse().unwrap());
    let mut dice = GameRng::for_game(3, 0);
    let mut counts = [0; 48];
    for _ in 0..47_000 {
        let chance = state.sample_chance(&mut dice);
        assert_eq!(state.check_chance(&chance), Ok(()));
        if let Chance::Drawn(floor) = chance {
            counts[floor.index()] += 1;
        }
    }
    assert_eq!(counts[0], 0, "r1 is built");
    assert!(
        counts[1..].iter().all(|&n: &i32| (n - 1_000).abs() < 200),
        "{counts:?}"
    );
    assert!(state.check_chance(&"r1".parse().unwrap()).is_err());
}

#[test]
fn t3_a_tile_just_got_works_at_once() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 5);
    // A Market with A, then W1 with B: 4 for B, nothing for the tile.
    table.by(0, "get M, get W1");
    assert_eq!(table.mp(0), 30 - 10 - 4);
    table.go("end");
    // D, got with A, draws in the same turn.
    table.by(0, "get D, draw 6 D > k6");
    assert_eq!(table.mp(0), 16 - 2 - 2);
    table.go("end").by(0, "get E, offer r E");
    assert_eq!(table.mp(0), 12 - 4 + 7);
    table.go("end").by(0, "get F, get W1 F");
    assert_eq!(table.mp(0), 15 - 8 - 2);
}

#[test]
fn t4_several_tiles_of_one_kind_may_be_owned_and_each_is_used_once_a_turn() {
    let mut table = Table::new(2);
    table.erect(0, "r", 5).erect(0, "o", 5);
    table.by(0, "get D, end").by(0, "get D, end");
    assert_eq!(table.owned(0, Stack::D), 2);
    assert_eq!(table.mp(0), 30 - 4 - 6);
    table.by(0, "draw 6 D > k6, draw 6 D > w6");
    assert_eq!(table.mp(0), 20 - 2 - 2);
    assert_eq!(table.refuse("draw 6 D"), "extra-tile-used");
    // Five draws in one turn, one floor kept before: six lie there.
    table
        .go("end k6")
        .by(0, "draw 5 > k5, draw 4 > k4, draw 6 D > w6, draw 6 D > u6");
    table.go("end k4");
    assert_eq!(table.floors(0).len(), 1);
}

#[test]
fn t5_the_roof_counts_first_then_the_builders_objectives_then_the_final_ones() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).erect(0, "o", 6);
    // Seat 0 spends all it has but 25, and never claims anything.
    table.by(0, "get W5, end");
    assert_eq!(table.mp(0), 24);
    table.erect(1, "y", 6).erect(1, "g", 5).by(1, "get W4, end");
    assert_eq!(table.mp(1), 21 + 15 - 14);
    // Seat 1 stands on 22: with the roof on 28. Seat 0 stands on 24.
    table.by(1, "draw 6 > g6, build g");
    assert_eq!(table.mp(1), 28);
    assert_eq!(table.ending(), "fourth pagoda");
    assert_eq!(table.state().furthest(), Some(seat(1)), "the roof counts");
    assert_eq!(table.state().fourth_finisher(), Some(seat(1)));
    // Seat 0 met wisdom5 and first, but it was not building.
    assert!(table.objectives(0).is_empty());
    assert_eq!(table.score(0), 5);
    assert!(table.objectives(1).is_empty());
    assert_eq!(table.score(1), 4 + 2);
}

#[test]
fn t5_the_builder_gets_every_objective_met_with_the_roof_that_is_still_there() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).erect(0, "o", 6);
    table.erect(1, "y", 6).erect(1, "g", 5);
    assert_eq!((table.mp(0), table.mp(1)), (42, 36));
    table.by(0, "claim first, claim space30, draw 6 > k6, end");
    let mut open = table.clone();
    // What seat 0 took is not there any more.
    table.by(1, "draw 6 > g6, build g");
    assert!(table.objectives(1).is_empty());
    assert_eq!(table.mp(1), 42);
    assert_eq!(table.state().furthest(), None, "42 each");
    // Wisdom tiles bought before are counted without a claim.
    open.by(1, "get W5, get W1, end")
        .by(1, "draw 6 > g6, build g");
    let given: Vec<_> = open.objectives(1).iter().collect();
    assert_eq!(given, objectives("wisdom5"));
    assert_eq!(open.state().furthest(), Some(seat(0)));
    assert_eq!(open.score(1), 5 + 1 + 1 + 1);
}

#[test]
fn t5_space_thirty_may_be_reached_with_the_roof() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).erect(0, "o", 6).erect(0, "y", 6);
    table.erect(1, "g", 5).erect(1, "b", 4);
    assert_eq!(table.mp(1), 25);
    table.by(1, "draw 6 > g6, build g");
    assert_eq!(table.mp(1), 31);
    let given: Vec<_> = table.objectives(1).iter().collect();
    assert_eq!(given, objectives("space30"));
}

#[test]
fn t6_the_table_of_prices_is_the_one_of_the_rules() {
    let of = |cost: Cost| -> Vec<(u8, Kind)> {
        FIGURES
            .iter()
            .filter(|figure| figure.cost == cost)
            .map(|figure| (figure.mp, figure.kind))
            .collect()
    };
    let t6 = Kind::Ruling("T6");
    for (stack, n) in Stack::WISDOM.into_iter().zip(1..) {
        let expected = [(4 * n - 2, t6), (4 * n, t6), (4 * n + 2, t6)];
        assert_eq!(of(Cost::Get(stack)), expected);
    }
    let printed = Kind::Printed;
    assert_eq!(of(Cost::Get(Stack::Market)), [(10, printed), (12, printed)]);
    assert_eq!(of(Cost::Get(Stack::Shrine)), [(14, t6), (16, t6)]);
    assert_eq!(of(Cost::Get(Stack::D)), [(4, t6), (6, t6)]);
    assert_eq!(of(Cost::Get(Stack::E)), [(6, t6), (8, t6)]);
    let gamesweplay = Kind::Attested("gamesweplay.de");
    assert_eq!(of(Cost::Get(Stack::F)), [(10, gamesweplay), (12, t6)]);
    let preview = Kind::Attested("W. E. Martin's preview");
    assert_eq!(of(Cost::GetInauguration), [(8, preview)]);
    let uses: Vec<_> = Starting::ALL
        .map(|tile| of(Cost::UseStarting(tile)))
        .concat();
    assert_eq!(uses, [(0, printed), (4, printed), (6, printed)]);
    let uses: Vec<_> = Extra::ALL.map(|tile| of(Cost::UseExtra(tile))).concat();
    assert_eq!(uses, [(2, printed), (0, printed), (0, printed)]);
}

#[test]
fn t7_meditation_points_count_on_without_an_end() {
    let mut table = Table::new(2);
    for letter in ["r", "o", "y", "g", "b", "u", "w", "k"] {
        table.erect(0, letter, 5);
    }
    assert_eq!(table.mp(0), 8 * 15);
    for letter in ["r", "o", "y", "g", "b", "u", "w", "k"] {
        table.by(0, &format!("offer {letter}, end"));
    }
    table.erect(0, "r", 6).erect(0, "o", 6).erect(0, "y", 6);
    assert_eq!(table.mp(0), 120 + 8 * 7 + 3 * (6 + 2));
}

#[test]
fn t8_the_set_up_is_the_same_for_any_number_of_players() {
    let tables = [2, 3, 4].map(Table::new);
    for table in &tables {
        assert_eq!(table.legal(), tables[0].legal());
        assert_eq!(table.view(0).village, tables[0].view(0).village);
        assert_eq!(table.view(0).garden, tables[0].view(0).garden);
        assert_eq!(
            table.view(0).players[seat(0)],
            tables[0].view(0).players[seat(0)]
        );
    }
}

#[test]
fn t9_the_cheapest_standing_tile_is_the_one_used() {
    let mut table = Table::new(2);
    table.erect(0, "r", 4);
    table.by(0, "draw 6 > k6");
    let used = |table: &Table| {
        table.view(0).players[seat(0)]
            .action_tiles
            .map(|tiles| tiles.used)
    };
    assert_eq!(used(&table), [1, 0, 0, 0, 0, 0]);
    table.go("draw 6 > w6");
    assert_eq!(used(&table), [1, 1, 0, 0, 0, 0]);
    table.go("draw 6 > u6");
    assert_eq!(used(&table), [1, 1, 1, 0, 0, 0]);
    assert_eq!(table.mp(0), 0);
    table.go("end k6");
    assert_eq!(used(&table), [0; 6]);
}

#[test]
fn t10_what_can_be_built_must_be_built_before_the_turn_ends() {
    let mut table = Table::new(2);
    table.go("draw 1 > r1");
    assert_eq!(table.refuse("end"), "must-build");
    assert_eq!(table.legal(), ["build r"]);
    table.go("build r, end");
}

#[test]
fn t10_a_kept_floor_must_be_built_too() {
    let mut table = Table::new(2);
    table.go("draw 2 > r2, end");
    table.go("draw 1 > r1, build r, end");
    // Somebody else made room for the floor that seat 0 kept.
    assert_eq!(table.refuse("end"), "must-build");
    assert!(table.can("draw 6"), "the moment is free");
    table.go("draw 6 > k6");
    assert_eq!(table.refuse("end k6"), "must-build");
    table.go("build r, end");
    assert_eq!(table.height("r"), 2);
}

#[test]
fn t10_a_kept_roof_must_be_built_even_if_it_ends_the_match() {
    let mut table = Table::new(2);
    table.go("end").go("draw 6 > g6, end");
    table.erect(0, "r", 6).erect(0, "o", 6).erect(0, "y", 6);
    for size in 1..=5 {
        table.by(0, &format!("draw {size} > g{size}, build g, end"));
    }
    assert_eq!(table.up(), 1);
    assert_eq!(table.refuse("end"), "must-build");
    table.go("build g");
    assert_eq!(table.ending(), "fourth pagoda");
}

#[test]
fn t11_as_many_idle_turns_in_a_row_as_there_are_players_end_the_match() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        table.go("draw 6 > r6, end");
        for number in 1..=players {
            assert_eq!(table.ending(), "not over");
            assert_eq!(table.state().idle_turns(), number as u8 - 1);
            table.go("end");
        }
        assert_eq!(table.ending(), "stand-off");
        assert_eq!(table.state().fourth_finisher(), None);
        assert_eq!(table.state().furthest(), None, "all on space 0");
    }
}

#[test]
fn t11_using_a_tile_or_building_breaks_the_row() {
    let mut table = Table::new(3);
    table.go("end, end, draw 6 > r6, end");
    assert_eq!(table.state().idle_turns(), 0);
    table.go("end, end");
    assert_eq!(table.state().idle_turns(), 2);
    // Building a kept floor without using a tile.
    let mut table = Table::new(2);
    table.go("draw 2 > r2, end, draw 1 > r1, build r, end, build r, end");
    assert_eq!(table.state().idle_turns(), 0);
    table.go("end");
    assert_eq!(table.ending(), "not over");
}

#[test]
fn t11_claiming_alone_does_not_break_the_row() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6);
    assert_eq!(table.up(), 1);
    table.go("end, claim first, end");
    assert_eq!(table.ending(), "stand-off");
    assert_eq!(table.state().furthest(), Some(seat(0)));
    assert_eq!((table.score(0), table.score(1)), (2, 0));
    assert_eq!(table.outcome().unwrap().places.as_slice(), [1, 2]);
}

#[test]
fn t11_nothing_is_claimed_after_a_stand_off() {
    let mut table = Table::new(2);
    table.erect(0, "r", 6).go("end, end");
    assert_eq!(table.ending(), "stand-off");
    assert!(table.objectives(0).is_empty());
    assert_eq!(table.score(0), 1, "only the track objective");
    assert_eq!(table.refuse_of(0, "claim first"), "not-your-turn");
}

#[test]
fn t11_forty_rounds_without_a_floor_built_end_the_match() {
    for players in 2..=4 {
        let mut table = Table::new(players);
        table.go("draw 1 > y1, build y, end");
        let limit = 40 * players;
        for turn in 0..limit {
            assert_eq!(table.ending(), "not over");
            assert_eq!(usize::from(table.state().turns_without_building()), turn);
            let up = table.up();
            // Everybody draws and keeps a roof of one's own, then draws another and puts it back.
            let own = ["r6", "o6", "g6", "b6"][up];
            if table.floors(up).is_empty() {
                table.go(&format!("draw 6 > {own}, end"));
            } else {
                table.go(&format!("draw 6 > k6, end {own}"));
            }
        }
        assert_eq!(table.ending(), "stand-off");
        assert_eq!(table.state().idle_turns(), 0);
        assert_eq!(table.state().furthest(), Some(Seat::new(0)));
    }
}

#[test]
fn t11_building_starts_the_forty_rounds_anew() {
    let mut table = Table::new(2);
    table.go("draw 6 > k6, end, draw 6 > w6, end, draw 6 > u6, end k6");
    assert_eq!(table.state().turns_without_building(), 3);
    table.go("draw 1 > r1, build r, end");
    assert_eq!(table.state().turns_without_building(), 0);
}

#[test]
fn t12_two_shrines_add_up() {
    let mut table = Table::new(2);
    for letter in ["r", "o", "y", "g", "b"] {
        table.erect(0, letter, 5);
    }
    assert_eq!(table.mp(0), 75);
    table.by(0, "get S, end").by(0, "get S, end");
    table
        .by(0, "get Ir, end")
        .by(0, "get W1, end")
        .by(0, "get W1, end");
    assert_eq!(table.mp(0), 75 - 14 - 16 - 8 - 2 - 4);
    assert_eq!(table.score(0), 1 + 1 + 2 * 2);
    table.erect(0, "r", 6);
    assert!(table.state().inaugurations(seat(0)).contains(pagoda("r")));
    assert_eq!(table.score(0), 2 + 4 + 2 * 3);
}
