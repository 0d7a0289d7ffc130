//! The two databases behind one face.
//!
//! Almost all SQL is the same for both, so it stands where it is used; this module knows what is not.

mod migrations;
mod postgres;
mod sqlite;
mod value;

use std::fs::File;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use sqlx_core::connection::Connection as _;
use sqlx_postgres::{PgConnectOptions, PgConnection, PgPool};

use crate::error::StoreError;

pub(crate) use postgres::{Listener, Told, Topic, notify};
pub(crate) use sqlite::{make_folder, path_in as sqlite_path};
pub(crate) use value::{Row, Value, check_text};

use sqlite::{Readers, SqliteConnection, SqliteWriter, off_the_runtime};
use value::postgres_query;

use crate::flushed::Flushed;

/// How long a connection may take to be made.
pub(crate) const CONNECT_TIMEOUT: Duration = Duration::from_secs(3);

/// How long a reading or a transaction may take before its connection is given up.
pub(crate) const QUERY_TIMEOUT: Duration = Duration::from_secs(10);

/// How long one statement may wait for a lock.
const LOCK_TIMEOUT: Duration = Duration::from_secs(5);

fn no_answer() -> StoreError {
    StoreError::Unavailable("no answer in time".to_owned())
}

/// A future behind a pointer.
///
/// The machine code of a plain one is made anew in every crate that awaits it, with all of the drivers in it;
/// the code of this one is made here, once.
pub(crate) type Boxed<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A statement in the words of both databases.
#[derive(Clone, Copy)]
pub(crate) struct Sql {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

impl From<&'static str> for Sql {
    fn from(both: &'static str) -> Sql {
        Sql {
            sqlite: both,
            postgres: both,
        }
    }
}

/// A statement over many rows at once: `$1` is a JSON list of lists, and `given.value ->> 0` the first member of each.
///
/// One statement for a whole batch costs one round trip, however many rows there are.
macro_rules! sql_over_rows {
    ($before:literal, $after:literal) => {
        $crate::database::Sql {
            sqlite: concat!($before, " json_each($1) AS given ", $after),
            postgres: concat!(
                $before,
                " jsonb_array_elements(CAST($1 AS TEXT)::jsonb) AS given(value) ",
                $after
            ),
        }
    };
}
pub(crate) use sql_over_rows;

/// Where the database is, and the connections for reading.
#[derive(Clone)]
pub(crate) enum Database {
    Sqlite {
        readers: Arc<Readers>,
    },
    Postgres {
        options: Box<PgConnectOptions>,
        readers: PgPool,
    },
}

impl Database {
    /// Opens the database at an address and brings it to the present version.
    pub(crate) async fn open(url: &str) -> Result<Database, StoreError> {
        if let Some(path) = sqlite_path(url)? {
            sqlite::open(path).await
        } else if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            postgres::open(url).await
        } else {
            Err(StoreError::BadUrl("unknown kind"))
        }
    }

    /// A connection for writing.
    pub(crate) async fn connect(&self) -> Result<Connection, StoreError> {
        let connecting = async {
            match self {
                Database::Sqlite { readers } => {
                    let path = readers.path().to_owned();
                    let writer = off_the_runtime(move || SqliteWriter::open(&path)).await?;
                    Ok(Connection::Sqlite(writer))
                }
                Database::Postgres { options, .. } => {
                    let connection = PgConnection::connect_with(options).await?;
                    Ok(Connection::Postgres(connection))
                }
            }
        };
        let connected = tokio::time::timeout(CONNECT_TIMEOUT, connecting).await;
        connected.unwrap_or_else(|_| Err(no_answer()))
    }

    /// Which commits have reached the disk; nothing where the database looks after that itself.
    pub(crate) fn flushed(&self) -> Option<&Arc<Flushed>> {
        match self {
            Database::Sqlite { readers } => Some(&readers.flushed),
            Database::Postgres { .. } => None,
        }
    }

    /// Reads rows.
    pub(crate) async fn fetch(
        &self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        self.read(sql.into(), values).await
    }

    fn read<'a>(&'a self, sql: Sql, values: &'a [Value<'a>]) -> Boxed<'a, Vec<Row>> {
        let reading = async move {
            match self {
                Database::Sqlite { readers } => {
                    value::check(values)?;
                    let values = values.iter().map(|value| value.into_owned()).collect();
                    readers.fetch(sql.sqlite, values).await
                }
                Database::Postgres { readers, .. } => {
                    let query = postgres_query(sql, values)?;
                    let rows = query.fetch_all(readers).await?;
                    Ok(rows.into_iter().map(Row::Postgres).collect())
                }
            }
        };
        Box::pin(async move {
            let read = tokio::time::timeout(QUERY_TIMEOUT, reading).await;
            read.unwrap_or_else(|_| Err(no_answer()))
        })
    }

    /// Reads the first row, if there is one.
    pub(crate) async fn fetch_first(
        &self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Option<Row>, StoreError> {
        Ok(self.fetch(sql, values).await?.into_iter().next())
    }

    /// Copies the whole database into an empty file.
    pub(crate) fn copy_into<'a>(&'a self, path: &'a Path) -> Boxed<'a, ()> {
        match self {
            Database::Sqlite { readers } => {
                let (path, copy) = (readers.path().to_owned(), path.to_owned());
                Box::pin(off_the_runtime(move || sqlite::copy_into(&path, &copy)))
            }
            Database::Postgres { .. } => Box::pin(async { Err(StoreError::UsePgDump) }),
        }
    }

    /// Closes the connections for reading.
    pub(crate) fn close(&self) -> Boxed<'_, ()> {
        Box::pin(async move {
            match self {
                Database::Sqlite { readers } => readers.close().await,
                Database::Postgres { readers, .. } => readers.close().await,
            }
            Ok(())
        })
    }
}

/// A connection for writing; whoever has it can open a transaction.
pub(crate) enum Connection {
    Sqlite(SqliteWriter),
    Postgres(PgConnection),
}

impl Connection {
    /// Whether the other end can go away and come back while the connection is idle.
    pub(crate) fn is_remote(&self) -> bool {
        matches!(self, Connection::Postgres(_))
    }

    /// Runs a statement; gives how many rows it touched.
    pub(crate) async fn execute(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<u64, StoreError> {
        let sql = sql.into();
        match self {
            Connection::Sqlite(writer) => {
                value::check(values)?;
                writer.connection.execute(sql.sqlite, values)
            }
            Connection::Postgres(connection) => {
                let query = postgres_query(sql, values)?;
                Ok(query.execute(connection).await?.rows_affected())
            }
        }
    }

    /// Reads rows.
    pub(crate) async fn fetch(
        &mut self,
        sql: impl Into<Sql>,
        values: &[Value<'_>],
    ) -> Result<Vec<Row>, StoreError> {
        let sql = sql.into();
        match self {
            Connection::Sqlite(writer) => {
                value::check(values)?;
                writer.connection.fetch(sql.sqlite, values)
            }
            Connection::Postgres(connection) => {
                let query = postgres_query(sql, values)?;
                let rows = query.fetch_all(connection).await?;
                Ok(rows.into_iter().map(Row::Postgres).collect())
            }
        }
    }

    /// Begins a transaction that will write.
    pub(crate) async fn begin(&mut self) -> Result<(), StoreError> {
        let begin = Sql {
            // Taking the lock at once: a transaction that reads first and writes later could not wait for it.
            sqlite: "BEGIN IMMEDIATE",
            postgres: "BEGIN",
        };
        self.execute(begin, &[]).await.map(drop)
    }

    /// The file in which a commit has to be brought to the disk; nothing where committing does it.
    pub(crate) fn wal(&self) -> Option<Arc<File>> {
        match self {
            Connection::Sqlite(writer) => Some(Arc::clone(&writer.wal)),
            Connection::Postgres(_) => None,
        }
    }

    /// Copies SQLite's log into the file and empties it. What was in it is durable then, also where the log itself is not.
    pub(crate) async fn copy_log(&mut self) -> Result<(), StoreError> {
        let Connection::Sqlite(_) = self else {
            return Ok(());
        };
        for row in self.fetch("PRAGMA wal_checkpoint(TRUNCATE)", &[]).await? {
            let is_busy: bool = row.get(0)?;
            if is_busy {
                return Err(StoreError::Unavailable("the log is in use".to_owned()));
            }
        }
        Ok(())
    }

    /// Ends the transaction well. It is durable when its [log](Self::wal) is, or at once where there is none.
    pub(crate) async fn commit(&mut self) -> Result<(), StoreError> {
        self.execute("COMMIT", &[]).await.map(drop)
    }

    /// Forgets everything since [`begin`](Self::begin).
    pub(crate) async fn roll_back(&mut self) -> Result<(), StoreError> {
        self.execute("ROLLBACK", &[]).await.map(drop)
    }

    /// Takes leave of the database.
    pub(crate) async fn close(self) {
        match self {
            Connection::Sqlite(writer) => drop(writer),
            // A connection that cannot be closed well is closed all the same.
            Connection::Postgres(connection) => drop(connection.close().await),
        }
    }
}
