//! Golden transcripts: a match as every seat saw it. `UPDATE_EXPECT=1` writes them anew.

use expect_test::expect_file;
use hyakki_laws::transcript::transcript;
use hyakki_pagoda::Pagoda;

use crate::table::config;

#[test]
fn two_players() {
    expect_file!["../testdata/two.txt"].assert_eq(&transcript::<Pagoda>(config(2), 7, 120));
}

#[test]
fn three_players() {
    expect_file!["../testdata/three.txt"].assert_eq(&transcript::<Pagoda>(config(3), 7, 84));
}

#[test]
fn four_players() {
    expect_file!["../testdata/four.txt"].assert_eq(&transcript::<Pagoda>(config(4), 7, 60));
}

#[test]
fn five_players() {
    expect_file!["../testdata/five.txt"].assert_eq(&transcript::<Pagoda>(config(5), 7, 44));
}
