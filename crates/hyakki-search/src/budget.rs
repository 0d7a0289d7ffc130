//! How long a mind may think.

use std::fmt;

/// How long a mind may think.
///
/// # Examples
/// ```
/// use std::time::{Duration, Instant};
///
/// use hyakki_search::Budget;
///
/// assert!(!Budget::simulations(10).is_spent(9));
/// assert!(Budget::simulations(10).is_spent(10));
///
/// // Whoever has a clock says how much of the time is used up.
/// let (start, time) = (Instant::now(), Duration::from_secs(3_600));
/// let time_used = || start.elapsed().as_secs_f32() / time.as_secs_f32();
/// assert!(!Budget::timed(&time_used).is_spent(1_000_000));
/// assert!(Budget::timed(&|| 1.0).is_spent(1));
/// ```
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most simulations; a run with this limit alone repeats exactly.
    pub simulations: u32,
    /// The share of its time that is used up, asked now and then; once it is 1 or more the mind answers with the best it has.
    pub time_used: &'a dyn Fn() -> f32,
}

impl Budget<'_> {
    /// A number of simulations, and no other limit.
    #[must_use]
    pub fn simulations(simulations: u32) -> Budget<'static> {
        Budget {
            simulations,
            time_used: &|| 0.0,
        }
    }

    /// As many simulations as there is time for.
    #[must_use]
    pub fn timed(time_used: &dyn Fn() -> f32) -> Budget<'_> {
        Budget {
            simulations: u32::MAX,
            time_used,
        }
    }

    /// The share that is used up after a number of simulations: 1 or more when it is time to answer.
    #[must_use]
    pub fn used(&self, n_simulations: u32) -> f32 {
        let counted = n_simulations as f32 / self.simulations.max(1) as f32;
        counted.max((self.time_used)())
    }

    /// Whether it is time to answer, after a number of simulations.
    #[must_use]
    pub fn is_spent(&self, n_simulations: u32) -> bool {
        self.used(n_simulations) >= 1.0
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Budget({} simulations)", self.simulations)
    }
}
