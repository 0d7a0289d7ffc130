//! A write that somebody waits for.

use hyakki_core::TableId;
use tokio::sync::oneshot;

use crate::commit::{Committed, TableCommit};
use crate::error::StoreError;
use crate::prune::Pruned;
use crate::small::SmallWrite;

pub(crate) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// A write and who waits for it.
#[derive(Debug)]
pub(crate) enum Job {
    Commit(Box<TableCommit>, Reply<Committed>),
    Small(Box<SmallWrite>, Reply<u64>),
    /// A piece of pruning, in a transaction of its own.
    Prune(i64, Reply<Pruned>),
}

/// What a job led to, kept back until it is durable.
#[derive(Debug)]
pub(crate) enum Answer {
    Committed(Result<Committed, StoreError>),
    Small(Result<u64, StoreError>),
    Pruned(Result<Pruned, StoreError>),
}

impl Job {
    pub(crate) fn answer(self, answer: Answer) {
        // Whoever stopped waiting needs no answer.
        match (self, answer) {
            (Job::Commit(_, reply), Answer::Committed(result)) => drop(reply.send(result)),
            (Job::Small(_, reply), Answer::Small(result)) => drop(reply.send(result)),
            (Job::Prune(_, reply), Answer::Pruned(result)) => drop(reply.send(result)),
            (job, _) => job.fail(&StoreError::Refused("answers were mixed up".to_owned())),
        }
    }

    pub(crate) fn fail(self, error: &StoreError) {
        let error = error.clone();
        match self {
            Job::Commit(_, reply) => drop(reply.send(Err(error))),
            Job::Small(_, reply) => drop(reply.send(Err(error))),
            Job::Prune(_, reply) => drop(reply.send(Err(error))),
        }
    }
}

/// The table of which other nodes should hear who is there.
pub(crate) fn attended_table<'a>(job: &'a Job, answer: &Answer) -> Option<&'a TableId> {
    match (job, answer) {
        (Job::Small(small, _), Answer::Small(Ok(_))) => small.attended_table(),
        _ => None,
    }
}

/// The table that others should hear of.
pub(crate) fn changed_table<'a>(job: &'a Job, answer: &Answer) -> Option<&'a TableId> {
    match (job, answer) {
        (Job::Commit(commit, _), Answer::Committed(Ok(_))) => Some(&commit.table_id),
        (Job::Small(small, _), Answer::Small(Ok(_))) => small.changed_table(),
        _ => None,
    }
}
