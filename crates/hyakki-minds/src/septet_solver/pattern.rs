//! What a position looks like to the transposition table: who owns which of the remaining cards of each suit, in order.

use super::key::Key;
use crate::septet::board::{BOSSES, Board, Cards};
use crate::septet::round::Round;

/// The keys of every suit for every set of its cards that may still be in play, seen from each leader.
///
/// Suits of the same pattern have the same key, and keys are added up: so positions that differ only in the names of the suits,
/// in ranks that make no difference, or in where the leader sits share a place in the table.
#[derive(Clone, Debug)]
pub(super) struct Patterns {
    keys: Box<[[[Key; 128]; 7]; 4]>,
}

impl Patterns {
    pub(super) fn new() -> Patterns {
        Patterns {
            keys: Box::new([[[Key::default(); 128]; 7]; 4]),
        }
    }

    /// Prepares for the cards in these hands. `tells_stars`: bosses are different when their stars are.
    pub(super) fn prepare(&mut self, board: &Board, round: &Round, tells_stars: bool) {
        for suit in 0..7 {
            let in_play = (board.live >> (8 * suit) & 0x7f) as u8;
            let owners = board.hands.map(|hand| (hand >> (8 * suit)) as u8);
            for leader in 0..round.n_seats {
                let mut cards = in_play;
                loop {
                    self.keys[leader][suit][usize::from(cards)] =
                        suit_key(round, suit, cards, &owners, leader, tells_stars);
                    if cards == 0 {
                        break;
                    }
                    cards = (cards - 1) & in_play;
                }
            }
        }
    }

    /// The key of the cards in hands before a lead.
    #[inline]
    pub(super) fn key(&self, live: Cards, leader: usize) -> Key {
        let keys = &self.keys[leader & 3];
        let mut sum = Key::default();
        for (suit, keys) in keys.iter().enumerate() {
            sum = sum.plus(keys[(live >> (8 * suit) & 0x7f) as usize]);
        }
        sum
    }
}

fn suit_key(
    round: &Round,
    suit: usize,
    cards: u8,
    owners: &[u8; 4],
    leader: usize,
    tells_stars: bool,
) -> Key {
    if cards == 0 {
        return Key::default();
    }
    let boss = (BOSSES >> (8 * suit)) as u8 & 0x7f;
    let super_trump = u8::from(suit == 0);
    // From the lowest to the highest: four bits each.
    let mut code: u64 = 1;
    let mut run_owner = None;
    let mut place_in_run = 0;
    let in_order = (0..7)
        .map(|rank| 1u8 << rank)
        .filter(|&card| card != super_trump)
        .chain(Some(super_trump).filter(|&card| card != 0));
    for card in in_order.filter(|card| card & cards != 0) {
        let seat = owners.iter().position(|owned| owned & card != 0);
        let seat = seat.expect("every live card is in a hand");
        let relative = ((seat + round.n_seats - leader) % round.n_seats) as u64;
        let is_super = u64::from(card == super_trump);
        if run_owner != Some(relative) {
            run_owner = Some(relative);
            place_in_run = 0;
        }
        let symbol = relative | is_super << 3;
        if card & boss != 0 {
            // Within a run of one owner's cards order means nothing: the boss goes to the front.
            let run = code & ((1 << (4 * place_in_run)) - 1);
            code = (code >> (4 * place_in_run) << 4 | symbol | 4) << (4 * place_in_run) | run;
        } else {
            code = code << 4 | symbol;
        }
        place_in_run += 1;
    }
    let has_boss = cards & boss != 0;
    let stars = if tells_stars && has_boss {
        u64::from(round.stars[suit])
    } else {
        0
    };
    let is_trump = u64::from(suit == round.trump);
    Key::from_number(code | stars << 40 | is_trump << 44)
}
