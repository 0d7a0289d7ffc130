//! Why a table did not do what it was asked to.

use hyakki_protocol::Problem;
use hyakki_table::Refusal;
use strum::IntoStaticStr;
use thiserror::Error;

/// Why a table did not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum TableError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("there is no such table")]
    #[strum(serialize = "no-such-table")]
    NotFound,
    #[error("the server cannot reach its database; send it again in a moment")]
    Unavailable,
    #[error(
        "this server cannot read this table: a newer one has changed it; try again in a moment"
    )]
    #[strum(serialize = "unreadable-table")]
    Unreadable,
    #[error("too much waits at this table; try again in a moment")]
    Busy,
    #[error("this is about another match than the one at this table now")]
    OtherMatch,
    #[error("this table plays without hints")]
    NoHints,
    #[error("there is no such step")]
    NoSuchStep,
    #[error("it is not your turn")]
    NotYourTurn,
}

impl TableError {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            TableError::Refused(refusal) => refusal.code(),
            own => own.into(),
        }
    }

    pub(crate) fn to_problem(&self) -> Problem {
        Problem::new(self.code(), self.to_string())
    }
}
