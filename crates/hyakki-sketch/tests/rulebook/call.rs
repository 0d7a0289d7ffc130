use hyakki_sketch::{Called, Illegal};

use crate::table::{Deal, Position, colour};

fn deal() -> Deal {
    Deal::new("grC gr gy", "rb rb rb", "by by by").stacks(["76543", "76543", "37654", "76543"])
}

#[test]
fn a_call_brings_the_top_yokai_of_another_stack_to_the_stack_played_to() {
    let mut table = deal().table();
    table.play(0, "grC:g call b");
    assert_eq!(table.yokai("g"), "b3 g7 g6 g5 g4 g3");
    assert_eq!(table.yokai("b"), "b7 b6 b5 b4");
    assert_eq!(table.side(0, "g"), "grC");
    assert_eq!(table.top("b"), "b7");
}

#[test]
fn a_call_is_optional() {
    let mut table = deal().table();
    table.play(0, "grC:r");
    assert_eq!(table.yokai("r"), "r7 r6 r5 r4 r3");
    assert_eq!(table.side(0, "r"), "grC");
}

#[test]
fn a_call_can_come_from_any_other_stack() {
    let table = deal().table();
    for stack in ["r", "b", "y"] {
        assert!(table.is_legal(0, &format!("grC:g call {stack}")));
    }
    assert_eq!(
        table.refused(0, "grC:g call g"),
        Illegal::CalledFromSameStack { stack: colour("g") }
    );
}

#[test]
fn the_last_yokai_of_a_stack_is_never_called() {
    let table = Position::new("grC", "")
        .stack("b", "b3", ["", ""])
        .stack("y", "y3 y4", ["", ""])
        .table();
    assert_eq!(
        table.refused(0, "grC:g call b"),
        Illegal::LastYokai { stack: colour("b") }
    );
    assert!(table.is_legal(0, "grC:g call y"));
}

#[test]
fn k4_a_called_yokai_can_be_completed_at_once() {
    let mut table = deal().table();
    table.play(0, "gr:g, gy:g, grC:g call b");
    assert_eq!(table.notebook(0), "b3");
    assert_eq!(table.top("g"), "g7");
    assert_eq!(table.discard(), "gr grC gy");
    assert_eq!(table.turn_of(), Some(1));
}

#[test]
fn k4_the_yokai_covered_by_a_call_is_not_completed() {
    // Three sketches would do for the g3, but the b7 lies on it when they are counted.
    let mut table = Position::new("grC gr", "")
        .stack("g", "g3 g4", ["gb gy", ""])
        .stack("b", "b7 b4", ["", ""])
        .table();
    table.play(0, "grC:g call b");
    assert_eq!(table.notebook(0), "");
    assert_eq!(table.yokai("g"), "b7 g3 g4");
}

#[test]
fn k2_a_called_yokai_belongs_to_the_stack_it_lies_in_and_has_its_printed_colour_in_a_notebook() {
    let mut table = deal().table();
    table.play(0, "gr:g, gy:g, grC:g call b");
    let notebook = table.view(0).notebooks[crate::table::SEATS[0]];
    let colours = |called| notebook.colours(called).iter().collect::<Vec<_>>();
    assert_eq!(colours(Called::Printed), [colour("b")]);
    assert_eq!(colours(Called::Stack), [colour("g")]);
}

#[test]
fn k5_a_called_yokai_that_runs_away_goes_to_the_bottom_of_the_stack_it_lies_in() {
    let mut table = Position::new("grC gr", "")
        .stack("g", "g7 g5", ["gb", "gb gy"])
        .stack("b", "b4 b6", ["", ""])
        .table();
    table.play(0, "grC:g call b");
    assert_eq!(table.yokai("g"), "g7 g5 b4");
    assert_eq!(table.yokai("b"), "b6");
    assert_eq!(table.side(0, "g"), "");
    assert_eq!(table.side(1, "g"), "");
}

#[test]
fn k6_the_yokai_revealed_by_a_call_is_not_completed_by_itself() {
    let mut table = Position::new("grC by by", "")
        .stack("b", "b7 b3 b4", ["gb gb", "rb"])
        .table();
    table.play(0, "grC:g call b");
    assert_eq!(table.top("b"), "b3");
    assert_eq!(table.notebook(0), "");
    // A sketch added in the same turn completes it.
    table.play(0, "by:b");
    assert_eq!(table.notebook(0), "b3");
    assert_eq!(table.side(1, "b"), "rb");
}

#[test]
fn calls_can_be_made_onto_called_yokai() {
    let mut table = Deal::new("grC gbC gyC", "rb rb rb", "by by by").table();
    table.play(0, "grC:g call r, gbC:g call r, gyC:g call y");
    assert_eq!(table.yokai("g"), "y7 r6 r7 g7 g6 g5 g4 g3");
    let stack = table.view(1).stacks[0];
    assert_eq!(
        stack
            .seen
            .iter()
            .map(|yokai| yokai.to_string())
            .collect::<Vec<_>>(),
        ["y7", "r6", "r7", "g7"]
    );
    assert_eq!(stack.unseen.len(), 4);
}
