//! Which random events are possible, and how they are written.

use hyakki_core::{Dice, Game, GameRng, MAX_SEATS, Step, at_random, next_step};
use hyakki_tajuto::{Action, Chance, Floor, Floors, Hand, Size, Tajuto};

use crate::table::{Table, config, seat};

#[test]
fn who_begins_is_one_of_the_players() {
    for players in 2..=4 {
        let state = Tajuto::new(config(players));
        for number in 0..MAX_SEATS {
            let chance = Chance::First(seat(number));
            assert_eq!(state.check_chance(&chance).is_ok(), number < players);
        }
        assert!(state.check_chance(&"r1".parse().unwrap()).is_err());
        let mut dice = GameRng::for_game(1, 0);
        let mut counts = [0; 4];
        for _ in 0..6_000 {
            if let Chance::First(seat) = state.sample_chance(&mut dice) {
                counts[seat.index()] += 1;
            }
        }
        let even = 6_000 / players as i32;
        assert!(
            counts[..players]
                .iter()
                .all(|&n: &i32| (n - even).abs() < 240),
            "{counts:?}"
        );
    }
}

#[test]
fn nothing_falls_while_a_player_acts_or_after_the_end() {
    let mut table = Table::new(2);
    for chance in ["first 0", "r1"] {
        assert!(
            table
                .state()
                .check_chance(&chance.parse().unwrap())
                .is_err()
        );
    }
    let mut state = *table.state();
    state.apply(seat(0), "draw 1".parse().unwrap());
    assert!(state.check_chance(&"first 0".parse().unwrap()).is_err());
    table.go("end, end");
    for chance in ["first 0", "r1"] {
        assert!(
            table
                .state()
                .check_chance(&chance.parse().unwrap())
                .is_err()
        );
    }
}

#[test]
fn the_notation_of_chance_is_strict() {
    for text in ["first 0", "first 3", "r1", "k6"] {
        assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
    }
    for text in [
        "", "first", "first ", "first 5", "first 10", "first  1", "first -1", "First 0",
        "first 0 ", "r7", "r", "firstr1", "first é", "é",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
    assert!("first 0".repeat(100_000).parse::<Chance>().is_err());
}

/// The floors at one end of the bag's order, for a generator written here from the description of records.
fn place_in(floors: Floors, place: u32) -> Floor {
    floors.iter().nth(place as usize).unwrap()
}

/// The description of records as a program: which calls of `below` are made, in which order.
fn described(state: &Tajuto, named: Option<Size>, dice: &mut GameRng) -> Floor {
    let bag = state.bag();
    let of_size =
        |size: Size| -> Floors { bag.iter().filter(|floor| floor.size() == size).collect() };
    let size = match (state.config().hand(), named) {
        (Hand::Blind, None) => return place_in(bag, dice.below(bag.len() as u32)),
        (Hand::Sure, Some(named)) => named,
        (Hand::Shaky, Some(named)) => {
            if dice.below(4) == 0 {
                let number = named.number();
                let neighbours: Vec<Size> = [number - 1, number + 1]
                    .into_iter()
                    .filter_map(Size::from_number)
                    .filter(|&size| !of_size(size).is_empty())
                    .collect();
                match neighbours[..] {
                    [] => named,
                    [only] => only,
                    _ => neighbours[dice.below(2) as usize],
                }
            } else {
                named
            }
        }
        other => panic!("{other:?}"),
    };
    place_in(of_size(size), dice.below(of_size(size).len() as u32))
}

#[test]
fn draws_are_sampled_as_the_records_describe() {
    for hand in [Hand::Sure, Hand::Shaky, Hand::Blind] {
        let mut dice = GameRng::for_game(9, 0);
        let config = config(3).with_hand(hand);
        let mut n_draws = 0;
        for _ in 0..200 {
            let mut state = Tajuto::new(config);
            let mut named = None;
            let mut same_dice = dice.clone();
            while let Some(step) = next_step(&state, &mut dice, at_random) {
                match step {
                    Step::Chance(Chance::Drawn(floor)) => {
                        n_draws += 1;
                        assert_eq!(described(&state, named, &mut same_dice), floor);
                        assert_eq!(same_dice.next_word(), dice.clone().next_word());
                    }
                    Step::Action(_, Action::Draw { size, .. }) => named = size,
                    Step::Action(..) | Step::Chance(_) => {}
                }
                step.apply_to(&mut state);
                same_dice = dice.clone();
            }
        }
        assert!(n_draws > 500);
    }
}
