//! A position before a lead.

use hyakki_septet::numbers::LOSING_TRICKS;
use hyakki_septet::tricks::{BOSSES, Cards};

use crate::round::Round;
use crate::seats::party;
use crate::trick::Trick;

/// A position before a lead. What the cards of a trick change is only reckoned when it is full.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BeforeTrick {
    pub(crate) hands: [Cards; 4],
    /// The bosses each party has captured, and the tricks it has won.
    pub(crate) captured: [Cards; 3],
    pub(crate) n_tricks: [u8; 3],
    pub(crate) leader: u8,
}

impl BeforeTrick {
    #[inline]
    pub(crate) fn leader(&self) -> usize {
        usize::from(self.leader & 3)
    }

    /// All cards in hands.
    #[inline]
    pub(crate) fn live(&self) -> Cards {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }

    /// How many cards each hand has.
    #[inline]
    pub(crate) fn n_cards(&self) -> u32 {
        self.hands[0].count_ones()
    }

    #[inline]
    pub(crate) fn n_bosses(&self, party: usize) -> u8 {
        self.captured[party].count_ones() as u8
    }

    /// The position after this trick.
    #[inline]
    pub(crate) fn after<const N_SEATS: usize>(&self, trick: &Trick) -> BeforeTrick {
        let mut next = BeforeTrick {
            hands: self.hands.map(|hand| hand & !trick.played),
            leader: trick.winner() as u8,
            ..*self
        };
        let winner = party::<N_SEATS>(trick.winner());
        next.captured[winner] |= trick.played & BOSSES;
        next.n_tricks[winner] += 1;
        next
    }

    /// Whether the party that has just taken a trick has won the round with it, or lost it; nothing if the round goes on.
    #[inline]
    pub(crate) fn is_won_by_leader<const N_SEATS: usize>(&self, round: &Round) -> Option<bool> {
        let party = party::<N_SEATS>(self.leader());
        if self.n_bosses(party) >= round.tricks.n_bosses_to_win {
            Some(true)
        } else if self.n_tricks[party] == LOSING_TRICKS {
            Some(false)
        } else {
            (self.live() == 0).then_some(true)
        }
    }
}
