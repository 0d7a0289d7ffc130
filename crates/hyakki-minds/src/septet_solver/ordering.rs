//! Which card to try first. It changes no answer, only how soon it is found.

use crate::septet::board::{BOSSES, Board, Cards, following, suit_of};
use crate::septet::round::Round;

/// The most cards to choose from: three players' whole hands.
const MAX_CHOICES: usize = 16;

/// Cards to try, the most promising first.
pub(super) struct Order {
    /// The promise in the high bits, the card in the low six.
    entries: [i32; MAX_CHOICES],
    len: usize,
}

impl Order {
    pub(super) fn new() -> Order {
        Order {
            entries: [0; MAX_CHOICES],
            len: 0,
        }
    }

    /// Adds a card in its place.
    #[inline]
    pub(super) fn add(&mut self, card: usize, promise: i32) {
        let entry = promise << 6 | card as i32;
        let mut place = self.len;
        while place > 0 && self.entries[place - 1] < entry {
            self.entries[place] = self.entries[place - 1];
            place -= 1;
        }
        self.entries[place] = entry;
        self.len += 1;
    }

    pub(super) fn cards(&self) -> impl Iterator<Item = usize> {
        self.entries[..self.len]
            .iter()
            .map(|entry| (entry & 63) as usize)
    }
}

// The weights below were fitted by coordinate descent on the number of nodes, over positions with eight, then nine cards a hand.

/// How good a lead promises to be. Few replies make for a small tree: that matters most.
#[inline]
pub(super) fn promise_of_lead(round: &Round, board: &Board, card: usize) -> i32 {
    let (seat, suit, bit) = (board.seat(), suit_of(card), 1 << card);
    let party = round.party(seat);
    let n_replies = (0..round.n_seats)
        .filter(|&other| round.party(other) != party)
        .map(|other| following(board.hands[other], suit).count_ones())
        .product::<u32>();
    let others = board.live & !board.hands[seat] & suit;
    let is_boss = bit & BOSSES != 0;
    let mut promise = -20 * i32::from(LOG2_SIXTEENTHS[n_replies.min(255) as usize]) / 16;
    if others < bit {
        promise += 24 - 4 * i32::from(board.n_tricks[party]) + 12 * i32::from(is_boss);
    }
    if others & (bit - 1) == 0 {
        promise -= 4;
    }
    promise -= 4 * i32::from(is_boss);
    promise += 12 * i32::from(others & BOSSES != 0);
    promise - 8 * (board.hands[seat] & suit).count_ones() as i32
}

/// How good another card of the trick promises to be.
#[inline]
pub(super) fn promise_of_reply(round: &Round, board: &Board, card: usize) -> i32 {
    let (seat, bit) = (board.seat(), 1 << card);
    let takes = board.beaters & bit != 0;
    let (winner, beaters) = if takes {
        (seat, round.beaters(card))
    } else {
        (usize::from(board.winner), board.beaters)
    };
    let is_ours = round.party(winner) == round.party(seat);
    let n_bosses = (board.trick_bosses | bit & BOSSES).count_ones() as i32;
    let gain = if can_change_sides(round, board, winner, beaters) {
        -4 * n_bosses - 13
    } else {
        44 * n_bosses - 13
    };
    let promise = if is_ours { gain } else { -gain };
    let is_discard = !takes && bit & board.led == 0;
    if is_discard {
        promise - 4 * (board.hands[seat] & suit_of(card)).count_ones() as i32
    } else {
        promise - 12 * i32::from(takes)
    }
}

/// Whether somebody yet to play, on the other side than the one that has the trick now, can take it.
#[inline]
fn can_change_sides(round: &Round, board: &Board, winner: usize, beaters: Cards) -> bool {
    let mut seat = board.to_act;
    (usize::from(board.n_on_table) + 1..round.n_seats).any(|_| {
        seat = round.next(seat);
        let hand = board.hands[usize::from(seat & 3)];
        round.party(usize::from(seat)) != round.party(winner)
            && following(hand, board.led) & beaters != 0
    })
}

/// Sixteen times the binary logarithm.
static LOG2_SIXTEENTHS: [u8; 256] = {
    let mut table = [0; 256];
    let mut number = 1;
    while number < 256 {
        table[number] = (number as u128).pow(16).ilog2() as u8;
        number += 1;
    }
    table
};
