use hyakki_core::{ActionSet, Dice, Game, GameRng, Seat, Turn, Viewer};
use hyakki_sketch::{Called, Illegal, Sketch};

use crate::table::{Deal, Position, Table, colour};

/// Seat 0 can take the last green yokai, a 3, with its only green card.
fn last_green() -> Position {
    Position::new("gy by by", "rb rb").stack("g", "g3", ["gr gb", ""])
}

fn places(table: &Table) -> Vec<u8> {
    table.outcome().places.as_slice().to_vec()
}

fn points(table: &Table) -> Vec<i16> {
    table.outcome().points.as_slice().to_vec()
}

#[test]
fn the_match_ends_when_a_stack_has_no_yokai_left() {
    let mut table = last_green().table();
    table.play(0, "gy:g");
    assert!(table.is_over());
    assert_eq!(table.outcome().ending, "empty stack");
    assert_eq!(points(&table), [3, 0]);
    assert_eq!(places(&table), [1, 2]);
    assert_eq!(table.turn_of(), None);
    for seat in [0, 1] {
        assert_eq!(table.refused(seat, "by:b"), Illegal::NotYourTurn);
        assert_eq!(table.refused(seat, "pass"), Illegal::NotYourTurn);
        assert!(table.state.legal_actions(Seat::new(seat)).is_empty());
    }
}

#[test]
fn most_points_win_even_with_fewer_yokai() {
    let mut table = last_green().notebook(1, "r7").table();
    table.play(0, "gy:g");
    assert_eq!(points(&table), [3, 7]);
    assert_eq!(places(&table), [2, 1]);
}

#[test]
fn a_tie_of_points_goes_to_more_different_colours() {
    let mut table = last_green().notebook(0, "b4").notebook(1, "y3 y4").table();
    table.play(0, "gy:g");
    assert_eq!(points(&table), [7, 7]);
    assert_eq!(places(&table), [1, 2]);
}

#[test]
fn k7_a_tie_of_points_and_colours_is_a_shared_win() {
    let mut table = last_green().notebook(0, "b4").notebook(1, "r3 y4").table();
    table.play(0, "gy:g");
    assert_eq!(points(&table), [7, 7]);
    assert_eq!(places(&table), [1, 1]);
}

#[test]
fn k2_the_option_called_decides_which_colour_a_called_yokai_breaks_a_tie_with() {
    let played = |called| {
        let mut table = last_green()
            .called(called)
            .notebook(0, "b4/g")
            .notebook(1, "y3 y4")
            .table();
        table.play(0, "gy:g");
        assert_eq!(points(&table), [7, 7]);
        places(&table)
    };
    assert_eq!(
        played(Called::Printed),
        [1, 2],
        "green and blue against yellow"
    );
    assert_eq!(played(Called::Stack), [1, 1], "green against yellow");
}

#[test]
fn k8_two_stacks_can_run_out_together() {
    let mut table = Position::new("gyD by", "rb rb")
        .stack("g", "g3", ["gr gb", ""])
        .stack("r", "r3", ["ry", "gr"])
        .stack("b", "b7", ["", "rb"])
        .last_card(1, "rb", "b")
        .table();
    table.play(0, "gyD:g distract");
    assert!(table.is_over());
    assert_eq!(
        (table.notebook(0).as_str(), table.notebook(1).as_str()),
        ("g3", "r3")
    );
    assert_eq!(places(&table), [1, 1]);
}

#[test]
fn k8_the_second_check_counts_although_the_first_has_ended_the_match() {
    let mut table = Position::new("gyD by", "rb rb")
        .stack("g", "g3", ["gr gb", ""])
        .stack("r", "r4 r7", ["ry", "gr gr"])
        .stack("b", "b7", ["", "rb"])
        .last_card(1, "rb", "b")
        .table();
    table.play(0, "gyD:g distract");
    assert_eq!(table.outcome().ending, "empty stack");
    assert_eq!(points(&table), [3, 4]);
    assert_eq!(places(&table), [2, 1]);
}

#[test]
fn a_call_never_empties_a_stack() {
    let table = Position::new("grC", "").table();
    for from in ["r", "b", "y"] {
        assert_eq!(
            table.refused(0, &format!("grC:g call {from}")),
            Illegal::LastYokai {
                stack: colour(from)
            }
        );
    }
    assert!(table.is_legal(0, "grC:g"));
}

#[test]
fn a_match_can_end_in_the_middle_of_a_turn_and_on_the_opponents_majority() {
    let mut table = Position::new("gy by by", "rb rb")
        .stack("g", "g4", ["", "gr gb gb"])
        .table();
    table.play(0, "by:b, gy:g");
    assert!(table.is_over());
    assert_eq!(table.notebook(1), "g4");
    assert_eq!(places(&table), [2, 1]);
}

#[test]
fn k10_sixty_turns_in_a_row_without_a_yokai_taken_end_the_match() {
    let mut table = Position::new("gy by", "rb rb")
        .notebook(1, "r3")
        .quiet_turns(58)
        .table();
    table.play(0, "gy:g, pass");
    assert!(!table.is_over());
    assert_eq!(table.view(0).n_quiet_turns, 59);
    table.play(1, "pass");
    assert_eq!(table.outcome().ending, "sixty quiet turns");
    assert_eq!(points(&table), [0, 3]);
    assert_eq!(places(&table), [2, 1]);
}

#[test]
fn k10_nobody_draws_after_the_last_quiet_turn() {
    let mut table = Position::new("gy by", "rb rb").quiet_turns(59).table();
    let deck_len = table.view(0).deck_len;
    table.play(0, "pass");
    assert!(table.is_over());
    assert_eq!(table.view(0).deck_len, deck_len);
}

#[test]
fn k10_a_yokai_taken_by_either_player_begins_the_count_anew() {
    // Seat 0 completes it, seat 1 takes it; the turn in which that happens is not quiet.
    let mut table = Position::new("gy by by", "rb rb")
        .stack("g", "g4 g5", ["", "gr gb gb"])
        .quiet_turns(59)
        .table();
    table.play(0, "gy:g");
    assert_eq!(table.view(0).n_quiet_turns, 59);
    assert!(table.view(0).is_yokai_taken);
    table.play(0, "pass");
    assert!(!table.is_over());
    assert_eq!(table.view(0).n_quiet_turns, 0);
    assert!(!table.view(0).is_yokai_taken);
    table.play(1, "pass");
    assert_eq!(table.view(0).n_quiet_turns, 1);
}

#[test]
fn k10_a_yokai_that_runs_away_is_not_taken() {
    let mut table = Position::new("gr by", "rb")
        .stack("g", "g4", ["gb", "gb gy"])
        .quiet_turns(59)
        .table();
    table.play(0, "gr:g, by:b");
    assert_eq!(table.outcome().ending, "sixty quiet turns");
}

#[test]
fn an_empty_stack_ends_the_match_rather_than_the_quiet_turns() {
    let mut table = last_green().quiet_turns(59).table();
    table.play(0, "gy:g");
    assert_eq!(table.outcome().ending, "empty stack");
}

/// Plays at random, but never so that a yokai is taken, until that is impossible or the match is over;
/// tells how many turns were taken.
fn play_quietly(table: &mut Table, dice: &mut GameRng) -> usize {
    let mut n_turns = 0;
    let mut last_seat = None;
    loop {
        match table.state.turn() {
            Turn::Over(_) => return n_turns,
            Turn::Chance => {
                let chance = table.state.sample_chance(dice);
                table.state.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                n_turns += usize::from(last_seat != seats.first());
                last_seat = seats.first();
                let quiet = quiet_successors(&table.state);
                if quiet.is_empty() {
                    return n_turns;
                }
                table.state = quiet[dice.index(quiet.len())];
            }
        }
    }
}

fn quiet_successors(state: &Sketch) -> Vec<Sketch> {
    let seat = state.turn().seats().first().unwrap();
    state
        .legal_actions(seat)
        .iter()
        .map(|action| {
            let mut next = *state;
            next.apply(seat, action);
            next
        })
        .filter(|next| {
            let notebooks = next.view(Viewer::Spectator).notebooks;
            notebooks.iter().all(|notebook| notebook.yokai().is_empty())
        })
        .collect()
}

#[test]
fn k10_sixty_quiet_turns_can_be_played_from_the_deal() {
    let deal = || Deal::new("gr gr gb", "gy gy rb", "by by by").stacks(["46735"; 4]);
    let (table, n_turns) = (0..100)
        .find_map(|seed| {
            let mut table = deal().table();
            let n_turns = play_quietly(&mut table, &mut GameRng::for_game(seed, 5));
            table.is_over().then_some((table, n_turns))
        })
        .expect("some of a hundred tries finds enough ties");
    assert_eq!(n_turns, 60);
    assert_eq!(table.outcome().ending, "sixty quiet turns");
    assert_eq!((points(&table), places(&table)), (vec![0, 0], vec![1, 1]));
}
