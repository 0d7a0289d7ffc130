//! The server from outside: everything here goes over a real socket.

#![allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]

#[macro_use]
mod fixture;
#[path = "../../hyakki-protocol/tests/pairs.rs"]
mod pairs;
mod party;
mod pauses;
mod socket;

mod accounts;
mod behind;
mod commands;
mod connections;
mod courses;
mod described;
mod fuzzing;
mod growth;
mod hidden;
mod hosting;
mod identities;
mod identity;
mod leaving;
mod logging_out;
mod made_once;
mod matches;
mod names;
mod odd_strings;
mod openapi;
mod pages;
mod pledges;
mod promises;
mod puzzles;
mod repeating;
mod reviews;
mod rules;
mod security;
mod sessions;
mod sharing;
mod stopping;
mod streams;
mod versions;
mod wire;
