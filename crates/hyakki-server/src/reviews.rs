//! Reviews of finished matches, made where nobody has to wait for them.
//!
//! The queue is in the store, so that it survives a restart and all nodes work at it. A review is made on a thread of its own,
//! which the operating system runs when no other wants to, and which waits while a mind is waited for.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::AtomicUsize;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use hyakki_core::{MatchId, UserId};
use hyakki_protocol::review::{MatchReview, ReviewStatus};
use hyakki_school::{EDITION, ReviewError, Settings, review};
use hyakki_store::{
    ReviewLease, ReviewLimits, ReviewRequest, ReviewState, Store, StoreError, StoredReview,
};
use sha2::{Digest, Sha256};
use tokio::sync::{Notify, oneshot};
use tokio::time::{MissedTickBehavior, interval, sleep};
use tokio_util::sync::CancellationToken;

use crate::clock::now_ms;
use crate::config::Config;
use crate::error::ApiError;
use crate::limits::network;
use crate::metrics::Metrics;
use crate::minds::MindPool;
use crate::random;
use crate::seldom::Seldom;
use crate::tables::loaded::record_lines;

/// Whoever has said nothing of a review for so long does not work at it any more.
const LEASE: Duration = Duration::from_secs(30);

/// How often it is said that a review is still worked at, and how far it is.
const RENEW_EVERY: Duration = Duration::from_secs(2);

/// How often it is looked whether another node was asked for a review, or has died at one.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// How often a review looks whether a mind is still waited for.
const PATIENCE: Duration = Duration::from_millis(20);

/// How many reviews may wait or be in work: whoever has asked for these can ask for another when one is done.
pub(crate) const MOST_WAITING: ReviewLimits = ReviewLimits {
    of_user: 3,
    of_network: 6,
    in_all: 500,
};

/// The queue of reviews, and the work at it.
pub(crate) struct Reviews {
    store: Store,
    minds: MindPool,
    metrics: Arc<Metrics>,
    settings: Settings,
    /// What reviews are made with here: one of another edition is another review.
    edition: String,
    /// Rung when somebody asks at this node.
    bell: Notify,
    ending: CancellationToken,
}

/// How far the work at a review is, and whether it shall stop.
#[derive(Default)]
struct Progress {
    n_done: AtomicUsize,
    n_steps: AtomicUsize,
    is_stopped: AtomicBool,
}

impl Reviews {
    pub(crate) fn new(
        config: &Config,
        store: Store,
        minds: MindPool,
        metrics: Arc<Metrics>,
        ending: CancellationToken,
    ) -> Reviews {
        let settings = Settings {
            nodes: config.review_playouts,
            ..Settings::default()
        };
        Reviews {
            edition: format!("{EDITION}-{}-{:x}", settings.nodes, settings.seed),
            settings,
            store,
            minds,
            metrics,
            bell: Notify::new(),
            ending,
        }
    }

    /// Somebody wants the review of a finished match. It is put into the queue once, however often it is asked for.
    pub(crate) async fn request(
        &self,
        match_id: &MatchId,
        user_id: Option<&UserId>,
        address: IpAddr,
    ) -> Result<(), ApiError> {
        let request = ReviewRequest {
            match_id: match_id.clone(),
            edition: self.edition.clone(),
            user_id: user_id.cloned(),
            network: tag(address),
            at_ms: now_ms(),
            limits: MOST_WAITING,
        };
        self.store.request_review(request).await?;
        self.bell.notify_one();
        if self.store.load_review(match_id).await?.is_none() {
            return Err(ApiError::TooManyReviews);
        }
        Ok(())
    }

    /// How far the review of a match is, as JSON; compressed with Brotli where it is there.
    pub(crate) async fn look(&self, match_id: &MatchId) -> Result<ReviewAnswer, ApiError> {
        let stored = self.store.load_review(match_id).await?;
        let Some(stored) = stored else {
            return Ok(ReviewAnswer::Status(ReviewStatus::None));
        };
        Ok(match (stored.state, stored.content) {
            (ReviewState::Done, Some(content)) => ReviewAnswer::Done(content),
            (ReviewState::Done | ReviewState::Failed, _) => {
                ReviewAnswer::Status(ReviewStatus::Failed)
            }
            (ReviewState::Waiting, content) => {
                let stored = StoredReview { content, ..stored };
                ReviewAnswer::Status(waiting(&stored))
            }
        })
    }

    /// Makes one review after the other, until the server ends.
    pub(crate) async fn work(self: Arc<Self>) {
        while !self.ending.is_cancelled() {
            let until_ms = now_ms() + LEASE.as_millis() as i64;
            let worker = random::id();
            let taking = self
                .store
                .take_review(&self.edition, &worker, now_ms(), until_ms);
            match taking.await {
                Ok(Some(lease)) => {
                    if let Err(error) = self.make(&lease).await {
                        tell(&error);
                    }
                    continue;
                }
                Ok(None) => {}
                Err(error) => tell(&error),
            }
            tokio::select! {
                () = self.bell.notified() => {}
                () = sleep(LOOK_EVERY) => {}
                () = self.ending.cancelled() => {}
            }
        }
    }

    async fn make(&self, lease: &ReviewLease) -> Result<(), StoreError> {
        let record = record_lines(&self.store, &lease.match_id).await?.join("\n");
        let progress = Arc::new(Progress::default());
        let done = self.start(record, Arc::clone(&progress));
        match self.accompany(lease, &progress, done).await {
            Some(Ok(content)) => {
                self.metrics.reviews.inc();
                self.store.finish_review(lease, content).await?;
            }
            Some(Err(ReviewError::Stopped)) => {
                self.store.release_review(lease).await?;
            }
            other => {
                let error = other.and_then(Result::err).map(|error| error.to_string());
                tracing::error!(id = %lease.match_id, error, "a match cannot be reviewed");
                self.store.fail_review(lease).await?;
            }
        }
        Ok(())
    }

    /// Begins the work on a thread of its own.
    fn start(&self, record: String, progress: Arc<Progress>) -> Done {
        let (tell, done) = oneshot::channel();
        let (minds, settings) = (self.minds.clone(), self.settings);
        let working = move || {
            come_last();
            let reviewing = || reviewed(&record, settings, &minds, &progress);
            // A thread that panics tells nobody; who waits hears that nothing comes.
            if let Ok(made) = catch_unwind(AssertUnwindSafe(reviewing)) {
                let _ = tell.send(made);
            }
        };
        let thread = std::thread::Builder::new().name("review".to_owned());
        if let Err(error) = thread.spawn(working) {
            tracing::error!(%error, "there is no thread for a review");
        }
        done
    }

    /// Says again and again that the work goes on, until it is done; nothing if it panicked.
    async fn accompany(&self, lease: &ReviewLease, progress: &Progress, mut done: Done) -> Made {
        let mut ticks = interval(RENEW_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                made = &mut done => return made.ok(),
                () = self.ending.cancelled(), if !progress.is_stopped.load(Relaxed) => {
                    progress.is_stopped.store(true, Relaxed);
                }
                _ = ticks.tick() => {
                    let until_ms = now_ms() + LEASE.as_millis() as i64;
                    let so_far = (progress.n_done.load(Relaxed), progress.n_steps.load(Relaxed));
                    match self.store.renew_review(lease, until_ms, so_far).await {
                        Ok(true) => {}
                        // Another node believed this one dead.
                        Ok(false) => progress.is_stopped.store(true, Relaxed),
                        Err(error) => tell(&error),
                    }
                }
            }
        }
    }
}

/// What was made of a review, when it comes.
type Done = oneshot::Receiver<Result<Vec<u8>, ReviewError>>;
/// What was made of a review; nothing if the work panicked.
type Made = Option<Result<Vec<u8>, ReviewError>>;

/// What there is of a review.
pub(crate) enum ReviewAnswer {
    Status(ReviewStatus),
    /// The status of a review that is there, as JSON compressed with Brotli.
    Done(Vec<u8>),
}

fn reviewed(
    record: &str,
    settings: Settings,
    minds: &MindPool,
    progress: &Progress,
) -> Result<Vec<u8>, ReviewError> {
    let review = review(record, settings, &mut |n_done, n_steps| {
        progress.n_done.store(n_done, Relaxed);
        progress.n_steps.store(n_steps, Relaxed);
        while minds.is_waited_for() && !progress.is_stopped.load(Relaxed) {
            std::thread::sleep(PATIENCE);
        }
        !progress.is_stopped.load(Relaxed)
    })?;
    let status = ReviewStatus::Done {
        review: Box::new(MatchReview::of(&review)),
    };
    let json = serde_json::to_vec(&status).expect("a review makes JSON");
    Ok(crate::routes::compressed::compress(&json))
}

fn waiting(stored: &StoredReview) -> ReviewStatus {
    let number = |number: i64| usize::try_from(number).unwrap_or_default();
    if stored.leased_until_ms < now_ms() {
        return ReviewStatus::Waiting {
            n_before: number(stored.n_before),
        };
    }
    ReviewStatus::Working {
        n_done: number(stored.n_done),
        n_steps: number(stored.n_steps),
    }
}

/// What tells networks apart for as long as their reviews wait; their addresses are not stored.
fn tag(address: IpAddr) -> String {
    let digest = Sha256::digest(network(address).to_string());
    base16ct::lower::encode_string(&digest[..8])
}

/// Lets this thread run when no other wants to.
fn come_last() {
    /// The lowest priority there is.
    #[cfg(target_os = "linux")]
    const LOWEST: i32 = 19;
    // On Linux each thread has its own, elsewhere the whole process would have it.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST) {
        tracing::warn!(%error, "a review cannot be given a low priority");
    }
}

fn tell(error: &StoreError) {
    static TOLD: Seldom = Seldom::new();
    TOLD.tell(Instant::now(), |n_untold| {
        tracing::warn!(%error, n_untold, "reviews cannot go on");
    });
}
