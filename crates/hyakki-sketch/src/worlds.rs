//! Worlds that fit a view: everything the viewer knows holds in them, and each is equally likely.

use hyakki_core::{Dice, Game, Seat};

use crate::bag::CardBag;
use crate::deck::Deck;
use crate::hand::Hand;
use crate::numbers::{N_SEATS, N_VALUES};
use crate::stack::Stack;
use crate::state::{Phase, Sketch};
use crate::view::{PhaseView, SketchView, StackView};
use crate::yokai::Yokai;

/// A world that fits the view of a match that is not over, every way to deal the unseen cards and order the unseen yokai
/// equally likely.
pub(crate) fn determinize(view: &SketchView, dice: &mut impl Dice) -> Sketch {
    let empty = Sketch::new(view.config());
    let phase = match (view.phase, view.active) {
        (PhaseView::Play, Some(active)) => Phase::Play {
            active,
            n_played: view.n_played,
        },
        (PhaseView::Reshuffle, Some(active)) => Phase::Reshuffle { active },
        _ => return empty,
    };
    let mut deck = Deck::shuffled(view.unseen_cards(), dice);
    let [first, second] = [0, 1].map(|seat| view.deal_hand(Seat::new(seat), &mut deck));
    let mut world = Sketch {
        stacks: view.stacks.map(|stack| stack.determinize(dice)),
        hands: [first, second],
        notebooks: [0, 1].map(|seat| view.notebooks[Seat::new(seat)]),
        discard: view.discard,
        deck,
        last_cards: [0, 1].map(|seat| view.last_cards[Seat::new(seat)]),
        last_step: view.last_step,
        phase,
        n_quiet_turns: view.n_quiet_turns,
        is_yokai_taken: view.is_yokai_taken,
        ..empty
    };
    world.note_callable();
    world
}

impl SketchView {
    /// The sketch cards that the viewer cannot place: they are in the deck and in hands.
    #[must_use]
    pub fn unseen_cards(&self) -> CardBag {
        let mut unseen = CardBag::FULL.minus(self.discard);
        for side in self.stacks.iter().flat_map(|stack| stack.sides.iter()) {
            unseen = unseen.minus(*side);
        }
        for hand in self.hands.iter() {
            unseen = unseen.minus(hand.cards.or(hand.known).unwrap_or_default());
        }
        unseen
    }

    /// The seat's hand, what the viewer does not know of it taken from the top of the shuffled unseen cards.
    fn deal_hand(&self, seat: Seat, unseen: &mut Deck) -> Hand {
        let hand = self.hands[seat];
        let known = hand.known.unwrap_or_default();
        let seen = hand.cards.unwrap_or(known);
        let cards = seen.plus(unseen.draw_many(hand.len - seen.len()));
        let is_deck_empty = self.deck_len == 0;
        Hand::new(cards, if is_deck_empty { cards } else { known })
    }
}

impl StackView {
    fn determinize(&self, dice: &mut impl Dice) -> Stack {
        let mut unseen = [Yokai::from_bits(0); N_VALUES];
        let n_unseen = self.unseen.len();
        for (place, yokai) in unseen.iter_mut().zip(self.unseen.iter()) {
            *place = yokai;
        }
        let unseen = &mut unseen[..n_unseen];
        dice.shuffle(unseen);
        let sides = [0, 1].map(|seat| self.sides[Seat::new(seat)]);
        debug_assert_eq!(self.sides.len(), N_SEATS);
        Stack::rebuilt(self.seen, unseen, self.below, sides)
    }
}
