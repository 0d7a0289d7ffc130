//! The tests of the table: everything without a socket, a store or a clock.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub, reason = "tests")]

mod clocks;
mod conceding;
mod hosting;
mod leavers;
mod play;
mod pledges;
mod room;
mod seats;
mod snapshots;
mod stored;
mod taking_back;
