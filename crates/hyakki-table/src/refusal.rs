//! Why a command is refused.

use hyakki_catalog::Refused;
use hyakki_core::ConfigError;
use strum::{IntoStaticStr, VariantNames};
use thiserror::Error;

/// Why a command is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the messages say it")]
pub enum Refusal {
    #[error(transparent)]
    #[strum(serialize = "bad-config")]
    Config(#[from] ConfigError),
    #[error("a clock runs from a second to a year")]
    BadClock,
    #[error("there is no such seat")]
    NoSuchSeat,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("somebody at this table has this name, or one that looks like it; take another")]
    NameTaken,
    #[error("this seat is not yours")]
    NotYourSeat,
    #[error("the match has begun")]
    MatchHasBegun,
    #[error("no match is being played")]
    NoMatch,
    #[error("this seat has resigned: a mind plays it to the end")]
    Resigned,
    #[error("the match is not over")]
    MatchNotOver,
    #[error("the table is paused")]
    Paused,
    #[error("the table is not paused")]
    NotPaused,
    #[error("you have seen {seen} steps, and there are {now}")]
    Stale { seen: usize, now: usize },
    #[error("{why}")]
    Illegal { rule: &'static str, why: String },
    #[error("{0}")]
    #[strum(serialize = "bad-notation")]
    Notation(String),
    #[error("this table plays without undo")]
    UndoForbidden,
    #[error("there is nothing of yours to take back: another person has acted since")]
    NotTheLastActor,
    #[error("chance has fallen since, and cannot be taken back")]
    ChanceHasFallen,
    #[error("others have seen something since, and cannot forget it")]
    Revealed,
    #[error("this match has had as many undos as a match may have")]
    TooManyUndos,
    #[error("only players at the table can do this")]
    NotAPlayer,
    #[error("only the host of the table can do this")]
    NotTheHost,
    #[error("only other people can be sent away")]
    NobodyToSendAway,
    #[error("the host has changed something since you looked at the table")]
    OtherTerms,
    #[error("there is no mind of that name")]
    NoSuchMind,
    #[error("there is no talk at this table now")]
    NoTalkNow,
    #[error("this is too long")]
    TooLong,
    #[error("this text has characters that cannot be shown")]
    BadText,
    #[error(
        "a pledge is the SHA-256 of a nonce, 64 hexadecimal digits in lower case, and the nonce does not come with it"
    )]
    BadPledge,
    #[error("no nonce of this seat is waited for")]
    NothingToReveal,
    #[error("this is not the nonce that was pledged")]
    OtherNonce,
    #[error("nobody can be voted on here: the seat is played by a mind, or by you")]
    NothingToVoteOn,
}

impl Refusal {
    /// A name that programs can rely on, in lower case with hyphens; for an illegal action, the rule's name.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Illegal { rule, .. } => rule,
            of_the_table => of_the_table.into(),
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Notation(error) => Refusal::Notation(error.to_string()),
            Refused::Rule { name, why } => Refusal::Illegal { rule: name, why },
        }
    }
}
