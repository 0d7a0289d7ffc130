//! When a table's actor has to do something by itself.

use std::time::Duration;

use tokio::time::Instant;

/// How long a table stays in memory when nobody watches it and no mind thinks about it.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);

/// How long this node waits for another that has moved last, before it goes on with the table itself.
const TAKE_OVER_AFTER: Duration = Duration::from_secs(3);

const FIRST_PAUSE: Duration = Duration::from_millis(200);
const LAST_PAUSE: Duration = Duration::from_secs(2);

/// The moments an actor waits for; each is optional, and the earliest comes first.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    /// A clock runs out.
    clock: Option<Instant>,
    /// The store was away; it is tried again.
    retry: Option<Instant>,
    /// Another node has changed the table; if that node falls silent, this one goes on.
    take_over: Option<Instant>,
    /// Somebody may be away from now on, or it is to be noted again that they are not.
    presence: Option<Instant>,
    /// Nobody is here; the table leaves the memory.
    leave: Option<Instant>,
    /// The pause before the next try.
    pause: Duration,
}

/// What has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Clock,
    Retry,
    TakeOver,
    Presence,
    Leave,
}

impl Timers {
    fn soonest(&self) -> Option<(Instant, Due)> {
        [
            (self.clock, Due::Clock),
            (self.retry, Due::Retry),
            (self.take_over, Due::TakeOver),
            (self.presence, Due::Presence),
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
            Due::Presence => self.presence = None,
            Due::Leave => self.leave = None,
        }
        due
    }

    /// When the clock of somebody at the table runs out, if one runs.
    pub(crate) fn clock(&self) -> Option<Instant> {
        self.clock
    }

    pub(crate) fn set_clock(&mut self, at: Instant) {
        self.clock = Some(at);
    }

    pub(crate) fn stop_clock(&mut self) {
        self.clock = None;
    }

    /// Looks again then who is there.
    pub(crate) fn look_at(&mut self, at: Option<Instant>) {
        self.presence = at;
    }

    /// Goes on with the table if the node that changed it falls silent.
    pub(crate) fn take_over_later(&mut self) {
        self.take_over = Some(Instant::now() + TAKE_OVER_AFTER);
    }

    /// Nobody needs the table in memory, perhaps since a while.
    pub(crate) fn leave_later(&mut self) {
        self.leave.get_or_insert(Instant::now() + IDLE_TIMEOUT);
    }

    /// Somebody needs the table in memory.
    pub(crate) fn stay(&mut self) {
        self.leave = None;
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
