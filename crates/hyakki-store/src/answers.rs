//! What is to be said to those who wait for a transaction, when it is durable.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::error::StoreError;
use crate::job::{Answer, Job, changed_table};
use crate::news::{Newsroom, Origin};
use crate::stats::Counters;

/// Who is told, besides those who wait.
#[derive(Clone)]
pub(crate) struct Audience {
    pub(crate) newsroom: Newsroom,
    pub(crate) counters: Arc<Counters>,
}

/// The jobs of a transaction, each with its answer.
pub(crate) struct Answers {
    pub(crate) jobs: Vec<Job>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) audience: Audience,
}

impl Answers {
    /// The transaction is durable.
    pub(crate) fn give(self) {
        let counters = &self.audience.counters;
        counters.n_transactions.fetch_add(1, Relaxed);
        for (job, answer) in self.jobs.into_iter().zip(self.answers) {
            if let Some(table_id) = changed_table(&job, &answer) {
                self.audience.newsroom.tell(table_id.clone(), Origin::Here);
            }
            counters.count(matches!(
                answer,
                Answer::Committed(Ok(_)) | Answer::Small(Ok(_)) | Answer::Pruned(Ok(_))
            ));
            job.answer(answer);
        }
    }

    /// Nobody knows whether it is.
    pub(crate) fn fail(self, error: &StoreError) {
        for job in self.jobs {
            job.fail(error);
        }
    }
}
