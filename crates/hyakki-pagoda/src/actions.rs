//! The legal actions of a seat, without a list.

use hyakki_core::{ActionSet, Dice, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::hand::{Closers, Hand};
use crate::numbers::MAX_PLAYERS;
use crate::pile::Pile;

/// The legal actions of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actions {
    /// A card onto either pile; none when it is not the seat's turn.
    Play(Plays),
    /// A card to another player.
    Give(Gifts),
    /// A card of the deck for another player.
    Feed(Others),
    /// The top card of the deck or of the other pile.
    DrawOrTake,
}

/// The plays from a hand: every card onto either pile, and after these the plays that close the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plays {
    pub(crate) hand: Hand,
    pub(crate) closers: Closers,
}

impl Plays {
    #[inline]
    fn len(&self) -> usize {
        2 * self.hand.len() + self.closers.len()
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        let n_open = 2 * self.hand.len();
        if place >= n_open {
            // A copy, so that the set need not be in memory for the frequent case.
            let hand = self.hand;
            let (card, pile) = hand.nth_closer(self.closers, place - n_open);
            return Action::Play {
                close: true,
                card,
                pile,
            };
        }
        Action::Play {
            close: false,
            card: self.hand.nth(place / 2),
            pile: if place.is_multiple_of(2) {
                Pile::Left
            } else {
                Pile::Right
            },
        }
    }

    #[inline]
    fn contains(&self, close: bool, card: Card, pile: Pile) -> bool {
        if close {
            self.hand.is_closer(self.closers, card, pile)
        } else {
            self.hand.cards().contains(card)
        }
    }
}

/// The gifts from a hand: every card to everybody else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gifts {
    pub(crate) hand: Hand,
    pub(crate) others: Others,
}

impl Gifts {
    #[inline]
    fn len(&self) -> usize {
        self.hand.len() * self.others.len()
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        let (card_place, other) = self.others.divide(place);
        Action::Give {
            card: self.hand.nth(card_place),
            to: self.others.nth(other),
        }
    }
}

/// Everybody at the table but one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Others {
    seat: Seat,
    n_others: u8,
}

impl Others {
    #[inline]
    pub(crate) fn new(seat: Seat, n_seats: usize) -> Others {
        Others {
            seat,
            n_others: n_seats as u8 - 1,
        }
    }

    #[inline]
    fn len(self) -> usize {
        usize::from(self.n_others)
    }

    #[inline]
    fn nth(self, place: usize) -> Seat {
        Seat::new(place + usize::from(place >= self.seat.index()))
    }

    #[inline]
    fn contains(self, seat: Seat) -> bool {
        seat != self.seat && seat.index() <= self.len()
    }

    /// `place` divided by the number of others: quotient and remainder.
    #[inline]
    fn divide(self, place: usize) -> (usize, usize) {
        // Exact for every place of a set of gifts, and much quicker than a division.
        const RECIPROCALS: [usize; MAX_PLAYERS] = [0, 1 << 16, 1 << 15, (1 << 16) / 3 + 1, 1 << 14];
        let quotient = (place * RECIPROCALS[self.len()]) >> 16;
        (quotient, place - quotient * self.len())
    }
}

/// The two choices after a higher card.
#[inline]
fn draw_or_take(place: usize) -> Action {
    if place == 0 {
        Action::Draw
    } else {
        Action::Take
    }
}

impl Actions {
    /// No action: it is not the seat's turn.
    pub const NONE: Actions = Actions::Play(Plays {
        hand: Hand::EMPTY,
        closers: Closers::NONE,
    });
}

impl ActionSet for Actions {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match self {
            Actions::Play(plays) => plays.len(),
            Actions::Give(gifts) => gifts.len(),
            Actions::Feed(others) => others.len(),
            Actions::DrawOrTake => 2,
        }
    }

    #[inline]
    fn nth(&self, place: usize) -> Action {
        match self {
            Actions::Play(plays) => plays.nth(place),
            Actions::Give(gifts) => gifts.nth(place),
            Actions::Feed(others) => Action::Feed {
                to: others.nth(place),
            },
            Actions::DrawOrTake => draw_or_take(place),
        }
    }

    fn contains(&self, action: Action) -> bool {
        match (self, action) {
            (Actions::Play(plays), Action::Play { close, card, pile }) => {
                plays.contains(close, card, pile)
            }
            (Actions::Give(gifts), Action::Give { card, to }) => {
                gifts.hand.cards().contains(card) && gifts.others.contains(to)
            }
            (Actions::Feed(others), Action::Feed { to }) => others.contains(to),
            (Actions::DrawOrTake, Action::Draw | Action::Take) => true,
            _ => false,
        }
    }

    /// As from [`nth`](ActionSet::nth) at a random place, but looking only once which kind of set this is.
    #[inline]
    fn pick(&self, dice: &mut impl Dice) -> Action {
        match self {
            Actions::Play(plays) => plays.nth(dice.index(plays.len())),
            Actions::Give(gifts) => gifts.nth(dice.index(gifts.len())),
            Actions::Feed(others) => Action::Feed {
                to: others.nth(dice.index(others.len())),
            },
            Actions::DrawOrTake => draw_or_take(dice.index(2)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::MAX_IN_HANDS;

    #[test]
    fn dividing_by_the_others_is_exact() {
        for n_seats in 2..=MAX_PLAYERS {
            let others = Others::new(Seat::new(0), n_seats);
            for place in 0..MAX_IN_HANDS * (n_seats - 1) {
                let n_others = n_seats - 1;
                assert_eq!(others.divide(place), (place / n_others, place % n_others));
            }
        }
    }

    #[test]
    fn the_others_are_all_but_one_in_order() {
        let others = Others::new(Seat::new(1), 4);
        let seats: Vec<_> = (0..3).map(|place| others.nth(place).index()).collect();
        assert_eq!(seats, [0, 2, 3]);
    }
}
