//! How unseen cards are dealt to hands, each way equally likely.

use hyakki_core::Dice;

use crate::card::Card;
use crate::card_set::CardSet;

/// Deals unseen cards to hands, each way equally likely.
#[derive(Clone, Debug, Default)]
pub(super) struct Splits {
    classes: Vec<Class>,
    /// For each class, the ways to deal it and all later ones, by how many cards the first three hands still need
    /// (the fourth follows); not a number where it is not known yet.
    ways: Vec<Vec<f64>>,
}

/// Unseen cards that may be in the same hands.
#[derive(Clone, Copy, Debug)]
struct Class {
    cards: CardSet,
    /// One bit for each hand that may hold them.
    hands: u8,
}

/// More than the most cards a hand can need.
const RADIX: usize = 17;

/// One divided by the factorial of each number that a hand can need.
const INVERSE_FACTORIALS: [f64; RADIX] = {
    let mut inverse = [1.0; RADIX];
    let mut n = 1;
    while n < RADIX {
        inverse[n] = inverse[n - 1] / n as f64;
        n += 1;
    }
    inverse
};

impl Splits {
    pub(super) fn new(cards: CardSet, hands_of: impl Fn(Card) -> u8) -> Splits {
        let mut classes: Vec<Class> = Vec::new();
        for card in cards.iter() {
            let hands = hands_of(card);
            match classes.iter_mut().find(|class| class.hands == hands) {
                Some(class) => class.cards = class.cards.with(card),
                None => classes.push(Class {
                    cards: CardSet::only(card),
                    hands,
                }),
            }
        }
        // Classes with fewer choices first: fewer ways to keep count of.
        classes.sort_by_key(|class| class.hands.count_ones());
        let ways = classes
            .iter()
            .map(|_| vec![f64::NAN; RADIX.pow(3)])
            .collect();
        Splits { classes, ways }
    }

    /// In how many ways (up to a common factor) the cards fill hands that need so many.
    pub(super) fn ways(&mut self, needs: [u8; 4]) -> f64 {
        self.ways_from(0, needs)
    }

    fn ways_from(&mut self, class: usize, needs: [u8; 4]) -> f64 {
        let Some(Class { cards, hands }) = self.classes.get(class).copied() else {
            return f64::from(u8::from(needs == [0; 4]));
        };
        let key = needs[..3]
            .iter()
            .fold(0, |key, &need| key * RADIX + usize::from(need));
        if self.ways[class][key].is_nan() {
            let mut total = 0.0;
            for_each_split(cards.len() as u8, hands, needs, |split, weight| {
                total += weight * self.ways_from(class + 1, subtract(needs, split));
                false
            });
            self.ways[class][key] = total;
        }
        self.ways[class][key]
    }

    /// Deals all cards to hands that need so many.
    pub(super) fn deal(
        &mut self,
        mut needs: [u8; 4],
        hands: &mut [CardSet; 4],
        dice: &mut impl Dice,
    ) {
        for class in 0..self.classes.len() {
            let is_last = class + 1 == self.classes.len();
            let split = if is_last {
                needs
            } else {
                self.draw_split(class, needs, dice)
            };
            deal_class(self.classes[class].cards, split, hands, dice);
            needs = subtract(needs, split);
        }
    }

    /// How many cards of a class go to which hand.
    fn draw_split(&mut self, class: usize, needs: [u8; 4], dice: &mut impl Dice) -> [u8; 4] {
        let mut left = unit(dice) * self.ways_from(class, needs);
        let Class { cards, hands } = self.classes[class];
        let mut chosen = None;
        for_each_split(cards.len() as u8, hands, needs, |split, weight| {
            let ways = weight * self.ways_from(class + 1, subtract(needs, split));
            if ways > 0.0 {
                // The last possible split stays chosen should rounding leave a little over.
                chosen = Some(split);
                left -= ways;
            }
            left < 0.0
        });
        chosen.expect("the true deal is one of the ways")
    }
}

fn deal_class(cards: CardSet, split: [u8; 4], hands: &mut [CardSet; 4], dice: &mut impl Dice) {
    let mut left = cards;
    for (hand, &n_cards) in hands.iter_mut().zip(&split) {
        let dealt = random_cards(left, usize::from(n_cards), dice);
        left = left.difference(dealt);
        *hand = hand.union(dealt);
    }
}

/// So many of these cards, each choice equally likely.
///
/// Every card is taken or left by a coin, or several where few are wanted; then random ones are put back or added until the number
/// is right. No card is preferred anywhere, so no choice is, and far fewer are drawn one by one.
pub(super) fn random_cards(cards: CardSet, n_cards: usize, dice: &mut impl Dice) -> CardSet {
    if n_cards == 0 {
        return CardSet::EMPTY;
    }
    let mut chosen = cards;
    let mut n_expected = cards.len();
    while 4 * n_cards < 3 * n_expected {
        let coins = u64::from(dice.next_word()) << 32 | u64::from(dice.next_word());
        chosen = chosen.intersection(CardSet::from_bits(coins));
        n_expected /= 2;
    }
    // The numbers are counted along, so that one draw need not wait for the one before it.
    let mut n_chosen = chosen.len();
    while n_chosen > n_cards {
        chosen = chosen.difference(chosen.nth_alone(dice.index(n_chosen)));
        n_chosen -= 1;
    }
    while n_chosen < n_cards {
        let left = cards.difference(chosen);
        chosen = chosen.union(left.nth_alone(dice.index(cards.len() - n_chosen)));
        n_chosen += 1;
    }
    chosen
}

fn subtract(needs: [u8; 4], split: [u8; 4]) -> [u8; 4] {
    std::array::from_fn(|hand| needs[hand] - split[hand])
}

/// Calls `visit` with each way to split `n_cards` among the open hands and with how many deals of the cards that is,
/// divided by the factorial of `n_cards`, until it returns true.
fn for_each_split(
    n_cards: u8,
    open: u8,
    needs: [u8; 4],
    mut visit: impl FnMut([u8; 4], f64) -> bool,
) {
    let most = |hand: usize| {
        if open >> hand & 1 == 1 {
            needs[hand]
        } else {
            0
        }
    };
    for a in 0..=most(0).min(n_cards) {
        for b in 0..=most(1).min(n_cards - a) {
            let left = n_cards - a - b;
            for c in left.saturating_sub(most(3))..=most(2).min(left) {
                let split = [a, b, c, left - c];
                let weights = split.map(|n| INVERSE_FACTORIALS[usize::from(n)]);
                if visit(split, weights.iter().product()) {
                    return;
                }
            }
        }
    }
}

/// A number from 0 up to 1, from two random words.
pub(super) fn unit(dice: &mut impl Dice) -> f64 {
    let high = u64::from(dice.next_word()) << 32;
    let bits = (high | u64::from(dice.next_word())) >> 11;
    bits as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use hyakki_core::GameRng;

    use super::*;

    #[test]
    fn every_choice_of_cards_is_equally_likely() {
        const N_CARDS: usize = 8;
        const N_DRAWS_EACH: usize = 1_000;
        let cards: CardSet = CardSet::FULL.iter().step_by(5).take(N_CARDS).collect();
        let mut dice = GameRng::for_game(1, 0);
        let mut n_choices = 1;
        for n_chosen in 0..=N_CARDS {
            let mut counts = BTreeMap::new();
            for _ in 0..n_choices * N_DRAWS_EACH {
                let chosen = random_cards(cards, n_chosen, &mut dice);
                assert!(cards.contains_all(chosen) && chosen.len() == n_chosen);
                *counts.entry(chosen.bits()).or_insert(0_i32) += 1;
            }
            assert_eq!(counts.len(), n_choices);
            // Six standard deviations are below 200.
            assert!(
                counts
                    .values()
                    .all(|count| (count - N_DRAWS_EACH as i32).abs() < 200)
            );
            n_choices = n_choices * (N_CARDS - n_chosen) / (n_chosen + 1);
        }
    }
}
