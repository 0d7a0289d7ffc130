//! Which card to try first when a trick has been led.

use hyakki_core::bits::SetBits;
use hyakki_septet::tricks::{BOSSES, Cards, following, suit_of};

use crate::before_trick::BeforeTrick;
use crate::order::Order;
use crate::round::Round;
use crate::seats::{next, party};
use crate::trick::Trick;

// The weights here were fitted together with those of leads.

/// What the next cards of a trick are judged by.
pub(crate) struct Replies<'a> {
    round: &'a Round,
    before: &'a BeforeTrick,
    trick: &'a Trick,
    hand: Cards,
    others: Cards,
    /// What the trick is worth if this card does not take it, without a boss and with one.
    left_alone: [i32; 2],
}

impl<'a> Replies<'a> {
    #[inline]
    pub(crate) fn new<const N_SEATS: usize>(
        round: &'a Round,
        before: &'a BeforeTrick,
        trick: &'a Trick,
    ) -> Replies<'a> {
        let hand = before.hands[trick.seat()];
        let mut replies = Replies {
            round,
            before,
            trick,
            hand,
            others: before.live() & !(hand | trick.played),
            left_alone: [0; 2],
        };
        let is_safe = !replies.can_change_sides::<N_SEATS>(trick.winner(), trick.beaters);
        replies.left_alone =
            [0, 1].map(|n_more| replies.worth::<N_SEATS>(trick.winner(), is_safe, n_more));
        replies
    }

    /// Puts these cards in order. Those that take the trick and the others go their own ways, because a jump for each card could
    /// not be foreseen.
    #[inline]
    pub(crate) fn put_in_order<const N_SEATS: usize>(&self, cards: Cards, order: &mut Order) {
        let takers = cards & self.trick.beaters;
        for card in SetBits(takers) {
            order.add(
                card as usize,
                self.promise_of_taker::<N_SEATS>(card as usize),
            );
        }
        if self.hand & self.trick.led != 0 {
            for card in SetBits(cards ^ takers) {
                order.add(card as usize, self.promise_of_follower(card as usize));
            }
        } else {
            for card in SetBits(cards ^ takers) {
                order.add(card as usize, self.promise_of_discard(card as usize));
            }
        }
    }

    #[inline]
    fn promise_of_taker<const N_SEATS: usize>(&self, card: usize) -> i32 {
        let (seat, bit) = (self.trick.seat(), 1 << card);
        let is_safe = !self.can_change_sides::<N_SEATS>(seat, self.round.tricks.beaters(card));
        let is_ruff = bit & self.trick.led == 0;
        self.worth::<N_SEATS>(seat, is_safe, i32::from(bit & BOSSES != 0))
            - 17
            - 17 * i32::from(is_ruff)
            + self.height(card)
    }

    #[inline]
    fn promise_of_follower(&self, card: usize) -> i32 {
        self.left_alone[usize::from(1 << card & BOSSES != 0)] + self.height(card)
    }

    #[inline]
    fn promise_of_discard(&self, card: usize) -> i32 {
        let is_boss = 1 << card & BOSSES != 0;
        let n_of_suit = (self.hand & suit_of(card)).count_ones() as i32;
        self.left_alone[usize::from(is_boss)] + 18 * i32::from(is_boss) - 7 * n_of_suit
            + 2 * i32::from(n_of_suit == 1)
            + self.height(card)
    }

    /// The lower of two cards is tried first: twice the number of higher ones that others hold.
    #[inline]
    fn height(&self, card: usize) -> i32 {
        let above = suit_of(card) & Cards::MAX << card;
        2 * (self.others & above).count_ones() as i32
    }

    /// What the trick is worth to the side that plays next, if this seat has it then and so many more bosses are in it.
    #[inline]
    fn worth<const N_SEATS: usize>(&self, winner: usize, is_safe: bool, n_more: i32) -> i32 {
        let n_bosses = (self.trick.played & BOSSES).count_ones() as i32 + n_more;
        let winner = party::<N_SEATS>(winner);
        let worth = if is_safe {
            54 * n_bosses + 16 * i32::from(self.before.n_tricks[winner]) + 2
        } else {
            -12 * n_bosses - 9
        };
        if winner == party::<N_SEATS>(self.trick.seat()) {
            worth
        } else {
            -worth
        }
    }

    /// Whether somebody yet to play, on the other side than the one that has the trick then, can take it.
    #[inline]
    fn can_change_sides<const N_SEATS: usize>(&self, winner: usize, beaters: Cards) -> bool {
        let mut seat = self.trick.seat() as u8;
        (1..self.trick.n_lacking::<N_SEATS>()).any(|_| {
            seat = next::<N_SEATS>(seat);
            let hand = self.before.hands[usize::from(seat & 3)];
            party::<N_SEATS>(usize::from(seat)) != party::<N_SEATS>(winner)
                && following(hand, self.trick.led) & beaters != 0
        })
    }
}
