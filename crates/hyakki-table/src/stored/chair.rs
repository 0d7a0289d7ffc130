//! Seats as they are stored.

use hyakki_catalog::MindId;
use hyakki_core::UserId;
use serde::{Deserialize, Serialize};

use crate::chair::{Chair, Holder};
use crate::stored::snapshot::is_zero;

#[derive(Serialize, Deserialize)]
pub(super) struct StoredChair {
    holder: StoredHolder,
    nonce: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pledge: String,
    #[serde(default, skip_serializing_if = "is_zero")]
    agreed: u32,
    has_stand_in: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stand_in_since_ms: Option<i64>,
    votes: Vec<UserId>,
    wants_rematch: bool,
    #[serde(default, skip_serializing_if = "is_unwanted")]
    wants_to_resign: bool,
    #[serde(default, skip_serializing_if = "is_unwanted")]
    wants_to_abandon: bool,
    claims_for_me: bool,
    left_ms: i64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_unwanted(wanted: &bool) -> bool {
    !wanted
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum StoredHolder {
    Nobody,
    Person {
        user: UserId,
        name: String,
        #[serde(default)]
        is_bot: bool,
    },
    Mind {
        // The names of earlier versions are read too.
        level: MindId,
    },
}

impl From<&Chair> for StoredChair {
    fn from(chair: &Chair) -> StoredChair {
        let Chair {
            holder,
            nonce,
            pledge,
            agreed,
            has_stand_in,
            stand_in_since_ms,
            votes,
            wants_rematch,
            wants_to_resign,
            wants_to_abandon,
            claims_for_me,
            left_ms,
        } = chair;
        StoredChair {
            holder: holder.into(),
            nonce: nonce.clone(),
            pledge: pledge.clone(),
            agreed: *agreed,
            has_stand_in: *has_stand_in,
            stand_in_since_ms: *stand_in_since_ms,
            votes: votes.clone(),
            wants_rematch: *wants_rematch,
            wants_to_resign: *wants_to_resign,
            wants_to_abandon: *wants_to_abandon,
            claims_for_me: *claims_for_me,
            left_ms: *left_ms,
        }
    }
}

impl From<StoredChair> for Chair {
    fn from(stored: StoredChair) -> Chair {
        Chair {
            holder: stored.holder.into(),
            nonce: stored.nonce,
            pledge: stored.pledge,
            agreed: stored.agreed,
            has_stand_in: stored.has_stand_in,
            stand_in_since_ms: stored.stand_in_since_ms,
            votes: stored.votes,
            wants_rematch: stored.wants_rematch,
            wants_to_resign: stored.wants_to_resign,
            wants_to_abandon: stored.wants_to_abandon,
            claims_for_me: stored.claims_for_me,
            left_ms: stored.left_ms,
        }
    }
}

impl From<&Holder> for StoredHolder {
    fn from(holder: &Holder) -> StoredHolder {
        match holder {
            Holder::Nobody => StoredHolder::Nobody,
            Holder::Person { user, name, is_bot } => StoredHolder::Person {
                user: user.clone(),
                name: name.clone(),
                is_bot: *is_bot,
            },
            Holder::Mind { level } => StoredHolder::Mind { level: *level },
        }
    }
}

impl From<StoredHolder> for Holder {
    fn from(stored: StoredHolder) -> Holder {
        match stored {
            StoredHolder::Nobody => Holder::Nobody,
            StoredHolder::Person { user, name, is_bot } => Holder::Person { user, name, is_bot },
            StoredHolder::Mind { level } => Holder::Mind { level },
        }
    }
}
