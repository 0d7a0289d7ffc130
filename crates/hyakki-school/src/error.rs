//! Why there is no review.

use hyakki_core::RecordError;
use thiserror::Error;

/// Why there is no review.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The match is not over: a review knows the cards.
    #[error("only finished matches are reviewed")]
    Unfinished,
    /// The players ended the match before anybody had decided anything.
    #[error("nobody decided anything in this match")]
    Empty,
    /// Somebody stopped it.
    #[error("stopped before the end")]
    Stopped,
}
