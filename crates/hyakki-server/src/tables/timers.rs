//! When a table's actor has to do something by itself.

use std::time::Duration;

use tokio::time::Instant;

/// The moments an actor waits for; each is optional, and the earliest comes first.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    /// A clock runs out.
    pub(crate) clock: Option<Instant>,
    /// The store was away; it is tried again.
    pub(crate) retry: Option<Instant>,
    /// Another node has changed the table; if that node falls silent, this one goes on.
    pub(crate) take_over: Option<Instant>,
    /// Nobody is here; the table leaves the memory.
    pub(crate) leave: Option<Instant>,
    /// The pause before the next try.
    pause: Duration,
}

/// What has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Clock,
    Retry,
    TakeOver,
    Leave,
}

const FIRST_PAUSE: Duration = Duration::from_millis(200);
const LAST_PAUSE: Duration = Duration::from_secs(2);

impl Timers {
    fn soonest(&self) -> Option<(Instant, Due)> {
        [
            (self.clock, Due::Clock),
            (self.retry, Due::Retry),
            (self.take_over, Due::TakeOver),
            (self.leave, Due::Leave),
        ]
        .into_iter()
        .filter_map(|(at, due)| Some((at?, due)))
        .min_by_key(|(at, _)| *at)
    }

    /// Waits for the earliest moment and takes it out; for ever if there is none. Dropping the future loses nothing.
    pub(crate) async fn next(&mut self) -> Due {
        let Some((at, due)) = self.soonest() else {
            return std::future::pending().await;
        };
        tokio::time::sleep_until(at).await;
        match due {
            Due::Clock => self.clock = None,
            Due::Retry => self.retry = None,
            Due::TakeOver => self.take_over = None,
            Due::Leave => self.leave = None,
        }
        due
    }

    /// Tries again after a pause that grows.
    pub(crate) fn retry_later(&mut self) {
        self.pause = (self.pause * 2).clamp(FIRST_PAUSE, LAST_PAUSE);
        self.retry = Some(Instant::now() + self.pause);
    }

    /// The store is back.
    pub(crate) fn calm_down(&mut self) {
        self.pause = Duration::ZERO;
        self.retry = None;
    }
}
