//! A snapshot as it is stored.

use serde::{Deserialize, Serialize};

use crate::snapshot::Snapshot;
use crate::stored::VERSION;
use crate::stored::chair::StoredChair;
use crate::stored::settings::StoredSettings;

#[derive(Serialize, Deserialize)]
pub(super) struct StoredSnapshot {
    // What was written before there were versions had this very shape.
    #[serde(default)]
    version: u32,
    settings: StoredSettings,
    chairs: Vec<StoredChair>,
    match_number: u32,
    is_paused: bool,
    running_since_ms: Option<i64>,
    n_courtesies: usize,
}

impl From<&Snapshot> for StoredSnapshot {
    fn from(snapshot: &Snapshot) -> StoredSnapshot {
        let Snapshot {
            settings,
            chairs,
            match_number,
            is_paused,
            running_since_ms,
            n_courtesies,
        } = snapshot;
        StoredSnapshot {
            version: VERSION,
            settings: settings.into(),
            chairs: chairs.iter().map(StoredChair::from).collect(),
            match_number: *match_number,
            is_paused: *is_paused,
            running_since_ms: *running_since_ms,
            n_courtesies: *n_courtesies,
        }
    }
}

impl From<StoredSnapshot> for Snapshot {
    fn from(stored: StoredSnapshot) -> Snapshot {
        Snapshot {
            settings: stored.settings.into(),
            chairs: stored.chairs.into_iter().map(Into::into).collect(),
            match_number: stored.match_number,
            is_paused: stored.is_paused,
            running_since_ms: stored.running_since_ms,
            n_courtesies: stored.n_courtesies,
        }
    }
}
