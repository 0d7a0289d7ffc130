//! The trick on the table.

use hyakki_core::Seat;

use crate::card::CardSet;

/// The trick on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Trick {
    /// The cards of the led suit, which must be followed; none before the lead.
    pub(crate) to_follow: CardSet,
    /// The bosses in the trick.
    pub(crate) bosses: CardSet,
    /// The winning card and who played it.
    pub(crate) best: Bid,
    pub(crate) leader: Seat,
    pub(crate) to_act: Seat,
}

impl Trick {
    #[inline]
    pub(crate) fn led_by(leader: Seat) -> Trick {
        Trick {
            to_follow: CardSet::EMPTY,
            bosses: CardSet::EMPTY,
            best: Bid::new(0, leader),
            leader,
            to_act: leader,
        }
    }
}

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
