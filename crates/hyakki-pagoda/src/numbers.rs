//! Every number of the game, each with its source: printed in the rulebook, attested by somebody, or one of our rulings.
//!
//! Somebody with the printed box can correct one line here.

use std::ops::RangeInclusive;

/// How many can play (printed).
pub const PLAYERS: RangeInclusive<usize> = 2..=5;
/// How many yokai there are (printed).
pub const N_YOKAI: usize = 10;
/// The highest value of a yokai's cards, which start at 1 (attested: the publisher).
pub const MAX_VALUE: u8 = 10;
/// How many cards everybody is dealt for a round (printed).
pub const HAND_SIZE: usize = 7;
/// A hand may be closed with at most this many points (printed).
pub const MAX_CLOSING_POINTS: u32 = 3;
/// Rounds of a match for two (printed).
pub const N_ROUNDS_FOR_TWO: usize = 4;
/// Rounds of a match for three or more (printed).
pub const N_ROUNDS: usize = 3;
/// A round lasts at most this many turns for each player (ruling P8).
pub const MAX_TURNS_EACH: usize = 50;

/// The whole deck.
pub const N_CARDS: usize = N_YOKAI * MAX_VALUE as usize;

/// The most players.
pub(crate) const MAX_PLAYERS: usize = *PLAYERS.end();

/// All hands together never hold more cards than this.
///
/// A turn never adds a card to the hands: every play takes one out, a gift only moves one,
/// and at most one card comes back (drawn, taken, or drawn by the player who is fed).
/// So after the deal, which gives at most 7 to each, there are never more than 7 for each player in all.
pub(crate) const MAX_IN_HANDS: usize = HAND_SIZE * MAX_PLAYERS;

/// No match has more turns: three rounds of five players (two players' four rounds are shorter).
pub(crate) const MAX_TURNS: usize = N_ROUNDS * MAX_TURNS_EACH * MAX_PLAYERS;

// Everybody always holds a card when a round begins, even when the deal cannot be finished (ruling P6).
// Each round ends with at most 7 cards for each player, and they go into the pools.
// What is in no pool and on top of no pile can be dealt.
// With five players that is at least 100 - 2 * 35 - 2 = 28 cards before the last deal, so everybody gets at least 5;
// with fewer players a deal is always finished.
const _: () = {
    let fewest = N_CARDS - (N_ROUNDS - 1) * MAX_IN_HANDS - 2;
    assert!(fewest / MAX_PLAYERS == 5);
    assert!(N_CARDS - (N_ROUNDS - 1) * HAND_SIZE * 4 - 2 >= HAND_SIZE * 4);
    assert!(N_CARDS - (N_ROUNDS_FOR_TWO - 1) * HAND_SIZE * 2 - 2 >= HAND_SIZE * 2);
};
