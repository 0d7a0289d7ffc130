//! How long a contestant may think about a move.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use hyakki_search::Budget;
use thiserror::Error;

/// How long a contestant may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// So many simulations: a run repeats exactly.
    Simulations(u32),
    /// So much time.
    Time(Duration),
}

/// A budget that nobody can keep to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLimit {
    /// It is no number of simulations or milliseconds.
    #[error("“{0}” is no budget: write a number of simulations (200) or milliseconds (50ms)")]
    Unreadable(String),
    /// It is nothing, or more than anybody can wait for.
    #[error("a budget is from 1 to {max} simulations or from 1 to {ms} ms, not {found}", max = MAX_SIMULATIONS, ms = MAX_MS)]
    Impossible {
        /// What was asked for.
        found: String,
    },
}

const MAX_SIMULATIONS: i64 = 100_000_000;
const MAX_MS: i64 = 600_000;

impl Limit {
    /// So many simulations, if that is possible.
    pub fn simulations(simulations: i64) -> Result<Limit, BadLimit> {
        if (1..=MAX_SIMULATIONS).contains(&simulations) {
            Ok(Limit::Simulations(simulations as u32))
        } else {
            let found = simulations.to_string();
            Err(BadLimit::Impossible { found })
        }
    }

    /// So many milliseconds, if that is possible.
    pub fn time_ms(ms: i64) -> Result<Limit, BadLimit> {
        if (1..=MAX_MS).contains(&ms) {
            Ok(Limit::Time(Duration::from_millis(ms.cast_unsigned())))
        } else {
            let found = format!("{ms} ms");
            Err(BadLimit::Impossible { found })
        }
    }

    /// How much time there is at all, if time is what counts.
    #[must_use]
    pub fn time(self) -> Option<Duration> {
        match self {
            Limit::Simulations(_) => None,
            Limit::Time(time) => Some(time),
        }
    }

    /// Thinks within this limit, from now on.
    pub(crate) fn think<T>(self, thought: impl FnOnce(Budget<'_>) -> T) -> T {
        match self {
            Limit::Simulations(simulations) => thought(Budget::simulations(simulations)),
            Limit::Time(time) => {
                let start = Instant::now();
                let time_used = || start.elapsed().as_secs_f32() / time.as_secs_f32();
                thought(Budget::timed(&time_used))
            }
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Simulations(simulations) => write!(f, "{simulations}"),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Limit {
    type Err = BadLimit;

    fn from_str(text: &str) -> Result<Limit, BadLimit> {
        let unreadable = |_| BadLimit::Unreadable(text.to_owned());
        match text.strip_suffix("ms") {
            Some(ms) => Limit::time_ms(ms.parse().map_err(unreadable)?),
            None => Limit::simulations(text.parse().map_err(unreadable)?),
        }
    }
}
