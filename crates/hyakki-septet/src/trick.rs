//! The trick on the table.

use hyakki_core::Seat;

use crate::bid::Bid;
use crate::card_set::CardSet;

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
