//! Connections for reading.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::types;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::super::{CONNECT_TIMEOUT, Row, no_answer};
use super::connection::{Access, SqliteConnection};
use super::off_the_runtime;
use crate::error::StoreError;
use crate::flushed::Flushed;

/// Reading is short, and beyond the number of cores more readers only wait for each other.
const N_READERS: u32 = 4;

/// Connections for reading, each used by one reading at a time.
pub(crate) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<SqliteConnection>>,
    places: Arc<Semaphore>,
    pub(crate) flushed: Arc<Flushed>,
}

impl Readers {
    pub(super) fn new(path: PathBuf) -> Readers {
        Readers {
            path,
            idle: Mutex::default(),
            places: Arc::new(Semaphore::new(N_READERS as usize)),
            flushed: Arc::default(),
        }
    }

    /// The file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads rows, and gives them when everything that they show is on the disk.
    pub(crate) async fn fetch(
        self: &Arc<Self>,
        sql: &'static str,
        values: Vec<types::Value>,
    ) -> Result<Vec<Row>, StoreError> {
        let place = self.place().await?;
        let readers = Arc::clone(self);
        let reading = move || {
            let _place = place;
            let mut connection = readers.take()?;
            let rows = connection.fetch(sql, &values)?;
            // One that failed is not used again.
            readers.idle().push(connection);
            Ok(rows)
        };
        let rows = off_the_runtime(reading).await?;
        self.flushed.wait_for_begun().await;
        Ok(rows)
    }

    /// Waits for those who read, and lets nobody read any more.
    pub(crate) async fn close(&self) {
        // It fails where this was done before.
        let all = self.places.acquire_many(N_READERS).await;
        self.places.close();
        self.idle().clear();
        drop(all);
    }

    async fn place(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        let waiting = Arc::clone(&self.places).acquire_owned();
        let place = tokio::time::timeout(CONNECT_TIMEOUT, waiting).await;
        let closed = |_| StoreError::Unavailable("the store is closed".to_owned());
        place.map_err(|_| no_answer())?.map_err(closed)
    }

    fn take(&self) -> Result<SqliteConnection, StoreError> {
        let idle = self.idle().pop();
        match idle {
            Some(connection) => Ok(connection),
            None => Ok(SqliteConnection::open(&self.path, Access::Read)?),
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<SqliteConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
