//! A snapshot as it is stored.

use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::snapshot::Snapshot;
use crate::stored::chair::StoredChair;
use crate::stored::settings::StoredSettings;
use crate::stored::{VERSION, VERSION_WITHOUT_PLEDGES, VERSION_WITHOUT_WISHES};

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reveal_by_ms: Option<i64>,
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
            reveal_by_ms,
        } = snapshot;
        StoredSnapshot {
            version: version_of(chairs),
            settings: settings.into(),
            chairs: chairs.iter().map(StoredChair::from).collect(),
            match_number: *match_number,
            is_paused: *is_paused,
            running_since_ms: *running_since_ms,
            n_courtesies: *n_courtesies,
            reveal_by_ms: *reveal_by_ms,
        }
    }
}

/// The lowest version whose nodes miss nothing of these seats that matters.
fn version_of(chairs: &[Chair]) -> u32 {
    // An older node would keep what somebody wanted for the next match.
    let has_wishes = |chair: &Chair| chair.wants_to_resign || chair.wants_to_abandon;
    // An older node would begin the match without waiting for what was pledged.
    let has_pledge = |chair: &Chair| !chair.pledge.is_empty();
    if chairs.iter().any(has_wishes) {
        VERSION
    } else if chairs.iter().any(has_pledge) {
        VERSION_WITHOUT_WISHES
    } else {
        VERSION_WITHOUT_PLEDGES
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
            reveal_by_ms: stored.reveal_by_ms,
        }
    }
}
