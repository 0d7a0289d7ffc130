//! SQLite: one file, one writer, readers beside it.

use std::fs::{DirBuilder, OpenOptions};
use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, SqliteConnection};

use super::{CONNECT_TIMEOUT, Database, LOCK_TIMEOUT, migrations};
use crate::error::{StoreError, is_sqlite_busy};

/// Reading is short, and beyond the number of cores more readers only wait for each other.
const N_READERS: u32 = 4;

/// The file that an address means; nothing if it is not of this kind.
pub(crate) fn path_in(url: &str) -> Result<Option<&Path>, StoreError> {
    let Some(path) = url.strip_prefix("sqlite:") else {
        return Ok(None);
    };
    let path = path.strip_prefix("//").unwrap_or(path);
    if path.is_empty() || path == ":memory:" {
        return Err(StoreError::BadUrl("a file is needed"));
    }
    Ok(Some(Path::new(path)))
}

pub(super) async fn open(path: &Path) -> Result<Database, StoreError> {
    create(path).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(LOCK_TIMEOUT)
        .disable_statement_logging();
    migrate(&options).await?;
    let readers = SqlitePoolOptions::new()
        .max_connections(N_READERS)
        .acquire_timeout(CONNECT_TIMEOUT)
        // A file does not go away as a server does, and asking costs as much as a short read.
        .test_before_acquire(false)
        .connect_lazy_with(options.clone().pragma("query_only", "ON"));
    Ok(Database::Sqlite {
        options: Box::new(options),
        readers,
    })
}

/// Makes an empty file that only its owner can read, unless there is one.
fn create(path: &Path) -> std::io::Result<()> {
    make_folder(path)?;
    let mut file = OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        file.mode(0o600);
    }
    file.write(true)
        .create(true)
        .truncate(false)
        .open(path)
        .map(drop)
}

/// Makes the folder of a file that only its owner can read, unless there is one.
pub(crate) fn make_folder(path: &Path) -> std::io::Result<()> {
    let mut folder = DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        folder.mode(0o700);
    }
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => folder.recursive(true).create(parent),
        _ => Ok(()),
    }
}

/// The first connection gives the file its write-ahead log. For that SQLite does not wait as it does for every other lock:
/// where two do it at once, the one that was refused tries again.
async fn first_connection(options: &SqliteConnectOptions) -> sqlx::Result<SqliteConnection> {
    let deadline = Instant::now() + LOCK_TIMEOUT;
    loop {
        match SqliteConnection::connect_with(options).await {
            Err(error) if is_sqlite_busy(&error) && Instant::now() < deadline => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            done => return done,
        }
    }
}

async fn migrate(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = first_connection(options).await?;
    // The migrator takes no lock of its own on SQLite, and another program may be opening the same file.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    migrations::sqlite(&mut transaction).await?;
    transaction.commit().await?;
    Ok(connection.close().await?)
}

pub(super) async fn copy_into(
    options: &SqliteConnectOptions,
    path: &Path,
) -> Result<(), StoreError> {
    let path = path
        .to_str()
        .ok_or(StoreError::Invalid("a path that is not text"))?;
    // A connection of its own: copying takes long, and the others go on meanwhile.
    let mut connection = SqliteConnection::connect_with(options).await?;
    sqlx::query("VACUUM INTO $1")
        .bind(path)
        .execute(&mut connection)
        .await?;
    Ok(connection.close().await?)
}
