//! The trick on the table.

use super::seats::next;
use crate::septet::board::{Cards, suit_of};
use crate::septet::round::Round;

/// The trick on the table. The hands stay as they were before it: a card that is in it is still in its hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trick {
    pub(super) played: Cards,
    /// The cards of the led suit; none before the lead.
    pub(super) led: Cards,
    /// The cards that would take the trick from the best one in it.
    pub(super) beaters: Cards,
    /// Who played the best card.
    winner: u8,
    n_cards: u8,
    to_act: u8,
}

impl Trick {
    /// A trick that this seat is about to lead.
    #[inline]
    pub(super) fn led_by(leader: usize) -> Trick {
        Trick {
            played: 0,
            led: 0,
            beaters: Cards::MAX,
            winner: leader as u8,
            n_cards: 0,
            to_act: leader as u8,
        }
    }

    /// Who plays next.
    #[inline]
    pub(super) fn seat(&self) -> usize {
        usize::from(self.to_act & 3)
    }

    /// Who takes the trick as it is.
    #[inline]
    pub(super) fn winner(&self) -> usize {
        usize::from(self.winner & 3)
    }

    /// How many cards there are to come.
    #[inline]
    pub(super) fn n_lacking<const N_SEATS: usize>(&self) -> usize {
        N_SEATS - usize::from(self.n_cards)
    }

    /// The trick with one more card.
    #[inline]
    pub(super) fn with<const N_SEATS: usize>(&self, round: &Round, card: usize) -> Trick {
        let takes = self.beaters >> card & 1 == 1;
        Trick {
            played: self.played | 1 << card,
            led: if self.led == 0 {
                suit_of(card)
            } else {
                self.led
            },
            beaters: if takes {
                round.beaters(card)
            } else {
                self.beaters
            },
            winner: if takes { self.to_act } else { self.winner },
            n_cards: self.n_cards + 1,
            to_act: next::<N_SEATS>(self.to_act),
        }
    }
}
