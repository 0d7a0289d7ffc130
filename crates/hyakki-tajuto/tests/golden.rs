//! Golden transcripts: a match as every seat saw it. `UPDATE_EXPECT=1` writes them anew.
//! The seeds are of matches in which much happens early.

use expect_test::expect_file;
use hyakki_core::{Game, GameRng, Viewer, at_random, drive};
use hyakki_laws::transcript::transcript;
use hyakki_tajuto::{Hand, Tajuto, TajutoConfig, Totals};
use hyakki_text::Page;

use crate::table::config;

#[test]
fn two_players() {
    let text = transcript::<Tajuto, _>(config(2), 2669, 30, Page::of);
    expect_file!["../testdata/two-players.txt"].assert_eq(&text);
}

#[test]
fn three_players_with_shaky_hands() {
    let config = config(3).with_hand(Hand::Shaky);
    let text = transcript::<Tajuto, _>(config, 1338, 24, Page::of);
    expect_file!["../testdata/three-players-shaky.txt"].assert_eq(&text);
}

#[test]
fn four_players_blind_with_totals_shown() {
    let config = config(4).with_hand(Hand::Blind).with_totals(Totals::Shown);
    let text = transcript::<Tajuto, _>(config, 1899, 24, Page::of);
    expect_file!["../testdata/four-players-blind.txt"].assert_eq(&text);
}

/// The last pages of a random match: a full table in play, and the result.
fn last_pages(config: TajutoConfig, seed: u64) -> String {
    let mut dice = GameRng::for_game(seed, 0);
    let mut state = Tajuto::new(config);
    let mut before = String::new();
    drive(&mut state, &mut dice, |state, seat, dice| {
        before = Page::of(&state.view(Viewer::Seat(seat))).to_string();
        at_random(state, seat, dice)
    });
    let after = Page::of(&state.view(Viewer::Spectator)).to_string();
    format!("══ before the last action ══\n{before}\n══ at the end ══\n{after}")
}

#[test]
fn the_end_of_a_match() {
    expect_file!["../testdata/end-of-a-match.txt"].assert_eq(&last_pages(config(3), 2));
}
