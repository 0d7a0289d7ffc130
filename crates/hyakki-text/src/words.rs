//! Words that several games use.

use std::fmt::Display;

use hyakki_core::{Seat, Viewer};

/// “you” or “seat 2”, as the subject of a sentence or in a table.
pub(crate) fn name(seat: Seat, viewer: Viewer) -> String {
    if viewer.is(seat) {
        "you".to_owned()
    } else {
        format!("seat {seat}")
    }
}

/// “1 card”, “2 cards”.
pub(crate) fn count<N: Copy + Display + PartialEq + From<u8>>(n: N, noun: &str) -> String {
    let plural = if n == N::from(1) { "" } else { "s" };
    format!("{n} {noun}{plural}")
}
