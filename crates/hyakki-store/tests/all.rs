//! The contract of the store, on both databases, and what each promises beyond it.
#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]

#[macro_use]
mod fixture;

mod away;
mod backup;
mod chat;
mod commit;
mod done;
mod group;
mod kill;
mod log;
mod matches;
mod news;
mod opening;
mod prune;
mod puzzle_days;
mod review;
mod table;
mod tls;
mod token;
mod user;
