//! What somebody adds to the deals of a match.

use hyakki_core::fairness::{MAX_NONCE, is_hash};

use crate::refusal::Refusal;

/// What somebody adds to the deals: a nonce at once, or a pledge of one; or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) nonce: String,
    pub(crate) pledge: String,
}

impl Share {
    /// What a command brings, if it can be a share.
    pub(crate) fn new(nonce: String, pledge: String) -> Result<Share, Refusal> {
        if nonce.len() > MAX_NONCE {
            return Err(Refusal::TooLong);
        }
        let is_pledge = nonce.is_empty() && is_hash(&pledge);
        if !pledge.is_empty() && !is_pledge {
            return Err(Refusal::BadPledge);
        }
        Ok(Share { nonce, pledge })
    }
}
