//! What follows from a deal, a pass and a play.

use hyakki_core::{Seat, SeatSet};

use crate::action::Action;
use crate::bid::Bid;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::config::Lead;
use crate::numbers::LOSING_TRICKS;
use crate::round::Round;
use crate::round_result::RoundEnd;
use crate::rules::strength;
use crate::state::{Phase, Septet};
use crate::trick::Trick;
use crate::trio::Trio;

/// Carries out a legal action.
// Always inline: left to itself the compiler makes calls of what every card of a rollout needs, and that costs a tenth of it.
#[inline(always)]
pub(crate) fn apply(state: &mut Septet, seat: Seat, action: Action) {
    match action {
        Action::Play { card } => state.play(seat, card),
        Action::Pass { cards: trio } => state.pass(seat, trio),
    }
}

/// Lets a possible event happen: a round begins.
pub(crate) fn apply_chance(state: &mut Septet, chance: &Chance) {
    state.round = Round::EMPTY;
    state.round.trump = chance.trump;
    for (seat, &hand) in chance.hands.entries() {
        state.round.hands[seat.index()] = hand;
    }
    state.round_number += 1;
    state.phase = Phase::Pass(SeatSet::all(state.n_seats()));
}

impl Septet {
    /// A seat commits its pass; the last one to do so lets all cards change hands.
    fn pass(&mut self, seat: Seat, trio: Trio) {
        let Phase::Pass(waiting) = &mut self.phase else {
            unreachable!("cards are passed only before the first trick");
        };
        self.round.passes[seat.index()] = trio.set();
        *waiting = waiting.without(seat);
        if waiting.is_empty() {
            self.exchange();
        }
    }

    /// All passed cards change hands, and the first lead is settled.
    fn exchange(&mut self) {
        let was_dealt = self.round.hands;
        for giver in Seat::all(self.n_seats()) {
            let receiver = self.config.pass_target(giver);
            let passed = self.round.passes[giver.index()];
            let hands = &mut self.round.hands;
            hands[giver.index()] = hands[giver.index()].difference(passed);
            hands[receiver.index()] = hands[receiver.index()].union(passed);
        }
        let leader = self.leader.unwrap_or_else(|| {
            let hands = match self.config.lead {
                Lead::Holder => &self.round.hands,
                Lead::Dealt => &was_dealt,
            };
            holder_of(self.lead_card(), hands)
        });
        self.leader = Some(leader);
        self.phase = Phase::Play(Trick::led_by(leader));
    }

    /// A card goes to the trick; the last one decides it.
    #[inline(always)] // As `apply`.
    fn play(&mut self, seat: Seat, card: Card) {
        let n_seats = self.n_seats();
        let Phase::Play(trick) = &mut self.phase else {
            unreachable!("only a trick takes cards");
        };
        let round = &mut self.round;
        let single = CardSet::only(card);
        if trick.to_follow.is_empty() {
            trick.to_follow = card.suit_cards();
        }
        // No branches on what the cards are: they would be guessed wrong half of the time.
        let strength = strength(card, trick.to_follow, round.trump);
        trick.best = trick.best.max(Bid::new(strength, seat));
        trick.bosses = trick.bosses.union(single.intersection(CardSet::BOSSES));
        let hand = &mut round.hands[seat.index()];
        *hand = hand.difference(single);
        round.plays[usize::from(round.n_plays)] = card;
        round.n_plays += 1;
        trick.to_act = seat.left(n_seats);
        if trick.to_act == trick.leader {
            self.finish_trick();
        }
    }

    #[inline]
    fn finish_trick(&mut self) {
        let Phase::Play(trick) = &mut self.phase else {
            unreachable!("only a trick can be finished");
        };
        let (leader, winner) = (trick.leader, trick.best.seat());
        let bosses = &mut self.round.bosses[winner.index()];
        *bosses = bosses.union(trick.bosses);
        self.round.n_tricks[winner.index()] += 1;
        *trick = Trick::led_by(winner);
        if let Some(end) = self.round_end(winner) {
            self.finish_round(leader, winner, end);
        }
    }

    /// Whether the trick just won ends the round. Enough bosses count before a seventh trick.
    #[inline]
    fn round_end(&self, winner: Seat) -> Option<RoundEnd> {
        if self.team_bosses(winner).len() >= self.config.bosses_to_win() {
            Some(RoundEnd::Bosses)
        } else if self.team_tricks(winner) == LOSING_TRICKS {
            Some(RoundEnd::SevenTricks)
        } else if self.round.hands[winner.index()].is_empty() {
            Some(RoundEnd::LastTrick)
        } else {
            None
        }
    }

    /// The bosses this seat and its partner have captured.
    #[inline]
    pub(crate) fn team_bosses(&self, seat: Seat) -> CardSet {
        let bosses = &self.round.bosses;
        if self.n_seats() == 4 {
            bosses[seat.index() & 3].union(bosses[(seat.index() & 3) ^ 2])
        } else {
            bosses[seat.index()]
        }
    }

    /// The tricks this seat and its partner have won.
    #[inline]
    fn team_tricks(&self, seat: Seat) -> u8 {
        let n_tricks = &self.round.n_tricks;
        if self.n_seats() == 4 {
            n_tricks[seat.index() & 3] + n_tricks[(seat.index() & 3) ^ 2]
        } else {
            n_tricks[seat.index()]
        }
    }

    #[cold]
    fn finish_round(&mut self, last_leader: Seat, last_winner: Seat, end: RoundEnd) {
        let result = self.sum_up_round(last_leader, last_winner, end);
        for winner in result.winners.iter() {
            self.points[winner.index()] += result.gained;
        }
        let goal = self.config.scoring.goal();
        self.phase = if self.points.iter().any(|&points| points >= goal) {
            Phase::Over
        } else {
            Phase::Deal
        };
        self.leader = Some(last_winner);
        self.last_round = Some(result);
        self.round = Round::EMPTY;
    }
}

/// The seat that has this card in hand; every card but the trump card is in one.
#[inline]
fn holder_of(card: Card, hands: &[CardSet; 4]) -> Seat {
    let number: usize = (1..4)
        .map(|number| number * usize::from(hands[number].contains(card)))
        .sum();
    debug_assert!(hands[number].contains(card));
    Seat::new(number)
}
