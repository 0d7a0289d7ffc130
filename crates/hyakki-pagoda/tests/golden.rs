//! Golden transcripts: a match as every seat saw it. `UPDATE_EXPECT=1` writes them anew.

use expect_test::expect_file;
use hyakki_laws::transcript::transcript;
use hyakki_pagoda::Pagoda;
use hyakki_text::Page;

use crate::table::config;

#[test]
fn two_players() {
    let text = transcript::<Pagoda, _>(config(2), 7, 120, Page::of);
    expect_file!["../testdata/two.txt"].assert_eq(&text);
}

#[test]
fn three_players() {
    let text = transcript::<Pagoda, _>(config(3), 7, 84, Page::of);
    expect_file!["../testdata/three.txt"].assert_eq(&text);
}

#[test]
fn four_players() {
    let text = transcript::<Pagoda, _>(config(4), 7, 60, Page::of);
    expect_file!["../testdata/four.txt"].assert_eq(&text);
}

#[test]
fn five_players() {
    let text = transcript::<Pagoda, _>(config(5), 7, 44, Page::of);
    expect_file!["../testdata/five.txt"].assert_eq(&text);
}
