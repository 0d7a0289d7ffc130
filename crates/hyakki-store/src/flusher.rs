//! The flusher: a thread that brings what the writer has committed to the disk, while the writer goes on.
//!
//! SQLite itself would hold its lock while the disk works, and nothing else could be written meanwhile.
//! Here a commit only appends to the write-ahead log; the flusher then syncs that file, once for all commits that have
//! come by then, and only after it are their writes answered and seen by readers.

use std::fs::File;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc;
use std::thread::JoinHandle;

use crate::answers::Answers;
use crate::error::StoreError;
use crate::flushed::Flushed;

/// How a file is brought to the disk.
pub(crate) type Sync = fn(&File) -> io::Result<()>;

/// What is to be answered when a commit has reached the disk.
pub(crate) struct Unflushed {
    /// The commit's number.
    pub(crate) number: u64,
    pub(crate) wal: Arc<File>,
    /// Nothing when the commit failed.
    pub(crate) answers: Option<Answers>,
}

impl Unflushed {
    fn fail(self, why: &str) {
        if let Some(answers) = self.answers {
            answers.fail(&StoreError::Unavailable(why.to_owned()));
        }
    }
}

pub(crate) struct Flusher {
    flushed: Arc<Flushed>,
    has_failed: Arc<AtomicBool>,
    queue: Option<mpsc::Sender<Unflushed>>,
    thread: Option<JoinHandle<()>>,
}

impl Flusher {
    pub(crate) fn start(flushed: Arc<Flushed>, sync: Sync) -> io::Result<Flusher> {
        let (queue, unflushed) = mpsc::channel();
        let has_failed = Arc::new(AtomicBool::new(false));
        let work = Work {
            flushed: Arc::clone(&flushed),
            has_failed: Arc::clone(&has_failed),
            sync,
        };
        let thread = std::thread::Builder::new().name("flusher".to_owned());
        Ok(Flusher {
            flushed,
            has_failed,
            queue: Some(queue),
            thread: Some(thread.spawn(move || work.run(&unflushed))?),
        })
    }

    /// A commit begins; gives its number, which must come back with [`flush`](Self::flush).
    pub(crate) fn begin(&self) -> u64 {
        self.flushed.begin()
    }

    /// Brings a commit to the disk, and then answers.
    pub(crate) fn flush(&self, unflushed: Unflushed) {
        let queue = self.queue.as_ref().expect("it is there until the end");
        if let Err(mpsc::SendError(unflushed)) = queue.send(unflushed) {
            unflushed.fail("the flusher is gone");
        }
    }

    /// Whether something did not reach the disk. The log must then be copied into the database before anything is
    /// committed after it: what follows a gap in the log is lost with it.
    pub(crate) fn has_failed(&self) -> bool {
        self.has_failed.load(SeqCst)
    }

    /// The log was copied.
    pub(crate) fn recover(&self) {
        self.has_failed.store(false, SeqCst);
    }
}

impl Drop for Flusher {
    /// Waits until everything is answered.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // It does not panic; if it did, there is nobody left to answer.
            let _ = thread.join();
        }
    }
}

struct Work {
    flushed: Arc<Flushed>,
    has_failed: Arc<AtomicBool>,
    sync: Sync,
}

impl Work {
    fn run(&self, queue: &mpsc::Receiver<Unflushed>) {
        while let Ok(first) = queue.recv() {
            let mut batch = vec![first];
            batch.extend(queue.try_iter());
            let synced = self.sync_all(&batch);
            if let Some(last) = batch.last() {
                self.flushed.end(last.number);
            }
            for unflushed in batch {
                match &synced {
                    Ok(()) => unflushed.answers.into_iter().for_each(Answers::give),
                    Err(error) => unflushed.fail(&error.to_string()),
                }
            }
        }
    }

    /// Syncs the log that these commits are in; they are in two when the writer had to open the file again.
    fn sync_all(&self, batch: &[Unflushed]) -> io::Result<()> {
        if self.has_failed.load(SeqCst) {
            return Err(io::Error::other("an earlier write did not reach the disk"));
        }
        let mut synced: Option<&Arc<File>> = None;
        for unflushed in batch {
            if synced.is_none_or(|wal| !Arc::ptr_eq(wal, &unflushed.wal)) {
                (self.sync)(&unflushed.wal).inspect_err(|_| self.has_failed.store(true, SeqCst))?;
                synced = Some(&unflushed.wal);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;
    use crate::answers::Audience;
    use crate::job::{Answer, Job};
    use crate::news::Newsroom;
    use crate::prune::Pruned;

    type Outcome = oneshot::Receiver<Result<Pruned, StoreError>>;

    fn flusher(sync: Sync) -> Flusher {
        Flusher::start(Arc::default(), sync).unwrap()
    }

    /// Hands a commit with one write to the flusher; gives what the writer's client gets to hear.
    fn flush(flusher: &Flusher) -> Outcome {
        let (reply, outcome) = oneshot::channel();
        let audience = Audience {
            newsroom: Newsroom::new(),
            counters: Arc::default(),
        };
        flusher.flush(Unflushed {
            number: flusher.begin(),
            wal: Arc::new(tempfile::tempfile().unwrap()),
            answers: Some(Answers {
                jobs: vec![Job::Prune(0, reply)],
                answers: vec![Answer::Pruned(Ok(Pruned::default()))],
                audience,
            }),
        });
        outcome
    }

    #[test]
    fn nobody_is_answered_before_the_disk_has_it() {
        static DISK: std::sync::Mutex<()> = std::sync::Mutex::new(());
        let busy = DISK.lock().unwrap();
        let flusher = flusher(|_| {
            drop(DISK.lock());
            Ok(())
        });
        let mut outcome = flush(&flusher);
        assert_eq!(*flusher.flushed.ended(), 0);
        assert!(outcome.try_recv().is_err());
        drop(busy);
        assert_eq!(outcome.blocking_recv(), Ok(Ok(Pruned::default())));
        assert_eq!(*flusher.flushed.ended(), 1);
    }

    #[test]
    fn what_comes_after_a_failure_is_in_doubt_until_the_log_is_copied() {
        static IS_BROKEN: AtomicBool = AtomicBool::new(true);
        let flusher = flusher(|_| match IS_BROKEN.load(SeqCst) {
            true => Err(io::Error::other("a broken disk")),
            false => Ok(()),
        });
        let is_in_doubt = |outcome: Outcome| {
            let heard = outcome.blocking_recv().unwrap();
            matches!(heard, Err(StoreError::Unavailable(_)))
        };
        assert!(is_in_doubt(flush(&flusher)));
        // The system forgets what it could not write, and says that all is well the next time.
        IS_BROKEN.store(false, SeqCst);
        assert!(flusher.has_failed());
        assert!(is_in_doubt(flush(&flusher)));
        flusher.recover();
        assert!(!is_in_doubt(flush(&flusher)));
    }
}
