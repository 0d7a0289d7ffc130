//! The players' hands.

use std::ops::{Index, IndexMut};

use hyakki_core::Seat;
use hyakki_core::bits::nth_set_bit;

use crate::card::{Card, Fall};
use crate::card_set::CardSet;
use crate::numbers::{MAX_CLOSING_POINTS, MAX_VALUE};
use crate::pile::Pile;

/// A player's hand.
///
/// Up to eight cards, which is nearly always, are the bytes of one word in ascending order:
/// that makes it quick to pick a card, to count points, and to see which cards can close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    /// The cards if there are at most eight, otherwise nothing.
    row: u64,
    /// A whole word, because a hand without gaps is quicker to copy.
    n_cards: u64,
    /// The cards if there are more than eight, otherwise nothing.
    many: CardSet,
}

/// How many cards fit into a row.
const ROW_LEN: u64 = 8;
/// A byte without a card: behind all cards, of no yokai, and with the value 0.
const NO_CARD: u64 = 0xf0;
/// The same byte eight times, when multiplied by it.
const EACH: u64 = 0x0101_0101_0101_0101;
/// A row without cards.
const EMPTY_ROW: u64 = NO_CARD * EACH;
/// The highest bit of each byte.
const MARKS: u64 = 0x80 * EACH;
/// The bits of each byte that are a card's value.
const VALUES: u64 = 0x0f * EACH;

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        row: EMPTY_ROW,
        n_cards: 0,
        many: CardSet::EMPTY,
    };

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.n_cards as usize
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.n_cards == 0
    }

    pub(crate) fn cards(&self) -> CardSet {
        let mut cards = self.many;
        let mut row = self.row;
        while row != EMPTY_ROW {
            cards = cards.with(Card::from_code(row as u8));
            row = row >> 8 | NO_CARD << 56;
        }
        cards
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        if self.n_cards < ROW_LEN {
            self.row = row_with(self.row, card);
            self.n_cards += 1;
        } else {
            *self = self.cards().with(card).into();
        }
    }

    #[inline]
    pub(crate) fn extend(&mut self, cards: impl Iterator<Item = Card>) {
        let mut hand = *self;
        for card in cards {
            hand.insert(card);
        }
        *self = hand;
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if self.n_cards <= ROW_LEN {
            self.row = row_without(self.row, card);
            self.n_cards -= 1;
        } else {
            *self = self.cards().without(card).into();
        }
    }

    /// The card at this place in ascending order; the place must be less than [`len`](Hand::len).
    #[inline]
    pub(crate) fn nth(&self, place: usize) -> Card {
        if self.n_cards <= ROW_LEN {
            Card::from_code((self.row >> (8 * place)) as u8)
        } else {
            self.many.nth(place)
        }
    }

    /// The cards that close the round when played onto one of the piles with such top cards: lower without a match,
    /// and without it the hand still has cards and few enough points.
    #[inline]
    pub(crate) fn closers(&self, tops: impl Fn() -> [Card; 2]) -> Closers {
        if self.n_cards > ROW_LEN {
            return find_closers(self.many, tops());
        }
        // Giving up one card saves at most ten points.
        let lowest = lowest_values(self.row);
        if points(lowest) > MAX_CLOSING_POINTS + u32::from(MAX_VALUE) || self.n_cards < 2 {
            return Closers(0);
        }
        let closers = closers(self.row, lowest);
        let [left, right] = tops().map(|top| (closers & lower_than(self.row, top)) >> 7);
        Closers(left | right << 1)
    }

    /// The card and the pile at this place among the closers.
    #[inline(never)]
    pub(crate) fn nth_closer(&self, closers: Closers, place: usize) -> (Card, Pile) {
        let bit = nth_set_bit(closers.0, place as u32) as usize;
        let card_place = bit / if self.n_cards > ROW_LEN { 2 } else { 8 };
        (self.nth(card_place), Pile::BOTH[bit % 2])
    }
}

/// Which cards of a hand can close the round, and onto which pile: a bit for each, in order.
///
/// There are two bits for each card, for the left and the right pile;
/// the cards of a row have eight, of which the other six are never set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closers(u64);

impl Closers {
    #[inline]
    pub(crate) fn len(self) -> usize {
        // Mostly there are none, and counting takes longer than asking.
        if self.0 == 0 { 0 } else { self.count() }
    }

    #[inline(never)]
    fn count(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// The closers of more cards than fit into a row. No hand has more than 31, since everybody else has a card too.
#[cold]
fn find_closers(cards: CardSet, tops: [Card; 2]) -> Closers {
    let mut closers = 0;
    if cards.points() <= MAX_CLOSING_POINTS + u32::from(MAX_VALUE) {
        for (place, card) in cards.iter().enumerate() {
            let left = cards.without(card);
            if !left.is_empty() && left.points() <= MAX_CLOSING_POINTS {
                for (pile, top) in tops.into_iter().enumerate() {
                    closers |= u64::from(card.onto(top) == Fall::Lower) << (2 * place + pile);
                }
            }
        }
    }
    Closers(closers)
}

/// Everybody's hand; those of seats that a table does not have are empty.
///
/// Eight of them, so that no number of three bits misses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hands([Hand; 8]);

impl Hands {
    pub(crate) const EMPTY: Hands = Hands([Hand::EMPTY; 8]);
}

impl Index<Seat> for Hands {
    type Output = Hand;
    #[inline]
    fn index(&self, seat: Seat) -> &Hand {
        &self.0[seat.index() % 8]
    }
}

impl IndexMut<Seat> for Hands {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.0[seat.index() % 8]
    }
}

impl From<CardSet> for Hand {
    #[cold]
    fn from(cards: CardSet) -> Hand {
        let n_cards = cards.len() as u64;
        if n_cards > ROW_LEN {
            Hand {
                row: EMPTY_ROW,
                n_cards,
                many: cards,
            }
        } else {
            Hand {
                row: cards.iter().fold(EMPTY_ROW, row_with),
                n_cards,
                many: CardSet::EMPTY,
            }
        }
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        for card in cards {
            hand.insert(card);
        }
        hand
    }
}

/// A row of at most seven cards with one more.
#[inline]
fn row_with(row: u64, card: Card) -> u64 {
    let code = u64::from(card.code()) * EACH;
    // Marks the bytes that are not lower than the card: by their highest bits, and by the others where these are equal.
    let others_not_lower = (row | MARKS) - (code & !MARKS);
    let not_lower = ((row & !code) | (!(row ^ code) & others_not_lower)) & MARKS;
    // A single bit at the place of the card: below it nothing moves, above it everything.
    let place = (not_lower & not_lower.wrapping_neg()) >> 7;
    let below = place - 1;
    (row & below) | (u64::from(card.code()) * place) | ((row & !below) << 8)
}

/// A row without one of its cards.
#[inline]
fn row_without(row: u64, card: Card) -> u64 {
    let difference = row ^ (u64::from(card.code()) * EACH);
    // The lowest mark is at the byte that is equal.
    let equal = difference.wrapping_sub(EACH) & !difference & MARKS;
    let below = ((equal & equal.wrapping_neg()) >> 7).wrapping_sub(1);
    (row & below) | ((row >> 8) & !below) | (NO_CARD << 56)
}

/// The values of the cards of a row that are the lowest of their yokai, byte by byte.
#[inline]
fn lowest_values(row: u64) -> u64 {
    // A card is the lowest of its yokai where the byte before it is of another.
    let marks = other_yokai(row, row << 8 | NO_CARD);
    row & ((marks >> 3) - (marks >> 7))
}

/// Marks the bytes that are not of the same yokai as their counterparts.
#[inline]
fn other_yokai(row: u64, other: u64) -> u64 {
    (((row ^ other) >> 1 & (0x78 * EACH)) + 0x78 * EACH) & MARKS
}

/// The sum of values.
#[inline]
fn points(values: u64) -> u32 {
    (values.wrapping_mul(EACH) >> 56) as u32
}

/// Marks the cards of a row without which the others are few enough points to close with.
#[inline]
fn closers(row: u64, lowest: u64) -> u64 {
    // Without the lowest of its yokai, the next card counts instead, if it is of the same yokai.
    let is_lowest = ((lowest + 0x7f * EACH) & MARKS) >> 7;
    let next = (row & VALUES & !(is_lowest * 0x0f)) >> 8 & (is_lowest * 0x0f);
    let points = u64::from(points(lowest)) * EACH - lowest + next;
    let is_too_much = points + u64::from(0x7f - MAX_CLOSING_POINTS) * EACH;
    let is_card = (row & VALUES) + 0x7f * EACH;
    is_card & !is_too_much & MARKS
}

/// Marks the cards of a row that are lower than this one without a match.
#[inline]
fn lower_than(row: u64, top: Card) -> u64 {
    let top = u64::from(top.code()) * EACH;
    let not_lower = (row & VALUES | MARKS) - (top & VALUES);
    other_yokai(row, top) & !not_lower
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    fn random_card(rng: &mut GameRng) -> Card {
        CardSet::FULL.nth(rng.index(100))
    }

    fn random_hand(rng: &mut GameRng) -> Hand {
        let mut cards: Vec<Card> = Card::all().collect();
        rng.shuffle(&mut cards);
        let n_cards = rng.index(14);
        cards.into_iter().take(n_cards).collect()
    }

    #[test]
    fn the_nth_card_is_the_nth_of_the_iteration() {
        let mut rng = GameRng::for_game(3, 0);
        for _ in 0..5_000 {
            let mut hand = random_hand(&mut rng);
            let mut cards = hand.cards();
            while !hand.is_empty() {
                assert_eq!(hand.len(), cards.len());
                for (place, card) in cards.iter().enumerate() {
                    assert_eq!(hand.nth(place), card);
                }
                let card = hand.nth(rng.index(hand.len()));
                hand.remove(card);
                cards = cards.without(card);
                assert_eq!(hand.cards(), cards);
                assert_eq!(hand, Hand::from(cards), "one form for equal hands");
            }
            assert_eq!(hand, Hand::EMPTY);
        }
    }

    #[test]
    fn a_row_counts_what_its_cards_count() {
        let mut rng = GameRng::for_game(4, 0);
        for _ in 0..20_000 {
            let hand = random_hand(&mut rng);
            if hand.len() <= 8 {
                let points = points(lowest_values(hand.row));
                assert_eq!(points, hand.cards().points(), "{hand:?}");
            }
        }
    }

    fn closers_by_the_book(hand: CardSet, tops: [Card; 2]) -> Vec<(Card, Pile)> {
        let mut closers = Vec::new();
        for card in hand.iter() {
            let left = hand.without(card);
            for pile in Pile::BOTH {
                let is_lower = card.onto(tops[pile.index()]) == Fall::Lower;
                if is_lower && !left.is_empty() && left.points() <= 3 {
                    closers.push((card, pile));
                }
            }
        }
        closers
    }

    #[test]
    fn the_closers_are_those_that_counting_finds() {
        let mut rng = GameRng::for_game(5, 0);
        let mut n_closers = 0;
        for _ in 0..200_000 {
            let cards: CardSet = (0..rng.below(25)).map(|_| random_card(&mut rng)).collect();
            let n_values = 1 + rng.below(9) as u8;
            let hand: Hand = cards
                .iter()
                .filter(|card| card.value() <= n_values)
                .collect();
            let tops = [random_card(&mut rng), random_card(&mut rng)];
            let closers = hand.closers(|| tops);
            let closers: Vec<_> = (0..closers.len())
                .map(|place| hand.nth_closer(closers, place))
                .collect();
            assert_eq!(
                closers,
                closers_by_the_book(hand.cards(), tops),
                "{hand:?} {tops:?}"
            );
            n_closers += closers.len();
        }
        assert!(n_closers > 10_000);
    }
}
