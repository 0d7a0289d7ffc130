//! What a match waits for.

use crate::outcome::Outcome;
use crate::seat::SeatSet;

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A random event: somebody must sample it and apply it.
    Chance,
    /// An action of each of these seats, in any order. More than one seat means hidden commitments.
    Act(SeatSet),
    /// Nothing: the match is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that may act now.
    #[inline]
    #[must_use]
    pub fn seats(&self) -> SeatSet {
        match self {
            Turn::Act(seats) => *seats,
            Turn::Chance | Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, if the match is over.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            Turn::Chance | Turn::Act(_) => None,
        }
    }
}
