//! How a match ended.

use serde::Serialize;

use crate::per_seat::PerSeat;
use crate::seat::{Seat, SeatSet};

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// Each seat's place; 1 has won. Equal places are shared, and the place after them counts everybody before it;
    /// a team is one side and takes one place.
    pub places: PerSeat<u8>,
    /// Each seat's points, in the game's own unit.
    pub points: PerSeat<i16>,
    /// What ended it, in the game's words (`"fourth pagoda"`).
    pub ending: &'static str,
}

impl Outcome {
    /// Ranks the seats: the one with the smallest `key` comes first, equal keys share a place.
    /// Seats of one team must have equal keys; `team_of` tells which seats these are.
    ///
    /// # Examples
    /// ```
    /// use hyakki_core::{Outcome, PerSeat, Seat, SeatSet};
    ///
    /// let points = PerSeat::from_fn(3, |seat| [4, 9, 4][seat.index()]);
    /// let outcome = Outcome::ranked(points, "all cards played", SeatSet::only, |seat| -points[seat]);
    /// assert_eq!(outcome.places.as_slice(), [2, 1, 2]);
    /// assert_eq!(outcome.winners(), SeatSet::only(Seat::new(1)));
    /// ```
    pub fn ranked<K: Ord>(
        points: PerSeat<i16>,
        ending: &'static str,
        team_of: impl Fn(Seat) -> SeatSet,
        key: impl Fn(Seat) -> K,
    ) -> Outcome {
        let n_seats = points.len();
        let is_captain = |seat: Seat| team_of(seat).first() == Some(seat);
        let places = PerSeat::from_fn(n_seats, |seat| {
            let n_better = Seat::all(n_seats)
                .filter(|&other| is_captain(other) && key(other) < key(seat))
                .count();
            1 + n_better as u8
        });
        Outcome {
            places,
            points,
            ending,
        }
    }

    /// Everybody who won.
    #[must_use]
    pub fn winners(&self) -> SeatSet {
        self.places
            .entries()
            .filter(|&(_, &place)| place == 1)
            .map(|(seat, _)| seat)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(points: &[i16], team_of: impl Fn(Seat) -> SeatSet) -> Vec<u8> {
        let points = PerSeat::from_fn(points.len(), |seat| points[seat.index()]);
        Outcome::ranked(points, "test", team_of, |seat| -points[seat])
            .places
            .as_slice()
            .to_vec()
    }

    #[test]
    fn ties_share_a_place_and_the_next_place_counts_them() {
        assert_eq!(places(&[5, 9, 5, 1], SeatSet::only), [2, 1, 2, 4]);
        assert_eq!(places(&[3, 3], SeatSet::only), [1, 1]);
    }

    #[test]
    fn a_team_takes_one_place() {
        let team_of = |seat: Seat| SeatSet::only(seat).with(seat.left_by(2, 4));
        assert_eq!(places(&[7, 2, 7, 2], team_of), [1, 2, 1, 2]);
    }
}
