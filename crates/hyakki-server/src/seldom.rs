//! What is told at most once a minute, however often it happens.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Something is told again after so long.
const AGAIN_AFTER: Duration = Duration::from_secs(60);

/// What is told at most once a minute: a full disk must not fill another with its log.
#[derive(Debug)]
pub(crate) struct Seldom {
    told: Mutex<Told>,
}

#[derive(Debug)]
struct Told {
    last: Option<Instant>,
    n_untold: u64,
}

impl Seldom {
    pub(crate) const fn new() -> Seldom {
        let told = Told {
            last: None,
            n_untold: 0,
        };
        Seldom {
            told: Mutex::new(told),
        }
    }

    /// Tells it if it is time, with how often it was not told since the last time.
    pub(crate) fn tell(&self, now: Instant, telling: impl FnOnce(u64)) {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let is_early = told
            .last
            .is_some_and(|last| now.saturating_duration_since(last) < AGAIN_AFTER);
        if is_early {
            told.n_untold += 1;
            return;
        }
        told.last = Some(now);
        let n_untold = std::mem::take(&mut told.n_untold);
        drop(told);
        telling(n_untold);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_once_a_minute_with_what_was_not_told() {
        let seldom = Seldom::new();
        let begin = Instant::now();
        let mut told = Vec::new();
        for second in 0..150 {
            let now = begin + Duration::from_secs(second);
            seldom.tell(now, |n_untold| told.push((second, n_untold)));
        }
        assert_eq!(told, [(0, 0), (60, 59), (120, 59)]);
    }
}
