//! The tests of Yokai Sketch.

#![allow(clippy::unwrap_used, reason = "tests")]

#[global_allocator]
static ALLOCATOR: hyakki_laws::CountingAllocator = hyakki_laws::CountingAllocator;

mod golden;
mod illegal;
mod laws;
mod perft;
mod rulebook;
mod table;
mod view;
mod witness;
mod worlds;
