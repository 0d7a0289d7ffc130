use crate::table::{Deal, Position};

#[test]
fn the_rulebooks_example_three_sketches_against_one_complete_a_four() {
    let mut table = Deal::new("gr gr gb", "gy rb rb", "by by by")
        .stacks(["47653", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, pass");
    table.play(1, "gy:g, pass");
    assert_eq!(table.top("g"), "g4");
    table.play(0, "gb:g");
    assert_eq!(table.notebook(0), "g4");
    assert_eq!(table.discard(), "gr gr gb");
    assert_eq!(table.side(0, "g"), "");
    assert_eq!(table.side(1, "g"), "gy");
    assert_eq!(table.top("g"), "g7");
}

#[test]
fn one_sketch_too_few_completes_nothing() {
    let mut table = Deal::new("gr gr gb", "gy rb rb", "by")
        .stacks(["47653", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, gb:g");
    assert_eq!(table.notebook(0), "");
    assert_eq!(table.side(0, "g"), "gr gr gb");
}

#[test]
fn the_majority_takes_the_yokai_whoevers_turn_it_is() {
    let mut table = Deal::new("gr gr gb", "gy rb rb", "by")
        .stacks(["47653", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, gb:g");
    table.play(1, "gy:g");
    assert_eq!(table.notebook(0), "g4");
    assert_eq!(table.notebook(1), "");
    assert_eq!(table.side(1, "g"), "gy");
    assert_eq!(table.turn_of(), Some(1), "the turn goes on");
}

#[test]
fn a_tied_yokai_goes_to_the_bottom_and_both_sides_are_discarded() {
    let mut table = Deal::new("gr gr gb", "gy gy rb", "by by by")
        .stacks(["47653", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, pass");
    table.play(1, "gy:g, gy:g");
    assert_eq!(table.yokai("g"), "g7 g6 g5 g3 g4");
    assert_eq!(table.discard(), "gr gr gy gy");
    assert_eq!(
        (table.side(0, "g"), table.side(1, "g")),
        (String::new(), String::new())
    );
    assert_eq!(
        (table.notebook(0), table.notebook(1)),
        (String::new(), String::new())
    );
    assert_eq!((table.last_card(0), table.last_card(1)), (None, None));
    let stack = table.view(0).stacks[0];
    assert_eq!(
        stack.below.top().to_string(),
        "g4",
        "everybody saw it go there"
    );
}

#[test]
fn a_lone_tied_yokai_stays_on_top() {
    let mut table = Position::new("gr by", "")
        .stack("g", "g4", ["gb", "gb gy"])
        .table();
    table.play(0, "gr:g");
    assert_eq!(table.yokai("g"), "g4");
    assert_eq!(table.discard(), "gr gb gb gy");
    assert!(!table.is_over());
}

#[test]
fn k6_sketches_left_over_wait_for_a_later_sketch_even_if_they_are_enough() {
    let mut table = Position::new("gr gy gy", "")
        .stack("g", "g7 g3 g4", ["gb gb gb", "gr gr gr"])
        .table();
    table.play(0, "gr:g");
    assert_eq!(table.notebook(0), "g7");
    assert_eq!(table.top("g"), "g3");
    assert_eq!(
        table.side(1, "g"),
        "gr gr gr",
        "three sketches and a three: not at once"
    );
    // The next sketch completes it, in the same turn and with more than it needs.
    table.play(0, "gy:g");
    assert_eq!(table.notebook(1), "g3");
    assert_eq!(table.side(0, "g"), "gy");
    assert_eq!(table.side(1, "g"), "");
}

#[test]
fn k6_a_play_elsewhere_does_not_complete_a_waiting_yokai() {
    let mut table = Position::new("gr by by", "")
        .stack("g", "g7 g3 g4", ["gb gb gb", "gr gr gr"])
        .table();
    table.play(0, "gr:g, by:b");
    assert_eq!(table.top("g"), "g3");
    table.play(0, "pass");
    assert_eq!(table.top("g"), "g3", "nor does the end of a turn");
}

#[test]
fn sketches_left_over_count_towards_the_next_yokai() {
    let mut table = Position::new("gr gy gy", "")
        .stack("g", "g3 g4 g5", ["gb", "gr"])
        .table();
    table.play(0, "gr:g");
    assert_eq!(
        (table.notebook(0).as_str(), table.side(1, "g").as_str()),
        ("g3", "gr")
    );
    table.play(0, "gy:g, gy:g");
    assert_eq!(table.view(0).stacks[0].n_sketches(), 3);
    assert_eq!(table.top("g"), "g4");
}
