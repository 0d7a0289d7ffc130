//! How a card stands in a trick.

use hyakki_core::Seat;

/// A card's strength in the trick, and below it the seat that played it: the higher number wins the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bid(u32);

impl Bid {
    #[inline]
    pub(crate) fn new(strength: u8, seat: Seat) -> Bid {
        Bid(u32::from(strength) << 2 | seat.index() as u32)
    }

    #[inline]
    pub(crate) fn seat(self) -> Seat {
        Seat::new((self.0 & 3) as usize)
    }
}
