//! Which lead to try first.

use hyakki_septet::tricks::{BOSSES, Cards, SUPER_TRUMP, following, suit_of};

use crate::before_trick::BeforeTrick;
use crate::round::Round;
use crate::seats::party;

// The weights here were fitted by coordinate descent on the number of nodes, over 3,000 positions with eight cards a hand
// after 800 with nine.

/// What leads are judged by.
pub(crate) struct Leads {
    trumps: Cards,
    hand: Cards,
    others: Cards,
    left: Cards,
    right: Cards,
    /// Nothing with three players.
    partner: Cards,
    n_tricks: i32,
}

impl Leads {
    #[inline]
    pub(crate) fn new<const N_SEATS: usize>(round: &Round, before: &BeforeTrick) -> Leads {
        let leader = before.leader();
        let hand_at = |steps| before.hands[(leader + steps) % N_SEATS];
        Leads {
            trumps: round.tricks.trumps(),
            hand: before.hands[leader],
            others: before.live() & !before.hands[leader],
            left: hand_at(1),
            right: hand_at(N_SEATS - 1),
            partner: if N_SEATS == 4 { hand_at(2) } else { 0 },
            n_tricks: before.n_tricks[party::<N_SEATS>(leader)].into(),
        }
    }

    /// How good this lead promises to be. Few replies make for a small tree: that matters most.
    #[inline]
    pub(crate) fn promise(&self, card: usize) -> i32 {
        let (suit, bit) = (suit_of(card), 1 << card);
        let opponents = (self.left | self.right) & suit;
        let partner = self.partner & suit;
        let is_boss = i32::from(bit & BOSSES != 0);
        let n_replies =
            following(self.left, suit).count_ones() * following(self.right, suit).count_ones();
        let mut promise = -20 * i32::from(LOG2_SIXTEENTHS[n_replies.min(255) as usize]) / 16;
        if self.others & suit < bit {
            promise += 36 - 5 * self.n_tricks + 12 * is_boss;
        }
        promise += 3 * is_boss - 8 * (self.hand & suit).count_ones() as i32;
        promise -= 6 * i32::from(suit == self.trumps);
        promise += 12 * i32::from(opponents & BOSSES != 0) + 3 * i32::from(partner & BOSSES != 0);
        promise += 30 * i32::from(partner > opponents) + 10 * i32::from(partner == 0);
        promise -= 24 * i32::from(opponents == 0);
        promise -= 26 * (self.can_ruff(self.left, suit) + self.can_ruff(self.right, suit));
        promise + 8 * self.can_ruff(self.partner, suit)
    }

    /// 1 if this hand could take the trick with another suit.
    #[inline]
    fn can_ruff(&self, hand: Cards, suit: Cards) -> i32 {
        i32::from(hand & suit == 0 && hand & (self.trumps | SUPER_TRUMP) != 0)
    }
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
