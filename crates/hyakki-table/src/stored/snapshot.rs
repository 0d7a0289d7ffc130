//! A snapshot as it is stored.

use hyakki_core::UserId;
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    host: Option<UserId>,
    #[serde(default, skip_serializing_if = "is_zero")]
    terms: u32,
    match_number: u32,
    is_paused: bool,
    running_since_ms: Option<i64>,
    n_courtesies: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reveal_by_ms: Option<i64>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
pub(super) fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl From<&Snapshot> for StoredSnapshot {
    fn from(snapshot: &Snapshot) -> StoredSnapshot {
        let Snapshot {
            settings,
            chairs,
            host,
            terms,
            match_number,
            is_paused,
            running_since_ms,
            n_courtesies,
            reveal_by_ms,
        } = snapshot;
        StoredSnapshot {
            version: version_of(snapshot),
            settings: settings.into(),
            chairs: chairs.iter().map(StoredChair::from).collect(),
            host: host.clone(),
            terms: *terms,
            match_number: *match_number,
            is_paused: *is_paused,
            running_since_ms: *running_since_ms,
            n_courtesies: *n_courtesies,
            reveal_by_ms: *reveal_by_ms,
        }
    }
}

/// The lowest version whose nodes miss nothing of these seats that matters.
fn version_of(snapshot: &Snapshot) -> u32 {
    let chairs = &snapshot.chairs;
    // An older node would begin the match though somebody has not agreed to it.
    let is_open = |chair: &Chair| chair.holder.user().is_some() && chair.agreed != snapshot.terms;
    // An older node would keep what somebody wanted for the next match.
    let has_wishes = |chair: &Chair| chair.wants_to_resign || chair.wants_to_abandon;
    // An older node would begin the match without waiting for what was pledged.
    let has_pledge = |chair: &Chair| !chair.pledge.is_empty();
    if chairs
        .iter()
        .any(|chair| has_wishes(chair) || is_open(chair))
    {
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
            host: stored.host,
            terms: stored.terms,
            match_number: stored.match_number,
            is_paused: stored.is_paused,
            running_since_ms: stored.running_since_ms,
            n_courtesies: stored.n_courtesies,
            reveal_by_ms: stored.reveal_by_ms,
        }
    }
}
