//! What follows from an action, and from chance.

use hyakki_core::{InParts, Seat};

use crate::action::{AbilityUse, Action};
use crate::bag::CardBag;
use crate::card::Card;
use crate::chance::{Chance, Setup};
use crate::colour::Colour;
use crate::deck::Deck;
use crate::hand::Hand;
use crate::happened::{Completed, Happened, Placed};
use crate::numbers::{HAND_SIZE, MAX_PLAYS, QUIET_TURNS};
use crate::rules::{index, opponent};
use crate::score::Ending;
use crate::stack::Stack;
use crate::state::{Phase, Sketch};

/// Carries out a legal action.
#[inline]
pub(crate) fn apply(state: &mut Sketch, seat: Seat, action: Action) {
    state.last_step = Some(Happened {
        seat,
        action: InParts(action),
        completed: [None; 2],
    });
    match action {
        Action::Play {
            card,
            colour,
            ability,
        } => {
            let is_hand_empty = state.place(seat, card, colour, ability);
            state.go_on(seat, is_hand_empty);
        }
        Action::Pass => state.end_turn(seat),
    }
}

/// Lets a possible event happen.
pub(crate) fn apply_chance(state: &mut Sketch, chance: &Chance) {
    match chance {
        Chance::Setup(setup) => state.set_up(setup),
        Chance::Reshuffle(deck) => state.reshuffle(*deck),
    }
}

impl Sketch {
    fn set_up(&mut self, setup: &Setup) {
        self.deck = setup.deck;
        for hand in &mut self.hands {
            *hand = Hand::new(self.deck.draw_many(HAND_SIZE), CardBag::EMPTY);
        }
        self.stacks = setup.stacks.map(Stack::shuffled);
        self.note_callable();
        self.begin_turn(setup.first);
    }

    fn reshuffle(&mut self, deck: Deck) {
        let Phase::Reshuffle { active } = self.phase else {
            unreachable!("the discard pile is shuffled only when somebody must draw");
        };
        self.deck = deck;
        self.discard = CardBag::EMPTY;
        self.begin_turn(active);
    }

    /// Plays a card, and tells whether it was the last one in the hand.
    #[inline]
    fn place(&mut self, seat: Seat, card: Card, colour: Colour, ability: AbilityUse) -> bool {
        let me = index(seat);
        let hand = &mut self.hands[me];
        let is_last_card = hand.cards().len() == 1;
        hand.lose(card);
        self.last_cards[me] = Some(Placed { card, colour });
        let is_complete = self.stacks[colour.index()].add_sketch(me, card);
        // Both checks come after the ability (ruling K4).
        if ability != AbilityUse::None {
            self.use_ability(seat, colour, ability);
        } else if is_complete {
            self.complete(colour);
        }
        is_last_card
    }

    #[inline(never)]
    fn use_ability(&mut self, seat: Seat, colour: Colour, ability: AbilityUse) {
        let reached = match ability {
            AbilityUse::None => colour,
            AbilityUse::Call { from } => {
                self.call(from, colour);
                colour
            }
            AbilityUse::Distract => self.distract(opponent(seat)),
        };
        if self.stacks[colour.index()].is_complete() {
            self.complete(colour);
        }
        if reached != colour && self.stacks[reached.index()].is_complete() {
            self.complete(reached);
        }
    }

    /// After a card is played: the match is over, or the turn is, or the seat plays on.
    #[inline]
    fn go_on(&mut self, seat: Seat, is_hand_empty: bool) {
        let Phase::Play { n_played, .. } = &mut self.phase else {
            return;
        };
        *n_played += 1;
        if *n_played == MAX_PLAYS || is_hand_empty {
            self.end_turn(seat);
        }
    }

    #[inline]
    fn call(&mut self, from: Colour, to: Colour) {
        let yokai = self.stacks[from.index()].take_top();
        self.stacks[to.index()].put_on_top(yokai);
        self.note_callable();
    }

    /// Turns the last card of a seat to its other sketch, and tells which stack it reached.
    #[inline]
    fn distract(&mut self, seat: usize) -> Colour {
        let Placed { card, colour } =
            self.last_cards[seat].expect("only a card on the table can be distracted");
        let reached = card.other(colour);
        self.stacks[colour.index()].remove_sketch(seat, card);
        self.stacks[reached.index()].add_sketch(seat, card);
        self.last_cards[seat] = Some(Placed {
            card,
            colour: reached,
        });
        reached
    }

    /// The stack has enough sketches: the majority takes the top yokai, or it runs to the bottom.
    #[inline(never)]
    fn complete(&mut self, colour: Colour) {
        let stack = &mut self.stacks[colour.index()];
        let majority = stack.majority();
        let yokai = match majority {
            Some(taker) => {
                let yokai = stack.take_top();
                if stack.is_empty() {
                    self.phase = Phase::Over(Ending::EmptyStack);
                }
                self.notebooks[taker].insert(yokai, colour);
                self.is_yokai_taken = true;
                self.discard_side(taker, colour);
                self.note_callable();
                yokai
            }
            None => {
                let yokai = stack.send_top_to_bottom();
                self.discard_side(0, colour);
                self.discard_side(1, colour);
                yokai
            }
        };
        self.note_completed(Completed {
            stack: colour,
            yokai,
            taken_by: majority.map(Seat::new),
        });
    }

    fn note_completed(&mut self, completed: Completed) {
        let happened = self.last_step.as_mut().expect("somebody acts");
        let place = usize::from(happened.completed[0].is_some());
        happened.completed[place] = Some(completed);
    }

    #[inline]
    fn discard_side(&mut self, seat: usize, colour: Colour) {
        let side = &mut self.stacks[colour.index()].sides[seat];
        self.discard = self.discard.plus(*side);
        *side = CardBag::EMPTY;
        let last = self.last_cards[seat];
        self.last_cards[seat] = last.filter(|placed| placed.colour != colour);
    }

    #[inline]
    fn end_turn(&mut self, seat: Seat) {
        self.n_quiet_turns = if self.is_yokai_taken {
            0
        } else {
            self.n_quiet_turns + 1
        };
        self.is_yokai_taken = false;
        if self.n_quiet_turns == QUIET_TURNS {
            self.phase = Phase::Over(Ending::QuietTurns);
            return;
        }
        let next = seat.left(self.n_seats());
        if self.deck.is_empty() {
            // At most 6 sketches lie at each stack and 3 are in each hand: 6 of the 36 are left over.
            assert!(!self.discard.is_empty(), "there is always a card to draw");
            self.phase = Phase::Reshuffle { active: next };
        } else {
            self.begin_turn(next);
        }
    }

    #[inline]
    fn begin_turn(&mut self, seat: Seat) {
        let card = self.deck.draw();
        self.hands[index(seat)].gain(card);
        if self.deck.is_empty() {
            for hand in &mut self.hands {
                hand.become_known();
            }
        }
        self.phase = Phase::Play {
            active: seat,
            n_played: 0,
        };
    }

    #[inline]
    pub(crate) fn note_callable(&mut self) {
        self.callable = Colour::ALL
            .into_iter()
            .filter(|colour| self.stacks[colour.index()].len() > 1)
            .collect();
    }
}
