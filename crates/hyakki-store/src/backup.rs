//! Backups: a whole copy of the database, while it is in use.

use std::path::Path;

use crate::error::StoreError;
use crate::store::Store;

impl Store {
    /// Copies everything into a new file, as it is at one moment, while others go on writing.
    ///
    /// A file that is there is never replaced, and one that is half written never has the name.
    /// PostgreSQL has a tool of its own: [`StoreError::UsePgDump`].
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let failed = |error: std::io::Error| StoreError::BackupFailed(error.to_string());
        if path.symlink_metadata().is_ok() {
            return Err(StoreError::BackupExists(path.to_owned()));
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        // Only its owner can read it, from the first moment on.
        let file = tempfile::Builder::new()
            .prefix(".backup-")
            .tempfile_in(folder)
            .map_err(failed)?;
        self.database().copy_into(file.path()).await?;
        file.as_file().sync_all().map_err(failed)?;
        file.persist_noclobber(path)
            .map_err(|refused| match refused.error.kind() {
                std::io::ErrorKind::AlreadyExists => StoreError::BackupExists(path.to_owned()),
                _ => failed(refused.error),
            })?;
        sync_folder(folder).map_err(failed)
    }
}

/// Makes the name as durable as the file.
fn sync_folder(folder: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::File::open(folder)?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
