//! Threads that share the work.

use std::io;
use std::num::NonZeroUsize;
use std::thread::{self, Scope, ScopedJoinHandle};

/// More than this only stand in each other's way.
const MOST: usize = 512;

/// How many threads play so many games: as many as were asked for, or one for each processor, but none without work.
#[must_use]
pub fn n_threads(asked: Option<NonZeroUsize>, n_games: u64) -> usize {
    let processors = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let n_useful = usize::try_from(n_games).map_or(MOST, |n_games| n_games.clamp(1, MOST));
    asked
        .map_or_else(processors, NonZeroUsize::get)
        .min(n_useful)
}

/// Lets so many threads do the same work, or as many as the system has room for; it is an error if that is none.
pub fn spawn_workers<'scope, 'env, T: Send + 'scope>(
    scope: &'scope Scope<'scope, 'env>,
    n_threads: usize,
    work: impl Fn() -> T + Clone + Send + 'scope,
) -> io::Result<Vec<ScopedJoinHandle<'scope, T>>> {
    let mut workers = Vec::new();
    for _ in 0..n_threads {
        match thread::Builder::new().spawn_scoped(scope, work.clone()) {
            Ok(worker) => workers.push(worker),
            Err(error) if workers.is_empty() => return Err(error),
            Err(_) => break,
        }
    }
    Ok(workers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_works_without_work_and_crowds_are_cut() {
        let asked = |n| NonZeroUsize::new(n);
        assert_eq!(n_threads(asked(40_000), 3), 3);
        assert_eq!(n_threads(asked(40_000), 1_000_000), MOST);
        assert_eq!(n_threads(asked(3), 1_000_000), 3);
        assert_eq!(n_threads(asked(3), 0), 1);
        assert!(n_threads(None, 1_000_000) >= 1);
    }
}
