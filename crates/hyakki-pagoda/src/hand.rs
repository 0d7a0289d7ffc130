//! The players' hands.

use std::ops::{Index, IndexMut};

use hyakki_core::Seat;
use hyakki_core::bits::nth_set_bit;

use crate::card::{Card, Fall};
use crate::card_set::CardSet;
use crate::fan::Fan;
use crate::numbers::{HAND_SIZE, MAX_CLOSING_POINTS, MAX_VALUE};
use crate::pile::Pile;

/// A player's hand: nearly always a fan, and a set of cards if there are too many for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand {
    /// The cards if they fit, otherwise nothing.
    fan: Fan,
    /// A whole word, because a hand without gaps is quicker to copy.
    n_cards: usize,
    /// The cards if they do not fit into a fan, otherwise nothing.
    many: CardSet,
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        fan: Fan::EMPTY,
        n_cards: 0,
        many: CardSet::EMPTY,
    };

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.n_cards
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.n_cards == 0
    }

    #[inline]
    pub(crate) fn cards(&self) -> CardSet {
        self.many | self.fan.cards()
    }

    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        if self.n_cards < Fan::CAPACITY {
            self.fan = self.fan.with(card);
            self.n_cards += 1;
        } else {
            self.replace(self.cards().with(card));
        }
    }

    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        if self.n_cards <= Fan::CAPACITY {
            self.fan = self.fan.without(card);
            self.n_cards -= 1;
        } else {
            self.replace(self.cards().without(card));
        }
    }

    #[cold]
    #[inline(never)]
    fn replace(&mut self, cards: CardSet) {
        *self = cards.into();
    }

    /// The card at this place in ascending order; the place must be less than [`len`](Hand::len).
    #[inline]
    pub(crate) fn nth(&self, place: usize) -> Card {
        if self.n_cards <= Fan::CAPACITY {
            self.fan.nth(place)
        } else {
            self.many.nth(place)
        }
    }

    /// The plays that close the round on piles with these top cards: lower without a match,
    /// and the hand left over still has cards and few enough points.
    #[inline]
    pub(crate) fn closers(&self, tops: impl Fn() -> [Card; 2]) -> Closers {
        if self.n_cards > Fan::CAPACITY {
            return find_closers(self.many, tops());
        }
        if self.n_cards < 2 {
            return Closers::NONE;
        }
        let [left, right] = self.fan.closers(tops);
        Closers(left >> 7 | right >> 6)
    }

    /// The card and the pile at this place among the closers.
    #[inline(never)]
    pub(crate) fn nth_closer(&self, closers: Closers, place: usize) -> (Card, Pile) {
        let bit = nth_set_bit(closers.0, place as u32) as usize;
        (self.nth(bit / self.bits_per_card()), Pile::BOTH[bit % 2])
    }

    /// Whether this card on this pile is one of the closers.
    pub(crate) fn is_closer(&self, closers: Closers, card: Card, pile: Pile) -> bool {
        let mut places = 0..self.n_cards;
        places
            .find(|&place| self.nth(place) == card)
            .is_some_and(|place| {
                closers.0 >> (place * self.bits_per_card() + pile as usize) & 1 == 1
            })
    }

    /// How many bits of [`Closers`] there are for each card.
    #[inline]
    fn bits_per_card(&self) -> usize {
        if self.n_cards > Fan::CAPACITY { 2 } else { 8 }
    }
}

impl From<CardSet> for Hand {
    fn from(cards: CardSet) -> Hand {
        let n_cards = cards.len();
        if n_cards > Fan::CAPACITY {
            Hand {
                fan: Fan::EMPTY,
                n_cards,
                many: cards,
            }
        } else {
            Hand {
                fan: cards.iter().fold(Fan::EMPTY, Fan::with),
                n_cards,
                many: CardSet::EMPTY,
            }
        }
    }
}

/// Which cards of a hand can close the round, and onto which pile: a bit for each, in order.
///
/// There are two bits for each card, for the left and the right pile;
/// the cards of a fan have eight each, of which the other six are never set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closers(u64);

impl Closers {
    pub(crate) const NONE: Closers = Closers(0);

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

/// The closers of more cards than fit into a fan. There are never more than 31, since everybody else has a card too.
#[cold]
fn find_closers(cards: CardSet, tops: [Card; 2]) -> Closers {
    let mut closers = 0;
    // Giving up one card saves at most ten points.
    if cards.points() <= MAX_CLOSING_POINTS + u32::from(MAX_VALUE) {
        for (place, card) in cards.iter().enumerate() {
            if cards.without(card).points() <= MAX_CLOSING_POINTS {
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

    /// Deals to empty hands, seven cards to everybody: the last card goes to the starter, and so on clockwise.
    #[inline]
    pub(crate) fn deal(&mut self, cards: &[Card], starter: Seat, n_seats: usize) {
        let mut fans = [Fan::EMPTY; 8];
        let mut seat = starter;
        for &card in cards.iter().rev() {
            let fan = &mut fans[seat.index() % 8];
            *fan = fan.with(card);
            seat = seat.left(n_seats);
        }
        for (hand, fan) in self.0.iter_mut().zip(fans).take(n_seats) {
            hand.fan = fan;
            hand.n_cards = HAND_SIZE;
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use hyakki_core::{Dice, GameRng};

    fn random_card(rng: &mut GameRng) -> Card {
        CardSet::FULL.nth(rng.index(100))
    }

    #[test]
    fn a_hand_is_the_same_however_it_came_about() {
        let mut rng = GameRng::for_game(3, 0);
        let mut hand = Hand::EMPTY;
        let mut cards = CardSet::EMPTY;
        for _ in 0..50_000 {
            let card = random_card(&mut rng);
            if cards.contains(card) {
                hand.remove(card);
                cards = cards.without(card);
            } else if cards.len() < 12 {
                hand.insert(card);
                cards = cards.with(card);
            } else {
                let card = hand.nth(rng.index(hand.len()));
                hand.remove(card);
                cards = cards.without(card);
            }
            assert_eq!(hand, Hand::from(cards));
            assert_eq!((hand.cards(), hand.len()), (cards, cards.len()));
            assert!(
                cards
                    .iter()
                    .enumerate()
                    .all(|(place, card)| hand.nth(place) == card)
            );
        }
    }

    fn closers_by_the_book(hand: CardSet, tops: [Card; 2]) -> Vec<(Card, Pile)> {
        let mut closers = Vec::new();
        for card in hand.iter() {
            let left = hand.without(card);
            for pile in Pile::BOTH {
                let is_lower = card.onto(tops[pile.index()]) == Fall::Lower;
                if is_lower && !left.is_empty() && left.points() <= MAX_CLOSING_POINTS {
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
            let max_value = 1 + rng.below(10) as u8;
            let cards: CardSet = (0..rng.below(25))
                .map(|_| random_card(&mut rng))
                .filter(|card| card.value() <= max_value)
                .collect();
            let tops = [random_card(&mut rng), random_card(&mut rng)];
            let hand = Hand::from(cards);
            let closers = hand.closers(|| tops);
            let list: Vec<_> = (0..closers.len())
                .map(|place| hand.nth_closer(closers, place))
                .collect();
            assert_eq!(list, closers_by_the_book(cards, tops), "{cards:?} {tops:?}");
            n_closers += list.len();
        }
        assert!(n_closers > 10_000);
    }
}
