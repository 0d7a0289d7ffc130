//! What a policy looks at in a pass.

use hyakki_septet::tricks::{BOSSES, Cards};

use super::feature_sink::{FeatureSink, sum};

/// The sizes of the tables for one card of a pass.
const CARD: [usize; 3] = [2 * 49, 7 * 5 * 2, 7 * 7 * 2];
/// The sizes of the tables for three cards together.
const TRIO: [usize; 2] = [4 * 7 * 3 * 2 * 2, 4 * 8];

pub(super) const N_PASS: usize = sum(&CARD) + sum(&TRIO);

/// A hand out of which three cards are to be passed.
pub(super) struct DealtHand {
    pub(super) cards: Cards,
    pub(super) trump: usize,
}

impl DealtHand {
    #[inline]
    fn suit(&self, suit: usize) -> u8 {
        (self.cards >> (8 * suit)) as u8 & 0x7f
    }

    /// Emits the features of one card passed.
    #[inline]
    pub(super) fn of_card(&self, card: usize, emit: impl FnMut(usize)) {
        let mut sink = FeatureSink::new(&CARD, emit);
        let (suit, rank) = (card >> 3, card & 7);
        let own = self.suit(suit);
        let boss = (BOSSES >> (8 * suit)) as u8 & 0x7f;
        let bit = 1u8 << rank;
        let relation = if bit == boss {
            0
        } else {
            1 + 2 * usize::from(own & boss != 0) + usize::from(bit > boss)
        };
        let is_trump = usize::from(suit == self.trump);
        let n_own = own.count_ones() as usize;
        sink.emit([(is_trump, 2), (7 * suit + rank, 49)]);
        sink.emit([(n_own - 1, 7), (relation, 5), (is_trump, 2)]);
        let n_above = (own >> rank >> 1).count_ones() as usize;
        sink.emit([(n_above, 7), (6 - rank, 7), (is_trump, 2)]);
    }

    /// Emits the features of the three cards together.
    #[inline]
    pub(super) fn of_trio(&self, cards: Cards, mut emit: impl FnMut(usize)) {
        let base = sum(&CARD);
        for suit in 0..7 {
            let given = (cards >> (8 * suit)) as u8 & 0x7f;
            if given == 0 {
                continue;
            }
            let own = self.suit(suit);
            let kept = own & !given;
            let boss = (BOSSES >> (8 * suit)) as u8 & 0x7f;
            let facts = [
                (
                    usize::from(kept == 0) + 2 * usize::from(given & boss != 0),
                    4,
                ),
                (own.count_ones() as usize - 1, 7),
                (given.count_ones() as usize - 1, 3),
                (usize::from(suit == self.trump), 2),
                (usize::from(kept & boss != 0), 2),
            ];
            let place = facts.iter().fold(0, |place, &(fact, n)| place * n + fact);
            emit(base + place);
        }
        let n_given = (cards & BOSSES).count_ones() as usize;
        let n_held = (self.cards & BOSSES).count_ones() as usize;
        emit(base + TRIO[0] + 8 * n_given + n_held);
    }
}
