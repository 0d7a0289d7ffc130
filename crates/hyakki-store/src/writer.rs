//! The writer: one that gathers writes from everywhere into shared transactions.
//!
//! Making a transaction durable costs the same for one write as for a hundred.
//! While one transaction is being written the next writes gather, so nobody waits for company:
//! a lone write goes at once, and many go together.

use std::collections::BTreeSet;
use std::fs::File;
use std::sync::Arc;

use hyakki_core::TableId;
use tokio::sync::{mpsc, oneshot};

use crate::answers::{Answers, Audience};
use crate::batch;
use crate::commit::TableCommit;
use crate::database::{Connection, Database, QUERY_TIMEOUT, Topic, notify};
use crate::error::{Conflict, Noun, StoreError};
use crate::flusher::{Flusher, Unflushed};
use crate::job::{Answer, Job, attended_table, changed_table};
use crate::judge::{Ground, Writes};
use crate::prune;

/// No transaction holds more writes.
const MAX_BATCH: usize = 256;

/// No more writes wait; whoever comes then waits for a place.
pub(crate) const MAX_QUEUE: usize = 1024;

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

/// What a transaction led to.
struct Transaction {
    answers: Vec<Answer>,
    /// The commit that still has to reach the disk.
    commit: Option<UnflushedCommit>,
}

/// A commit's number, and the file that it is in.
struct UnflushedCommit {
    number: u64,
    wal: Arc<File>,
}

pub(crate) struct Writer {
    pub(crate) database: Database,
    pub(crate) audience: Audience,
    pub(crate) connection: Option<Connection>,
    /// Brings commits to the disk; nothing where the database does it itself.
    pub(crate) flusher: Option<Flusher>,
}

impl Writer {
    /// Sets it to work until no more jobs can come; what is given ends then.
    pub(crate) fn start(
        self,
        queue: mpsc::Receiver<Job>,
    ) -> Result<oneshot::Receiver<()>, StoreError> {
        let (end, ended) = oneshot::channel();
        let waits_for_disk = self.flusher.is_some();
        let working = async move {
            self.run(queue).await;
            drop(end);
        };
        if waits_for_disk {
            // A thread of its own: whole transactions run in one go, and nobody else is held up.
            let runtime = tokio::runtime::Builder::new_current_thread()
                .enable_time()
                .build();
            let runtime = runtime.map_err(|error| no_thread(&error))?;
            let thread = std::thread::Builder::new().name("writer".to_owned());
            let spawned = thread.spawn(move || runtime.block_on(working));
            spawned.map_err(|error| no_thread(&error))?;
        } else {
            tokio::spawn(working);
        }
        Ok(ended)
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Job>) {
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
        // Everything is answered before the database is left.
        self.flusher = None;
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    async fn write_batch(&mut self, jobs: Vec<Job>) {
        if let Err(error) = self.mend_log().await {
            return fail_all(jobs, &error);
        }
        match self.transact(&jobs).await {
            Ok(transaction) => self.answer(jobs, transaction),
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
            Ok(transaction) => self.answer(alone, transaction),
            Err(failure) => fail_all(alone, &failure.error),
        }
    }

    /// Where something did not reach the disk, all of the log is copied into the database, and durable then.
    async fn mend_log(&mut self) -> Result<(), StoreError> {
        let Some(flusher) = self.flusher.as_ref().filter(|flusher| flusher.has_failed()) else {
            return Ok(());
        };
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.database.connect().await?,
        };
        connection.copy_log().await?;
        flusher.recover();
        self.connection = Some(connection);
        Ok(())
    }

    /// Answers when the transaction is durable.
    fn answer(&self, jobs: Vec<Job>, transaction: Transaction) {
        let answers = Answers {
            jobs,
            answers: transaction.answers,
            audience: self.audience.clone(),
        };
        match (&self.flusher, transaction.commit) {
            (Some(flusher), Some(UnflushedCommit { number, wal })) => flusher.flush(Unflushed {
                number,
                wal,
                answers: Some(answers),
            }),
            _ => answers.give(),
        }
    }

    /// All jobs in one transaction.
    async fn transact(&mut self, jobs: &[Job]) -> Result<Transaction, Failure> {
        loop {
            let (mut connection, is_fresh) = match self.connection.take() {
                Some(connection) => (connection, false),
                None => (self.database.connect().await.map_err(Failure::away)?, true),
            };
            let node = self.audience.newsroom.node();
            let working = transact_on(&mut connection, node, self.flusher.as_ref(), jobs);
            let result = tokio::time::timeout(QUERY_TIMEOUT, working).await;
            match result.unwrap_or_else(|_| Err(Failure::in_doubt("no answer in time"))) {
                Ok(transaction) => {
                    self.connection = Some(connection);
                    return Ok(transaction);
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

async fn transact_on(
    connection: &mut Connection,
    node: &str,
    flusher: Option<&Flusher>,
    jobs: &[Job],
) -> Result<Transaction, Failure> {
    match prepare(connection, node, jobs).await {
        Ok(answers) => {
            let commit = commit(connection, flusher).await?;
            Ok(Transaction { answers, commit })
        }
        Err(error) => Err(Failure {
            error,
            is_connection_good: connection.roll_back().await.is_ok(),
            is_nothing_done: true,
        }),
    }
}

async fn commit(
    connection: &mut Connection,
    flusher: Option<&Flusher>,
) -> Result<Option<UnflushedCommit>, Failure> {
    let in_doubt = |error: StoreError| Failure::in_doubt(&error.to_string());
    let (Some(flusher), Some(wal)) = (flusher, connection.wal()) else {
        connection.commit().await.map_err(in_doubt)?;
        return Ok(None);
    };
    let number = flusher.begin();
    match connection.commit().await {
        Ok(()) => Ok(Some(UnflushedCommit { number, wal })),
        Err(error) => {
            let answers = None;
            flusher.flush(Unflushed {
                number,
                wal,
                answers,
            });
            Err(in_doubt(error))
        }
    }
}

fn no_thread(error: &std::io::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

fn fail_all(jobs: Vec<Job>, error: &StoreError) {
    for job in jobs {
        job.fail(error);
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
    let done = jobs.iter().zip(&answers);
    let changed: BTreeSet<&TableId> = done
        .clone()
        .filter_map(|(job, answer)| changed_table(job, answer))
        .collect();
    let attended: BTreeSet<&TableId> = done
        .filter_map(|(job, answer)| attended_table(job, answer))
        .collect();
    notify(connection, Topic::Changed, node, &changed).await?;
    notify(connection, Topic::Presence, node, &attended).await?;
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
