//! What people, minds and time ask of a table.

use hyakki_core::UserId;
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::level_name::LevelName;
use crate::settings::SettingsChange;

/// What somebody asks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, VariantNames)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[strum(serialize_all = "kebab-case")]
pub enum Command {
    /// Sits down in a free seat. A table that is full begins to play.
    Sit {
        /// The seat.
        seat: usize,
        /// The name shown to the others.
        name: String,
        /// Something of one's own for the deals.
        #[serde(default)]
        nonce: String,
        /// The SHA-256 of such a nonce, to be told by `reveal`; then there is no nonce here.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(as = "Option<String>", optional))]
        pledge: String,
    },
    /// Gets up before the match, or from a seat during it: a mind stands in.
    Leave {
        /// The seat.
        seat: usize,
    },
    /// Gives the match up for the seat's side; partners must agree. It cannot be taken back.
    Resign {
        /// The seat.
        seat: usize,
    },
    // Empty braces, because serde would let unknown fields pass without them.
    /// Wants nobody to play on: the match ends without a winner when everybody who is there agrees. It cannot be taken back.
    Abandon {},
    /// Wants to play on: what was wanted of the other two, by the sender or by others, is wanted no more.
    PlayOn {},
    /// Takes another name in the own seat before a match.
    Rename {
        /// The seat.
        seat: usize,
        /// The name shown to the others.
        name: String,
    },
    /// Puts a mind into a free seat, or in the place of another mind.
    SeatMind {
        /// The seat.
        seat: usize,
        /// Which mind.
        #[cfg_attr(feature = "schema", ts(type = "Level"), schema(value_type = String))]
        level: LevelName,
    },
    /// Takes a mind out of a seat before the match.
    UnseatMind {
        /// The seat.
        seat: usize,
    },
    /// Changes seats before the first match: with a free one, with a mind, or as the host with anybody.
    Move {
        /// The seat.
        seat: usize,
        /// The other one.
        to: usize,
    },
    /// Sends somebody away from the table before a match: for its host.
    SendAway {
        /// The seat.
        seat: usize,
    },
    /// Changes what is played before the first match: for the host of the table.
    Set {
        /// What is to be otherwise.
        change: SettingsChange,
    },
    /// Agrees to what the host has changed.
    Agree {
        /// The number of the terms that were looked at.
        terms: u32,
    },
    /// Acts in the match.
    Act {
        /// The seat.
        seat: usize,
        /// How many steps the actor had seen.
        step: usize,
        /// The action in the game's notation.
        action: String,
    },
    /// Takes back the own last action, with what minds did since.
    Undo {
        /// The seat.
        seat: usize,
        /// How many steps the actor had seen.
        step: usize,
    },
    /// Returns to a seat that a mind plays.
    Return {
        /// The seat.
        seat: usize,
    },
    /// Votes that a mind should stand in for somebody.
    VoteStandIn {
        /// The absent one's seat.
        seat: usize,
    },
    /// Stops the clocks.
    Pause {},
    /// Lets them run again.
    Resume {},
    /// Wants to play again, with something of one's own for the deals.
    Rematch {
        /// For the deals.
        #[serde(default)]
        nonce: String,
        /// The SHA-256 of such a nonce, to be told by `reveal`; then there is no nonce here.
        #[serde(default)]
        #[cfg_attr(feature = "schema", ts(as = "Option<String>", optional))]
        pledge: String,
    },
    /// Tells the nonce that was pledged, when all seats are held and everybody has pledged theirs.
    Reveal {
        /// The seat.
        seat: usize,
        /// The nonce.
        nonce: String,
    },
    /// Says something to everybody.
    Say {
        /// What.
        text: String,
    },
    /// Switches the table's own claims for a seat on or off.
    ClaimForMe {
        /// The seat.
        seat: usize,
        /// On or off.
        on: bool,
    },
}

/// Who sent a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sender {
    /// A person.
    User(UserId),
    /// A program with an identity of its own; it may do what a person may.
    Bot(UserId),
    /// The mind that was asked to play a seat.
    Mind,
}

impl Sender {
    /// Whose identity it is; a mind has none.
    #[must_use]
    pub fn user(&self) -> Option<&UserId> {
        match self {
            Sender::User(user) | Sender::Bot(user) => Some(user),
            Sender::Mind => None,
        }
    }
}
