//! What the store has done so far, for those who watch it.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use crate::store::Store;

/// Counts since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Transactions that were made durable.
    pub n_transactions: u64,
    /// Writes that were done in them.
    pub n_writes: u64,
    /// Writes that were refused, mostly because somebody else was first.
    pub n_refused: u64,
    /// Writes that wait now.
    pub n_waiting: u64,
}

#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) n_transactions: AtomicU64,
    n_writes: AtomicU64,
    n_refused: AtomicU64,
}

impl Counters {
    pub(crate) fn count(&self, is_done: bool) {
        let counter = if is_done {
            &self.n_writes
        } else {
            &self.n_refused
        };
        counter.fetch_add(1, Relaxed);
    }
}

impl Store {
    /// What was done so far.
    #[must_use]
    pub fn stats(&self) -> Stats {
        let counters = self.counters();
        Stats {
            n_transactions: counters.n_transactions.load(Relaxed),
            n_writes: counters.n_writes.load(Relaxed),
            n_refused: counters.n_refused.load(Relaxed),
            n_waiting: self.n_waiting(),
        }
    }
}
