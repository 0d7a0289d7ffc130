//! What stays the same until a round is over.

use hyakki_septet::numbers::boss_stars;
use hyakki_septet::tricks::{BOSSES, Cards, TrickRules};
use hyakki_septet::{Card, Scoring, Suit};

/// What stays the same until a round is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub(crate) tricks: TrickRules,
    pub(crate) scoring: Scoring,
    /// The stars of each suit's boss that count in this round.
    pub(crate) stars: [u8; 7],
    /// The stars of all bosses in play.
    pub(crate) all_stars: u8,
    pub(crate) n_bosses_in_play: u8,
}

impl Round {
    /// A round of so many players with this trump card.
    pub(crate) fn new(n_seats: usize, scoring: Scoring, trump: Card) -> Round {
        let stars = Suit::ALL.map(|suit| {
            if suit == trump.suit() {
                0
            } else {
                boss_stars(suit, n_seats)
            }
        });
        Round {
            tricks: TrickRules::new(n_seats, trump),
            scoring,
            stars,
            all_stars: stars.iter().sum(),
            n_bosses_in_play: BOSSES.count_ones() as u8 - u8::from(trump.is_boss()),
        }
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
