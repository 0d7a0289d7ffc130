//! Whose judgement is asked: rules of thumb, or what self-play has taught.

use hyakki_core::{ActionSet, Dice, Seat};
use hyakki_septet::{Action, Actions, Card, CardSet, Septet, Trio};

use super::features::Given;
use super::lore::Lore;
use super::policy::Policy;
use super::scene::{Scene, board_of, shown_voids, trump_of};
use super::thumb;

/// Whose judgement is asked.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Taste<'a> {
    /// Rules of thumb.
    Thumb,
    /// What self-play has taught.
    Fitted(&'a Policy),
}

/// The most cards to choose from.
const MAX_CARDS: usize = 16;
/// The most passes: three of sixteen.
const MAX_TRIOS: usize = 560;

impl<'a> Taste<'a> {
    #[inline]
    pub(crate) fn of(lore: &'a Lore) -> Taste<'a> {
        match &lore.policy {
            Some(policy) => Taste::Fitted(policy),
            None => Taste::Thumb,
        }
    }

    #[inline]
    fn score(self, scene: &Scene<'_>, card: usize) -> f32 {
        match self {
            Taste::Thumb => thumb::score(scene, card),
            Taste::Fitted(policy) => policy.score(scene, card),
        }
    }

    fn score_given(self, given: &Given, card: usize) -> f32 {
        match self {
            Taste::Thumb => thumb::score_given(given, card),
            Taste::Fitted(policy) => policy.score_given(given, card),
        }
    }

    #[inline]
    fn score_together(self, given: &Given, cards: u64) -> f32 {
        match self {
            Taste::Thumb => 0.0,
            Taste::Fitted(policy) => policy.score_together(given, cards),
        }
    }

    /// What this seat does.
    #[inline]
    pub(crate) fn play(
        self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        match *actions {
            Actions::Play(cards) if cards.len() == 1 => Action::Play(cards.nth(0)),
            Actions::Play(cards) => {
                let odds = self.weigh_cards_in(world, seat, cards);
                Action::Play(cards.nth(odds.pick(dice)))
            }
            Actions::Pass(hand) => actions.nth(self.weigh_passes(hand, trump_of(world)).pick(dice)),
        }
    }

    /// Adds how likely each action is.
    pub(crate) fn weigh(
        self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        weights: &mut Vec<f32>,
    ) {
        match *actions {
            Actions::Play(cards) => {
                weights.extend_from_slice(self.weigh_cards_in(world, seat, cards).as_slice());
            }
            Actions::Pass(hand) => {
                weights.extend_from_slice(self.weigh_passes(hand, trump_of(world)).as_slice());
            }
        }
    }

    #[inline]
    fn weigh_cards_in(self, world: &Septet, seat: Seat, cards: CardSet) -> Odds<MAX_CARDS> {
        let (rules, board) = board_of(world, seat);
        let scene = Scene::new(&rules, &board, shown_voids(world, &rules));
        self.weigh_cards(&scene, cards)
    }

    /// How likely each of these cards is to be played: not negative, in the set's order.
    #[inline]
    pub(crate) fn weigh_cards(self, scene: &Scene<'_>, cards: CardSet) -> Odds<MAX_CARDS> {
        let mut odds = Odds::new();
        for card in cards.iter() {
            odds.push(self.score(scene, card.index()));
        }
        odds.level();
        odds
    }

    /// How likely each pass out of this hand is.
    pub(crate) fn weigh_passes(self, hand: CardSet, trump: Card) -> Odds<MAX_TRIOS> {
        let given = Given {
            hand: hand.bits(),
            trump: trump.suit().index(),
        };
        let mut odds = Odds::new();
        let mut scores = [0.0; 64];
        for card in hand.iter() {
            scores[card.index()] = self.score_given(&given, card.index());
        }
        for action in Actions::Pass(hand).iter() {
            let Action::Pass(trio) = action else { continue };
            let alone: f32 = trio.cards().iter().map(|card| scores[card.index()]).sum();
            odds.push(alone + self.score_together(&given, trio.set().bits()));
        }
        odds.level();
        odds
    }
}

/// Chances that add up to [`total`](Odds::total), without allocation.
pub(crate) struct Odds<const N: usize> {
    chances: [f32; N],
    len: usize,
    total: f32,
}

impl<const N: usize> Odds<N> {
    #[inline]
    fn new() -> Odds<N> {
        Odds {
            chances: [0.0; N],
            len: 0,
            total: 0.0,
        }
    }

    #[inline]
    fn push(&mut self, score: f32) {
        self.chances[self.len] = score;
        self.len += 1;
    }

    /// Turns scores into chances.
    #[inline]
    fn level(&mut self) {
        let scores = &mut self.chances[..self.len];
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for score in scores.iter_mut() {
            *score = (*score - best).exp();
        }
        self.total = scores.iter().sum();
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[f32] {
        &self.chances[..self.len]
    }

    /// The chance of the one at this place.
    #[inline]
    pub(crate) fn of(&self, place: usize) -> f32 {
        self.chances[place] / self.total
    }

    /// A place, each as likely as its chance.
    #[inline]
    pub(crate) fn pick(&self, dice: &mut impl Dice) -> usize {
        let mut left = dice.next_word() as f32 / 4_294_967_296.0 * self.total;
        let last = self.len - 1;
        for (place, chance) in self.as_slice()[..last].iter().enumerate() {
            left -= chance;
            if left < 0.0 {
                return place;
            }
        }
        last
    }
}

/// The place of a card among those of a set.
#[inline]
pub(crate) fn place_of(card: Card, cards: CardSet) -> usize {
    (cards.bits() & ((1 << card.index()) - 1)).count_ones() as usize
}

/// The place of a trio among all of a hand, in the order of [`Actions::Pass`].
pub(crate) fn place_of_trio(trio: Trio, hand: CardSet) -> usize {
    let n = hand.len();
    let [low, middle, high] = trio.cards().map(|card| place_of(card, hand));
    let pairs = |n: usize| n * n.saturating_sub(1) / 2;
    let trios = |n: usize| n * n.saturating_sub(1) * n.saturating_sub(2) / 6;
    // All that begin lower, then all with a lower middle, then those before in the last place.
    (trios(n) - trios(n - low)) + (pairs(n - low - 1) - pairs(n - middle)) + (high - middle - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trio_has_the_place_that_the_actions_give_it() {
        for n in [12, 16] {
            let hand: CardSet = CardSet::FULL.iter().step_by(3).take(n).collect();
            for (place, action) in Actions::Pass(hand).iter().enumerate() {
                let Action::Pass(trio) = action else {
                    panic!("a pass")
                };
                assert_eq!(place_of_trio(trio, hand), place);
            }
        }
    }
}
