//! Reviews of whole matches, and the laws that hold for them.

#![allow(clippy::unwrap_used, reason = "tests")]

#[path = "all/bad_records.rs"]
mod bad_records;
#[path = "all/laws.rs"]
mod laws;
#[path = "all/played.rs"]
mod played;
#[path = "all/puzzles.rs"]
mod puzzles;
