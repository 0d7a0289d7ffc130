//! What stays the same while the cards of a round are played.

use hyakki_septet::{Card, Scoring, Suit, boss_stars, bosses_to_win};

use super::board::{Cards, SUPER_TRUMP, suit_of};

/// What stays the same while the cards are played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub(crate) n_seats: usize,
    pub(crate) scoring: Scoring,
    pub(crate) trump: usize,
    pub(crate) n_bosses_to_win: u8,
    /// The stars of each suit's boss that count in this round.
    pub(crate) stars: [u8; 7],
    /// The stars of all bosses in play.
    pub(crate) all_stars: u8,
    pub(crate) n_bosses_in_play: u8,
}

impl Round {
    /// A round of so many players with this trump card.
    #[inline]
    pub(crate) fn new(n_seats: usize, scoring: Scoring, trump_card: Card) -> Round {
        let trump = trump_card.suit();
        let stars = Suit::ALL.map(|suit| {
            if suit == trump {
                0
            } else {
                boss_stars(suit, n_seats)
            }
        });
        Round {
            n_seats,
            scoring,
            trump: trump.index(),
            n_bosses_to_win: bosses_to_win(n_seats) as u8,
            stars,
            all_stars: stars.iter().sum(),
            n_bosses_in_play: 7 - u8::from(trump_card.is_boss()),
        }
    }

    /// Who wins and loses together: a team of four players, or a player of three.
    #[inline]
    pub(crate) fn party(&self, seat: usize) -> usize {
        if self.n_seats == 4 { seat & 1 } else { seat }
    }

    /// How many parties there are.
    #[inline]
    pub(crate) fn n_parties(&self) -> usize {
        if self.n_seats == 4 { 2 } else { 3 }
    }

    /// All cards of the trump suit.
    #[inline]
    pub(crate) fn trumps(&self) -> Cards {
        0x7f << (8 * self.trump)
    }

    #[inline]
    pub(crate) fn next(&self, seat: u8) -> u8 {
        let next = seat + 1;
        if usize::from(next) == self.n_seats {
            0
        } else {
            next
        }
    }

    /// The cards that take a trick from this one, which is the best so far: higher ones of its suit, trumps, green A.
    #[inline]
    pub(crate) fn beaters(&self, card: usize) -> Cards {
        if card == 0 {
            return 0;
        }
        let trumps = if card >> 3 == self.trump {
            0
        } else {
            self.trumps()
        };
        // Two, because the card itself does not count.
        suit_of(card) & 0u64.wrapping_sub(2 << card) | trumps | SUPER_TRUMP
    }

    /// The stars of these bosses.
    #[inline]
    pub(crate) fn stars_of(&self, mut bosses: Cards) -> u8 {
        let mut stars = 0;
        while bosses != 0 {
            stars += self.stars[(bosses.trailing_zeros() >> 3) as usize];
            bosses &= bosses - 1;
        }
        stars
    }
}
