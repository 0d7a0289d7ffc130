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
        let since = calendar().duration_since(SystemTime::UNIX_EPOCH);
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

/// What the machine's clock says, which anybody may set.
#[cfg(not(test))]
#[allow(
    clippy::disallowed_methods,
    reason = "the one place that looks at the calendar"
)]
fn calendar() -> SystemTime {
    SystemTime::now()
}

/// The same for tests, which set it.
#[cfg(test)]
use tests::calendar;

fn in_ms(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests;
