//! Chairs at the table, sets of them, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::bit_set;
use crate::notation::NotationError;

/// The most seats any of the games has.
pub const MAX_SEATS: usize = 5;

/// A chair at the table, counted clockwise from 0.
///
/// # Examples
/// ```
/// use hyakki_core::Seat;
///
/// let last = Seat::new(3);
/// assert_eq!(last.left(4), Seat::new(0));
/// let around: Vec<usize> = last.clockwise(4).map(Seat::index).collect();
/// assert_eq!(around, [3, 0, 1, 2]);
/// assert_eq!(Seat::try_new(3, 3), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If there is no such seat in any game.
    #[inline]
    #[must_use]
    pub const fn new(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no game has that many seats");
        Seat(number as u8)
    }

    /// The seat with this number at a table of `n_seats`, if there is one.
    #[must_use]
    pub fn try_new(number: usize, n_seats: usize) -> Option<Seat> {
        (number < n_seats.min(MAX_SEATS)).then(|| Seat::new(number))
    }

    /// This seat's number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left: the next one clockwise.
    #[inline]
    #[must_use]
    pub const fn left(self, n_seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= n_seats { 0 } else { next })
    }

    /// The seat `steps` places to the left.
    #[inline]
    #[must_use]
    pub const fn left_by(self, steps: usize, n_seats: usize) -> Seat {
        let place = self.0 as usize + steps;
        // Hardly anybody goes around the table more than once, and a division takes longer than everything else here.
        Seat(if place < n_seats {
            place
        } else if place < 2 * n_seats {
            place - n_seats
        } else {
            place % n_seats
        } as u8)
    }

    /// All seats of a table, from 0.
    pub fn all(
        n_seats: usize,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// All seats of a table, clockwise from this one.
    pub fn clockwise(self, n_seats: usize) -> impl Iterator<Item = Seat> + Clone {
        (0..n_seats).map(move |steps| self.left_by(steps, n_seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A seat's number, in its only spelling. Whether the table has that seat is for others to say.
impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        match text.as_bytes() {
            &[digit @ b'0'..=b'9'] => Seat::try_new(usize::from(digit - b'0'), MAX_SEATS),
            _ => None,
        }
        .ok_or_else(|| NotationError::new("a seat from 0 to 4", text))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A set of seats.
///
/// # Examples
/// ```
/// use hyakki_core::{Seat, SeatSet};
///
/// let others = SeatSet::all(3).without(Seat::new(1));
/// assert_eq!(others.len(), 2);
/// assert_eq!(others.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
/// assert_eq!(others.with(Seat::new(1)), SeatSet::all(3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

bit_set!(SeatSet(u8) of Seat, seat => seat.0, place => Seat(place as u8));

impl SeatSet {
    /// Every seat of a table.
    #[inline]
    #[must_use]
    pub const fn all(n_seats: usize) -> SeatSet {
        SeatSet((1 << n_seats) - 1)
    }
}

/// Who is looking at a match: somebody at the table, or somebody beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Somebody who sees only what lies open.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in this seat.
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The viewer's seat, if the viewer has one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Everybody who can look at a match of `n_seats`: each seat, then a spectator.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(n_seats)
            .map(Viewer::Seat)
            .chain([Viewer::Spectator])
    }
}

impl From<Seat> for Viewer {
    fn from(seat: Seat) -> Viewer {
        Viewer::Seat(seat)
    }
}

/// As a seat number, or `null` for a spectator.
impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => write!(f, "seat {seat}"),
            Viewer::Spectator => f.write_str("a spectator"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn left_is_the_next_seat_clockwise_and_wraps() {
        assert_eq!(Seat::new(1).left(4), Seat::new(2));
        assert_eq!(Seat::new(3).left(4), Seat::new(0));
        let by = |steps| Seat::new(1).left_by(steps, 4).index();
        assert_eq!([0, 2, 3, 6, 7, 11].map(by), [1, 3, 0, 3, 0, 0]);
        let order: Vec<_> = Seat::new(2).clockwise(3).map(Seat::index).collect();
        assert_eq!(order, [2, 0, 1]);
    }

    #[test]
    fn a_seat_beyond_the_table_is_not_made() {
        assert_eq!(Seat::try_new(3, 3), None);
        assert_eq!(Seat::try_new(9, 20), None);
        assert_eq!(Seat::try_new(2, 3), Some(Seat::new(2)));
    }

    #[test]
    fn a_seat_has_one_spelling() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "5", "9", "00", "01", "+1", "-1", " 1", "1 ", "a", "１"] {
            assert!(text.parse::<Seat>().is_err(), "“{text}”");
        }
    }

    #[test]
    fn seat_sets_behave_like_sets() {
        let set: SeatSet = [Seat::new(3), Seat::new(0)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.first(), Some(Seat::new(0)));
        assert!(set.contains(Seat::new(3)) && !set.contains(Seat::new(1)));
        assert_eq!(set.without(Seat::new(0)), SeatSet::only(Seat::new(3)));
        assert_eq!(SeatSet::all(4).iter().count(), 4);
        assert!(SeatSet::EMPTY.first().is_none());
    }
}
