//! Forgetting by itself what nobody has touched for long, unless the clock may be wrong.

use std::time::Duration;

use hyakki_store::{Extent, Pruned, Store, StoreError};
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::now_ms;

/// How often what nobody touched is removed, where that is wanted.
const PRUNE_EVERY: Duration = Duration::from_secs(60 * 60);

/// What a server removes by itself.
pub(crate) struct Pruning {
    keep_ms: i64,
}

impl Pruning {
    /// Looks at the clock before anything is written by it. Nothing if it may be wrong: when even the newest thing is too old.
    /// What the server writes from then on looks young beside it, so this is found out now or never.
    pub(crate) async fn begin(store: &Store, keep: Duration) -> Option<Pruning> {
        let keep_ms = i64::try_from(keep.as_millis()).unwrap_or(i64::MAX);
        let pruning = Pruning { keep_ms };
        match store.newest_ms().await {
            Ok(newest_ms) if newest_ms.is_none_or(|at| at >= pruning.older_than_ms()) => {
                Some(pruning)
            }
            Ok(_) => {
                tracing::warn!(
                    "nobody was here for longer than anything is kept, or the clock is wrong: this server removes nothing by \
                     itself; hyakki prune does it by hand"
                );
                None
            }
            Err(error) => {
                tracing::warn!(%error, "this server removes nothing by itself: it does not know how old the newest thing is");
                None
            }
        }
    }

    fn older_than_ms(&self) -> i64 {
        now_ms().saturating_sub(self.keep_ms)
    }

    /// Removes what nobody has touched for too long by now.
    async fn run(&self, store: &Store) -> Result<Pruned, StoreError> {
        store.prune(self.older_than_ms(), Extent::Part).await
    }
}

/// Removes what nobody touched, every hour.
pub(crate) async fn prune(pruning: Option<Pruning>, store: Store) {
    let Some(pruning) = pruning else { return };
    let mut ticks = interval(PRUNE_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        match pruning.run(&store).await {
            Ok(pruned) => tracing::info!(?pruned, "removed what nobody touched"),
            Err(error) => tracing::warn!(%error, "could not remove what nobody touched"),
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use hyakki_core::UserId;
    use hyakki_store::NewUser;

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    async fn add_guests(store: &Store, numbers: std::ops::Range<u32>, age: Duration) {
        for number in numbers {
            let new = NewUser {
                id: UserId::new(format!("guest{number:011}")).unwrap(),
                name: String::new(),
                is_bot: false,
                created_ms: now_ms() - i64::try_from(age.as_millis()).unwrap(),
            };
            store.create_user(new).await.unwrap();
        }
    }

    #[tokio::test]
    async fn a_server_that_began_with_a_wrong_clock_removes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        let store = Store::open(&url).await.unwrap();
        assert!(
            Pruning::begin(&store, 90 * DAY).await.is_some(),
            "nobody yet"
        );
        add_guests(&store, 0..20, 400 * DAY).await;
        assert!(Pruning::begin(&store, 90 * DAY).await.is_none());
        // Somebody comes, whatever the clock says; after the next start all others look old beside them.
        add_guests(&store, 20..21, Duration::ZERO).await;
        let pruning = Pruning::begin(&store, 90 * DAY).await.unwrap();
        let refused = pruning.run(&store).await;
        assert_eq!(refused, Err(StoreError::NearlyAllTooOld));
        // Where people have been there all the time, those who did not come back are forgotten.
        add_guests(&store, 21..30, 30 * DAY).await;
        assert_eq!(pruning.run(&store).await.unwrap().n_users, 20);
    }
}
