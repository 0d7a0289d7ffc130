//! Spirituality points, and who has won.

use hyakki_core::{Outcome, PerSeat, Seat, SeatSet};
use serde::Serialize;

use crate::numbers::INAUGURATION_SP;
use crate::stack::Stack;
use crate::state::Tajuto;

/// A player's spirituality points, by where they come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Score {
    /// Printed on Wisdom tiles.
    pub wisdom: u8,
    /// Inauguration tiles of finished pagodas.
    pub inaugurations: u8,
    /// What Shrines add to those two.
    pub shrines: u8,
    /// Objectives, the two final ones included.
    pub objectives: u8,
    /// All together.
    pub total: u8,
}

impl Tajuto {
    /// A player's score as it stands; inauguration tiles of unfinished pagodas are worth nothing.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let player = &self.players[seat];
        let n_safe = player
            .inaugurations
            .intersection(self.garden.finished())
            .len() as u8;
        let n_final = [self.fourth_finisher(), self.furthest()]
            .iter()
            .filter(|&&winner| winner == Some(seat))
            .count() as u8;
        let wisdom = player.wisdom();
        let inaugurations = INAUGURATION_SP * n_safe;
        // Ruling T12: two Shrines add up.
        let shrines = player.n_owned(Stack::Shrine) * (player.n_wisdom_tiles() + n_safe);
        let objectives = player.objectives.len() as u8 + n_final;
        Score {
            wisdom,
            inaugurations,
            shrines,
            objectives,
            total: wisdom + inaugurations + shrines + objectives,
        }
    }
}

/// The result of a match that ended so: most spirituality points win.
pub(crate) fn outcome(state: &Tajuto, finale: Finale) -> Outcome {
    let points = PerSeat::from_fn(state.n_seats(), |seat| i16::from(state.score(seat).total));
    Outcome::ranked(points, finale.ending().name(), SeatSet::only, |seat| {
        -points[seat]
    })
}

/// Who got the two objectives that are given at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finale {
    /// Who finished the fourth pagoda; nobody after a stand-off.
    pub(crate) fourth: Option<Seat>,
    /// Who stands alone furthest on the track.
    pub(crate) furthest: Option<Seat>,
}

/// What ends a match.
enum Ending {
    /// Somebody finished the fourth pagoda.
    FourthPagoda,
    /// Nobody went on building (ruling T11).
    StandOff,
}

impl Ending {
    /// The name that an outcome has for it.
    const fn name(self) -> &'static str {
        match self {
            Ending::FourthPagoda => "fourth pagoda",
            Ending::StandOff => "stand-off",
        }
    }
}

impl Finale {
    fn ending(self) -> Ending {
        match self.fourth {
            Some(_) => Ending::FourthPagoda,
            None => Ending::StandOff,
        }
    }
}
