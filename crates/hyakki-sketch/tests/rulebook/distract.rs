use hyakki_core::{Game, Viewer};
use hyakki_sketch::Illegal;

use crate::table::{Deal, Position};

#[test]
fn the_opponents_last_card_turns_to_its_other_sketch_and_stays_on_the_opponents_side() {
    let mut table = Deal::new("gr gr gb", "byD rb rb", "by by by").table();
    table.play(0, "gb:b, gr:g, pass");
    assert_eq!(table.last_card(0).as_deref(), Some("gr at g"));
    table.play(1, "byD:y distract");
    assert_eq!(table.side(0, "g"), "");
    assert_eq!(table.side(0, "r"), "gr");
    assert_eq!(table.side(0, "b"), "gb");
    assert_eq!(table.side(1, "y"), "byD");
    assert_eq!(table.last_card(0).as_deref(), Some("gr at r"));
}

#[test]
fn distract_is_optional() {
    let mut table = Deal::new("gr gr gb", "byD rb rb", "by by by").table();
    table.play(0, "gr:g, pass");
    table.play(1, "byD:y");
    assert_eq!(table.side(0, "g"), "gr");
}

#[test]
fn the_ability_of_the_distracted_card_is_ignored() {
    let mut table = Deal::new("grC grD gb", "byD rbD rb", "by by by").table();
    table.play(0, "grC:g call y, pass");
    let stacks = |table: &crate::table::Table| ["g", "r", "b", "y"].map(|stack| table.yokai(stack));
    let before = stacks(&table);
    table.play(1, "byD:y distract");
    assert_eq!(stacks(&table), before, "no yokai is called again");
    assert_eq!(table.side(0, "r"), "grC");
    table.play(1, "pass");
    table.play(0, "grD:g, pass");
    table.play(1, "rbD:b distract");
    assert_eq!(table.side(0, "r"), "grC grD");
    assert_eq!(
        table.side(1, "y"),
        "byD",
        "nothing of the distracter's moves"
    );
}

#[test]
fn k3_nothing_can_be_distracted_before_the_opponent_has_played() {
    let table = Deal::new("grD gr gb", "by by rb", "ry").table();
    assert_eq!(
        table.refused(0, "grD:g distract"),
        Illegal::NothingToDistract
    );
    assert!(table.is_legal(0, "grD:g"));
}

#[test]
fn k3_a_card_that_was_discarded_cannot_be_distracted_and_no_older_one_takes_its_place() {
    let mut table = Deal::new("gr gr gb", "byD rb rb", "gy by by")
        .stacks(["37654", "76543", "76543", "76543"])
        .table();
    table.play(0, "gb:b, gr:g, gr:g");
    table.play(1, "rb:b, pass");
    table.play(0, "gy:g");
    assert_eq!(table.notebook(0), "g3");
    assert_eq!(table.side(0, "b"), "gb", "an older card lies on the table");
    assert_eq!(table.last_card(0), None);
    table.play(0, "pass");
    assert_eq!(
        table.refused(1, "byD:y distract"),
        Illegal::NothingToDistract
    );
    assert!(table.is_legal(1, "byD:y"));
}

#[test]
fn k3_a_card_that_went_with_the_opponents_own_turn_cannot_be_distracted() {
    // Seat 1 completes the yokai with its first card, and seat 0's last card is discarded with its majority.
    let mut table = Position::new("by", "gy byD")
        .turn_of(1)
        .stack("g", "g4 g7", ["gr gr gb", ""])
        .last_card(0, "gr", "g")
        .table();
    assert!(table.is_legal(1, "byD:b distract"));
    table.play(1, "gy:g");
    assert_eq!(table.notebook(0), "g4");
    assert_eq!(
        table.refused(1, "byD:b distract"),
        Illegal::NothingToDistract
    );
}

#[test]
fn a_pass_does_not_hide_the_last_card() {
    let mut table = Deal::new("gr gr gb", "byD rb rb", "gy by by by").table();
    table.play(0, "gr:g, gr:r, pass");
    table.play(1, "rb:b, pass");
    table.play(0, "pass");
    table.play(1, "byD:b distract");
    assert_eq!(table.side(0, "g"), "gr gr");
}

#[test]
fn a_card_can_be_distracted_again_while_it_is_the_last_one() {
    let mut table = Deal::new("gr gr gb", "byD rbD rb", "by by by").table();
    table.play(0, "gr:g, pass");
    table.play(1, "byD:b distract");
    assert_eq!(table.side(0, "r"), "gr");
    table.play(1, "rbD:b distract");
    assert_eq!(table.side(0, "g"), "gr");
    assert_eq!(table.last_card(0).as_deref(), Some("gr at g"));
}

#[test]
fn the_last_card_of_a_turn_is_the_one_that_is_distracted() {
    let mut table = Deal::new("gr gb gy", "byD rbD rb", "by by by").table();
    table.play(0, "gr:g, gb:g, gy:g");
    table.play(1, "byD:b distract");
    assert_eq!(table.side(0, "g"), "gr gb");
    assert_eq!(table.side(0, "y"), "gy");
}

#[test]
fn the_twin_of_the_last_card_stays_where_it_is() {
    let mut table = Deal::new("gr gr gb", "byD rbD rb", "by by by").table();
    table.play(0, "gr:g, gr:g, pass");
    table.play(1, "byD:b distract");
    assert_eq!(
        (table.side(0, "g"), table.side(0, "r")),
        ("gr".into(), "gr".into())
    );
}

#[test]
fn k4_a_card_distracted_away_does_not_count_where_it_lay() {
    let mut table = Position::new("by", "gyD by")
        .turn_of(1)
        .stack("g", "g3 g7", ["gr", "gb"])
        .last_card(0, "gr", "g")
        .table();
    table.play(1, "gyD:g distract");
    assert_eq!(table.top("g"), "g3", "two sketches are not enough");
    assert_eq!(table.side(1, "g"), "gb gyD");
    assert_eq!(table.side(0, "r"), "gr");
}

#[test]
fn k4_the_stack_played_to_is_checked_first_and_then_the_stack_reached() {
    let mut table = Position::new("by", "gyD by")
        .turn_of(1)
        .stack("g", "g3 g7", ["", "gb gb"])
        .stack("r", "r4 r5", ["gr ry", "rb"])
        .stack("b", "b7", ["rb", ""])
        .last_card(0, "rb", "b")
        .table();
    table.play(1, "gyD:g distract");
    assert_eq!(table.notebook(1), "g3");
    assert_eq!(table.notebook(0), "r4");
    assert_eq!(table.side(1, "r"), "rb");
    assert_eq!(table.last_card(0), None, "it was discarded with the rest");
    assert_eq!(table.last_card(1), None);
    let happened = table.state.view(Viewer::Spectator).last_step.unwrap();
    let completed = happened
        .completed
        .map(|completed| completed.unwrap().yokai.to_string());
    assert_eq!(completed, ["g3", "r4"]);
}

#[test]
fn k4_the_stack_reached_is_checked_once_if_it_is_the_stack_played_to() {
    // Both cards arrive before anything is counted: four against three. A second check would give the g3 away too.
    let mut table = Position::new("by", "gyD by")
        .turn_of(1)
        .stack("g", "g7 g3 g4", ["gb gb", "gb gy gy"])
        .stack("r", "r7", ["gr", ""])
        .last_card(0, "gr", "r")
        .table();
    table.play(1, "gyD:g distract");
    assert_eq!(table.notebook(1), "g7");
    assert_eq!(table.notebook(0), "");
    assert_eq!(table.side(0, "g"), "gr gb gb");
    assert_eq!(table.top("g"), "g3");
    assert_eq!(table.last_card(0).as_deref(), Some("gr at g"));
}

#[test]
fn k4_distract_can_make_a_tie_where_both_cards_arrive() {
    let mut table = Position::new("by", "gyD by")
        .turn_of(1)
        .stack("g", "g5 g3", ["gb gb", "gb gy"])
        .stack("r", "r7", ["gr", ""])
        .last_card(0, "gr", "r")
        .table();
    table.play(1, "gyD:g distract");
    assert_eq!(table.yokai("g"), "g3 g5");
    assert_eq!(table.discard(), "gr gb gb gb gy gyD");
}

#[test]
fn k6_a_distracted_card_completes_a_yokai_that_was_waiting() {
    let mut table = Position::new("by", "byD by")
        .turn_of(1)
        .stack("r", "r3 r4", ["ry", "rb rb"])
        .stack("g", "g7", ["gr", ""])
        .last_card(0, "gr", "g")
        .table();
    assert_eq!(
        table.top("r"),
        "r3",
        "three sketches lie there, but nothing was added since"
    );
    table.play(1, "byD:b distract");
    assert_eq!(table.yokai("r"), "r4 r3", "two against two");
}
