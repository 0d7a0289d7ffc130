//! Which version of a file it is.

use std::io;
use std::path::Path;
use std::time::UNIX_EPOCH;

/// A file's length and the time it was last written, as a text: another one as soon as the file is.
pub(crate) fn stamp(path: &Path) -> io::Result<String> {
    let file = std::fs::metadata(path)?;
    let since = file
        .modified()?
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Ok(format!("{} {}", file.len(), since.as_millis()))
}
