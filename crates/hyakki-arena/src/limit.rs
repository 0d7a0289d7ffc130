//! How long a contestant may think about a move.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use hyakki_search::Budget;
use thiserror::Error;

use crate::thread_time::thread_time;

/// How long a contestant may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// So many simulations: a run repeats exactly.
    Simulations(u32),
    /// So much time by the clock.
    Time(Duration),
    /// So much processor time of the thread that thinks: a busy machine does not decide.
    Processor(Duration),
}

/// A budget that nobody can keep to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BadLimit {
    /// It is no number of simulations or milliseconds.
    #[error(
        "“{0}” is no budget: write a number of simulations (200), milliseconds (50ms) or milliseconds of processor time (50cpu)"
    )]
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

    /// So many milliseconds of processor time, if that is possible.
    pub fn processor_ms(ms: i64) -> Result<Limit, BadLimit> {
        match Limit::time_ms(ms)? {
            Limit::Time(time) => Ok(Limit::Processor(time)),
            other => Ok(other),
        }
    }

    /// How much time there is at all, if time is what counts.
    #[must_use]
    pub fn time(self) -> Option<Duration> {
        match self {
            Limit::Simulations(_) => None,
            Limit::Time(time) | Limit::Processor(time) => Some(time),
        }
    }

    /// What it allows, as a sentence has it.
    #[must_use]
    pub fn in_words(self) -> String {
        match self {
            Limit::Simulations(simulations) => format!("{simulations} simulations a move"),
            Limit::Time(time) => format!("{} ms a move", time.as_millis()),
            Limit::Processor(time) => {
                format!("{} ms of processor time a move", time.as_millis())
            }
        }
    }

    /// The clock by which a thought is measured, from now on.
    pub(crate) fn clock(self) -> Clock {
        match self {
            Limit::Simulations(_) | Limit::Time(_) => Clock::Wall(Instant::now()),
            Limit::Processor(_) => Clock::Thread(thread_time()),
        }
    }

    /// Thinks within this limit, from now on.
    pub(crate) fn think<T>(self, thought: impl FnOnce(Budget<'_>) -> T) -> T {
        match self {
            Limit::Simulations(simulations) => thought(Budget::simulations(simulations)),
            Limit::Time(time) | Limit::Processor(time) => {
                let clock = self.clock();
                let time_used = || clock.elapsed().as_secs_f32() / time.as_secs_f32();
                thought(Budget::timed(&time_used))
            }
        }
    }
}

/// When a thought began.
#[derive(Clone, Copy)]
pub(crate) enum Clock {
    Wall(Instant),
    Thread(Duration),
}

impl Clock {
    /// How long it has taken so far.
    pub(crate) fn elapsed(self) -> Duration {
        match self {
            Clock::Wall(start) => start.elapsed(),
            Clock::Thread(start) => thread_time().saturating_sub(start),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Simulations(simulations) => write!(f, "{simulations}"),
            Limit::Time(time) => write!(f, "{}ms", time.as_millis()),
            Limit::Processor(time) => write!(f, "{}cpu", time.as_millis()),
        }
    }
}

impl FromStr for Limit {
    type Err = BadLimit;

    fn from_str(text: &str) -> Result<Limit, BadLimit> {
        let unreadable = |_| BadLimit::Unreadable(text.to_owned());
        if let Some(ms) = text.strip_suffix("ms") {
            Limit::time_ms(ms.parse().map_err(unreadable)?)
        } else if let Some(ms) = text.strip_suffix("cpu") {
            Limit::processor_ms(ms.parse().map_err(unreadable)?)
        } else {
            Limit::simulations(text.parse().map_err(unreadable)?)
        }
    }
}
