//! The trick on the table.

use hyakki_septet::tricks::{Cards, suit_of};

use crate::round::Round;
use crate::seats::next;

/// The trick on the table. The hands stay as they were before it: a card that is in it is still in its hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    pub(crate) played: Cards,
    /// The cards of the led suit; none before the lead.
    pub(crate) led: Cards,
    /// The cards that would take the trick from the best one in it.
    pub(crate) beaters: Cards,
    /// Who played the best card.
    winner: u8,
    n_cards: u8,
    to_act: u8,
}

impl Trick {
    /// A trick that this seat is about to lead.
    #[inline]
    pub(crate) fn led_by(leader: usize) -> Trick {
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
    pub(crate) fn seat(&self) -> usize {
        usize::from(self.to_act & 3)
    }

    /// Who takes the trick as it is.
    #[inline]
    pub(crate) fn winner(&self) -> usize {
        usize::from(self.winner & 3)
    }

    /// How many cards there are to come.
    #[inline]
    pub(crate) fn n_lacking<const N_SEATS: usize>(&self) -> usize {
        N_SEATS - usize::from(self.n_cards)
    }

    /// The trick with one more card.
    #[inline]
    pub(crate) fn with<const N_SEATS: usize>(&self, round: &Round, card: usize) -> Trick {
        let takes = self.beaters >> card & 1 == 1;
        Trick {
            played: self.played | 1 << card,
            led: if self.led == 0 {
                suit_of(card)
            } else {
                self.led
            },
            beaters: if takes {
                round.tricks.beaters(card)
            } else {
                self.beaters
            },
            winner: if takes { self.to_act } else { self.winner },
            n_cards: self.n_cards + 1,
            to_act: next::<N_SEATS>(self.to_act),
        }
    }
}
