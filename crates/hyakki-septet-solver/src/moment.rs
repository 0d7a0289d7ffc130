//! A position in a trick.

use hyakki_septet::tricks::Cards;

use crate::before_trick::BeforeTrick;
use crate::choices::{legal, without_neighbours};
use crate::position::OpenPosition;
use crate::round::Round;
use crate::trick::Trick;

/// A position in a trick, with what it was before: for what is done once, not millions of times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) before: BeforeTrick,
    pub(crate) trick: Trick,
}

impl Moment {
    pub(crate) fn before_lead(before: BeforeTrick) -> Moment {
        Moment {
            before,
            trick: Trick::led_by(before.leader()),
        }
    }

    /// The position with the cards on the table.
    pub(crate) fn of(position: &OpenPosition, round: &Round) -> Moment {
        let before = position.before_trick(round);
        let cards = position.parts().on_table.iter();
        cards.fold(Moment::before_lead(before), |moment, card| {
            match position.n_seats() {
                4 => moment.after::<4>(round, card.index()),
                _ => moment.after::<3>(round, card.index()),
            }
        })
    }

    /// Who plays next.
    pub(crate) fn seat(&self) -> usize {
        self.trick.seat()
    }

    pub(crate) fn legal(&self) -> Cards {
        legal(&self.before, &self.trick)
    }

    /// The legal cards, but only the lowest of neighbours.
    pub(crate) fn choices(&self) -> Cards {
        without_neighbours(&self.before, &self.trick)
    }

    /// The moment after this card: before the next lead if it was the trick's last.
    pub(crate) fn after<const N_SEATS: usize>(&self, round: &Round, card: usize) -> Moment {
        let trick = self.trick.with::<N_SEATS>(round, card);
        if trick.n_lacking::<N_SEATS>() == 0 {
            Moment::before_lead(self.before.after::<N_SEATS>(&trick))
        } else {
            Moment { trick, ..*self }
        }
    }

    /// Whether no card of the trick has been played.
    pub(crate) fn is_before_lead(&self) -> bool {
        self.trick.played == 0
    }
}

#[cfg(test)]
mod tests;
