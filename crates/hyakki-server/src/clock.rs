//! The time, as everything here counts it.
//!
//! The calendar is looked at once, when the process begins; from then on only the time that has passed counts.
//! Somebody who sets the machine's clock, or a machine that corrects it, takes nobody's time away and gives nobody any.

use std::sync::LazyLock;
use std::time::{Duration, SystemTime};

use tokio::time::Instant;

static BEGINNING: LazyLock<Beginning> = LazyLock::new(Beginning::now);

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    BEGINNING.now_ms()
}

/// The moment at which a time of the calendar comes.
pub(crate) fn instant_at(at_ms: i64) -> Instant {
    let ahead = u64::try_from(at_ms - now_ms()).unwrap_or(0);
    Instant::now() + Duration::from_millis(ahead)
}

/// When the process began, by the calendar and by the clock that nobody can set.
struct Beginning {
    calendar_ms: i64,
    instant: std::time::Instant,
}

impl Beginning {
    fn now() -> Beginning {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Beginning {
            // A clock before 1970 is wrong anyway.
            calendar_ms: since.map_or(0, in_ms),
            instant: std::time::Instant::now(),
        }
    }

    fn now_ms(&self) -> i64 {
        let passed = in_ms(self.instant.elapsed());
        self.calendar_ms.saturating_add(passed)
    }
}

fn in_ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: i64 = 60 * 60 * 1000;

    /// The calendar of a machine whose clock was set after the process began differs from what it was then; that is
    /// the same as a beginning at another hour than the calendar says now.
    #[test]
    fn a_clock_that_is_set_by_an_hour_changes_no_time_by_a_second() {
        for jump_ms in [-HOUR_MS, HOUR_MS] {
            let real = Beginning::now();
            let then_ms = real.calendar_ms - jump_ms;
            let before_the_jump = Beginning {
                calendar_ms: then_ms,
                instant: real.instant,
            };
            let passed_ms = before_the_jump.now_ms() - then_ms;
            assert!((0..1000).contains(&passed_ms), "{passed_ms}");
        }
    }

    #[test]
    fn time_goes_on_from_the_calendar_and_never_back() {
        let calendar_ms = Beginning::now().calendar_ms;
        let times: Vec<i64> = (0..1000).map(|_| now_ms()).collect();
        assert!(times.is_sorted());
        assert!((times[0] - calendar_ms).abs() < HOUR_MS, "{times:?}");
        let an_hour_ago = std::time::Instant::now().checked_sub(Duration::from_secs(3600));
        if let Some(instant) = an_hour_ago {
            let began = Beginning {
                calendar_ms: 5,
                instant,
            };
            assert!((HOUR_MS..HOUR_MS + 60_000).contains(&began.now_ms()));
        }
    }
}
