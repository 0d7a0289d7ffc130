//! Golden transcripts: a match as every seat saw it. `UPDATE_EXPECT=1` writes them anew.

use expect_test::expect_file;
use hyakki_laws::transcript::transcript;
use hyakki_septet::{Lead, Scoring, Septet};
use hyakki_text::Page;

use crate::table::config;

#[test]
fn four_players_advanced() {
    let text = transcript::<Septet, _>(config(4), 7, 60, Page::of);
    expect_file!["../testdata/four-advanced.txt"].assert_eq(&text);
}

#[test]
fn three_players_basic() {
    let config = config(3)
        .with_scoring(Scoring::Basic)
        .with_lead(Lead::Dealt);
    let text = transcript::<Septet, _>(config, 5, 300, Page::of);
    expect_file!["../testdata/three-basic.txt"].assert_eq(&text);
}
