//! The tests of Yokai Septet.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub, reason = "tests")]

mod golden;
mod illegal;
mod laws;
mod perft;
mod rulebook;
mod table;
mod view;
mod witness;
mod worlds;

#[global_allocator]
static ALLOCATOR: hyakki_laws::CountingAllocator = hyakki_laws::CountingAllocator;
