//! The rules of a trick on bare bits, for programs that play millions of tricks.
//!
//! The engine asks how strong a card is (`rules.rs`); a search or a solver rather wants to know at once all cards that would take
//! the trick. That is the only second form of a rule here, and a test compares the two for every pair of cards.

use crate::card::{Card, CardSet};
use crate::numbers::bosses_to_win;

/// A set of cards as [`CardSet::bits`]: one byte for each suit, whose top bit is never a card.
pub type Cards = u64;

/// The seven bosses.
pub const BOSSES: Cards = CardSet::BOSSES.bits();

/// Green A: the lowest green card by number, but it beats all others.
pub const SUPER_TRUMP: Cards = 1 << Card::SUPER_TRUMP.index();

/// All cards of this card's suit.
#[inline]
#[must_use]
pub fn suit_of(card: usize) -> Cards {
    0x7f << (card & 0x38)
}

/// The cards that a hand may play to a led suit; all of them if none is led.
#[inline]
#[must_use]
pub fn following(hand: Cards, led: Cards) -> Cards {
    let following = hand & led;
    if following == 0 { hand } else { following }
}

/// What stays the same while the tricks of a round are played. Cards are given by their [`index`](Card::index).
#[derive(Clone, Copy, Debug)]
pub struct TrickRules {
    /// How many play.
    pub n_seats: usize,
    /// The trump suit's place in the suits' order.
    pub trump: usize,
    /// How many bosses win the round.
    pub n_bosses_to_win: u8,
}

impl TrickRules {
    /// The tricks of so many players with this trump card.
    #[inline]
    #[must_use]
    pub fn new(n_seats: usize, trump_card: Card) -> TrickRules {
        TrickRules {
            n_seats,
            trump: trump_card.suit().index(),
            n_bosses_to_win: bosses_to_win(n_seats) as u8,
        }
    }

    /// Who wins and loses together: a team of four players, or a player of three.
    #[inline]
    #[must_use]
    pub fn party(&self, seat: usize) -> usize {
        if self.n_seats == 4 { seat & 1 } else { seat }
    }

    /// How many parties there are.
    #[inline]
    #[must_use]
    pub fn n_parties(&self) -> usize {
        if self.n_seats == 4 { 2 } else { 3 }
    }

    /// All cards of the trump suit.
    #[inline]
    #[must_use]
    pub fn trumps(&self) -> Cards {
        0x7f << (8 * self.trump)
    }

    /// The seat to the left.
    #[inline]
    #[must_use]
    pub fn next(&self, seat: u8) -> u8 {
        let next = seat + 1;
        if usize::from(next) == self.n_seats {
            0
        } else {
            next
        }
    }

    /// The cards that take a trick from this one, which is the best so far: higher ones of its suit, trumps, green A.
    #[inline]
    #[must_use]
    pub fn beaters(&self, card: usize) -> Cards {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::strength;

    /// A card that is the best so far is of the led suit, a trump or green A: others never lead a trick.
    #[test]
    fn what_beats_a_card_is_what_the_engine_takes_for_stronger() {
        for trump in CardSet::FULL.iter() {
            let rules = TrickRules::new(4, trump);
            for (led, best) in pairs() {
                let to_follow = led.suit().cards();
                let is_best = [to_follow, trump.suit().cards()].map(|suit| suit.contains(best));
                if is_best == [false; 2] && best != Card::SUPER_TRUMP {
                    continue;
                }
                let beaters = CardSet::from_bits(rules.beaters(best.index()));
                let best = strength(best, to_follow, trump);
                for card in CardSet::FULL.iter() {
                    let is_stronger = strength(card, to_follow, trump) > best;
                    assert_eq!(beaters.contains(card), is_stronger, "{trump} {led} {card}");
                }
            }
        }
    }

    fn pairs() -> impl Iterator<Item = (Card, Card)> {
        let cards = CardSet::FULL.iter();
        cards.flat_map(|first| CardSet::FULL.iter().map(move |second| (first, second)))
    }
}
