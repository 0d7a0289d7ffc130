//! What waits to be sent on one connection.

use std::collections::VecDeque;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// A client that leaves more answers unread than this is not reading.
pub(crate) const MAX_WAITING: usize = 128;

/// Why a connection ends, in words that clients understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Farewell {
    /// The close code of the WebSocket protocol.
    pub(crate) code: u16,
    /// A name that programs can rely on.
    pub(crate) reason: &'static str,
}

impl Farewell {
    pub(crate) const RESTARTING: Farewell = Farewell::new(1012, "server-restarting");
    pub(crate) const TOO_SLOW: Farewell = Farewell::new(1008, "too-slow");
    pub(crate) const TOO_FAST: Farewell = Farewell::new(1008, "too-fast");
    pub(crate) const BAD_FRAME: Farewell = Farewell::new(1002, "bad-frame");
    pub(crate) const SILENT: Farewell = Farewell::new(1001, "silent");
    pub(crate) const TABLE_FAILED: Farewell = Farewell::new(1011, "table-failed");
    pub(crate) const LOGGED_OUT: Farewell = Farewell::new(4001, "logged-out");
    pub(crate) const NO_SUCH_TABLE: Farewell = Farewell::new(4004, "no-such-table");

    const fn new(code: u16, reason: &'static str) -> Farewell {
        Farewell { code, reason }
    }
}

/// What waits to be sent on one connection: the newest picture, and answers in order.
///
/// A newer picture replaces the one that waits, so a client that does not read costs no more than one that does.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    /// How many steps the newest picture shows.
    step: AtomicUsize,
    bell: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    picture: Option<Utf8Bytes>,
    answers: VecDeque<Utf8Bytes>,
    farewell: Option<Farewell>,
}

/// What can be sent now.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Text(Utf8Bytes),
    Farewell(Farewell),
}

impl Outbox {
    pub(crate) fn new() -> Arc<Outbox> {
        Arc::default()
    }

    /// Puts the newest picture in, in place of an older one.
    pub(crate) fn show(&self, picture: Utf8Bytes) {
        self.lock().picture = Some(picture);
        self.bell.notify_one();
    }

    /// Remembers how many steps the newest picture shows.
    pub(crate) fn set_step(&self, step: usize) {
        self.step.store(step, Relaxed);
    }

    /// How many steps the newest picture shows.
    pub(crate) fn step(&self) -> usize {
        self.step.load(Relaxed)
    }

    /// Puts an answer in behind the others.
    pub(crate) fn answer(&self, answer: Utf8Bytes) {
        let mut waiting = self.lock();
        if waiting.answers.len() >= MAX_WAITING {
            waiting.farewell.get_or_insert(Farewell::TOO_SLOW);
        } else {
            waiting.answers.push_back(answer);
        }
        drop(waiting);
        self.bell.notify_one();
    }

    /// Ends the connection once everything before is sent.
    pub(crate) fn close(&self, farewell: Farewell) {
        self.lock().farewell.get_or_insert(farewell);
        self.bell.notify_one();
    }

    /// The next thing to send; waits for it. Dropping the future loses nothing.
    pub(crate) async fn next(&self) -> Outgoing {
        loop {
            if let Some(outgoing) = self.try_next() {
                return outgoing;
            }
            self.bell.notified().await;
        }
    }

    /// The next thing to send, if it is there already.
    pub(crate) fn try_next(&self) -> Option<Outgoing> {
        self.lock().next()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn next(&mut self) -> Option<Outgoing> {
        // Whoever is too slow must not be fed first, and whoever is out must not see more.
        if let Some(farewell @ (Farewell::TOO_SLOW | Farewell::LOGGED_OUT)) = self.farewell {
            return Some(Outgoing::Farewell(farewell));
        }
        let text = self.picture.take().or_else(|| self.answers.pop_front());
        text.map(Outgoing::Text)
            .or(self.farewell.map(Outgoing::Farewell))
    }
}
