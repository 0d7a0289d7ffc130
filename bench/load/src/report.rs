//! What was measured, as one line of JSON.

use std::time::Duration;

use serde::Serialize;

use crate::process::Cores;

/// What was measured; the fields are those of `bench/boardgame-io/load.js`, and a few more.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    pub(crate) tables: usize,
    pub(crate) tables_played: usize,
    pub(crate) sockets: usize,
    pub(crate) seconds: f64,
    pub(crate) rate_aimed: Option<f64>,
    pub(crate) steps: usize,
    pub(crate) steps_per_second: f64,
    pub(crate) p50_ms: Option<f64>,
    pub(crate) p99_ms: Option<f64>,
    pub(crate) max_ms: Option<f64>,
    pub(crate) matches_ended: usize,
    pub(crate) rejected: usize,
    pub(crate) errors: usize,
    pub(crate) unanswered: usize,
    pub(crate) calls_owed_at_end: usize,
    pub(crate) calls_dropped: usize,
    pub(crate) idle_kib_per_table: f64,
    pub(crate) bare_kib_per_table: f64,
    pub(crate) tables_alive: Alive,
    pub(crate) server_kib: Memory,
    pub(crate) opening_seconds: f64,
    pub(crate) server_cores: f64,
    pub(crate) server_starved_share: f64,
    pub(crate) generator_cores: f64,
    pub(crate) other_cores: f64,
}

/// How many tables the server had in memory.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Alive {
    pub(crate) bare: usize,
    pub(crate) idle: usize,
    pub(crate) played: usize,
}

/// The server's memory: before the tables, with them, with their sockets, after the play.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Memory {
    pub(crate) empty: u64,
    pub(crate) bare: u64,
    pub(crate) idle: u64,
    pub(crate) played: u64,
}

impl Memory {
    /// What each of the tables takes.
    pub(crate) fn for_each(&self, kib: u64, n_tables: usize) -> f64 {
        round((kib as f64 - self.empty as f64) / n_tables as f64, 1)
    }
}

impl Report {
    pub(crate) fn with_cores(mut self, cores: &Cores) -> Report {
        self.seconds = round(cores.seconds, 2);
        self.steps_per_second = round(self.steps as f64 / cores.seconds, 1);
        self.server_cores = round(cores.server, 2);
        self.server_starved_share = round(cores.starved, 2);
        self.generator_cores = round(cores.generator, 2);
        self.other_cores = round(cores.others, 2);
        self
    }
}

/// The latency that so much of them do not exceed, in milliseconds.
pub(crate) fn percentile(sorted: &[Duration], share: f64) -> Option<f64> {
    let idx = (sorted.len() as f64 * share) as usize;
    let latency = sorted.get(idx.min(sorted.len().checked_sub(1)?))?;
    Some(round(latency.as_secs_f64() * 1e3, 2))
}

pub(crate) fn round(value: f64, n_digits: i32) -> f64 {
    let unit = 10_f64.powi(n_digits);
    (value * unit).round() / unit
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::percentile;

    #[test]
    fn percentiles_are_latencies_that_occurred() {
        let latencies: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!(percentile(&latencies, 0.5), Some(101.0));
        assert_eq!(percentile(&latencies, 0.99), Some(199.0));
        assert_eq!(percentile(&latencies, 1.0), Some(200.0));
        assert_eq!(percentile(&[], 0.5), None);
    }
}
