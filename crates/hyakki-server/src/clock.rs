//! The time, as everything here counts it.

use std::time::{Duration, SystemTime};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    // A clock before 1970 is wrong anyway.
    since.map_or(0, |since| {
        i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
    })
}

/// The moment at which a time of the calendar comes.
pub(crate) fn instant_at(at_ms: i64) -> Instant {
    let ahead = u64::try_from(at_ms - now_ms()).unwrap_or(0);
    Instant::now() + Duration::from_millis(ahead)
}
