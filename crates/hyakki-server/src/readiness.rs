//! Whether the server can do its work.

use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use hyakki_core::UserId;
use hyakki_store::{NewUser, StoreError};
use tokio::time::{MissedTickBehavior, interval};

use crate::app::{App, SharedApp};
use crate::clock::now_ms;
use crate::random;
use crate::seldom::Seldom;

/// How often it is tried whether the database can be written.
const TRY_EVERY: Duration = Duration::from_secs(5);

/// Whether the database could be written when it was last tried.
#[derive(Debug, Default)]
pub(crate) struct Readiness {
    is_refused: AtomicBool,
}

/// Why the server cannot do its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotReady {
    Ending,
    DatabaseAway,
    DatabaseNotWritten,
}

impl App {
    /// Whether the server can do its work now.
    pub(crate) async fn check_ready(&self) -> Result<(), NotReady> {
        if self.ending.is_cancelled() {
            return Err(NotReady::Ending);
        }
        if let Err(error) = self.store.health().await {
            tell(&error);
            return Err(NotReady::DatabaseAway);
        }
        // Whoever asks while it was refused is told at once when it is good again.
        if self.readiness.is_refused.load(Relaxed) && !self.try_to_write().await {
            return Err(NotReady::DatabaseNotWritten);
        }
        Ok(())
    }

    async fn try_to_write(&self) -> bool {
        let nobody = NewUser {
            id: UserId::new(random::id()).expect("a random id is an id"),
            name: String::new(),
            is_bot: false,
            created_ms: now_ms(),
        };
        let tried = self.store.probe(nobody).await;
        if let Err(error) = &tried {
            tell(error);
        }
        self.readiness.is_refused.store(tried.is_err(), Relaxed);
        tried.is_ok()
    }
}

/// Tries to write every few seconds, for ever.
pub(crate) async fn keep_trying(app: SharedApp) {
    let mut ticks = interval(TRY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        app.try_to_write().await;
    }
}

fn tell(error: &StoreError) {
    static TOLD: Seldom = Seldom::new();
    TOLD.tell(Instant::now(), |n_untold| {
        tracing::warn!(%error, n_untold, "not ready");
    });
}
