//! Every number of the game, each with its source: printed in the rulebook, attested by somebody, or one of our rulings.
//!
//! Somebody with the printed box can correct one line here.

use std::ops::RangeInclusive;

/// Seats at the table (printed).
pub const N_SEATS: usize = 2;
/// How many can play (printed).
pub const PLAYERS: RangeInclusive<usize> = N_SEATS..=N_SEATS;

/// Plain sketch cards of each colour pair (ruling K1; printed: 24 in all, which is 4 for each of the 6 pairs).
pub const N_PLAIN: u8 = 4;
/// Sketch cards with *Call the Yokai* of each colour pair (ruling K1; printed: 12 cards with an ability in all).
pub const N_CALL: u8 = 1;
/// Sketch cards with *Distract the Yokai* of each colour pair (ruling K1; printed: 12 cards with an ability in all).
pub const N_DISTRACT: u8 = 1;
/// All sketch cards (printed).
pub const N_CARDS: usize = 36;

/// The smallest value of a yokai (printed).
pub const MIN_VALUE: u8 = 3;
/// The largest value of a yokai (printed). Each colour has every value once.
pub const MAX_VALUE: u8 = 7;
/// The yokai of each colour (printed).
pub const N_VALUES: usize = 5;
/// How many sketches more than its points a yokai needs (attested: meinekritiken.com; fits the printed example).
pub const EXTRA_SKETCHES: u8 = 0;

/// Cards dealt to each player (printed).
pub const HAND_SIZE: u8 = 3;
/// Cards in hand with which a player must play (printed).
pub const FULL_HAND: u8 = 4;
/// The most cards played in a turn (printed).
pub const MAX_PLAYS: u8 = 3;

/// Turns in a row without a yokai taken that end the match (ruling K10).
pub const QUIET_TURNS: u8 = 60;

/// No match has more turns. While it lasts each stack has a yokai, so at most 16 of the 20 are taken, each within 60 turns of the
/// one before, and at most 60 turns follow.
pub(crate) const MAX_TURNS: usize = 17 * QUIET_TURNS as usize;

const _: () = assert!(
    6 * (N_PLAIN + N_CALL + N_DISTRACT) as usize == N_CARDS,
    "the six pairs make up all cards"
);
const _: () = assert!(
    (MAX_VALUE - MIN_VALUE) as usize + 1 == N_VALUES,
    "each value once in each colour"
);
