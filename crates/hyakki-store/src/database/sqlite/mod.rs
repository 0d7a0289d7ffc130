//! SQLite: one file, one writer, readers beside it.
//!
//! Everything here waits for the disk, so it runs on threads where that holds up nobody.

mod connection;
mod readers;

use std::fs::{DirBuilder, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Database, LOCK_TIMEOUT, Value, migrations};
use crate::error::StoreError;

use connection::Access;
pub(crate) use connection::SqliteConnection;
pub(crate) use readers::Readers;

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
    let path = path.to_owned();
    let opening = move || {
        create(&path).map_err(|error| StoreError::Unavailable(error.to_string()))?;
        migrate(&path)?;
        Ok(path)
    };
    let path = off_the_runtime(opening).await?;
    Ok(Database::Sqlite {
        readers: Arc::new(Readers::new(path)),
    })
}

/// Runs what waits for the disk where it holds up nobody.
pub(super) async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|error| Err(StoreError::Unavailable(error.to_string())))
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
fn first_connection(path: &Path) -> Result<SqliteConnection, StoreError> {
    let deadline = Instant::now() + LOCK_TIMEOUT;
    loop {
        match SqliteConnection::open(path, Access::Write) {
            Err(error) if connection::is_busy(&error) && Instant::now() < deadline => {
                std::thread::sleep(Duration::from_millis(10));
            }
            opened => return Ok(opened?),
        }
    }
}

fn migrate(path: &Path) -> Result<(), StoreError> {
    let mut connection = first_connection(path)?;
    // Another program may be opening the same file.
    connection.execute_all("BEGIN IMMEDIATE")?;
    migrations::sqlite(&mut connection)?;
    connection.execute_all("COMMIT")
}

/// A connection for writing, and the file in which what it has committed must reach the disk.
pub(crate) struct SqliteWriter {
    pub(crate) connection: SqliteConnection,
    pub(crate) wal: Arc<File>,
}

impl SqliteWriter {
    pub(super) fn open(path: &Path) -> Result<SqliteWriter, StoreError> {
        let mut connection = SqliteConnection::open(path, Access::Write)?;
        // The log is there when something was read through it.
        connection.fetch::<Value<'_>>("SELECT count(*) FROM sqlite_schema", &[])?;
        let wal = File::options().write(true).open(wal_of(path));
        let wal = wal.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(SqliteWriter {
            connection,
            wal: Arc::new(wal),
        })
    }
}

fn wal_of(path: &Path) -> PathBuf {
    let mut name = path.to_owned().into_os_string();
    name.push("-wal");
    name.into()
}

pub(super) fn copy_into(path: &Path, copy: &Path) -> Result<(), StoreError> {
    let copy = copy
        .to_str()
        .ok_or(StoreError::Invalid("a path that is not text"))?;
    // A connection of its own: copying takes long, and the others go on meanwhile.
    let mut connection = SqliteConnection::open(path, Access::Write)?;
    connection.execute("VACUUM INTO $1", &[Value::Text(copy)])?;
    Ok(())
}
