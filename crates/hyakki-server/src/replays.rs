//! Replaying matches, where nobody has to wait for it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hyakki_catalog::{AnyMatch, replay_while};
use hyakki_core::{MatchId, TableId};
use hyakki_protocol::Verdict;
use hyakki_store::Store;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use thiserror::Error;
use tokio_util::sync::CancellationToken;

use crate::error::ApiError;
use crate::limits::network;
use crate::metrics::Metrics;
use crate::places::{Crowded, MAX_WAIT, Place, Places};
use crate::tables::loaded::record_lines;

/// How many matches are replayed at once.
const AT_ONCE: usize = 2;

/// A replay that takes longer is given up: the longest record that is taken in needs less than a tenth of it.
const MAX_TIME: Duration = Duration::from_secs(5);

/// A log of so few lines is replayed where it is needed, in less than a millisecond: sending it away would take as long.
const SHORT_LOG: usize = 1000;

/// Replayed matches are kept as long as they have no more lines than this together: some tens of megabytes at most.
const MAX_KEPT_LINES: u64 = 1 << 17;

/// What a match weighs beside its lines, so that the number of kept matches is bounded too.
const LINES_PER_MATCH: u64 = 500;

/// So many verdicts are kept, each of some hundred bytes.
const MAX_KEPT_VERDICTS: usize = 1000;

/// Replays matches off the threads that serve everybody, and keeps those that people look at for a while.
pub(crate) struct Replays {
    places: Places<Asker>,
    kept: Cache<MatchId, Replay, ByLines>,
    verdicts: Cache<MatchId, Verdict>,
    metrics: Arc<Metrics>,
    /// Cancelled when the server goes away.
    ending: CancellationToken,
}

/// For whom something is replayed: each has one turn after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    /// Somebody, by the network that they come from.
    Network(IpAddr),
    /// A table that is read because it should go on, and not because somebody has asked for it.
    Table(TableId),
}

impl Asker {
    /// Somebody at this address.
    pub(crate) fn at(address: IpAddr) -> Asker {
        Asker::Network(network(address))
    }
}

/// Why something was not replayed to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum ReplayError {
    #[error("too many matches wait to be replayed")]
    Crowded(#[from] Crowded),
    #[error("the replay took too long, or nobody needed it any more")]
    GivenUp,
    #[error("the replay panicked")]
    Failed,
}

/// Somebody's turn to replay something.
pub(crate) struct ReplayTurn {
    place: Place<Asker>,
    metrics: Arc<Metrics>,
    ending: CancellationToken,
}

impl ReplayTurn {
    /// Replays something on a thread of its own. It has to ask again and again whether to go on, and give nothing when it must not:
    /// when it has taken too long, when nobody waits for it any more, and when the server ends.
    pub(crate) async fn run<T: Send + 'static, E: From<ReplayError> + Send + 'static>(
        self,
        replaying: impl FnOnce(&dyn Fn() -> bool) -> Result<Option<T>, E> + Send + 'static,
    ) -> Result<T, E> {
        let is_unneeded = self.ending.child_token();
        let _until_nobody_waits = is_unneeded.clone().drop_guard();
        let working = tokio::task::spawn_blocking(move || {
            self.metrics.replays.inc();
            let deadline = Instant::now() + MAX_TIME;
            let done = replaying(&|| !is_unneeded.is_cancelled() && Instant::now() < deadline);
            // The place is held by the work and not by who waits for it.
            drop(self.place);
            done
        });
        let done = working.await.map_err(|_| ReplayError::Failed)??;
        done.ok_or_else(|| ReplayError::GivenUp.into())
    }
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
    pub(crate) fn new(metrics: Arc<Metrics>, ending: CancellationToken) -> Replays {
        let options = OptionsBuilder::new()
            .estimated_items_capacity((MAX_KEPT_LINES / LINES_PER_MATCH) as usize)
            .weight_capacity(MAX_KEPT_LINES)
            // One match may weigh as much as all others.
            .shards(1)
            .build()
            .expect("the options are complete");
        Replays {
            places: Places::new(AT_ONCE, MAX_WAIT),
            kept: Cache::with_options(
                options,
                ByLines,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            verdicts: Cache::new(MAX_KEPT_VERDICTS),
            metrics,
            ending,
        }
    }

    /// Waits until it is this asker's turn.
    pub(crate) async fn turn(&self, asker: Asker) -> Result<ReplayTurn, ReplayError> {
        Ok(ReplayTurn {
            place: self.places.take(asker).await?,
            metrics: Arc::clone(&self.metrics),
            ending: self.ending.clone(),
        })
    }

    /// Does something that waits for a turn, or gives it up when the server ends: nobody holds it up by waiting.
    pub(crate) async fn until_the_end<T>(
        &self,
        work: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        let done = self.ending.run_until_cancelled(work).await;
        done.unwrap_or_else(|| Err(ReplayError::GivenUp.into()))
    }

    /// How many wait to be replayed.
    pub(crate) fn n_waiting(&self) -> usize {
        self.places.n_waiting()
    }

    /// Replays the log of a table: a short one here, a long one when it is its turn.
    pub(crate) async fn run_log<T: Send + 'static, E: From<ReplayError> + Send + 'static>(
        &self,
        asker: Asker,
        n_lines: usize,
        replaying: impl FnOnce(&dyn Fn() -> bool) -> Result<Option<T>, E> + Send + 'static,
    ) -> Result<T, E> {
        if n_lines <= SHORT_LOG {
            let done = replaying(&|| true)?;
            return done.ok_or_else(|| ReplayError::GivenUp.into());
        }
        let turn = self.turn(asker).await?;
        turn.run(replaying).await
    }

    /// Does what takes a moment where nobody has to wait for it, one after the other for each asker.
    pub(crate) async fn off_the_runtime<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let working = async {
            let turn = self.turn(asker).await?;
            turn.run(move |_| work().map(Some)).await
        };
        self.until_the_end(working).await
    }

    /// A stored match, replayed: whoever looks at step after step of it finds it as it was replayed for the first.
    pub(crate) async fn read(
        &self,
        store: &Store,
        id: &MatchId,
        asker: Asker,
    ) -> Result<Arc<dyn AnyMatch>, ApiError> {
        let replaying = self.replay(store, id, asker);
        let replay = self.kept.get_or_insert_async(id, replaying);
        Ok(self.until_the_end(replay).await?.game)
    }

    async fn replay(&self, store: &Store, id: &MatchId, asker: Asker) -> Result<Replay, ApiError> {
        // The record is read when it is its turn, so that no more of them are in memory than are replayed.
        let turn = self.turn(asker).await?;
        let lines = record_lines(store, id).await?;
        let n_lines = lines.len();
        let replaying = move |may_go_on: &dyn Fn() -> bool| {
            replay_while(&lines.join("\n"), may_go_on).map_err(|error| {
                tracing::error!(%error, "a stored record cannot be replayed");
                ApiError::Internal
            })
        };
        let replayed = turn.run(replaying).await?;
        Ok(Replay {
            game: replayed.game.into(),
            n_lines,
        })
    }

    /// What comes out when the record of a match that is over is judged. It never changes, so it is kept.
    pub(crate) async fn judge(
        &self,
        store: &Store,
        id: &MatchId,
        asker: Asker,
    ) -> Result<Verdict, ApiError> {
        let judging = async {
            let turn = self.turn(asker).await?;
            let lines = record_lines(store, id).await?;
            turn.run(move |may_go_on| Ok(Verdict::of_while(&lines.join("\n"), may_go_on)))
                .await
        };
        let verdict = self.verdicts.get_or_insert_async(id, judging);
        self.until_the_end(verdict).await
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests;
