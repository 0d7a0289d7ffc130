//! Why a table could not be read.

use hyakki_store::StoreError;
use hyakki_table::snapshot::Unreadable;
use hyakki_table::stored::BadStoredTable;
use thiserror::Error;

use crate::replays::ReplayError;

/// Why a table could not be read.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A newer version has changed it in a way that this one does not know, or it is damaged.
    #[error(transparent)]
    Stored(#[from] BadStoredTable),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// There was no time to replay its log, or that panicked.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}
