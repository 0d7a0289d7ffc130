//! The store itself: opening, closing, and the way to the writer.

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::answers::Audience;
use crate::commit::{Committed, TableCommit};
use crate::database::{Boxed, Database, Listener, sqlite_path};
use crate::error::StoreError;
use crate::flusher::Flusher;
use crate::job::Job;
use crate::news::Newsroom;
use crate::prune::Pruned;
use crate::serving;
use crate::skeletons;
use crate::small::SmallWrite;
use crate::stats::Counters;
use crate::user::NewUser;
use crate::writer::{MAX_QUEUE, Writer};

/// Everything a server keeps. A clone is the same store.
#[derive(Clone)]
pub struct Store {
    shared: Arc<Shared>,
}

struct Shared {
    database: Database,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    newsroom: Newsroom,
    counters: Arc<Counters>,
    /// Ends when the writer has.
    writer: Mutex<Option<oneshot::Receiver<()>>>,
    listener: Option<JoinHandle<()>>,
    /// Held by a server until it closes the store.
    lock: Mutex<Option<File>>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // An address can hold a password.
        f.debug_struct("Store")
            .field("stats", &self.stats())
            .finish_non_exhaustive()
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        // The writer ends by itself when it has done what it was given.
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}

impl Store {
    /// Opens a database, and brings it to the present version of the schema.
    ///
    /// - `sqlite:PATH` is a file; it is made if it is not there, with its folder, readable by its owner only.
    /// - `postgres://USER:PASSWORD@HOST:PORT/DATABASE` is a PostgreSQL server, which other processes use too.
    ///
    /// Must be called inside a Tokio runtime, where the store's tasks then live.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Store::open_boxed(url).await
    }

    /// The same for a server: a SQLite file has one at a time, and [`StoreError::Served`] says so to a second.
    pub async fn open_to_serve(url: &str) -> Result<Store, StoreError> {
        let lock = serving::lock(url)?;
        let store = Store::open(url).await?;
        let mut held = store
            .shared
            .lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *held = lock;
        drop(held);
        Ok(store)
    }

    /// The file that an address means; nothing if everything is kept elsewhere.
    pub fn file_in(url: &str) -> Result<Option<&Path>, StoreError> {
        sqlite_path(url)
    }

    fn open_boxed(url: &str) -> Boxed<'_, Store> {
        Box::pin(Store::open_and_spawn(url))
    }

    async fn open_and_spawn(url: &str) -> Result<Store, StoreError> {
        let database = Database::open(url).await?;
        let mut connection = database.connect().await?;
        skeletons::fill_in(&mut connection).await?;
        let newsroom = Newsroom::new();
        let counters = Arc::new(Counters::default());
        let listener = Listener::open(&database).await?.map(|listener| {
            let listening = newsroom.clone().listen(database.clone(), listener);
            tokio::spawn(listening)
        });
        let flusher = database.flushed().cloned();
        let flusher = flusher.map(|flushed| Flusher::start(flushed, File::sync_data));
        let flusher = flusher.transpose();
        let writer = Writer {
            connection: Some(connection),
            database: database.clone(),
            audience: Audience {
                newsroom: newsroom.clone(),
                counters: Arc::clone(&counters),
            },
            flusher: flusher.map_err(|error| StoreError::Unavailable(error.to_string()))?,
        };
        let (queue, jobs) = mpsc::channel(MAX_QUEUE);
        let shared = Shared {
            database,
            queue: Mutex::new(Some(queue)),
            newsroom,
            counters,
            writer: Mutex::new(Some(writer.start(jobs)?)),
            listener,
            lock: Mutex::default(),
        };
        Ok(Store {
            shared: Arc::new(shared),
        })
    }

    /// A round trip to the database that costs little.
    pub async fn health(&self) -> Result<(), StoreError> {
        self.database().fetch_first("SELECT 1", &[]).await.map(drop)
    }

    /// A write that leaves nothing behind: a full disk refuses it, and a round trip would not show that.
    /// The user is written and taken back in one transaction, so it must be one that nobody is.
    pub async fn probe(&self, nobody: NewUser) -> Result<(), StoreError> {
        self.write(SmallWrite::Probe(nobody)).await.map(drop)
    }

    /// Finishes the writes that wait, refuses new ones, and leaves the database.
    pub async fn close(&self) {
        drop(take(&self.shared.queue));
        let writer = take(&self.shared.writer);
        if let Some(writer) = writer {
            // Nothing is sent: it ends with the writer.
            let _ = writer.await;
        }
        if let Some(listener) = &self.shared.listener {
            listener.abort();
        }
        // Leaving cannot fail.
        let _ = self.database().close().await;
        drop(take(&self.shared.lock));
    }

    pub(crate) fn database(&self) -> &Database {
        &self.shared.database
    }

    pub(crate) fn newsroom(&self) -> &Newsroom {
        &self.shared.newsroom
    }

    pub(crate) fn counters(&self) -> &Counters {
        &self.shared.counters
    }

    pub(crate) fn n_waiting(&self) -> u64 {
        match self.queue() {
            Ok(queue) => (queue.max_capacity() - queue.capacity()) as u64,
            Err(_) => 0,
        }
    }

    pub(crate) async fn write(&self, write: SmallWrite) -> Result<u64, StoreError> {
        self.enqueue(|reply| Job::Small(Box::new(write), reply))
            .await
    }

    pub(crate) async fn enqueue_commit(
        &self,
        commit: TableCommit,
    ) -> Result<Committed, StoreError> {
        self.enqueue(|reply| Job::Commit(Box::new(commit), reply))
            .await
    }

    pub(crate) async fn enqueue_prune(&self, older_than_ms: i64) -> Result<Pruned, StoreError> {
        self.enqueue(|reply| Job::Prune(older_than_ms, reply)).await
    }

    async fn enqueue<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let closed = || StoreError::Unavailable("the store is closed".to_owned());
        let (reply, answer) = oneshot::channel();
        let queue = self.queue()?;
        queue.send(job(reply)).await.map_err(|_| closed())?;
        // A sender that is kept would keep the writer from ending.
        drop(queue);
        answer.await.map_err(|_| closed())?
    }

    fn queue(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        let queue = self.shared.queue.lock();
        let queue = queue.unwrap_or_else(PoisonError::into_inner);
        queue
            .clone()
            .ok_or_else(|| StoreError::Unavailable("the store is closed".to_owned()))
    }
}

fn take<T>(slot: &Mutex<Option<T>>) -> Option<T> {
    slot.lock().unwrap_or_else(PoisonError::into_inner).take()
}
