//! One connection to a file.

use std::path::Path;

use rusqlite::{CachedStatement, Connection, ErrorCode, OpenFlags, ToSql};

use super::super::{LOCK_TIMEOUT, Row};
use crate::error::StoreError;

/// How many statements a connection keeps ready.
const N_STATEMENTS: usize = 128;

/// No statement has more places for values.
const PLACES: [&str; 9] = ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$8", "$9"];

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    Read,
    Write,
}

/// A connection to a file. It waits for the disk and for locks.
pub(crate) struct SqliteConnection {
    connection: Connection,
}

impl SqliteConnection {
    /// Opens a file that is there.
    pub(super) fn open(path: &Path, access: Access) -> rusqlite::Result<SqliteConnection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(LOCK_TIMEOUT)?;
        connection.set_prepared_statement_cache_capacity(N_STATEMENTS);
        // In this mode SQLite brings the write-ahead log to the disk before it copies it into the file, and not with
        // every commit: that is the flusher's work, beside the next transaction.
        connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;",
        )?;
        if access == Access::Read {
            connection.execute_batch("PRAGMA query_only = ON;")?;
        }
        Ok(SqliteConnection { connection })
    }

    /// Runs a statement; gives how many rows it touched.
    pub(crate) fn execute<V: ToSql>(&mut self, sql: &str, values: &[V]) -> Result<u64, StoreError> {
        let mut statement = self.statement(sql, values)?;
        Ok(statement.raw_execute()? as u64)
    }

    /// Reads rows.
    pub(crate) fn fetch<V: ToSql>(
        &mut self,
        sql: &str,
        values: &[V],
    ) -> Result<Vec<Row>, StoreError> {
        let mut statement = self.statement(sql, values)?;
        let n_columns = statement.column_count();
        let mut rows = statement.raw_query();
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let values = (0..n_columns).map(|column| row.get(column));
            found.push(Row::Sqlite(values.collect::<rusqlite::Result<_>>()?));
        }
        Ok(found)
    }

    /// Runs several statements without values.
    pub(crate) fn execute_all(&mut self, sql: &str) -> Result<(), StoreError> {
        Ok(self.connection.execute_batch(sql)?)
    }

    /// A statement with its values.
    fn statement<V: ToSql>(
        &self,
        sql: &str,
        values: &[V],
    ) -> rusqlite::Result<CachedStatement<'_>> {
        let mut statement = self.connection.prepare_cached(sql)?;
        // SQLite numbers places by where they first stand, so they are found by their names.
        for (place, value) in PLACES.iter().zip(values) {
            if let Some(index) = statement.parameter_index(place)? {
                statement.raw_bind_parameter(index, value)?;
            }
        }
        Ok(statement)
    }
}

/// Whether another program has the lock that was needed.
pub(super) fn is_busy(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
}
