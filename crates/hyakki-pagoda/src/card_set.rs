//! Sets of cards, and what they count.

use std::ops::{BitAnd, BitOr, Sub};

use hyakki_core::bit_set;
use hyakki_core::bits::nth_set_bit_wide;

use crate::card::Card;
use crate::numbers::{MAX_VALUE, N_YOKAI};
use crate::yokai::Yokai;

/// A set of cards: a hand, a pool, or any other.
///
/// Each yokai is a lane of twelve bits, and the bits 1 to 10 of a lane are the values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "Array<Card>"),
    schemars(into = "Vec<Card>")
)]
pub struct CardSet(u128);

bit_set!(CardSet(u128) of Card, card => bit(card), place => card_at(place));

const LANE: usize = 12;

/// The same twelve bits for each yokai.
const fn in_each_lane(bits: u128) -> u128 {
    let mut all = 0;
    let mut yokai = 0;
    while yokai < N_YOKAI {
        all |= bits << (yokai * LANE);
        yokai += 1;
    }
    all
}

/// The cards of value 1.
const ONES: u128 = in_each_lane(1 << 1);
/// The bit above each yokai's cards, which is never in a set: it keeps a subtraction within its lane.
const GUARDS: u128 = in_each_lane(1 << (MAX_VALUE + 1));

/// A card's place among the bits.
#[inline]
const fn bit(card: Card) -> u8 {
    // 12 × yokai + value instead of 16 × yokai + value.
    card.code() - (card.code() >> 4) * (16 - LANE as u8)
}

/// The card at a place among the bits.
#[inline]
const fn card_at(bit: u32) -> Card {
    Card::from_code((bit + bit / LANE as u32 * (16 - LANE as u32)) as u8)
}

/// The bit of each card by its code: where many cards come together, quicker than computing it. Nothing for other codes.
static BITS: [u128; 256] = {
    let mut bits = [0; 256];
    let mut place = 0;
    while place < N_YOKAI * LANE {
        if CardSet::FULL.0 >> place & 1 == 1 {
            bits[card_at(place as u32).code() as usize] = 1 << place;
        }
        place += 1;
    }
    bits
};

impl CardSet {
    /// All hundred cards.
    pub const FULL: CardSet = CardSet(in_each_lane((1 << (MAX_VALUE + 1)) - 2));

    /// The cards whose codes are the bytes of a word; bytes that are no codes do not matter.
    #[inline]
    pub(crate) fn from_codes(codes: u64) -> CardSet {
        CardSet(
            codes
                .to_le_bytes()
                .iter()
                .fold(0, |set, &code| set | BITS[usize::from(code)]),
        )
    }

    /// The card at this place in ascending order; the place must be less than [`len`](CardSet::len).
    #[inline]
    #[must_use]
    pub fn nth(self, place: usize) -> Card {
        card_at(nth_set_bit_wide(self.0, place as u32))
    }

    /// What the set counts: for each yokai its lowest card.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u32 {
        let guarded = self.0 | GUARDS;
        // In a lane whose lowest card is v this leaves the bits 1 to v, and in an empty lane all of 1 to 11.
        let up_to_lowest = guarded ^ (guarded - ONES);
        let empty = up_to_lowest & GUARDS;
        let empty_lanes = empty | (empty - (empty >> MAX_VALUE));
        (up_to_lowest & !empty_lanes).count_ones()
    }

    /// How many different yokai are in the set.
    #[must_use]
    pub const fn n_yokai(self) -> usize {
        (((self.0 | GUARDS) - ONES) & GUARDS).count_ones() as usize
    }

    /// The value of this yokai's lowest card in the set, which is what counts of it; 0 where there is none.
    #[inline]
    #[must_use]
    pub const fn lowest(self, yokai: Yokai) -> u8 {
        let lane = (self.0 >> (yokai.index() * LANE)) as u16 & ((1 << LANE) - 1);
        if lane == 0 {
            0
        } else {
            lane.trailing_zeros() as u8
        }
    }

    /// The cards of this yokai in the set.
    #[must_use]
    pub const fn of(self, yokai: Yokai) -> CardSet {
        CardSet(self.0 & ((1 << LANE) - 1) << (yokai.index() * LANE))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

/// The cards of the first set that are not in the second.
impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    fn random_set(rng: &mut GameRng) -> CardSet {
        let n_of_8 = rng.below(9);
        Card::all().filter(|_| rng.below(8) < n_of_8).collect()
    }

    fn points_by_the_book(cards: CardSet) -> u32 {
        Yokai::ALL
            .into_iter()
            .filter_map(|yokai| {
                cards
                    .iter()
                    .filter(|card| card.yokai() == yokai)
                    .map(|card| u32::from(card.value()))
                    .min()
            })
            .sum()
    }

    #[test]
    fn points_and_yokai_are_what_counting_by_hand_gives() {
        let mut rng = GameRng::for_game(1, 0);
        for _ in 0..20_000 {
            let cards = random_set(&mut rng);
            assert_eq!(cards.points(), points_by_the_book(cards), "{cards:?}");
            let n_yokai = Yokai::ALL
                .into_iter()
                .filter(|&yokai| !cards.of(yokai).is_empty())
                .count();
            assert_eq!(cards.n_yokai(), n_yokai);
        }
        assert_eq!(CardSet::FULL.points(), 10);
        assert_eq!(CardSet::EMPTY.points(), 0);
    }

    #[test]
    fn sets_behave_like_sets() {
        let mut rng = GameRng::for_game(3, 0);
        for _ in 0..2_000 {
            let [one, other] = [random_set(&mut rng), random_set(&mut rng)];
            assert_eq!(one.iter().count(), one.len());
            assert!(one.iter().is_sorted());
            assert!(
                one.iter()
                    .enumerate()
                    .all(|(place, card)| one.nth(place) == card)
            );
            for card in Card::all() {
                let [in_one, in_other] = [one.contains(card), other.contains(card)];
                assert_eq!((one | other).contains(card), in_one || in_other);
                assert_eq!((one & other).contains(card), in_one && in_other);
                assert_eq!((one - other).contains(card), in_one && !in_other);
                assert!(one.with(card).contains(card) && !one.without(card).contains(card));
            }
        }
        assert_eq!(
            CardSet::FULL.iter().collect::<Vec<_>>(),
            Card::all().collect::<Vec<_>>()
        );
    }
}
