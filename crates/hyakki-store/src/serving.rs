//! One server for one SQLite file.
//!
//! Nodes hear of each other's changes through PostgreSQL. Two servers on one file would not: each would show its own
//! people what it has in memory. Commands that read or tidy up beside a server need no lock.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::database::{make_folder, sqlite_path};
use crate::error::StoreError;

/// Takes the lock of a SQLite file, which the system gives back however the process ends. PostgreSQL needs none.
pub(crate) fn lock(url: &str) -> Result<Option<File>, StoreError> {
    let Some(path) = sqlite_path(url)? else {
        return Ok(None);
    };
    let file = open(path).map_err(|error| StoreError::Unavailable(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(StoreError::Served),
        Err(TryLockError::Error(error)) => Err(StoreError::Unavailable(error.to_string())),
    }
}

/// A file beside the database: closing the database's own file would take SQLite's locks away from it.
fn open(path: &Path) -> std::io::Result<File> {
    make_folder(path)?;
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    // One database has one lock, also under another name.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = OsString::from(path);
    name.push(".lock");
    options
        .write(true)
        .create(true)
        .truncate(false)
        .open(PathBuf::from(name))
}
