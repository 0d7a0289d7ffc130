//! Every number of the game, each with its source: printed in the rulebook, attested by somebody, or one of our rulings.
//!
//! Somebody with the printed box can correct one line here.

use std::ops::RangeInclusive;

use crate::suit::Suit;

/// How many can play (printed).
pub const PLAYERS: RangeInclusive<usize> = 3..=4;
/// All cards (printed).
pub const N_CARDS: usize = 49;
/// Cards that each player passes before the first trick (printed).
pub const N_PASSED: usize = 3;
/// Tricks that lose a round (printed).
pub const LOSING_TRICKS: u8 = 7;
/// The points that end a match with advanced scoring (printed).
pub const ADVANCED_GOAL: u8 = 7;
/// The points that end a match with basic scoring (printed).
pub const BASIC_GOAL: u8 = 2;
/// What a round is worth with basic scoring (printed).
pub const BASIC_POINTS: u8 = 1;
/// What the two others each get when somebody of three wins seven tricks, with advanced scoring (printed).
pub const SEVEN_TRICKS_FOR_THREE: u8 = 3;

/// The stars on the bosses for four players, in the order of the suits (printed).
const STARS_FOR_FOUR: [u8; 7] = [0, 0, 1, 1, 1, 2, 2];
/// The stars on the bosses for three players: pink to blue follow from the printed tables; green 0 and purple 1 are
/// attested by the scoring-table test of the public project jamestjw/yokai-septet, revision 4770cba.
const STARS_FOR_THREE: [u8; 7] = [0, 1, 1, 2, 2, 3, 3];

/// How many cards each player is dealt (printed).
#[inline]
#[must_use]
pub const fn hand_size(n_players: usize) -> usize {
    if n_players == 4 { 12 } else { 16 }
}

/// How many bosses win a round (printed).
#[inline]
#[must_use]
pub const fn bosses_to_win(n_players: usize) -> usize {
    if n_players == 4 { 4 } else { 3 }
}

/// How many seats to the left cards are passed (printed): to the partner across, or to the neighbour where there are no teams.
#[inline]
#[must_use]
pub const fn pass_steps(n_players: usize) -> usize {
    if n_players == 4 { 2 } else { 1 }
}

/// The stars on a suit's boss, for so many players.
#[must_use]
pub const fn boss_stars(suit: Suit, n_players: usize) -> u8 {
    let stars = if n_players == 4 {
        STARS_FOR_FOUR
    } else {
        STARS_FOR_THREE
    };
    stars[suit.index()]
}

/// The most cards played in a round.
pub(crate) const MAX_PLAYS: usize = 48;

const _: () = {
    assert!(hand_size(4) * 4 == MAX_PLAYS && hand_size(3) * 3 == MAX_PLAYS);
    assert!(
        MAX_PLAYS + 1 == N_CARDS,
        "all cards are dealt but the trump card"
    );
};
