//! A few cards, held so that picking, adding and taking out are quick.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::numbers::{MAX_CLOSING_POINTS, MAX_VALUE};

/// Up to eight cards, held like a fan in ascending order: each is one byte of a word, from the low end.
///
/// What is asked of all cards is asked of all bytes at once.
/// *Marks* are the highest bits of some bytes; everything below them in a byte is then 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fan(u64);

/// A byte without a card: behind all cards, of no yokai, and with the value 0.
const NO_CARD: u64 = 0xf0;
/// Multiplies a byte into all eight; as a factor of bytes, their sum is the highest byte of the product.
const EACH: u64 = 0x0101_0101_0101_0101;
const MARKS: u64 = 0x80 * EACH;
/// The bits of each byte that are a card's value.
const VALUES: u64 = 0x0f * EACH;

impl Fan {
    /// How many cards it can hold.
    pub(crate) const CAPACITY: usize = 8;

    pub(crate) const EMPTY: Fan = Fan(NO_CARD * EACH);

    #[inline]
    pub(crate) fn cards(self) -> CardSet {
        CardSet::from_codes(self.0)
    }

    /// The card at this place. There must be one.
    #[inline]
    pub(crate) fn nth(self, place: usize) -> Card {
        Card::from_code((self.0 >> (8 * place)) as u8)
    }

    /// With one more card, which is not among the at most seven.
    #[inline]
    pub(crate) fn with(self, card: Card) -> Fan {
        let code = u64::from(card.code());
        let codes = code * EACH;
        // The bytes that are not lower than the card: by their highest bits, and by the others where these are equal.
        let others_not_lower = (self.0 | MARKS) - (codes & !MARKS);
        let not_lower = ((self.0 & !codes) | (!(self.0 ^ codes) & others_not_lower)) & MARKS;
        let place = not_lower.trailing_zeros() & 56;
        let before = self.0 & !(u64::MAX << place);
        Fan(before | code << place | (self.0 ^ before) << 8)
    }

    /// Without one of its cards.
    #[inline]
    pub(crate) fn without(self, card: Card) -> Fan {
        let difference = self.0 ^ (u64::from(card.code()) * EACH);
        // The lowest mark is at the byte that is equal.
        let equal = difference.wrapping_sub(EACH) & !difference & MARKS;
        let place = equal.trailing_zeros() & 56;
        let before = self.0 & !(u64::MAX << place);
        Fan(before | (self.0 >> 8) >> place << place | NO_CARD << 56)
    }

    /// Marks the cards that, lower than one of these top cards, close the round: without them the others are
    /// few enough points. There must be at least two cards. One list of marks for each of the top cards.
    #[inline]
    pub(crate) fn closers(self, tops: impl Fn() -> [Card; 2]) -> [u64; 2] {
        let lowest = self.lowest();
        // Giving up one card saves at most ten points.
        if sum(lowest) > MAX_CLOSING_POINTS + u32::from(MAX_VALUE) {
            return [0; 2];
        }
        let closers = self.closing(lowest);
        tops().map(|top| closers & self.lower_than(top))
    }

    /// The values of the cards that are the lowest of their yokai, each in its byte.
    #[inline]
    fn lowest(self) -> u64 {
        // A card is the lowest of its yokai where the byte before it is of another.
        let marks = self.of_another_yokai(self.0 << 8 | NO_CARD);
        self.0 & ((marks >> 3) - (marks >> 7))
    }

    /// Marks the cards without which the others are few enough points to close with.
    #[inline]
    fn closing(self, lowest: u64) -> u64 {
        let is_lowest = (((lowest + 0x7f * EACH) & MARKS) >> 7) * 0x0f;
        // Without the lowest of its yokai, the next card counts instead, if it is of the same yokai.
        let next = (self.0 & VALUES & !is_lowest) >> 8 & is_lowest;
        let points = u64::from(sum(lowest)) * EACH - lowest + next;
        let is_too_much = points + u64::from(0x7f - MAX_CLOSING_POINTS) * EACH;
        let is_card = (self.0 & VALUES) + 0x7f * EACH;
        is_card & !is_too_much & MARKS
    }

    /// Marks the cards that are lower than this one without a match.
    #[inline]
    fn lower_than(self, top: Card) -> u64 {
        let top = u64::from(top.code()) * EACH;
        let not_lower = (self.0 & VALUES | MARKS) - (top & VALUES);
        self.of_another_yokai(top) & !not_lower
    }

    /// Marks the bytes that are of another yokai than their counterparts.
    #[inline]
    fn of_another_yokai(self, other: u64) -> u64 {
        (((self.0 ^ other) >> 1 & (0x78 * EACH)) + 0x78 * EACH) & MARKS
    }
}

/// The sum of the bytes.
#[inline]
fn sum(values: u64) -> u32 {
    (values.wrapping_mul(EACH) >> 56) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    fn random_cards(rng: &mut GameRng, n_most: usize) -> Vec<Card> {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        cards.truncate(rng.index(n_most + 1));
        cards
    }

    #[test]
    fn cards_go_in_and_out_and_stay_in_ascending_order() {
        let mut rng = GameRng::for_game(3, 0);
        for _ in 0..10_000 {
            let mut cards = random_cards(&mut rng, 8);
            let mut fan = cards.iter().fold(Fan::EMPTY, |fan, &card| fan.with(card));
            while !cards.is_empty() {
                let set: CardSet = cards.iter().copied().collect();
                assert_eq!(fan.cards(), set);
                assert!(
                    set.iter()
                        .enumerate()
                        .all(|(place, card)| fan.nth(place) == card)
                );
                fan = fan.without(cards.swap_remove(rng.index(cards.len())));
            }
            assert_eq!(fan, Fan::EMPTY);
        }
    }

    #[test]
    fn the_lowest_cards_add_up_to_the_points() {
        let mut rng = GameRng::for_game(4, 0);
        for _ in 0..20_000 {
            let cards = random_cards(&mut rng, 8);
            let fan = cards.iter().fold(Fan::EMPTY, |fan, &card| fan.with(card));
            assert_eq!(sum(fan.lowest()), fan.cards().points(), "{cards:?}");
        }
    }
}
