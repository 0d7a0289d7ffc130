//! No heap allocation on the hot path.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use hyakki_core::{ActionSet, Game, Turn};

use crate::witness::{Witness, for_every_config};

thread_local! {
    static N_ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, counting for each thread. A test binary installs it with `#[global_allocator]`.
pub struct CountingAllocator;

#[allow(
    unsafe_code,
    reason = "counting allocations is only possible as an allocator"
)]
// SAFETY: every call is passed on unchanged to the system's allocator; the counter is a plain thread-local number.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        N_ALLOCATIONS.with(|n| n.set(n.get() + 1));
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        N_ALLOCATIONS.with(|n| n.set(n.get() + 1));
        // SAFETY: the caller's promise is passed on.
        unsafe { System.realloc(pointer, layout, new_size) }
    }
}

/// How often this work allocates, beside what comes out of it.
///
/// # Panics
/// If the test binary does not use [`CountingAllocator`].
pub fn counted<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let count = || N_ALLOCATIONS.with(Cell::get);
    let first = count();
    drop(std::hint::black_box(Box::new(1)));
    let before = count();
    assert!(
        before > first,
        "the test binary must install CountingAllocator"
    );
    let result = work();
    (count() - before, result)
}

/// Plays random matches of every configuration and counts allocations in `turn`, `legal_actions` and `apply`.
///
/// # Panics
/// If there is any, or if the test binary does not use [`CountingAllocator`].
pub fn never_allocates<W: Witness>(n_matches: u64) {
    for_every_config::<W::Game>(n_matches, |config, dice| {
        let mut state = W::Game::new(config);
        loop {
            let (n_allocations, turn) = counted(|| state.turn());
            assert_eq!(n_allocations, 0, "asking whose turn it is allocated");
            match turn {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = state.sample_chance(dice);
                    state.apply_chance(&chance);
                }
                Turn::Act(seats) => {
                    let seat = seats.first().unwrap();
                    let (n_allocations, action) = counted(|| {
                        let action = state.legal_actions(seat).pick(dice);
                        state.apply(seat, action);
                        action
                    });
                    assert_eq!(n_allocations, 0, "{action} allocated");
                }
            }
        }
    });
}
