//! What follows from an action, and from chance.

use hyakki_core::{Game, PerSeat, Seat};

use crate::action::Action;
use crate::card::{Card, Fall};
use crate::chance::Chance;
use crate::hand::Hand;
use crate::log::{Ended, Ending, Offering, Round, Sequel};
use crate::pile::Pile;
use crate::state::{Pagoda, Phase};

/// Carries out a legal action.
#[inline]
pub(crate) fn apply(state: &mut Pagoda, seat: Seat, action: Action) {
    debug_assert_eq!(state.check(seat, action), Ok(()), "{action}");
    match action {
        Action::Play { close, card, pile } => state.play(card, pile, close),
        Action::Give { card, to } => state.give(card, to),
        Action::Feed { to } => state.feed(to),
        Action::Draw | Action::Take => state.draw_or_take(action == Action::Take),
    }
}

/// Lets a possible event happen.
pub(crate) fn apply_chance(state: &mut Pagoda, chance: &Chance) {
    debug_assert_eq!(state.check_chance(chance), Ok(()));
    match (state.phase, chance) {
        (Phase::Setup, Chance::Setup { first, deck }) => {
            state.deck = deck.reversed();
            state.begin_round(*first);
            state.log.opening = Some(Pile::BOTH.map(|pile| {
                let card = state.deck.pop().expect("the first deal leaves cards");
                state.put(card, pile);
                card
            }));
        }
        (_, Chance::Shuffle { deck }) => {
            for pile in &mut state.piles {
                pile.keep_last();
            }
            state.deck = deck.reversed();
            state.go_on();
        }
        _ => unreachable!("only the chance that is awaited falls"),
    }
}

impl Pagoda {
    #[inline]
    fn play(&mut self, card: Card, pile: Pile, close: bool) {
        let covered = self.top(pile);
        self.put(card, pile);
        self.hands[self.active].remove(card);
        self.log.turns.push(Offering {
            card,
            pile,
            sequel: if close {
                Sequel::Closed
            } else {
                Sequel::Nothing
            },
        });
        match card.onto(covered) {
            Fall::Match => self.phase = Phase::Give,
            Fall::Higher => self.phase = Phase::DrawOrTake,
            Fall::Lower if close => self.end_round(Ending::Closed),
            Fall::Lower => self.end_turn(),
        }
    }

    #[inline]
    fn give(&mut self, card: Card, to: Seat) {
        self.hands[self.active].remove(card);
        self.hands[to].insert(card);
        self.log.turn().sequel = Sequel::Gave {
            card: Some(card),
            to,
        };
        self.end_turn();
    }

    fn feed(&mut self, to: Seat) {
        self.log.turn().sequel = Sequel::Fed {
            to,
            card: None,
            shuffled: false,
        };
        self.supply();
    }

    /// Takes the top card of the deck or of the other pile.
    ///
    /// Both in one, so that there is no branch on what nobody could predict.
    #[inline]
    fn draw_or_take(&mut self, is_take: bool) {
        let turn = self.log.turn();
        let other = turn.pile.other().index();
        let from = if is_take {
            &mut self.piles[other]
        } else {
            &mut self.deck
        };
        let card = from.pop();
        turn.sequel = match card {
            Some(card) if is_take => Sequel::Took {
                card,
                flipped: None,
                shuffled: false,
            },
            _ => Sequel::Drew {
                card,
                shuffled: false,
            },
        };
        self.tops[other] = self.piles[other].top();
        let is_enough = !self.piles[other].is_empty();
        match card {
            Some(card) => self.hands[self.active].insert(card),
            None => return self.supply(),
        }
        if is_enough {
            self.next_turn();
        } else {
            self.supply();
        }
    }

    /// Takes from the deck the card that the turn still needs, and ends the turn.
    /// Where there is none, a new deck is asked for at this very moment (ruling P5).
    #[cold]
    fn supply(&mut self) {
        let Some(top) = self.deck.pop() else {
            self.phase = Phase::ShuffleToPlay;
            return;
        };
        let active = self.active;
        let turn = self.log.turn();
        match &mut turn.sequel {
            Sequel::Drew { card, .. } => {
                *card = Some(top);
                self.hands[active].insert(top);
            }
            &mut Sequel::Fed {
                to, ref mut card, ..
            } => {
                *card = Some(top);
                self.hands[to].insert(top);
            }
            Sequel::Took { flipped, .. } => {
                *flipped = Some(top);
                let other = turn.pile.other();
                self.put(top, other);
            }
            Sequel::Nothing | Sequel::Closed | Sequel::Gave { .. } => {
                unreachable!("these need no card")
            }
        }
        self.end_turn();
    }

    /// Puts a card on top of a pile.
    #[inline]
    fn put(&mut self, card: Card, pile: Pile) {
        self.piles[pile.index()].push(card);
        self.tops[pile.index()] = card;
    }

    /// Ends a turn that may have taken the last card from the hand.
    #[inline]
    fn end_turn(&mut self) {
        if self.hands[self.active].is_empty() {
            self.end_round(Ending::OutOfCards);
        } else {
            self.next_turn();
        }
    }

    /// Ends a turn with cards left in the hand.
    #[inline]
    fn next_turn(&mut self) {
        if self.n_turns_left == 1 {
            self.end_round(Ending::TurnLimit);
        } else {
            self.n_turns_left -= 1;
            self.active = self.active.left(self.n_seats());
            self.phase = Phase::Play;
        }
    }

    #[cold]
    fn end_round(&mut self, ending: Ending) {
        let n_seats = self.n_seats();
        let failed = PerSeat::from_fn(n_seats, |seat| self.hands[seat].cards());
        self.log.round().end = Some(Ended {
            ending,
            hand: failed[self.active],
            n_failed: PerSeat::from_fn(n_seats, |seat| self.hands[seat].len() as u8),
        });
        for seat in Seat::all(n_seats) {
            self.pools[seat] = self.pools[seat] | failed[seat];
            self.hands[seat] = Hand::EMPTY;
        }
        if self.round() == self.config.n_rounds() {
            self.phase = Phase::Over;
        } else {
            self.begin_round(self.next_starter());
        }
    }

    /// Left of the player who ended the round (ruling P3); two players take turns whoever ended it.
    fn next_starter(&self) -> Seat {
        let last = match self.log.rounds.last() {
            Some(round) if self.n_seats() == 2 => round.starter,
            _ => self.active,
        };
        last.left(self.n_seats())
    }

    fn begin_round(&mut self, starter: Seat) {
        self.log.rounds.push(Round {
            starter,
            n_dealt: 0,
            n_dealt_before_shuffle: None,
            first_turn: self.log.turns.len() as u16,
            end: None,
        });
        self.active = starter;
        self.n_turns_left = self.config.max_turns() as u16;
        self.deal();
    }

    /// Deals what is still to be dealt. A deal for which there are no more cards stops (ruling P6).
    fn deal(&mut self) {
        let n_seats = self.n_seats();
        let round = self.log.rounds.last_mut().expect("a round has begun");
        let n_before = usize::from(round.n_dealt);
        let n_wanted = self.config.n_dealt() - n_before;
        let cards = self.deck.draw(n_wanted);
        round.n_dealt += cards.len() as u8;
        self.log.dealt.extend(cards.iter().rev().copied());
        if cards.len() == self.config.n_dealt() {
            // The whole deal at once, as it nearly always is.
            self.hands.deal(cards, round.starter, n_seats);
        } else {
            let mut seat = round.starter.left_by(n_before % n_seats, n_seats);
            for &card in cards.iter().rev() {
                self.hands[seat].insert(card);
                seat = seat.left(n_seats);
            }
        }
        // Without cards under their tops, the piles cannot become a new deck.
        let is_stuck = self.piles.iter().all(|pile| pile.len() < 2);
        self.phase = if cards.len() == n_wanted || is_stuck {
            Phase::Play
        } else {
            Phase::ShuffleToDeal
        };
    }

    /// Goes on with what needed a card when the deck was empty.
    fn go_on(&mut self) {
        if self.phase == Phase::ShuffleToDeal {
            let round = self.log.round();
            round.n_dealt_before_shuffle = Some(round.n_dealt);
            self.deal();
            return;
        }
        if let Sequel::Drew { shuffled, .. }
        | Sequel::Fed { shuffled, .. }
        | Sequel::Took { shuffled, .. } = &mut self.log.turn().sequel
        {
            *shuffled = true;
        }
        self.supply();
    }
}
