//! The server among faults, in the manner of Jepsen.
//!
//! Clients play all four games on two nodes with PostgreSQL, or on one with SQLite, while nodes are killed, paused and
//! cut off, calendars are set and disks fill. What every client asked, was told and saw is recorded; when all is over, a
//! checker that knows nothing of clients and faults compares it with what the database holds.
//!
//! | what | module |
//! | --- | --- |
//! | what was recorded: every sending, answer and picture | [`history`] |
//! | what the database holds | [`evidence`] |
//! | whether the two go together | [`checker`] |
//! | clients | `play` |
//! | nodes, databases and the ways between them | [`node`], [`world`], [`proxy`], [`clock`] |
//! | what is broken | [`faults`] |
//! | all of it together | [`round`] |
//! | what a disk may hold after a power cut | [`power`] |
//!
//! `cargo xtask torture` plays rounds for as long as it is told; the tests of the binary play two short ones.

#![cfg(target_os = "linux")]

pub mod checker;
pub mod clock;
pub mod evidence;
pub mod faults;
pub mod history;
pub mod node;
pub mod operation;
mod play;
pub mod power;
pub mod proxy;
pub mod round;
pub mod world;
