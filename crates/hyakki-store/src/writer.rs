//! The writer: one task that gathers writes from everywhere into shared transactions.
//!
//! Making a transaction durable costs the same for one write as for a hundred.
//! While one transaction is on its way to the disk the next writes gather, so nobody waits for company:
//! a lone write goes at once, and many go together.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use hyakki_core::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::batch;
use crate::commit::{Committed, TableCommit};
use crate::database::{Connection, Database, QUERY_TIMEOUT, notify};
use crate::error::{Conflict, Noun, StoreError};
use crate::judge::{Ground, Writes};
use crate::news::{Newsroom, Origin};
use crate::prune::{self, Pruned};
use crate::small::SmallWrite;
use crate::stats::Counters;

/// No transaction holds more writes.
const MAX_BATCH: usize = 256;

/// No more writes wait; whoever comes then waits for a place.
pub(crate) const MAX_QUEUE: usize = 1024;

type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A write and who waits for it.
#[derive(Debug)]
pub(crate) enum Job {
    Commit(Box<TableCommit>, Reply<Committed>),
    Small(Box<SmallWrite>, Reply<u64>),
    /// A piece of pruning, in a transaction of its own.
    Prune(i64, Reply<Pruned>),
}

/// What a job led to, kept back until it is durable.
enum Answer {
    Committed(Result<Committed, StoreError>),
    Small(Result<u64, StoreError>),
    Pruned(Result<Pruned, StoreError>),
}

impl Job {
    fn answer(self, answer: Answer) {
        // Whoever stopped waiting needs no answer.
        match (self, answer) {
            (Job::Commit(_, reply), Answer::Committed(result)) => drop(reply.send(result)),
            (Job::Small(_, reply), Answer::Small(result)) => drop(reply.send(result)),
            (Job::Prune(_, reply), Answer::Pruned(result)) => drop(reply.send(result)),
            (job, _) => job.fail(&StoreError::Refused("answers were mixed up".to_owned())),
        }
    }

    fn fail(self, error: &StoreError) {
        let error = error.clone();
        match self {
            Job::Commit(_, reply) => drop(reply.send(Err(error))),
            Job::Small(_, reply) => drop(reply.send(Err(error))),
            Job::Prune(_, reply) => drop(reply.send(Err(error))),
        }
    }
}

/// Why a transaction did not come about.
struct Failure {
    error: StoreError,
    /// Whether the connection still answers, so that it was the writes that were refused.
    is_connection_good: bool,
    /// Whether it is certain that nothing was written.
    is_nothing_done: bool,
}

impl Failure {
    fn away(error: StoreError) -> Failure {
        Failure {
            error,
            is_connection_good: false,
            is_nothing_done: true,
        }
    }

    /// The word was given and no answer came back.
    fn in_doubt(why: &str) -> Failure {
        Failure {
            error: StoreError::Unavailable(why.to_owned()),
            is_connection_good: false,
            is_nothing_done: false,
        }
    }
}

pub(crate) struct Writer {
    pub(crate) database: Database,
    pub(crate) newsroom: Newsroom,
    pub(crate) counters: Arc<Counters>,
    pub(crate) connection: Option<Connection>,
}

impl Writer {
    /// Works until no more jobs can come, then closes the connection.
    pub(crate) async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(MAX_BATCH);
        while queue.recv_many(&mut jobs, MAX_BATCH).await > 0 {
            let is_prune = |job: &mut Job| matches!(job, Job::Prune(..));
            let prunes: Vec<Job> = jobs.extract_if(.., is_prune).collect();
            if !jobs.is_empty() {
                self.write_batch(std::mem::take(&mut jobs)).await;
            }
            for prune in prunes {
                self.write_batch(vec![prune]).await;
            }
        }
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    async fn write_batch(&mut self, jobs: Vec<Job>) {
        match self.transact(&jobs).await {
            Ok(answers) => self.answer_all(jobs, answers),
            // The database is there and refuses one of them; only alone does it show which.
            Err(failure) if failure.is_connection_good && jobs.len() > 1 => {
                for job in jobs {
                    self.write_alone(job).await;
                }
            }
            Err(failure) => fail_all(jobs, &failure.error),
        }
    }

    async fn write_alone(&mut self, job: Job) {
        let alone = vec![job];
        match self.transact(&alone).await {
            Ok(answers) => self.answer_all(alone, answers),
            Err(failure) => fail_all(alone, &failure.error),
        }
    }

    fn answer_all(&self, jobs: Vec<Job>, answers: Vec<Answer>) {
        for (job, answer) in jobs.into_iter().zip(answers) {
            if let Some(table_id) = changed_table(&job, &answer) {
                self.newsroom.tell(table_id.clone(), Origin::Here);
            }
            self.counters.count(matches!(
                answer,
                Answer::Committed(Ok(_)) | Answer::Small(Ok(_)) | Answer::Pruned(Ok(_))
            ));
            job.answer(answer);
        }
    }

    /// All jobs in one transaction.
    async fn transact(&mut self, jobs: &[Job]) -> Result<Vec<Answer>, Failure> {
        loop {
            let (mut connection, is_fresh) = match self.connection.take() {
                Some(connection) => (connection, false),
                None => (self.database.connect().await.map_err(Failure::away)?, true),
            };
            let working = transact_on(&mut connection, self.newsroom.node(), jobs);
            let result = tokio::time::timeout(QUERY_TIMEOUT, working).await;
            match result.unwrap_or_else(|_| Err(Failure::in_doubt("no answer in time"))) {
                Ok(answers) => {
                    self.connection = Some(connection);
                    self.counters.n_transactions.fetch_add(1, Relaxed);
                    return Ok(answers);
                }
                Err(failure) if failure.is_connection_good => {
                    self.connection = Some(connection);
                    return Err(failure);
                }
                // The server was away while the connection was idle, and may be back.
                Err(failure) if failure.is_nothing_done && !is_fresh && connection.is_remote() => {}
                Err(failure) => return Err(failure),
            }
        }
    }
}

fn changed_table<'a>(job: &'a Job, answer: &Answer) -> Option<&'a TableId> {
    match (job, answer) {
        (Job::Commit(commit, _), Answer::Committed(Ok(_))) => Some(&commit.table_id),
        (Job::Small(small, _), Answer::Small(Ok(_))) => small.changed_table(),
        _ => None,
    }
}

fn fail_all(jobs: Vec<Job>, error: &StoreError) {
    for job in jobs {
        job.fail(error);
    }
}

async fn transact_on(
    connection: &mut Connection,
    node: &str,
    jobs: &[Job],
) -> Result<Vec<Answer>, Failure> {
    match prepare(connection, node, jobs).await {
        Ok(answers) => match connection.commit().await {
            Ok(()) => Ok(answers),
            Err(error) => Err(Failure::in_doubt(&error.to_string())),
        },
        Err(error) => Err(Failure {
            error,
            is_connection_good: connection.roll_back().await.is_ok(),
            is_nothing_done: true,
        }),
    }
}

/// Everything but the commit.
async fn prepare(
    connection: &mut Connection,
    node: &str,
    jobs: &[Job],
) -> Result<Vec<Answer>, StoreError> {
    connection.begin().await?;
    let mut answers = Vec::with_capacity(jobs.len());
    let commits: Vec<&TableCommit> = jobs.iter().filter_map(commit_of).collect();
    let mut ground = Ground::default();
    if !commits.is_empty() {
        ground = batch::read_ground(connection, &commits).await?;
    }
    let mut writes = Writes::default();
    for job in jobs {
        answers.push(match job {
            Job::Commit(commit, _) => Answer::Committed(ground.judge(commit, &mut writes)),
            Job::Small(small, _) => match small.perform(connection).await {
                Err(error) if ends_transaction(&error) => return Err(error),
                done => Answer::Small(done),
            },
            Job::Prune(older_than_ms, _) => {
                Answer::Pruned(Ok(prune::piece(connection, *older_than_ms).await?))
            }
        });
    }
    batch::write(connection, &writes).await?;
    let changed = jobs.iter().zip(&answers);
    let changed: BTreeSet<&TableId> = changed
        .filter_map(|(job, answer)| changed_table(job, answer))
        .collect();
    notify(connection, node, &changed).await?;
    Ok(answers)
}

fn commit_of(job: &Job) -> Option<&TableCommit> {
    match job {
        Job::Commit(commit, _) => Some(commit),
        _ => None,
    }
}

/// Whether an error ends the whole transaction; any other is an answer to the one who asked.
fn ends_transaction(error: &StoreError) -> bool {
    match error {
        // The database itself refused: on PostgreSQL the transaction is lost with it.
        StoreError::NotFound(noun) | StoreError::Conflict(Conflict::Taken(noun)) => {
            *noun == Noun::Thing
        }
        StoreError::Conflict(_) => false,
        _ => true,
    }
}
