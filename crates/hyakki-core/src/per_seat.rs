//! One value for each seat of a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

use crate::seat::{MAX_SEATS, Seat};

/// One value for each seat of a table, without allocation.
///
/// # Examples
/// ```
/// use hyakki_core::{PerSeat, Seat};
///
/// let mut points = PerSeat::splat(3, 0);
/// points[Seat::new(2)] += 5;
/// assert_eq!(points.as_slice(), [0, 0, 5]);
/// let best = points.entries().max_by_key(|&(_, points)| points);
/// assert_eq!(best, Some((Seat::new(2), &5)));
/// ```
///
/// Places beyond the last seat hold defaults that nothing reads; comparison and output stop at the last seat.
#[derive(Clone, Copy)]
pub struct PerSeat<T> {
    values: [T; MAX_SEATS],
    n_seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// A table of `n_seats`, with the value that `value_of` gives for each.
    ///
    /// # Panics
    /// If no game has that many seats.
    pub fn from_fn(n_seats: usize, mut value_of: impl FnMut(Seat) -> T) -> PerSeat<T> {
        assert!(n_seats <= MAX_SEATS, "no game has that many seats");
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(n_seats) {
            values[seat.index()] = value_of(seat);
        }
        PerSeat {
            values,
            n_seats: n_seats as u8,
        }
    }

    /// A table of `n_seats` with the same value everywhere.
    pub fn splat(n_seats: usize, value: T) -> PerSeat<T> {
        PerSeat::from_fn(n_seats, |_| value)
    }

    /// One value made from each of these.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.len(), |seat| f(self[seat]))
    }
}

impl<T> PerSeat<T> {
    /// How many seats there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.n_seats)
    }

    /// Whether there is no seat at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.n_seats == 0
    }

    /// The values in seat order.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.len()]
    }

    /// The values in seat order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.as_slice().iter()
    }

    /// Seats with their values.
    pub fn entries(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.len()).zip(self.iter())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &PerSeat<T>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_beyond_the_last_seat_do_not_count() {
        let mut a = PerSeat::splat(3, 1);
        let b = PerSeat::splat(3, 1);
        a.values[4] = 9;
        assert_eq!(a, b);
        assert_eq!(serde_json::to_string(&a).unwrap(), "[1,1,1]");
        assert_ne!(a, PerSeat::splat(4, 1));
    }
}
