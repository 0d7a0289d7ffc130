//! A seat at the table and who is in it.

use hyakki_catalog::MindId;
use hyakki_core::UserId;

use crate::share::Share;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Holder {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person. One person may hold several seats: several people at one screen.
    Person {
        /// Who.
        user: UserId,
        /// The name shown to the others.
        name: String,
        /// Whether a program plays under this identity.
        is_bot: bool,
    },
    /// A program.
    Mind {
        /// Which one.
        level: MindId,
    },
}

impl Holder {
    /// The person, if it is one.
    #[must_use]
    pub fn user(&self) -> Option<&UserId> {
        match self {
            Holder::Person { user, .. } => Some(user),
            Holder::Nobody | Holder::Mind { .. } => None,
        }
    }

    /// The name in the record.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Holder::Nobody => "",
            Holder::Person { name, .. } => name,
            Holder::Mind { level } => level.name(),
        }
    }
}

/// A seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Chair {
    /// Who plays it.
    pub holder: Holder,
    /// What the person added to the next match's deals.
    pub nonce: String,
    /// What the person said beforehand that the nonce would be: its SHA-256; empty where it was told at once.
    pub pledge: String,
    /// The number of the terms that the person has agreed to.
    pub agreed: u32,
    /// Whether a mind plays for an absent person until they return.
    pub has_stand_in: bool,
    /// Since when it does, in milliseconds; nothing where that was not noted.
    pub stand_in_since_ms: Option<i64>,
    /// Who has voted to let a mind stand in.
    pub votes: Vec<UserId>,
    /// Whether the person wants to play again.
    pub wants_rematch: bool,
    /// Whether the person wants their side to resign.
    pub wants_to_resign: bool,
    /// Whether the person wants nobody to play on.
    pub wants_to_abandon: bool,
    /// Whether the table makes claims for the seat that are always good.
    pub claims_for_me: bool,
    /// What is left on the clock, as of the table's last move.
    pub left_ms: i64,
}

impl Chair {
    /// A free seat.
    pub(crate) fn empty() -> Chair {
        Chair {
            claims_for_me: true,
            ..Chair::default()
        }
    }

    /// What the person adds to the next match's deals.
    pub(crate) fn give(&mut self, share: Share) {
        self.nonce = share.nonce;
        self.pledge = share.pledge;
    }

    /// Whether a nonce was pledged and is not told yet.
    #[must_use]
    pub fn owes_nonce(&self) -> bool {
        !self.pledge.is_empty() && self.nonce.is_empty()
    }
}
