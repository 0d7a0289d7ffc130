//! What lies open and what is hidden.

use hyakki_core::{Game, Seat, Viewer};
use hyakki_sketch::{CardBag, PhaseView, Sketch};
use hyakki_text::Page;

use crate::table::{Deal, Position, SEATS, bag};

#[test]
fn a_state_is_small() {
    assert!(size_of::<Sketch>() <= 512, "{}", size_of::<Sketch>());
}

#[test]
fn a_hand_is_seen_only_by_its_owner_and_its_size_by_everybody() {
    let table = Deal::new("gr gr gb", "by by rb", "ry").table();
    for viewer in Viewer::all(2) {
        let view = table.state.view(viewer);
        for seat in SEATS {
            let hand = view.hands[seat];
            assert_eq!(hand.len, table.state.hand(seat).len());
            assert_eq!(hand.cards.is_some(), viewer.is(seat));
        }
    }
    assert_eq!(table.view(1).hands[SEATS[1]].cards, Some(bag("by by rb")));
}

#[test]
fn the_table_the_notebooks_and_the_discard_pile_lie_open() {
    let mut table = Deal::new("gr gr gb", "gy gy rb", "by by by")
        .stacks(["37654", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, gb:g");
    table.play(1, "rb:b, pass");
    for viewer in Viewer::all(2) {
        let view = table.state.view(viewer);
        assert_eq!(view.discard, bag("gr gr gb"));
        assert_eq!(view.notebooks[SEATS[0]].points(), 3);
        assert_eq!(view.stacks[2].sides[SEATS[1]], bag("rb"));
        assert_eq!(view.deck_len, 27);
    }
}

#[test]
fn yokai_covered_by_a_call_and_yokai_gone_to_the_bottom_stay_known() {
    let mut table = Deal::new("gr gr grC", "gy gy rb", "by by by")
        .stacks(["47653", "76543", "76543", "76543"])
        .table();
    table.play(0, "gr:g, gr:g, pass");
    table.play(1, "gy:g, gy:g, pass");
    table.play(0, "grC:g call r");
    for viewer in Viewer::all(2) {
        let stack = table.state.view(viewer).stacks[0];
        let show = |pile: hyakki_sketch::Pile| format!("{pile:?}");
        assert_eq!(show(stack.seen), "[r7, g7]");
        assert_eq!(format!("{:?}", stack.unseen), "{g3, g5, g6}");
        assert_eq!(show(stack.below), "[g4]");
        assert_eq!(stack.len(), 6);
    }
}

#[test]
fn an_empty_deck_shows_each_player_the_others_hand_and_they_remember_it() {
    let mut table = Position::new("gr", "by").deck("rb").table();
    let known = |table: &crate::table::Table, viewer: usize| {
        let seat = 1 - viewer;
        table.view(viewer).hands[SEATS[seat]].known.unwrap()
    };
    table.play(0, "pass");
    assert_eq!(table.view(0).deck_len, 0);
    assert_eq!(known(&table, 0), bag("by rb"));
    assert_eq!(known(&table, 1), bag("gr"));
    table.play(1, "pass");
    table.reshuffle("gr rb by");
    // What was drawn since is not known, what was known still is.
    assert_eq!(table.hand(0), "gr gr");
    assert_eq!(known(&table, 1), bag("gr"));
    table.play(0, "gr:g, pass");
    assert_eq!(
        known(&table, 1),
        CardBag::EMPTY,
        "the other gr may be anything"
    );
    assert_eq!(table.hand(1), "rb rb by");
    assert_eq!(known(&table, 0), bag("by rb"));
    table.play(1, "rb:b");
    assert_eq!(known(&table, 0), bag("by"));
    // A player remembers as well what the other knows.
    assert_eq!(table.view(1).hands[SEATS[1]].known, Some(bag("by")));
}

#[test]
fn nothing_is_remembered_for_a_spectator() {
    let mut table = Position::new("gr", "by").deck("rb").table();
    table.play(0, "pass");
    let view = table.state.view(Viewer::Spectator);
    for seat in SEATS {
        assert_eq!(view.hands[seat].known, None);
        assert_eq!(view.hands[seat].cards, None);
    }
    assert_eq!(view.unseen_cards(), bag("gr by rb"));
}

#[test]
fn the_page_says_whose_turn_it_is_and_what_happened() {
    let mut table = Deal::new("gr gr gb", "gy gy rb", "by by by")
        .stacks(["37654", "76543", "76543", "76543"])
        .table();
    let page =
        |table: &crate::table::Table, viewer| Page::of(&table.state.view(viewer)).to_string();
    let seat = |number| Viewer::Seat(Seat::new(number));
    assert!(
        page(&table, seat(0))
            .contains("your turn: 0 of at most 3 cards played, at least one must be played")
    );
    assert!(page(&table, seat(1)).contains("seat 0's turn"));
    table.play(0, "gr:g, gr:g, gb:g");
    assert!(page(&table, seat(0)).contains("you took g3 from green"));
    assert!(page(&table, Viewer::Spectator).contains("seat 0 took g3 from green"));
}

#[test]
fn a_match_before_its_setup_can_be_looked_at_and_imagined() {
    let state = Sketch::new(Default::default());
    for viewer in Viewer::all(2) {
        let view = state.view(viewer);
        assert_eq!(view.phase, PhaseView::Setup);
        assert_eq!(
            Page::of(&view).to_string(),
            "Yokai Sketch · the cards are shuffled\n"
        );
    }
}

#[test]
fn the_page_tells_what_is_known_of_a_hand() {
    let mut table = Position::new("gr", "by").deck("rb").table();
    let page = |table: &crate::table::Table, seat: usize| Page::of(&table.view(seat)).to_string();
    table.play(0, "pass");
    assert!(page(&table, 0).contains("seat 1's hand: 2 cards, known: rb by"));
    assert!(page(&table, 1).contains("your hand: rb by (known to the other: rb by)"));
    table.play(1, "pass");
    assert!(page(&table, 1).contains("the discard pile is shuffled, so that seat 0 can draw"));
    table.reshuffle("gyC");
    assert!(page(&table, 1).contains("seat 0's hand: 2 cards, among them gr"));
}

#[test]
fn the_page_tells_the_result() {
    let mut table = Position::new("gy", "rb")
        .stack("g", "g3", ["gr gb", ""])
        .table();
    table.play(0, "gy:g");
    let page = Page::of(&table.view(1)).to_string();
    assert!(page.contains("over: won by seat 0 (empty stack)"), "{page}");
}
