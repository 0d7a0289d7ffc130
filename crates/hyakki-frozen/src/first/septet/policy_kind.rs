//! Which policy plays: a heuristic, or what self-play has fitted.

use hyakki_core::{ActionSet, Dice, Seat};
use hyakki_septet::{Action, Actions, Card, CardSet, Septet, Trio};

use super::distribution::Distribution;
use super::heuristic;
use super::pass_features::DealtHand;
use super::policy::Policy;
use super::trick_context::{TrickContext, board_of, shown_voids, trump_of};
use super::weights::Weights;

/// Which policy plays.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PolicyKind<'a> {
    /// A heuristic, without weights.
    Heuristic,
    /// What self-play has fitted.
    Fitted(&'a Policy),
}

/// The most cards to choose from.
const MAX_CARDS: usize = 16;
/// The most passes: three of sixteen.
const MAX_TRIOS: usize = 560;

impl<'a> PolicyKind<'a> {
    #[inline]
    pub(super) fn of(weights: &'a Weights) -> PolicyKind<'a> {
        match &weights.policy {
            Some(policy) => PolicyKind::Fitted(policy),
            None => PolicyKind::Heuristic,
        }
    }

    #[inline]
    fn score(self, context: &TrickContext<'_>, card: usize) -> f32 {
        match self {
            PolicyKind::Heuristic => heuristic::score(context, card),
            PolicyKind::Fitted(policy) => policy.score(context, card),
        }
    }

    fn score_passed(self, dealt: &DealtHand, card: usize) -> f32 {
        match self {
            PolicyKind::Heuristic => heuristic::score_passed(dealt, card),
            PolicyKind::Fitted(policy) => policy.score_passed(dealt, card),
        }
    }

    #[inline]
    fn score_passed_together(self, dealt: &DealtHand, cards: u64) -> f32 {
        match self {
            PolicyKind::Heuristic => 0.0,
            PolicyKind::Fitted(policy) => policy.score_passed_together(dealt, cards),
        }
    }

    /// Samples what this seat does.
    #[inline]
    pub(crate) fn sample(
        self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        match *actions {
            Actions::Play(cards) if cards.len() == 1 => Action::Play { card: cards.nth(0) },
            Actions::Play(cards) => {
                let distribution = self.card_distribution_in(world, seat, cards);
                Action::Play {
                    card: cards.nth(distribution.sample(dice)),
                }
            }
            Actions::Pass(hand) => {
                actions.nth(self.pass_distribution(hand, trump_of(world)).sample(dice))
            }
        }
    }

    /// Adds how likely each action is, on any scale.
    pub(crate) fn add_weights(
        self,
        world: &Septet,
        seat: Seat,
        actions: &Actions,
        weights: &mut Vec<f32>,
    ) {
        match *actions {
            Actions::Play(cards) => {
                weights.extend_from_slice(self.card_distribution_in(world, seat, cards).as_slice());
            }
            Actions::Pass(hand) => {
                weights.extend_from_slice(self.pass_distribution(hand, trump_of(world)).as_slice());
            }
        }
    }

    #[inline]
    fn card_distribution_in(
        self,
        world: &Septet,
        seat: Seat,
        cards: CardSet,
    ) -> Distribution<MAX_CARDS> {
        let (rules, board) = board_of(world, seat);
        let context = TrickContext::new(&rules, &board, shown_voids(world, &rules));
        self.card_distribution(&context, cards)
    }

    /// How likely each of these cards is to be played: not negative, in the set's order.
    #[inline]
    pub(super) fn card_distribution(
        self,
        context: &TrickContext<'_>,
        cards: CardSet,
    ) -> Distribution<MAX_CARDS> {
        let mut distribution = Distribution::new();
        for card in cards.iter() {
            distribution.push(self.score(context, card.index()));
        }
        distribution.softmax();
        distribution
    }

    /// How likely each pass out of this hand is.
    pub(super) fn pass_distribution(self, hand: CardSet, trump: Card) -> Distribution<MAX_TRIOS> {
        let dealt = DealtHand {
            cards: hand.bits(),
            trump: trump.suit().index(),
        };
        let mut distribution = Distribution::new();
        let mut scores = [0.0; 64];
        for card in hand.iter() {
            scores[card.index()] = self.score_passed(&dealt, card.index());
        }
        for action in Actions::Pass(hand).iter() {
            let Action::Pass { cards: trio } = action else {
                continue;
            };
            let alone: f32 = trio.cards().iter().map(|card| scores[card.index()]).sum();
            distribution.push(alone + self.score_passed_together(&dealt, trio.set().bits()));
        }
        distribution.softmax();
        distribution
    }
}

/// The place of a card among those of a set.
#[inline]
pub(super) fn place_of(card: Card, cards: CardSet) -> usize {
    (cards.bits() & ((1 << card.index()) - 1)).count_ones() as usize
}

/// The place of a trio among all of a hand, in the order of [`Actions::Pass`].
pub(super) fn place_of_trio(trio: Trio, hand: CardSet) -> usize {
    let n = hand.len();
    let [low, middle, high] = trio.cards().map(|card| place_of(card, hand));
    let pairs = |n: usize| n * n.saturating_sub(1) / 2;
    let trios = |n: usize| n * n.saturating_sub(1) * n.saturating_sub(2) / 6;
    // All that begin lower, then all with a lower middle, then those before in the last place.
    (trios(n) - trios(n - low)) + (pairs(n - low - 1) - pairs(n - middle)) + (high - middle - 1)
}
