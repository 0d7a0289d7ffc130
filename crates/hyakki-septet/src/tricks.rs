//! The rules of a trick on bare bits, for programs that play millions of tricks.
//!
//! The engine asks how strong a card is (`rules.rs`); a search or a solver rather wants to know at once all cards that would take
//! the trick. The engine knows teams as sets of seats; they count by the number of a party. These are the only second forms of
//! rules here, and a test compares each with the engine's own.

use crate::card::Card;
use crate::card_set::CardSet;
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

/// Who wins and loses together: a team of four players, or a player of three.
#[inline]
#[must_use]
pub const fn party(seat: usize, n_seats: usize) -> usize {
    if n_seats == 4 { seat & 1 } else { seat }
}

/// How many parties there are.
#[inline]
#[must_use]
pub const fn n_parties(n_seats: usize) -> usize {
    if n_seats == 4 { 2 } else { 3 }
}

/// The seat to the left.
#[inline]
#[must_use]
pub const fn next(seat: u8, n_seats: usize) -> u8 {
    if seat as usize + 1 == n_seats {
        0
    } else {
        seat + 1
    }
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
        party(seat, self.n_seats)
    }

    /// How many parties there are.
    #[inline]
    #[must_use]
    pub fn n_parties(&self) -> usize {
        n_parties(self.n_seats)
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
        next(seat, self.n_seats)
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
    use crate::config::SeptetConfig;
    use crate::rules::strength;
    use crate::state::Septet;
    use hyakki_core::{Game, GameConfig, Seat, SeatSet};

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

    #[test]
    fn a_party_is_a_team_of_the_engine() {
        for n_seats in SeptetConfig::PLAYERS {
            let state = Septet::new(SeptetConfig::for_players(n_seats).unwrap());
            for seat in Seat::all(n_seats) {
                let own = party(seat.index(), n_seats);
                let team: SeatSet = Seat::all(n_seats)
                    .filter(|other| party(other.index(), n_seats) == own)
                    .collect();
                assert_eq!(team, state.team(seat));
                assert!(own < n_parties(n_seats));
                let left = usize::from(next(seat.index() as u8, n_seats));
                assert_eq!(left, seat.left(n_seats).index());
            }
        }
    }

    fn pairs() -> impl Iterator<Item = (Card, Card)> {
        let cards = CardSet::FULL.iter();
        cards.flat_map(|first| CardSet::FULL.iter().map(move |second| (first, second)))
    }
}
