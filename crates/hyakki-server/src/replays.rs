//! Replaying matches, where nobody has to wait for it.

use std::sync::Arc;

use hyakki_catalog::AnyMatch;
use hyakki_core::MatchId;
use hyakki_store::Store;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use crate::blocking::{BlockingPool, WorkFailed};
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::tables::loaded::record_lines;

/// How many matches are replayed at once.
const AT_ONCE: usize = 2;

/// A log of so few lines is replayed where it is needed, in less than a millisecond: sending it away would take as long.
const SHORT_LOG: usize = 1000;

/// Replayed matches are kept as long as they have no more lines than this together: some tens of megabytes at most.
const MAX_KEPT_LINES: u64 = 1 << 17;

/// What a match weighs beside its lines, so that the number of kept matches is bounded too.
const LINES_PER_MATCH: u64 = 500;

/// Replays matches off the threads that serve everybody, and keeps those that people look at for a while.
pub(crate) struct Replays {
    pool: BlockingPool,
    kept: Cache<MatchId, Replay, ByLines>,
    metrics: Arc<Metrics>,
}

/// A match that was replayed.
#[derive(Clone)]
struct Replay {
    game: Arc<dyn AnyMatch>,
    n_lines: usize,
}

#[derive(Clone)]
struct ByLines;

impl Weighter<MatchId, Replay> for ByLines {
    fn weight(&self, _: &MatchId, replay: &Replay) -> u64 {
        LINES_PER_MATCH + replay.n_lines as u64
    }
}

impl Replays {
    pub(crate) fn new(metrics: Arc<Metrics>) -> Replays {
        let options = OptionsBuilder::new()
            .estimated_items_capacity((MAX_KEPT_LINES / LINES_PER_MATCH) as usize)
            .weight_capacity(MAX_KEPT_LINES)
            // One match may weigh as much as all others.
            .shards(1)
            .build()
            .expect("the options are complete");
        Replays {
            pool: BlockingPool::new(AT_ONCE),
            kept: Cache::with_options(
                options,
                ByLines,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            metrics,
        }
    }

    /// Replays a whole match as soon as there is a place for it.
    pub(crate) async fn run<T: Send + 'static, E: From<WorkFailed> + Send + 'static>(
        &self,
        replaying: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let n_replays = self.metrics.replays.clone();
        let counted = move || {
            n_replays.inc();
            replaying()
        };
        let done = self.pool.run(counted).await;
        done.unwrap_or_else(|failed| Err(failed.into()))
    }

    /// How many wait to be replayed.
    pub(crate) fn n_waiting(&self) -> usize {
        self.pool.n_waiting()
    }

    /// Replays a log: a short one here, a long one as soon as there is a place for it.
    pub(crate) async fn run_log<T: Send + 'static, E: From<WorkFailed> + Send + 'static>(
        &self,
        n_lines: usize,
        replaying: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        if n_lines <= SHORT_LOG {
            replaying()
        } else {
            self.run(replaying).await
        }
    }

    /// A stored match, replayed: whoever looks at step after step of it finds it as it was replayed for the first.
    pub(crate) async fn read(
        &self,
        store: &Store,
        id: &MatchId,
    ) -> Result<Arc<dyn AnyMatch>, ApiError> {
        let replay = self.kept.get_or_insert_async(id, self.replay(store, id));
        Ok(replay.await?.game)
    }

    async fn replay(&self, store: &Store, id: &MatchId) -> Result<Replay, ApiError> {
        let lines = record_lines(store, id).await?;
        let n_lines = lines.len();
        let replaying = move || {
            hyakki_catalog::replay(&lines.join("\n")).map_err(|error| {
                tracing::error!(%error, "a stored record cannot be replayed");
                ApiError::Internal
            })
        };
        let replayed = self.run(replaying).await?;
        Ok(Replay {
            game: replayed.game.into(),
            n_lines,
        })
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests;
