//! What can go wrong, so that a server can tell its clients.

use std::path::PathBuf;

use strum::Display;
use thiserror::Error;

/// Why the store did not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The database is away, full or overloaded.
    ///
    /// Of a write, nothing is known to be done: ask again, and learn from [`Conflict`] if it was.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// Somebody else was first; nothing was written.
    #[error(transparent)]
    Conflict(#[from] Conflict),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(Noun),
    /// A value that cannot be stored.
    #[error("{0} cannot be stored")]
    Invalid(&'static str),
    /// What the database holds is not what the store wrote.
    #[error("the database is damaged: {0}")]
    Corrupt(String),
    /// The database was written by a newer program.
    #[error(
        "the database has version {found}, and this program knows version {known}: use a newer program"
    )]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// Not the address of a database.
    #[error("not the address of a database: {0} (use sqlite:PATH or postgres://…)")]
    BadUrl(&'static str),
    /// Another server works on the same SQLite file.
    #[error(
        "another server is using this database: one SQLite file is for one server, several share a PostgreSQL"
    )]
    Served,
    /// Even the newest row is older than what is to be removed, so that the clock is more likely wrong.
    #[error(
        "even the newest thing in the database would be removed: either nobody was here for so long, or the clock is wrong; nothing was removed"
    )]
    AllTooOld,
    /// Nine tenths of what can ever be removed are older than what is to be removed.
    #[error(
        "nearly everything in the database would be removed: if the clock is right and that is wanted, hyakki prune --yes does it; nothing was removed"
    )]
    NearlyAllTooOld,
    /// A backup never replaces a file.
    #[error("{} is there already", .0.display())]
    BackupExists(PathBuf),
    /// The backup could not be written.
    #[error("the backup could not be written: {0}")]
    BackupFailed(String),
    /// PostgreSQL has a tool of its own for backups.
    #[error("a PostgreSQL database is backed up with pg_dump")]
    UsePgDump,
    /// The database refused what it was never expected to refuse.
    #[error("the database refused: {0}")]
    Refused(String),
}

/// What somebody else had done first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Conflict {
    /// The table was saved by another since it was read.
    #[error("the table is at version {version}")]
    Table {
        /// The version it has now.
        version: i64,
    },
    /// The log does not end where the append begins.
    #[error("the log goes on with step {next_step}")]
    Log {
        /// The step that would come next.
        next_step: i64,
    },
    /// The match is over.
    #[error("the match is over")]
    Finished,
    /// The command was done before under the same key.
    #[error("this was done before, and the match then had {step} steps")]
    Done {
        /// How many steps the match had then.
        step: i64,
    },
    /// The id, token or login is taken.
    #[error("the {0} is taken")]
    Taken(Noun),
}

/// The things the store knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Noun {
    /// A user.
    User,
    /// A token.
    Token,
    /// A login name.
    Login,
    /// A table.
    Table,
    /// A match.
    Match,
    /// Something that the database names and the store does not.
    Thing,
}

impl From<sqlx_core::Error> for StoreError {
    fn from(error: sqlx_core::Error) -> StoreError {
        use sqlx_core::Error;
        match error {
            Error::Database(refusal) => from_database(refusal.as_ref()),
            Error::ColumnDecode { .. }
            | Error::Decode(_)
            | Error::ColumnIndexOutOfBounds { .. }
            | Error::ColumnNotFound(_)
            | Error::TypeNotFound { .. } => StoreError::Corrupt(error.to_string()),
            Error::Io(cause) if is_tls(&cause) => {
                StoreError::Unavailable(format!("no safe connection: {cause}"))
            }
            Error::Io(_)
            | Error::Tls(_)
            | Error::Protocol(_)
            | Error::PoolTimedOut
            | Error::PoolClosed
            | Error::WorkerCrashed => StoreError::Unavailable(error.to_string()),
            other => StoreError::Refused(other.to_string()),
        }
    }
}

/// Whether the two sides did not agree on a safe connection, because of a certificate for example.
fn is_tls(error: &std::io::Error) -> bool {
    matches!(error.get_ref(), Some(cause) if cause.is::<rustls::Error>())
}

fn from_database(refusal: &dyn sqlx_core::error::DatabaseError) -> StoreError {
    use sqlx_core::error::ErrorKind;
    let why = refusal.message().to_owned();
    match refusal.kind() {
        ErrorKind::UniqueViolation => Conflict::Taken(Noun::Thing).into(),
        ErrorKind::ForeignKeyViolation => StoreError::NotFound(Noun::Thing),
        _ => from_sqlstate(&refusal.code().unwrap_or_default(), why),
    }
}

fn from_sqlstate(code: &str, why: String) -> StoreError {
    match (code.get(..2).unwrap_or_default(), code) {
        // Connections; resources; shutting down or starting; given up after waiting; a standby.
        ("08" | "53" | "57" | "58", _) | (_, "55P03" | "25006") => StoreError::Unavailable(why),
        // Two nodes stood in each other's way.
        ("40", _) => StoreError::Unavailable(why),
        // Wrong password, no such role, no such database.
        ("28" | "3D", _) => StoreError::Unavailable(why),
        ("22", _) => StoreError::Invalid("a value"),
        ("XX", _) => StoreError::Corrupt(why),
        _ => StoreError::Refused(why),
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::Error;
        match error {
            Error::SqliteFailure(failure, why) => {
                let why = why.unwrap_or_else(|| failure.to_string());
                from_sqlite(failure, why)
            }
            Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..) => StoreError::Corrupt(error.to_string()),
            other => StoreError::Refused(other.to_string()),
        }
    }
}

fn from_sqlite(failure: rusqlite::ffi::Error, why: String) -> StoreError {
    use rusqlite::ErrorCode as Code;
    use rusqlite::ffi::{
        SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE,
    };
    match (failure.code, failure.extended_code) {
        (_, SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => {
            Conflict::Taken(Noun::Thing).into()
        }
        (_, SQLITE_CONSTRAINT_FOREIGNKEY) => StoreError::NotFound(Noun::Thing),
        (
            Code::DatabaseBusy
            | Code::DatabaseLocked
            | Code::ReadOnly
            | Code::OperationInterrupted
            | Code::SystemIoFailure
            | Code::DiskFull
            | Code::CannotOpen
            | Code::FileLockingProtocolFailed,
            _,
        ) => StoreError::Unavailable(why),
        (Code::DatabaseCorrupt | Code::NotADatabase, _) => StoreError::Corrupt(why),
        (Code::TooBig, _) => StoreError::Invalid("a value"),
        _ => StoreError::Refused(why),
    }
}
