//! The tests of Yokai Pagoda.

#![allow(clippy::unwrap_used, missing_docs, unreachable_pub, reason = "tests")]

mod laws;

#[global_allocator]
static ALLOCATOR: hyakki_laws::CountingAllocator = hyakki_laws::CountingAllocator;
