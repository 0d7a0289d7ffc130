//! What players decide about a match beside its rules: that a side resigns, or that nobody plays on.

use thiserror::Error;

use crate::config::GameConfig;
use crate::game::Game;
use crate::outcome::Outcome;
use crate::per_seat::PerSeat;
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

/// What ended a match in which at most one side has not resigned.
pub const RESIGNED: &str = "resigned";

/// What ended a match that everybody stopped playing.
pub const ABANDONED: &str = "abandoned";

/// What players have decided about a match. No game knows of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Concessions {
    /// The sides that have resigned, in the order in which they did.
    resigned: Vec<SeatSet>,
    /// The seats whose people said that nobody plays on; the others let it happen.
    abandoned_by: Option<SeatSet>,
}

/// Nobody can resign or abandon here: the match is over, or the side has resigned already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the match is over, or this side has resigned")]
pub struct CannotConcede;

impl Concessions {
    /// Every seat of a side that has resigned.
    pub(crate) fn resigned(&self) -> SeatSet {
        self.resigned.iter().flat_map(|side| side.iter()).collect()
    }

    /// How many lines of the record there are because of them.
    pub(crate) fn n_lines(&self) -> usize {
        self.resigned.len() + usize::from(self.abandoned_by.is_some())
    }

    pub(crate) fn resign(&mut self, side: SeatSet) {
        self.resigned.push(side);
    }

    pub(crate) fn abandon(&mut self, by: SeatSet) {
        self.abandoned_by = Some(by);
    }

    /// Whether they end the match in this state, which the game itself would go on with.
    pub(crate) fn end<G: Game>(&self, state: &G) -> bool {
        if self.abandoned_by.is_some() {
            return true;
        }
        let resigned = self.resigned();
        let is_captain = |seat: &Seat| state.team(*seat).first() == Some(*seat);
        let n_left = Seat::all(state.config().players())
            .filter(|seat| is_captain(seat) && !resigned.contains(*seat))
            .count();
        !self.resigned.is_empty() && n_left <= 1
    }

    /// How the match ended, by the game's rules or by these decisions; nothing while it goes on.
    pub(crate) fn outcome<G: Game>(&self, state: &G) -> Option<Outcome> {
        let team_of = |seat| state.team(seat);
        if let Turn::Over(outcome) = state.turn() {
            if self.resigned.is_empty() {
                return Some(outcome);
            }
            // Whoever resigned is behind everybody else, whatever the mind in the seat has reached.
            let key = |seat| (self.rank(seat), outcome.places[seat]);
            return Some(Outcome::ranked(
                outcome.points,
                outcome.ending,
                team_of,
                key,
            ));
        }
        self.end(state).then(|| self.outcome_without_game(state))
    }

    /// The game has counted nothing yet, and where nobody has resigned there is no order either.
    fn outcome_without_game<G: Game>(&self, state: &G) -> Outcome {
        let none = PerSeat::splat(0, 0);
        if self.resigned.is_empty() {
            return Outcome {
                places: PerSeat::splat(0, 0),
                points: none,
                ending: ABANDONED,
            };
        }
        let unknown = PerSeat::splat(state.config().players(), 0);
        let ranked = Outcome::ranked(
            unknown,
            RESIGNED,
            |seat| state.team(seat),
            |seat| self.rank(seat),
        );
        Outcome {
            points: none,
            ..ranked
        }
    }

    /// 0 for those who did not resign; whoever did so first is last.
    fn rank(&self, seat: Seat) -> usize {
        let later = self.resigned.iter().rev();
        later
            .map(|side| side.contains(seat))
            .position(|is_in| is_in)
            .map_or(0, |n_later| n_later + 1)
    }
}
