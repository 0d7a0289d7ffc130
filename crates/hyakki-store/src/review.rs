//! Reviews of finished matches: a queue that every node works at, and what came of it.
//!
//! Whoever works at a review has it for a while and says again and again that it still does; a worker that says nothing any more
//! has died, and another takes over. So no review is made twice at once, and none is lost.

use hyakki_core::{MatchId, UserId};
use strum::{EnumString, IntoStaticStr};

use crate::database::{Connection, Sql, Value};
use crate::error::StoreError;
use crate::small::SmallWrite;
use crate::store::Store;

/// A review that was begun so often and never ended is not begun again: it may be what its workers died of.
pub const MAX_TRIES: i64 = 3;

/// Somebody wants a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRequest {
    /// Of which match.
    pub match_id: MatchId,
    /// What it would be made with: one of another edition is made anew.
    pub edition: String,
    /// Who asks.
    pub user_id: Option<UserId>,
    /// From what network, as a tag.
    pub network: String,
    /// When.
    pub at_ms: i64,
    /// How many may wait.
    pub limits: ReviewLimits,
}

/// How many reviews may wait or be in work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewLimits {
    /// Of one user.
    pub of_user: u32,
    /// Of one network.
    pub of_network: u32,
    /// In all.
    pub in_all: u32,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum ReviewState {
    /// It waits, or somebody works at it.
    Waiting,
    /// It is there.
    Done,
    /// It could not be made.
    Failed,
}

/// A review as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReview {
    /// How far it is.
    pub state: ReviewState,
    /// What it is made with.
    pub edition: String,
    /// How many were asked for earlier and still wait.
    pub n_before: i64,
    /// Until when somebody works at it; 0 if nobody ever did.
    pub leased_until_ms: i64,
    /// How many steps of the match are done, as it was said last.
    pub n_done: i64,
    /// Of how many.
    pub n_steps: i64,
    /// The review, if it is done: bytes of the server's own.
    pub content: Option<Vec<u8>>,
}

/// Work at a review that is one's own for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewLease {
    /// The match to review.
    pub match_id: MatchId,
    /// Who works at it: a name of nobody else, and of no other work.
    pub worker: String,
}

/// What is said of work at a review.
#[derive(Clone, Debug)]
pub(crate) enum ReviewWork {
    /// It goes on.
    Renew {
        until_ms: i64,
        n_done: i64,
        n_steps: i64,
    },
    /// It is done.
    Finish(Vec<u8>),
    /// It cannot be done.
    Fail,
    /// Somebody else shall do it.
    Release,
}

impl Store {
    /// Puts a review into the queue, unless it is there already, or done in this edition, or too many wait, or the match is not
    /// over. What is there then, [`load_review`](Self::load_review) tells.
    pub async fn request_review(&self, request: ReviewRequest) -> Result<(), StoreError> {
        let write = SmallWrite::RequestReview(request);
        self.write(write).await.map(drop)
    }

    /// What there is of a review.
    pub async fn load_review(&self, id: &MatchId) -> Result<Option<StoredReview>, StoreError> {
        let sql = "SELECT r.state, r.edition,
                       (SELECT count(*) FROM reviews b WHERE b.state = 'waiting'
                            AND (b.asked_ms < r.asked_ms OR (b.asked_ms = r.asked_ms AND b.match_id < r.match_id))),
                       r.leased_until_ms, r.n_done, r.n_steps, r.content
                   FROM reviews r WHERE r.match_id = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(StoredReview {
            state: row.parse(0)?,
            edition: row.get(1)?,
            n_before: row.get(2)?,
            leased_until_ms: row.get(3)?,
            n_done: row.get(4)?,
            n_steps: row.get(5)?,
            content: row.get(6)?,
        }))
    }

    /// Takes the review of this edition that has waited longest and that nobody works at; nothing where none waits.
    /// Those that were begun too often fail instead.
    pub async fn take_review(
        &self,
        edition: &str,
        worker: &str,
        now_ms: i64,
        until_ms: i64,
    ) -> Result<Option<ReviewLease>, StoreError> {
        // A look costs little; most of the time nothing waits.
        let sql = "SELECT 1 FROM reviews
                   WHERE state = 'waiting' AND edition = $1 AND leased_until_ms < $2 LIMIT 1";
        let values = [Value::Text(edition), Value::Int(now_ms)];
        if self.database().fetch_first(sql, &values).await?.is_none() {
            return Ok(None);
        }
        let take = SmallWrite::TakeReview {
            edition: edition.to_owned(),
            worker: worker.to_owned(),
            now_ms,
            until_ms,
        };
        if self.write(take).await? == 0 {
            return Ok(None);
        }
        let sql = "SELECT match_id FROM reviews WHERE worker = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(worker)])
            .await?;
        let lease = row.map(|row| {
            Ok(ReviewLease {
                match_id: row.parse(0)?,
                worker: worker.to_owned(),
            })
        });
        lease.transpose()
    }

    /// Says that somebody still works at a review, and how far it is. Gives whether it is still theirs.
    pub async fn renew_review(
        &self,
        lease: &ReviewLease,
        until_ms: i64,
        (n_done, n_steps): (usize, usize),
    ) -> Result<bool, StoreError> {
        let [n_done, n_steps] = [n_done, n_steps].map(|n| i64::try_from(n).unwrap_or(i64::MAX));
        let renewed = ReviewWork::Renew {
            until_ms,
            n_done,
            n_steps,
        };
        self.work_at_review(lease, renewed).await
    }

    /// Keeps a review that is done. Gives whether it was still theirs.
    pub async fn finish_review(
        &self,
        lease: &ReviewLease,
        content: Vec<u8>,
    ) -> Result<bool, StoreError> {
        self.work_at_review(lease, ReviewWork::Finish(content))
            .await
    }

    /// Says that a review cannot be made.
    pub async fn fail_review(&self, lease: &ReviewLease) -> Result<bool, StoreError> {
        self.work_at_review(lease, ReviewWork::Fail).await
    }

    /// Gives a review back to the queue, for somebody else.
    pub async fn release_review(&self, lease: &ReviewLease) -> Result<bool, StoreError> {
        self.work_at_review(lease, ReviewWork::Release).await
    }

    async fn work_at_review(
        &self,
        lease: &ReviewLease,
        work: ReviewWork,
    ) -> Result<bool, StoreError> {
        let write = SmallWrite::WorkAtReview(lease.clone(), work);
        Ok(self.write(write).await? > 0)
    }
}

pub(crate) async fn request(
    connection: &mut Connection,
    request: &ReviewRequest,
) -> Result<u64, StoreError> {
    // Whoever has too many waiting gets no further one, also not a new edition of an old one.
    // One that waits for nodes of another edition is taken over: there may be none any more.
    let sql = "INSERT INTO reviews (match_id, edition, state, asked_ms, user_id, network,
                                    leased_until_ms, n_tries, n_done, n_steps)
               SELECT m.id, $2, 'waiting', $3, $4, $5, 0, 0, 0, 0 FROM matches m
               WHERE m.id = $1 AND m.finished_ms IS NOT NULL
                   AND (SELECT count(*) FROM reviews WHERE state = 'waiting' AND user_id = $4) < $6
                   AND (SELECT count(*) FROM reviews WHERE state = 'waiting' AND network = $5) < $7
                   AND (SELECT count(*) FROM reviews WHERE state = 'waiting') < $8
               ON CONFLICT (match_id) DO UPDATE
               SET edition = excluded.edition, state = 'waiting', asked_ms = excluded.asked_ms,
                   user_id = excluded.user_id, network = excluded.network, worker = NULL,
                   leased_until_ms = 0, n_tries = 0, n_done = 0, n_steps = 0, content = NULL
               WHERE reviews.edition <> excluded.edition
                   AND (reviews.state <> 'waiting' OR reviews.leased_until_ms < $3)";
    let limits = request.limits;
    let values = [
        Value::Text(request.match_id.as_str()),
        Value::Text(&request.edition),
        Value::Int(request.at_ms),
        Value::OptionalText(request.user_id.as_ref().map(UserId::as_str)),
        Value::Text(&request.network),
        Value::Int(limits.of_user.into()),
        Value::Int(limits.of_network.into()),
        Value::Int(limits.in_all.into()),
    ];
    connection.execute(sql, &values).await
}

pub(crate) async fn take(
    connection: &mut Connection,
    edition: &str,
    worker: &str,
    now_ms: i64,
    until_ms: i64,
) -> Result<u64, StoreError> {
    let give_up = "UPDATE reviews SET state = 'failed', worker = NULL, user_id = NULL, network = NULL
                   WHERE state = 'waiting' AND edition = $1 AND leased_until_ms < $2 AND n_tries >= $3";
    let values = [
        Value::Text(edition),
        Value::Int(now_ms),
        Value::Int(MAX_TRIES),
    ];
    connection.execute(give_up, &values).await?;
    let take = Sql {
        sqlite: "UPDATE reviews SET worker = $1, leased_until_ms = $2, n_tries = n_tries + 1
                 WHERE match_id = (SELECT match_id FROM reviews
                                   WHERE state = 'waiting' AND edition = $3 AND leased_until_ms < $4
                                   ORDER BY asked_ms, match_id LIMIT 1)",
        // What another node is taking is left to it.
        postgres: "UPDATE reviews SET worker = $1, leased_until_ms = $2, n_tries = n_tries + 1
                   WHERE match_id = (SELECT match_id FROM reviews
                                     WHERE state = 'waiting' AND edition = $3 AND leased_until_ms < $4
                                     ORDER BY asked_ms, match_id LIMIT 1 FOR UPDATE SKIP LOCKED)",
    };
    let values = [
        Value::Text(worker),
        Value::Int(until_ms),
        Value::Text(edition),
        Value::Int(now_ms),
    ];
    connection.execute(take, &values).await
}

pub(crate) async fn work_at(
    connection: &mut Connection,
    lease: &ReviewLease,
    work: &ReviewWork,
) -> Result<u64, StoreError> {
    let id = Value::Text(lease.match_id.as_str());
    let worker = Value::Text(&lease.worker);
    match work {
        ReviewWork::Renew {
            until_ms,
            n_done,
            n_steps,
        } => {
            let sql = "UPDATE reviews SET leased_until_ms = $3, n_done = $4, n_steps = $5
                       WHERE match_id = $1 AND worker = $2";
            let [until_ms, n_done, n_steps] = [*until_ms, *n_done, *n_steps].map(Value::Int);
            let values = [id, worker, until_ms, n_done, n_steps];
            connection.execute(sql, &values).await
        }
        ReviewWork::Finish(content) => {
            let sql = "UPDATE reviews SET state = 'done', content = $3, n_done = n_steps,
                                          worker = NULL, user_id = NULL, network = NULL
                       WHERE match_id = $1 AND worker = $2";
            let values = [id, worker, Value::Bytes(content)];
            connection.execute(sql, &values).await
        }
        ReviewWork::Fail => {
            let sql =
                "UPDATE reviews SET state = 'failed', worker = NULL, user_id = NULL, network = NULL
                       WHERE match_id = $1 AND worker = $2";
            connection.execute(sql, &[id, worker]).await
        }
        ReviewWork::Release => {
            let sql = "UPDATE reviews SET worker = NULL, leased_until_ms = 0, n_tries = n_tries - 1
                       WHERE match_id = $1 AND worker = $2";
            connection.execute(sql, &[id, worker]).await
        }
    }
}
