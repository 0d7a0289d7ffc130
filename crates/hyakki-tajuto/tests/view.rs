//! What a view tells, as data and as text.

use hyakki_core::{Game, Viewer};
use hyakki_tajuto::{Inauguration, PhaseView, Tajuto, Totals};
use hyakki_text::Page;

use crate::table::{Table, config, pagoda, seat};

fn text(table: &Table, viewer: Viewer) -> String {
    Page::of(&table.state().view(viewer)).to_string()
}

/// Seat 0 has W1 and Ir of a finished pagoda face down, a Market and Io open; seat 1 is to act.
pub fn with_tiles(totals: Totals) -> Table {
    let mut table = Table::with(config(2).with_totals(totals));
    table.erect(0, "r", 5).erect(0, "o", 5);
    table
        .by(0, "get Ir, end")
        .by(0, "get M, end")
        .by(0, "get Io, end");
    table.erect(0, "r", 6).by(0, "get W1, end");
    table
}

#[test]
fn prices_are_those_of_the_viewer() {
    let table = with_tiles(Totals::Hidden);
    let own = table.view(0);
    assert_eq!(
        (own.inauguration_price.printed, own.inauguration_price.yours),
        (8, 6)
    );
    let w1 = own.village[0].price.unwrap();
    assert_eq!((w1.printed, w1.yours), (4, 2));
    let other = table.view(1);
    assert_eq!(other.village[0].price.unwrap().yours, 4);
    let spectator = table.state().view(Viewer::Spectator);
    assert_eq!(spectator.village[0].price.unwrap().yours, 4);
}

#[test]
fn inaugurations_are_open_until_their_pagoda_is_finished() {
    let view = with_tiles(Totals::Hidden).view(1);
    let owner = &view.players[seat(0)];
    assert!(owner.safe_inaugurations.contains(pagoda("r")));
    assert!(owner.open_inaugurations.contains(pagoda("o")));
    assert_eq!(owner.n_face_down, 2);
    assert_eq!(
        view.garden[0].inauguration,
        Inauguration::Owned { seat: seat(0) }
    );
    assert_eq!(view.garden[2].inauguration, Inauguration::Offered);
}

#[test]
fn the_text_hides_what_lies_face_down_before_others_only() {
    let table = with_tiles(Totals::Hidden);
    let own = text(&table, Viewer::Seat(seat(0)));
    assert!(own.contains("W1 Ir      5\n"), "{own}");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let others = text(&table, viewer);
        assert!(others.contains("2 tiles    ?\n"), "{others}");
        assert!(!others.contains("W1 Ir"), "{others}");
        // Markets and tiles of unfinished pagodas lie open.
        assert!(others.contains("C M Io "), "{others}");
    }
    let shown = with_tiles(Totals::Shown);
    let others = text(&shown, Viewer::Seat(seat(1)));
    assert!(others.contains("W1 Ir      5\n"), "{others}");
}

#[test]
fn at_the_end_everything_is_turned_up() {
    let mut table = with_tiles(Totals::Hidden);
    table.go("end, end");
    let others = text(&table, Viewer::Seat(seat(1)));
    assert!(others.contains("W1 Ir furthest-monk  6\n"), "{others}");
    assert!(others.contains("stand-off"), "{others}");
}

#[test]
fn the_view_remembers_the_last_thing_that_happened() {
    let mut table = Table::new(3);
    assert_eq!(table.view(0).last, None);
    table.go("draw 2 > r2");
    let last = table.view(1).last.unwrap();
    assert_eq!(
        (last.seat, last.action.0.to_string().as_str()),
        (seat(0), "draw 2")
    );
    assert_eq!(last.drawn.unwrap().to_string(), "r2");
    table.go("end");
    let last = table.view(1).last.unwrap();
    assert_eq!(
        (last.seat, last.action.0.to_string().as_str()),
        (seat(0), "end")
    );
    assert_eq!(last.drawn, None);
    table.go("end, end");
    assert_eq!(table.view(1).last.unwrap().seat, seat(2));
}

#[test]
fn the_stage_says_what_the_match_waits_for() {
    let mut state = Tajuto::new(config(2));
    assert_eq!(state.view(Viewer::Spectator).phase, PhaseView::Setup);
    assert_eq!(state.view(Viewer::Spectator).active, None);
    state.apply_chance(&"first 1".parse().unwrap());
    assert_eq!(state.view(Viewer::Spectator).phase, PhaseView::Act);
    state.apply(seat(1), "draw 4".parse().unwrap());
    let view = state.view(Viewer::Spectator);
    assert_eq!(
        view.phase,
        PhaseView::Draw {
            size: "4".parse().ok()
        }
    );
    assert_eq!(view.active, Some(seat(1)));
}

#[test]
fn the_data_of_a_view_is_written_in_notation() {
    let mut table = with_tiles(Totals::Hidden);
    table.by(0, "draw 4 > k4");
    let json = serde_json::to_value(table.view(1)).unwrap();
    assert_eq!(json["viewer"], 1);
    assert_eq!(json["hand"], "sure");
    assert_eq!(json["totals"], "hidden");
    assert_eq!(json["stage"]["name"], "act");
    assert_eq!(json["players"][0]["floors"], serde_json::json!(["k4"]));
    assert_eq!(
        json["players"][0]["open_inaugurations"],
        serde_json::json!(["o"])
    );
    assert_eq!(json["garden"][0]["inauguration"]["seat"], 0);
    assert_eq!(json["village"][5]["stack"], "M");
    assert_eq!(json["objectives"][0], "wisdom5");
    assert_eq!(json["last"]["action"], "draw 4");
    assert_eq!(json["last"]["drawn"], "k4");
    assert_eq!(
        json["bag"].as_array().unwrap().len(),
        table.state().bag().len()
    );
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<Tajuto>() <= 288, "{}", size_of::<Tajuto>());
}
