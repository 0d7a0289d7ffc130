//! Every lesson on the shelf, walked in every language; and lessons that are wrong.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "all/bad.rs"]
mod bad;
#[path = "all/shelf.rs"]
mod shelf;
#[path = "all/words.rs"]
mod words;
