//! What a position looks like to the transposition table: who owns which of the remaining cards of each suit, in order.

use hyakki_septet::tricks::{BOSSES, Cards, SUPER_TRUMP};

use crate::before_trick::BeforeTrick;
use crate::key::Key;
use crate::round::Round;

/// The keys of every suit for every set of its cards that may still be in play, seen from each leader.
///
/// Suits of the same pattern have the same key, and keys are added up: so positions that differ only in the names of the suits,
/// in ranks that make no difference, or in where the leader sits share a place in the table.
#[derive(Clone, Debug)]
pub(crate) struct Patterns {
    keys: Box<[[[Key; 128]; 7]; 4]>,
    /// What is the same all through the round.
    of_round: Key,
}

impl Patterns {
    pub(crate) fn new() -> Patterns {
        Patterns {
            keys: Box::new([[[Key::default(); 128]; 7]; 4]),
            of_round: Key::default(),
        }
    }

    /// Prepares for the cards in these hands. `tells_stars`: bosses are different when their stars are.
    pub(crate) fn prepare(&mut self, before: &BeforeTrick, round: &Round, tells_stars: bool) {
        self.of_round = Key::from_number(round.n_bosses_in_play.into());
        for suit in 0..7 {
            let row = Row::new(
                suit == round.tricks.trump,
                if tells_stars { round.stars[suit] } else { 0 },
            );
            for leader in 0..round.tricks.n_seats {
                let cards = cards_in_order(before, suit).map(|mut card| {
                    card.owner =
                        (card.owner + round.tricks.n_seats - leader) % round.tricks.n_seats;
                    card
                });
                fill(&mut self.keys[leader][suit], row, cards);
            }
        }
    }

    /// The key of the cards in hands before a lead.
    #[inline]
    pub(crate) fn key(&self, live: Cards, leader: usize) -> Key {
        let keys = self.keys[leader & 3].iter().enumerate();
        keys.fold(self.of_round, |sum, (suit, keys)| {
            sum.plus(keys[(live >> (8 * suit) & 0x7f) as usize])
        })
    }
}

/// A card as a pattern has it.
#[derive(Clone, Copy)]
struct PatternCard {
    /// Its bit among those of its suit.
    bit: usize,
    owner: usize,
    is_boss: bool,
    is_super_trump: bool,
}

/// The live cards of a suit from the lowest to the highest, which green A is among the green ones.
fn cards_in_order(before: &BeforeTrick, suit: usize) -> impl Iterator<Item = PatternCard> {
    let ranks = (0..7).map(move |rank| if suit == 0 { (rank + 1) % 7 } else { rank });
    let hands = before.hands;
    ranks.filter_map(move |rank| {
        let card = 1 << (8 * suit + rank);
        let owner = hands.iter().position(|hand| hand & card != 0)?;
        Some(PatternCard {
            bit: 1 << rank,
            owner,
            is_boss: card & BOSSES != 0,
            is_super_trump: card == SUPER_TRUMP,
        })
    })
}

/// Gives every set of these cards its key: each card doubles the sets made of those below it.
fn fill(keys: &mut [Key; 128], empty: Row, cards: impl Iterator<Item = PatternCard>) {
    let mut sets = [(0, empty); 128];
    let mut n_sets = 1;
    for card in cards {
        for number in 0..n_sets {
            let (below, row) = sets[number];
            let (set, row) = (below | card.bit, row.with(card));
            keys[set] = row.key();
            sets[n_sets + number] = (set, row);
        }
        n_sets *= 2;
    }
}

/// Some cards of a suit, from the lowest on.
#[derive(Clone, Copy)]
struct Row {
    is_trump: bool,
    /// Those of the suit's boss, if they are told.
    stars: u8,
    /// Four bits for each card, behind a 1.
    code: u64,
    last_owner: Option<usize>,
    /// How many cards the last owner has in a row.
    n_in_run: u32,
    has_boss: bool,
    /// The sum of the cards' own keys, as long as all are one owner's: then neither their order nor their suit matters.
    loose: Option<Key>,
}

impl Row {
    fn new(is_trump: bool, stars: u8) -> Row {
        Row {
            is_trump,
            stars,
            code: 1,
            last_owner: None,
            n_in_run: 0,
            has_boss: false,
            // Trumps take tricks of other suits: they are never loose.
            loose: (!is_trump).then(Key::default),
        }
    }

    /// The row with a higher card.
    fn with(mut self, card: PatternCard) -> Row {
        if self.last_owner != Some(card.owner) {
            let is_first = self.last_owner.is_none();
            self.loose = self.loose.filter(|_| is_first);
            self.last_owner = Some(card.owner);
            self.n_in_run = 0;
        }
        let symbol =
            card.owner as u64 | u64::from(card.is_boss) << 2 | u64::from(card.is_super_trump) << 3;
        // Within a run of one owner's cards order means nothing: a boss goes to the front.
        let n_after = if card.is_boss { 4 * self.n_in_run } else { 0 };
        let after = self.code & ((1 << n_after) - 1);
        self.code = (self.code >> n_after << 4 | symbol) << n_after | after;
        self.n_in_run += 1;
        self.has_boss |= card.is_boss;
        let stars = if card.is_boss { self.stars } else { 0 };
        let own = Key::from_number(1 << 50 | u64::from(stars) << 40 | symbol);
        self.loose = self.loose.map(|sum| sum.plus(own));
        self
    }

    fn key(&self) -> Key {
        self.loose.unwrap_or_else(|| {
            let stars = if self.has_boss { self.stars } else { 0 };
            Key::from_number(self.code | u64::from(stars) << 40 | u64::from(self.is_trump) << 44)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key of a position in notation, seen from its leader.
    fn key(position: &str) -> (u64, u64) {
        let position: super::super::OpenPosition = position.parse().unwrap();
        let round = position.round();
        let before = position.before_trick(&round);
        let mut patterns = Patterns::new();
        patterns.prepare(&before, &round, false);
        let key = patterns.key(before.live(), before.leader());
        (key.place, key.proof)
    }

    /// What all positions here have behind their hands: ten tricks are over.
    const REST: &str = "; tricks 3 3 2 2; bosses g7 / u7 / y7 / k7";

    fn key_of_hands(hands: &str, trump: &str, leader: usize) -> (u64, u64) {
        key(&format!("{hands} / {trump}; lead {leader}{REST}"))
    }

    #[test]
    fn loose_cards_are_alike_whatever_their_suit_and_rank() {
        let loose = key_of_hands("p7 u4 / r7 b9 / b8 b7 / b10 b12", "g4", 0);
        assert_eq!(
            loose,
            key_of_hands("p7 k9 / r7 b9 / b8 b7 / b10 b12", "g4", 0)
        );
        assert_eq!(
            loose,
            key_of_hands("p7 p9 / r7 b9 / b8 b7 / b10 b12", "g4", 0)
        );
        // Somebody else has one of the suit, or it is trump.
        assert_ne!(
            loose,
            key_of_hands("p7 r8 / r7 b9 / b8 b7 / b10 b12", "g4", 0)
        );
        assert_ne!(
            loose,
            key_of_hands("p7 u4 / r7 b9 / b8 b7 / b10 b12", "u5", 0)
        );
    }

    #[test]
    fn ranks_count_only_between_cards_of_different_hands() {
        let hands = key_of_hands("p7 b8 / r7 b9 / u4 b7 / b10 b12", "g4", 0);
        assert_eq!(
            hands,
            key_of_hands("p7 b8 / r7 b9 / u4 b7 / b11 b13", "g4", 0)
        );
        assert_ne!(
            hands,
            key_of_hands("p7 b9 / r7 b8 / u4 b7 / b10 b12", "g4", 0)
        );
    }

    #[test]
    fn where_the_leader_sits_is_all_the_same() {
        let hands = key_of_hands("p7 b8 / r7 b9 / u4 b7 / b10 b12", "g4", 0);
        assert_eq!(
            hands,
            key_of_hands("b10 b12 / p7 b8 / r7 b9 / u4 b7", "g4", 1)
        );
        assert_ne!(
            hands,
            key_of_hands("p7 b8 / r7 b9 / u4 b7 / b10 b12", "g4", 1)
        );
    }
}
