//! What is counted while tables play.

use std::time::{Duration, Instant};

use anyhow::Result;

/// No more errors than this are shown.
const SHOWN: usize = 5;

/// What is counted while tables play.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    latencies: Vec<Duration>,
    pub(crate) n_rejected: usize,
    pub(crate) n_dropped: usize,
    pub(crate) n_matches_ended: usize,
    /// Of the whole run.
    pub(crate) n_errors: usize,
}

impl Tally {
    pub(crate) fn count_step(&mut self, called_at: Instant) {
        self.latencies.push(called_at.elapsed());
    }

    /// Counts it if it is an error.
    pub(crate) fn count_result(&mut self, result: Result<()>) {
        let Err(error) = result else { return };
        self.n_errors += 1;
        if self.n_errors <= SHOWN {
            crate::complain(&format!("{error:#}"));
        }
    }

    pub(crate) fn count_rejection(&mut self, message: &[u8]) {
        self.n_rejected += 1;
        if self.n_rejected <= SHOWN {
            crate::complain(&String::from_utf8_lossy(message));
        }
    }

    /// What was counted since the last time; errors are kept.
    pub(crate) fn take(&mut self) -> Tally {
        let n_errors = self.n_errors;
        let taken = std::mem::take(self);
        self.n_errors = n_errors;
        taken
    }

    pub(crate) fn n_steps(&self) -> usize {
        self.latencies.len()
    }

    /// The latencies in order.
    pub(crate) fn into_sorted(mut self) -> Vec<Duration> {
        self.latencies.sort_unstable();
        self.latencies
    }
}
